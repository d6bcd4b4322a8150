"""What follows from a position by rule, where people forget it."""

from games.core.forms import Decision
from games.core.model import Message, Seat, Terms, say
from games.sutters_mill.actions import Dig, StopDigging
from games.sutters_mill.content import SECTIONS
from games.sutters_mill.frames import Digging, TurnStart
from games.sutters_mill.views import Private, Public, on_buildings

LATE = 6
"""Counters left for each player from which on there are only a few turns more."""


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """Base income that runs over the border of two sections, or empties the vein, for whoever can prospect (R8, R16, R60); else
    the own cards in town, when few turns are left in which they could be removed.
    """
    table, seat = public.table, decision.seat
    if not isinstance(public.flow[-1], TurnStart | Digging):
        return None
    if not any(offer.action in (Dig, StopDigging) for offer in decision.offers):
        return _stranding(public, seat)
    income = table.holders.count(seat) + (table.adventurer == seat)
    if income >= sum(table.left):
        return say("sutters-mill-forecast-end", count=income)
    rest, counters = income, []
    for section, left in zip(SECTIONS, table.left, strict=True):
        taken = min(rest, left)
        rest -= taken
        counters += [(section, taken)] if taken else []
    if len(counters) > 1:
        return say("sutters-mill-forecast-border", counters=Terms("counter", tuple(counters)))
    return _stranding(public, seat)


def _stranding(public: Public, seat: Seat) -> Message | None:
    """What the own cards in town cost whoever does not switch in time (R4, R62)."""
    table = public.table
    left, points = sum(table.left), on_buildings(table, seat)
    is_late = left <= LATE * len(table.players)
    is_start = isinstance(public.flow[-1], TurnStart)
    if not (is_start and is_late and points and table.players[seat].phase == "build_up"):
        return None
    return say("sutters-mill-forecast-switch", left=left, points=points)
