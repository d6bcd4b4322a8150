"""Putting a backup in the place of the SQLite database."""

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.db.backup import backup
from bot.db.file_lock import OWNER_ONLY_FILE, alone_on
from bot.model.errors import DatabaseRefused

TABLES = {"alembic_version", "tables"}
"""What every database of ours has."""


def restore(database_url: str, copy: Path, now: datetime) -> Path | None:
    """Replace the database by the copy while no program works on it. Raises `DatabaseRefused`.

    Returns where the database that was there has been kept, beside the new one; None where there was none.
    """
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise DatabaseRefused("Only SQLite is restored here: for PostgreSQL use pg_restore.")
    database = Path(url.database)
    if copy.exists() and database.exists() and copy.samefile(database):
        raise DatabaseRefused(f"{copy} is the database itself.")
    _examine(copy)
    with alone_on(database_url):
        kept = None
        if database.is_file():
            kept = database.with_name(f"{database.name}.before-{now:%Y%m%dT%H%M%SZ}")
            backup(database_url, kept)
        part = database.with_name(f"{database.name}.part")
        try:
            shutil.copyfile(copy, part)
            part.chmod(OWNER_ONLY_FILE)
            for end in ("-wal", "-shm"):
                database.with_name(database.name + end).unlink(missing_ok=True)
            part.replace(database)
        except OSError as problem:
            part.unlink(missing_ok=True)
            raise DatabaseRefused(f"{database} cannot be written: {problem}.") from problem
    return kept


def _examine(copy: Path) -> None:
    """Raises `DatabaseRefused` where the file is no undamaged database of ours."""
    if not copy.is_file():
        raise DatabaseRefused(f"There is no backup at {copy}.")
    try:
        with closing(sqlite3.connect(f"{copy.resolve().as_uri()}?mode=ro", uri=True)) as opened:
            (verdict,) = opened.execute("PRAGMA integrity_check").fetchone()
            names = {name for (name,) in opened.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as problem:
        raise DatabaseRefused(f"{copy} cannot be read: {problem}.") from problem
    if verdict != "ok":
        raise DatabaseRefused(f"{copy} is damaged: {verdict}.")
    if not names >= TABLES:
        raise DatabaseRefused(f"{copy} is no backup of Feitoria.")
