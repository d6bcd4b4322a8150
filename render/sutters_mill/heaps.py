"""The gold of the vein in heaps that are dug one after the other."""

from collections.abc import Container

from games.core.model import Key
from games.sutters_mill.views import Public
from render.core.canvas import Canvas
from render.core.halo import halo
from render.sutters_mill.layout import HEAP, HEAPS, RADIUS, spot_of
from render.sutters_mill.pieces import heap, pit

LOW = 0.6
"""How far a pit lies below the middle of its heap, in radii of a nugget."""


def left_of(view: Public, place: int) -> tuple[int, int]:
    """The first counter of a section that is left, and the first one behind the last: gold is dug from the left, what is lost
    unseen is missing at the end.
    """
    taken = sum(player.taken[place] for player in view.table.players)
    return taken, taken + view.table.left[place]


def draw_heaps(
    canvas: Canvas,
    section: Key,
    corner: tuple[float, float],
    left: tuple[int, int],
    scale: float = 1.0,
    changed: Container[int] = (),
) -> None:
    """Draw the counters of a section between two, in a bed with that corner and so large beside the board's; a pit where some
    are missing, in aqua light the heaps that have changed. Of a section that is dug out only these are seen.
    """
    radius, (first, last) = RADIUS * scale, left
    for number in range(HEAPS[section]):
        if first == last and number not in changed:
            continue
        begin = HEAP * number
        count = max(0, min(last, begin + HEAP) - max(first, begin))
        across, down = spot_of(section, number)
        x, y = corner[0] + across * scale, corner[1] + down * scale
        if number in changed:
            drawn = halo(heap, count, radius) if count else halo(pit, section, radius)
            canvas.put_centred(drawn, x, y if count else y + LOW * radius)
        if count < HEAP:
            canvas.put_centred(pit(section, radius), x, y + LOW * radius)
        if count:
            canvas.put_centred(heap(count, radius), x, y)
