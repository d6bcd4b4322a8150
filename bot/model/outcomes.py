"""What becomes of what somebody does at a table: an action, a request to take back, a proposal."""

from typing import TypeAlias

from msgspec import Struct

from bot.model.tables import TableInfo
from bot.model.votes import Ballot
from games.core.model import Event, Message, say


class Accepted(Struct, frozen=True):
    """The action is played and stored."""

    table: TableInfo
    heard: tuple[Event, ...]
    """What the step told its actor."""
    is_unfinished: bool
    """The move goes on: nothing was published."""


class NotAccepted(Struct, frozen=True):
    """The action is not played and nothing has changed."""

    message: Message


class StaleQuestion(NotAccepted, frozen=True):
    """The question has gone: the game moved on. Show the present."""

    message: Message = say("tables-stale")


class NoLongerPossible(NotAccepted, frozen=True):
    """The question is still put, but this answer is not offered any more."""

    message: Message = say("tables-no-longer-possible")


class Refused(NotAccepted, frozen=True):
    """The game refuses it and says why."""


class NotYourSeat(NotAccepted, frozen=True):
    """The person has no seat at this table."""

    message: Message = say("tables-not-your-seat")


class TableOver(NotAccepted, frozen=True):
    """The table is not being played: not yet, or not any more."""

    message: Message = say("tables-over")


Outcome: TypeAlias = Accepted | StaleQuestion | NoLongerPossible | Refused | NotYourSeat | TableOver
"""What becomes of an action."""


class TakenBack(Struct, frozen=True):
    """An undo has been carried out."""

    table: TableInfo


class Asked(Struct, frozen=True):
    """The others have been asked and have not all agreed yet."""

    ballot: Ballot


class Declined(Struct, frozen=True):
    """Somebody disagreed: the proposal is off."""

    table: TableInfo
