"""Pauses: a table stops when moderators close its thread, and goes on when one of its players resumes it.

Meanwhile its players can only end it early: no clock runs and nothing expires; the time left is kept.
"""

from datetime import datetime, timedelta

from msgspec import structs

from bot.db.rows import SeatRow
from bot.model.errors import WrongPhase
from bot.model.tables import TableInfo
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table, player
from bot.tables.game.pending_offers import put_off
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import Kind
from bot.tables.rules.timing import runs_from, stood
from games.core.model import say


class Pausing:
    """Operations on tables that are paused."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def pause(self, table: int) -> bool:
        """Let a running table stand still; whether it did not before. Raises `TableNotFound`."""
        is_new = False

        async def decide(live: Live) -> Change | None:
            nonlocal is_new
            is_new = live.table.is_playing and live.table.paused_at is None
            if not is_new:
                return None
            row = structs.replace(live.table, paused_at=self._context.now(), lapse_at=None)
            seats = tuple(_stopped(seat) for seat in live.seats)
            return Change(table=row, seats=seats, shows=panels_of(live))

        await change_table(self._context, table, decide)
        return is_new

    async def go_on(
        self, table: int, user_id: int | None = None, *, lost: int | None = None
    ) -> TableInfo:
        """Resume a table, as one of its players wants, or because a moderator has opened its thread (None).

        `lost`: its thread, which is no more. Raises `NotYourSeat` or `WrongPhase` for people without a seat and for a table
        that does not stand still.
        """

        async def decide(live: Live) -> Change:
            if user_id is not None:
                player(live, user_id)
            if live.table.paused_at is None:
                raise WrongPhase(say("tables-not-paused"))
            change = going_on(self._context, live)
            if lost is None or lost != live.table.thread_id:
                return change
            row = structs.replace(change.table, thread_id=None)
            return structs.replace(change, table=row, lost=lost)

        return (await change_table(self._context, table, decide)).info


def panels_of(live: Live) -> tuple[Show, ...]:
    """The messages of people who are waited for: they ask nothing while the table stands still."""
    return tuple(Show(Kind.PRIVATE, row.seat) for row in live.rows.people if row.required)


def going_on(context: TableContext, live: Live) -> Change:
    """The table with what was left of all times, if it stood still; its board is shown."""
    shows = (Show(Kind.TURN), *panels_of(live))
    if live.table.paused_at is None:
        return Change(table=live.table, seats=live.seats, shows=shows)
    gap = context.now() - live.table.paused_at
    table = structs.replace(put_off(context, live.table, gap), paused_at=None)
    if table.furthest_at is not None:
        table = structs.replace(table, furthest_at=table.furthest_at + gap)
    if table.held_until is not None:
        table = structs.replace(table, held_until=table.held_until + gap)
    return Change(
        table=table,
        seats=tuple(_going(seat, live.table.paused_at, gap) for seat in live.seats),
        shows=shows,
        waited=gap,
    )


def _stopped(row: SeatRow) -> SeatRow:
    """A person's seat with its times put aside; those of a seat that a robot has are aside already."""
    if row.is_robot:
        return row
    return structs.replace(
        row, due_at=None, remind_at=None, kept_due=row.due_at, kept_remind=row.remind_at
    )


def _going(row: SeatRow, paused_at: datetime, gap: timedelta) -> SeatRow:
    """The seat with the time that was left; vacation during the pause is counted once."""
    old, new = (runs_from(at, row.away_until) for at in (paused_at, paused_at + gap))
    due_at, remind_at = (_later(row, time, old, new) for time in (row.kept_due, row.kept_remind))
    if row.is_robot:
        return structs.replace(row, kept_due=due_at, kept_remind=remind_at)
    return structs.replace(row, due_at=due_at, remind_at=remind_at, kept_due=None, kept_remind=None)


def _later(row: SeatRow, time: datetime | None, old: datetime, new: datetime) -> datetime | None:
    return None if time is None else stood(row, time, old, new)
