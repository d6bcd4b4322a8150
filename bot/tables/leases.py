"""Leases: of several processes on one database, one sees to a seat that is due."""

from datetime import timedelta
from typing import Any

from msgspec import Struct
from sqlalchemy import and_, or_, select, update

from bot.tables.hall import Hall
from bot.tables.schema import SEATS, TABLES
from games.core.model import Seat

LEASE = timedelta(minutes=2)


class Due(Struct, frozen=True):
    """A seat that something must be done for."""

    table: int
    seat: Seat
    ask: int


async def lease(hall: Hall, where: Any, order: tuple[Any, ...], limit: int) -> tuple[Due, ...]:
    """Seats of running games for which that holds, leased by this process."""
    now = hall.now()
    query = (
        select(SEATS.c.table_id, SEATS.c.place, SEATS.c.seat, SEATS.c.ask)
        .join_from(SEATS, TABLES, SEATS.c.table_id == TABLES.c.id)
        .where(where, or_(SEATS.c.leased_until.is_(None), SEATS.c.leased_until <= now))
        .order_by(*order)
        .limit(limit)
    )
    async with hall.database.read() as connection:
        if (await connection.execute(query.limit(1))).first() is None:
            return ()
    async with hall.database.write() as connection:
        found = (await connection.execute(query.with_for_update(of=SEATS, skip_locked=True))).all()
        for table, place, _, _ in found:
            await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.place == place)
                .values(leased_until=now + LEASE)
            )
    for table, _, _, _ in found:
        hall.rows.forget(table)
    hall.failpoint("lease.committed")
    return tuple(Due(table, seat, ask) for table, _, seat, ask in found)


async def give_back(hall: Hall, due: Due) -> None:
    """End a lease of a question that still stands."""
    async with hall.database.write() as connection:
        await connection.execute(
            update(SEATS)
            .where(
                and_(
                    SEATS.c.table_id == due.table,
                    SEATS.c.seat == due.seat,
                    SEATS.c.ask == due.ask,
                )
            )
            .values(leased_until=None)
        )
        hall.failpoint("lease.returned")
    hall.rows.forget(due.table)


async def free_all(hall: Hall) -> None:
    """End all leases: for a process that is alone, at its start."""
    async with hall.database.write() as connection:
        await connection.execute(
            update(SEATS).where(SEATS.c.leased_until.is_not(None)).values(leased_until=None)
        )
        hall.failpoint("lease.freed")
