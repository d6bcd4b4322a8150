"""Vacations: clocks that stand at all tables, as many days a year as there are, and nothing to be gained by them."""

from datetime import timedelta

import pytest
from msgspec import structs
from sqlalchemy import select

from bot.db.schema import SEATS, SPENT
from bot.model.errors import InvalidInput, LimitReached, Unavailable
from bot.model.questions import Ask
from bot.model.time_control import TimeControl
from bot.tables.game import absence, undo
from bot.tables.people.vacations import Vacation
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from games.core.model import Seat
from tests.bot.tables.setups import at_a_paced_turn, at_a_turn, banked, due_of, played, resting
from tests.bot.tables.world import ANA, BRUNO, CLARA, DAVI, Killed, World, person_of
from tests.games.core.toy_values import Rest, Show

HOUR = timedelta(hours=1)


async def left_of(world: World, table: int, seat: Seat) -> float | None:
    """Hours from now until that seat's time is up."""
    due_at = await due_of(world, table, seat)
    return None if due_at is None else (due_at - world.clock) / HOUR


def mine(ask: Ask) -> int:
    """Who is asked."""
    return person_of(ask).user_id


async def test_clocks_stand_at_all_tables_until_one_is_back_by_oneself(world: World) -> None:
    """Nobody is reminded or late meanwhile; the others see until when; then every clock has what it had."""
    table, ask = await at_a_turn(world)
    other, second = await at_a_turn(world)
    world.later(hours=2)
    boards = len([row for row in world.channel.rows if row.kind is Kind.TURN])
    for user in {mine(ask), mine(second)}:
        vacation = await world.tables.vacations.begin(user, 10)
        assert vacation.until == world.clock + timedelta(days=10)
        assert vacation.days_left == 20
    await world.settle()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) >= boards + 2
    until = world.clock + timedelta(days=10)
    assert (ask.seat, until) in (await reading.position(world.context, table)).away

    world.later(days=9)
    await world.work()
    await world.restart()
    assert world.channel.count(Kind.REMINDER) == 0
    world.later(days=1, hours=1)

    for number, asked in ((table, ask), (other, second)):
        assert await left_of(world, number, asked.seat) == 69
        assert (await reading.position(world.context, number)).away == ()
    world.later(hours=21)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 2
    world.later(hours=48)
    await world.work()
    assert (await reading.position(world.context, table)).overdue == (ask.seat,)


async def test_who_is_back_sooner_has_what_was_left(world: World) -> None:
    """And the days that were not used; whoever is not away cannot come back."""
    table, ask = await at_a_turn(world)
    world.later(hours=12)
    await world.tables.vacations.begin(mine(ask), 10)
    world.later(hours=36)
    vacation = await world.tables.vacations.end(mine(ask))
    assert (vacation.until, vacation.days_left) == (None, 28)
    assert await left_of(world, table, ask.seat) == 60
    with pytest.raises(Unavailable, match="tables-no-vacation"):
        await world.tables.vacations.end(mine(ask))


async def test_nobody_is_away_longer_than_the_days_of_a_year(world: World) -> None:
    """However they are cut; a year later they are there again, and the operator may give none."""
    vacations = world.tables.vacations
    with pytest.raises(LimitReached, match="tables-away-too-long"):
        await vacations.begin(ANA.user_id, 31)
    assert (await vacations.of(ANA.user_id)).until is None
    await vacations.begin(ANA.user_id, 20)
    assert (await vacations.begin(ANA.user_id, 12)).days_left == 18, "another end, not one more"
    world.later(days=12)
    with pytest.raises(LimitReached, match="tables-away-too-long") as refused:
        await vacations.begin(ANA.user_id, 19)
    assert refused.value.message.args == (("days", 18),)
    await vacations.begin(ANA.user_id, 18)
    world.later(days=18)
    assert (await vacations.of(ANA.user_id)).days_left == 0
    world.later(days=365 - 19)
    assert (await vacations.of(ANA.user_id)).days_left == 11
    context = world.context
    context.config = structs.replace(context.config, vacation_days=0)
    with pytest.raises(LimitReached, match="tables-away-too-long"):
        await vacations.begin(BRUNO.user_id, 1)


async def test_who_is_forgotten_gets_no_new_days(world: World) -> None:
    """Days used stay used, days not yet used do not, for nobody else, and the pseudonym is erased with its year."""
    vacations, privacy = world.tables.vacations, world.tables.privacy
    await vacations.begin(ANA.user_id, 20)
    world.later(days=12)
    await privacy.forget(ANA.user_id)

    assert await vacations.of(ANA.user_id) == Vacation(until=None, days_left=18)
    with pytest.raises(LimitReached, match="tables-away-too-long") as refused:
        await vacations.begin(ANA.user_id, 19)
    assert refused.value.message.args == (("days", 18),)
    await vacations.begin(ANA.user_id, 10)
    world.later(days=10)
    await privacy.forget(ANA.user_id)
    assert (await vacations.of(ANA.user_id)).days_left == 8
    assert (await vacations.of(BRUNO.user_id)).days_left == 30

    world.later(days=365)
    assert (await vacations.of(ANA.user_id)).days_left == 30
    await privacy.forget(BRUNO.user_id)
    async with world.context.database.read() as connection:
        assert (await connection.execute(select(SPENT))).all() == []


async def test_whoever_used_no_days_leaves_no_pseudonym(world: World) -> None:
    """Nor does a vacation that began in the same instant."""
    await world.tables.vacations.begin(ANA.user_id, 5)
    for person in (ANA, BRUNO):
        await world.tables.privacy.forget(person.user_id)

    async with world.context.database.read() as connection:
        assert (await connection.execute(select(SPENT))).all() == []


async def test_what_is_over_stays_over(world: World) -> None:
    """Before the program has looked, and after it."""
    table, ask = await at_a_turn(world)
    world.later(hours=72)
    await world.tables.vacations.begin(mine(ask), 5)
    assert (await reading.position(world.context, table)).overdue == (ask.seat,)
    await world.work()
    await world.tables.vacations.end(mine(ask))
    assert await left_of(world, table, ask.seat) == 0
    assert (await reading.position(world.context, table)).overdue == (ask.seat,)


async def test_moves_made_meanwhile_are_charged_nothing(world: World) -> None:
    """A bank that had ten hours used keeps the others; clocks go on at the end; undo gives nothing."""
    table, ask = await at_a_paced_turn(world)
    world.later(hours=10)
    await world.tables.vacations.begin(mine(ask), 2)
    world.later(hours=24)
    await played(world, table, ask, Show(()))
    assert await left_of(world, table, ask.seat) == 24 + 14
    await undo.undo(world.context, table, mine(ask))
    assert await left_of(world, table, ask.seat) == 24 + 14
    await played(world, table, ask, Rest())
    assert await banked(world, table, ask.seat) == 14 * 3_600
    await resting(world, table, ask.seat)
    assert await left_of(world, table, ask.seat) == 24 + 38
    world.later(hours=30)
    assert await left_of(world, table, ask.seat) == 32


async def test_a_game_that_begins_meanwhile_waits_too(world: World) -> None:
    """And one to which its person comes back."""
    for person in (ANA, BRUNO):
        await world.tables.vacations.begin(person.user_id, 3)
    table, ask = await at_a_paced_turn(world, TimeControl.EVENING)
    until = world.clock + timedelta(days=3)
    assert await due_of(world, table, ask.seat) == until + timedelta(minutes=20)
    world.context.listeners = ()
    await absence.leave(world.context, table, mine(ask))
    await absence.come_back(world.context, table, person_of(ask))
    assert await due_of(world, table, ask.seat) == until + timedelta(minutes=20)
    assert {seat for seat, _ in (await reading.position(world.context, table)).away} == {0, 1}


@pytest.mark.parametrize(("away", "still"), [(1, 10), (10, 1)])
async def test_pauses_and_downtime_beside_a_vacation_count_once(
    migrated_url: str, away: int, still: int
) -> None:
    """Whichever is longer: what was left is left from the later end on."""
    world = World(migrated_url)
    await world.start()
    table, ask = await at_a_turn(world)
    world.later(hours=2)
    await world.tables.vacations.begin(mine(ask), away)
    await world.tables.pauses.pause(table)
    world.later(days=still)
    await world.tables.pauses.go_on(table, mine(ask))
    rest = max(away - still, 0) * 24
    assert await left_of(world, table, ask.seat) == 70 + rest

    world.later(hours=rest)
    await world.tables.vacations.begin(mine(ask), away)
    await world.tables.close()
    world.later(days=still)
    await world.restart()
    assert await left_of(world, table, ask.seat) == 70 + rest


async def test_a_vacation_that_is_taken_and_ended_in_a_pause(world: World) -> None:
    """The table stands still; what was left when it began to is what there is."""
    table, ask = await at_a_turn(world)
    world.later(hours=2)
    await world.tables.pauses.pause(table)
    await world.tables.vacations.begin(mine(ask), 2)
    world.later(days=3)
    await world.tables.vacations.begin(mine(ask), 5)
    world.later(days=1)
    await world.tables.vacations.end(mine(ask))
    world.later(days=1)
    await world.tables.pauses.go_on(table, mine(ask))
    assert await left_of(world, table, ask.seat) == 70


@pytest.mark.parametrize("place", ["vacation.written", "vacation.committed"])
async def test_a_crash_leaves_all_clocks_or_none(migrated_url: str, place: str) -> None:
    """Before the commit nobody is away anywhere; after it everywhere, and the boards are shown by the next program."""
    world = World(migrated_url)
    await world.start()
    games = [await at_a_turn(world) for _ in range(2)]
    user = mine(games[0][1])
    asked = [(table, ask.seat) for table, ask in games if mine(ask) == user]
    world.failpoints.deadly = (place, 1)
    with pytest.raises(Killed):
        await world.tables.vacations.begin(user, 4)
    await world.restart()
    await world.settle()

    is_away = place == "vacation.committed"
    assert ((await world.tables.vacations.of(user)).until is not None) == is_away
    for table, seat in asked:
        assert await left_of(world, table, seat) == 72 + 96 * is_away
    for table, _ in games:
        assert len((await reading.position(world.context, table)).away) == is_away


async def test_one_process_knows_what_was_said_to_another(migrated_postgres_url: str) -> None:
    """Who is away for the one is so for the other, which looks after the clocks."""
    one, other = (
        World(migrated_postgres_url, scan_seconds=60),
        World(migrated_postgres_url, scan_seconds=60),
    )
    await one.start()
    table, ask = await at_a_turn(one)
    await one.settle()
    await other.start()
    await other.tables.vacations.begin(mine(ask), 4)
    await other.settle()
    assert await left_of(one, table, ask.seat) == 72 + 96
    one.later(hours=80)
    other.clock = one.clock
    await one.tables.vacations.end(mine(ask))
    await one.settle()
    assert await left_of(other, table, ask.seat) == 72
    assert (await other.tables.vacations.of(mine(ask))).days_left == 26


async def test_whoever_takes_a_seat_has_their_own_days(world: World) -> None:
    """Neither the days of the one who is away go with the seat, nor do those of the newcomer end."""
    table, ask = await at_a_turn(world)
    await world.tables.vacations.begin(mine(ask), 4)
    await world.tables.seat_transfers.offer(table, mine(ask))
    await world.tables.seat_transfers.take(table, CLARA, ask.seat)
    assert await left_of(world, table, ask.seat) == 72

    await world.tables.vacations.begin(DAVI.user_id, 2)
    await world.tables.seat_transfers.offer(table, CLARA.user_id)
    await world.tables.seat_transfers.take(table, DAVI, ask.seat)
    assert await left_of(world, table, ask.seat) == 72 + 48


async def test_the_board_says_of_nobody_that_they_are_away_who_is_back(world: World) -> None:
    """By itself, at the end, also at who is not asked; at a table that stands still once it goes on; nothing is done twice."""
    table, ask = await at_a_turn(world)
    for user in (ANA.user_id, BRUNO.user_id):
        await world.tables.vacations.begin(user, 3)
    await world.settle()
    await world.tables.pauses.pause(table)
    world.later(days=3)
    await world.work()
    boards = len([row for row in world.channel.rows if row.kind is Kind.TURN])
    await world.tables.pauses.go_on(table, mine(ask))
    due_at = await due_of(world, table, ask.seat)
    await world.work()

    assert due_at == world.clock + 72 * HOUR
    assert await due_of(world, table, ask.seat) == due_at
    async with world.context.database.read() as connection:
        known = await connection.scalars(select(SEATS.c.away_until))
        assert known.all() == [None, None]
    shown = len([row for row in world.channel.rows if row.kind is Kind.TURN])
    assert shown > boards
    await world.work()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) == shown


async def test_the_clock_wakes_for_the_end_of_a_vacation(world: World) -> None:
    """Its board is shown then, and not before; a vacation may end at any moment that is still to come."""
    await at_a_turn(world)
    end = world.clock + timedelta(hours=30)
    with pytest.raises(InvalidInput, match="tables-no-such-day"):
        await world.tables.vacations.begin_until(ANA.user_id, world.clock)
    vacation = await world.tables.vacations.begin_until(ANA.user_id, end)
    assert (vacation.until, vacation.days_left) == (end, 28)
    await world.work()
    boards = len([row for row in world.channel.rows if row.kind is Kind.TURN])
    world.later(hours=29)
    await world.work()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) == boards
    assert await world.tables.clock.next_time() == end
    world.later(hours=1)
    await world.restart()
    await world.work()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) == boards + 1
