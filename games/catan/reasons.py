"""What hints of CATAN may give as a reason."""

from games.catan.content import (
    CITIES,
    FIRST_VICTORY_CARD,
    HAND_LIMIT,
    KNIGHT,
    RESOURCES,
    SETTLEMENTS,
)
from games.catan.points import points
from games.catan.state import Player, State
from games.core.model import Seat
from games.core.reasons import Gauge


def _own(state: State, seat: Seat) -> Player:
    """What everybody sees of the seat."""
    return state.table.players[seat]


def _hand(state: State, seat: Seat) -> tuple[int, ...]:
    """The seat's resource cards."""
    return state.secrets.players[seat].hand


GAUGES = (
    Gauge("points", points),
    Gauge("settlements", lambda state, seat: SETTLEMENTS - _own(state, seat).settlements_left),
    Gauge("cities", lambda state, seat: CITIES - _own(state, seat).cities_left),
    Gauge("roads", lambda state, seat: state.table.roads.count(seat)),
    Gauge("line", lambda state, seat: _own(state, seat).road_length),
    Gauge("cards", lambda state, seat: sum(_hand(state, seat))),
    Gauge("kinds", lambda state, seat: sum([count > 0 for count in _hand(state, seat)])),
    *[
        Gauge(kind, lambda state, seat, place=place: _hand(state, seat)[place])  # type: ignore[misc]
        for place, kind in enumerate(RESOURCES)
    ],
    Gauge(
        "development",
        lambda state, seat: sum(state.secrets.players[seat].cards[:FIRST_VICTORY_CARD]),
    ),
    Gauge("knights", lambda state, seat: _own(state, seat).played[KNIGHT]),
    Gauge("risk", lambda state, seat: max(0, sum(_hand(state, seat)) - HAND_LIMIT), is_good=False),
)
