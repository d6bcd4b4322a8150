"""Small rules that a player may let stand: the provost, the Inn, the Joust Field."""

from games.caylus.actions import Decline, Joust, LetStand, Stay
from games.core.orders import Rule, always

RULES = {
    "let-stand": Rule(at=frozenset({LetStand}), answer=always(LetStand())),
    "stay": Rule(at=frozenset({Stay}), answer=always(Stay())),
    "no-joust": Rule(at=frozenset({Joust}), answer=always(Decline())),
}
