"""The pace of a table: banks that run only while their seat is asked, what every answer adds, and the operator's bounds."""

from datetime import timedelta

import pytest
from msgspec import structs

from bot.db.rows import SeatRow
from bot.model.errors import TableError, WrongPhase
from bot.model.time_control import SPEEDS, TIME_BANKS, TimeControl, between
from bot.tables.context import ServiceConfig
from bot.tables.game import absence, undo
from bot.tables.lobby import lobbies, opening
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from bot.tables.rules.timing import timing_of
from tests.bot.tables.setups import at_a_paced_turn, banked, build_of, due_of, played, resting
from tests.bot.tables.world import ANA, BRUNO, CLARA, START, Killed, World, person_of
from tests.games.core.toy_values import Rest, Show

DAY = timedelta(days=1)


async def test_a_turn_is_charged_and_the_next_one_adds_the_increment(world: World) -> None:
    """Fourteen hours of a day's bank leave ten, to which a day is added; while others are asked nothing runs."""
    table, ask = await at_a_paced_turn(world)
    assert await due_of(world, table, ask.seat) == world.clock + DAY
    world.later(hours=10)
    await played(world, table, ask, Show(()))
    assert await due_of(world, table, ask.seat) == world.clock + timedelta(hours=14)
    world.later(hours=4)
    await played(world, table, ask, Rest())
    assert await due_of(world, table, ask.seat) is None

    world.later(hours=500)
    await resting(world, table, ask.seat)

    assert await due_of(world, table, ask.seat) == world.clock + timedelta(hours=34)


def test_nobody_saves_up_more_than_the_most() -> None:
    """However quickly one plays; and no count of progress gives time twice."""
    timing, row, hours = (
        timing_of(ServiceConfig("test-1"), TimeControl.DAY),
        SeatRow(0, user_id=1),
        [],
    )
    for turn in (1, 2, 2, 3, 4, 3, 5):
        row = timing.begun(row, START, turn)
        hours.append((row.bank or 0) / 3_600)

    assert hours == [24, 48, 48, 72, 72, 72, 72]


async def test_half_a_move_neither_charges_nor_adds(world: World) -> None:
    """What was asked when the move began is not answered; the whole move is charged once, at its end."""
    table, ask = await at_a_paced_turn(world)
    due_at = world.clock + DAY
    user = person_of(ask).user_id
    world.later(hours=5)
    begun = await played(world, table, ask, build_of(ask))
    assert begun.is_unfinished
    assert await due_of(world, table, ask.seat) == due_at
    world.later(hours=5)
    now = await reading.ask(world.context, table, user)
    await undo.cancel(world.context, table, user, now.number)
    assert await due_of(world, table, ask.seat) == due_at

    outcome = await played(
        world, table, ask, build_of(await reading.ask(world.context, table, user))
    )
    while outcome.is_unfinished:
        world.later(hours=1)
        now = await reading.ask(world.context, table, user)
        assert await due_of(world, table, ask.seat) == due_at
        outcome = await world.move(table)

    assert await due_of(world, table, ask.seat) == due_at


async def test_taking_back_gives_no_time(world: World) -> None:
    """At once, and when the turn was over; nor does it to whoever was asked in between."""
    table, ask = await at_a_paced_turn(world)
    due_at = world.clock + DAY
    user = person_of(ask).user_id
    for _ in range(3):
        world.later(hours=1)
        await played(world, table, ask, Show(()))
        await undo.undo(world.context, table, user)
        assert await due_of(world, table, ask.seat) == due_at

    await played(world, table, ask, Rest())
    world.later(hours=7)
    await undo.undo(world.context, table, user)

    assert await due_of(world, table, ask.seat) == world.clock + timedelta(hours=21)
    other = next(info.seat for info in ask.position.table.seats if info.seat != ask.seat)
    assert other is not None
    await played(world, table, ask, Rest())
    assert await due_of(world, table, other) == world.clock + timedelta(hours=17)


async def test_who_was_too_late_has_the_increment_for_the_next_question(world: World) -> None:
    """Nothing is left and nothing is owed."""
    table, ask = await at_a_paced_turn(world, TimeControl.EVENING)
    world.later(hours=3)
    await world.work()
    other = BRUNO if person_of(ask) == ANA else ANA
    assert (await reading.position(world.context, table)).overdue == (ask.seat,)
    await absence.play_default(world.context, table, other.user_id, ask.seat)

    await resting(world, table, ask.seat)

    assert await due_of(world, table, ask.seat) == world.clock + timedelta(minutes=5)


async def test_who_leaves_keeps_what_was_left(world: World) -> None:
    """The question goes on with its clock for whoever comes back before it is answered; later ones with the bank."""
    table = await world.lobby(ANA, BRUNO, CLARA, options={"hiding": False})
    await lobbies.set_time_control(world.context, table, ANA.user_id, TimeControl.DAY)
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    ask = await world.asked(table)
    due_at = world.clock + DAY
    world.context.listeners = ()
    world.later(hours=20)
    await absence.leave(world.context, table, person_of(ask).user_id)
    world.later(hours=1)
    await absence.come_back(world.context, table, person_of(ask))

    assert await due_of(world, table, ask.seat) == due_at
    await played(world, table, ask, Rest())
    assert await banked(world, table, ask.seat) == timedelta(hours=3).total_seconds()


async def test_no_pause_and_no_downtime_is_charged(world: World) -> None:
    """What was left is left, and the bank is charged with what its seat has used."""
    table, ask = await at_a_paced_turn(world)
    world.later(hours=4)
    await world.tables.pauses.pause(table)
    world.later(hours=90)
    await world.tables.pauses.go_on(table, person_of(ask).user_id)
    await world.tables.close()
    world.later(hours=90)
    await world.restart()
    world.later(hours=1)
    await world.work()

    assert await due_of(world, table, ask.seat) == world.clock + timedelta(hours=19)
    await played(world, table, ask, Rest())
    assert await banked(world, table, ask.seat) == timedelta(hours=19).total_seconds()


@pytest.mark.parametrize(
    ("time_control", "hours"),
    [
        (TimeControl.DAY, 12),
        (TimeControl.WEEK, 24),
        (TimeControl.NONE, 24),
        (TimeControl.LUNCH, None),
    ],
)
async def test_one_is_reminded_at_half_of_the_bank(
    migrated_url: str, time_control: TimeControl, hours: int | None
) -> None:
    """At the latest when the operator says; nobody who sits there with minutes to play."""
    world = World(migrated_url)
    await world.start()
    await at_a_paced_turn(world, time_control)
    if hours is None:
        world.later(hours=48)
        await world.work()
        assert world.channel.count(Kind.REMINDER) == 0
        return
    world.later(hours=hours - 1)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 0
    world.later(hours=1)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 1


async def test_without_a_clock_nobody_is_ever_late(world: World) -> None:
    """The game waits for ever."""
    table, ask = await at_a_paced_turn(world, TimeControl.NONE)
    world.later(days=900)
    await world.work()
    assert await due_of(world, table, ask.seat) is None
    assert (await reading.position(world.context, table)).overdue == ()


async def test_whoever_decides_about_the_table_chooses_within_the_bounds_until_it_starts(
    world: World,
) -> None:
    """Nobody else, nothing else, not later; a rematch is as fast, unless the bounds are others by then."""
    table = await world.lobby(ANA, BRUNO)
    context = world.context
    context.config = structs.replace(
        context.config, time_controls=between(TimeControl.EVENING, TimeControl.WEEK)
    )
    assert (await lobbies.read(world.context, table)).time_controls == (
        TimeControl.PLAIN,
        TimeControl.EVENING,
        TimeControl.DAY,
        TimeControl.TWO_DAYS,
        TimeControl.WEEK,
    )
    for user, time_control, why in (
        (CLARA, TimeControl.DAY, "tables-host-decides"),
        (BRUNO, TimeControl.DAY, "tables-host-decides"),
        (ANA, TimeControl.LUNCH, "tables-no-such-tempo"),
        (ANA, TimeControl.NONE, "tables-no-such-tempo"),
    ):
        with pytest.raises(TableError, match=why):
            await lobbies.set_time_control(world.context, table, user.user_id, time_control)
    assert (await reading.table(world.context, table)).time_control is TimeControl.PLAIN
    await lobbies.set_deciders(world.context, table, ANA.user_id, everybody=True)
    lobby = await lobbies.set_time_control(world.context, table, BRUNO.user_id, TimeControl.EVENING)
    assert lobby.table.time_control is TimeControl.EVENING
    await world.agreed(table)
    await lobbies.start_game(world.context, table, ANA.user_id)
    await world.settle()
    with pytest.raises(WrongPhase, match="tables-lobby-over"):
        await lobbies.set_time_control(world.context, table, ANA.user_id, TimeControl.DAY)

    await world.to_the_end(table)
    rematch = await opening.rematch(world.context, table, ANA)
    assert rematch.time_control is TimeControl.EVENING
    await lobbies.close(world.context, rematch.id, ANA.user_id)
    context.config = structs.replace(
        context.config, time_controls=between(TimeControl.DAY, TimeControl.WEEK)
    )
    assert (await opening.rematch(world.context, table, BRUNO)).time_control is TimeControl.PLAIN


@pytest.mark.parametrize("place", ["change.begun", "change.swapped", "change.written"])
async def test_a_crash_before_the_answer_is_stored_charges_nothing(
    migrated_url: str, place: str
) -> None:
    """And one after it has charged once: what is stored is the answer with its time, or neither."""
    world = World(migrated_url)
    await world.start()
    table, ask = await at_a_paced_turn(world)
    world.later(hours=6)
    world.failpoints.deadly = (place, world.failpoints.seen[place] + 1)
    with pytest.raises(Killed):
        await world.play(table, ask, Rest())
    await world.restart()
    assert await banked(world, table, ask.seat) == DAY.total_seconds()
    assert await due_of(world, table, ask.seat) == world.clock + timedelta(hours=18)

    world.failpoints.deadly = ("change.committed", world.failpoints.seen["change.committed"] + 1)
    with pytest.raises(Killed):
        await world.play(table, await world.asked(table), Rest())
    await world.restart()

    assert await banked(world, table, ask.seat) == timedelta(hours=18).total_seconds()


async def test_two_processes_charge_one_bank(migrated_postgres_url: str) -> None:
    """What the one has charged the other one goes on from."""
    one, other = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    table, ask = await at_a_paced_turn(one)
    await other.start()
    for world, action in ((other, Show(())), (one, Rest())):
        one.later(hours=10)
        other.clock = one.clock
        await played(world, table, ask, action)
        await world.settle()
    await resting(other, table, ask.seat)

    due_at = one.clock + timedelta(hours=24 - 10 - 10 + 24)
    assert await due_of(one, table, ask.seat) == due_at
    assert await due_of(other, table, ask.seat) == due_at


def test_the_bounds_name_every_pace_in_order() -> None:
    """From one to the other, both included, and always the plain one."""
    assert between(SPEEDS[0], SPEEDS[-1]) == tuple(TimeControl)
    assert between(TimeControl.DAY, TimeControl.DAY) == (TimeControl.PLAIN, TimeControl.DAY)
    assert [bank.increment for bank in TIME_BANKS.values()] == sorted(
        bank.increment for bank in TIME_BANKS.values()
    )
