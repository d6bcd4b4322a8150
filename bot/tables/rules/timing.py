"""Time limits: the operator's time for each turn, or what is left in the seat's time bank. Pure.

Only progress gives time (`games.core.progress`). The table counts its progress (`tables.turn`): the count goes up with every
step that is progress and back with its undo. A seat remembers the highest count at which it was given time (`seats.turn`):

- Asked at a higher count, it gets time: all of the operator's, or the increment on top of its bank.
- Asked at that count or a lower one, whatever lies between, it goes on with what it had left (`seats.bank`).
- While it is waited for, its deadline stays where it is. Only an own step with which a part of the game begins gives time then.

So the time of a turn is bounded by the time control alone: what others are asked meanwhile, what is taken back, half a move and
a seat left and taken again neither renew it nor add to it. While somebody is away no clock of theirs runs; in the quiet hours
that they had when they were given time none does that is slow.
"""

from datetime import datetime, timedelta

from msgspec import Struct, structs

from bot.db.rows import SeatRow
from bot.model.quiet_hours import awake_after, awake_between, read
from bot.model.time_control import TIME_BANKS, TimeBank, TimeControl
from bot.tables.context import ServiceConfig

WORTH_A_REMINDER = timedelta(hours=1)
"""Players with less than this until half of their time is over get no reminder."""

NOTHING = timedelta()

SLOW = timedelta(hours=1)
"""Whoever has less for a move sits at the table: their clock runs in quiet hours, too."""


class Timing(Struct, frozen=True):
    """The times of one table."""

    move: timedelta | None
    """For every turn, where there are no banks; None: no clock."""
    remind: timedelta | None
    """Until a reminder; None: never."""
    bank: TimeBank | None = None

    def begun(self, row: SeatRow, now: datetime, turn: int) -> SeatRow:
        """A person's seat whose clock begins to run, at that count of progress."""
        given = self._given(row, turn)
        start = runs_from(now, row.away_until)
        quiet = row.asked_quiet
        if turn > row.turn or row.bank is None:
            quiet = row.quiet if self.is_slow else None
        due_at = None if given is None else awake_after(quiet, start, given)
        return structs.replace(
            row,
            turn=max(turn, row.turn),
            bank=None if given is None else given.total_seconds(),
            due_at=due_at,
            remind_at=self._reminder(start, given),
            asked_quiet=quiet,
            wake_at=next_call(row.quiet, now) if row.ping else None,
        )

    @property
    def is_slow(self) -> bool:
        """Whether its clocks stand in quiet hours."""
        each = self.move if self.bank is None else self.bank.increment
        return each is not None and each >= SLOW

    def _given(self, row: SeatRow, turn: int) -> timedelta | None:
        """What the seat has at that count of progress; None: no clock."""
        bank = self.bank
        if bank is None and self.move is not None:
            bank = TimeBank(self.move, self.move, self.move)
        if bank is None or row.bank is None:
            return None if bank is None else bank.first
        left = timedelta(seconds=row.bank)
        return min(left + bank.increment, bank.most) if turn > row.turn else left

    def _reminder(self, now: datetime, given: timedelta | None) -> datetime | None:
        """When to remind a player with that much time: with a time bank after half of it, if that is sooner."""
        if self.remind is None:
            return None
        after = self.remind
        if self.bank is not None and given is not None:
            after = min(after, given / 2)
            if after < WORTH_A_REMINDER:
                return None
        return now + after if given is None or after < given else None


def charged(row: SeatRow, now: datetime) -> SeatRow:
    """A person's seat whose clock stops: with what is left in its bank."""
    if row.is_robot or row.due_at is None:
        return row
    left = max(awake_left(row, row.due_at, now), NOTHING)
    return structs.replace(row, bank=left.total_seconds())


def runs_from(now: datetime, away_until: datetime | None) -> datetime:
    """When the clock of a player who may be away starts to run."""
    return now if away_until is None else max(now, away_until)


def awake_left(row: SeatRow, time: datetime, now: datetime) -> timedelta:
    """How long the seat's clock runs from now until then; below nothing for what is past."""
    return awake_between(row.asked_quiet, runs_from(now, row.away_until), time)


def stood(row: SeatRow, time: datetime, old: datetime, new: datetime) -> datetime:
    """A time of the seat's clock that was to come at `old`, when it has stood from then to `new`."""
    left = awake_between(row.asked_quiet, old, time)
    return awake_after(row.asked_quiet, new, left)


def next_call(text: str | None, now: datetime) -> datetime | None:
    """When to ping a player with these quiet hours at the latest."""
    quiet = read(text)
    return None if quiet is None else quiet.morning(now)


def is_out_of_time(row: SeatRow, now: datetime) -> bool:
    """Whether the game waits for the seat and its time is up."""
    return row.required and row.due_at is not None and row.due_at <= now


def timing_of(config: ServiceConfig, time_control: str) -> Timing:
    """The times of a table with that time control."""
    remind = timedelta(hours=config.reminder_hours) or None
    chosen = TimeControl(time_control)
    if chosen is TimeControl.PLAIN:
        return Timing(timedelta(hours=config.move_hours) or None, remind)
    return Timing(None, remind, TIME_BANKS.get(chosen))
