"""Requests that take everybody's agreement: who has given it, who has not answered, who slept when they began."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct, structs
from sqlalchemy import ColumnElement, and_, false, func, or_

from bot.db.rows import Rows, SeatRow, TableRow
from bot.db.schema import SEATS, TABLES
from bot.model.quiet_hours import wakes
from bot.model.tables import Phase
from bot.model.votes import Ballot
from bot.tables.publishing import About

SENDING = timedelta(minutes=1)
"""Until a vote's message stands where it is asked: whose quiet hours begin before that may not have heard it."""


class Vote(Struct, frozen=True):
    """One kind of request: where a table's row and its seats' rows keep it."""

    about: About
    table_field: str
    """Of `TableRow`: the seat that it is by, or about; None while none is open."""
    seat_field: str
    """Of `SeatRow`: whether it has agreed."""

    def is_open(self, table: TableRow) -> bool:
        """Whether it waits for answers."""
        return table.is_playing and getattr(table, self.table_field) is not None

    def misses(self, table: TableRow, row: SeatRow) -> bool:
        """Whether it waits for the answer of that seat; whoever a vote is about decides alone, and need not."""
        is_concerned = self.about is not About.HAND or row.seat != table.hand_seat
        return is_concerned and not row.is_house and not getattr(row, self.seat_field)

    def is_slept(self, row: SeatRow) -> bool:
        """Whether that seat is to be called to it when its night is over."""
        return self.about.value in (row.votes_slept or "").split()


VOTES = (
    Vote(About.UNDO, "undo_by", "undo_vote"),
    Vote(About.ABANDON, "abandon_by", "abandon_vote"),
    Vote(About.HAND, "hand_seat", "hand_vote"),
)


def vote_awaited() -> ColumnElement[bool]:
    """Whether a vote waits for the answer of a seat: `Vote.misses` of any that is open, as a query of both has it."""
    kinds = (
        and_(TABLES.c[vote.table_field].is_not(None), SEATS.c[vote.seat_field].is_not(True))
        for vote in VOTES
        if vote.about is not About.HAND
    )
    hand = and_(TABLES.c.hand_seat != SEATS.c.seat, SEATS.c.hand_vote.is_not(True))
    is_played = and_(TABLES.c.phase == Phase.PLAYING, SEATS.c.user_id.is_not(None))
    return func.coalesce(and_(is_played, or_(*kinds, hand)), false())


def undo_ballot(rows: Rows) -> Ballot | None:
    """The request that is open."""
    by = rows.table.undo_by
    if by is None:
        return None
    return structs.replace(ballot(rows, by, "undo_vote"), after=rows.table.undo_to)


def ballot(rows: Rows, seat: int, vote_name: str) -> Ballot:
    """Who has agreed and who has not answered."""
    agreed = tuple(row.number for row in rows.people if getattr(row, vote_name))
    missing = tuple(row.number for row in rows.people if not getattr(row, vote_name))
    return Ballot(seat, agreed, missing)


def with_mornings(
    before: TableRow, table: TableRow, seats: tuple[SeatRow, ...], now: datetime
) -> tuple[SeatRow, ...]:
    """The seats after a change: whom a vote calls that has just begun, and who sleeps, is to hear of it in the morning.

    Whom no open vote waits for any more is not.
    """
    is_open = [vote for vote in VOTES if vote.is_open(table)]
    if not is_open and all(row.vote_wake_at is None for row in seats):
        return seats
    begun = [vote for vote in is_open if not vote.is_open(before)]
    return tuple(_with_morning(row, table, is_open, begun, now) for row in seats)


def _with_morning(
    row: SeatRow, table: TableRow, is_open: list[Vote], begun: list[Vote], now: datetime
) -> SeatRow:
    """The seat with the time at which it hears of votes that opened while it slept."""
    wake_at = wakes(row.quiet, now) or wakes(row.quiet, now + SENDING)
    slept = [
        vote
        for vote in is_open
        if vote.misses(table, row) and (vote.is_slept(row) or (wake_at and vote in begun))
    ]
    if any(vote in begun for vote in slept):
        return with_slept(row, slept, wake_at)
    return with_slept(row, slept, row.vote_wake_at)


def with_slept(row: SeatRow, votes: Iterable[Vote], wake_at: datetime | None) -> SeatRow:
    """The seat, called to these votes then, and to no other; to none there is no time."""
    names = " ".join(vote.about.value for vote in votes)
    if not names:
        wake_at = None
    if (names or None, wake_at) == (row.votes_slept, row.vote_wake_at):
        return row
    return structs.replace(row, vote_wake_at=wake_at, votes_slept=names or None)
