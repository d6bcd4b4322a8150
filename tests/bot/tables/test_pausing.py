"""A table that stands still: nothing is played, nothing is shown, no time goes by; then it goes on as it was."""

from datetime import timedelta

import pytest

from bot.model.errors import NotYourSeat, WrongPhase
from bot.tables.game import absence, placement, play, undo
from bot.tables.publishing import Kind
from bot.tables.queries import reading
from tests.bot.tables.setups import at_a_turn, does, played
from tests.bot.tables.world import CLARA, EVERYBODY, World, person_of
from tests.games.catan.market import offering
from tests.games.catan.positions import RED
from tests.games.core.toy_values import Rest, Show


async def test_nothing_is_played_and_no_time_goes_by(world: World) -> None:
    """Moves, undo, leaving and coming back are refused with a reason; clock and reminder go on where they were."""
    table, ask = await at_a_turn(world)
    mine = person_of(ask)
    world.later(hours=2)
    assert await world.tables.pauses.pause(table)
    assert not await world.tables.pauses.pause(table)

    with pytest.raises(WrongPhase, match="tables-paused"):
        await play.act(world.context, table, mine.user_id, ask.number, Rest())
    for trying in (undo.undo, absence.leave):
        with pytest.raises(WrongPhase, match="tables-paused"):
            await trying(world.context, table, mine.user_id)
    world.later(hours=200)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 0
    assert (await reading.position(world.context, table)).overdue == ()

    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await world.tables.pauses.go_on(table, CLARA.user_id)
    info = await world.tables.pauses.go_on(table, mine.user_id)
    assert info.of_seat(ask.seat).due_at == world.clock + timedelta(hours=70)
    with pytest.raises(WrongPhase, match="tables-not-paused"):
        await world.tables.pauses.go_on(table, mine.user_id)
    world.later(hours=22)
    await world.work()
    assert world.channel.count(Kind.REMINDER) == 1
    await world.to_the_end(table)


async def test_a_robot_waits_and_what_was_to_be_shown_is_shown_later(world: World) -> None:
    """A robot whose turn it is plays when the table goes on; a board waits until then."""
    table, ask = await at_a_turn(world, robots=1)
    world.context.listeners = (world.tables.outbox.kick,)
    while (await reading.table(world.context, table)).of_seat(ask.seat).required:
        await played(world, table, ask, Rest())
    await world.settle()
    await world.tables.pauses.pause(table)
    step = (await reading.table(world.context, table)).step
    boards = len([row for row in world.channel.rows if row.kind is Kind.TURN])
    await placement.refresh(world.context, table)
    await world.work()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) == boards
    assert (await reading.table(world.context, table)).step == step

    world.context.listeners = (world.tables.outbox.kick, world.tables.robots.kick)
    await world.tables.pauses.go_on(table, person_of(ask).user_id)
    await world.tables.outbox.resume(table=table)
    await world.work()
    assert len([row for row in world.channel.rows if row.kind is Kind.TURN]) > boards
    assert (await reading.table(world.context, table)).step > step


async def test_a_downtime_in_between_counts_once(world: World) -> None:
    """What was left of the time when the table stopped is what it has when it goes on, after an undo, too."""
    table, ask = await at_a_turn(world)
    due_at = world.clock + timedelta(hours=72)
    mine = person_of(ask)
    await played(world, table, ask, Show(()))
    await world.tables.pauses.pause(table)
    world.later(hours=5)
    await world.tables.close()
    world.later(hours=100)
    await world.restart()
    world.later(hours=5)

    info = await world.tables.pauses.go_on(table, mine.user_id)

    assert info.of_seat(ask.seat).due_at == due_at + timedelta(hours=110)
    await undo.undo(world.context, table, mine.user_id)
    info = await reading.table(world.context, table)
    assert info.of_seat(ask.seat).due_at == due_at + timedelta(hours=110)


async def test_an_offer_does_not_lapse_while_the_table_stands_still(market: World) -> None:
    """Nobody could take it up; its day goes on afterwards."""
    table = await market.game_of(*EVERYBODY)
    await does(market, table, RED, offering("pick"))
    market.later(hours=20)
    await market.tables.pauses.pause(table)
    market.later(hours=50)
    await market.work()
    step = (await reading.table(market.context, table)).step
    await market.tables.pauses.go_on(table, EVERYBODY[0].user_id)
    market.later(hours=3)
    await market.work()
    assert (await reading.table(market.context, table)).step == step

    market.later(hours=1)
    await market.work()
    assert (await reading.table(market.context, table)).step == step + 1
