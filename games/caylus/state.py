"""The state of a game of Caylus: all of it lies open (9)."""

from msgspec import Struct

from games.caylus.content import ROAD, START, START_CUBES, Cubes, Earned
from games.caylus.frames import NOBODY, AnyFrame
from games.caylus.options import CaylusOptions
from games.core.model import Key, Seat
from games.core.rng import Rng

NO_BUILDING: Key = ""
"""What stands on an empty space."""

_EMPTY: tuple[Seat, ...] = (NOBODY,) * ROAD.spaces


class Player(Struct, frozen=True, gc=False):
    """What one seat has."""

    deniers: int
    cubes: Cubes = START_CUBES
    earned: Earned = (0, 0, 0, 0, 0, 0, 0)
    """Points by source, less what was lost."""

    workers: int = START.workers
    """In reserve."""

    favors: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The column of the marker on each line of the favor table; 0: off the table."""

    used: tuple[Key, ...] = ()
    """Lines used in this phase (R88)."""

    @property
    def points(self) -> int:
        """Where the marker stands on the prestige track."""
        return sum(self.earned)


class Table(Struct, frozen=True, gc=False):
    """Everything on the table. Along the road space 1 is at place 0."""

    options: CaylusOptions
    players: tuple[Player, ...]
    order: tuple[Seat, ...]
    """The turn order track."""

    road: tuple[Key, ...]
    """By space, the building on it, or `NO_BUILDING`."""

    stock: tuple[Key, ...]
    """Tiles that can be built, in the order of the spec; residences are unlimited."""

    owners: tuple[Seat, ...] = _EMPTY
    """By space, whose house is on it."""

    workers: tuple[Seat, ...] = _EMPTY
    """By space, whose worker stands there."""

    pending: tuple[tuple[int, Seat], ...] = ()
    """Transformations to come (R71): space and who will own the residence, in the order of the road."""

    specials: tuple[Seat, Seat, Seat, Seat] = (NOBODY,) * 4
    """Workers on Gate, Trading Post, Merchants' Guild and Joust Field."""

    stables: tuple[Seat, ...] = ()
    """Workers there by number."""

    inn: tuple[Seat, Seat] = (NOBODY, NOBODY)
    """Left and right circle (R19)."""

    castle: tuple[Seat, ...] = ()
    """Workers on the castle track by number."""

    passed: tuple[Seat, ...] = ()
    """Markers on the passing track, in passing order; in phase 4 those of whoever has acted are gone."""

    lots: tuple[tuple[Seat, ...], ...] = ((), (), ())
    """By section, the houses on its lots as they were built."""

    scored: int = 0
    """How many sections have been scored: the place of the one under construction."""

    provost: int = ROAD.start
    bailiff: int = ROAD.start
    round: int = 0


class State(Struct, frozen=True, gc=False):
    """Everything."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
