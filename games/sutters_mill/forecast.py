"""What follows from a position by rule, where people forget it."""

from msgspec.structs import replace

from games.core.forms import Decision
from games.core.model import Message, Seat, Terms, say
from games.core.multiset import with_one
from games.sutters_mill.actions import Dig, StopDigging
from games.sutters_mill.content import SECTIONS
from games.sutters_mill.frames import Digging, TurnStart
from games.sutters_mill.views import Private, Public, business, on_buildings

LATE = 6
"""Counters left for each player from which on there are only a few turns more."""


def forecast(public: Public, private: Private, decision: Decision) -> Message | None:
    """Business after the counter that must be dug first, where it reaches another section or empties the vein, for whoever can
    prospect (R8, R12, R16, R17, R60); else the own cards in town, when few turns are left in which they could be removed.
    """
    table, seat = public.table, decision.seat
    frame = public.flow[-1]
    if not isinstance(frame, TurnStart | Digging):
        return None
    if not any(offer.action in (Dig, StopDigging) for offer in decision.offers):
        return _stranding(public, seat)
    digs = 1 if isinstance(frame, TurnStart) else 0
    river, hill, mine = with_one(table.left, table.current, -digs)
    income = business(replace(table, left=(river, hill, mine)), seat)
    if len(income) == river + hill + mine:
        return say("sutters-mill-forecast-end", digs=digs, count=digs + len(income))
    if any(section != table.current for section in income):
        counters = tuple([(SECTIONS[one], income.count(one)) for one in sorted(set(income))])
        return say("sutters-mill-forecast-border", digs=digs, counters=Terms("counter", counters))
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
