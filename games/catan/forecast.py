"""What follows from a position by rule, where people forget it."""

from games.catan.content import HAND_LIMIT
from games.catan.frames import Acting, BeforeRoll
from games.catan.points import all_public_points, goal
from games.catan.views import Private, Public
from games.core.forms import Decision
from games.core.model import Message, SeatName, say


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """That a rival wins with one more point (R160), else what a 7 takes of a large hand (R70)."""
    if not isinstance(public.flow[-1], BeforeRoll | Acting) or not decision.required:
        return None
    needed, totals = goal(public.table), all_public_points(public.table)
    rivals = [seat for seat in range(len(totals)) if seat != decision.seat]
    best = max(rivals, key=lambda seat: totals[seat])
    if totals[best] + 1 == needed:
        name = SeatName(best)
        return say("catan-forecast-near", seat=name, points=totals[best], goal=needed)
    held = sum(private.holding.hand)
    return say("catan-forecast-seven", cards=held, lost=held // 2) if held > HAND_LIMIT else None
