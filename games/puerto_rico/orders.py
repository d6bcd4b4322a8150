"""Small rules that a player may let stand: where people go, what is kept, when to build nothing."""

from typing import Any

from games.core.forms import Decision, Split, first_answer
from games.core.model import Action
from games.core.orders import Rule, always
from games.puerto_rico.actions import KeepGuestsAll, Pass
from games.puerto_rico.phases.placement import noble_matters
from games.puerto_rico.views import phase_in


def _when_others_build(public: Any, _private: Any, decision: Decision) -> Action | None:
    """To build nothing where somebody else has chosen the Builder."""
    phase = phase_in(public.flow)
    is_own = phase is not None and phase.chooser == decision.seat
    return None if is_own else Pass()


def _where_nobles_are_as_good_as_colonists(
    _public: Any, _private: Any, decision: Decision
) -> Action | None:
    """Nobles on the first places, where a colonist would do the same on each of them."""
    [field] = decision.offers[0].fields
    assert isinstance(field, Split)
    return None if noble_matters([row.key for row in field.rows]) else first_answer(decision)


def _is_all_the_same(public: Any, private: Any, decision: Decision) -> bool:
    """Whether it makes no difference where the nobles stand."""
    return _where_nobles_are_as_good_as_colonists(public, private, decision) is not None


RULES = {
    "pass-others": Rule(at=frozenset({"puerto-rico-prompt-build"}), answer=_when_others_build),
    "as-before": Rule(
        at=frozenset({"puerto-rico-prompt-place-people"}),
        ready=(
            "puerto-rico-ready-as-before",
            "puerto-rico-ready-as-before-one",
            "puerto-rico-ready-stay",
            "puerto-rico-ready-fill",
        ),
    ),
    "nobles": Rule(
        at=frozenset({"puerto-rico-prompt-place-nobles"}),
        answer=_where_nobles_are_as_good_as_colonists,
        fits=_is_all_the_same,
    ),
    "store": Rule(
        at=frozenset({"puerto-rico-prompt-store-kinds", "puerto-rico-prompt-store-barrels"}),
        ready=("puerto-rico-ready-most", "puerto-rico-ready-dearest"),
    ),
    "keep-guests": Rule(
        at=frozenset({"puerto-rico-prompt-guests"}), answer=always(KeepGuestsAll())
    ),
}
