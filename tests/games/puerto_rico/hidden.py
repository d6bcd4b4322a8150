"""What Puerto Rico hides: the information table, docs/rules/puerto-rico.md section 9."""

from games.core.flow import own_lane
from games.core.model import Seat
from games.puerto_rico.frames import HeldTile
from games.puerto_rico.state import State
from tests.contract.fields import ANSWERS
from tests.contract.hidden import Hidden


def _points(state: State, seat: Seat) -> object:
    """VP, unless they are open, or two players can tell by the pool what the other one has."""
    is_open = state.table.has_open_points or not state.flow or len(state.table.players) == 2
    return () if is_open else state.secrets.points[seat]


def _held(state: State, seat: Seat) -> object:
    """The tile that a seat looks at (D4)."""
    top = state.flow[-1] if state.flow else None
    return state.secrets.held if isinstance(top, HeldTile) and top.seat == seat else ()


def _answers(state: State, seat: Seat) -> object:
    """Answers of a simultaneous step, once they are complete."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


def _looked(state: State, seat: Seat) -> object:
    """Kinds of the forests that their owner has looked at (E20)."""
    looked = state.secrets.looked[seat]
    return looked if any(looked) else ()


def _forests(state: State, _seat: Seat) -> object:
    """Kinds of the forests that nobody has seen."""
    forests = state.secrets.forests
    return forests if any(forests) else ()


def _discards(state: State, _seat: Seat) -> object:
    """Kinds of the forests on the discard pile."""
    discards = state.secrets.discards
    return discards if any(discards) else ()


def _stack(state: State, _seat: Seat) -> object:
    """Kinds in the face-down stack: known where no forest lies anywhere, for all other tiles lie open."""
    secrets = state.secrets
    forests = (*secrets.forests, *secrets.discards, *[n for own in secrets.looked for n in own])
    return secrets.stack if any(secrets.stack) and any(forests) else ()


HIDDEN = (
    Hidden("victory points", _points, owner=True, always=False, fields=("secrets.points",)),
    Hidden("tile looked at", _held, owner=True, always=False, fields=("secrets.held",)),
    Hidden("forests looked at", _looked, owner=True, always=False, fields=("secrets.looked",)),
    Hidden("answers", _answers, owner=True, always=False, fields=(ANSWERS,)),
    Hidden("forests", _forests, owner=False, always=False, fields=("secrets.forests",)),
    Hidden("forests discarded", _discards, owner=False, always=False, fields=("secrets.discards",)),
    Hidden("stack", _stack, owner=False, always=False, fields=("secrets.stack",)),
)
