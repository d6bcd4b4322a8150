"""The state of a game of CATAN."""

from msgspec import Struct

from games.catan.chart import Chart
from games.catan.content import NO_CARDS, NOTHING, Deck, Goods, Hand, chart
from games.catan.frames import AnyFrame
from games.catan.geometry import Geometry
from games.catan.modules.parts import AnyPart, AnySecret
from games.catan.options import CatanOptions
from games.core.model import Key, Seat
from games.core.rng import Rng

NOBODY = -1
CITY = 10
"""A corner holds NOBODY, the seat of a settlement, or CITY + the seat of a city."""


class Board(Struct, frozen=True, gc=False, cache_hash=True):
    """What is laid out before the first move and stays."""

    plan: Key
    """Names its chart: what it is made of, and what may stand where."""

    terrains: tuple[Key, ...]
    """By hex."""

    numbers: tuple[int, ...]
    """By hex; 0 where there is none."""

    harbors: tuple[tuple[int, Key], ...]
    """(path, resource or `any`), harbor @1 first."""

    @property
    def chart(self) -> Chart:
        """The map it lies on."""
        return chart(self.plan)

    @property
    def geometry(self) -> Geometry:
        """The lattice."""
        return chart(self.plan).net

    def numbers_at(self, corner: int) -> tuple[int, ...]:
        """The numbers around a corner, the lowest first."""
        places = self.geometry.hexes_of_corner[corner]
        return tuple(sorted([self.numbers[place] for place in places if self.numbers[place]]))


class TradeOffer(Struct, frozen=True, gc=False):
    """An open offer (R89), or a call with one empty side (R90), of the active player."""

    number: int
    give: Goods
    want: Goods
    to: tuple[Seat, ...]
    first_come: bool = False
    accepted: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()

    @property
    def is_call(self) -> bool:
        """Whether it can only be answered by proposals."""
        return not any(self.give) or not any(self.want)

    @property
    def is_refused(self) -> bool:
        """Whether all to whom it was put have said no, which closes it: it is only remembered till the turn ends (R91)."""
        return bool(self.to) and set(self.to) <= set(self.declined)


class Proposal(Struct, frozen=True, gc=False):
    """An opponent's open proposal to the active player (R92)."""

    seat: Seat
    give: Goods
    want: Goods


class Player(Struct, frozen=True, gc=False):
    """What everybody sees in front of one player."""

    colour: Key
    played: Deck = NO_CARDS
    road_length: int = 0
    roads_left: int = 15
    settlements_left: int = 5
    cities_left: int = 4


class Table(Struct, frozen=True, gc=False):
    """Everything that lies open."""

    options: CatanOptions
    board: Board
    players: tuple[Player, ...]
    buildings: tuple[int, ...]
    """By corner."""

    roads: tuple[Seat, ...]
    """By path."""

    robber: int
    bank: Hand
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

    parts: tuple[AnyPart, ...] = ()
    """What the modules in play keep, in the order in which they act."""


class Holding(Struct, frozen=True, gc=False):
    """What only its owner knows."""

    hand: Hand = NOTHING
    cards: Deck = NO_CARDS
    """Unplayed development cards, those bought this turn included."""

    fresh: Deck = NO_CARDS
    """Bought since the start of the last own turn: playable from the next one on (R128, R184)."""

    seen: Deck = NO_CARDS
    """Cards of the deck that the Sage shows now (minis R451)."""

    looked: Hand = NOTHING
    """The hand that the Noblewoman shows now (minis R455)."""

    ahead: Key = "ask"
    """The answer given ahead to the special building phase, or `ask`; everybody knows whether there is one (R182)."""


class Secrets(Struct, frozen=True, gc=False):
    """What somebody may not know."""

    players: tuple[Holding, ...]
    deck: Deck
    parts: tuple[AnySecret, ...] = ()
    """What the modules in play hide, in the order in which they act."""


class State(Struct, frozen=True, gc=False):
    """Everything."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
    secrets: Secrets
