"""What follows from a position by rule, where people forget it or do not know it yet."""

from games.catan_dice.content import DICE
from games.catan_dice.frames import Building
from games.catan_dice.views import Private, Public
from games.core.forms import Decision
from games.core.model import Message, say


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """While dice are rolled, that the turn is one's last (R160), or how few dice the first turns have (R201); then what a turn
    costs in which nothing is built (R117).
    """
    table = public.table
    rules = table.rules
    if isinstance(public.flow[-1], Building):
        cost = rules.penalty
        return (
            say("catan-dice-forecast-blank", points=abs(cost)) if cost and not table.fresh else None
        )
    if rules.turns and table.turn > (rules.turns - 1) * len(table.sheets):
        return say("catan-dice-forecast-last")
    few = len(table.dice)
    return say("catan-dice-forecast-few", count=few, most=DICE) if few < DICE else None
