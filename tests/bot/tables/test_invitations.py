"""Invitations and wishes: who is called to a table that gathers, once, and what of it is stored."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from bot.model.errors import (
    InvalidInput,
    LimitReached,
    NotAllowed,
    NotYourSeat,
    TableError,
    Unavailable,
    WrongPhase,
)
from bot.tables.lobby import lobbies as lobby_operations
from bot.tables.lobby import opening
from bot.tables.lobby.invitation_limits import MOST, Invitable
from bot.tables.lobby.invitations import MOST_GUESTS, Calls, people_of
from bot.tables.publishing import About
from bot.tables.queries import reading
from tests.bot.tables.world import ANA, BRUNO, CHANNEL, CLARA, DAVI, GUILD, Killed, World
from tests.games.core.toy import TOY


def called(world: World) -> list[tuple[int, ...]]:
    """Whom each message called, in the order in which they stand there."""
    rows = [row for row in world.channel.rows if row.about is About.INVITED]
    once = {row.id: row for row in rows}.values()
    return [people_of(row.notice) for row in once if row.notice is not None]


async def invite(world: World, table: int, *people: int) -> tuple[int, ...]:
    """Ana invites."""
    calls = await world.tables.invitations.invite(table, ANA, people)
    await world.settle()
    return calls.called


async def test_guests_are_called_once(world: World) -> None:
    """Whoever was called, or is at the table, is not called again; a refusal changes nothing."""
    table = await world.lobby(ANA, BRUNO)

    assert await invite(world, table, BRUNO.user_id, CLARA.user_id, CLARA.user_id) == (
        CLARA.user_id,
    )
    revision = (await reading.table(world.context, table)).revision
    with pytest.raises(Unavailable, match="tables-nobody-to-invite"):
        await invite(world, table, CLARA.user_id, BRUNO.user_id)

    assert (await reading.table(world.context, table)).revision == revision
    assert called(world) == [(CLARA.user_id,)]
    [invited] = await world.tables.invitations.invited(table)
    assert (invited.user_id, invited.declined) == (CLARA.user_id, False)


async def test_who_may_invite_and_whom(world: World) -> None:
    """People at a table that gathers, not without end."""
    table = await world.lobby(BRUNO)
    with pytest.raises(NotYourSeat, match="tables-not-at-table"):
        await invite(world, table, CLARA.user_id)
    mine = await world.lobby(ANA)
    with pytest.raises(LimitReached, match="tables-too-many-guests"):
        await invite(world, mine, *range(1000, 1000 + MOST_GUESTS + 1))
    running = await world.game_of(ANA, BRUNO)
    with pytest.raises(WrongPhase, match="tables-lobby-over"):
        await invite(world, running, CLARA.user_id)

    assert called(world) == []


async def test_a_guest_declines(world: World) -> None:
    """Seen by all; only whoever was called can, and once is enough."""
    table = await world.lobby(ANA)
    await invite(world, table, CLARA.user_id)

    with pytest.raises(NotAllowed, match="tables-not-invited"):
        await world.tables.invitations.decline(table, BRUNO.user_id)
    await world.tables.invitations.decline(table, CLARA.user_id)

    revision = (await reading.table(world.context, table)).revision
    await world.tables.invitations.decline(table, CLARA.user_id)

    assert [one.declined for one in await world.tables.invitations.invited(table)] == [True]
    assert (await reading.table(world.context, table)).revision == revision


async def opened(world: World, person: Any, guild: int = GUILD) -> int:
    """A new table on that server."""
    table = await lobby_operations.open_lobby(
        world.context, TOY.id, person, channel_id=CHANNEL, guild_id=guild, language="en"
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
    await opening.rematch(world.context, over, ANA)
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

    calls = await world.tables.invitations.invite(table, ANA, [CLARA.user_id])
    assert calls == Calls((CLARA.user_id,))
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


async def test_two_processes_tell_once(migrated_postgres_url: str) -> None:
    """Two tables of one game are opened at once in two processes: one of them calls."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    await two.start()
    two.channel = one.channel
    await one.tables.invitations.wish(GUILD, CLARA.user_id, TOY.id)

    tables = await asyncio.gather(
        *[
            lobby_operations.open_lobby(
                world.context, TOY.id, person, channel_id=CHANNEL, guild_id=GUILD, language="en"
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
    await world.tables.invitations.set_invitable(CLARA.user_id, GUILD, Invitable.NOT_HERE)

    told = await world.tables.privacy.export(CLARA.user_id)
    await world.tables.privacy.forget(CLARA.user_id)

    assert b'"invitations"' in told
    assert b'"uninvited": [\n  {' in told
    assert TOY.id.encode() in told
    assert await world.tables.invitations.invited(table) == ()
    assert await world.tables.invitations.wishes(GUILD, CLARA.user_id) == ()


async def test_nobody_is_called_without_end_by_opening_and_closing(world: World) -> None:
    """So many calls a day, whoever they are from, at whatever tables, through restarts; the day after there are others."""
    reached = 0
    for turn in range(3 * MOST):
        host = (ANA, BRUNO)[turn % 2]
        table = await opened(world, host)
        with suppress(TableError):
            await world.tables.invitations.invite(table, host, [CLARA.user_id])
            reached += 1
        await lobby_operations.close(world.context, table, host.user_id)
        await world.settle()
        await world.restart()
        world.later(minutes=2)
    assert (reached, len(called(world))) == (MOST, MOST)

    both = await opened(world, ANA)
    calls = await world.tables.invitations.invite(both, ANA, [CLARA.user_id, DAVI.user_id])
    assert calls == Calls((DAVI.user_id,), (CLARA.user_id,))
    world.later(hours=24)
    assert await invite(world, both, CLARA.user_id) == (CLARA.user_id,)


async def test_own_wishes_are_no_invitations(world: World) -> None:
    """Whoever asks to be told of tables is told, also as often as one may be invited, and may still be invited."""
    for _ in range(MOST):
        await world.tables.invitations.wish(GUILD, CLARA.user_id, TOY.id)
        await opened(world, ANA)
        world.later(minutes=2)

    assert await invite(world, await opened(world, ANA), CLARA.user_id) == (CLARA.user_id,)


@pytest.mark.parametrize(
    ("choice", "here", "elsewhere"),
    [
        (Invitable.ANYWHERE, True, True),
        (Invitable.NOT_HERE, False, True),
        (Invitable.NOWHERE, False, False),
    ],
)
async def test_who_wants_no_invitations_gets_none(
    world: World, choice: Invitable, here: bool, elsewhere: bool
) -> None:
    """On one server or on all of them, across restarts; wishes hold, and the choice is taken back."""
    invitations = world.tables.invitations
    await invitations.set_invitable(CLARA.user_id, GUILD, choice)
    assert await invitations.invitable(CLARA.user_id, GUILD) is choice
    is_all = choice is Invitable.NOWHERE
    seen = Invitable.NOWHERE if is_all else Invitable.ANYWHERE
    assert await invitations.invitable(CLARA.user_id, GUILD + 1) is seen
    await world.restart()

    for guild, may in ((GUILD, here), (GUILD + 1, elsewhere)):
        table = await opened(world, ANA, guild)
        if may:
            assert await invite(world, table, CLARA.user_id) == (CLARA.user_id,)
            continue
        with pytest.raises(NotAllowed, match="tables-not-invited-now"):
            await invite(world, table, CLARA.user_id)
        await world.tables.invitations.set_invitable(CLARA.user_id, guild, Invitable.ANYWHERE)
        assert await invite(world, table, CLARA.user_id) == (CLARA.user_id,)
        await world.tables.invitations.set_invitable(CLARA.user_id, guild, choice)
    with pytest.raises(InvalidInput, match="tables-on-server-only"):
        await world.tables.invitations.set_invitable(CLARA.user_id, None, Invitable.NOT_HERE)


async def test_a_rematch_calls_whom_one_may_invite(world: World) -> None:
    """Opened and closed again and again it calls nobody without end, and never who wants no invitations."""
    over = await world.game_of(ANA, BRUNO)
    await world.to_the_end(over)
    calls = []
    for _ in range(2 * MOST):
        table = (await opening.rematch(world.context, over, ANA)).id
        calls.append([one.user_id for one in await world.tables.invitations.invited(table)])
        await lobby_operations.close(world.context, table, ANA.user_id)
        world.later(minutes=2)
    assert calls == [[BRUNO.user_id]] * MOST + [[]] * MOST

    world.later(hours=24)
    await world.tables.invitations.set_invitable(BRUNO.user_id, GUILD, Invitable.NOT_HERE)
    table = (await opening.rematch(world.context, over, ANA)).id
    assert await world.tables.invitations.invited(table) == ()


async def test_two_processes_share_the_limit(migrated_postgres_url: str) -> None:
    """Called from two processes at once, one is called as often as from one."""
    one, two = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    await two.start()
    lobbies = [await opened(one, (ANA, BRUNO)[turn % 2]) for turn in range(2 * MOST)]

    found = await asyncio.gather(
        *[
            world.tables.invitations.invite(table, host, [CLARA.user_id])
            for turn, table in enumerate(lobbies)
            for world, host in (((one, two)[turn // 2 % 2], (ANA, BRUNO)[turn % 2]),)
        ],
        return_exceptions=True,
    )

    assert sum(isinstance(one, Calls) for one in found) == MOST
