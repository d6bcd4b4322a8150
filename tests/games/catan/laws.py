"""What the laws are told about CATAN besides its secrets."""

from collections.abc import Mapping
from typing import get_args

from games.catan import actions as act
from games.catan.modules.erie.actions import PlayToken
from games.catan.modules.frenemies.actions import AnyFavorAction, DrawFirst
from games.catan.modules.helpers.actions import AnyHelperAction, MoveRoad
from games.catan.options import CatanOptions
from games.core.model import Action
from tests.contract.particulars import Rules
from tests.contract.subjects import Case

RULES = (
    Rules("catan"),
    Rules("catan-minis", only=("R301-R498", "R501-R508", "E14-E25")),
)

ALONE: Mapping[type[Action], str] = {
    act.Roll: "the dice are their player's to roll; whoever would rather not press has automatic moves",
    act.EndTurn: "a turn is ended by its player (R50): until then the last move can be taken back",
    act.EndBuilding: "as the end of a turn (R180)",
    act.FoundingRoad: "until the road lies, nobody has seen the settlement, and it can be put elsewhere (R20)",
    act.FreeRoad: "until the first road lies, the card can be taken back (R131)",
    MoveRoad: "until the road lies elsewhere, the Explorer can be taken back (R440)",
}

UNTOLD: Mapping[str, str] = {
    "table.board.plan": "the map that the options name",
    "table.starter": "nothing hangs on it once the settlements are founded, and before that the question goes round from there",
    "table.offers_made": "numbers the offers, which are told with their numbers",
    "table.parts.erie.played": "until the turn ends, and told as the rate at which the player trades",
    "table.parts.helpers.captain": "until the turn ends, and told as the rate at which the player trades",
    "table.parts.frenemies.has_acted": "what is left of a turn is what its player is asked",
    "table.parts.frenemies.trades": "as above: the trades that are owed stand in the question",
    "table.parts.frenemies.gift": "as above: the gift stands in the question of whoever may take it",
    "table.parts.frenemies.asked": "as above: who has refused this gift is asked no more",
    "table.parts.frenemies.has_given": "as above: a second gift is not offered",
    "table.parts.frenemies.has_returned": "as above: a second exchange is not offered",
}


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
