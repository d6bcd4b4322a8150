"""Orders given ahead: carried out once, some time after the question, as if their owner had answered; nobody else can tell."""

import asyncio
import json
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import select

from bot.model import Ask, Phase, TableError
from bot.outcomes import Asked, TakenBack
from bot.store.schema import SEATS, STEPS
from bot.tables.order_times import drawn_delay
from bot.tables.publishing import Kind
from games.core.forms import sample
from games.core.model import Action, Key, Seat
from games.core.record import read
from tests.bot.tables.test_undo import at_a_turn, build_of, played
from tests.bot.tables.world import ANA, BRUNO, CLARA, GUILD, Killed, World, person_of
from tests.games.core.toy import TOY
from tests.games.core.toy_values import Cheer, Draw, Rest, Show
from tests.playing import faults

LEAST, MOST = 15, 150


async def due(world: World, table: int, user_id: int) -> datetime | None:
    """When the person's orders are looked at next."""
    query = select(SEATS.c.orders_at).where(SEATS.c.table_id == table, SEATS.c.user_id == user_id)
    async with world.tables.shared.database.read() as connection:
        found: datetime | None = await connection.scalar(query)
    return found


async def ordered(world: World, table: int) -> list[tuple[int, Seat, Key]]:
    """Number, seat and rule of the steps that orders made."""
    query = (
        select(STEPS.c.number, STEPS.c.seat, STEPS.c.ordered)
        .where(STEPS.c.table_id == table, STEPS.c.ordered.is_not(None))
        .order_by(STEPS.c.number)
    )
    async with world.tables.shared.database.read() as connection:
        return [(row.number, row.seat, row.ordered) for row in await connection.execute(query)]


async def quietly(world: World) -> World:
    """A world whose clock works when it is told to, and never beside a test."""
    while world.tables.clock.is_busy:  # noqa: ASYNC110 - it has no event for it
        await asyncio.sleep(0.001)
    world.tables.shared.listeners = (world.tables.outbox.kick,)
    return world


@pytest.fixture
async def world(world: World) -> World:
    """A service with such a clock, on either database."""
    return await quietly(world)


async def goes_by(world: World, **time: float) -> None:
    """Time goes by, and what is due happens."""
    world.later(**time)
    await world.work()


async def when_due(world: World, table: int, user_id: int) -> None:
    """It is time for the person's orders, and what is due happens."""
    at = await due(world, table, user_id)
    assert at is not None
    await goes_by(world, seconds=(at - world.clock).total_seconds())
    assert world.clock == at


async def step_of(world: World, table: int) -> int:
    """The number of the newest step."""
    return (await world.tables.table(table)).step


async def resting(world: World, *, seats: int = 2) -> tuple[int, Ask]:
    """A game in which whoever's turn it is has given the order to rest."""
    people = (ANA, BRUNO, CLARA)[:seats]
    table = await world.game_of(*people, options={"hiding": False})
    ask = await world.asked(table)
    await world.tables.ordering.give(table, person_of(ask).user_id, "rest")
    return table, ask


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
    async with world.tables.shared.database.read() as connection:
        query = select(STEPS.c.user_id, STEPS.c.by, STEPS.c.at).where(STEPS.c.number == 1)
        assert tuple((await connection.execute(query)).one()) == (user, "person", at)
    while (other := await world.asked(table)).seat != ask.seat:
        await played(world, table, other, Rest())
    again = await due(world, table, user)
    assert again is not None
    assert again > world.clock
    await when_due(world, table, user)
    assert len(await ordered(world, table)) == 2


def test_times_are_spread_over_their_span() -> None:
    """From the least to the most, half of them below the middle of the scale; one of the two ends alone is a time, too."""
    chance = Random("orders")
    times = [drawn_delay((LEAST, MOST), chance.randbytes).total_seconds() for _ in range(400)]

    assert LEAST <= min(times) < 1.1 * LEAST
    assert 0.9 * MOST < max(times) <= MOST
    middle = (LEAST * MOST) ** 0.5
    assert 150 < sum(time < middle for time in times) < 250
    assert drawn_delay((20, 20), chance.randbytes) == timedelta(seconds=20)


class Twins:
    """Two worlds with one game: in the first Ana has given orders, in the second she presses at the same times."""

    def __init__(self, first: World, second: World) -> None:
        self.first, self.second = first, second
        self.table = 0

    async def begin(self) -> None:
        """The same game at the same time."""
        await self.second.start()
        await quietly(self.second)
        for world in (self.first, self.second):
            self.table = await world.lobby(ANA, BRUNO)
            await world.settle()
            await world.tables.start_game(self.table, ANA.user_id)
            await world.settle()
        assert self.table == 1

    async def at(self, time: datetime) -> None:
        """What both clocks show; what is due happens."""
        for world in (self.first, self.second):
            await goes_by(world, seconds=(time - world.clock).total_seconds())

    async def both_play(self, ask: Ask, action: Action) -> None:
        """The same press in both."""
        for world in (self.first, self.second):
            await played(world, self.table, ask, action)
            await world.work()

    async def shown(self, world: World) -> dict[str, Any]:
        """All that anybody but Ana can see or find out, with its times."""
        tables, table = world.tables, self.table
        bruno = (await tables.table(table)).of_user(BRUNO.user_id)
        assert bruno is not None
        # How often a row is shown is up to the outbox: two that wait are shown as one.
        rows = {
            (row.kind, row.seat, row.notice, row.about)
            for row in world.channel.rows
            if row.kind is not Kind.PRIVATE or row.seat == bruno.seat
        }
        return {
            "table": await tables.table(table),
            "position": await tables.position(table),
            "log": await tables.log(table, None, limit=200),
            "own log": await tables.log(table, BRUNO.user_id, limit=200),
            "ask": await tables.ask(table, BRUNO.user_id),
            "list": [
                structs.replace(line, message_id=None)
                for line in await tables.my_tables(BRUNO.user_id)
            ],
            "managed": await tables.managing.tables(GUILD),
            "rows": rows,
            "told": sorted(world.channel.told.values()),
            "pinged": sorted(seat for seat, _ in world.channel.pinged),
            "kinds": sorted(world.channel.kinds.values()),
        }

    async def expect_alike(self) -> None:
        """Nothing tells one from the other."""
        here, there = await self.shown(self.first), await self.shown(self.second)
        for name in here:
            assert here[name] == there[name], f"{name} tells of an order"


async def test_twins_nobody_can_tell_an_order_from_a_press(world: World, tmp_path: Path) -> None:
    """A whole game in two worlds: one with orders, one in which she presses then. All others see, times and record included, is
    the same to the byte; also where an order stands and does not answer.
    """
    twins = Twins(world, World(f"sqlite+aiosqlite:///{tmp_path}/twin.sqlite3"))
    await twins.begin()
    table, chance = twins.table, Random("twins")
    for order in ("cheer", "rest", "draw"):
        await world.tables.ordering.give(table, ANA.user_id, order)
        await twins.expect_alike()
    by_order = 0
    while (await world.tables.table(table)).phase is Phase.PLAYING:
        at, before = await due(world, table, ANA.user_id), await step_of(world, table)
        if at is not None and chance.random() < 0.7:
            mine = await twins.second.tables.ask(table, ANA.user_id)
            await twins.at(at)
            if await step_of(world, table) > before:
                _, _, key = (await ordered(world, table))[-1]
                by_order += 1
                action = {"cheer": Cheer(), "rest": Rest(), "draw": Draw()}[key]
                await played(twins.second, table, mine, action)
            await twins.second.work()
        else:
            ask = await world.asked(table)
            assert ask.decision is not None
            await twins.both_play(ask, sample(ask.decision, chance.randrange))
        await twins.expect_alike()

    assert by_order >= 3
    records = [await one.tables.record(table) for one in (world, twins.second)]
    assert records[0] == records[1]
    assert faults(TOY, read(records[0])) == []


async def test_an_order_that_has_no_answer_leaves_no_trace(world: World) -> None:
    """The table is as it was, to its revision; the seat is looked at again when something has been played."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    before = await world.tables.table(table)
    managed = await world.tables.managing.tables(GUILD)
    await world.tables.ordering.give(table, user, "cheer")
    sent = world.channel.sends

    await when_due(world, table, user)

    assert await due(world, table, user) is None
    assert await world.tables.table(table) == before
    assert await world.tables.managing.tables(GUILD) == managed
    assert world.channel.sends == sent
    await played(world, table, ask, Show(()))
    assert await due(world, table, user) is not None


async def test_an_opportunity_is_taken_by_an_order(world: World) -> None:
    """Bruno cheers whenever Ana wishes; the game waits for nobody meanwhile."""
    table, ask = await at_a_turn(world)
    other = next(one for one in (ANA, BRUNO) if one != person_of(ask))
    await world.tables.ordering.give(table, other.user_id, "cheer")
    await played(world, table, ask, Draw())

    await when_due(world, table, other.user_id)

    assert [key for _, _, key in await ordered(world, table)] == ["cheer"]
    position = await world.tables.position(table)
    assert position.asked == (ask.seat,)


async def test_orders_are_their_owners_alone(world: World) -> None:
    """Others have their own, what is offered comes from the question, and nobody without a seat gives any."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    other = next(one for one in (ANA, BRUNO) if one.user_id != user)

    own = await world.tables.ordering.of(table, user)
    assert (own.standing, own.offered) == (("rest",), ("draw",))
    theirs = await world.tables.ordering.of(table, other.user_id)
    assert (theirs.standing, theirs.offered) == ((), ())
    with pytest.raises(TableError, match="tables-not-your-seat"):
        await world.tables.ordering.give(table, CLARA.user_id, "rest")
    with pytest.raises(TableError, match="tables-order-unknown"):
        await world.tables.ordering.give(table, user, "win")
    again = await world.tables.ordering.give(table, user, "rest")
    assert again.standing == ("rest",)
    assert (await world.tables.ordering.drop(table, user, "rest")).standing == ()
    assert await due(world, table, user) is None
    await goes_by(world, hours=1)
    assert await step_of(world, table) == 0


async def test_taking_an_automatic_step_back_stops_that_order(world: World) -> None:
    """It is undone like one's own; the rule that made it stands no more, the others do."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    await world.tables.ordering.give(table, user, "cheer")
    await when_due(world, table, user)
    assert await step_of(world, table) == 1

    assert isinstance(await world.tables.undo(table, user), TakenBack)

    assert (await world.tables.ordering.of(table, user)).standing == ("cheer",)
    await goes_by(world, minutes=3)
    assert (await world.tables.ask(table, user)).decision is not None
    assert len(await ordered(world, table)) == 1


async def test_no_order_answers_against_a_request_or_a_begun_answer(world: World) -> None:
    """Not while others are asked whether to take back, nor while its owner is at it; afterwards it has a fresh time."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    await played(world, table, ask, Draw())
    await played(world, table, ask, sample_of(await world.tables.ask(table, user)))
    await world.tables.ordering.give(table, user, "rest")
    assert isinstance(await world.tables.undo(table, user), Asked)
    before = await step_of(world, table)
    assert await due(world, table, user) is None
    await goes_by(world, minutes=5)
    assert await step_of(world, table) == before
    other = next(one for one in (ANA, BRUNO) if one.user_id != user)
    await world.tables.vote_undo(table, other.user_id, agree=False)
    now = await world.tables.ask(table, user)
    assert await world.tables.save_draft(table, user, now.number, b"{}")

    await when_due(world, table, user)

    assert await step_of(world, table) == before
    await played(world, table, now, build_of(now))
    await goes_by(world, minutes=3)
    assert await ordered(world, table) == []


def sample_of(ask: Ask) -> Action:
    """The first thing that may be done."""
    assert ask.decision is not None
    return sample(ask.decision, Random(1).randrange)


async def test_the_house_has_no_orders(world: World) -> None:
    """Whoever leaves has none carried out; with the seat they come back. The end of the game ends them."""
    table, ask = await resting(world, seats=3)
    mine = person_of(ask)
    await world.tables.leave(table, mine.user_id)
    world.later(minutes=3)
    await world.tables.ordering.carry_out()
    assert await step_of(world, table) == 0

    await world.tables.come_back(table, mine)
    await when_due(world, table, mine.user_id)

    assert [key for _, _, key in await ordered(world, table)] == ["rest"]
    await world.to_the_end(table)
    async with world.tables.shared.database.read() as connection:
        found = await connection.execute(
            select(SEATS.c.orders, SEATS.c.orders_of, SEATS.c.orders_at)
        )
        assert {tuple(row) for row in found} == {(None, None, None)}
    with pytest.raises(TableError, match="tables-over"):
        await world.tables.ordering.of(table, mine.user_id)


async def test_what_happened_is_told_since_the_last_answer_in_person(world: World) -> None:
    """An answer by order is news to its owner: they have seen nothing of what went before it."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    await when_due(world, table, user)
    await played(world, table, await world.asked(table), Rest())

    assert [entry.step for entry in (await world.tables.ask(table, user)).since] == [0, 2]


async def test_orders_are_given_out_and_forgotten(world: World) -> None:
    """They are in the person's own file, by table, and gone with the person."""
    table, ask = await resting(world, seats=3)
    user = person_of(ask).user_id
    told = json.loads(await world.tables.privacy.export(user))
    assert told["orders"] == [{"table_id": table, "orders": ["rest"]}]
    await when_due(world, table, user)

    await world.tables.privacy.forget(user)

    assert await ordered(world, table) == []
    async with world.tables.shared.database.read() as connection:
        rows = await connection.execute(select(SEATS.c.orders, SEATS.c.orders_of))
        assert {tuple(row) for row in rows} == {(None, None)}


async def test_a_pause_gives_a_fresh_time(world: World) -> None:
    """A table that stands still is played by no order; when it goes on nothing happens in that moment."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    await world.tables.pausing.pause(table)
    await goes_by(world, minutes=5)
    assert await step_of(world, table) == 0

    await world.tables.pausing.go_on(table, user)
    at = await due(world, table, user)

    assert at is not None
    assert at >= world.clock + timedelta(seconds=LEAST)


async def test_an_order_outlives_a_restart(world: World) -> None:
    """It is carried out after it; one that was due long before gets a fresh time, for nobody answers as a program starts."""
    table, ask = await resting(world)
    user = person_of(ask).user_id
    await world.restart()
    await quietly(world)
    await goes_by(world, minutes=10)
    assert await step_of(world, table) == 0
    at = await due(world, table, user)
    assert at is not None
    assert at >= world.clock + timedelta(seconds=LEAST)

    await when_due(world, table, user)

    assert [key for _, _, key in await ordered(world, table)] == ["rest"]


@pytest.mark.parametrize(
    "place",
    [
        "lease.committed",
        "change.begun",
        "change.swapped",
        "change.written",
        "change.committed",
        "orders.answered",
        "orders.left",
    ],
)
async def test_a_death_while_an_order_is_carried_out(world: World, place: str) -> None:
    """Wherever it is: the order is carried out once; one that has no answer is left alone."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    for order in ("cheer", "rest") if place != "orders.left" else ("cheer",):
        await world.tables.ordering.give(table, user, order)
    world.failpoints.seen.clear()
    world.failpoints.deadly = (place, 1)
    for _ in range(6):
        at = await due(world, table, user)
        world.clock = max(world.clock, at or world.clock)
        try:
            await world.tables.ordering.carry_out()
        except Killed:
            await world.restart()
            await quietly(world)
        await world.settle()
        world.later(minutes=2)

    assert world.failpoints.has_killed
    assert [key for _, _, key in await ordered(world, table)] == (
        [] if place == "orders.left" else ["rest"]
    )


@pytest.mark.parametrize("act", ["give", "drop"])
async def test_a_death_while_an_order_is_given(world: World, act: str) -> None:
    """It stands or it does not; pressed again it is as it was meant."""
    table, ask = await at_a_turn(world)
    user = person_of(ask).user_id
    if act == "drop":
        await world.tables.ordering.give(table, user, "rest")
    world.failpoints.seen.clear()
    world.failpoints.deadly = ("orders.written", 1)
    with pytest.raises(Killed):
        await getattr(world.tables.ordering, act)(table, user, "rest")
    await world.restart()
    stood = (await world.tables.ordering.of(table, user)).standing
    assert stood == (("rest",) if act == "drop" else ())

    await getattr(world.tables.ordering, act)(table, user, "rest")

    assert (await world.tables.ordering.of(table, user)).standing != stood


async def test_two_processes_carry_an_order_out_once(migrated_postgres_url: str) -> None:
    """Both look at the same moment: one leases the seat, the other finds nothing, or is too late."""
    first, second = (World(migrated_postgres_url, scan_seconds=60) for _ in range(2))
    await first.start()
    await quietly(first)
    table, ask = await resting(first)
    await first.settle()
    await second.start()
    await quietly(second)
    at = await due(first, table, person_of(ask).user_id)
    assert at is not None
    first.clock = second.clock = at

    await first.tables.ordering.carry_out()
    await second.tables.ordering.carry_out()
    await first.settle()
    await second.settle()

    assert await ordered(first, table) == [(1, ask.seat, "rest")]
    assert await step_of(second, table) == 1
