"""What San Juan hides: the information table, docs/rules/san-juan.md §9."""

from games.core.flow import own_lane
from games.core.model import Seat
from games.san_juan.content import UNSEEN
from games.san_juan.state import State
from tests.contract.hidden import Hidden


def _answers(state: State, seat: Seat) -> object:
    """Answers of a simultaneous step, once they are complete."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


def _goods(state: State, seat: Seat) -> object:
    """Faces of the goods."""
    return state.secrets.holdings[seat].faces


def _tucked(state: State, seat: Seat) -> object:
    """Faces of the cards under Chapel and Bank."""
    tucked = state.secrets.holdings[seat].tucked
    return tuple(pair for pair in tucked if pair[0] not in UNSEEN)


def _stored(state: State, seat: Seat) -> object:
    """Faces of the cards under the Harbor."""
    tucked = state.secrets.holdings[seat].tucked
    return tuple(pair for pair in tucked if pair[0] in UNSEEN)


HIDDEN = (
    Hidden("hand", lambda state, seat: state.secrets.holdings[seat].hand, owner=True),
    Hidden("councillor cards", lambda state, seat: state.secrets.holdings[seat].drawn, owner=True),
    Hidden("tucked cards", _tucked, owner=True, always=False),
    Hidden("cards under the Harbor", _stored, owner=False, always=False),
    Hidden("answers", _answers, owner=True),
    Hidden("faces of goods", _goods, owner=False),
    Hidden("draw pile", lambda state, seat: state.secrets.draw_pile, owner=False),
    Hidden("discard pile", lambda state, seat: state.secrets.discard_pile, owner=False),
)
