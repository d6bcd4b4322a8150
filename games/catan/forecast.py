"""What follows from a position by rule, where people forget it."""

from games.catan.content import HAND_LIMIT
from games.catan.frames import Acting, BeforeRoll
from games.catan.views import Private, Public
from games.core.forms import Decision
from games.core.model import Message, say


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """What a 7 takes of a large hand (R70)."""
    held = sum(private.holding.hand)
    is_turn = isinstance(public.flow[-1], BeforeRoll | Acting)
    if held <= HAND_LIMIT or not is_turn or not decision.required:
        return None
    return say("catan-forecast-seven", cards=held, lost=held // 2)
