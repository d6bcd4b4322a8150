"""Databases of before, brought up to date: what was stored holds, and what runs goes on."""

from datetime import timedelta

from sqlalchemy import text, update

from bot.store.database import Database
from bot.store.schema import SEATS
from bot.tables.hours import OwnTime
from tests.bot.store.test_storage import migrated_to
from tests.bot.tables.world import ANA, BRUNO, START, World


async def test_games_of_a_database_without_quiet_hours_go_on(database_url: str) -> None:
    """Whoever was stored may be called at any hour, and keeps what they chose; a clock that ran runs as before."""
    database = Database(database_url)
    due_at = START + timedelta(hours=30)
    async with database.write() as connection:
        await connection.run_sync(migrated_to, "v0022")
        await connection.execute(
            text("INSERT INTO people (user_id, language) VALUES (101, 'pt-BR')")
        )
    await database.close()
    world = World(database_url)
    tables = await world.start()
    assert await tables.people.hours.of(ANA.user_id) == OwnTime(None, None)
    assert await tables.people.language(ANA.user_id) == "pt-BR"
    table = await world.game_of(ANA, BRUNO)
    async with tables.shared.database.write() as connection:
        await connection.execute(text("UPDATE seats SET due_at = NULL"))
        await connection.execute(update(SEATS).where(SEATS.c.required).values(due_at=due_at))
    tables.shared.rows.forget(table)

    await tables.people.hours.set(ANA.user_id, "UTC", 22, 8)
    await tables.people.hours.set(BRUNO.user_id, "UTC", 22, 8)

    info = await tables.table(table)
    assert {seat.due_at for seat in info.seats if seat.required} == {due_at}
