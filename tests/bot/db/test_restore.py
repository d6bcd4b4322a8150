"""A backup is put back: checked first, never over a running program, and what was there is kept."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.db.backup import backup
from bot.db.file_lock import alone_on
from bot.db.restore import restore
from bot.model.errors import DatabaseRefused

NOW = datetime(2026, 11, 25, 9, 30, tzinfo=UTC)


def write(file: Path, note: str) -> None:
    """A database that has our tables and a note."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("CREATE TABLE tables (note TEXT)")
        database.execute("INSERT INTO tables VALUES (?)", (note,))


def note_in(file: Path) -> str:
    """What the note says."""
    with closing(sqlite3.connect(file)) as database:
        (note,) = database.execute("SELECT note FROM tables").fetchone()
    return str(note)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Yesterday's, with a backup beside it, and played on since."""
    file = tmp_path / "feitoria.sqlite3"
    write(file, "yesterday")
    backup(f"sqlite+aiosqlite:///{file}", tmp_path / "copy.sqlite3")
    with closing(sqlite3.connect(file)) as opened, opened:
        opened.execute("UPDATE tables SET note = 'today'")
    return file


def address(file: Path) -> str:
    """The address of a database file."""
    return f"sqlite+aiosqlite:///{file}"


def test_the_copy_takes_the_place_of_the_database(database: Path, tmp_path: Path) -> None:
    """What was there is kept under the time; a journal that belonged to it is gone."""
    (tmp_path / "feitoria.sqlite3-shm").touch()

    kept = restore(address(database), tmp_path / "copy.sqlite3", NOW)

    assert note_in(database) == "yesterday"
    assert kept == tmp_path / "feitoria.sqlite3.before-20261125T093000Z"
    assert note_in(kept) == "today"
    assert database.stat().st_mode & 0o077 == 0
    assert not (tmp_path / "feitoria.sqlite3-shm").exists()


def test_there_may_be_no_database_yet(database: Path, tmp_path: Path) -> None:
    """On another machine."""
    moved = tmp_path / "moved" / "feitoria.sqlite3"

    assert restore(address(moved), tmp_path / "copy.sqlite3", NOW) is None
    assert note_in(moved) == "yesterday"


def test_a_running_program_is_not_disturbed(database: Path, tmp_path: Path) -> None:
    """It holds the file."""
    with (
        alone_on(address(database)),
        pytest.raises(DatabaseRefused, match="Another program works on"),
    ):
        restore(address(database), tmp_path / "copy.sqlite3", NOW)
    assert note_in(database) == "today"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (None, "There is no backup at"),
        (b"not a database, but long enough to be looked at as one" * 20, "cannot be read"),
        (b"", "is no backup of Feitoria"),
    ],
)
def test_what_is_no_backup_is_refused(
    database: Path, tmp_path: Path, content: bytes | None, why: str
) -> None:
    """And the database stays."""
    file = tmp_path / "other"
    if content is not None:
        file.write_bytes(content)

    with pytest.raises(DatabaseRefused, match=why):
        restore(address(database), file, NOW)
    assert note_in(database) == "today"


def test_the_database_is_no_backup_of_itself(database: Path) -> None:
    """It would be gone before it is read."""
    with pytest.raises(DatabaseRefused, match="the database itself"):
        restore(address(database), database, NOW)


def test_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    """They are named."""
    with pytest.raises(DatabaseRefused, match="pg_restore"):
        restore("postgresql+asyncpg://there/tables", tmp_path / "copy", NOW)
