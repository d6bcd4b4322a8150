"""Notes at tables: for their writers only, as long as the table is there; and names of tables."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put
from bot.i18n.names import LONGEST_NAME
from bot.model.errors import InvalidInput, NotYourSeat, TableNotFound
from bot.tables.game import absence, notes
from bot.tables.game.notes import LONGEST_NOTE
from bot.tables.lobby import lobbies, opening
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, World
from tests.games.core.toy import TOY


async def test_a_note_is_its_writers_own(world: World) -> None:
    """Kept over restarts, written anew, taken out by an empty text; a seat that a robot has does not take it away."""
    book = world.tables.notes
    table = await world.game_of(ANA, BRUNO)
    await book.write(table, ANA.user_id, "keep two corn")
    await book.write(table, BRUNO.user_id, "rail him")
    await absence.leave(world.context, table, BRUNO.user_id)

    await world.restart()
    book = world.tables.notes
    assert await book.read(table, ANA.user_id) == "keep two corn"
    assert await book.read(table, BRUNO.user_id) == "rail him"
    assert await book.read(table, CLARA.user_id) == ""
    await book.write(table, ANA.user_id, "sell")
    assert await book.read(table, ANA.user_id) == "sell"
    await book.write(table, ANA.user_id, "")
    assert await book.read(table, ANA.user_id) == ""


async def test_who_may_write_how_much(world: World) -> None:
    """People with a seat; not more than a form takes."""
    table = await world.lobby(ANA)
    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await world.tables.notes.write(table, BRUNO.user_id, "x")
    with pytest.raises(InvalidInput, match="tables-note-too-long"):
        await world.tables.notes.write(table, ANA.user_id, "x" * (LONGEST_NOTE + 1))
    with pytest.raises(TableNotFound):
        await world.tables.notes.write(99, ANA.user_id, "x")

    assert await world.tables.notes.read(table, ANA.user_id) == ""


async def test_notes_are_given_out_and_forgotten(world: World) -> None:
    """`/privacy`."""
    table = await world.lobby(ANA, BRUNO)
    await world.tables.notes.write(table, ANA.user_id, "keep two corn")

    told = await world.tables.privacy.export(ANA.user_id)
    await world.tables.privacy.forget(ANA.user_id)

    assert b"keep two corn" in told
    assert await world.tables.notes.read(table, ANA.user_id) == ""


async def forgotten_first(
    world: World, monkeypatch: pytest.MonkeyPatch, gone: Callable[[], Awaitable[object]]
) -> None:
    """From now on that happens right before the next transaction that writes."""
    database = world.context.database
    write = database.write

    @asynccontextmanager
    async def later() -> AsyncIterator[AsyncConnection]:
        monkeypatch.setattr(database, "write", write)
        await gone()
        async with write() as connection:
            yield connection

    monkeypatch.setattr(database, "write", later)


async def test_nobody_writes_who_has_just_been_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their last press may still be under way: nothing of theirs is stored after the rest is gone."""
    table = await world.lobby(BRUNO, ANA)
    privacy = world.tables.privacy
    await forgotten_first(world, monkeypatch, lambda: privacy.forget(ANA.user_id))

    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await world.tables.notes.write(table, ANA.user_id, "keep two corn")

    assert await world.tables.notes.read(table, ANA.user_id) == ""


async def test_a_note_at_a_table_that_has_just_been_taken_out(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`KEEP_DAYS` are over: the writer reads that there is no such table."""
    world.config = structs.replace(world.config, keep_days=1)
    await world.restart()
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    world.later(days=2)
    await forgotten_first(world, monkeypatch, world.tables.retention.work)

    with pytest.raises(TableNotFound):
        await world.tables.notes.write(table, ANA.user_id, "well played")


async def test_a_note_goes_with_a_person_whom_another_process_forgets(
    migrated_postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forgetting begins while the note is being stored: it waits for it, and takes it out."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    table = await one.game_of(ANA, BRUNO)
    await absence.leave(one.tables.context, table, ANA.user_id)
    await one.settle()
    await two.start()
    forgetting: list[asyncio.Task[None]] = []

    async def slowly(connection: AsyncConnection, *args: Any, **row: Any) -> None:
        task = asyncio.create_task(two.tables.privacy.forget(ANA.user_id))
        forgetting.append(task)
        in_the_way = False
        while not (task.done() or in_the_way):
            locks = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            in_the_way = bool(await connection.scalar(locks))
        await put(connection, *args, **row)

    monkeypatch.setattr(notes, "put", slowly)
    await one.tables.notes.write(table, ANA.user_id, "keep two corn")
    await asyncio.gather(*forgetting)

    assert await one.tables.notes.read(table, ANA.user_id) == ""


async def test_a_table_has_a_name(world: World) -> None:
    """In lists, for managers, and at the rematch; a long one is cut."""
    wanted = "Friday night " * 9
    opened = await lobbies.open_lobby(
        world.context, TOY.id, ANA, channel_id=CHANNEL, guild_id=GUILD, language="en", name=wanted
    )
    await lobbies.join(world.context, opened.id, BRUNO)
    name = (await reading.table(world.context, opened.id)).name

    assert name == wanted[:LONGEST_NAME]
    assert [line.name for line in await reading.my_tables(world.context, ANA.user_id)] == [name]
    assert [one.name for one in await world.tables.managing.tables(GUILD)] == [name]
    await lobbies.start_game(world.context, opened.id, ANA.user_id)
    await world.to_the_end(opened.id)
    assert (await opening.rematch(world.context, opened.id, BRUNO)).name == name
