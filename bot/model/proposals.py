"""Proposals: what a player can only do if others at the table agree."""

from enum import StrEnum

from msgspec import Struct

from games.core.model import Seat


class ProposalKind(StrEnum):
    """What is proposed, as it is stored. `bot/tables/rules/votes.py` has the law of each."""

    UNDO = "undo"
    """Take steps back."""
    END = "end"
    """End the game early, without a result."""
    TRANSFER = "transfer"
    """Let another person take a seat."""
    REMATCH = "rematch"
    """Play again: nobody has to agree, so it is carried out at once."""


class Proposal(Struct, frozen=True, omit_defaults=True):
    """A proposal that waits for agreement, as it is stored."""

    kind: ProposalKind
    seat: Seat
    """The seat that proposes it; for a transfer, the seat that changes hands."""
    agreed: tuple[Seat, ...] = ()
    base: int | None = None
    """For an undo: the steps after this one would be taken back."""
    mark: str = ""
    """For an undo: drawn by chance, to tell it from others in the ids of its buttons."""


class Ballot(Struct, frozen=True):
    """A proposal and whose answers it waits for."""

    kind: ProposalKind
    seat: Seat
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    base: int | None = None
    mark: str = ""


def mark_of(proposal: Proposal | Ballot) -> str:
    """What it is about beside its kind: whose seat, and which request; empty for an early end, which is the same whoever asks.

    Everybody can read it: the number of a step there would tell how many secret ones there were.
    """
    if proposal.kind is ProposalKind.END:
        return ""
    return f"{proposal.seat}-{proposal.mark}" if proposal.mark else str(proposal.seat)
