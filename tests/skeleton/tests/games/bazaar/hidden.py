"""What Bazaar hides: the information table, docs/rules/bazaar.md §9."""

from games.core.flow import own_lane
from games.core.model import Seat
from tests.contract.fields import ANSWERS
from tests.contract.hidden import Hidden
from tests.skeleton.games.bazaar.state import State


def _chosen(state: State, seat: Seat) -> object:
    """The card that the seat has chosen, until all have."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


def _hand(state: State, seat: Seat) -> object:
    """Cards of the seat."""
    return state.secrets.hands[seat]


def _lots(state: State, _seat: Seat) -> object:
    """Lots to come."""
    return state.secrets.lots


HIDDEN = (
    Hidden("hand", _hand, owner=True, fields=("secrets.hands",)),
    Hidden("card chosen", _chosen, owner=True, fields=(ANSWERS,)),
    Hidden("lots face down", _lots, owner=False, fields=("secrets.lots",)),
)
