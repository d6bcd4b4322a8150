"""How PostgreSQL is asked: no transaction around a single look, none that is rolled back, no question whether it is there."""

from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError

from bot.db import database, retry
from bot.db.database import Database
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, World

ONE = text("SELECT 1")


def trips_of(world: World) -> list[str]:
    """What the connections send from now on, but for prepared statements: what begins and ends transactions, and pings."""
    sent: list[str] = []

    def taken(connection: Any, _record: object, _proxy: object) -> None:
        raw = connection.driver_connection
        raw.remove_query_logger(note)
        raw.add_query_logger(note)

    def note(query: Any) -> None:
        sent.append(query.query)

    event.listen(world.context.database.engine.sync_engine, "checkout", taken)
    return sent


async def test_a_press_sends_nothing_needless(migrated_postgres_url: str) -> None:
    """A look is its statement; what is begun is committed."""
    world = World(migrated_postgres_url, scan_seconds=60)
    await world.start()
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    await world.move(table)
    await world.settle()
    sent = trips_of(world)

    with world.context.press():
        await reading.glance(world.context, table)
        assert sent == []
        ask = await world.asked(table)
        await world.play(table, ask, world.answer(ask.decision))
    await world.settle()

    begun = [one for one in sent if one.startswith("BEGIN")]
    ended = [one for one in sent if one.startswith("COMMIT")]
    assert 2 <= len(begun) <= 4
    assert len(ended) == len(begun)
    assert not {one.strip(" ;") for one in sent} & {"", "ROLLBACK"}


@pytest.mark.parametrize("unused", [0.0, database.UNUSED])
async def test_a_connection_that_was_cut_off_while_unused_is_replaced(
    migrated_postgres_url: str, monkeypatch: pytest.MonkeyPatch, unused: float
) -> None:
    """After a while it is asked first; before that whoever uses it reads of the trouble, and the next one has another."""
    monkeypatch.setattr(database, "UNUSED", unused)
    own, other = Database(migrated_postgres_url), Database(migrated_postgres_url)
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE pid <> pg_backend_pid() AND datname = current_database()"
    )
    async with own.look() as connection:
        await connection.execute(ONE)
    async with other.look() as connection:
        await connection.execute(cut)

    found = [await looked(own) for _ in range(2)]

    assert found[-1] == 1
    assert found[0] == 1 or (unused and retry.passes(found[0]))
    await own.close()
    await other.close()


async def looked(own: Database) -> Any:
    """What a look gives, or the trouble with it."""
    try:
        async with own.look() as connection:
            return await connection.scalar(ONE)
    except DBAPIError as problem:
        return problem
