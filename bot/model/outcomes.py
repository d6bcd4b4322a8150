"""What an operation on a table returns when it is carried out. What it refuses is an error (`bot/model/errors.py`)."""

from msgspec import Struct

from bot.model.proposals import Ballot
from bot.model.tables import TableInfo
from games.core.model import Event


class Accepted(Struct, frozen=True):
    """The action is played and stored."""

    table: TableInfo
    heard: tuple[Event, ...]
    """What the step told its actor."""
    is_unfinished: bool
    """The move goes on: nothing was published."""


class TakenBack(Struct, frozen=True):
    """An undo has been carried out."""

    table: TableInfo


class Asked(Struct, frozen=True):
    """The others have been asked and have not all agreed yet."""

    ballot: Ballot


class Carried(Struct, frozen=True):
    """All have agreed: the proposal is carried out."""

    table: TableInfo


class Declined(Struct, frozen=True):
    """A player declined: the proposal is off."""

    table: TableInfo
