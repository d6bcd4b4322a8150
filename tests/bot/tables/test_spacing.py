"""Nobody calls on the others of a table again and again; who asks for what they may have is not kept from it."""

import shutil
from asyncio import gather
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.model.errors import Conflict, LimitReached, TableError
from bot.model.outcomes import Asked, Carried, Declined, TakenBack
from bot.tables.cooldown import A_DAY, AT_ONCE, EVERY, KEPT, Cooldown
from bot.tables.game import absence, early_end, play, undo
from bot.tables.game.proposals import vote
from bot.tables.lobby import lobbies
from bot.tables.queries import reading
from bot.tables.tournaments import entering
from games.core.forms import allowed
from games.core.model import Action, say
from tests.bot.tables.tournaments.world import (
    MANAGER,
    Wall,
    begun,
    now,
    opened,
    posting,
    quiet,
    round_played,
)
from tests.bot.tables.world import ANA, BRUNO, CLARA, START, World, person_of
from tests.games.core.toy_values import Draw, Rest, Show


@pytest.fixture
async def world(migrated_file: Path, tmp_path: Path) -> World:
    """A service that counts calls."""
    path = shutil.copy(migrated_file, tmp_path / "tables.sqlite3")
    world = World(f"sqlite+aiosqlite:///{path}", calls_at_once=AT_ONCE)
    await world.start()
    return world


Call = Callable[[], Awaitable[Any]]


async def expect_an_end(world: World, call: Call, settled: Call) -> None:
    """So often at once and no more; a while later once more."""
    for _ in range(AT_ONCE):
        await call()
        await settled()
    with pytest.raises(LimitReached, match="tables-asked-too-often") as refusal:
        await call()
    assert dict(refusal.value.message.args) == {"seconds": EVERY.total_seconds()}
    world.later(seconds=EVERY.total_seconds())
    await call()
    await settled()
    with pytest.raises(LimitReached, match="tables-asked-too-often"):
        await call()


async def test_tournaments_are_opened_and_cancelled_only_so_often(world: World) -> None:
    """Each is announced twice; so are corrections of results, which one may change back for ever."""
    quiet(world)
    posting(world, wall := Wall())

    numbers: list[int] = []

    async def announce() -> None:
        numbers.append(await opened(world))

    async def cancel() -> None:
        await entering.cancel(world.context, numbers[-1], MANAGER)

    await expect_an_end(world, announce, cancel)
    number = await begun(world, 3, seats=3, rounds=1, host_id=1)
    await round_played(world, number)
    ranks = [[1, 2, 3], [2, 1, 3]]

    async def correct() -> None:
        known = [line.rank for line in (await now(world, number)).result_of(1, 1)]
        other = next(one for one in ranks if one != known)
        await entering.correct(world.context, number, MANAGER, 1, 1, other)

    await expect_an_end(world, correct, world.tables.tournaments.work)
    assert wall.kinds.count(("corrected", 1)) == AT_ONCE + 1


async def test_joining_and_leaving_rings_the_host_only_so_often(world: World) -> None:
    """To leave is always possible."""
    table = await world.lobby(ANA)
    tables = world.tables
    await expect_an_end(
        world,
        lambda: lobbies.join(tables.context, table, BRUNO),
        lambda: lobbies.leave(tables.context, table, BRUNO.user_id),
    )
    await lobbies.join(tables.context, table, CLARA)


async def test_proposals_that_were_declined_come_again_only_so_often(world: World) -> None:
    """To give the game up, and to take back; the others may propose the same."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    tables = world.tables

    async def proposed() -> None:
        assert isinstance(await early_end.propose(tables.context, table, ANA.user_id), Asked)

    async def declined() -> None:
        assert isinstance(
            await vote(tables.context, table, BRUNO.user_id, early_end.VOTE, agree=False), Declined
        )

    await expect_an_end(world, proposed, declined)
    assert isinstance(await early_end.propose(tables.context, table, BRUNO.user_id), Asked)


async def test_nobody_is_asked_all_day(world: World) -> None:
    """Proposed and withdrawn every minute: after so many times the others are asked once an hour."""
    table = await world.game_of(ANA, BRUNO)

    async def proposed() -> None:
        world.later(minutes=1)
        await early_end.propose(world.context, table, ANA.user_id)
        await vote(world.context, table, ANA.user_id, early_end.VOTE, agree=False)

    for _ in range(A_DAY):
        await proposed()
    with pytest.raises(LimitReached, match="tables-asked-all-day") as refusal:
        await proposed()
    [minutes] = dict(refusal.value.message.args).values()
    assert 0 < int(str(minutes)) <= 60
    world.later(hours=1)
    await proposed()
    with pytest.raises(LimitReached, match="tables-asked-all-day"):
        await proposed()
    assert isinstance(await early_end.propose(world.context, table, BRUNO.user_id), Asked)


async def test_requests_to_take_back_come_only_so_often(world: World) -> None:
    """Also when all are granted; what somebody takes back for themselves is no call."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    first = person_of(await world.asked(table))
    other = BRUNO if first == ANA else ANA

    async def asked() -> None:
        ask = await reading.ask(world.context, table, first.user_id)
        if ask.decision is not None and allowed(ask.decision, Draw()):
            await play.act(world.context, table, first.user_id, ask.number, Draw())
        assert isinstance(await undo.undo(world.context, table, first.user_id), Asked)

    async def agreed() -> None:
        assert isinstance(
            await vote(world.context, table, other.user_id, undo.VOTE, agree=True), Carried
        )

    await expect_an_end(world, asked, agreed)


async def test_nobody_is_called_without_end_by_a_turn_passed_and_taken_back(world: World) -> None:
    """Each time the turn passes the next person is called: taking it back comes only so often; any other own step is free."""
    table = await world.game_of(ANA, BRUNO, options={"hiding": False})
    first = person_of(await world.asked(table))

    async def acted(action: Action) -> None:
        ask = await reading.ask(world.context, table, first.user_id)
        await play.act(world.context, table, first.user_id, ask.number, action)
        await world.settle()

    async def taken_back() -> None:
        assert isinstance(await undo.undo_own(world.context, table, first.user_id), TakenBack)

    for _ in range(3 * AT_ONCE):
        await acted(Show(()))
        await taken_back()
    await acted(Rest())
    await expect_an_end(world, taken_back, lambda: acted(Rest()))


async def test_seats_are_offered_and_left_only_so_often(world: World) -> None:
    """One's own seat, to others and to a robot."""
    table = await world.game_of(ANA, BRUNO)
    handing = world.tables.seat_transfers
    await expect_an_end(
        world,
        lambda: handing.offer(table, ANA.user_id),
        lambda: handing.keep(table, ANA.user_id),
    )
    world.later(hours=1)
    await absence.leave(world.context, table, BRUNO.user_id)
    await expect_an_end(
        world,
        lambda: absence.come_back(world.context, table, BRUNO),
        lambda: absence.leave(world.context, table, BRUNO.user_id),
    )


async def test_people_are_invited_only_so_often_wherever_it_is(world: World) -> None:
    """Opening another table does not help."""
    guests = iter(range(1_000, 2_000))

    async def invited() -> None:
        table = await world.lobby(ANA)
        await world.tables.invitations.invite(table, ANA, (next(guests),))

    await expect_an_end(world, invited, world.settle)


def test_what_failed_is_no_call_and_the_oldest_are_forgotten() -> None:
    """Only so many people are remembered."""
    cooldown = Cooldown(lambda: START, 1)
    with pytest.raises(Conflict, match="tables-full"), cooldown.counted(1, 1):
        raise Conflict(say("tables-full"))
    with cooldown.counted(1, 1):
        pass
    with pytest.raises(LimitReached, match="tables-asked-too-often"), cooldown.counted(1, 1):
        pass
    for user in range(2, KEPT + 2):
        cooldown.count((1, user))
    cooldown.refuse_flood((1, 1))


def test_what_is_tried_at_once_counts_at_once() -> None:
    """A call counts while it is under way; one that fails or calls nobody is given back, and nothing twice."""
    cooldown = Cooldown(lambda: START, 1)
    with cooldown.counted(1, 1) as call:
        with pytest.raises(LimitReached, match="tables-asked-too-often"), cooldown.counted(1, 1):
            pass
        call.unmake()
        call.unmake()
        with cooldown.counted(1, 1):
            pass
    with pytest.raises(LimitReached, match="tables-asked-too-often"), cooldown.counted(1, 1):
        pass


async def test_calls_made_together_are_no_more_than_calls_one_after_the_other(world: World) -> None:
    """Whoever presses many times before the first is answered."""
    tables = [await world.lobby(ANA) for _ in range(AT_ONCE + 2)]
    invite = world.tables.invitations.invite

    ends = await gather(
        *(invite(table, ANA, (1_000 + table,)) for table in tables), return_exceptions=True
    )

    refused = [one for one in ends if isinstance(one, TableError)]
    assert len(refused) == 2
    assert {one.message.id for one in refused} == {"tables-asked-too-often"}


def test_any_number_where_none_is_set() -> None:
    """Tests and other programs that do not want to count."""
    cooldown = Cooldown(lambda: START, 0)
    for _ in range(9):
        with cooldown.counted(1, 1):
            pass
