"""What all fronts are made of: their measures, the colours of wood and light, edges and courses of stone."""

from typing import NamedTuple

from render.core.palette import mixed
from render.core.sketch import Points, Sketch

WIDE, HIGH = 331, 376
EAVES = 74
"""How far below the highest roof the wall begins."""

FOOT = 352
"""Where the wall ends and the boardwalk begins."""

INK = "#2A2015"
LIGHT, LIGHT_SOFT, FRAME = "#FFE3A0", "#F4B860", "#4A3320"
TRIM = "#F1E4C8"
SHADE = "#00000030"
PLANK, PLANK_DARK, PLANK_LIGHT = "#A87C50", "#6B4A2C", "#C79C6C"


class Look(NamedTuple):
    """Colours of a front, and how its wall is made."""

    wall: str
    trim: str
    door: str
    boards: str
    """`across`, `up` or `stone`."""


def edged(sketch: Sketch, colour: str, points: Points, stroke: float = 5) -> None:
    """A polygon within a dark edge."""
    sketch.line(INK, stroke, [*points, points[0]])
    sketch.poly(colour, points)


def span(points: Points, y: float) -> tuple[float, float] | None:
    """Where a height crosses a polygon, first and last."""
    found = []
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        if (ay - y) * (by - y) < 0:
            found.append(ax + (bx - ax) * (y - ay) / (by - ay))
    return (min(found), max(found)) if found else None


def seam(look: Look) -> str:
    """What lies between boards or stones: opaque, which is drawn several times as fast as shade."""
    return mixed(look.wall, "#000000", 0.14)


def draw_stones(
    sketch: Sketch, look: Look, top: float, foot: float, left: float = 6, right: float = WIDE - 6
) -> None:
    """Courses of stone between two heights."""
    colour = seam(look)
    for row, y in enumerate(range(round(top), round(foot), 19)):
        low = min(y + 19, foot)
        sketch.line(colour, 1.6, [(left, y), (right, y)])
        x = left + 22 + 20 * (row % 2)
        while x < right - 6:
            sketch.line(colour, 1.6, [(x, y), (x, low)])
            x += 42
