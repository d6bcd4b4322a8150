"""Whether the program ran: while none did, no clock of anybody goes on.

A program says every five minutes, and at its end, that it is there. Nobody could play in what has passed since when one
starts: all that had not run out by then is put off by as much. Of several processes the first one to start again finds that
gap.
"""

import asyncio
import logging
from datetime import datetime, timedelta
from typing import Any

from msgspec import json as msgspec_json
from sqlalchemy import BigInteger, Column, and_, exists, or_, select, true, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put
from bot.db.retry import retried
from bot.db.rows import SeatRow
from bot.db.schema import EPOCH, SEATS, STEPS, TABLES, UPTIME, later
from bot.model.tables import OPEN, Phase
from bot.tables.context import TableContext
from bot.tables.game.pending_offers import TIMES
from bot.tables.rules.timing import runs_from, stood
from bot.tables.step_times import put_off_own

LOG = logging.getLogger(__name__)

BEAT = 300.0
"""Seconds between two words of a program that it runs."""

SILENT = timedelta(seconds=3 * BEAT)
"""All processes count as stopped when none has reported for this long."""

CLOCKS = ("due_at", "remind_at", "kept_due", "kept_remind")
"""What is put off of a seat whose clock runs."""

ONLY = 1
"""The number of the one row."""


class Uptime:
    """Says that the program runs, and gives everybody the time back in which none did."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._task: asyncio.Task[None] | None = None
        self._is_asleep = False
        self._is_ending = False

    async def start(self) -> None:
        """Put the clocks off by the time that nobody could play in; go on saying that the program runs."""
        gap = await self._caught_up()
        if gap:
            LOG.info("the bot was down for %s: all clocks get that time back", gap)
        self._task = asyncio.create_task(self._beating())

    async def close(self) -> None:
        """Say for the last time that the program ran; where that fails, the time since the last word counts for nobody."""
        task, self._task = self._task, None
        if task is None:
            return
        self._is_ending = True
        if self._is_asleep:
            task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        try:
            await self._beat()
        except Exception:
            LOG.exception("could not record the shutdown")

    async def _beating(self) -> None:
        while not self._is_ending:
            self._is_asleep = True
            await asyncio.sleep(BEAT)
            self._is_asleep = False
            try:
                await self._beat()
            except Exception:
                LOG.exception("could not record the uptime")

    @retried
    async def _beat(self) -> None:
        """The program runs now."""
        async with self._context.database.write() as connection:
            await put(connection, UPTIME, id=ONLY, seen_at=self._context.now())
            self._context.failpoint("uptime.written")

    @retried
    async def _caught_up(self) -> timedelta:
        """The time since a program last ran; all clocks are put off by it."""
        now = self._context.now()
        async with self._context.database.write() as connection:
            seen: datetime | None = await connection.scalar(
                select(UPTIME.c.seen_at).where(UPTIME.c.id == ONLY).with_for_update()
            )
            gap = timedelta() if seen is None else now - seen
            if gap <= (timedelta() if self._context.config.is_alone else SILENT):
                gap = timedelta()
            if seen is not None and gap:
                await _put_off(connection, seen, gap)
            await put(connection, UPTIME, id=ONLY, seen_at=now)
            self._context.failpoint("uptime.caught-up")
        return gap


def _later_since_return(column: "Column[datetime]", now: datetime) -> Any:
    """The column's time of a seat and as much more as has passed since its person's vacation ended."""
    passed = (now - EPOCH) // timedelta(microseconds=1) - type_coerce(
        SEATS.c.away_until, BigInteger
    )
    return type_coerce(column, BigInteger) + passed


async def _put_off_awake(connection: AsyncConnection, seen: datetime, gap: timedelta) -> None:
    """Put off clocks that stop in quiet hours, by the part of the gap outside those hours: only that part cost time."""
    fields = [SEATS.c[name] for name in SeatRow.__struct_fields__]
    query = (
        select(SEATS.c.table_id, *fields)
        .join_from(SEATS, TABLES)
        .where(SEATS.c.asked_quiet.is_not(None), TABLES.c.paused_at.is_(None))
        .order_by(SEATS.c.table_id, SEATS.c.place)
    )
    for table, *values in (await connection.execute(query)).all():
        row = SeatRow(*values)
        old, new = (runs_from(at, row.away_until) for at in (seen, seen + gap))
        times = {name: getattr(row, name) for name in CLOCKS}
        later_times = {
            name: stood(row, time, old, new)
            for name, time in times.items()
            if time is not None and time > old
        }
        if later_times:
            here = (SEATS.c.table_id == table) & (SEATS.c.place == row.place)
            await connection.execute(update(SEATS).where(here).values(later_times))
        await put_off_own(connection, table, row, old, new)


async def _put_off(connection: AsyncConnection, seen: datetime, gap: timedelta) -> None:
    """Put off what was to come when a program was last there; what had run out by then stays so.

    A table that stands still has its times kept, and gets all of that time back at once.
    """
    clocks = [SEATS.c[name] for name in (*CLOCKS, "orders_at")]
    # The clock of somebody on vacation stood anyway; where that ended meanwhile, it has run since.
    was_there = or_(SEATS.c.away_until.is_(None), SEATS.c.away_until <= seen)
    came_back = and_(SEATS.c.away_until > seen, SEATS.c.away_until < seen + gap)
    paused = select(TABLES.c.id).where(TABLES.c.paused_at.is_not(None))
    await _put_off_awake(connection, seen, gap)
    for column in clocks:
        is_plain = true() if column.name == "orders_at" else SEATS.c.asked_quiet.is_(None)
        for who, put_off in (
            (was_there, later(column, gap)),
            (came_back, _later_since_return(column, seen + gap)),
        ):
            await connection.execute(
                update(SEATS)
                .where(column > seen, SEATS.c.table_id.not_in(paused), who, is_plain)
                .values({column: put_off})
            )
    stand_apart = exists().where(
        SEATS.c.table_id == STEPS.c.table_id,
        SEATS.c.seat == STEPS.c.seat,
        SEATS.c.asked_quiet.is_not(None),
    )
    await connection.execute(
        update(STEPS)
        .where(STEPS.c.due_before > seen, STEPS.c.table_id.not_in(paused), ~stand_apart)
        .values(due_before=later(STEPS.c.due_before, gap))
    )
    # How long nothing has happened at a table ends it, too.
    await connection.execute(
        update(TABLES)
        .where(TABLES.c.phase.in_(OPEN))
        .values(changed_at=later(TABLES.c.changed_at, gap))
    )
    await connection.execute(
        update(TABLES)
        .where(TABLES.c.phase == Phase.PLAYING, TABLES.c.paused_at.is_(None))
        .values(furthest_at=later(TABLES.c.furthest_at, gap))
    )
    await connection.execute(
        update(TABLES)
        .where(TABLES.c.held_until > seen, TABLES.c.paused_at.is_(None))
        .values(held_until=later(TABLES.c.held_until, gap))
    )
    standing = select(TABLES.c.id, TABLES.c.lapses, TABLES.c.lapse_at).where(
        TABLES.c.lapse_at.is_not(None)
    )
    for table, lapses, lapse_at in (await connection.execute(standing)).all():
        since = {mark: time + gap for mark, time in TIMES.decode(lapses).items()}
        await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table)
            .values(lapses=msgspec_json.encode(since).decode(), lapse_at=lapse_at + gap)
        )
