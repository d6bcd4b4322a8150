"""What follows from a position by rule, where people forget it."""

from games.core.forms import Decision
from games.core.model import Message, say
from games.san_juan.state import hand_limit
from games.san_juan.views import Private, Public


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """Cards above the limit, which go at the start of the next round (R13)."""
    if public.phase in {"starting_hand", "round_start"}:
        return None
    held, limit = len(private.hand), hand_limit(public.table, decision.seat)
    if held <= limit:
        return None
    return say("san-juan-forecast-limit", cards=held, limit=limit, over=held - limit)
