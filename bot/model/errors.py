"""Why something cannot be done, by kind.

Every operation that is given a table's number raises `TableNotFound` where there is none. Whatever is raised, nothing has
changed.
"""

from bot.model.table_lines import TableLine
from games.core.model import Message, say

NO_SEAT = say("tables-not-your-seat")
MOVED_ON = say("tables-stale")
NOT_OFFERED = say("tables-no-longer-possible")


class TableError(Exception):
    """The base of all kinds, never raised itself: a person or a host may not do something, and `message` tells them why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


class TableNotFound(TableError):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__(say("tables-none"))


class NotYourSeat(TableError):
    """The person has no seat at this table."""

    def __init__(self, message: Message = NO_SEAT) -> None:
        super().__init__(message)


class NotAllowed(TableError):
    """The person may not do this: another person decides it, or the rules of the server or of fair play forbid it."""


class WrongPhase(TableError):
    """The table is not at that point: its game has not begun, is paused, or is over."""


class StaleQuestion(TableError):
    """The question is no longer asked: the game moved on, and the present position should be shown."""

    def __init__(self, message: Message = MOVED_ON) -> None:
        super().__init__(message)


class InvalidMove(TableError):
    """The question is still asked, but the game does not accept this answer."""

    def __init__(self, message: Message = NOT_OFFERED) -> None:
        super().__init__(message)


class InvalidInput(TableError):
    """What the person typed or chose is malformed, too long, or not among the choices."""


class Conflict(TableError):
    """It has happened already, or another player was faster: a taken seat, an open vote or offer."""


class LimitReached(TableError):
    """The person, channel or server has done this too often or too much."""


class TooManyTables(LimitReached):
    """As many lobbies are open as may be; `lines` lists them, the newest first (at most 10)."""

    def __init__(self, message: Message, lines: tuple[TableLine, ...]) -> None:
        super().__init__(message)
        self.lines = lines


class Unavailable(TableError):
    """There is nothing to do this to now, or it cannot be done at the moment."""


class DatabaseRefused(Exception):
    """The database cannot be used; the text is one sentence for the operator."""
