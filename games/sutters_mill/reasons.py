"""What hints of Sutter's Mill may give as a reason."""

from games.core.model import Seat
from games.core.reasons import Gauge
from games.sutters_mill.content import CAMPS, SPACES, VALUE
from games.sutters_mill.state import Player, State, wallet
from games.sutters_mill.town import on_buildings, penalty


def _own(state: State, seat: Seat) -> Player:
    """What lies before the seat."""
    return state.table.players[seat]


def _in_camps(state: State, seat: Seat) -> int:
    """Prospectors in the camps."""
    places = zip(SPACES, _own(state, seat).prospectors, strict=True)
    return sum([count for space, count in places if space in CAMPS])


GAUGES = (
    Gauge("nuggets", wallet),
    Gauge("counters", lambda state, seat: sum(_own(state, seat).taken)),
    Gauge("certificates", lambda state, seat: state.table.holders.count(seat)),
    Gauge(
        "town",
        lambda state, seat: sum(
            [card.seat == seat for stack in state.table.stacks for card in stack]
        ),
    ),
    Gauge("board", lambda state, seat: _own(state, seat).on_board),
    Gauge("camps", _in_camps),
    Gauge("hand", lambda state, seat: len(_own(state, seat).hand)),
    Gauge("saved", lambda state, seat: sum([VALUE[rank] for rank in _own(state, seat).saved])),
    Gauge("hotel", lambda state, seat: _own(state, seat).off_board, is_good=False),
    Gauge("paid", lambda state, seat: _own(state, seat).paid, is_good=False),
    Gauge("left", lambda state, seat: on_buildings(state.table, seat), is_good=False),
    Gauge("stranded", lambda state, seat: penalty(_own(state, seat)), is_good=False),
)
