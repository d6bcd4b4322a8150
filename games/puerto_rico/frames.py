"""Where the game can stand: the frames of its flow. What they do is in `phases`.

From the bottom: `Rounds`, in a phase `Phase`, above it the step of the phase that asks, above that what it has led to.
"""

from typing import TypeAlias

from games.core.flow import Frame, Lane, Together
from games.core.model import Key, Seat
from games.core.turns import InTurn
from games.puerto_rico.actions import PlaceNobles, PlacePeople, StoreBarrels, StoreKinds
from games.puerto_rico.content import Counts


class Rounds(Frame, frozen=True, tag="rounds"):
    """Whoever is next chooses a role (R2, R3); the lowest frame of a running game."""


class Drafting(Frame, frozen=True, tag="drafting"):
    """The draft of the commercial buildings (U8)."""

    seat: Seat
    """Whose pick it is."""


class Phase(Frame, frozen=True, tag="phase"):
    """A role is being executed: its steps come in the order of the table in `phases.order` (7.5)."""

    role: Key
    chooser: Seat
    step: int = 0
    """How many steps have begun."""

    made: tuple[Counts, ...] = ()
    """What each seat has received in this Craftsman phase."""

    kept: tuple[Seat, ...] = ()
    """Seats that keep their guests for this whole phase (R75)."""

    settled: tuple[Seat, ...] = ()
    """Seats that have kept their guests since anything last happened (R75)."""


class GuestWindow(InTurn, frozen=True, tag="guest_window"):
    """Owners of guests may move them, one seat after the other (R71 to R73)."""


class SettlerTurns(InTurn, frozen=True, tag="settler_turns"):
    """Each seat takes its Settler turn (R13)."""

    stage: int = 0
    drew: bool = False
    """Whether the Hacienda has been used in this turn."""

    tile: Key | None = None
    """The main tile that the Hospice may put a colonist on."""

    def fresh(self) -> "SettlerTurns":
        """A turn begins at its first stage."""
        return SettlerTurns(self.queue)


class HeldTile(Frame, frozen=True, tag="held_tile"):
    """A seat looks at a face-down tile and chooses plantation or forest (D4)."""

    seat: Seat
    source: Key
    """The building that has drawn it: Hacienda or Land Office."""


class LibraryTile(Frame, frozen=True, tag="library_tile"):
    """The Settler may take one more tile (R18, E32)."""


class LodgeTurns(InTurn, frozen=True, tag="lodge_turns"):
    """Each owner of a Hunting Lodge uses it (R19, E41)."""


class Boarding(Frame, frozen=True, tag="boarding"):
    """Who takes a person from the ship chooses between the noble and a colonist (R27)."""

    seat: Seat


class PlacementTurns(InTurn, frozen=True, tag="placement_turns"):
    """The seats that have not placed their people (R32)."""


class PlaceQuestion(Frame, frozen=True, tag="place_question"):
    """Where the people go (D10)."""


class NobleQuestion(Frame, frozen=True, tag="noble_question"):
    """Which of the people placed are nobles (D11)."""


class Placing(
    Together["PlaceQuestion | NobleQuestion", PlacePeople | PlaceNobles], frozen=True, tag="placing"
):
    """Seats place their people: one by itself, or all at the same time (R32)."""

    lanes: tuple[Lane[PlaceQuestion | NobleQuestion, PlacePeople | PlaceNobles], ...]
    seats: tuple[Seat, ...] = ()
    """All whose people are placed with this step, those without a choice too (R33)."""


class BuilderTurns(InTurn, frozen=True, tag="builder_turns"):
    """Each seat may buy a building (R38)."""

    stage: int = 0
    bought: Key | None = None
    """What the seat has bought in this turn."""

    def fresh(self) -> "BuilderTurns":
        """A turn begins at its first stage."""
        return BuilderTurns(self.queue)


class Shortage(Frame, frozen=True, tag="shortage"):
    """A building is chosen that only the Black Market makes payable (E21)."""

    unfinished = True
    seat: Seat
    building: Key
    missing: int
    """Doubloons that are still to be made up for."""

    person: Key | None = None
    good: Key | None = None
    point: bool = False


class ProductionTurns(InTurn, frozen=True, tag="production_turns"):
    """Each seat produces (R46)."""

    stage: int = 0

    def fresh(self) -> "ProductionTurns":
        """A turn begins at its first stage."""
        return ProductionTurns(self.queue)


class ExtraGood(Frame, frozen=True, tag="extra_good"):
    """The Craftsman may take so many more barrels (R49)."""

    left: int


class TraderTurns(InTurn, frozen=True, tag="trader_turns"):
    """Each seat may sell a barrel and use its Land Office (R51)."""

    stage: int = 0
    sold: bool = False
    land: bool = False
    """Whether the Land Office has been used in this turn."""

    def fresh(self) -> "TraderTurns":
        """A turn begins at its first stage."""
        return TraderTurns(self.queue)


class Supplying(Frame, frozen=True, tag="supplying"):
    """A seat may return barrels to its Royal Supplier (R60)."""

    seat: Seat


class Loading(InTurn, frozen=True, tag="loading"):
    """Seats load again and again until all are out; the queue holds those who are not (R59)."""

    stage: int = 0
    supplied: tuple[Seat, ...] = ()
    """Seats past their Royal Supplier (R60)."""

    wharf: tuple[Seat, ...] = ()
    """Seats that have used their Wharf."""

    small_wharf: tuple[Seat, ...] = ()
    """Seats that have used their Small Wharf."""

    has_bonus: bool = True
    """Whether the Captain's first loading is still to come (R65)."""


class KindsQuestion(Frame, frozen=True, tag="kinds_question"):
    """Which kinds the warehouses keep (D21)."""

    most: int


class BarrelsQuestion(Frame, frozen=True, tag="barrels_question"):
    """Which single barrels are kept (D21)."""

    most: int


class Storing(
    Together["KindsQuestion | BarrelsQuestion", StoreKinds | StoreBarrels],
    frozen=True,
    tag="storing",
):
    """Seats that cannot keep all their barrels choose what they keep (R68)."""

    lanes: tuple[Lane[KindsQuestion | BarrelsQuestion, StoreKinds | StoreBarrels], ...]
    seats: tuple[Seat, ...] = ()
    """All who lose barrels, those without a choice too."""


UnfinishedFrame: TypeAlias = Shortage
"""A purchase under construction: its owner's secret until the step that finishes it."""

AnyFrame: TypeAlias = (
    Rounds
    | Drafting
    | Phase
    | GuestWindow
    | SettlerTurns
    | HeldTile
    | LibraryTile
    | LodgeTurns
    | Boarding
    | PlacementTurns
    | Placing
    | BuilderTurns
    | Shortage
    | ProductionTurns
    | ExtraGood
    | TraderTurns
    | Supplying
    | Loading
    | Storing
)

Question: TypeAlias = PlaceQuestion | NobleQuestion | KindsQuestion | BarrelsQuestion

AnyLane: TypeAlias = Lane[Question, PlacePeople | PlaceNobles | StoreKinds | StoreBarrels]
"""One seat's part of any simultaneous step."""
