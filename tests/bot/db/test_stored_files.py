"""Files of releases before 0.1, with games that were being played: all go on, and nothing is lost.

In each file there is a game of San Juan and one of CATAN of three people, with a half-made answer and requests to take back.
"""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.db.database import NEWEST
from bot.model.errors import DatabaseRefused
from bot.model.outcomes import Carried
from bot.model.tables import Phase
from bot.tables.game import early_end
from bot.tables.game.proposals import vote
from bot.tables.queries import reading, records
from games.catalogue import GAMES
from games.core.record import read
from tests.bot.tables.world import ANA, BRUNO, CLARA, World
from tests.playing import faults

FILES = sorted((Path(__file__).parent / "stored").glob("*.sqlite3.xz"))

TABLES = {"san-juan": 1, "catan": 2}

MOVES = 12


@pytest.fixture(params=FILES, ids=[file.name.partition(".sqlite3")[0] for file in FILES])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of the file."""
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(lzma.decompress(request.param.read_bytes()))
    return path


def rows_of(path: Path, table: str) -> list[tuple[object, ...]]:
    """What a file has of the journal or of a person's things, in order."""
    with closing(sqlite3.connect(path)) as file:
        return sorted(file.execute(f"SELECT * FROM {table}"), key=str)


@pytest.mark.parametrize("name", TABLES)
async def test_a_stored_game_goes_on(stored: Path, name: str) -> None:
    """Its position is what it was, moves are made, and its record is right."""
    before = rows_of(stored, "steps")
    [game] = [one for one in GAMES if one.id == name]
    world, table = World(f"sqlite+aiosqlite:///{stored}", game), TABLES[name]
    await world.start()
    position = await reading.position(world.context, table)

    assert position.table.step == max(int(str(row[1])) for row in before if row[0] == table)
    for _ in range(MOVES):
        await world.move(table)
        await world.settle()
    await early_end.propose(world.context, table, ANA.user_id)
    await vote(world.context, table, BRUNO.user_id, early_end.VOTE, agree=True)
    done = await vote(world.context, table, CLARA.user_id, early_end.VOTE, agree=True)
    record = read(await records.record(world.context, table))

    assert isinstance(done, Carried)
    assert done.table.phase is Phase.ABANDONED
    # What an older schema of the game's was played by is checked with the release that played it.
    assert {finding.kind for finding in faults(game, record)} <= {"unchecked"}


async def test_what_was_half_made_is_kept(stored: Path) -> None:
    """Each of the answers to a question that still stands."""
    with closing(sqlite3.connect(stored)) as file:
        known = file.execute(
            "SELECT drafts.table_id, drafts.seat, drafts.body FROM drafts JOIN seats USING (table_id, seat, ask)"
            " WHERE seats.asked ORDER BY 1, 2"
        ).fetchall()
    world = World(f"sqlite+aiosqlite:///{stored}", GAMES[0])
    await world.start()
    await world.tables.close()
    with closing(sqlite3.connect(stored)) as file:
        kept = file.execute(
            "SELECT table_id, seat, draft FROM seats WHERE draft IS NOT NULL ORDER BY 1, 2"
        ).fetchall()

    assert known
    assert kept == known


async def test_a_copy_is_kept_beside_the_file(stored: Path) -> None:
    """As it was, once; a start that finds nothing to do makes none."""
    before = {table: rows_of(stored, table) for table in ("tables", "seats", "steps", "outbox")}
    copy = stored.with_name(f"tables.before-{NEWEST}.sqlite3")
    [game] = [one for one in GAMES if one.id == "catan"]
    for _ in range(2):
        world = World(f"sqlite+aiosqlite:///{stored}", game)
        await world.start()
        await world.tables.close()

    assert {table: rows_of(copy, table) for table in before} == before
    assert list(stored.parent.glob("*before*")) == [copy]


async def test_without_room_for_a_copy_nothing_is_changed(stored: Path) -> None:
    """The operator is told, and the file is as it was."""
    stored.with_name(f"tables.before-{NEWEST}.sqlite3.part").mkdir()
    before = {table: rows_of(stored, table) for table in ("tables", "seats", "steps", "outbox")}
    world = World(f"sqlite+aiosqlite:///{stored}", GAMES[0])

    with pytest.raises(DatabaseRefused):
        await world.start()

    [(shape,)] = rows_of(stored, "alembic_version")
    assert str(shape) < NEWEST
    assert {table: rows_of(stored, table) for table in before} == before
