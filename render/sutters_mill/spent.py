"""A stretch of the vein without gold: the river dry, the cut filled in, the gallery shut, each with a board that says so."""

from collections.abc import Callable, Mapping
from math import sin

from games.core.model import Key
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.sketch import BROAD, Points, Sketch, with_shadow
from render.sutters_mill.carpentry import INK, PLANK, PLANK_LIGHT
from render.sutters_mill.layout import BED, sway_of

MARGIN = 48
"""How far the scenery reaches beyond the bed of the gold."""

MUD, MUD_LIGHT, MUD_DARK = "#C6A777", "#D8BE90", "#A08256"
TRICKLE, TRICKLE_LIGHT = "#6BB0CC", "#B4DEE8"
EARTH, EARTH_LIGHT, EARTH_DARK = "#A56D38", "#C08A4E", "#7B4D26"
STONE, STONE_LIGHT, STONE_DARK = "#7D828C", "#A4A9B3", "#565B65"
IRON, IRON_LIGHT, IRON_DARK = "#8B95A2", "#B6BFCA", "#5D6670"

BOARD_LIGHT = "#E3BE8B"
BOARD, PADDING, RADIUS = 1.16, 0.4, 0.14
"""In letters of the word: how high its board is, what is free beside the word, and how round the board is."""


@kept
def spent(section: Key, scale: float) -> Sprite:
    """The scenery of a section that is dug out, so large beside that of the board."""
    drawn = _scenery(section)
    return drawn if scale == 1 else drawn.scaled(scale)


@kept
def notice(word: str, size: int) -> Sprite:
    """A board with the word in letters of that size."""
    high = round(size * BOARD)
    wide = round(width(word, Face.NAME, size) + 2 * PADDING * size)
    sketch = Sketch(wide, high, 8)
    radius = size * RADIUS
    sketch.box(INK, -3, -3, wide + 6, high + 6, radius + 3)
    sketch.box(PLANK_LIGHT, 0, 0, wide, high, radius)
    sketch.box(BOARD_LIGHT, 0, 0, wide, high * 0.46, radius)
    sketch.line(PLANK, 2, [(2, high * 0.48), (wide - 2, high * 0.48)])
    for x in (size * 0.18, wide - size * 0.18):
        sketch.oval(INK, x, high * 0.24, size * 0.06)
    blank = with_shadow(sketch.reduced(), 8, 2.0, 3, 0.45)
    canvas = Canvas(blank.colour.copy())
    middle = blank.margin + wide / 2, blank.margin + high / 2
    canvas.write(word, Face.NAME, size, INK, *middle, "m")
    return Sprite(canvas.image, blank.opacity, blank.margin)


@kept
def _scenery(section: Key) -> Sprite:
    """It covers the bed as it is while there is gold."""
    sketch = Sketch(*BED, MARGIN, scale=BROAD)
    SCENES[section](sketch)
    return sketch.done()


def _course(section: Key, half: float, left: float, right: float) -> list[tuple[float, float]]:
    """The land along a section, so far up and down from its middle, between two ways from its left end."""
    steps = [left + (right - left) * number / 40 for number in range(41)]
    middle = BED[1] / 2
    upper = [(x, middle - half + sway_of(section, x)) for x in steps]
    return [*upper, *[(x, middle + half + sway_of(section, x)) for x in reversed(steps)]]


def _edged(sketch: Sketch, colour: str, points: Points) -> None:
    """A shape within an edge."""
    sketch.line(INK, 5, [*points, points[0]])
    sketch.poly(colour, points)


def _draw_river(sketch: Sketch) -> None:
    """Cracked mud with a trickle, two pans and a sluice that nobody needs."""
    end = BED[0] - 26
    middle = BED[1] / 2 + sway_of("river", end)
    for colour, half, reach in ((MUD_DARK, 46, 28), (MUD, 42, 24)):
        sketch.poly(colour, _course("river", half, -MARGIN, end))
        sketch.oval(colour, end, middle, reach, half)
    sketch.poly(MUD_LIGHT, _course("river", 30, -MARGIN, end - 6))
    for x, y in ((8, 20), (74, 74), (126, 18), (196, 80), (262, 22), (322, 78), (384, 24)):
        low = y + sway_of("river", x)
        sketch.line(MUD_DARK, 2.4, [(x - 16, low + 6), (x - 2, low), (x + 14, low + 7)])
        sketch.line(MUD_DARK, 2.4, [(x - 2, low), (x + 4, low - 11)])
    for colour, stroke, down in ((TRICKLE, 15.0, 0.0), (TRICKLE_LIGHT, 3.0, -3.0)):
        bends = [
            (x, BED[1] / 2 + down + 9 * sin(x / 31) + sway_of("river", x))
            for x in range(-MARGIN, round(end) + 8, 8)
        ]
        sketch.line(colour, stroke, bends)
    _draw_pan(sketch, 34, 26)
    _draw_pan(sketch, 402, 72)
    for x, y, size in ((88, 30, 9), (330, 30, 10), (64, 78, 8), (364, 46, 8), (8, 66, 10)):
        _draw_stone(sketch, x, y, size)


def _draw_pan(sketch: Sketch, x: float, y: float) -> None:
    """An empty gold pan."""
    sketch.oval("#2A201840", x + 2, y + 5, 31, 18)
    for colour, across, tall in ((INK, 30, 18.5), (IRON_LIGHT, 27, 15.5), (IRON_DARK, 21, 11)):
        sketch.oval(colour, x, y, across, tall)
    sketch.oval(IRON, x, y + 3, 15, 6)


def _draw_stone(sketch: Sketch, x: float, y: float, size: float) -> None:
    """A stone, lit from the left."""
    sketch.oval(INK, x, y, size + 2.5, size * 0.72 + 2.5)
    sketch.oval(STONE, x, y, size, size * 0.72)
    sketch.oval(STONE_LIGHT, x - size * 0.25, y - size * 0.2, size * 0.5, size * 0.3)


def _draw_hill(sketch: Sketch) -> None:
    """Earth thrown back into the cut, a ladder and a spade left on it."""
    ground = _course("hill", 40, 2, BED[0] - 2)
    sketch.poly(EARTH_DARK, ground)
    for x, top, half in ((40, 30, 60), (400, 26, 62), (128, 22, 74), (310, 20, 80), (220, 32, 70)):
        low = 84 + sway_of("hill", x)
        heap = [(x - half, low), (x - half * 0.45, top + 14), (x, top), (x + half * 0.5, top + 18)]
        heap.append((x + half, low))
        sketch.poly(INK + "60", [(px, py - 3) for px, py in heap])
        sketch.poly(EARTH, heap)
        sketch.poly(EARTH_LIGHT, [heap[0], heap[1], heap[2], (x - half * 0.2, low)])
    for x, y, size in ((84, 74, 9), (356, 78, 10), (156, 40, 7), (292, 44, 8), (18, 80, 8)):
        _draw_stone(sketch, x, y, size)
    for colour, stroke in ((INK, 9.0), (PLANK, 5.0)):
        for shift in (0, 22):
            sketch.line(colour, stroke, [(352 + shift, 84), (384 + shift, 6)])
        for share in (0.2, 0.45, 0.7, 0.92):
            left, low = 352 + 32 * share, 84 - 78 * share
            sketch.line(colour, stroke, [(left, low), (left + 22, low)])
    sketch.line(INK, 9, [(50, 66), (74, 4)])
    sketch.line(PLANK_LIGHT, 5, [(50, 66), (74, 4)])
    _edged(sketch, IRON, [(38, 58), (60, 66), (50, 86), (38, 82)])


def _draw_mine(sketch: Sketch) -> None:
    """Boards nailed over the gallery, and fallen rock before it."""
    wide, high = BED
    sketch.box(STONE_DARK, 2, 2, wide - 4, high - 4, 2)
    for x, y, size in ((30, 20, 26), (96, 26, 30), (170, 18, 28), (260, 26, 32), (340, 18, 28)):
        sketch.oval(STONE, x, y + 4, size, size * 0.66)
    for ends in (((-8, 22), (wide + 8, 34)), ((-8, 76), (wide + 8, 62))):
        for colour, stroke, down in ((INK, 25.0, 0), (PLANK, 19.0, 0), (PLANK_LIGHT, 6.0, -5)):
            sketch.line(colour, stroke, [(x, y + down) for x, y in ends])
    for ends in (((28, 92), (122, 4)), ((318, 4), (412, 92))):
        for colour, stroke, down in ((INK, 23.0, 0), (PLANK, 17.0, 0), (PLANK_LIGHT, 5.0, -4)):
            sketch.line(colour, stroke, [(x, y + down) for x, y in ends])
        for x, y in ends:
            sketch.oval(INK, x, y, 3)
    for x, size in ((16, 15), (44, 11), (206, 13), (236, 17), (398, 12), (424, 16)):
        _draw_stone(sketch, x, high - size * 0.4, size)


SCENES: Mapping[Key, Callable[[Sketch], None]] = {
    "river": _draw_river,
    "hill": _draw_hill,
    "mine": _draw_mine,
}
