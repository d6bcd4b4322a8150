"""The land and water under Puerto Rico's pictures: the bay, the town by its harbor basin, and the quay."""

from math import sin

from PIL import Image

from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import vertical
from render.core.place.coast import FOAM, MEADOW, SAND, SHALLOW, WET_SAND
from render.core.place.garden import draw_tuft
from render.core.place.paving import COBBLE_LIGHT, WALL, WALL_DARK, WALL_LIGHT
from render.core.place.water import draw_bay, draw_waves
from render.core.scatter import Scatter
from render.core.sketch import Sketch

WIDE = 1400
HORIZON = 150
DEEP = 1320
"""How high the sea is that is drawn for all private pictures."""

SQUARE, SQUARE_DARK = "#DCCBA2", "#BFA97C"
BEACH = 34
"""How far the town's beach reaches below its last street."""


def draw_sea(canvas: Canvas, horizon: int = HORIZON) -> None:
    """Fill the whole picture with sky, hills and water."""
    draw_bay(canvas, horizon)
    draw_waves(canvas, horizon + 16, 11)


def sea(high: int) -> Image.Image:
    """The bay under a private picture: the upper part of one that is high enough for all."""
    return _sea(max(high, DEEP), 60).crop((0, 0, WIDE, high))


def open_sea(high: int, deep: int) -> Image.Image:
    """The bay under a board: the upper part of one that is high enough for all."""
    return _sea(max(high, deep), HORIZON).crop((0, 0, WIDE, high))


@kept
def _sea(high: int, horizon: int) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    draw_sea(canvas, horizon)
    return canvas.image


def draw_town(canvas: Canvas, top: int, bottom: int) -> None:
    """Draw meadow from one height to another, and below it a beach."""
    canvas.image.paste(vertical(WIDE, bottom - top, MEADOW), (0, top))
    draw_beach(canvas, bottom)
    chance = Scatter(51)
    for _ in range(26):
        canvas.put(_tuft(), chance.between(0, WIDE - 12), chance.between(top + 4, bottom - 18))


def draw_plaza(canvas: Canvas, top: int, bottom: int) -> None:
    """Draw the paved square of the town from one height to another, and below it the wall towards the water."""
    draw_square(canvas, top, bottom - top)
    canvas.fill(WALL_LIGHT, 0, bottom - 4, WIDE, 7)
    canvas.fill(WALL, 0, bottom + 3, WIDE, 14)
    canvas.fill(WALL_DARK, 0, bottom + 17, WIDE, 4)


def draw_beach(canvas: Canvas, y: int) -> None:
    """Draw the beach below a town that ends there."""
    canvas.put(_beach(WIDE), 0, y)


@kept
def _tuft() -> Sprite:
    sketch = Sketch(12, 12, 2)
    draw_tuft(sketch, 6, 11)
    return sketch.done()


@kept
def _beach(wide: int) -> Sprite:
    sketch = Sketch(wide, BEACH + 24)
    edge = [(x, 14 + 3.4 * sin(x / 83) + 2.2 * sin(x / 31 + 1)) for x in range(-8, wide + 16, 8)]
    for colour, drop in (
        (SHALLOW + "70", 34),
        (SHALLOW + "A0", 24),
        (FOAM, 17),
        (WET_SAND, 12),
        (SAND, 8),
        (MEADOW[-1][1], -6),
    ):
        low = [(x, y + drop) for x, y in reversed(edge)]
        sketch.poly(colour, [(-8, -1), (wide + 8, -1), *low])
    return sketch.done()


def draw_basin(canvas: Canvas, top: int, water: Image.Image) -> None:
    """Draw a basin of that water across the whole width, and its quay."""
    canvas.image.paste(water, (0, top))
    bottom = top + water.height
    canvas.fill(WALL_DARK, 0, bottom - 2, WIDE, 4)
    canvas.fill(WALL_LIGHT, 0, bottom, WIDE, 9)


def draw_square(canvas: Canvas, top: int, high: int) -> None:
    """Draw a paved square across the whole width."""
    canvas.put(_square(WIDE, high), 0, top)


@kept
def _square(wide: int, high: int) -> Sprite:
    sketch, chance = Sketch(wide, high + 8), Scatter(23)
    sketch.box(SQUARE_DARK, -24, -24, wide + 48, high + 32, 0)
    sketch.box(SQUARE, -24, -24, wide + 48, high + 28, 0)
    for row in range(high // 22):
        for _ in range(max(7, wide // 66)):
            x, across = chance.between(16, wide - 10), chance.between(9, 15)
            colour = chance.pick((SQUARE_DARK + "66", COBBLE_LIGHT + "88"))
            sketch.oval(colour, x, 12 + row * 22, across, 4)
    return sketch.done()
