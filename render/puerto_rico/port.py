"""The port on the board: a quay in the bay with the trading house and a garden of tiles, and the water where ships lie."""

from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.coast import FOAM, SHALLOW
from render.core.place.garden import draw_bush, draw_palm, draw_tuft
from render.core.place.paving import COBBLE_DARK, COBBLE_LIGHT, WALL, WALL_DARK, WALL_LIGHT
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

WIDE = 1400
BASIN, GARDEN, LONG_GARDEN = 462, 820, 416
"""Where the quay begins at the right of the water, and the garden on it: farther left where there is no water."""

FRONT, BELOW = 30, 16
"""How high the wall of the quay is, and the water in its shade."""

PAVED, LAWN, HEDGE = "#D9C096", "#A6C463", "#5E8A3C"


def draw_port(canvas: Canvas, top: int, high: int, *, has_basin: bool) -> None:
    """Draw the quay from one height down, and the water at its left where ships lie there."""
    canvas.put(_quay(high, BASIN if has_basin else -20), 0, top)


@kept
def _quay(high: int, left: int) -> Sprite:
    """The quay from that far on to the right, and the garden on it."""
    sketch, chance = Sketch(WIDE, high, 0, BROAD), Scatter(27)
    foot = high - FRONT - BELOW
    for reach, colour in ((16, SHALLOW + "60"), (9, SHALLOW + "90"), (4, FOAM + "C0")):
        sketch.box(colour, left - 10 - reach, -20, WIDE + 60, high - BELOW + reach + 20, 14)
    sketch.box(WALL_DARK, left - 10, -20, WIDE + 60, high - BELOW + 20, 10)
    sketch.box(WALL, left - 10, -20, WIDE + 60, high - BELOW + 14, 10)
    for row, y in enumerate(range(foot + 4, high - BELOW - 4, 10)):
        sketch.line(WALL_DARK, 1.4, [(left - 8, y), (WIDE, y)])
        for x in range(left + 10 + 22 * (row % 2), WIDE, 44):
            sketch.line(WALL_DARK, 1.4, [(x, y), (x, y + 9)])
    sketch.box(WALL_LIGHT, left - 10, -20, WIDE + 60, foot + 24, 8)
    sketch.box(PAVED, left, -20, WIDE + 60, foot + 14, 6)
    for row in range(foot // 16):
        for _ in range(22):
            at, across = chance.between(left + 14, WIDE - 10), chance.between(8, 15)
            colour = chance.pick((COBBLE_DARK + "50", COBBLE_LIGHT + "90"))
            sketch.oval(colour, at, 6 + row * 16, across, 4)
    _draw_garden(sketch, GARDEN if left > 0 else LONG_GARDEN, foot, chance)
    for y in range(26, foot, 84):
        _draw_bollard(sketch, left + 8, y)
    return sketch.done()


def _draw_garden(sketch: Sketch, left: int, foot: int, chance: Scatter) -> None:
    """A lawn behind a hedge on which tiles lie."""
    sketch.box("#00000028", left, 2, WIDE - 12 - left, foot - 4, 26)
    sketch.box(HEDGE, left, -2, WIDE - 14 - left, foot - 4, 26)
    sketch.box(LAWN, left + 6, 3, WIDE - 26 - left, foot - 16, 22)
    for _ in range(60):
        x, y = chance.between(left + 20, WIDE - 34), chance.between(20, foot - 24)
        draw_tuft(sketch, x, y, 0.8)
    for x, plant in ((left + 2, draw_bush), (WIDE - 18, draw_bush), (left - 2, draw_palm)):
        plant(sketch, x, foot - 8, 0.9)


def _draw_bollard(sketch: Sketch, x: float, y: float) -> None:
    sketch.oval("#00000030", x + 4, y + 12, 9, 4)
    sketch.box("#2F2A26", x - 6, y, 12, 13, 4)
    sketch.box("#6A5F54", x - 7, y - 3, 14, 7, 3)
