"""Deadlines of answered questions: an undo gives no more time than these, so they move when the seat's clock is put off."""

from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.rows import SeatRow
from bot.db.schema import STEPS, later
from bot.tables.rules.timing import runs_from, stood


async def put_off_steps(
    connection: AsyncConnection, table: int, seats: Iterable[SeatRow], old: datetime, new: datetime
) -> None:
    """Put off the due times stored with these seats' steps: their clocks stopped from `old` to `new`."""
    for row in seats:
        if row.seat is not None:
            since, until = (runs_from(at, row.away_until) for at in (old, new))
            await put_off_own(connection, table, row, since, until)


async def put_off_own(
    connection: AsyncConnection, table: int, row: SeatRow, old: datetime, new: datetime
) -> None:
    """Put off the due times stored with one seat's steps, except by time in its quiet hours."""
    due = STEPS.c.due_before
    here = (STEPS.c.table_id == table, STEPS.c.seat == row.seat, due > old)
    if row.asked_quiet is None:
        await connection.execute(
            update(STEPS).where(*here).values(due_before=later(due, new - old))
        )
        return
    known = (await connection.scalars(select(due).where(*here).distinct().order_by(due))).all()
    times = {time: stood(row, time, old, new) for time in known}
    # From the end to which they go, so that none is put off twice.
    for time in sorted(times, reverse=new > old):
        one = (*here[:2], due == time)
        await connection.execute(update(STEPS).where(*one).values(due_before=times[time]))
