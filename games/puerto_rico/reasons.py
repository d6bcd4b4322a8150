"""What hints of Puerto Rico may give as a reason."""

from games.core.model import Seat
from games.core.reasons import Gauge
from games.puerto_rico.content import BUILDINGS, LARGE, POINTS
from games.puerto_rico.phases.storage import least_lost
from games.puerto_rico.state import Player, State


def _own(state: State, seat: Seat) -> Player:
    """What lies before the seat."""
    return state.table.players[seat]


def _production(state: State, seat: Seat) -> int:
    """Production buildings."""
    city = _own(state, seat).city
    return sum([BUILDINGS[place.kind].sort == "production" for place in city])


def _colonists(state: State, seat: Seat) -> int:
    """People at work."""
    own = _own(state, seat)
    return sum([place.people for place in (*own.city, *own.island)])


GAUGES = (
    Gauge("doubloons", lambda state, seat: _own(state, seat).doubloons),
    Gauge("barrels", lambda state, seat: sum(_own(state, seat).goods)),
    Gauge("kinds", lambda state, seat: sum([count > 0 for count in _own(state, seat).goods])),
    Gauge("chips", lambda state, seat: state.secrets.points[seat]),
    Gauge("buildings", lambda state, seat: len(_own(state, seat).city)),
    Gauge(
        "printed", lambda state, seat: sum([POINTS[place.kind] for place in _own(state, seat).city])
    ),
    Gauge(
        "large", lambda state, seat: sum([place.kind in LARGE for place in _own(state, seat).city])
    ),
    Gauge(
        "worked", lambda state, seat: sum([place.people > 0 for place in _own(state, seat).city])
    ),
    Gauge(
        "production",
        _production,
    ),
    Gauge("tiles", lambda state, seat: len(_own(state, seat).island)),
    Gauge(
        "fields", lambda state, seat: sum([place.people > 0 for place in _own(state, seat).island])
    ),
    Gauge(
        "quarries",
        lambda state, seat: sum([place.kind == "quarry" for place in _own(state, seat).island]),
    ),
    Gauge(
        "colonists",
        _colonists,
    ),
    Gauge(
        "idle",
        lambda state, seat: sum([place.people == 0 for place in _own(state, seat).island]),
        is_good=False,
    ),
    Gauge("lost", lambda state, seat: max(0, least_lost(_own(state, seat))), is_good=False),
)
