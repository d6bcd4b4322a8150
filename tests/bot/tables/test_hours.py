"""Quiet hours: nobody is called in them, nothing is lost by them, slow clocks stand, and there is nothing to be gained."""

import json
from datetime import datetime, timedelta

import pytest

from bot.model.errors import TableError
from bot.model.questions import Ask
from bot.model.quiet_hours import QuietHours
from bot.model.time_control import TimeControl
from bot.tables.game import absence, undo
from bot.tables.people.hours import OwnTime
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from games.core.model import Seat
from tests.bot.tables.setups import at_a_paced_turn, at_a_turn, banked, due_of, played, resting
from tests.bot.tables.world import ANA, BRUNO, START, Killed, World, person_of
from tests.games.core.toy_values import Rest, Show

HOUR, DAY = timedelta(hours=1), timedelta(days=1)


async def all_quiet(world: World, begin: int = 22, end: int = 8) -> None:
    """For both people the same hours of world time."""
    for person in (ANA, BRUNO):
        await world.tables.people.hours.set(person.user_id, "UTC", begin, end)


def at(day: int, hour: int) -> datetime:
    """A moment of the month in which the world begins, at midnight of its first day."""
    return START + timedelta(days=day - 1, hours=hour)


async def at_a_quiet_turn(
    world: World, time_control: TimeControl = TimeControl.DAY
) -> tuple[int, Ask]:
    """A game that has begun in the night of its people."""
    await all_quiet(world)
    return await at_a_paced_turn(world, time_control)


async def test_a_day_is_a_day_awake(world: World) -> None:
    """The time shown is the true one; a turn is charged what was awake of it."""
    table, ask = await at_a_quiet_turn(world)
    assert await due_of(world, table, ask.seat) == at(2, 18)

    world.later(hours=34)
    await played(world, table, ask, Rest())

    # Of 24 hours 16 have run: 14 of the first day and 2 of the second; a day is added to the other 8 for the next turn.
    assert await banked(world, table, ask.seat) == 8 * 3_600
    await resting(world, table, ask.seat)
    assert await due_of(world, table, ask.seat) == at(4, 14)


async def test_who_plays_live_has_no_quiet_hours(world: World) -> None:
    """Below an hour a move the clock goes on through the night."""
    table, ask = await at_a_quiet_turn(world, TimeControl.EVENING)
    assert await due_of(world, table, ask.seat) == START + timedelta(minutes=20)


async def test_a_turn_keeps_the_hours_that_it_began_with(world: World) -> None:
    """New hours stretch nothing and cut nothing that runs, nor what goes on after an undo; the next turn has them."""
    table, ask = await at_a_quiet_turn(world)
    world.later(hours=9)
    for hours in ((9, 19), (12, 14)):
        await all_quiet(world, *hours)
        assert await due_of(world, table, ask.seat) == at(2, 18)
    world.later(hours=3)
    await played(world, table, ask, Show(()))
    await played(world, table, ask, Rest())
    assert await banked(world, table, ask.seat) == 20 * 3_600
    await undo.undo(world.context, table, person_of(ask).user_id)
    assert await due_of(world, table, ask.seat) == at(2, 18)

    for person in (ANA, BRUNO):
        await world.tables.people.hours.end(person.user_id)
    await played(world, table, ask, Rest())
    await resting(world, table, ask.seat)
    assert await due_of(world, table, ask.seat) == world.clock + 44 * HOUR


async def test_whom_the_night_has_not_called_the_morning_calls_once(world: World) -> None:
    """Not before, not twice, and not instead of anything that was answered; a restart in between loses nothing."""
    _, ask = await at_a_quiet_turn(world)
    assert world.channel.pinged == []
    assert world.channel.count(Kind.PRIVATE) == 1
    world.later(hours=5)
    await world.work()
    await world.restart()
    await world.settle()
    assert world.channel.pinged == []
    assert await world.tables.clock.next_time() == at(1, 8)

    world.later(hours=3)
    await world.work()
    assert world.channel.pinged == [(ask.seat, ask.number)]
    world.later(minutes=5)
    await world.work()
    await world.restart()
    await world.work()
    assert world.channel.pinged == [(ask.seat, ask.number)]
    world.later(days=1)
    await world.work()
    assert world.channel.pinged == [(ask.seat, ask.number)]


async def test_who_has_answered_in_the_night_is_not_called_in_the_morning(world: World) -> None:
    """Another who is asked then is."""
    table, ask = await at_a_quiet_turn(world)
    world.later(hours=2)
    await played(world, table, ask, Show(()))
    await played(world, table, ask, Rest())
    await world.settle()
    assert world.channel.pinged == []
    world.later(hours=7)
    await world.work()
    other = await world.asked(table)
    assert world.channel.pinged == [(other.seat, other.number)]
    assert other.seat != ask.seat


async def test_reminders_wait_for_the_morning(world: World) -> None:
    """Those of a question from before, too, whose clock does not stand; never both at once."""
    table, ask = await at_a_turn(world)
    assert world.channel.pinged == [(ask.seat, ask.number)]
    await all_quiet(world, 23, 6)
    world.later(hours=24)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 0
    await world.restart()
    world.later(hours=6)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 1
    assert await due_of(world, table, ask.seat) == START + 72 * HOUR
    assert world.channel.pinged == [(ask.seat, ask.number)]


async def test_a_call_of_the_morning_is_its_reminder_too(world: World) -> None:
    """Who was not called and is to be reminded is called once; a reminder that would come too late does not come."""
    table, ask = await at_a_quiet_turn(world)
    world.later(hours=30)
    await all_quiet(world, 5, 7)
    await world.work()
    assert (world.channel.pinged, world.channel.count(Kind.REMINDER)) == ([], 0)
    world.later(hours=1)
    await world.work()
    assert world.channel.pinged == [(ask.seat, ask.number)]
    world.later(hours=10)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 0
    assert await due_of(world, table, ask.seat) == at(2, 18)


async def test_whoever_ends_the_quiet_is_called_at_once(world: World) -> None:
    """They have not been, and now may be."""
    table, ask = await at_a_quiet_turn(world)
    world.later(hours=1)
    own = await world.tables.people.hours.end(person_of(ask).user_id)
    await world.work()
    assert own == OwnTime("UTC", None)
    assert world.channel.pinged == [(ask.seat, ask.number)]
    assert await due_of(world, table, ask.seat) == at(2, 18)


@pytest.mark.parametrize("place", ["hours.written", "hours.committed"])
async def test_a_crash_leaves_the_hours_whole(world: World, place: str) -> None:
    """They hold for person and tables, or for neither."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    world.failpoints.deadly = (place, 1)
    with pytest.raises(Killed):
        await world.tables.people.hours.set(user, "UTC", 22, 8)
    await world.restart()
    await played(world, table, ask, Rest())
    await resting(world, table, ask.seat)
    due_at = await due_of(world, table, ask.seat)
    is_quiet = (await world.tables.people.hours.of(user)).quiet is not None
    assert is_quiet == (place == "hours.committed")
    assert due_at == (at(6, 10) if is_quiet else START + 72 * HOUR)


REFUSED = (
    ("Atlantis/Nowhere", 22, 8, "tables-no-such-zone"),
    ("US/Pacific", 22, 8, "tables-no-such-zone"),
    ("UTC", 8, 8, "tables-quiet-too-long"),
    ("UTC", 22, 9, "tables-quiet-too-long"),
    ("UTC", 8, 7, "tables-quiet-too-long"),
)


async def test_nobody_sleeps_longer_than_ten_hours(world: World) -> None:
    """Nor nowhere: what holds stays."""
    hours = world.tables.people.hours
    before = await hours.set(ANA.user_id, "Europe/Lisbon", 0, 10)
    assert before == OwnTime("Europe/Lisbon", QuietHours("Europe/Lisbon", 0, 10))
    for zone, begin, end, refusal in REFUSED:
        with pytest.raises(TableError, match=refusal):
            await hours.set(ANA.user_id, zone, begin, end)
        assert await hours.of(ANA.user_id) == before


async def left_awake(world: World, table: int, seat: Seat) -> timedelta:
    """What the seat's clock has left of its waking hours."""
    due_at = await due_of(world, table, seat)
    assert due_at is not None
    return QuietHours("UTC", 22, 8).awake_between(world.clock, due_at)


async def test_what_else_stops_a_clock_takes_no_night_into_account_twice(world: World) -> None:
    """A vacation, a pause and a time without a program leave what was left awake."""
    table, ask = await at_a_quiet_turn(world)
    user = person_of(ask).user_id
    world.later(hours=10)
    assert await left_awake(world, table, ask.seat) == 22 * HOUR
    await world.tables.vacations.begin(user, 2)
    world.later(hours=10)
    await world.tables.vacations.end(user)
    assert await left_awake(world, table, ask.seat) == 22 * HOUR

    world.later(hours=13)
    assert await left_awake(world, table, ask.seat) == 19 * HOUR
    await world.tables.pauses.pause(table)
    world.later(hours=40)
    await world.tables.pauses.go_on(table, user)
    assert await left_awake(world, table, ask.seat) == 19 * HOUR

    await world.tables.close()
    world.later(hours=17)
    await world.restart()
    assert await left_awake(world, table, ask.seat) == 19 * HOUR


async def test_an_undo_gives_back_what_was_left_awake(world: World) -> None:
    """Also after a vacation, a pause and a time without a program since: each counts by what was awake of it."""
    table, ask = await at_a_quiet_turn(world)
    user = person_of(ask).user_id
    world.later(hours=10)
    await played(world, table, ask, Show(()))
    await world.tables.vacations.begin(user, 2)
    world.later(hours=10)
    await world.tables.vacations.end(user)
    await world.tables.pauses.pause(table)
    world.later(hours=40)
    await world.tables.pauses.go_on(table, user)
    await world.tables.close()
    world.later(hours=17)
    await world.restart()
    await undo.undo(world.context, table, user)

    assert await left_awake(world, table, ask.seat) == 22 * HOUR


async def test_a_robot_and_others_have_their_own_hours(world: World) -> None:
    """A seat that is left is nobody's night; whoever comes back finds the old clock, and sleeps in the next turn."""
    table, ask = await at_a_quiet_turn(world)
    person = person_of(ask)
    await absence.leave(world.context, table, person.user_id)
    await absence.come_back(world.context, table, person)
    assert await due_of(world, table, ask.seat) == at(2, 18)
    world.later(hours=34)
    await played(world, table, ask, Rest())
    await resting(world, table, ask.seat)
    assert await due_of(world, table, ask.seat) == at(4, 14)


async def test_all_of_it_is_given_out_and_forgotten(world: World) -> None:
    """Zone and hours are somebody's own."""
    hours = world.tables.people.hours
    table, ask = await at_a_quiet_turn(world)
    person = person_of(ask)
    exported = json.loads(await world.tables.privacy.export(person.user_id))
    assert exported["settings"][0]["zone"] == "UTC"
    assert json.loads(exported["settings"][0]["quiet"]) == ["UTC", 22, 8]
    await world.tables.privacy.forget(person.user_id)
    assert await hours.of(person.user_id) == OwnTime(None, None)
    row = (await reading.table(world.context, table)).of_seat(ask.seat)
    assert row.person is None
