"""What the laws are told about CATAN besides its secrets."""

from typing import get_args

from games.catan import actions as act
from games.catan.modules.erie.actions import PlayToken
from games.catan.modules.frenemies.actions import AnyFavorAction, DrawFirst
from games.catan.modules.helpers.actions import AnyHelperAction
from games.catan.options import CatanOptions
from games.core.model import Action
from tests.contract.particulars import Rules
from tests.contract.subjects import Case

RULES = (
    Rules("catan"),
    Rules("catan-minis", only=("R301-R498", "R501-R508", "E14-E25")),
)


def never(case: Case) -> frozenset[type[Action]]:
    """Special building takes five players, founding five or no board for beginners, modules are chosen; trade may be apart."""
    options = case.options
    assert isinstance(options, CatanOptions)
    excluded: set[type[Action]] = set()
    if case.seats < 5:
        excluded |= {act.AnswerAhead, act.JoinBuilding, act.EndBuilding}
        if options.board in ("automatic", "beginner"):
            excluded |= {act.Settle, act.FoundingRoad}
    if not options.helpers:
        excluded |= set(get_args(AnyHelperAction))
    if not options.frenemies:
        excluded |= set(get_args(AnyFavorAction))
    # A road seldom joins districts of two others at once: `test_districts` looks at its twins.
    excluded.add(DrawFirst)
    if not options.erie:
        excluded.add(PlayToken)
    if options.combined:
        excluded.add(act.StartBuilding)
    return frozenset(excluded)
