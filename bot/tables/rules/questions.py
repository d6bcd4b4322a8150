"""Questions and clocks: what a new position means for the seats' numbers, pings and times. Pure."""

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta
from typing import TypeAlias

from msgspec import structs

from bot.db.rows import SeatRow
from bot.db.state_cache import AnyGame, State
from bot.model.quiet_hours import awake_after
from bot.tables.rules.timing import Timing, awake_left, charged, runs_from
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
    turn: int,
    whole: Collection[Seat] | None = None,
) -> tuple[SeatRow, ...]:
    """The seats with the questions that the state asks them.

    A seat's question gets a new number when its own step was accepted or taken back (`acted`), when it begins to be
    asked and when its prompt changes. While a move is under construction only its maker is asked anything else than
    before: nothing of it is public.

    `turn`: the table's count of progress, which alone gives time (`bot.tables.timing`). `whole`: those of `acted` who have left
    no move half made (None: all of them); a robot thinks about each whole step from its own beginning.
    """
    whole = acted if whole is None else whole
    decisions = {decision.seat: decision for decision in game.pending(state)}
    if game.is_unfinished(state):
        makers = {seat for seat, decision in decisions.items() if decision.required} | set(acted)
        seats_asked = makers
    else:
        seats_asked = {row.number for row in seats}
    return tuple(
        _asked(
            row,
            decisions.get(row.number),
            now,
            timing,
            turn,
            acted=row.seat in acted,
            is_whole=row.seat in whole,
        )
        if row.seat in seats_asked
        else row
        for row in seats
    )


def _asked(
    row: SeatRow,
    decision: Decision | None,
    now: datetime,
    timing: Timing,
    turn: int,
    *,
    acted: bool,
    is_whole: bool,
) -> SeatRow:
    """The seat with that decision put to it."""
    prompt = None if decision is None else encode((decision.prompt, decision.required)).decode()
    if acted or (prompt is not None and prompt != row.prompt):
        row = structs.replace(row, ask=row.ask + 1)
    row = structs.replace(row, prompt=prompt, asked=decision is not None)
    if decision is None or not decision.required:
        return unclocked(charged(row, now))
    if row.required and not acted:
        return row
    if row.required and row.is_robot:
        return _thinking_on(row, now, timing, turn, is_whole=is_whole)
    if row.required and turn <= row.turn:
        return structs.replace(row, leased_until=None)
    row = structs.replace(charged(row, now), required=True, ping=row.ping or not row.required)
    return clocked(structs.replace(row, ping=row.ping and not row.is_robot), now, timing, turn)


def _thinking_on(
    row: SeatRow, now: datetime, timing: Timing, turn: int, *, is_whole: bool
) -> SeatRow:
    """A robot's seat when it goes on after its own step; a player who comes back in the same turn finds their clock."""
    begun = clocked(row, now, timing, turn)
    if not is_whole:
        begun = structs.replace(begun, asked_at=row.asked_at)
    if turn > row.turn:
        return begun
    return structs.replace(begun, kept_due=row.kept_due, kept_remind=row.kept_remind)


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
        robot_turn=False,
        leased_until=None,
        considered=None,
        kept_due=None,
        kept_remind=None,
        wake_at=None,
    )


def clocked(row: SeatRow, now: datetime, timing: Timing, turn: int) -> SeatRow:
    """A required seat with its clock running, and time given where there is progress; a robot has its turn instead."""
    if row.is_robot:
        return structs.replace(unclocked(row), required=True, asked_at=now, robot_turn=True)
    return structs.replace(
        timing.begun(row, now, turn),
        asked_at=now,
        overdue=False,
        robot_turn=False,
        leased_until=None,
    )


def left_to_robot(row: SeatRow, now: datetime, timing: Timing, turn: int) -> SeatRow:
    """A required seat that a robot takes over: its clock is kept for a player who comes back in the same turn."""
    begun = clocked(row, now, timing, turn)
    return structs.replace(begun, kept_due=row.due_at, kept_remind=row.remind_at)


def given_back(row: SeatRow, now: datetime, timing: Timing, turn: int) -> SeatRow:
    """A required seat that its person takes back: a turn that was theirs before goes on with its clock."""
    begun = structs.replace(clocked(row, now, timing, turn), kept_due=None, kept_remind=None)
    if row.kept_due is None:
        return begun
    return structs.replace(begun, due_at=row.kept_due, remind_at=row.kept_remind)


def time_left(row: SeatRow | None, now: datetime) -> float | None:
    """Seconds that the seat's clock has left; None: it has no clock."""
    if row is None or row.due_at is None:
        return None
    return awake_left(row, row.due_at, now).total_seconds()


def with_clocks_back(
    before: tuple[SeatRow, ...],
    after: tuple[SeatRow, ...],
    spent: Mapping[Seat, Spent],
    turn: int,
    now: datetime,
) -> tuple[SeatRow, ...]:
    """The seats after an undo that took progress back, without the time that was given for it.

    `spent` tells per seat when the earliest step taken back would have been due and how many seconds were left then; `turn` is
    the count of progress that is left. Where nothing was given since, clocks go on anyway: see `asked_now`.
    """
    waited = {row.seat for row in before if row.required}
    return tuple(
        _with_clock_back(row, *spent[row.number], now, waiting=row.seat in waited)
        if not row.is_robot and row.seat in spent and turn < row.turn
        else row
        for row in after
    )


def _with_clock_back(
    row: SeatRow,
    due_before: datetime | None,
    left: float | None,
    now: datetime,
    *,
    waiting: bool,
) -> SeatRow:
    """The seat with no more time than it had. The same progress gives none a second time."""
    if left is None or row.bank is None:
        return row
    row = structs.replace(row, bank=min(row.bank, max(left, 0.0)))
    due_now = row.due_at
    if due_now is None:
        return row
    start, rest = runs_from(now, row.away_until), timedelta(seconds=left)
    due_at = due_before if waiting else awake_after(row.asked_quiet, start, rest)
    if due_at is None or due_at > due_now:
        return row
    remind_at = row.remind_at if row.remind_at and row.remind_at < due_at else None
    return structs.replace(row, due_at=due_at, remind_at=remind_at)
