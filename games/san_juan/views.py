"""What can be seen: by everybody, and by one seat besides. The only module that hides things (§9)."""

from typing import Literal, TypeAlias

from games.core import views as core
from games.core.flow import public_flow
from games.core.model import Key, Seat
from games.san_juan.content import Cards
from games.san_juan.frames import (
    Advising,
    AnyFrame,
    AnyLane,
    BuilderPhase,
    Producing,
    RoleChoice,
    Selling,
    StartingHands,
    UnfinishedFrame,
)
from games.san_juan.scoring import bonus_so_far, points_so_far
from games.san_juan.state import Stack, State, Table, hand_limit

__all__ = ["Phase", "Private", "Public", "Stack", "phase_of", "public_view"]

Phase: TypeAlias = Literal[
    "starting_hand",
    "round_start",
    "role_choice",
    "builder",
    "producer",
    "trader",
    "councillor",
    "finished",
]
"""Where the game stands. The Prospector phase asks nothing and is never seen (R82)."""

_ROLE_PHASES = frozenset(("builder", "producer", "trader", "councillor"))


class Public(core.Public[AnyFrame, Table], frozen=True):
    """What everybody can know: besides the table the numbers of cards that lie face down."""

    hands: tuple[int, ...]
    """Hand cards by seat, those drawn in the Councillor phase not counted before they are chosen from."""

    drawn: tuple[int, ...]
    """Councillor cards still to choose from, by seat."""

    draw_pile: int
    discard_pile: int
    tucked: tuple[int, ...] = ()
    """Tucked cards by seat, told when the game is over."""

    @property
    def phase(self) -> Phase:
        """Where the game stands."""
        return phase_of(self.flow)

    @property
    def picker(self) -> Seat | None:
        """Who picked the role of the running phase; None outside of phases."""
        return self.table.picks[-1].seat if self.phase in _ROLE_PHASES else None

    @property
    def tile(self) -> Key | None:
        """The trading-house tile that lies face up; None: face down."""
        return self.table.tiles_seen[-1] if self.table.tile_open else None

    def points(self, seat: Seat, tucked: int = 0) -> int:
        """What the seat would have if the game ended now; how many cards lie under its buildings only it knows (section 9)."""
        return points_so_far(self.table, seat, tucked)

    def bonus(self, seat: Seat, kind: Key) -> int | None:
        """What a building that counts others would bring the seat if the game ended now; None: it counts nothing."""
        return bonus_so_far(self.table, seat, kind)

    def limit(self, seat: Seat) -> int:
        """The hand limit of the seat."""
        return hand_limit(self.table, seat)


class Private(core.Private[UnfinishedFrame, AnyLane], frozen=True, kw_only=True):
    """What one seat knows besides."""

    hand: Cards
    drawn: Cards
    """Councillor cards to choose from."""

    tucked: tuple[tuple[Key, Cards], ...]
    """The cards under the own buildings that the owner knows, by building."""

    unseen: tuple[tuple[Key, int], ...] = ()
    """How many lie under those at which nobody may look, by building."""


def public_view(state: State) -> Public:
    """The state as everybody knows it."""
    secrets = state.secrets
    holdings = secrets.holdings
    return Public(
        flow=public_flow(state.flow),
        table=state.table,
        hands=tuple([len(holding.hand) for holding in holdings]),
        drawn=tuple([len(holding.drawn) for holding in holdings]),
        draw_pile=len(secrets.draw_pile),
        discard_pile=len(secrets.discard_pile),
        tucked=() if state.flow else tuple([holding.points for holding in holdings]),
    )


def phase_of(flow: tuple[AnyFrame, ...]) -> Phase:
    """Where the game stands."""
    if not flow:
        return "finished"
    if len(flow) > 1 and isinstance(flow[1], BuilderPhase):
        return "builder"
    match flow[-1]:
        case RoleChoice():
            return "role_choice"
        case StartingHands():
            return "starting_hand"
        case Producing():
            return "producer"
        case Selling():
            return "trader"
        case Advising():
            return "councillor"
    return "round_start"
