"""What hints of Caylus may give as a reason."""

from games.caylus.content import CUBES, GOLD, KIND
from games.caylus.state import NO_BUILDING, Player, State
from games.caylus.views import income_of
from games.core.model import Key, Seat
from games.core.reasons import Gauge


def _own(state: State, seat: Seat) -> Player:
    """What the seat has."""
    return state.table.players[seat]


def _houses(state: State, seat: Seat, kind: Key) -> int:
    """The seat's buildings of a kind along the road."""
    road = zip(state.table.road, state.table.owners, strict=True)
    return sum([owner == seat and key != NO_BUILDING and KIND[key] == kind for key, owner in road])


def _beyond(state: State, seat: Seat) -> int:
    """Workers beyond the provost."""
    return sum([worker == seat for worker in state.table.workers[state.table.provost :]])


GAUGES = (
    Gauge("points", lambda state, seat: _own(state, seat).points),
    Gauge("deniers", lambda state, seat: _own(state, seat).deniers),
    Gauge("cubes", lambda state, seat: sum(_own(state, seat).cubes[:GOLD])),
    Gauge("kinds", lambda state, seat: sum([count > 0 for count in _own(state, seat).cubes])),
    *[
        Gauge(kind, lambda state, seat, place=place: _own(state, seat).cubes[place])  # type: ignore[misc]
        for place, kind in enumerate(CUBES)
    ],
    Gauge("favors", lambda state, seat: sum(_own(state, seat).favors)),
    Gauge("castle", lambda state, seat: sum([lots.count(seat) for lots in state.table.lots])),
    Gauge("workers", lambda state, seat: _own(state, seat).workers),
    Gauge("income", lambda state, seat: income_of(state.table, seat)),
    Gauge("residences", lambda state, seat: _houses(state, seat, "residence")),
    Gauge("prestige", lambda state, seat: _houses(state, seat, "prestige")),
    Gauge("road", lambda state, seat: state.table.owners.count(seat)),
    Gauge("beyond", _beyond, is_good=False),
)
