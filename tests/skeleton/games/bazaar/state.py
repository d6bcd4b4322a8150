"""The whole state: chance, flow, what lies open, what is secret."""

from msgspec import Struct

from games.core.model import Key
from games.core.rng import Rng
from tests.skeleton.games.bazaar.content import Hand
from tests.skeleton.games.bazaar.frames import AnyFrame
from tests.skeleton.games.bazaar.options import BazaarOptions


class Player(Struct, frozen=True, gc=False):
    """What lies open before a seat."""

    lots: tuple[Key, ...] = ()
    """Won, in that order (R5)."""

    played: Hand = ()
    """Cards laid away, in that order (R5)."""


class Table(Struct, frozen=True, gc=False):
    """Everything public."""

    options: BazaarOptions
    players: tuple[Player, ...]
    lot: Key | None = None
    """For sale; None before the first one and at the end."""

    sold: int = 0


class Secrets(Struct, frozen=True, gc=False):
    """What somebody may not know."""

    hands: tuple[Hand, ...]
    lots: tuple[Key, ...]
    """Face down, the next one first (R1)."""


class State(Struct, frozen=True, gc=False):
    """A position."""

    rng: Rng
    flow: tuple[AnyFrame, ...]
    table: Table
    secrets: Secrets
