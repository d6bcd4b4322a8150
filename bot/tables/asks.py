"""Questions and clocks: what a new position means for the seats' numbers, pings and times. Pure."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import TypeAlias

from msgspec import structs

from bot.quiet import awake_after
from bot.store.rows import SeatRow
from bot.store.states import AnyGame, State
from bot.tables.timing import Timing, awake_left, runs_from
from games.core.codec import encode
from games.core.forms import Decision
from games.core.model import Seat

Spent: TypeAlias = tuple[datetime | None, float | None]
"""When an earlier question would have been due, and the seconds that were left when it was answered."""


def asked_now(
    game: AnyGame,
    seats: tuple[SeatRow, ...],
    state: State,
    *,
    acted: Collection[Seat],
    now: datetime,
    timing: Timing,
    renewing: Collection[Seat] | None = None,
) -> tuple[SeatRow, ...]:
    """The seats as the state asks them.

    A seat's question gets a new number when its own step was accepted or taken back (`acted`), when it begins to be
    asked and when its prompt changes. While a move is under construction only its maker is asked anything else than
    before: nothing of it is public.

    An own step begins the clock anew, with what the seat's bank then holds, unless it leaves a move half made, or only took
    from one (`renewing` has only the others; None: all who acted): what was asked when the move began is not answered yet.
    """
    renewing = acted if renewing is None else renewing
    decisions = {decision.seat: decision for decision in game.pending(state)}
    if game.is_unfinished(state):
        makers = {seat for seat, decision in decisions.items() if decision.required} | set(acted)
        return tuple(
            _asked(
                row, decisions.get(row.number), now, timing, acted=row.seat in acted, renewing=False
            )
            if row.seat in makers
            else row
            for row in seats
        )
    return tuple(
        _asked(
            row,
            decisions.get(row.number),
            now,
            timing,
            acted=row.seat in acted,
            renewing=row.seat not in acted or row.seat in renewing,
        )
        for row in seats
    )


def _asked(
    row: SeatRow,
    decision: Decision | None,
    now: datetime,
    timing: Timing,
    *,
    acted: bool,
    renewing: bool,
) -> SeatRow:
    """The seat with that decision put to it."""
    prompt = None if decision is None else encode((decision.prompt, decision.required)).decode()
    if acted or (prompt is not None and prompt != row.prompt):
        row = structs.replace(row, ask=row.ask + 1)
    row = structs.replace(row, prompt=prompt, asked=decision is not None)
    if row.required and acted and renewing:
        row = timing.charged(row, now, answered=True)
    if decision is None or not decision.required:
        return unclocked(row)
    if row.required and not acted:
        return row
    if row.required and not renewing and not row.is_house:
        return structs.replace(row, leased_until=None)
    ping = not row.is_house and (row.ping if row.required else True)
    begun = clocked(structs.replace(row, required=True, ping=ping), now, timing)
    if renewing or not row.required:
        return begun
    return structs.replace(
        begun,
        asked_at=row.asked_at,
        kept_due=row.kept_due,
        kept_remind=row.kept_remind,
        asked_quiet=row.asked_quiet,
    )


def unclocked(row: SeatRow) -> SeatRow:
    """The seat when nothing waits for it."""
    return structs.replace(
        row,
        required=False,
        asked_at=None,
        due_at=None,
        remind_at=None,
        overdue=False,
        ping=False,
        house_turn=False,
        leased_until=None,
        considered=None,
        kept_due=None,
        kept_remind=None,
        asked_quiet=None,
        wake_at=None,
    )


def clocked(row: SeatRow, now: datetime, timing: Timing) -> SeatRow:
    """A required seat with its clock begun anew; the house has none, it has its turn."""
    if row.is_house:
        return structs.replace(unclocked(row), required=True, asked_at=now, house_turn=True)
    return structs.replace(
        timing.begun(row, now), asked_at=now, overdue=False, house_turn=False, leased_until=None
    )


def left_to_house(row: SeatRow, now: datetime, timing: Timing) -> SeatRow:
    """A required seat that the house takes over: its clock is kept for whoever comes back before the house has answered."""
    return structs.replace(
        clocked(row, now, timing),
        kept_due=row.due_at,
        kept_remind=row.remind_at,
        asked_quiet=row.asked_quiet,
    )


def given_back(row: SeatRow, now: datetime, timing: Timing) -> SeatRow:
    """A required seat that its person takes back: a question that was asked before goes on with its clock."""
    begun = structs.replace(clocked(row, now, timing), kept_due=None, kept_remind=None)
    if row.kept_due is None:
        return begun
    return structs.replace(
        begun, due_at=row.kept_due, remind_at=row.kept_remind, asked_quiet=row.asked_quiet
    )


def time_left(row: SeatRow | None, now: datetime) -> float | None:
    """Seconds that the seat's clock has left; None: it has no clock."""
    if row is None or row.due_at is None:
        return None
    return awake_left(row, row.due_at, now).total_seconds()


def with_clocks_back(
    before: tuple[SeatRow, ...],
    after: tuple[SeatRow, ...],
    spent: Mapping[Seat, Spent],
    now: datetime,
) -> tuple[SeatRow, ...]:
    """The seats after an undo with the clocks they had: taking back returns no time.

    `spent` tells per seat when the earliest step taken back would have been due and how many seconds were left then. A
    seat that is waited for all the time keeps the old due time; one that was not gets what was left, and has no more in its
    bank when it is asked again.
    """
    waited = {row.seat for row in before if row.required}
    return tuple(
        _with_clock_back(row, *spent[row.number], waiting=row.seat in waited, now=now)
        if not row.is_house and row.seat in spent
        else row
        for row in after
    )


def _with_clock_back(
    row: SeatRow, due_before: datetime | None, left: float | None, *, waiting: bool, now: datetime
) -> SeatRow:
    """The seat with no more time than it had."""
    if left is not None and row.bank is not None:
        row = structs.replace(row, bank=min(row.bank, max(left, 0.0)))
    if row.due_at is None or left is None:
        return row
    start, rest = runs_from(now, row.away_until), timedelta(seconds=left)
    due_at = due_before if waiting else awake_after(row.asked_quiet, start, rest)
    if due_at is None or due_at > row.due_at:
        return row
    remind_at = row.remind_at if row.remind_at and row.remind_at < due_at else None
    return structs.replace(row, due_at=due_at, remind_at=remind_at)
