"""The roofs of the street: gables, a barn, slate, false fronts, and what stands out behind them."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from math import cos, pi, sin

from games.core.model import Key
from render.core import palette
from render.core.sketch import Points, Sketch
from render.sutters_mill.carpentry import (
    EAVES,
    FRAME,
    INK,
    LIGHT,
    SHADE,
    TRIM,
    WIDE,
    Look,
    draw_stones,
    edged,
    seam,
    span,
)

BARN = ((4, EAVES + 2), (34, 30), (116, 5), (215, 5), (297, 30), (327, EAVES + 2))
"""The broken roof of a barn."""

SLATE = "#5E5750"


def _mill_roof(sketch: Sketch, look: Look) -> None:
    """A gable of boards."""
    sketch.poly(look.wall, [(6, EAVES + 4), (165, 8), (325, EAVES + 4)])
    for x in range(42, 300, 18):
        top = 12 + abs(x - 165) * 0.4125
        sketch.line(seam(look), 1.6, [(x, top), (x, EAVES)])


def _gable(sketch: Sketch, look: Look) -> None:
    """The two slopes of a gable, the left one in the light."""
    for side in (1, -1):
        edge = [(165, 2), (165 - side * 174, EAVES + 2), (165 - side * 168, EAVES + 14), (165, 17)]
        dark = palette.mixed(look.trim, INK, 0.3)
        edged(sketch, look.trim if side > 0 else dark, edge, 4)


def _wheel(sketch: Sketch) -> None:
    """The water wheel that stands out above the roof."""
    x, y, radius = 288, 52, 44
    rim = [(x + radius * cos(t * pi / 18), y + radius * sin(t * pi / 18)) for t in range(37)]
    sketch.line(INK, 14, rim)
    sketch.line("#8A5A2E", 9, rim)
    sketch.line("#B98348", 3, rim)
    for turn in range(8):
        dx, dy = cos(turn * pi / 4 + 0.2), sin(turn * pi / 4 + 0.2)
        spoke = [(x, y), (x + dx * (radius + 6), y + dy * (radius + 6))]
        sketch.line(INK, 8, spoke)
        sketch.line("#9C6A38", 4.5, spoke)
    sketch.oval(INK, x, y, 10)
    sketch.oval("#B98348", x, y, 7)


def _hook_roof(sketch: Sketch, look: Look) -> None:
    """A barn with a broken roof."""
    edged(sketch, look.wall, BARN)
    for x in range(42, 300, 18):
        sketch.line(seam(look), 1.6, [(x, 32), (x, EAVES)])


def _barge(sketch: Sketch, look: Look) -> None:
    """White boards along the edge of a barn's roof."""
    for width, colour in ((13, INK), (8, look.trim)):
        sketch.line(colour, width, BARN)


def _ladder(sketch: Sketch) -> None:
    """A ladder that leans on the barn from behind."""
    for x in (284, 306):
        sketch.line(INK, 8, [(x, 70), (x + 12, -12)])
        sketch.line("#D9A55C", 4.5, [(x, 70), (x + 12, -12)])
    for step in range(6):
        y, lean = 62 - step * 13, (62 - step * 13 - 70) / -82 * 12
        sketch.line("#D9A55C", 4, [(284 + lean, y), (306 + lean, y)])


def _smith_roof(sketch: Sketch, _look: Look) -> None:
    """A low roof of slate in courses."""
    roof = [(-5, EAVES + 4), (34, 22), (297, 22), (336, EAVES + 4)]
    edged(sketch, SLATE, roof)
    for y in (34, 47, 60):
        ends = span(roof, y)
        if ends:
            sketch.line("#00000030", 2, [(ends[0] + 3, y), (ends[1] - 3, y)])
    sketch.line("#FFFFFF30", 3, [(38, 25), (293, 25)])


def _chimney(sketch: Sketch) -> None:
    """A chimney with its smoke."""
    for x, y, size in ((268, -2, 9), (280, -8, 7), (292, -4, 6)):
        sketch.oval("#E8DCCB9C", x, y, size, size * 0.8)
    sketch.box(INK, 237, 2, 46, 40, 2)
    sketch.box("#9A5B44", 240, 5, 40, 36, 1)
    for y in (14, 24):
        sketch.line("#00000030", 2, [(240, y), (280, y)])
    sketch.box(INK, 233, -3, 54, 10, 2)
    sketch.box("#B4705A", 236, -1, 48, 7, 1)


def _church_roof(sketch: Sketch, look: Look) -> None:
    """A gable of white boards."""
    sketch.poly(look.wall, [(6, EAVES + 4), (165, 8), (325, EAVES + 4)])
    for y in (30, 44, 58):
        half = (y - 8) / 70 * 159
        sketch.line(seam(look), 1.6, [(165 - half, y), (165 + half, y)])


def _steeple(sketch: Sketch) -> None:
    """A tower with a cross."""
    sketch.box(INK, 243, 10, 52, 60, 2)
    sketch.box("#F6EFE0", 246, 13, 46, 56, 1)
    sketch.box(SHADE, 276, 13, 16, 56, 0)
    edged(sketch, "#67727E", [(240, 16), (269, -12), (298, 16)], 4)
    for width, colour in ((7, INK), (3.5, "#F2B632")):
        sketch.line(colour, width, [(269, -13), (269, 2)])
        sketch.line(colour, width, [(264, -8), (274, -8)])


def _stepped(sketch: Sketch, look: Look, steps: Points) -> None:
    """A false front with a cornice on every step."""
    outline = [*steps, *[(WIDE - x, y) for x, y in reversed(steps)]]
    points = [(4, EAVES + 4), *outline, (WIDE - 4, EAVES + 4)]
    edged(sketch, look.wall, points)
    for y in range(18, EAVES, 14):
        ends = span(points, y)
        if ends:
            sketch.line(seam(look), 1.6, [(ends[0] + 3, y), (ends[1] - 3, y)])
    for (ax, ay), (bx, by) in pairwise(outline):
        if ay == by:
            sketch.box(INK, ax - 6, ay - 6, bx - ax + 12, 13, 2)
            sketch.box(look.trim, ax - 4, ay - 4, bx - ax + 8, 9, 1)


def _gunshop_roof(sketch: Sketch, look: Look) -> None:
    """A false front in three steps."""
    steps = [(4, 50), (44, 50), (44, 26), (100, 26), (100, 8)]
    _stepped(sketch, look, steps)


def _jail_roof(sketch: Sketch, look: Look) -> None:
    """Battlements of stone."""
    steps = [(4, 22), (40, 22), (40, 34), (74, 34), (74, 18), (118, 18), (118, 6)]
    outline = [*steps, *[(WIDE - x, y) for x, y in reversed(steps)]]
    edged(sketch, look.wall, [(4, EAVES + 4), *outline, (WIDE - 4, EAVES + 4)])
    draw_stones(sketch, look, 38, EAVES)
    sketch.line("#FFFFFF48", 4, [(122, 9), (209, 9)])


def _hotel_roof(sketch: Sketch, look: Look) -> None:
    """A second floor with lit windows under a wide cornice."""
    sketch.box(INK, 3, 10, WIDE - 6, EAVES, 2)
    sketch.box(look.wall, 6, 12, WIDE - 12, EAVES, 1)
    sketch.box(INK, -6, 1, WIDE + 12, 17, 3)
    sketch.box(look.trim, -4, 3, WIDE + 8, 12, 2)
    sketch.box("#FFFFFF38", -4, 3, WIDE + 8, 3, 1)
    for x in (20, 76, 222, 278):
        sketch.box(INK, x - 3, 24, 38, 46, 3)
        sketch.box(TRIM, x - 1, 26, 34, 42, 2)
        sketch.box(LIGHT, x + 3, 30, 26, 36, 1)
        sketch.line(FRAME, 2.6, [(x + 16, 30), (x + 16, 66)])
        sketch.line(FRAME, 2.6, [(x + 3, 47), (x + 29, 47)])


def _stage_roof(sketch: Sketch, look: Look) -> None:
    """A false front with a round top."""
    arc = [(165.5 - 118 * cos(t * pi / 16), 46 - 40 * sin(t * pi / 16)) for t in range(17)]
    outline = [(4, 46), (44, 46), *arc, (287, 46), (327, 46)]
    edged(sketch, look.wall, [(4, EAVES + 4), *outline, (327, EAVES + 4)])
    for y in (32, 60):
        ends = (7, 324) if y > 46 else (66, 265)
        sketch.line(seam(look), 1.6, [(ends[0], y), (ends[1], y)])
    for width, colour in ((13, INK), (8, look.trim)):
        sketch.line(colour, width, arc)
        for left, right in ((4, 40), (291, 327)):
            sketch.line(colour, width, [(left, 46), (right, 46)])


ROOFS: Mapping[Key, Callable[[Sketch, Look], None]] = {
    "mill": _mill_roof,
    "hook": _hook_roof,
    "smith": _smith_roof,
    "church": _church_roof,
    "gunshop": _gunshop_roof,
    "jail": _jail_roof,
    "hotel": _hotel_roof,
    "stage": _stage_roof,
}
"""What is drawn above the eaves, before the wall."""

EDGES: Mapping[Key, Callable[[Sketch, Look], None]] = {
    "mill": _gable,
    "hook": _barge,
    "church": _gable,
}
"""What is drawn of a roof after the wall."""

BEHIND: Mapping[Key, Callable[[Sketch], None]] = {
    "mill": _wheel,
    "hook": _ladder,
    "smith": _chimney,
    "church": _steeple,
}
"""What stands behind a front."""
