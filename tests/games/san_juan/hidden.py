"""What San Juan hides: the information table, docs/rules/san-juan.md §9."""

from games.core.flow import own_lane
from games.core.model import Seat
from games.san_juan.content import UNSEEN
from games.san_juan.state import State
from tests.contract.fields import ANSWERS
from tests.contract.hidden import Hidden


def _answers(state: State, seat: Seat) -> object:
    """Answers of a simultaneous step, once they are complete."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


def _hand(state: State, seat: Seat) -> object:
    """Hand cards."""
    return state.secrets.holdings[seat].hand


def _drawn(state: State, seat: Seat) -> object:
    """Cards drawn and not yet chosen from."""
    return state.secrets.holdings[seat].drawn


def _draw_pile(state: State, _seat: Seat) -> object:
    """Cards face down."""
    return state.secrets.draw_pile


def _discard_pile(state: State, _seat: Seat) -> object:
    """Cards face down."""
    return state.secrets.discard_pile


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


_TUCKED = "secrets.holdings.tucked"

HIDDEN = (
    Hidden("hand", _hand, owner=True, fields=("secrets.holdings.hand",)),
    Hidden("councillor cards", _drawn, owner=True, fields=("secrets.holdings.drawn",)),
    Hidden("tucked cards", _tucked, owner=True, always=False, fields=(_TUCKED,)),
    Hidden("cards under the Harbor", _stored, owner=False, always=False, fields=(_TUCKED,)),
    Hidden("answers", _answers, owner=True, fields=(ANSWERS,)),
    Hidden("faces of goods", _goods, owner=False, fields=("secrets.holdings.faces",)),
    Hidden("draw pile", _draw_pile, owner=False, fields=("secrets.draw_pile",)),
    Hidden("discard pile", _discard_pile, owner=False, fields=("secrets.discard_pile",)),
)
