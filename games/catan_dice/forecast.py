"""What follows from a position by rule, where people forget it or do not know it yet."""

from games.catan_dice.content import DICE
from games.catan_dice.frames import Building
from games.catan_dice.sheets import helped, unspent
from games.catan_dice.state import Table
from games.catan_dice.views import Private, Public
from games.core.forms import Decision
from games.core.model import Message, Terms, say

_DEAREST_FIRST = ("city", "settlement", "knight", "road")


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """While dice are rolled, that the turn is one's last (R160), what gold makes up for (R140), or how few dice the first
    turns have (R201); then what a turn costs in which nothing is built (R117).
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
    if (paid := _paid_with_gold(table)) is not None:
        return paid
    few = len(table.dice)
    return say("catan-dice-forecast-few", count=few, most=DICE) if few < DICE else None


def _paid_with_gold(table: Table) -> Message | None:
    """The dearest kind that the dice as they lie pay for only with gold, without a joker; None: there is none."""
    sheet = table.sheet
    found = helped(table.island, sheet.built, sheet.used, unspent(table.dice, ()))
    kind = next((kind for kind in _DEAREST_FIRST if kind in found and not found[kind].jokers), None)
    if kind is None:
        return None
    return say("catan-dice-forecast-gold", kinds=Terms("score", ((kind, 1),)))
