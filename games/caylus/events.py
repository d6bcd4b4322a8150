"""What happens in a game of Caylus: the set-up and phases 1 to 5; phases 6 and 7 and favors in `royal_events`."""

from typing import Annotated, Literal, TypeAlias

from games.caylus.content import NUMBERS
from games.caylus.royal_events import (
    BailiffMoved,
    BatchesGiven,
    BestBuilder,
    CubesExchanged,
    CubeTaken,
    FavorPoints,
    FavorsGained,
    FavorsLost,
    FavorUnused,
    FoundNoLot,
    GameEnded,
    LineChosen,
    SectionClosed,
    SectionScored,
    StoodIdle,
)
from games.caylus.telling import CaylusEvent, Cube, CubeCounts, Place, Places, said_of
from games.core.messages import said
from games.core.model import Key, Message, Of, Seat

Lack: TypeAlias = Literal["nothing", "workers", "deniers", "places"]
"""What a player has none of who can do nothing but pass."""


Want: TypeAlias = Literal["nothing", "deniers", "means"]
"""What a player lacked who could not use a building: nothing where they chose so."""


class Started(CaylusEvent, frozen=True, tag="started"):
    """The table is laid out (5)."""

    order: tuple[Seat, ...]
    neutral: Places
    """On spaces 1 to 6."""


class RoundBegan(CaylusEvent, frozen=True, tag="round_began"):
    """A round begins (R1)."""

    begins_part = True

    round: int
    order: tuple[Seat, ...]


class IncomeTaken(CaylusEvent, frozen=True, tag="income_taken"):
    """What everybody takes (R13)."""

    deniers: int


class ExtraIncomeTaken(CaylusEvent, frozen=True, tag="extra_income_taken"):
    """What a player takes besides for buildings (R13)."""

    befalls = ("seat",)

    seat: Seat
    deniers: int


class Placed(CaylusEvent, frozen=True, tag="placed"):
    """A worker has been placed (R14)."""

    befalls = ("owner",)

    seat: Seat
    place: Place
    price: int
    owner: Seat | None = None
    """Who gains a point by it (R22)."""

    def words(self) -> Message:
        """With the owner's point where there is one."""
        return said(f"caylus-event-{'placed' if self.owner is None else 'visited'}", self)


class Passed(CaylusEvent, frozen=True, tag="passed"):
    """A player places no more workers (R24)."""

    seat: Seat
    number: int
    """The place on the passing track."""

    deniers: int
    """For the first one."""

    lack: Lack = "nothing"
    """Why they could do nothing else (R27): deniers are lacking also where a worker costs more than there are."""

    price: int = 0
    """What the next worker costs anybody but a guest of the Inn and an owner (R21); 0: all have passed."""

    guest: Seat | None = None
    """The guest of the Inn, for whom no price rises."""

    def happens_to(self, seat: Seat) -> bool:
        """To whoever was not even asked."""
        return self.lack != "nothing" and seat == self.seat

    @property
    def needed(self) -> int:
        """What the next worker would have cost them, but for one on an own building (R21)."""
        if self.guest == self.seat:
            return 1
        is_last_of_two = self.number == 2 and not self.price
        return NUMBERS.alone_price if is_last_of_two else self.number

    def words(self) -> Message:
        """Without the price for the others; with what was lacking."""
        told = said_of("passed", self, "seat", "number", "deniers", "lack")
        return Message(told.id, (*told.args, ("needed", self.needed)))


class GateMoved(CaylusEvent, frozen=True, tag="gate_moved"):
    """The worker of the Gate has gone elsewhere (R35)."""

    befalls = ("owner",)

    seat: Seat
    place: Place
    owner: Seat | None = None
    """Who gains a point by it (R37)."""

    def words(self) -> Message:
        """With the owner's point where there is one."""
        return said(f"caylus-event-gate-{'moved' if self.owner is None else 'visited'}", self)


class GateReturned(CaylusEvent, frozen=True, tag="gate_returned"):
    """The worker of the Gate has been taken back (R35, R38)."""

    seat: Seat


class DeniersTaken(CaylusEvent, frozen=True, tag="deniers_taken"):
    """A player has taken deniers at the Trading Post (R39)."""

    befalls = ("seat",)

    seat: Seat
    building: Place
    deniers: int


class ProvostMoved(CaylusEvent, frozen=True, tag="provost_moved"):
    """The provost has been moved (R40, R50)."""

    seat: Seat
    step: Annotated[Key, Of("step")]
    space: int
    """Where he stands now."""

    price: int


class ProvostLeft(CaylusEvent, frozen=True, tag="provost_left"):
    """A player has left the provost where he stands (R50)."""

    seat: Seat
    is_poor: bool = False
    """Whether they had no denier to move him with (R11)."""

    def happens_to(self, seat: Seat) -> bool:
        """To whoever was not even asked."""
        return self.is_poor and seat == self.seat


class Jousted(CaylusEvent, frozen=True, tag="jousted"):
    """A player has paid for a favor (R41)."""

    seat: Seat
    deniers: int
    cubes: CubeCounts


class Declined(CaylusEvent, frozen=True, tag="declined"):
    """A building has not been used (R9)."""

    seat: Seat
    building: Place
    want: Want = "nothing"

    def happens_to(self, seat: Seat) -> bool:
        """To whoever was not even asked."""
        return self.want != "nothing" and seat == self.seat


class OrderChanged(CaylusEvent, frozen=True, tag="order_changed"):
    """The Stables have made a new turn order (R42)."""

    order: tuple[Seat, ...]


class GuestCame(CaylusEvent, frozen=True, tag="guest_came"):
    """A worker has gone from the left circle of the Inn to the right one (R43)."""

    seat: Seat


class GuestStayed(CaylusEvent, frozen=True, tag="guest_stayed"):
    """A worker stays on the right circle (R44)."""

    seat: Seat


class GuestLeft(CaylusEvent, frozen=True, tag="guest_left"):
    """A worker has come back from the right circle (R43, R44)."""

    befalls = ("seat",)

    seat: Seat


class Produced(CaylusEvent, frozen=True, tag="produced"):
    """A visitor has taken cubes (R59)."""

    befalls = ("seat",)

    seat: Seat
    building: Place
    cubes: CubeCounts


class BonusTaken(CaylusEvent, frozen=True, tag="bonus_taken"):
    """The owner has taken a cube (R60)."""

    befalls = ("seat",)

    seat: Seat
    building: Place
    cube: Cube


class Sold(CaylusEvent, frozen=True, tag="sold"):
    """A cube has been sold."""

    seat: Seat
    building: Place
    cube: Cube
    deniers: int


class Bought(CaylusEvent, frozen=True, tag="bought"):
    """Cubes have been bought."""

    seat: Seat
    building: Place
    cubes: CubeCounts
    price: int


class DealMade(CaylusEvent, frozen=True, tag="deal_made"):
    """A visitor has traded: deniers or cubes for gold or points."""

    seat: Seat
    building: Place
    deniers: int
    cubes: CubeCounts
    gold: int
    points: int

    def words(self) -> Message:
        """By what is paid and what is taken."""
        names = ("cubes" if self.cubes else "deniers", "gold" if self.gold else "points")
        return said_of("-for-".join(names), self, "seat", "building", *names)


class Built(CaylusEvent, frozen=True, tag="built"):
    """A tile stands on the road (R63, R66)."""

    seat: Seat
    tile: Place
    space: int
    cubes: CubeCounts
    points: int


class TransformationPaid(CaylusEvent, frozen=True, tag="transformation_paid"):
    """A player has paid for a residence in the place of a building (R69)."""

    seat: Seat
    target: Place
    deniers: int
    cubes: CubeCounts
    points: int
    waits: bool
    """Whether a worker stands there and the building stays for now (R71)."""


class Transformed(CaylusEvent, frozen=True, tag="transformed"):
    """A residence stands where a building was (R70, R72)."""

    seat: Seat
    target: Place
    space: int


class WorkersReturned(CaylusEvent, frozen=True, tag="workers_returned"):
    """Workers beyond the provost have come back (R56)."""

    befalls = ("seats",)

    seats: tuple[Seat, ...]


AnyEvent: TypeAlias = (
    Started
    | RoundBegan
    | IncomeTaken
    | ExtraIncomeTaken
    | Placed
    | Passed
    | GateMoved
    | GateReturned
    | DeniersTaken
    | ProvostMoved
    | ProvostLeft
    | Jousted
    | Declined
    | OrderChanged
    | GuestCame
    | GuestStayed
    | GuestLeft
    | Produced
    | BonusTaken
    | Sold
    | Bought
    | DealMade
    | Built
    | TransformationPaid
    | Transformed
    | WorkersReturned
    | BatchesGiven
    | StoodIdle
    | FoundNoLot
    | BestBuilder
    | BailiffMoved
    | SectionScored
    | SectionClosed
    | FavorsGained
    | FavorPoints
    | LineChosen
    | CubeTaken
    | CubesExchanged
    | FavorUnused
    | FavorsLost
    | GameEnded
)
