"""The state of a dice game: everything lies open (section 9)."""

from msgspec import Struct

from games.catan_dice.content import ISLANDS, Island
from games.catan_dice.frames import AnyFrame
from games.core.model import Key, Seat
from games.core.rng import Rng

NOBODY = -1


class Sheet(Struct, frozen=True, gc=False):
    """One player's island."""

    built: tuple[Key, ...] = ()
    """Places built on, in the order in which that was done; the starting road is not among them (R102)."""

    used: tuple[Key, ...] = ()
    """Jokers crossed off (R132)."""

    boxes: tuple[int, ...] = ()
    """Entries of the scoring track, one for each turn that has ended (R117)."""


class Table(Struct, frozen=True, gc=False):
    """Everything that lies on the table."""

    island: Key
    """`one` or `two`."""

    sheets: tuple[Sheet, ...]
    active: Seat
    turn: int = 0
    """Turns begun, counted over all players."""

    dice: tuple[Key, ...] = ()
    """The faces that lie up, by die."""

    rolls: int = 0
    """Rolls made in this turn."""

    thrown: tuple[int, ...] = ()
    """Dice of the last roll, the first one being 0."""

    spent: tuple[int, ...] = ()
    """Dice that can do nothing any more in this turn (R114)."""

    fresh: tuple[Key, ...] = ()
    """Places built on in this turn."""

    longest_road: Seat = NOBODY
    largest_army: Seat = NOBODY

    @property
    def sheet(self) -> Sheet:
        """The active player's island."""
        return self.sheets[self.active]

    @property
    def rules(self) -> Island:
        """The side of the sheet."""
        return ISLANDS[self.island]


class State(Struct, frozen=True, gc=False):
    """Everything."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
