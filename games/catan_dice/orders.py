"""Small rules that a player may let stand: the end of a turn in which nothing can be built as the dice lie."""

from typing import Any

from games.catan_dice.actions import Build, EndTurn
from games.core.forms import Decision
from games.core.model import Action
from games.core.orders import Rule, kinds_of


def _end(_public: Any, _private: Any, decision: Decision) -> Action | None:
    """The end; jokers and gold are left where they are."""
    return None if Build in kinds_of(decision) else EndTurn()


RULES = {
    "end-turn": Rule(
        at=frozenset(
            {"catan-dice-prompt-build", "catan-dice-prompt-turn", "catan-dice-prompt-end"}
        ),
        answer=_end,
    )
}
