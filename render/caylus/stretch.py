"""The stretch of the road that matters in a phase: all of it while workers are placed, later what is still to be done."""

from games.caylus.views import NO_BUILDING, NOBODY, Public, phase_of
from render.caylus.focus import Part
from render.caylus.openings import within_reach
from render.caylus.seats import ROOMY
from render.caylus.valley import IN_ONE, RISE, Lanes, Valley

AROUND = 1
"""How many spaces are shown beyond those that the provost can reach, on either side."""

IDLE = frozenset({"castle", "scoring"})
"""The phases in which nothing is done along the road."""

TAIL = 8
"""How many spaces are shown while nothing is done on the road."""

LEAST = 3
"""How many plots a row has at least."""

TALLER, LOWER = 30, 40
"""How much higher houses and plates are of a stretch that matters, and how much less high where nothing is done there."""

SUNK, SUNK_IDLE = 20, 230
"""How much lower such a stretch begins at most, so that the castle has room above it, and where nothing is done there."""


def stretch_of(valley: Valley, view: Public, parts: dict[int, Part]) -> Valley:
    """The valley with those spaces alone that matter after workers have been placed, along one stretch of road that ends where
    the whole road would at the lowest; all of it where that is too long.
    """
    spaces, is_idle = _mattering(valley, view, parts), phase_of(view.flow) in IDLE
    if len(spaces) > IN_ONE:
        return valley._replace(lanes=valley.lanes.raised())
    whole = valley.lanes.lowered() if is_idle else valley.lanes.raised()
    columns, less = max(LEAST, -(-len(spaces) // 2)), LOWER if is_idle else -TALLER
    lanes = Lanes(1, columns, less=less, is_town=False)
    end = whole.end - ROOMY * len(view.table.players)
    while end - lanes.end < -RISE and lanes.less < LOWER:
        lanes = lanes._replace(less=lanes.less + 2)
    drop = min(end - lanes.end, SUNK_IDLE if is_idle else SUNK)
    return valley._replace(lanes=lanes._replace(drop=drop), spaces=spaces)


def _mattering(valley: Valley, view: Public, parts: dict[int, Part]) -> tuple[int, ...]:
    """The spaces that matter."""
    table, officers = view.table, {max(1, view.table.provost), max(1, view.table.bailiff)}
    match phase_of(view.flow):
        case "provost":
            reached = within_reach(view)
            first, last = reached.start - AROUND, reached.stop + AROUND
            kept = set(range(first, last)) | officers
        case "activation":
            kept = {space for space, part in parts.items() if part is not Part.PLAIN} | officers
            kept |= {space for space in parts if table.workers[space - 1] != NOBODY}
            vacant = (space for space in valley.spaces if table.road[space - 1] == NO_BUILDING)
            kept |= {next(vacant, valley.spaces[-1])}
        case _:
            kept = set(valley.spaces[-TAIL:]) | officers
    return tuple(space for space in valley.spaces if space in kept)
