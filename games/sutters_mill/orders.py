"""Small rules that a player may let stand: the end of a turn in which the wallet pays for nothing any more (R23)."""

from games.core.orders import Rule, only
from games.sutters_mill.actions import EndTurn

RULES = {
    "end-turn": Rule(
        at=frozenset({"sutters-mill-prompt-turn", "sutters-mill-prompt-town"}),
        answer=only(EndTurn()),
    )
}
