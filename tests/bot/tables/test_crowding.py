"""Opening tables has bounds: so many that gather for a person and for a channel, and a while between two."""

import asyncio
from typing import Any

import pytest

from bot.model.errors import LimitReached, TableError, TooManyTables
from bot.model.people import Person
from bot.model.tables import TableInfo
from bot.tables.lobby import lobbies, opening
from games.core.model import Message, say
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, World


async def within(url: str, **config: Any) -> World:
    """The service with these bounds."""
    world = World(url, **config)
    await world.start()
    return world


async def opened(world: World, host: Person, channel: int = CHANNEL) -> TableInfo:
    """A new table."""
    return await lobbies.open_lobby(
        world.context, world.game.id, host, channel_id=channel, guild_id=GUILD, language="en"
    )


async def crowded(world: World, host: Person) -> tuple[Message, list[int]]:
    """Why there is no other table of that host, and which ones are named."""
    with pytest.raises(TooManyTables) as refusal:
        await opened(world, host)
    return refusal.value.message, [line.table for line in refusal.value.lines]


async def test_a_person_has_so_many_tables_that_gather(migrated_url: str) -> None:
    """The refusal names them with their messages; one that has started or is closed makes room, others are free."""
    world = await within(migrated_url, person_lobbies=2)
    first, second = [(await opened(world, ANA)).id for _ in range(2)]
    await world.settle()

    assert await crowded(world, ANA) == (say("tables-too-many-own", most=2), [second, first])

    with pytest.raises(TooManyTables) as refusal:
        await opened(world, ANA, CHANNEL + 1)
    assert all(line.message_id is not None for line in refusal.value.lines)
    await opened(world, BRUNO)
    await lobbies.join(world.context, first, BRUNO)
    await lobbies.start_game(world.context, first, ANA.user_id)
    await world.settle()
    third = (await opened(world, ANA)).id
    assert (await crowded(world, ANA))[1] == [third, second]
    await lobbies.close(world.context, second, ANA.user_id)
    assert (await opened(world, ANA)).id == third + 1, "a refusal stores nothing"


async def test_a_channel_has_so_many_tables_that_gather(migrated_url: str) -> None:
    """Whoever opened them; in another channel there is room."""
    world = await within(migrated_url, channel_lobbies=2)
    tables = [(await opened(world, host)).id for host in (ANA, BRUNO)]

    assert await crowded(world, CLARA) == (say("tables-too-many-here", most=2), tables[::-1])

    await opened(world, CLARA, CHANNEL + 1)
    await lobbies.close(world.context, tables[0], ANA.user_id)
    await opened(world, CLARA)


async def test_the_next_table_waits_a_while(migrated_url: str) -> None:
    """Also where the last one is closed already; the refusal says how long, to the second."""
    world = await within(migrated_url, opening_seconds=10)
    table = await opened(world, ANA)
    await lobbies.close(world.context, table.id, ANA.user_id)
    world.later(seconds=7.5)

    with pytest.raises(TableError) as refusal:
        await opened(world, ANA)

    assert refusal.value.message == say("tables-too-soon", seconds=3)
    await opened(world, BRUNO)
    world.later(seconds=2.5)
    await opened(world, ANA)


async def test_rematches_count_for_whoever_opens_them(migrated_url: str) -> None:
    """Whoever joins the one that there is opens nothing."""
    world = await within(migrated_url, person_lobbies=1, opening_seconds=10)
    table = await world.game_of(ANA, BRUNO)
    await world.to_the_end(table)
    with pytest.raises(LimitReached, match="tables-too-soon"):
        await opening.rematch(world.context, table, ANA)
    world.later(seconds=10)
    await opened(world, ANA)

    with pytest.raises(TooManyTables):
        await opening.rematch(world.context, table, ANA)
    again = await opening.rematch(world.context, table, BRUNO)

    assert again.host == BRUNO
    assert (await opening.rematch(world.context, table, ANA)).id == again.id
    with pytest.raises(TooManyTables):
        await opened(world, BRUNO)


async def test_presses_at_once_do_not_pass_the_bound_together(migrated_url: str) -> None:
    """Each sees what the one before has stored."""
    world = await within(migrated_url, person_lobbies=2, channel_lobbies=3)

    results = await asyncio.gather(
        *[opened(world, host) for host in (ANA, BRUNO) * 4], return_exceptions=True
    )

    made = [result for result in results if isinstance(result, TableInfo)]
    assert len(made) == 3
    assert all(isinstance(result, TableInfo | TooManyTables) for result in results)
    assert {info.host for info in made} == {ANA, BRUNO}
