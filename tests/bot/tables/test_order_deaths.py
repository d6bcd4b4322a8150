"""Orders given ahead outlive restarts and deaths, and of two processes one carries them out."""

import asyncio
from datetime import timedelta

import pytest

from tests.bot.tables.quietly import (
    due,
    goes_by,
    ordered,
    quietly,
    resting,
    step_of,
    when_due,
)
from tests.bot.tables.setups import at_a_turn
from tests.bot.tables.world import Killed, World, person_of
from tests.games.core.toy_values import Rest

LEAST, MOST = 15, 150


@pytest.fixture
async def world(world: World) -> World:
    """A service with such a clock, on either database."""
    return await quietly(world)


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
        await world.tables.automatic_moves.give(table, user, order)
    world.failpoints.seen.clear()
    world.failpoints.deadly = (place, 1)
    for _ in range(6):
        at = await due(world, table, user)
        world.clock = max(world.clock, at or world.clock)
        try:
            await world.tables.automatic_moves.carry_out()
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
        await world.tables.automatic_moves.give(table, user, "rest")
    world.failpoints.seen.clear()
    world.failpoints.deadly = ("orders.written", 1)
    with pytest.raises(Killed):
        await getattr(world.tables.automatic_moves, act)(table, user, "rest")
    await world.restart()
    stood = (await world.tables.automatic_moves.of(table, user)).standing
    assert stood == (("rest",) if act == "drop" else ())

    await getattr(world.tables.automatic_moves, act)(table, user, "rest")

    assert (await world.tables.automatic_moves.of(table, user)).standing != stood


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

    await first.tables.automatic_moves.carry_out()
    await second.tables.automatic_moves.carry_out()
    await first.settle()
    await second.settle()

    assert await ordered(first, table) == [(1, ask.seat, "rest")]
    assert await step_of(second, table) == 1


async def test_two_processes_race_for_many_orders(migrated_postgres_url: str) -> None:
    """Both look in the same instant, again and again, while somebody presses, too: every question has one answer."""
    first, second = (
        World(migrated_postgres_url, scan_seconds=60, automatic_move_seconds=(MOST, MOST))
        for _ in range(2)
    )
    await first.start()
    await quietly(first)
    tables = [(await resting(first))[0] for _ in range(6)]
    await first.settle()
    await second.start()
    await quietly(second)
    first.later(seconds=MOST)
    second.clock = first.clock
    pressed = await first.asked(tables[0])
    rest = Rest()

    await asyncio.gather(
        *(world.tables.automatic_moves.carry_out() for world in (first, second) * 3),
        *(world.play(tables[0], pressed, rest) for world in (first, second)),
    )
    await first.settle()
    await second.settle()

    assert [await step_of(first, table) for table in tables] == [1] * 6
    assert [len(await ordered(second, table)) for table in tables[1:]] == [1] * 5
