"""What on the road matters now: where somebody works or is asked, and where the last move was; all else steps back."""

from collections.abc import Iterator
from enum import Enum

from games.caylus.content import KIND
from games.caylus.views import NO_BUILDING, NOBODY, Activation, Public, phase_of
from games.core.keys import Pair
from games.core.model import Key
from render.caylus.happened import Happened
from render.caylus.openings import at_work, openings, within_reach
from render.caylus.valley import Valley

HOMES = frozenset({"residence", "prestige"})
"""Kinds to which no worker goes."""


class Part(Enum):
    """What a space of the road has to do with what goes on; its value is how wide its plot is beside others."""

    PLAIN = 0.6
    """Nothing, in this phase."""

    QUIET = 0.8
    """It is taken, or cannot be paid for, while workers are sent out."""

    OPEN = 1.3
    """A worker can be sent there."""

    WORKING = 1.4
    """Somebody works there, or it is where the last move was."""

    ASKED = 1.7
    """Somebody is asked about it."""


def parts_of(view: Public, traces: Happened) -> dict[int, Part]:
    """The part of every space on which something stands."""
    phase, table, active = phase_of(view.flow), view.table, at_work(view)
    lit, working = openings(view), set(_working(view, phase))
    found = {}
    for space, building in enumerate(table.road, 1):
        if building == NO_BUILDING:
            continue
        if building == active:
            found[space] = Part.ASKED
        elif lit:
            found[space] = _sent(building, is_open=building in lit)
        elif space in working or is_touched(building, space, traces):
            found[space] = Part.WORKING
        else:
            found[space] = Part.PLAIN
    return found


def _sent(building: Key, *, is_open: bool) -> Part:
    """The part of a building while workers are sent out: none goes to residences and prestige buildings."""
    if KIND[building] in HOMES:
        return Part.PLAIN
    return Part.OPEN if is_open else Part.QUIET


def _working(view: Public, phase: Key) -> Iterator[int]:
    """The spaces on which workers will still be served, as things stand; all on which any stand while the provost may ride."""
    if phase not in ("placing", "specials", "provost", "activation"):
        return
    begin, end = 1, len(view.table.road)
    if isinstance(under_way := view.flow[0], Activation):
        begin, end = under_way.space, view.table.provost
    for space in range(begin, end + 1):
        if view.table.workers[space - 1] != NOBODY:
            yield space


def is_touched(building: Key, space: int, traces: Happened) -> bool:
    """Whether the last move was there, by the building's name or by its space."""
    if building != NO_BUILDING and traces.place in (building, Pair(building, str(space)).key):
        return True
    return space == traces.space


def focused(valley: Valley, view: Public, parts: dict[int, Part]) -> Valley:
    """The valley with room for what matters."""
    if all(part is Part.PLAIN for part in parts.values()):
        return valley
    lanes = valley.lanes
    shares = [parts.get(space, Part.PLAIN).value for space in valley.spaces]
    shares += [Part.PLAIN.value] * (2 * lanes.columns * lanes.stretches - len(shares))
    reached = within_reach(view)
    stops = frozenset(place for place, space in enumerate(valley.spaces, 1) if space in reached)
    return valley._replace(shares=tuple(shares), stops=stops)
