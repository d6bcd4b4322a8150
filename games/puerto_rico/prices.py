"""What buildings cost whom in a phase, and who can pay it (R39, R40)."""

from collections.abc import Callable, Iterator

from games.core.model import Key, Seat
from games.puerto_rico.costs import makeshift_for, prices_for, within_reach
from games.puerto_rico.state import State
from games.puerto_rico.views import has_privilege


class Discounts:
    """What a seat has taken off prices in this Builder phase."""

    __slots__ = ("price",)

    price: Callable[[Key], int]
    """The price of a building after all discounts (R40)."""

    def __init__(self, state: State, seat: Seat) -> None:
        privilege = has_privilege(state.flow, seat)
        self.price = prices_for(state.table, seat, has_privilege=privilege).__getitem__


def makeshift(state: State, seat: Seat) -> int:
    """How many doubloons the Black Market can make up for: one for each different item (E21)."""
    return makeshift_for(state.table, seat, has_points=state.secrets.points[seat] > 0)


def buyable(state: State, seat: Seat) -> Iterator[Key]:
    """The types that the seat can buy, with the Black Market too, in the order of the building table (R39)."""
    prices = prices_for(state.table, seat, has_privilege=has_privilege(state.flow, seat))
    reach = state.table.players[seat].doubloons + makeshift(state, seat)
    return within_reach(state.table, seat, prices, reach)
