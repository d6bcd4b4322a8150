"""Small rules that a player may let stand: where people go, what is kept, when to build nothing."""

from typing import Any

from games.core.forms import Decision
from games.core.model import Action
from games.core.orders import Rule, always
from games.puerto_rico.actions import KeepGuestsAll, Pass
from games.puerto_rico.views import phase_in


def _when_others_build(public: Any, _private: Any, decision: Decision) -> Action | None:
    """To build nothing where somebody else has chosen the Builder."""
    phase = phase_in(public.flow)
    is_own = phase is not None and phase.chooser == decision.seat
    return None if is_own else Pass()


RULES = {
    "pass-others": Rule(at=frozenset({"puerto-rico-prompt-build"}), answer=_when_others_build),
    "as-before": Rule(
        at=frozenset({"puerto-rico-prompt-place-people"}),
        ready=("puerto-rico-ready-as-before", "puerto-rico-ready-fill"),
    ),
    "store": Rule(
        at=frozenset({"puerto-rico-prompt-store-kinds", "puerto-rico-prompt-store-barrels"}),
        ready=("puerto-rico-ready-most", "puerto-rico-ready-dearest"),
    ),
    "keep-guests": Rule(
        at=frozenset({"puerto-rico-prompt-guests"}), answer=always(KeepGuestsAll())
    ),
}
