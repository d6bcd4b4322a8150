"""Small rules that a player may let stand: the provost, the Inn, the Joust Field."""

from games.caylus.actions import Decline, LetStand, Stay
from games.core.orders import Rule, always

RULES = {
    "let-stand": Rule(at=frozenset({"caylus-prompt-provost"}), answer=always(LetStand())),
    "stay": Rule(at=frozenset({"caylus-prompt-inn"}), answer=always(Stay())),
    "no-joust": Rule(at=frozenset({"caylus-prompt-joust"}), answer=always(Decline())),
}
