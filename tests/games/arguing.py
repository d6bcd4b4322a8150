"""Whether what players say for an answer is true of a position."""

from typing import Any

from games.core.model import Action, Key, Seat
from games.core.reasons import Blanks
from tests.contract.covering import AnyGame


def argued(game: AnyGame, state: Any, key: Key, action: Action, seat: Seat = 0) -> Blanks | None:
    """What fills the sentence of that key; None where it is not true."""
    [argument] = [one for one in game.arguments if one.key == key]
    return argument.holds(state, seat, action)
