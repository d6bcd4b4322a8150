"""Notes at tables: for their writers only, as long as the table is there; and names of tables."""

import pytest

from bot.model import NoSuchTable, TableError
from bot.tables.notes import LONGEST_NOTE
from bot.words.names import LONGEST_NAME
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, World
from tests.games.core.toy import TOY


async def test_a_note_is_its_writers_own(world: World) -> None:
    """Kept over restarts, written anew, taken out by an empty text; a seat that the house has does not take it away."""
    notes = world.tables.notes
    table = await world.game_of(ANA, BRUNO)
    await notes.write(table, ANA.user_id, "keep two corn")
    await notes.write(table, BRUNO.user_id, "rail him")
    await world.tables.leave(table, BRUNO.user_id)

    await world.restart()
    notes = world.tables.notes
    assert await notes.read(table, ANA.user_id) == "keep two corn"
    assert await notes.read(table, BRUNO.user_id) == "rail him"
    assert await notes.read(table, CLARA.user_id) == ""
    await notes.write(table, ANA.user_id, "sell")
    assert await notes.read(table, ANA.user_id) == "sell"
    await notes.write(table, ANA.user_id, "")
    assert await notes.read(table, ANA.user_id) == ""


async def test_who_may_write_how_much(world: World) -> None:
    """People with a seat; not more than a form takes."""
    table = await world.lobby(ANA)
    with pytest.raises(TableError, match="tables-not-your-seat"):
        await world.tables.notes.write(table, BRUNO.user_id, "x")
    with pytest.raises(TableError, match="tables-note-too-long"):
        await world.tables.notes.write(table, ANA.user_id, "x" * (LONGEST_NOTE + 1))
    with pytest.raises(NoSuchTable):
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


async def test_a_table_has_a_name(world: World) -> None:
    """In lists, for managers, and at the rematch; a long one is cut."""
    wanted = "Friday night " * 9
    opened = await world.tables.open_lobby(
        TOY.id, ANA, channel_id=CHANNEL, guild_id=GUILD, language="en", name=wanted
    )
    await world.tables.join(opened.id, BRUNO)
    name = (await world.tables.table(opened.id)).name

    assert name == wanted[:LONGEST_NAME]
    assert [line.name for line in await world.tables.my_tables(ANA.user_id)] == [name]
    assert [one.name for one in await world.tables.managing.tables(GUILD)] == [name]
    await world.tables.start_game(opened.id, ANA.user_id)
    await world.to_the_end(opened.id)
    assert (await world.tables.rematch(opened.id, BRUNO)).name == name
