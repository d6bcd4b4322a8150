"""What San Juan hides: the information table, docs/rules/san-juan.md §9."""

from games.core.flow import own_lane
from games.core.model import Seat
from games.san_juan.state import State
from tests.contract.hidden import Hidden


def _answers(state: State, seat: Seat) -> object:
    """Answers of a simultaneous step, once they are complete."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


def _goods(state: State, seat: Seat) -> object:
    """Faces of the goods."""
    return tuple(stack.good for stack in state.players[seat].city)


def _tucked(state: State, seat: Seat) -> object:
    """Faces of the cards under the Chapel."""
    tucked = tuple(stack.tucked for stack in state.players[seat].city)
    return tucked if any(tucked) else ()


HIDDEN = (
    Hidden("hand", lambda state, seat: state.players[seat].hand, owner=True),
    Hidden("councillor cards", lambda state, seat: state.players[seat].drawn, owner=True),
    Hidden("tucked cards", _tucked, owner=True, always=False),
    Hidden("answers", _answers, owner=True),
    Hidden("faces of goods", _goods, owner=False),
    Hidden("draw pile", lambda state, seat: state.draw_pile, owner=False),
    Hidden("discard pile", lambda state, seat: state.discard_pile, owner=False),
)
