"""The harmless answer for a seat that is away too long (R105)."""

from games.catan_dice.actions import EndTurn, Stop
from games.catan_dice.frames import Rolling
from games.catan_dice.state import State
from games.core.model import Action


def default_action(state: State) -> Action:
    """Stop after the first roll, build nothing, end the turn."""
    return Stop() if isinstance(state.flow[-1], Rolling) else EndTurn()
