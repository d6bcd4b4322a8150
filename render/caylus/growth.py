"""What grows where nothing is offered: trees, bushes and flowers beside the places and tiles of private pictures."""

from render.caylus.cards import Grid
from render.caylus.stock import WIDE
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.garden import draw_bush, draw_flowers, draw_goat, draw_tree, draw_tuft
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

BARE = 64
"""Land beside the places, in pixels, from which something grows on it."""

GRAZED = 120
"""How wide a piece of land is on which a goat grazes."""

TREE_WIDE, TREE_HIGH = 60, 92
"""A tree of the size 1 has that much room at least."""


def draw_beside(canvas: Canvas, lying: Grid, count: int, top: int) -> None:
    """Let something grow where a row of so many cards has none."""
    edge = 0
    for number in range(count + 1):
        ends = number == count
        until = WIDE if ends else round(lying.x + number * lying.pitch)
        draw_growth(canvas, edge, top, until - edge, lying.front.high, number)
        edge = until + lying.front.wide


def draw_growth(canvas: Canvas, x: int, y: int, wide: int, high: int, seed: int = 0) -> None:
    """Let something grow on a piece of land, unless it is too narrow."""
    if wide >= BARE:
        canvas.put(_growth(wide, high, seed), x, y)


@kept
def _growth(wide: int, high: int, seed: int) -> Sprite:
    """A piece of meadow, so wide and high: trees at the back, bushes and flowers before them."""
    sketch, chance = Sketch(wide, high, scale=BROAD), Scatter(seed + wide)
    for _ in range(wide // 24):
        draw_tuft(sketch, chance.between(8, wide - 8), chance.between(high * 0.3, high - 6), 1.6)
    for _ in range(wide // 110):
        draw_flowers(sketch, chance.between(20, wide - 20), high - chance.between(16, 60), chance)
    trees = max(1, wide // min(130, high))
    for number in range(trees):
        x = (number + 0.5) * wide / trees + chance.between(-14, 14)
        size = min(chance.between(1.7, 2.3), wide / TREE_WIDE, high / TREE_HIGH)
        draw_tree(sketch, x, max(high * chance.between(0.42, 0.58), 62 * size), size)
        draw_bush(sketch, x + chance.between(-30, 30), high * 0.86, size * 0.7)
    for _ in range(wide // GRAZED):
        draw_goat(sketch, chance.between(30, wide - 30), high * chance.between(0.72, 0.94), 1.4)
    return sketch.done()
