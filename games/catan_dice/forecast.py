"""What follows from a position by rule, where people forget it or do not know it yet."""

from collections import Counter

from games.catan_dice.content import DICE, GOLD_PRICE, KIND_OF
from games.catan_dice.frames import Building
from games.catan_dice.sheets import unspent
from games.catan_dice.state import Table
from games.catan_dice.usual import lacking_of, plans
from games.catan_dice.views import Private, Public
from games.core.forms import Decision
from games.core.model import Message, Terms, say


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """While dice are rolled, that the turn is one's last (R160), what they pay for already, or how few dice the first turns
    have (R201); then what a turn costs in which nothing is built (R117).
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
    if (paid := _paid(table)) is not None:
        return paid
    few = len(table.dice)
    return say("catan-dice-forecast-few", count=few, most=DICE) if few < DICE else None


def _paid(table: Table) -> Message | None:
    """The best that the dice pay for as they lie, gold counted in (R140) but no joker; None where it is a single piece that
    needs no gold: its button says so.
    """
    dice = unspent(table.dice, ())
    found = [
        (value, -missing, tuple([KIND_OF[place] for place in places]))
        for places, value, cost in plans(table.island, table.sheet.built)
        if GOLD_PRICE * (missing := sum(lacking_of(cost, dice))) <= dice[-1]
    ]
    if not found:
        return None
    _, less, kinds = max(found)
    if not less and len(kinds) == 1:
        return None
    told = Terms("score", tuple(Counter(kinds).items()))
    return say(f"catan-dice-forecast-{'gold' if less else 'paid'}", kinds=told)
