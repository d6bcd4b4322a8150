"""Requests that take everybody's agreement: who has given it, who has not answered. Pure."""

from msgspec import structs

from bot.model import Ballot
from bot.store.rows import Rows


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
