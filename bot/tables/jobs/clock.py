"""The clock: reminders, calls that have waited for the morning, times that are up, orders given ahead, rows to be shown later.

One task that sleeps until the next of them.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TypeAlias

from msgspec import structs
from sqlalchemy import and_, func, or_, select, update

from bot.db.rows import Rows, SeatRow
from bot.db.schema import CLOCK_RUNS, SEATS, TABLES
from bot.model.errors import StaleQuestion, TableError
from bot.model.quiet_hours import wakes
from bot.model.tables import Absence, Phase
from bot.tables.context import FollowUp, TableContext
from bot.tables.game.absence import (
    DEFAULTS_IN_A_ROW,
    default_step,
    given_to_robot,
    is_by_hand,
    is_overdue,
    name_of,
)
from bot.tables.game.automatic_moves import AutomaticMoves
from bot.tables.game.change import Change, Live, OutrunError, change_table
from bot.tables.game.late_votes import end_late_votes, next_late_vote
from bot.tables.game.morning_votes import next_morning, put_votes_anew
from bot.tables.game.offer_expiry import lapse, put_off
from bot.tables.game.seat_transfer import put_to_vote
from bot.tables.jobs.outbox import TROUBLE, Outbox
from bot.tables.jobs.robots import Robots
from bot.tables.leases import AT_ONCE, Due, give_back, lease
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import About, Kind
from games.core.model import SeatName, say

LOG = logging.getLogger(__name__)

IS_AWAY = and_(
    SEATS.c.away_until.is_not(None),
    TABLES.c.phase == Phase.PLAYING,
    TABLES.c.paused_at.is_(None),
)
"""Seats whose board says so; at a table that stands still the end is kept until it goes on."""

Noting: TypeAlias = Callable[[Live, SeatRow], Change | None]
"""The change for a seat that is due; None: there is nothing left to do."""


class Clock:
    """Does what is due, then sleeps until something is."""

    def __init__(
        self, context: TableContext, outbox: Outbox, robots: Robots, ordering: AutomaticMoves
    ) -> None:
        self._context = context
        self._outbox = outbox
        self._orders = ordering
        self._robots = robots
        self._task: asyncio.Task[None] | None = None
        self._is_asleep = False
        self._again = False
        self._wake_at: datetime | None = None
        """When the sleeping task will wake."""
        self._is_closing = False

    def start(self) -> None:
        """See to what is due."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop, once what is being done is done: a query that is cut off would leave its connection behind."""
        task, self._task = self._task, None
        self._is_closing = True
        if task is not None:
            if self._is_asleep:
                task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    @property
    def is_busy(self) -> bool:
        """Whether it is doing what is due, rather than asleep."""
        return self._task is not None and not self._task.done() and not self._is_asleep

    def kick(self, follow_up: FollowUp) -> None:
        """A table has changed: the next time may be sooner. One that is later needs nothing."""
        soonest = follow_up.soonest
        if self._task is None or soonest is None:
            return
        if self._wake_at is not None and self._wake_at <= soonest and not self._task.done():
            return
        if not self._is_asleep and not self._task.done():
            self._again = True
            return
        self._task.cancel()
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        """Work, sleep until the next time, work again; end when nothing will ever be due."""
        while True:
            self._is_asleep, self._again, self._wake_at = False, False, None
            try:
                await self.work()
                wake_at = await self.next_time()
            except Exception:
                LOG.exception("the clock failed")
                wake_at = self._context.now() + TROUBLE
            if self._is_closing or (wake_at is None and not self._again):
                return
            if self._again or wake_at is None:
                continue
            self._is_asleep, self._wake_at = True, wake_at
            await asyncio.sleep(max(0.0, (wake_at - self._context.now()).total_seconds()))

    async def next_time(self) -> datetime | None:
        """When the next thing is due."""
        now = self._context.now()
        is_free = or_(SEATS.c.leased_until.is_(None), SEATS.c.leased_until <= now)
        async with self._context.database.look() as connection:
            times = [
                await connection.scalar(
                    select(func.min(SEATS.c.due_at)).where(CLOCK_RUNS, is_free)
                ),
                await connection.scalar(
                    select(func.min(SEATS.c.remind_at)).where(
                        SEATS.c.remind_at.is_not(None), is_free
                    )
                ),
                await connection.scalar(
                    select(func.min(SEATS.c.wake_at))
                    .join_from(SEATS, TABLES)
                    .where(SEATS.c.wake_at.is_not(None), TABLES.c.paused_at.is_(None), is_free)
                ),
                await connection.scalar(
                    select(func.min(SEATS.c.away_until)).join_from(SEATS, TABLES).where(IS_AWAY)
                ),
                await connection.scalar(
                    select(func.min(TABLES.c.lapse_at)).where(
                        TABLES.c.lapse_at.is_not(None), TABLES.c.phase == Phase.PLAYING
                    )
                ),
                await connection.scalar(
                    select(func.min(SEATS.c.leased_until)).where(SEATS.c.leased_until > now)
                ),
                await next_morning(connection),
                await next_late_vote(connection),
                await self._orders.next_time(connection),
                await self._outbox.next_time(connection),
            ]
        if self._context.config.scan_seconds is not None:
            times.append(now + timedelta(seconds=self._context.config.scan_seconds))
        return min((time for time in times if time is not None), default=None)

    async def work(self) -> None:
        """Do all that is due now."""
        more = True
        while more:
            returned = await self._return()
            woken = await self._wake()
            anew = await put_votes_anew(self._context)
            reminded = await self._remind()
            answered = await end_late_votes(self._context)
            ended = await self._end_times()
            lapsed = await self._lapse()
            ordered = await self._orders.carry_out()
            done = {returned, woken, anew, reminded, answered, ended, lapsed, ordered}
            more = AT_ONCE in done
        await self._outbox.take_up()
        self._robots.kick(FollowUp(0, waits_for_robot=True))

    async def _return(self) -> int:
        """Say of nobody on a board any longer that they are away."""
        now = self._context.now()
        query = select(SEATS.c.table_id).join_from(SEATS, TABLES).where(IS_AWAY)
        query = query.where(SEATS.c.away_until <= now).order_by(SEATS.c.away_until).limit(AT_ONCE)
        async with self._context.database.look() as connection:
            found = (await connection.scalars(query)).all()
        for table in set(found):
            try:
                await change_table(self._context, table, self._returned)
            except (TableError, OutrunError):
                LOG.exception("table %s: could not show the end of a vacation", table)
                await self._leave_unsaid(table, now)
        return len(found)

    async def _leave_unsaid(self, table: int, now: datetime) -> None:
        """What cannot be changed now shows it with its next change: the clock would be at it without a pause."""
        over = and_(SEATS.c.table_id == table, SEATS.c.away_until <= now)
        async with self._context.database.write() as connection:
            await connection.execute(update(SEATS).where(over).values(away_until=None))
        self._context.rows.forget(table)

    async def _wake(self) -> int:
        """Call those whom nobody has called because it was quiet for them."""
        is_due = and_(SEATS.c.wake_at <= self._context.now(), TABLES.c.paused_at.is_(None))
        where = and_(SEATS.c.wake_at.is_not(None), is_due)
        found = await lease(self._context, where, (SEATS.c.wake_at,), AT_ONCE)
        for due in found:
            await self._see_to(due, self._woken)
        return len(found)

    async def _remind(self) -> int:
        """Queue the reminders that are due."""
        now = self._context.now()
        where = SEATS.c.remind_at.is_not(None) & (SEATS.c.remind_at <= now)
        found = await lease(self._context, where, (SEATS.c.remind_at,), AT_ONCE)
        for due in found:
            await self._see_to(due, self._reminded)
        return len(found)

    async def _end_times(self) -> int:
        """See to seats whose time is up."""
        now = self._context.now()
        where = and_(CLOCK_RUNS, SEATS.c.due_at <= now)
        found = await lease(self._context, where, (SEATS.c.due_at,), AT_ONCE)
        for due in found:
            await self._see_to(due, self._time_up)
            await self._play_for(due)
        return len(found)

    async def _lapse(self) -> int:
        """Take back what nobody has taken up in time."""
        where = and_(TABLES.c.lapse_at <= self._context.now(), TABLES.c.phase == Phase.PLAYING)
        query = select(TABLES.c.id).where(where).order_by(TABLES.c.lapse_at).limit(AT_ONCE)
        async with self._context.database.look() as connection:
            found = (await connection.scalars(query)).all()
        for table in found:
            try:
                await lapse(self._context, table)
            except (TableError, OutrunError):
                LOG.exception("table %s: could not withdraw expired offers", table)
                await put_off(self._context, table)
        return len(found)

    async def _see_to(self, due: Due, what: Noting) -> None:
        """Change the table for a seat that is due, if it still is."""

        async def decide(live: Live) -> Change | None:
            row = live.rows.of_seat(due.seat)
            if row is None or row.is_robot or not live.table.is_playing or not row.required:
                return None
            return what(live, row)

        try:
            await change_table(self._context, due.table, decide)
        except (TableError, OutrunError):
            LOG.exception("table %s: could not handle seat %s", due.table, due.seat)

    async def _returned(self, live: Live) -> Change | None:
        """The table without the ends of vacations that are over."""
        now = self._context.now()
        seats = tuple(
            structs.replace(row, away_until=None)
            if row.away_until is not None and row.away_until <= now
            else row
            for row in live.seats
        )
        is_over = live.table.paused_at is not None or not live.table.is_playing
        if is_over or seats == live.seats:
            return None
        return Change(table=live.table, seats=seats, shows=(Show(Kind.TURN),))

    def _woken(self, live: Live, row: SeatRow) -> Change | None:
        """One call for one question: in the place of a reminder that is due as well."""
        now = self._context.now()
        if row.wake_at is None or row.wake_at > now:
            return None
        later = wakes(row.quiet, now)
        changed = structs.replace(row, wake_at=later if row.ping else None, leased_until=None)
        if later is not None or not row.ping:
            return _with_seat(live, changed)
        if row.remind_at is not None and row.remind_at <= now:
            changed = structs.replace(changed, remind_at=None)
        return _with_seat(live, changed, Show(Kind.TURN), Show(Kind.PRIVATE, row.seat))

    def _reminded(self, live: Live, row: SeatRow) -> Change | None:
        """One reminder for one question; while it is quiet it waits, if there is time enough."""
        now = self._context.now()
        if row.remind_at is None or row.remind_at > now:
            return None
        later = wakes(row.quiet, now)
        if later is not None:
            is_in_time = row.due_at is None or later < row.due_at
            waiting = later if is_in_time else None
            return _with_seat(live, structs.replace(row, remind_at=waiting, leased_until=None))
        changed = structs.replace(row, remind_at=None, leased_until=None)
        return _with_seat(live, changed, Show(Kind.REMINDER, row.seat))

    def _time_up(self, live: Live, row: SeatRow) -> Change | None:
        """What the table has chosen for the time being up; first of all it is noted."""
        if row.overdue or not is_overdue(self._context, row):
            return None
        if live.table.absence == Absence.ROBOT:
            notice = say("tables-notice-housed", name=name_of(row))
            return given_to_robot(self._context, live, row, notice, About.GIVEN_TO_ROBOT)
        changed = structs.replace(row, overdue=True, leased_until=None)
        if live.table.absence == Absence.VOTE:
            asked = put_to_vote(self._context, live, changed)
            if asked is not None:
                return asked
        if is_by_hand(live, row):
            notice = say("tables-notice-overdue-by-hand", seat=SeatName(row.number))
            return _with_seat(
                live, changed, Show(Kind.NOTICE, row.seat, notice, About.ABSENCE_BY_HAND)
            )
        if live.table.absence == Absence.DEFAULT:
            return _with_seat(live, changed)
        notice = say("tables-notice-overdue", seat=SeatName(row.number))
        return _with_seat(live, changed, Show(Kind.NOTICE, row.seat, notice, About.ABSENCE))

    async def _play_for(self, due: Due) -> None:
        """Give harmless answers for the seat as long as its time is up, where the table wants that."""

        def seat_of(rows: Rows) -> SeatRow:
            row = rows.of_seat(due.seat)
            if rows.table.absence != Absence.DEFAULT or row is None or row.is_robot:
                raise StaleQuestion
            if not is_overdue(self._context, row):
                raise StaleQuestion
            return row

        with contextlib.suppress(TableError):
            for _ in range(DEFAULTS_IN_A_ROW):
                await default_step(self._context, due.table, seat_of)
        await give_back(self._context, due)


def _with_seat(live: Live, changed: SeatRow, *shows: Show) -> Change:
    """The table with one seat changed."""
    seats = tuple(changed if row.place == changed.place else row for row in live.seats)
    return Change(table=live.table, seats=seats, shows=shows)
