"""The full state of a game: the public table, and what hands, goods and piles hide."""

from msgspec import Struct

from games.core.model import Key, Seat
from games.core.rng import Rng
from games.san_juan.content import HAND_LIMITS, LIMITS, Cards
from games.san_juan.frames import AnyFrame
from games.san_juan.options import SanJuanOptions


class Stack(Struct, frozen=True, gc=False):
    """A place in a city (R7)."""

    cards: tuple[Key, ...]
    """From the bottom; the last one is the building, the others are covered."""

    good: bool = False
    """Whether a good lies on it; its kind is the building's."""

    tucked: tuple[Key, ...] = ()
    """The buildings of the stack that have cards under them, covered ones too (R103); never how many."""

    @property
    def top(self) -> Key:
        """The building."""
        return self.cards[-1]

    @property
    def covered(self) -> int:
        """How many cards lie covered below the building."""
        return len(self.cards) - 1


class Player(Struct, frozen=True, gc=False):
    """What everybody sees of one seat, the numbers of its cards apart."""

    city: tuple[Stack, ...]
    """In city order (R16)."""

    active: tuple[Key, ...] = ()
    """City buildings on top whose effect is in force (R6), in the order in which they came into force."""

    has_banked: bool = False
    """Whether the seat has used a Bank in this game (B35)."""


class Pick(Struct, frozen=True, array_like=True, gc=False):
    """A role picked in this round."""

    seat: Seat
    role: Key
    library: bool
    """Whether the Library doubles its privilege (B22, R26)."""


class Table(Struct, frozen=True, gc=False):
    """Everything that lies open."""

    options: SanJuanOptions
    players: tuple[Player, ...]
    governor: Seat = 0
    round: int = 1
    picks: tuple[Pick, ...] = ()
    """Roles picked in this round, in order; the last one is the running phase's."""

    tiles_seen: tuple[Key, ...] = ()
    """Trading-house tiles turned up so far, the one seen longest ago first: it comes next once all are known (R65)."""

    tile_open: bool = False
    """Whether the last one of `tiles_seen` lies face up."""

    middle: tuple[Key, ...] = ()
    """Buildings that lie in the middle for anybody to build: the Cathedral (B40)."""


class Holding(Struct, frozen=True, gc=False):
    """The cards of one seat that lie face down or in its hand."""

    hand: Cards = ()
    drawn: Cards = ()
    """Councillor cards not yet chosen from."""

    faces: tuple[Key | None, ...] = ()
    """For each stack in city order the card that lies on it as a good: hidden from everybody (§9)."""

    tucked: tuple[tuple[Key, Cards], ...] = ()
    """The cards under the seat's buildings, by building in the order of the card table (R103)."""

    @property
    def points(self) -> int:
        """How many cards are tucked: a point each."""
        return sum([len(cards) for _, cards in self.tucked])


class Secrets(Struct, frozen=True, gc=False):
    """What somebody may not know."""

    holdings: tuple[Holding, ...]
    draw_pile: tuple[Key, ...]
    """A multiset, sorted by name: chance decides when a card is taken."""

    discard_pile: tuple[Key, ...] = ()
    """A multiset, sorted by name."""


class State(Struct, frozen=True, gc=False):
    """Everything."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
    secrets: Secrets


def hand_limit(table: Table, seat: Seat) -> int:
    """Cards the seat may keep at the start of a round: what everybody may, or the most that a building gives (R13)."""
    least = LIMITS.expansion_hand if table.options.expansion else LIMITS.hand
    given = [HAND_LIMITS[kind] for kind in table.players[seat].active if kind in HAND_LIMITS]
    return max([least, *given])
