"""What follows from a position by rule, where people forget it."""

from games.catan_dice.content import ISLANDS
from games.catan_dice.frames import Building
from games.catan_dice.views import Private, Public
from games.core.forms import Decision
from games.core.model import Message, say


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """What a turn costs in which nothing is built (R117)."""
    table = public.table
    cost = ISLANDS[table.island].penalty
    if not cost or table.fresh or not isinstance(public.flow[-1], Building):
        return None
    return say("catan-dice-forecast-blank", points=abs(cost))
