"""What the laws are told about San Juan besides its secrets."""

from collections.abc import Mapping

from games.core.model import Action
from games.san_juan.actions import (
    Confirm,
    Deposit,
    KeepHand,
    Pass,
    PickRoleWithLibrary,
    Swap,
)
from games.san_juan.options import SanJuanOptions
from tests.contract.subjects import Case

ALONE: Mapping[type[Action], str] = {
    Pass: "with cards in hand everybody is asked, even if all that can be done is to pass (R30)",
    Confirm: "the last word about a building for which there is no choice of cards to pay with",
}

UNTOLD: Mapping[str, str] = {
    "table.players.active": "the city's buildings; one built in this phase acts from the next one on (R6)",
}


def never(case: Case) -> frozenset[type[Action]]:
    """Only with two players is a role picked twice in a round (R21, R26); only The New Buildings swap and deposit."""
    excluded: set[type[Action]] = set() if case.seats == 2 else {PickRoleWithLibrary}
    assert isinstance(case.options, SanJuanOptions)
    if not case.options.expansion:
        excluded |= {Swap, KeepHand, Deposit}
    return frozenset(excluded)
