"""What hints of San Juan may give as a reason."""

from games.core.model import Key, Seat
from games.core.reasons import Gauge
from games.san_juan.content import CITY_BUILDINGS, COST, MONUMENTS, POINTS, PRODUCTION
from games.san_juan.state import State, hand_limit


def _tops(state: State, seat: Seat) -> list[Key]:
    """The buildings that stand in the seat's city."""
    return [stack.cards[-1] for stack in state.table.players[seat].city]


def _over(state: State, seat: Seat) -> int:
    """Hand cards above the limit."""
    held = len(state.secrets.holdings[seat].hand)
    return max(0, held - hand_limit(state.table, seat))


def _idle(state: State, seat: Seat) -> int:
    """Production buildings without a good."""
    tops, faces = _tops(state, seat), state.secrets.holdings[seat].faces
    return sum(
        [kind in PRODUCTION and face is None for kind, face in zip(tops, faces, strict=True)]
    )


LARGE = 6
"""What the buildings cost that score by the whole city."""

GAUGES = (
    Gauge("cards", lambda state, seat: len(state.secrets.holdings[seat].hand)),
    Gauge(
        "goods",
        lambda state, seat: sum([face is not None for face in state.secrets.holdings[seat].faces]),
    ),
    Gauge("buildings", lambda state, seat: len(_tops(state, seat))),
    Gauge("points", lambda state, seat: sum([POINTS[kind] for kind in _tops(state, seat)])),
    Gauge(
        "production", lambda state, seat: sum([kind in PRODUCTION for kind in _tops(state, seat)])
    ),
    Gauge(
        "kinds",
        lambda state, seat: len({kind for kind in _tops(state, seat) if kind in PRODUCTION}),
    ),
    Gauge("city", lambda state, seat: sum([kind in CITY_BUILDINGS for kind in _tops(state, seat)])),
    Gauge("monuments", lambda state, seat: sum([kind in MONUMENTS for kind in _tops(state, seat)])),
    Gauge("tucked", lambda state, seat: state.secrets.holdings[seat].points),
    Gauge(
        "large",
        lambda state, seat: sum([COST[kind] >= LARGE for kind in _tops(state, seat)]),
    ),
    Gauge("idle", _idle, is_good=False),
    Gauge("over", _over, is_good=False),
)
