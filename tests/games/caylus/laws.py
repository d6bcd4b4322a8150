"""What the laws are told about Caylus besides its secrets."""

from collections.abc import Mapping

from games.caylus import actions as act
from games.caylus.options import CaylusOptions
from games.core.model import Action
from tests.contract.subjects import Case

UNTOLD: Mapping[str, str] = {
    "table.players.used": "until the phase ends: the lines that are left stand in the question of the favor (R88)",
    "table.pending": "told as what a building becomes (tests/render/caylus), but random games hardly ever come to it (R71)",
}


def never(case: Case) -> frozenset[type[Action]]:
    """Without the favor table nobody chooses a line or what it gives (R96)."""
    options = case.options
    assert isinstance(options, CaylusOptions)
    if options.favors == "beginner":
        return frozenset({act.ChooseLine, act.TakeCube, act.Exchange, act.TakeTwo})
    return frozenset()
