"""The state of a game of CATAN."""

from typing import Literal

from msgspec import Struct

from games.catan.actions import Discard, JoinBuilding
from games.catan.content import NO_CARDS, NOTHING, Deck, Hand, geometry
from games.catan.geometry import Geometry
from games.core.flow import Frame, Reopen, Together
from games.core.game import Options
from games.core.model import Key, Seat
from games.core.rng import Rng

NOBODY = -1
CITY = 10
"""A corner holds NOBODY, the seat of a settlement, or CITY + the seat of a city."""


class CatanOptions(Options, frozen=True):
    """The host's choices (1.1)."""

    board: Literal["automatic", "beginner", "random"] = "automatic"
    """`automatic`: the beginner layout for 3-4 players, the random one for 5-6."""

    frame: Literal["fixed", "shuffled"] = "fixed"
    numbers: Literal["spiral", "scattered"] = "spiral"
    combined: bool = True
    """Whether trading and building mix freely (R47)."""

    seating: Literal["shuffled", "joined"] = "shuffled"
    """Whether seats are drawn, or taken in the order of joining (R3)."""

    first_player: Literal["random", "1", "2", "3", "4", "5", "6"] = "random"
    """Who begins: one of those who have joined, by number, or drawn (R7)."""


class Founding(Frame, frozen=True, tag="founding"):
    """The next founding placement (R20, R21)."""

    placement: int
    """0 for the first, 2 x seats - 1 for the last."""


class FoundingRoadAsked(Frame, frozen=True, tag="founding_road"):
    """The settlement is chosen, its road is not (R25)."""

    unfinished = True

    placement: int
    corner: int


class BeforeRoll(Frame, frozen=True, tag="before_roll"):
    """The start of a turn (R41)."""


class Acting(Frame, frozen=True, tag="acting"):
    """The active player's free actions (R45, R47)."""

    trading: bool = True
    building: bool = True


class Discarding(Frame, frozen=True, tag="discarding"):
    """One seat's discard on a 7."""

    count: int


class Discards(Together[Discarding, Discard | Reopen], frozen=True, tag="discards"):
    """All discards on a 7 (R72)."""


class RobberMoving(Frame, frozen=True, tag="robber_moving"):
    """The active player must move the robber (R74)."""


class Stealing(Frame, frozen=True, tag="stealing"):
    """The active player may steal (R75)."""


class RoadBuilding(Frame, frozen=True, tag="road_building"):
    """Free roads to lay (R131)."""

    left: int
    first: bool = True


class Plenty(Frame, frozen=True, tag="plenty"):
    """Cards of Year of Plenty to take (R132)."""


class Monopolising(Frame, frozen=True, tag="monopolising"):
    """The resource of Monopoly to name (R133)."""


class BuildingAsked(Frame, frozen=True, tag="building_asked"):
    """One seat's answer to the special building phase."""


class SpecialAnswers(
    Together[BuildingAsked, JoinBuilding | Reopen], frozen=True, tag="special_answers"
):
    """Who takes part in the special building phase (R182)."""


class NextTurn(Frame, frozen=True, tag="next_turn"):
    """The turn has ended; what follows it lies above."""


class SpecialBuilding(Frame, frozen=True, tag="special_building"):
    """The builders, the first of whom acts (R182)."""

    queue: tuple[Seat, ...]


AnyFrame = (
    Founding
    | FoundingRoadAsked
    | BeforeRoll
    | Acting
    | Discards
    | RobberMoving
    | Stealing
    | RoadBuilding
    | Plenty
    | Monopolising
    | SpecialAnswers
    | SpecialBuilding
    | NextTurn
)


class Board(Struct, frozen=True, gc=False):
    """What is laid out before the first move and stays."""

    plan: Key
    """`base` or `expanded`: its lattice and amounts are in `content.PLANS`."""

    terrains: tuple[Key, ...]
    """By hex."""

    numbers: tuple[int, ...]
    """By hex; 0 where there is none."""

    harbors: tuple[tuple[int, Key], ...]
    """(path, resource or `any`), harbor @1 first."""

    @property
    def geometry(self) -> Geometry:
        """The lattice."""
        return geometry(self.plan)


class TradeOffer(Struct, frozen=True, gc=False):
    """An open offer (R89), or a call with one empty side (R90), of the active player."""

    number: int
    give: Hand
    want: Hand
    to: tuple[Seat, ...]
    first_come: bool = False
    accepted: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()

    @property
    def is_call(self) -> bool:
        """Whether it can only be answered by proposals."""
        return self.give == NOTHING or self.want == NOTHING


class Proposal(Struct, frozen=True, gc=False):
    """An opponent's open proposal to the active player (R92)."""

    seat: Seat
    give: Hand
    want: Hand


class Player(Struct, frozen=True, gc=False):
    """One player's things."""

    colour: Key
    hand: Hand = NOTHING
    cards: Deck = NO_CARDS
    """Unplayed development cards, those bought this turn included."""

    fresh: Deck = NO_CARDS
    """Bought since the start of the last own turn: playable from the next one on (R128, R184)."""

    played: Deck = NO_CARDS
    rates: Hand = (4, 4, 4, 4, 4)
    """Cards of each resource that the bank wants for one (R99)."""

    road_length: int = 0
    roads_left: int = 15
    settlements_left: int = 5
    cities_left: int = 4
    ahead: Key = "ask"
    """The answer given ahead to the special building phase, or `ask`; secret but for whether there is one (R182)."""


class State(Struct, frozen=True, gc=False):
    """Everything."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    options: CatanOptions
    board: Board
    players: tuple[Player, ...]
    buildings: tuple[int, ...]
    """By corner."""

    roads: tuple[Seat, ...]
    """By path."""

    robber: int
    bank: Hand
    deck: Deck
    active: Seat
    starter: Seat
    turn: int = 0
    """Turns begun since the founding."""

    dice: tuple[int, int] = (0, 0)
    """Of this turn; zeros before the roll."""

    has_played: bool = False
    """Whether the active player has played a development card this turn (R125)."""

    longest_road: Seat = NOBODY
    largest_army: Seat = NOBODY
    offers: tuple[TradeOffer, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    """In seat order."""

    offers_made: int = 0
    """In this turn; numbers the offers."""
