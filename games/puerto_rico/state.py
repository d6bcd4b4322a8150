"""The full state of a game: the table that all see, and what somebody may not know."""

from msgspec import Struct

from games.core.model import Key, Seat
from games.core.rng import Rng
from games.puerto_rico.content import NOTHING, Counts
from games.puerto_rico.frames import AnyFrame


class People(Struct, frozen=True, array_like=True, gc=False):
    """Colonists and nobles somewhere."""

    colonists: int = 0
    nobles: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.colonists + self.nobles


class Place(Struct, frozen=True, array_like=True, gc=False):
    """A tile on an island or a building in a city, with the people on it."""

    kind: Key
    colonists: int = 0
    nobles: int = 0

    @property
    def people(self) -> int:
        """How many circles are occupied."""
        return self.colonists + self.nobles


class Player(Struct, frozen=True, gc=False):
    """What lies on one seat's island board; all of it is public (section 9)."""

    doubloons: int
    island: tuple[Place, ...]
    """Tiles in the order in which they came; of equal ones those that came first are occupied first."""

    city: tuple[Place, ...] = ()
    """Buildings in the order in which they were bought."""

    goods: Counts = NOTHING
    waiting: People = People()
    """People in San Juan."""

    looked: int = 0
    """How many of the forests on the island their owner has looked at (E20); the others nobody has seen."""


class RoleCard(Struct, frozen=True, array_like=True, gc=False):
    """A role card by the central board, or before who has chosen it in this round."""

    role: Key
    doubloons: int = 0
    taker: Seat | None = None


class Cargo(Struct, frozen=True, array_like=True, gc=False):
    """A cargo ship."""

    capacity: int
    good: Key | None = None
    barrels: int = 0

    @property
    def room(self) -> int:
        """Barrels that it still takes."""
        return self.capacity - self.barrels


class Table(Struct, frozen=True, gc=False):
    """Everything public."""

    players: tuple[Player, ...]
    governor: Seat
    round: int
    roles: tuple[RoleCard, ...]
    """The role cards in play (3.4)."""

    buildings: tuple[Key, ...]
    """The types in play, in the order of the building table; while they are drafted, those chosen so far."""

    market: tuple[int, ...]
    """Tiles left of every type of the building table."""

    goods: Counts
    """The supply of barrels."""

    supply: People
    """The supply of people."""

    ship: People
    """The colonist ship."""

    cargo: tuple[Cargo, ...]
    house: tuple[Key, ...]
    """Barrels in the trading house, the first sold first."""

    row: tuple[Key, ...]
    """Face-up plantations, in the order of `GOODS`."""

    discards: Counts
    """Face-up plantations on the discard pile."""

    quarries: int
    pool: int
    """VP left to be paid."""

    paper: int = 0
    """VP that were gained after the pool was empty (R11)."""

    is_last: bool = False
    """The end flag: this round is the last one (S1)."""

    has_nobles: bool = False
    is_simultaneous: bool = False
    """Whether people are placed at the same time (R32)."""

    has_open_points: bool = False
    """Whether VP totals are shown (A21)."""


class Secrets(Struct, frozen=True, gc=False):
    """What somebody may not know (section 9)."""

    points: tuple[int, ...]
    """VP of every seat in chips and on paper."""

    stack: Counts
    """Plantations in the face-down stack: a multiset, chance decides when a tile is drawn."""

    forests: Counts = NOTHING
    """Kinds of the forests, of all seats together, that nobody has seen."""

    looked: tuple[Counts, ...] = ()
    """Kinds of the forests that their owner has looked at, by seat (E20)."""

    discards: Counts = NOTHING
    """Forests that lie face down on the discard pile."""

    held: Key | None = None
    """The tile that its owner looks at before it is placed (D4)."""


class State(Struct, frozen=True, gc=False):
    """Everything, hidden things included."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
    secrets: Secrets
