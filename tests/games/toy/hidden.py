"""What the toy game hides."""

from games.core.flow import own_lane
from games.core.model import Seat
from tests.contract.fields import ANSWERS
from tests.contract.hidden import Hidden
from tests.games.core.toy_values import ToyState


def _answers(state: ToyState, seat: Seat) -> object:
    """Answers of a simultaneous step, once they are complete."""
    own = own_lane(state.flow, seat)
    return own.answers if own is not None and not own.stack else ()


HIDDEN = (
    Hidden(
        "hand", lambda state, seat: state.players[seat].hand, owner=True, fields=("players.hand",)
    ),
    Hidden(
        "hidden pebbles",
        lambda state, seat: state.players[seat].hidden,
        owner=True,
        always=False,
        fields=("players.hidden",),
    ),
    Hidden(
        "favourite",
        lambda state, seat: state.players[seat].favour,
        owner=True,
        fields=("players.favour",),
    ),
    Hidden("answers", _answers, owner=True, always=False, fields=(ANSWERS,)),
    Hidden("bag", lambda state, seat: state.bag, owner=False, fields=("bag",)),
    Hidden("discard", lambda state, seat: state.discard, owner=False, fields=("discard",)),
)
