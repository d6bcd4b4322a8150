"""What Bazaar hides: the information table, docs/rules/bazaar.md §9."""

from games.core.flow import own_lane
from games.core.model import Seat
from tests.contract.hidden import Hidden
from tests.skeleton.games.bazaar.state import State


def _chosen(state: State, seat: Seat) -> object:
    """The card that the seat has chosen, until all have."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


HIDDEN = (
    Hidden("hand", lambda state, seat: state.secrets.hands[seat], owner=True),
    Hidden("card chosen", _chosen, owner=True),
    Hidden("lots face down", lambda state, seat: state.secrets.lots, owner=False),
)
