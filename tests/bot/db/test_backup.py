"""Backups: a whole database of one moment, taken while the bot runs, for its owner alone."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest

from bot.db.backup import backup
from bot.model.errors import DatabaseRefused
from bot.model.tables import Phase
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, World


async def test_a_backup_is_taken_while_the_bot_runs(sqlite_url: str, tmp_path: Path) -> None:
    """Moves go on meanwhile; the copy is a whole database of one moment."""
    world = World(sqlite_url)
    await world.start()
    table = await world.game_of(ANA, BRUNO)
    await world.move(table)
    step = (await reading.table(world.context, table)).step
    target = tmp_path / "copies" / "copy.sqlite3"

    copied, _ = await asyncio.gather(
        asyncio.to_thread(backup, sqlite_url, target), world.move(table)
    )

    await world.settle()
    await world.tables.close()
    assert copied == target
    other = World(f"sqlite+aiosqlite:///{target}")
    await other.start()
    assert (await reading.table(other.context, table)).step in {step, step + 1}
    info = await other.to_the_end(table)
    assert info.phase is Phase.FINISHED
    await other.tables.close()


def test_a_backup_is_its_owners_alone(tmp_path: Path) -> None:
    """Hands and secrets stand in it: nobody else may read it, whatever the program leaves to new files."""
    there, target = tmp_path / "there.sqlite3", tmp_path / "copies" / "copy.sqlite3"
    with sqlite3.connect(there) as connection:
        connection.execute("CREATE TABLE hands (card TEXT)")
    connection.close()
    mask = os.umask(0)
    try:
        backup(f"sqlite+aiosqlite:///{there}", target)
    finally:
        os.umask(mask)

    assert target.stat().st_mode & 0o777 == 0o600
    assert target.parent.stat().st_mode & 0o777 == 0o700
    with sqlite3.connect(target) as copy:
        assert copy.execute("SELECT count(*) FROM hands").fetchone() == (0,)
    copy.close()


def test_a_backup_that_cannot_be_is_refused(tmp_path: Path) -> None:
    """No database, not SQLite, or a file that is there already: said in one sentence."""
    there = tmp_path / "there.sqlite3"
    sqlite3.connect(there).close()
    url = f"sqlite+aiosqlite:///{there}"
    with pytest.raises(DatabaseRefused, match="There is no database"):
        backup(f"sqlite+aiosqlite:///{tmp_path / 'none.sqlite3'}", tmp_path / "x")
    with pytest.raises(DatabaseRefused, match="pg_dump"):
        backup("postgresql+asyncpg://somebody@127.0.0.1/none", tmp_path / "x")
    with pytest.raises(DatabaseRefused, match="is there already"):
        backup(url, there)
