"""What is done for a player who stays away (R49)."""

from collections.abc import Callable
from functools import cache

from games.catan import actions as act
from games.catan.seam import modules
from games.catan.state import NOBODY, State
from games.core.forms import Below, Decision, sample
from games.core.model import Action, Key


def default_action(state: State, decision: Decision, below: Below) -> Action:
    """The harmless answer where there is one, else one by chance: to discard, an even draw from the hand (R49)."""
    kinds = {offer.action for offer in decision.offers}
    for kind, answer in _answers().items():
        if kind in kinds:
            return answer(state)
    return sample(decision, below)


def harmless_hex(state: State) -> Key:
    """Where the robber hurts nobody: the first hex without a building, or the first other hex (R49)."""
    net = state.table.board.geometry
    others = [place for place in range(len(net.hexes)) if place != state.table.robber]
    empty = [
        place
        for place in others
        if all(state.table.buildings[corner] == NOBODY for corner in net.corners_of_hex[place])
    ]
    return net.labels[(empty or others)[0]]


_OWN: dict[type[Action], Callable[[State], Action]] = {
    act.Roll: lambda state: act.Roll(),
    act.MoveRobber: lambda state: act.MoveRobber(harmless_hex(state)),
    act.LetBe: lambda state: act.LetBe(),
    act.StopRoads: lambda state: act.StopRoads(),
    act.JoinBuilding: lambda state: act.JoinBuilding("pass"),
    act.EndBuilding: lambda state: act.EndBuilding(),
    act.EndTurn: lambda state: act.EndTurn(),
}
"""In order of preference where several are offered."""


@cache
def _answers() -> dict[type[Action], Callable[[State], Action]]:
    """Those of the game, then those of its modules."""
    added = {kind: answer for module in modules() for kind, answer in module.defaults.items()}
    return {**_OWN, **added}
