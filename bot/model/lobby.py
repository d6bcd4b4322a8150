"""A table before the game begins: its players and the options to choose."""

from hashlib import sha256
from typing import TypeAlias

from msgspec import Struct, json

from bot.model.people import Person
from bot.model.tables import Absence, TableInfo
from bot.model.time_control import TimeControl
from games.core.model import Message

OptionValue: TypeAlias = str | bool
"""A value of a game's option."""

CODE_LETTERS = 12
"""How long `AgreedSettings.code` is."""


class Choice(Struct, frozen=True):
    """One option of a game as the lobby offers it."""

    field: str
    values: tuple[OptionValue, ...]
    value: OptionValue
    """The one that is set."""


class AgreedSettings(Struct, frozen=True):
    """What people agree to when they join: a table starts only once everybody at it has agreed to it as it stands."""

    options: dict[str, OptionValue]
    time_control: TimeControl
    absence: Absence
    rated: bool
    all_decide: bool

    @property
    def code(self) -> str:
        """Tells settings apart in a button's id."""
        return sha256(json.encode(self, order="deterministic")).hexdigest()[:CODE_LETTERS]


class Pending(Struct, frozen=True):
    """A person who has not agreed to the table's settings since these changed."""

    person: Person
    agreed: AgreedSettings
    """What they agreed to before."""
    changed_by: tuple[Person, ...] = ()
    """Who has changed something since then; nobody who is not at the table any more."""


class Lobby(Struct, frozen=True):
    """A table that is gathering."""

    table: TableInfo
    choices: tuple[Choice, ...]
    seats: range
    """How many the game takes."""
    hindrance: Message | None
    """Why it cannot start now, apart from who has still to agree; None: it can."""
    settings: AgreedSettings
    """What everybody at the table has to agree to."""
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

    pending: tuple[Pending, ...] = ()
    """Who has still to agree to the settings before the game can start, in join order."""

    @property
    def most(self) -> int:
        """How many may play."""
        return self.table.seats_wanted or self.seats[-1]

    @property
    def is_full(self) -> bool:
        """Whether all places are taken."""
        return len(self.table.seats) >= self.most
