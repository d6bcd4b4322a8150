"""Small rules that a player may let stand: the end of a turn in which the wallet pays for nothing any more (R23)."""

from games.core.orders import Rule, only
from games.sutters_mill.actions import EndTurn

RULES = {
    "end-turn": Rule(
        at=frozenset([f"sutters-mill-prompt-{one}" for one in ("turn", "act", "salvage", "town")]),
        answer=only(EndTurn()),
    )
}
