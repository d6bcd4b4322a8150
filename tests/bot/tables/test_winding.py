"""Clocks that nobody winds up: half-made moves, leaving and coming back, and the time in which the program was down."""

from datetime import timedelta

from bot.model import Accepted
from bot.tables.publishing import About, Kind
from tests.bot.tables.test_undo import at_a_turn, build_of, played
from tests.bot.tables.world import World, person_of
from tests.games.core.toy_values import Show


async def test_moves_under_construction_and_their_cancelling_start_no_clock(world: World) -> None:
    """Neither a step of a move that goes on nor giving it up gives time, or keeps the reminder away; the whole move does."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    began = world.clock
    for hours in (20, 20, 20):
        world.later(hours=hours)
        ask = await world.tables.ask(table, user)
        await played(world, table, ask, build_of(ask))
        seat = (await world.tables.table(table)).of_seat(ask.seat)
        assert (seat.asked_at, seat.due_at) == (began, began + timedelta(hours=72))
        await world.work()
        paying = await world.tables.ask(table, user)
        assert isinstance(await world.tables.cancel(table, user, paying.number), Accepted)
        seat = (await world.tables.table(table)).of_seat(ask.seat)
        assert (seat.asked_at, seat.due_at) == (began, began + timedelta(hours=72))
        await world.work()
    assert world.channel.count(Kind.REMINDER) == 1

    ask = await world.tables.ask(table, user)
    await played(world, table, ask, Show(()))
    seat = (await world.tables.table(table)).of_seat(ask.seat)
    assert seat.due_at == world.clock + timedelta(hours=72)


async def test_time_that_is_up_stays_up_over_a_move_under_construction(world: World) -> None:
    """Beginning a move and giving it up is no way out of the others' notice, and calls nobody again."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    world.later(hours=72)
    await world.work()
    await played(world, table, ask, build_of(ask))
    paying = await world.tables.ask(table, user)
    assert isinstance(await world.tables.cancel(table, user, paying.number), Accepted)
    await world.work()

    assert (await world.tables.position(table)).overdue == (ask.seat,)
    assert len([row for row in world.channel.rows if row.about is About.ABSENCE]) == 1
