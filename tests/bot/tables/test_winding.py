"""Clocks that nobody winds up: half-made moves, leaving and coming back, and the time in which the program was down."""

from datetime import timedelta

from bot.tables.game import absence, undo
from bot.tables.publishing import About, Kind
from bot.tables.queries import reading
from tests.bot.tables.setups import at_a_turn, build_of, played
from tests.bot.tables.world import World, person_of
from tests.games.core.toy_values import Rest, Show


async def test_moves_under_construction_and_their_cancelling_start_no_clock(world: World) -> None:
    """Neither a step of a move that goes on nor giving it up gives time, or keeps the reminder away; the whole move does."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    began = world.clock
    for hours in (20, 20, 20):
        world.later(hours=hours)
        ask = await reading.ask(world.context, table, user)
        await played(world, table, ask, build_of(ask))
        seat = (await reading.table(world.context, table)).of_seat(ask.seat)
        assert (seat.asked_at, seat.due_at) == (began, began + timedelta(hours=72))
        await world.work()
        paying = await reading.ask(world.context, table, user)
        await undo.cancel(world.context, table, user, paying.number)
        seat = (await reading.table(world.context, table)).of_seat(ask.seat)
        assert (seat.asked_at, seat.due_at) == (began, began + timedelta(hours=72))
        await world.work()
    assert world.channel.count(Kind.REMINDER) == 1

    ask = await reading.ask(world.context, table, user)
    await played(world, table, ask, Show(()))
    seat = (await reading.table(world.context, table)).of_seat(ask.seat)
    assert (seat.asked_at, seat.due_at) == (began, began + timedelta(hours=72))


async def test_time_that_is_up_stays_up_over_a_move_under_construction(world: World) -> None:
    """Beginning a move and giving it up is no way out of the others' notice, and calls nobody again."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    world.later(hours=72)
    await world.work()
    await played(world, table, ask, build_of(ask))
    paying = await reading.ask(world.context, table, user)
    await undo.cancel(world.context, table, user, paying.number)
    await world.work()

    assert (await reading.position(world.context, table)).overdue == (ask.seat,)
    assert len([row for row in world.channel.rows if row.about is About.ABSENCE]) == 1


async def test_leaving_and_coming_back_before_a_robot_has_answered_renews_nothing(
    world: World,
) -> None:
    """The same turn goes on with its clock, however often one leaves it and whatever one does in it."""
    world.context.listeners = (world.tables.outbox.kick,)
    table, ask = await at_a_turn(world)
    mine = person_of(ask)
    due_at = world.clock + timedelta(hours=72)

    for _ in range(3):
        world.later(hours=20)
        await absence.leave(world.context, table, mine.user_id)
        seat = (await reading.table(world.context, table)).of_seat(ask.seat)
        assert seat.due_at is None, "a robot has no clock"
        await absence.come_back(world.context, table, mine)
        assert (await reading.table(world.context, table)).of_seat(ask.seat).due_at == due_at

    await played(world, table, ask, Show(()))
    assert (await reading.table(world.context, table)).of_seat(ask.seat).due_at == due_at


async def test_a_new_question_after_coming_back_has_its_own_clock(world: World) -> None:
    """What a robot has answered meanwhile is answered."""
    table, ask = await at_a_turn(world)
    mine = person_of(ask)
    world.later(hours=20)
    await absence.leave(world.context, table, mine.user_id)
    await world.settle()
    back = await absence.come_back(world.context, table, mine)
    assert not back.of_seat(ask.seat).required
    world.later(hours=1)
    while not (await reading.table(world.context, table)).of_seat(ask.seat).required:
        await played(world, table, await world.asked(table), Rest())

    seat = (await reading.table(world.context, table)).of_seat(ask.seat)
    assert seat.due_at == world.clock + timedelta(hours=72)


async def test_time_while_the_program_was_down_counts_for_nobody(world: World) -> None:
    """Clock, reminder and what stands lapse later by the time in which nobody could play; what had run out has."""
    table, ask = await at_a_turn(world)
    due_at = world.clock + timedelta(hours=72)
    world.later(hours=2)
    await world.tables.close()
    world.later(hours=100)
    await world.restart()
    await world.work()

    assert (await reading.table(world.context, table)).of_seat(
        ask.seat
    ).due_at == due_at + timedelta(hours=100)
    assert world.channel.count(Kind.REMINDER) == 0
    world.later(hours=22)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 1
    world.later(hours=48)
    await world.work()
    assert (await reading.position(world.context, table)).overdue == (ask.seat,)
    await world.tables.close()
    world.later(hours=100)
    await world.restart()
    await world.work()
    assert (await reading.position(world.context, table)).overdue == (ask.seat,)


async def test_a_move_taken_back_after_a_downtime_has_lost_nothing(world: World) -> None:
    """The due time that an undo gives back is put off, too."""
    table, ask = await at_a_turn(world)
    due_at = world.clock + timedelta(hours=72)
    await played(world, table, ask, Show(()))
    await world.tables.close()
    world.later(hours=100)
    await world.restart()

    await undo.undo(world.context, table, person_of(ask).user_id)

    assert (await reading.table(world.context, table)).of_seat(
        ask.seat
    ).due_at == due_at + timedelta(hours=100)


async def test_one_of_several_programs_keeps_the_clocks_going(migrated_url: str) -> None:
    """A second program that starts beside one that runs finds no gap."""
    first, second = (World(migrated_url, scan_seconds=600.0) for _ in range(2))
    await first.start()
    table, ask = await at_a_turn(first)
    due_at = first.clock + timedelta(hours=72)
    second.clock = first.clock + timedelta(minutes=2)
    await second.start()
    assert (await reading.table(second.context, table)).of_seat(ask.seat).due_at == due_at
