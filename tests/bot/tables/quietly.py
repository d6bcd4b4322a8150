"""Orders given ahead, as tests look at them: when they are due, what they did, in a world whose clock waits to be told."""

import asyncio
from datetime import datetime

from sqlalchemy import select

from bot.db.schema import SEATS, STEPS
from bot.model.questions import Ask
from bot.tables.queries import reading
from games.core.model import Key, Seat
from tests.bot.tables.world import ANA, BRUNO, CLARA, World, person_of


async def due(world: World, table: int, user_id: int) -> datetime | None:
    """When the person's orders are looked at next."""
    query = select(SEATS.c.orders_at).where(SEATS.c.table_id == table, SEATS.c.user_id == user_id)
    async with world.context.database.read() as connection:
        found: datetime | None = await connection.scalar(query)
    return found


async def ordered(world: World, table: int) -> list[tuple[int, Seat, Key]]:
    """Number, seat and rule of the steps that orders made."""
    query = (
        select(STEPS.c.number, STEPS.c.seat, STEPS.c.ordered)
        .where(STEPS.c.table_id == table, STEPS.c.ordered.is_not(None))
        .order_by(STEPS.c.number)
    )
    async with world.context.database.read() as connection:
        return [(row.number, row.seat, row.ordered) for row in await connection.execute(query)]


async def quietly(world: World) -> World:
    """A world whose clock works when it is told to, and never beside a test."""
    while world.tables.clock.is_busy:  # noqa: ASYNC110 - it has no event for it
        await asyncio.sleep(0.001)
    world.context.listeners = (world.tables.outbox.kick,)
    return world


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
    return (await reading.table(world.context, table)).step


async def resting(world: World, *, seats: int = 2) -> tuple[int, Ask]:
    """A game in which whoever's turn it is has given the order to rest."""
    people = (ANA, BRUNO, CLARA)[:seats]
    table = await world.game_of(*people, options={"hiding": False})
    ask = await world.asked(table)
    await world.tables.automatic_moves.give(table, person_of(ask).user_id, "rest")
    return table, ask
