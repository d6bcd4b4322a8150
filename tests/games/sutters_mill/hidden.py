"""What Sutter's Mill hides: the information table, docs/rules/sutters-mill.md, section 9."""

from games.core.model import Seat
from games.sutters_mill.state import State
from tests.contract.hidden import Hidden


def _found(state: State, seat: Seat) -> object:
    """Values of the counters taken, if any were; at the end everybody knows them."""
    found = state.secrets.found[seat]
    return found if state.flow and any(any(values) for values in found) else ()


HIDDEN = (
    Hidden("values of counters", _found, owner=True, always=False, fields=("secrets.found",)),
)
