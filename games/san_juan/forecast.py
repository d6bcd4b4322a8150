"""What follows from a position by rule, where people forget it."""

from collections.abc import Iterable

from games.core.forms import Decision
from games.core.model import Message, Seat, SeatNames, say
from games.san_juan.actions import Confirm, Pay, PayGoods, Place
from games.san_juan.content import LIMITS
from games.san_juan.frames import BuilderPhase
from games.san_juan.state import hand_limit
from games.san_juan.views import Private, Public

_LAST = say("san-juan-forecast-last")

_PAYING = frozenset({Place, PayGoods, Pay, Confirm})
"""Answers about a building, after which the hand is another."""


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """The end of the game (R95), else cards above the limit, which go at the start of the next round (R13)."""
    if public.phase == "starting_hand":
        return None
    return _end(public) or _above_limit(public, private, decision)


def _end(public: Public) -> Message | None:
    """Whether the game ends with this phase, or may end with this one, the one that is picked or one of the coming round."""
    if public.phase in {"round_start", "role_choice"}:
        return _one_short(public, range(len(public.table.players)))
    if public.phase != "builder":
        return None
    phase = public.flow[1]
    assert isinstance(phase, BuilderPhase)
    return _LAST if phase.is_last else _one_short(public, phase.queue)


def _one_short(public: Public, seats: Iterable[Seat]) -> Message | None:
    """Which of these end the game with one more building."""
    cities = [len(player.city) for player in public.table.players]
    close = tuple([seat for seat in seats if cities[seat] == LIMITS.buildings - 1])
    return say("san-juan-forecast-eleven", seats=SeatNames(close)) if close else None


def _above_limit(public: Public, private: Private, decision: Decision) -> Message | None:
    """How many cards have to go."""
    held, limit = len(private.hand), hand_limit(public.table, decision.seat)
    is_paying = any(offer.action in _PAYING for offer in decision.offers)
    if public.phase == "round_start" or held <= limit or is_paying:
        return None
    return say("san-juan-forecast-limit", cards=held, limit=limit, over=held - limit)
