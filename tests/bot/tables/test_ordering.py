"""Orders given ahead: carried out once, some time after the question, as their owner wishes, and seen by nobody else."""

import json
from datetime import timedelta
from random import Random

import pytest
from sqlalchemy import select, update

from bot.db.schema import SEATS, STEPS
from bot.model.errors import InvalidInput, NotYourSeat, WrongPhase
from bot.model.outcomes import Asked, TakenBack
from bot.model.questions import Ask
from bot.tables.game import absence, play, undo
from bot.tables.game.automatic_move_times import AMONG_ROBOTS, drawn_delay
from bot.tables.game.proposals import vote
from bot.tables.queries import reading
from games.core.forms import sample
from games.core.model import Action
from tests.bot.tables.quietly import due, goes_by, ordered, quietly, resting, step_of, when_due
from tests.bot.tables.setups import at_a_turn, build_of, played
from tests.bot.tables.world import ANA, BRUNO, CLARA, GUILD, World, person_of
from tests.games.core.toy_values import Draw, Rest, Show

LEAST, MOST = 15, 150


@pytest.fixture
async def world(world: World) -> World:
    """A service with such a clock, on either database."""
    return await quietly(world)


async def test_an_order_answers_once_after_a_drawn_time(world: World) -> None:
    """Not before, not twice; the step is the person's, and the next question of theirs has a time of its own."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    at = await due(world, table, user)
    assert at is not None
    assert LEAST <= (at - world.clock).total_seconds() <= MOST
    assert await world.tables.clock.next_time() == at

    await goes_by(world, seconds=(at - world.clock).total_seconds() - 1)
    assert await step_of(world, table) == 0
    await goes_by(world, seconds=1)
    await world.work()

    assert await ordered(world, table) == [(1, ask.seat, "rest")]
    async with world.context.database.read() as connection:
        query = select(STEPS.c.user_id, STEPS.c.by, STEPS.c.at).where(STEPS.c.number == 1)
        assert tuple((await connection.execute(query)).one()) == (user, "person", at)
    while (other := await world.asked(table)).seat != ask.seat:
        await played(world, table, other, Rest())
    again = await due(world, table, user)
    assert again is not None
    assert again > world.clock
    await when_due(world, table, user)
    assert len(await ordered(world, table)) == 2


@pytest.mark.parametrize("order", ["rest", "cheer"])
async def test_alone_among_robots_nobody_waits(world: World, order: str) -> None:
    """One person's rule is looked at in a moment, whether or not it has an answer, so the time tells nothing there either."""
    table = await world.game_of(ANA, robots=2, options={"hiding": False})
    await world.asked(table)

    given = await world.tables.automatic_moves.give(table, ANA.user_id, order)

    assert given.span == (AMONG_ROBOTS, AMONG_ROBOTS)
    at = await due(world, table, ANA.user_id)
    assert at == world.clock + timedelta(seconds=AMONG_ROBOTS)
    await when_due(world, table, ANA.user_id)
    assert [key for _, _, key in await ordered(world, table)] == [order] * (order == "rest")


async def test_who_may_come_back_is_somebody_else(world: World) -> None:
    """A seat that a robot keeps for a person is a person's: the other's times stay as among people."""
    table, ask = await resting(world)
    mine = person_of(ask)
    other = next(one for one in (ANA, BRUNO) if one != mine)
    await absence.leave(world.context, table, other.user_id)

    own = await world.tables.automatic_moves.of(table, mine.user_id)

    assert own.span == (LEAST, MOST)


def test_times_are_spread_over_their_span() -> None:
    """From the least to the most, half of them below the middle of the scale; one of the two ends alone is a time, too."""
    chance = Random("orders")
    times = [drawn_delay((LEAST, MOST), chance.randbytes).total_seconds() for _ in range(400)]

    assert LEAST <= min(times) < 1.1 * LEAST
    assert 0.9 * MOST < max(times) <= MOST
    middle = (LEAST * MOST) ** 0.5
    assert 150 < sum(time < middle for time in times) < 250
    assert drawn_delay((20, 20), chance.randbytes) == timedelta(seconds=20)


async def test_an_order_that_has_no_answer_leaves_no_trace(world: World) -> None:
    """The table is as it was, to its revision; the seat is looked at again when something has been played."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    before = await reading.table(world.context, table)
    managed = await world.tables.managing.tables(GUILD)
    await world.tables.automatic_moves.give(table, user, "cheer")
    sent = world.channel.sends

    await when_due(world, table, user)

    assert await due(world, table, user) is None
    assert await reading.table(world.context, table) == before
    assert await world.tables.managing.tables(GUILD) == managed
    assert world.channel.sends == sent
    await played(world, table, ask, Show(()))
    assert await due(world, table, user) is not None


async def test_an_opportunity_is_taken_by_an_order(world: World) -> None:
    """Bruno cheers whenever Ana wishes; the game waits for nobody meanwhile."""
    table, ask = await at_a_turn(world)
    other = next(one for one in (ANA, BRUNO) if one != person_of(ask))
    await world.tables.automatic_moves.give(table, other.user_id, "cheer")
    await played(world, table, ask, Draw())

    await when_due(world, table, other.user_id)

    assert [key for _, _, key in await ordered(world, table)] == ["cheer"]
    position = await reading.position(world.context, table)
    assert position.asked == (ask.seat,)


async def test_orders_are_their_owners_alone(world: World) -> None:
    """Others have their own, what is offered comes from the question, and nobody without a seat gives any."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    other = next(one for one in (ANA, BRUNO) if one.user_id != user)

    own = await world.tables.automatic_moves.of(table, user)
    assert (own.standing, own.offered) == (("rest",), ("draw",))
    theirs = await world.tables.automatic_moves.of(table, other.user_id)
    assert (theirs.standing, theirs.offered) == ((), ())
    with pytest.raises(NotYourSeat, match="tables-not-your-seat"):
        await world.tables.automatic_moves.give(table, CLARA.user_id, "rest")
    with pytest.raises(InvalidInput, match="tables-order-unknown"):
        await world.tables.automatic_moves.give(table, user, "win")
    again = await world.tables.automatic_moves.give(table, user, "rest")
    assert again.standing == ("rest",)
    assert (await world.tables.automatic_moves.drop(table, user, "rest")).standing == ()
    assert await due(world, table, user) is None
    await goes_by(world, hours=1)
    assert await step_of(world, table) == 0


async def test_taking_an_automatic_step_back_stops_that_order(world: World) -> None:
    """It is undone like one's own; the rule that made it stands no more, the others do."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    await world.tables.automatic_moves.give(table, user, "cheer")
    await when_due(world, table, user)
    assert await step_of(world, table) == 1

    assert isinstance(await undo.undo(world.context, table, user), TakenBack)

    assert (await world.tables.automatic_moves.of(table, user)).standing == ("cheer",)
    await goes_by(world, minutes=3)
    assert (await reading.ask(world.context, table, user)).decision is not None
    assert len(await ordered(world, table)) == 1


async def test_no_order_answers_against_a_request_or_a_begun_answer(world: World) -> None:
    """Not while others are asked whether to take back, nor while its owner is at it; afterwards it has a fresh time."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    await played(world, table, ask, Draw())
    await played(world, table, ask, sample_of(await reading.ask(world.context, table, user)))
    await world.tables.automatic_moves.give(table, user, "rest")
    assert isinstance(await undo.undo(world.context, table, user), Asked)
    before = await step_of(world, table)
    assert await due(world, table, user) is None
    await goes_by(world, minutes=5)
    assert await step_of(world, table) == before
    other = next(one for one in (ANA, BRUNO) if one.user_id != user)
    await vote(world.context, table, other.user_id, undo.VOTE, agree=False)
    now = await reading.ask(world.context, table, user)
    assert await play.save_draft(world.context, table, user, now.number, b"{}")

    await when_due(world, table, user)

    assert await step_of(world, table) == before
    await played(world, table, now, build_of(now))
    await goes_by(world, minutes=3)
    assert await ordered(world, table) == []


def sample_of(ask: Ask) -> Action:
    """The first thing that may be done."""
    assert ask.decision is not None
    return sample(ask.decision, Random(1).randrange)


async def test_a_robot_has_no_orders(world: World) -> None:
    """Whoever leaves has none carried out; with the seat they come back. The end of the game ends them."""
    table, ask = await resting(world, seats=3)
    mine = person_of(ask)
    await absence.leave(world.context, table, mine.user_id)
    world.later(minutes=3)
    await world.tables.automatic_moves.carry_out()
    assert await step_of(world, table) == 0

    await absence.come_back(world.context, table, mine)
    await when_due(world, table, mine.user_id)

    assert [key for _, _, key in await ordered(world, table)] == ["rest"]
    await world.to_the_end(table)
    async with world.context.database.read() as connection:
        found = await connection.execute(
            select(SEATS.c.orders, SEATS.c.orders_of, SEATS.c.orders_at)
        )
        assert {tuple(row) for row in found} == {(None, None, None)}
    with pytest.raises(WrongPhase, match="tables-over"):
        await world.tables.automatic_moves.of(table, mine.user_id)


async def test_what_happened_is_told_since_the_last_answer_in_person(world: World) -> None:
    """An answer by order is news to its owner: they have seen nothing of what went before it."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    await when_due(world, table, user)
    await played(world, table, await world.asked(table), Rest())

    assert [entry.step for entry in (await reading.ask(world.context, table, user)).since] == [0, 2]


async def test_orders_are_given_out_and_forgotten(world: World) -> None:
    """They are in the person's own file, by table, and gone with the person."""
    table, ask = await resting(world, seats=3)
    user = person_of(ask).user_id
    told = json.loads(await world.tables.privacy.export(user))
    assert told["orders"] == [{"table_id": table, "orders": ["rest"]}]
    await when_due(world, table, user)

    await world.tables.privacy.forget(user)

    assert await ordered(world, table) == []
    async with world.context.database.read() as connection:
        rows = await connection.execute(select(SEATS.c.orders, SEATS.c.orders_of))
        assert {tuple(row) for row in rows} == {(None, None)}


async def test_a_pause_gives_a_fresh_time(world: World) -> None:
    """A table that stands still is played by no order; when it goes on nothing happens in that moment."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    await world.tables.pauses.pause(table)
    await goes_by(world, minutes=5)
    assert await step_of(world, table) == 0

    await world.tables.pauses.go_on(table, user)
    at = await due(world, table, user)

    assert at is not None
    assert at >= world.clock + timedelta(seconds=LEAST)


@pytest.mark.parametrize("what", ["paused", "asked to take back"])
async def test_an_order_given_where_none_is_carried_out_waits(world: World, what: str) -> None:
    """The clock does not look at it again and again without a pause; once it may be, it has a fresh time."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    await played(world, table, ask, Draw())
    await played(world, table, ask, sample_of(await reading.ask(world.context, table, user)))
    if what == "paused":
        await world.tables.pauses.pause(table)
    else:
        assert isinstance(await undo.undo(world.context, table, user), Asked)
    await world.tables.automatic_moves.give(table, user, "rest")
    assert await due(world, table, user) is None
    world.later(minutes=5)
    async with world.context.database.write() as connection:
        # Given in the same moment in which the table came to stand still.
        late = update(SEATS).where(SEATS.c.user_id == user).values(orders_at=world.clock)
        await connection.execute(late)
    world.context.rows.forget(table)
    world.later(minutes=1)

    await world.tables.clock.work()

    after = await world.tables.clock.next_time()
    assert after is None or after > world.clock


async def test_nobody_on_vacation_answers_by_order(world: World) -> None:
    """Everybody can see who is away: the order waits until the vacation is over, and then takes its time."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    until = world.clock + timedelta(days=2)
    async with world.context.database.write() as connection:
        await connection.execute(
            update(SEATS).where(SEATS.c.user_id == user).values(away_until=until)
        )
    world.context.rows.forget(table)

    await when_due(world, table, user)

    assert await step_of(world, table) == 0
    at = await due(world, table, user)
    assert at is not None
    assert at >= until + timedelta(seconds=LEAST)
    await when_due(world, table, user)
    assert [key for _, _, key in await ordered(world, table)] == ["rest"]
