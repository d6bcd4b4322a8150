"""What can be seen: by everybody, and by one seat besides (section 9)."""

from typing import Literal, TypeAlias

from games.core import views as core
from games.core.model import Key, Seat
from games.puerto_rico.content import NOTHING, Counts
from games.puerto_rico.costs import makeshift_for, prices_for, within_reach
from games.puerto_rico.frames import (
    AnyFrame,
    AnyLane,
    Drafting,
    Loading,
    Phase,
    TraderTurns,
    UnfinishedFrame,
)
from games.puerto_rico.loads import open_ships
from games.puerto_rico.sales import income_for, sellable
from games.puerto_rico.scoring import points_so_far
from games.puerto_rico.state import Cargo, Place, Player, RoleCard, Table

__all__ = [
    "AnyLane",
    "Cargo",
    "Place",
    "Player",
    "Private",
    "Public",
    "RoleCard",
    "Stage",
    "Table",
    "has_privilege",
    "phase_in",
    "stage_of",
]

Stage: TypeAlias = Literal[
    "draft",
    "role_choice",
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "finished",
]
"""Where the game stands: roles stand for their phases."""


class Public(core.Public[AnyFrame, Table], frozen=True):
    """What everybody can know: the table, and what follows of the secrets."""

    stack: int
    """Tiles in the face-down stack."""

    face_down: int
    """Forests on the discard pile."""

    scored: tuple[bool, ...]
    """Whether each seat has at least 1 VP: the Black Market may depend on it (E21)."""

    points: tuple[int, ...] | None = None
    """VP of every seat where they are open, and at the end (A21)."""

    @property
    def in_sight(self) -> tuple[int, ...]:
        """What each seat would have if the game ended now, without the VP that are hidden, and what counts these."""
        chips = self.points or (0,) * len(self.table.players)
        return tuple([self.points_with(seat, own) for seat, own in enumerate(chips)])

    def points_with(self, seat: Seat, chips: int) -> int:
        """What the seat would have if the game ended now and it had so many VP in chips and on paper."""
        return points_so_far(self.table.players[seat], chips)

    def offers_to(self, seat: Seat) -> dict[Key, int]:
        """The types that the seat could buy now, with the prices that it would pay (R39, R40): what everybody can reckon.

        While roles are chosen the seat is reckoned to choose the Builder.
        """
        privilege = has_privilege(self.flow, seat) or self.stage == "role_choice"
        prices = prices_for(self.table, seat, has_privilege=privilege)
        more = makeshift_for(self.table, seat, has_points=self.scored[seat])
        reach = self.table.players[seat].doubloons + more
        return {kind: prices[kind] for kind in within_reach(self.table, seat, prices, reach)}

    @property
    def sales(self) -> dict[Key, int]:
        """The goods that the seat at turn in the Trader phase can still sell to the trading house, with what each brings."""
        turn, phase = turn_in(self.flow), self.phase
        if phase is None or turn is None or turn.sold:
            return {}
        is_trader = turn.seat == phase.chooser
        return {
            good: income_for(self.table, turn.seat, good, is_trader=is_trader)
            for good in sellable(self.table, turn.seat)
        }

    @property
    def open_ships(self) -> frozenset[int]:
        """The capacities of the ships on which the seat at turn in the Captain phase can load."""
        turn = next((frame for frame in self.flow if isinstance(frame, Loading)), None)
        if turn is None or not turn.queue:
            return frozenset()
        return open_ships(self.table, self.table.players[turn.seat].goods)

    @property
    def phase(self) -> Phase | None:
        """The phase that is being executed."""
        return phase_in(self.flow)

    @property
    def stage(self) -> Stage:
        """Where the game stands."""
        return stage_of(self.flow)

    @property
    def card(self) -> RoleCard | None:
        """The card of the running phase."""
        phase = self.phase
        return (
            None
            if phase is None
            else next(card for card in self.table.roles if card.role == phase.role)
        )


class Private(core.Private[UnfinishedFrame, AnyLane], frozen=True):
    """What one seat knows besides."""

    points: int = 0
    """The own VP, in chips and on paper."""

    looked: Counts = NOTHING
    """Kinds of the own forests that one has looked at (E20)."""

    held: Key | None = None
    """The tile that one looks at before placing it (D4)."""


def phase_in(flow: tuple[AnyFrame, ...]) -> Phase | None:
    """The phase that is being executed, None between phases."""
    if len(flow) < 2:
        return None
    frame = flow[1]
    return frame if isinstance(frame, Phase) else None


def turn_in(flow: tuple[AnyFrame, ...]) -> TraderTurns | None:
    """The turns of the Trader phase, None in others."""
    return next((frame for frame in flow if isinstance(frame, TraderTurns)), None)


def has_privilege(flow: tuple[AnyFrame, ...], seat: Seat) -> bool:
    """Whether the seat has chosen the Builder, who is at work."""
    phase = phase_in(flow)
    return phase is not None and phase.role == "builder" and phase.chooser == seat


_STAGES: dict[Key, Stage] = {
    "settler": "settler",
    "mayor": "mayor",
    "builder": "builder",
    "craftsman": "craftsman",
    "trader": "trader",
    "captain": "captain",
    "prospector": "prospector",
    "prospector_2": "prospector",
}


def stage_of(flow: tuple[AnyFrame, ...]) -> Stage:
    """Where the game stands."""
    if not flow:
        return "finished"
    phase = phase_in(flow)
    if phase is not None:
        return _STAGES[phase.role]
    return "draft" if isinstance(flow[-1], Drafting) else "role_choice"
