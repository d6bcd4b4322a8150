"""What hints of San Juan may give as a reason."""

from games.core.model import Key, Seat
from games.core.reasons import Gauge
from games.san_juan.content import CITY_BUILDINGS, MONUMENTS, POINTS, PRODUCTION
from games.san_juan.state import State, hand_limit


def _tops(state: State, seat: Seat) -> list[Key]:
    """The buildings that stand in the seat's city."""
    return [stack.cards[-1] for stack in state.table.players[seat].city]


def _over(state: State, seat: Seat) -> int:
    """Hand cards above the limit."""
    held = len(state.secrets.holdings[seat].hand)
    return max(0, held - hand_limit(state.table, seat))


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
        "over",
        lambda state, seat: max(
            0, len(state.secrets.holdings[seat].hand) - hand_limit(state.table, seat)
        ),
        is_good=False,
    ),
)
