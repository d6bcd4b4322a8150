"""Small rules that a player may let stand: to pass as a builder, to sell and produce as usual."""

from typing import Any

from games.core.forms import Decision
from games.core.model import Action
from games.core.orders import Rule, only
from games.san_juan.actions import Pass

_BUILDER = frozenset({"san-juan-prompt-build"})


def _when_others_build(public: Any, _private: Any, decision: Decision) -> Action | None:
    """To pass where somebody else has picked the Builder."""
    return None if public.picker == decision.seat else Pass()


RULES = {
    "pass-nothing": Rule(at=_BUILDER, answer=only(Pass())),
    "pass-others": Rule(at=_BUILDER, answer=_when_others_build),
    "produce": Rule(
        at=frozenset({"san-juan-prompt-produce"}),
        ready=("san-juan-ready-produce-all", "san-juan-ready-produce-most"),
    ),
    "sell": Rule(
        at=frozenset({"san-juan-prompt-sell"}),
        ready=("san-juan-ready-sell-all", "san-juan-ready-sell-most"),
    ),
}
