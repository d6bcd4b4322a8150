"""Invitations and wishes: who is called to a table that gathers, once, and what of it is stored."""

import asyncio
from typing import Any

import pytest

from bot.model import TableError
from bot.tables.invitations import MOST_GUESTS, people_of
from bot.tables.publishing import About
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, GUILD, Killed, World
from tests.games.core.toy import TOY


def called(world: World) -> list[tuple[int, ...]]:
    """Whom each message called, in the order in which they stand there."""
    rows = [row for row in world.channel.rows if row.about is About.INVITED]
    once = {row.id: row for row in rows}.values()
    return [people_of(row.notice) for row in once if row.notice is not None]


async def invite(world: World, table: int, *people: int) -> tuple[int, ...]:
    """Ana invites."""
    new = await world.tables.invitations.invite(table, ANA, people)
    await world.settle()
    return new


async def test_guests_are_called_once(world: World) -> None:
    """Whoever was called, or is at the table, is not called again; a refusal changes nothing."""
    table = await world.lobby(ANA, BRUNO)

    assert await invite(world, table, BRUNO.user_id, CLARA.user_id, CLARA.user_id) == (
        CLARA.user_id,
    )
    revision = (await world.tables.table(table)).revision
    with pytest.raises(TableError, match="tables-nobody-to-invite"):
        await invite(world, table, CLARA.user_id, BRUNO.user_id)

    assert (await world.tables.table(table)).revision == revision
    assert called(world) == [(CLARA.user_id,)]
    [invited] = await world.tables.invitations.invited(table)
    assert (invited.user_id, invited.declined) == (CLARA.user_id, False)


async def test_who_may_invite_and_whom(world: World) -> None:
    """People at a table that gathers, not without end."""
    table = await world.lobby(BRUNO)
    with pytest.raises(TableError, match="tables-not-at-table"):
        await invite(world, table, CLARA.user_id)
    mine = await world.lobby(ANA)
    with pytest.raises(TableError, match="tables-too-many-guests"):
        await invite(world, mine, *range(1000, 1000 + MOST_GUESTS + 1))
    running = await world.game_of(ANA, BRUNO)
    with pytest.raises(TableError, match="tables-lobby-over"):
        await invite(world, running, CLARA.user_id)

    assert called(world) == []


async def test_a_guest_declines(world: World) -> None:
    """Seen by all; only whoever was called can, and once is enough."""
    table = await world.lobby(ANA)
    await invite(world, table, CLARA.user_id)

    with pytest.raises(TableError, match="tables-not-invited"):
        await world.tables.invitations.decline(table, BRUNO.user_id)
    await world.tables.invitations.decline(table, CLARA.user_id)

    revision = (await world.tables.table(table)).revision
    await world.tables.invitations.decline(table, CLARA.user_id)

    assert [one.declined for one in await world.tables.invitations.invited(table)] == [True]
    assert (await world.tables.table(table)).revision == revision


async def opened(world: World, person: Any, guild: int = GUILD) -> int:
    """A new table on that server."""
    table = await world.tables.open_lobby(
        TOY.id, person, channel_id=CHANNEL, guild_id=guild, language="en"
    )
    await world.settle()
    return table.id


async def test_who_waits_for_a_game_is_told_once(world: World) -> None:
    """By the first table of somebody else on that server; whoever opens one waits no more, and a rematch calls nobody."""
    invitations = world.tables.invitations
    for person in (CLARA, BRUNO):
        world.later(minutes=1)
        await invitations.wish(GUILD, person.user_id, TOY.id)
    await invitations.wish(GUILD + 1, CLARA.user_id, TOY.id)

    first = await opened(world, BRUNO)
    await opened(world, ANA)

    assert called(world) == [(CLARA.user_id,)]
    assert await invitations.wishes(GUILD, CLARA.user_id) == ()
    assert await invitations.wishes(GUILD, BRUNO.user_id) == ()
    assert await invitations.wishes(GUILD + 1, CLARA.user_id) == (TOY.id,)
    assert [one.user_id for one in await invitations.invited(first)] == [CLARA.user_id]
    over = await world.game_of(ANA, BRUNO)
    await world.to_the_end(over)
    await invitations.wish(GUILD, CLARA.user_id, TOY.id)
    await world.tables.rematch(over, ANA)
    await world.settle()
    assert await invitations.wishes(GUILD, CLARA.user_id) == (TOY.id,)


async def test_a_wish_is_taken_back(world: World) -> None:
    """Nobody is called then; an unknown game is refused."""
    invitations = world.tables.invitations
    await invitations.wish(GUILD, CLARA.user_id, TOY.id)
    await invitations.drop_wish(GUILD, CLARA.user_id, TOY.id)
    with pytest.raises(TableError):
        await invitations.wish(GUILD, CLARA.user_id, "chess")

    await opened(world, ANA)

    assert called(world) == []
    assert await invitations.wishes(GUILD, CLARA.user_id) == ()


async def test_tables_that_gather_are_found(world: World) -> None:
    """The newest first, of that game and server."""
    first, second = await opened(world, ANA), await opened(world, BRUNO)
    await opened(world, ANA, GUILD + 1)

    waiting = await world.tables.invitations.waiting(GUILD, TOY.id)

    assert [one.table for one in waiting] == [second, first]
    assert await world.tables.invitations.waiting(GUILD, "caylus") == ()


async def test_a_call_survives_a_restart(world: World) -> None:
    """What is stored and not shown is shown by the next process, once."""
    table = await world.lobby(ANA)
    await world.settle()
    await world.tables.outbox.close()

    assert await world.tables.invitations.invite(table, ANA, [CLARA.user_id]) == (CLARA.user_id,)
    await world.restart()
    await world.settle()
    await world.restart()
    await world.settle()

    assert called(world) == [(CLARA.user_id,)]


async def test_a_call_that_dies_before_it_is_stored_is_as_if_it_had_not_been(world: World) -> None:
    """Nobody was called, and can be called again."""
    table = await world.lobby(ANA)
    world.failpoints.deadly = ("invitation.written", 1)
    with pytest.raises(Killed):
        await invite(world, table, CLARA.user_id)
    await world.restart()
    await world.settle()
    assert called(world) == []

    assert await invite(world, table, CLARA.user_id) == (CLARA.user_id,)
    assert called(world) == [(CLARA.user_id,)]


async def test_two_processes_tell_once(postgres_url: str) -> None:
    """Two tables of one game are opened at once in two processes: one of them calls."""
    one, two = World(postgres_url, scan_seconds=60), World(postgres_url, scan_seconds=60)
    await one.start()
    await two.start()
    two.channel = one.channel
    await one.tables.invitations.wish(GUILD, CLARA.user_id, TOY.id)

    tables = await asyncio.gather(
        *[
            world.tables.open_lobby(
                TOY.id, person, channel_id=CHANNEL, guild_id=GUILD, language="en"
            )
            for world, person in ((one, ANA), (two, BRUNO))
        ]
    )

    invited = [len(await one.tables.invitations.invited(table.id)) for table in tables]
    assert sorted(invited) == [0, 1]


async def test_what_is_stored_of_a_guest_is_given_and_taken_out(world: World) -> None:
    """`/privacy`: invitations and wishes."""
    table = await world.lobby(ANA)
    await invite(world, table, CLARA.user_id)
    await world.tables.invitations.wish(GUILD, CLARA.user_id, TOY.id)

    told = await world.tables.privacy.export(CLARA.user_id)
    await world.tables.privacy.forget(CLARA.user_id)

    assert b'"invitations"' in told
    assert TOY.id.encode() in told
    assert await world.tables.invitations.invited(table) == ()
    assert await world.tables.invitations.wishes(GUILD, CLARA.user_id) == ()
