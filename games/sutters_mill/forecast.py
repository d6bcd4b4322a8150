"""What follows from a position by rule, where people forget it."""

from games.core.forms import Decision
from games.core.model import Message, Terms, say
from games.sutters_mill.content import SECTIONS
from games.sutters_mill.frames import Digging, TurnStart
from games.sutters_mill.views import Private, Public


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """Base income that runs over the border of two sections, or empties the vein (R16, R60)."""
    table, seat = public.table, decision.seat
    if not isinstance(public.flow[-1], TurnStart | Digging):
        return None
    income = table.holders.count(seat) + (table.adventurer == seat)
    if income >= sum(table.left):
        return say("sutters-mill-forecast-end", count=income)
    rest, counters = income, []
    for section, left in zip(SECTIONS, table.left, strict=True):
        taken = min(rest, left)
        rest -= taken
        counters += [(section, taken)] if taken else []
    if len(counters) < 2:
        return None
    return say("sutters-mill-forecast-border", counters=Terms("counter", tuple(counters)))
