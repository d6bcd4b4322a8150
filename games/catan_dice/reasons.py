"""What hints of the dice games may give as a reason."""

from games.catan_dice.sheets import free_jokers, of_kind, penalties, points, road_length
from games.catan_dice.state import State
from games.core.model import Key, Seat
from games.core.reasons import Gauge


def _built(state: State, seat: Seat, kind: Key) -> int:
    """How many of a kind stand on the seat's sheet."""
    return of_kind(state.table.sheets[seat].built, kind)


def _jokers(state: State, seat: Seat) -> int:
    """Jokers that the seat can use."""
    sheet = state.table.sheets[seat]
    return len(free_jokers(state.table.island, sheet.built, sheet.used))


GAUGES = (
    Gauge("points", lambda state, seat: points(state.table, seat)),
    Gauge("roads", lambda state, seat: _built(state, seat, "road")),
    Gauge("knights", lambda state, seat: _built(state, seat, "knight")),
    Gauge("settlements", lambda state, seat: _built(state, seat, "settlement")),
    Gauge("cities", lambda state, seat: _built(state, seat, "city")),
    Gauge("pieces", lambda state, seat: len(state.table.sheets[seat].built)),
    Gauge("line", lambda state, seat: road_length(state.table.sheets[seat].built)),
    Gauge("jokers", _jokers),
    Gauge(
        "awards",
        lambda state, seat: [state.table.longest_road, state.table.largest_army].count(seat),
    ),
    Gauge("blank", lambda state, seat: -penalties(state.table.sheets[seat]), is_good=False),
)
