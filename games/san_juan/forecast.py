"""What follows from a position by rule, where people forget it."""

from games.core.forms import Decision
from games.core.model import Message, say
from games.san_juan.content import LIMITS
from games.san_juan.frames import BuilderPhase
from games.san_juan.state import hand_limit
from games.san_juan.views import Private, Public

_LAST = say("san-juan-forecast-last")
_ONE_SHORT = say("san-juan-forecast-eleven")


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """The end of the game (R95), else cards above the limit, which go at the start of the next round (R13)."""
    if public.phase in {"starting_hand", "round_start"}:
        return None
    return _end(public) or _above_limit(public, private, decision)


def _end(public: Public) -> Message | None:
    """Whether the game ends with this phase, or may end with this one or the one that is picked."""
    cities = [len(player.city) for player in public.table.players]
    if public.phase == "role_choice":
        return _ONE_SHORT if max(cities) == LIMITS.buildings - 1 else None
    if public.phase != "builder":
        return None
    phase = public.flow[1]
    assert isinstance(phase, BuilderPhase)
    if phase.is_last:
        return _LAST
    can_end = any([cities[seat] == LIMITS.buildings - 1 for seat in phase.queue])
    return _ONE_SHORT if can_end else None


def _above_limit(public: Public, private: Private, decision: Decision) -> Message | None:
    """How many cards have to go."""
    held, limit = len(private.hand), hand_limit(public.table, decision.seat)
    if held <= limit:
        return None
    return say("san-juan-forecast-limit", cards=held, limit=limit, over=held - limit)
