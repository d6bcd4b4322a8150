"""Requests that need everybody's agreement."""

from typing import TypeAlias

from msgspec import Struct

from games.core.model import Seat

Vote: TypeAlias = bool
"""True: agreed."""


class Ballot(Struct, frozen=True):
    """A question to the people at the table that all of them must agree to."""

    seat: Seat
    """Who asks for it; of handing on: whose seat it is about."""
    agreed: tuple[Seat, ...]
    missing: tuple[Seat, ...]
    """People who have not answered."""
    after: int | None = None
    """Of an undo: what came after that step would be taken back."""
