"""How long the questions of one table may take: the operator's time for each, or what the seat has left in its bank. Pure.

The bank is charged when its seat answers, and the increment added; half a move neither charges nor renews anything. A question
that is withdrawn before it was answered has cost nothing. While somebody is away no clock of theirs runs.
"""

from datetime import datetime, timedelta

from msgspec import Struct, structs

from bot.store.rows import SeatRow
from bot.tables.shared import Pace
from bot.tempo import BANKS, Bank, Tempo

WORTH_A_REMINDER = timedelta(hours=1)
"""Who has less time until half of it is over sits at the table, and is not reminded."""

NOTHING = timedelta()


class Timing(Struct, frozen=True):
    """The times of one table."""

    move: timedelta | None
    """For every question, where there are no banks; None: no clock."""
    remind: timedelta | None
    """Until a reminder; None: never."""
    bank: Bank | None = None

    def begun(self, row: SeatRow, now: datetime) -> SeatRow:
        """A person's seat with the clock of a new question."""
        given = self.move if self.bank is None else self._in_bank(self.bank, row)
        start = runs_from(now, row.away_until)
        due_at = None if given is None else start + given
        return structs.replace(row, due_at=due_at, remind_at=self._reminder(start, given))

    def charged(self, row: SeatRow, now: datetime, *, answered: bool) -> SeatRow:
        """A person's seat when its clock stops: with what is left, and the increment if it has answered."""
        if self.bank is None or row.is_house or row.due_at is None:
            return row
        left = max(row.due_at - runs_from(now, row.away_until), NOTHING)
        if answered:
            left += self.bank.increment
        return structs.replace(row, bank=min(left, self.bank.most).total_seconds())

    @staticmethod
    def _in_bank(bank: Bank, row: SeatRow) -> timedelta:
        """What the seat has for its next question."""
        if row.bank is None:
            return bank.first
        return max(timedelta(seconds=row.bank), bank.increment)

    def _reminder(self, now: datetime, given: timedelta | None) -> datetime | None:
        """When whoever has so much time is reminded: of a bank at half of it, if that is sooner."""
        if self.remind is None:
            return None
        after = self.remind
        if self.bank is not None and given is not None:
            after = min(after, given / 2)
            if after < WORTH_A_REMINDER:
                return None
        return now + after if given is None or after < given else None


def runs_from(now: datetime, away_until: datetime | None) -> datetime:
    """From when on the clock of somebody runs who may be away."""
    return now if away_until is None else max(now, away_until)


def timing_of(pace: Pace, tempo: str) -> Timing:
    """The times of a table with that tempo."""
    remind = timedelta(hours=pace.reminder_hours) or None
    chosen = Tempo(tempo)
    if chosen is Tempo.PLAIN:
        return Timing(timedelta(hours=pace.move_hours) or None, remind)
    return Timing(None, remind, BANKS.get(chosen))
