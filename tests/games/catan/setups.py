"""Positions with open offers, and with districts built."""

from games.catan import actions as act
from games.catan.state import State
from games.core.model import Action, Step
from tests.games.catan.befriending import befriended
from tests.games.catan.positions import (
    BLUE,
    ORANGE,
    RED,
    WHITE,
    Position,
    beginners,
    does,
    empty_island,
)

ROAD = {"lumber": 1, "brick": 1}


def contact() -> Position:
    """E15: red has an upper district at A1 and a lower one at I2, blue a central one from D2 to F2."""
    position = empty_island(4).with_settlement(RED, "A1").with_settlement(RED, "I2")
    position = position.with_settlement(BLUE, "E2").with_settlement(BLUE, "L3")
    position = position.with_roads(RED, "A1-B2", "H2-I2").with_roads(BLUE, "D2-E2", "E2-F2")
    return befriended(position)


def built(position: Position | State, seat: int, path: str) -> Step[State]:
    """The seat builds that road in its turn."""
    state = position.state if isinstance(position, Position) else position
    return does(Position(state).turn_of(seat).holding(seat, **ROAD), seat, act.BuildRoad(path))


def market() -> Position:
    """Red's turn; everybody holds something."""
    return (
        beginners()
        .holding(RED, lumber=2, wool=1)
        .holding(BLUE, ore=2, brick=1)
        .holding(ORANGE, ore=1, grain=1)
        .holding(WHITE, brick=1)
    )


EVERYBODY = (BLUE, ORANGE, WHITE)


def offering(
    give: dict[str, int],
    want: dict[str, int],
    *to: int,
    closing: str = "pick",
) -> Action:
    """Red's offer to these seats, or to all; a call where nothing is given."""
    partners = tuple(str(seat) for seat in to or EVERYBODY)
    return act.OfferTrade(tuple(give.items()), tuple(want.items()), partners, closing)


def proposing(give: dict[str, int], want: dict[str, int]) -> Action:
    """A proposal."""
    return act.Propose(tuple(give.items()), tuple(want.items()))


LUMBER_FOR_ORE = offering({"lumber": 1}, {"ore": 1})
