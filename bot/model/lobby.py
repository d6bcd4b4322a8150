"""A table before the game begins: its players and the options to choose."""

from typing import TypeAlias

from msgspec import Struct

from bot.model.tables import TableInfo
from bot.model.time_control import TimeControl
from games.core.model import Message

OptionValue: TypeAlias = str | bool
"""A value of a game's option."""


class Choice(Struct, frozen=True):
    """One option of a game as the lobby offers it."""

    field: str
    values: tuple[OptionValue, ...]
    value: OptionValue
    """The one that is set."""


class Lobby(Struct, frozen=True):
    """A table that is gathering."""

    table: TableInfo
    choices: tuple[Choice, ...]
    seats: range
    """How many the game takes."""
    hindrance: Message | None
    """Why it cannot start now; None: it can."""
    move_hours: float = 0
    """Time for a required decision; 0: for ever."""
    time_controls: tuple[TimeControl, ...] = ()
    """What the operator lets its people choose."""
    keeps_order: bool = False
    """Whether the players will sit in the order in which they are listed."""
    draws_first: bool = True
    """Whether chance will say who begins."""
    likely: int | None = None
    """With how many seats the game is likely to begin, as far as can be told; None: it cannot with these options."""

    @property
    def most(self) -> int:
        """How many may play."""
        return self.table.seats_wanted or self.seats[-1]

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return len(self.table.seats) >= self.most
