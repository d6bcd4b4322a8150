"""The full state of a game: what the box, the hands and the cities hold."""

from msgspec import Struct

from games.core.game import Options
from games.core.model import Key, Seat
from games.core.rng import Rng
from games.san_juan.content import Cards
from games.san_juan.frames import SanJuanFrame


class SanJuanOptions(Options, frozen=True):
    """What a table chooses before it starts."""

    starting_hand_variant: bool = False
    """Look at 5, 6, 7, 8 cards by position and keep 4 (S7)."""


class Stack(Struct, frozen=True, gc=False):
    """A place in a city (R7)."""

    cards: tuple[Key, ...]
    """From the bottom; the last one is the building, the others are covered."""

    good: Key | None = None
    """The card that lies on it as a good; its face is hidden from everybody (§9)."""

    tucked: Cards = ()
    """The cards under it (Chapel), also when it has been covered (R103)."""


class Player(Struct, frozen=True, gc=False):
    """What one seat has."""

    hand: Cards
    city: tuple[Stack, ...]
    """In city order (R16)."""

    active: tuple[Key, ...] = ()
    """City buildings on top whose effect is in force (R6), in the order in which they came into force."""

    drawn: Cards = ()
    """Councillor cards not yet chosen from; the seat's secret."""


class Pick(Struct, frozen=True, array_like=True, gc=False):
    """A role picked in this round."""

    seat: Seat
    role: Key
    library: bool
    """Whether the Library doubles its privilege (B22, R26)."""


class State(Struct, frozen=True, gc=False):
    """Everything, hidden things included."""

    rng: Rng
    flow: tuple[SanJuanFrame, ...]
    players: tuple[Player, ...]
    draw_pile: tuple[Key, ...]
    """A multiset, sorted by name: chance decides when a card is taken."""

    discard_pile: tuple[Key, ...]
    """A multiset, sorted by name."""

    tiles_seen: tuple[Key, ...]
    """Trading-house tiles turned up so far, the one seen longest ago first: it comes next once all are known (R65)."""

    tiles_hidden: tuple[Key, ...]
    """Tiles nobody has seen, in table order: chance decides which comes next."""

    tile_open: bool
    """Whether the last one of `tiles_seen` lies face up."""

    governor: Seat
    round: int
    picks: tuple[Pick, ...]
    """Roles picked in this round, in order."""
