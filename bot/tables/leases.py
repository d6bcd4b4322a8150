"""Leases: of several processes on one database, one sees to a seat that is due."""

import asyncio
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import Update, and_, or_, select, update

from bot.db.retry import retried
from bot.db.schema import SEATS, TABLES
from bot.tables.context import TableContext
from games.core.model import Seat

LEASE = timedelta(minutes=2)

AT_ONCE = 50
"""Due seats seen to in one go."""

PAUSE = 0.01
"""Seconds before seats that others are writing to are looked for again."""


class Due(Struct, frozen=True):
    """A seat that something must be done for."""

    table: int
    seat: Seat
    ask: int


@retried
async def lease(
    context: TableContext, where: Any, order: tuple[Any, ...], limit: int
) -> tuple[Due, ...]:
    """Seats of running games for which that holds, leased by this process.

    A seat that somebody is writing to is passed over, and looked for again where there is no other: nobody else tells of it
    when that transaction is done.
    """
    while (found := await _leased(context, where, order, limit)) is None:  # noqa: ASYNC110 - the database has no event for it
        await asyncio.sleep(PAUSE)
    return found


async def _leased(
    context: TableContext, where: Any, order: tuple[Any, ...], limit: int
) -> tuple[Due, ...] | None:
    """Those that nobody is writing to; None: all there are are being written to."""
    now = context.now()
    query = (
        select(SEATS.c.table_id, SEATS.c.place, SEATS.c.seat, SEATS.c.ask)
        .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
        .where(where, or_(SEATS.c.leased_until.is_(None), SEATS.c.leased_until <= now))
        .order_by(*order)
        .limit(limit)
    )
    async with context.database.look() as connection:
        if (await connection.execute(query.limit(1))).first() is None:
            return ()
    async with context.database.write() as connection:
        found = (await connection.execute(query.with_for_update(of=SEATS, skip_locked=True))).all()
        for table, place, _, _ in found:
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.place == place)
                .values(leased_until=now + LEASE, leased_by=context.process)
            )
    if not found:
        return None
    for table, _, _, _ in found:
        context.rows.forget(table)
    context.failpoint("lease.committed")
    return tuple(Due(table, seat, ask) for table, _, seat, ask in found)


@retried
async def give_back(context: TableContext, due: Due) -> None:
    """End a lease of a question that still stands."""
    async with context.database.write() as connection:
        await connection.execute(_ending(due, None))
        context.failpoint("lease.returned")
    context.rows.forget(due.table)


@retried
async def hold(context: TableContext, due: Due, until: datetime) -> None:
    """Keep a lease until then: the clock looks at the seat again."""
    async with context.database.write() as connection:
        await connection.execute(_ending(due, until))
    context.rows.forget(due.table)


@retried
async def free_all(context: TableContext) -> None:
    """End all leases: for a process that is alone, at its start."""
    async with context.database.write() as connection:
        await connection.execute(
            update(SEATS).where(SEATS.c.leased_until.is_not(None)).values(leased_until=None)
        )
        context.failpoint("lease.freed")


def _ending(due: Due, until: datetime | None) -> Update:
    """The statement that ends the lease of that question at another time; None: now."""
    here = and_(SEATS.c.table_id == due.table, SEATS.c.seat == due.seat, SEATS.c.ask == due.ask)
    return update(SEATS).where(here).values(leased_until=until)
