"""A copy of the SQLite database while the bot runs."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.db.file_lock import OWNER_ONLY_FILE, OWNER_ONLY_FOLDER
from bot.model.errors import DatabaseRefused

WAIT_SECONDS = 30.0


def backup(database_url: str, target: Path) -> Path:
    """Write the database as it stands at one moment to a new file, and check it. Raises `DatabaseRefused`.

    Readers and writers go on meanwhile. The copy is a database by itself, which nobody but its owner reads:
    put it where the original was.
    """
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise DatabaseRefused("Only SQLite is backed up here: for PostgreSQL use pg_dump.")
    source = Path(url.database)
    if not source.is_file():
        raise DatabaseRefused(f"There is no database at {source}.")
    if target.exists():
        raise DatabaseRefused(f"{target} is there already: name a new file.")
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY_FOLDER)
        part.unlink(missing_ok=True)
        part.touch(OWNER_ONLY_FILE, exist_ok=False)
        _copy(source, part)
        part.rename(target)
    except (OSError, sqlite3.Error) as problem:
        part.unlink(missing_ok=True)
        raise DatabaseRefused(f"{target} cannot be written: {problem}.") from problem
    return target


def _copy(source: Path, target: Path) -> None:
    """The copy, checked."""
    with closing(sqlite3.connect(source, timeout=WAIT_SECONDS)) as connection:
        connection.execute("VACUUM INTO ?", (str(target),))
    with closing(sqlite3.connect(target)) as copy:
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise DatabaseRefused(f"The copy is damaged: {verdict}.")
