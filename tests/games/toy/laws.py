"""What the laws are told about the toy game besides its secrets."""

from collections.abc import Mapping

from games.core.model import Action
from tests.contract.subjects import Case
from tests.games.core.toy_values import Decide, Favour, Hide, Rest, ToyOptions

ALONE: Mapping[type[Action], str] = {
    Rest: "a turn is ended by its player",
    Decide: "the toy asks all seats, for the laws of simultaneous steps",
}


def never(case: Case) -> frozenset[type[Action]]:
    """Nobody hides or has a favourite where hiding is not played."""
    assert isinstance(case.options, ToyOptions)
    return frozenset() if case.options.hiding else frozenset({Decide, Favour, Hide})
