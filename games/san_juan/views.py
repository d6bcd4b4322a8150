"""What can be seen: by everybody, and by one seat besides. The only module that hides things (§9)."""

from typing import Literal, TypeAlias

from msgspec import Struct

from games.core.flow import own_lane, public_flow
from games.core.model import Key, Seat
from games.san_juan.content import LIMITS, Cards
from games.san_juan.frames import (
    Advising,
    BuilderPhase,
    Producing,
    PublicFrame,
    RoleChoice,
    SanJuanFrame,
    SanJuanLane,
    Selling,
    StartingHands,
    UnfinishedFrame,
)
from games.san_juan.state import Pick, Player, Stack, State

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


class StackView(Struct, frozen=True):
    """A place in a city."""

    cards: tuple[Key, ...]
    """From the bottom; the last one is the building, the others are covered."""

    good: bool
    """Whether a good lies on it; its kind is the building's."""

    tucked: bool
    """Whether cards lie under it: never how many."""

    @property
    def top(self) -> Key:
        """The building."""
        return self.cards[-1]

    @property
    def covered(self) -> int:
        """How many cards lie covered below the building."""
        return len(self.cards) - 1


class PlayerView(Struct, frozen=True):
    """What everybody knows of a seat."""

    hand: int
    """Number of hand cards, cards drawn in the Councillor phase not counted before they are chosen from."""

    drawn: int
    """Number of Councillor cards still to choose from."""

    hand_limit: int
    city: tuple[StackView, ...]
    """In city order (R16)."""

    active: tuple[Key, ...]
    """City buildings in force; one built in the running Builder phase is not among them (R6)."""

    tucked: int | None = None
    """Number of tucked cards, told when the game is over."""

    @property
    def buildings(self) -> int:
        """The count that ends the game (R8)."""
        return len(self.city)


class PublicView(Struct, frozen=True):
    """What everybody can know."""

    phase: Phase
    round: int
    governor: Seat
    picks: tuple[Pick, ...]
    """Roles picked in this round, in order; the last one is the running phase's."""

    players: tuple[PlayerView, ...]
    draw_pile: int
    discard_pile: int
    tile: Key | None
    """The trading-house tile that lies face up; None: face down."""

    tiles_seen: tuple[Key, ...]
    """All tiles turned up so far, the one seen longest ago first."""

    flow: tuple[PublicFrame, ...]

    @property
    def picker(self) -> Seat | None:
        """Who picked the role of the running phase; None outside of phases."""
        return self.picks[-1].seat if self.phase in _ROLE_PHASES else None


class PrivateView(Struct, frozen=True):
    """What one seat knows besides."""

    seat: Seat
    hand: Cards
    drawn: Cards
    """Councillor cards to choose from."""

    tucked: tuple[Cards, ...]
    """The cards under each of the own stacks, in city order."""

    lane: SanJuanLane | None
    """The seat's own part of an open simultaneous step, with its answers."""

    unfinished: tuple[UnfinishedFrame, ...]
    """The seat's building under construction."""


_ROLE_PHASES = frozenset(("builder", "producer", "trader", "councillor"))


def hand_limit(active: tuple[Key, ...]) -> int:
    """Cards a seat with these active buildings may keep at the start of a round (R13, B16)."""
    return LIMITS.tower_hand if "tower" in active else LIMITS.hand


def public_view(state: State) -> PublicView:
    """The state as everybody knows it."""
    return PublicView(
        phase=phase_of(state.flow),
        round=state.round,
        governor=state.governor,
        picks=state.picks,
        players=tuple(
            [
                _public_player(player, None if state.flow else tucked(player))
                for player in state.players
            ]
        ),
        draw_pile=len(state.draw_pile),
        discard_pile=len(state.discard_pile),
        tile=state.tiles_seen[-1] if state.tile_open else None,
        tiles_seen=state.tiles_seen,
        flow=tuple([frame for frame in public_flow(state.flow) if isinstance(frame, PublicFrame)]),
    )


def private_view(state: State, seat: Seat) -> PrivateView:
    """What the seat knows besides."""
    player = state.players[seat]
    return PrivateView(
        seat=seat,
        hand=player.hand,
        drawn=player.drawn,
        tucked=tuple([stack.tucked for stack in player.city]),
        lane=own_lane(state.flow, seat),
        unfinished=_own_unfinished(state.flow, seat),
    )


def phase_of(flow: tuple[SanJuanFrame, ...]) -> Phase:
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


def tucked(player: Player) -> int:
    """How many cards the seat has tucked under all its stacks."""
    return sum([len(stack.tucked) for stack in player.city])


def _public_player(player: Player, told: int | None) -> PlayerView:
    """What everybody knows of the seat; `told` is the number of tucked cards once it may be told."""
    return PlayerView(
        hand=len(player.hand),
        drawn=len(player.drawn),
        hand_limit=hand_limit(player.active),
        city=tuple([_public_stack(stack) for stack in player.city]),
        active=player.active,
        tucked=told,
    )


def _public_stack(stack: Stack) -> StackView:
    """The place without the faces of good and tucked cards."""
    return StackView(stack.cards, stack.good is not None, bool(stack.tucked))


def _own_unfinished(flow: tuple[SanJuanFrame, ...], seat: Seat) -> tuple[UnfinishedFrame, ...]:
    """The building under construction, if it is the seat's."""
    if len(flow) < 2 or not isinstance(flow[1], BuilderPhase) or flow[1].turn != seat:
        return ()
    return tuple([frame for frame in flow if isinstance(frame, UnfinishedFrame)])
