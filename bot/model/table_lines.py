"""A person's tables as a list shows them."""

from datetime import datetime

from msgspec import Struct

from bot.model.tables import Phase, SeatInfo


class FinishedLine(Struct, frozen=True):
    """One of a person's finished games in a list."""

    table: int
    game: str
    name: str | None
    """What its people called it."""


class TableLine(Struct, frozen=True):
    """One of a person's tables in a list."""

    table: int
    game: str
    phase: Phase
    guild_id: int | None
    place_id: int
    message_id: int | None
    """Its newest board or lobby message."""
    is_required: bool
    is_asked: bool
    due_at: datetime | None
    is_left: bool = False
    """A robot plays the person's seat, who may come back."""
    seats: tuple[SeatInfo, ...] = ()
    """The seats of a running game; it waits for those that are `required`."""
    offers: int = 0
    """How many offers to others are open."""
    is_vote_awaited: bool = False
    """Whether a vote waits for the person's answer."""
    name: str | None = None
    """What its people call it."""
    rated: bool = True
