"""What the laws are told about Caylus besides its secrets."""

from games.caylus import actions as act
from games.caylus.options import CaylusOptions
from games.core.model import Action
from tests.contract.subjects import Case


def never(case: Case) -> frozenset[type[Action]]:
    """Without the favor table nobody chooses a line or what it gives (R96)."""
    options = case.options
    assert isinstance(options, CaylusOptions)
    if options.favors == "beginner":
        return frozenset({act.ChooseLine, act.TakeCube, act.Exchange, act.TakeTwo})
    return frozenset()
