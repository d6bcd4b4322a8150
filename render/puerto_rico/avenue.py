"""The streets in which buildings to choose from stand: the upper one before the sea, each over a wall that bears signs."""

from math import sin

from PIL import Image

from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import vertical
from render.core.place.coast import FOAM, MEADOW, SAND, WET_SAND
from render.core.place.garden import draw_bush, draw_palm, draw_tree, draw_tuft
from render.core.place.paving import COBBLE, COBBLE_DARK, COBBLE_LIGHT, KERB
from render.core.place.water import draw_bay
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

WIDE = 1400
HORIZON, SHORE = 0.34, 0.56
"""How far down the sea begins behind the upper street, and the land, in the height above the street."""

STREET = 44
"""How high a street is behind the feet of its houses and before them."""

PLASTERS, TILES = ("#E4DDB4", "#D9D2A6", "#DCCBA0", "#CFD3B0"), ("#C58A5E", "#B97D54", "#CB9468")
FACE_SHADE, PANE = "#B9B98A70", "#A3AC84"
"""The colours of a quarter in the haze."""

STONE, STONE_DARK, STONE_LIGHT, MORTAR = "#B9A384", "#9F8A6C", "#D3C1A2", "#8D7959"
COURSE, BLOCK = 30, 74
"""How high and how wide the stones of a wall are."""


@kept
def shore(high: int) -> Image.Image:
    """The bay behind the gardens along its shore."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    draw_bay(canvas, round(high * HORIZON))
    canvas.put(_garden(high, 0), 0, 0)
    return canvas.image


@kept
def terrace(high: int, foot: int, row: int) -> Image.Image:
    """A street with what lies behind it, so high above its ground, and below it the wall of its terrace."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    back = foot - STREET // 2
    if row:
        canvas.image.paste(vertical(WIDE, back, MEADOW), (0, 0))
        canvas.put(_garden(back, row), 0, 0)
    else:
        canvas.image.paste(shore(back), (0, 0))
    canvas.put(_street(row), 0, back)
    canvas.put(_wall(high - back - STREET, row), 0, back + STREET)
    return canvas.image


def _garden(high: int, row: int) -> Sprite:
    """What grows behind a street: along the shore, or along the foot of the wall above."""
    sketch, chance = Sketch(WIDE, high, scale=BROAD), Scatter(20 + row)
    if not row:
        shore = [
            (x, high * SHORE + 5 * sin(x / 83) + 3 * sin(x / 31 + 1))
            for x in range(-8, WIDE + 17, 8)
        ]
        for colour, rise in ((FOAM, 12), (WET_SAND, 8), (SAND, 4), (MEADOW[1][1], -6)):
            sketch.poly(colour, [(-8, high), *[(x, y - rise) for x, y in shore], (WIDE + 8, high)])
    else:
        _draw_quarter(sketch, high, chance)
    level = high * (SHORE + 0.08 if not row else 0.62)
    for place in range(16):
        x = (place + chance.between(0.1, 0.9)) * WIDE / 16
        grown = chance.pick((draw_palm, draw_tree, draw_bush, draw_tree))
        grown(sketch, x, level + chance.between(0, high * 0.14), chance.between(0.9, 1.5))
    for _ in range(60):
        draw_tuft(sketch, chance.between(0, WIDE), chance.between(level + 30, high - 4), 1.3)
    return sketch.done()


def _draw_quarter(sketch: Sketch, high: int, chance: Scatter) -> None:
    """Draw the fronts of a quarter of the town, pale behind its gardens."""
    x = -30.0
    while x < WIDE:
        wide, tall = chance.between(84, 150), high * chance.between(0.3, 0.46)
        top, plaster = high * 0.58 - tall, chance.pick(PLASTERS)
        sketch.box(plaster, x, top, wide, tall + 10, 0)
        sketch.box(FACE_SHADE, x + wide * 0.78, top, wide * 0.22, tall + 10, 0)
        ridge = top - chance.between(16, 30)
        eaves = [(x - 7, top + 4), (x + 14, ridge), (x + wide - 14, ridge), (x + wide + 7, top + 4)]
        sketch.poly(chance.pick(TILES), eaves)
        for pane in range(max(2, round(wide / 46))):
            across = x + (pane + 0.5) * wide / max(2, round(wide / 46))
            sketch.box(PANE, across - 8, top + 16, 16, 24, 2)
        x += wide + chance.between(0, 24)


@kept
def _street(row: int) -> Sprite:
    """The cobbles on which houses stand, from edge to edge."""
    sketch, chance = Sketch(WIDE, STREET, scale=BROAD), Scatter(30 + row)
    sketch.box(KERB, -9, 0, WIDE + 18, STREET, 0)
    sketch.box(COBBLE, -9, 4, WIDE + 18, STREET - 4, 0)
    for line in range(3):
        x = chance.between(0, 20)
        while x < WIDE:
            across = chance.between(12, 20)
            if chance.share() < 0.6:
                stone = chance.pick((COBBLE_DARK, COBBLE_LIGHT)) + "80"
                sketch.oval(stone, x, 12 + line * 13, across / 2, 4.4)
            x += across + 10
    return sketch.done()


def _wall(high: int, row: int) -> Sprite:
    """A wall of large stones under a coping."""
    sketch, chance = Sketch(WIDE, high, scale=BROAD), Scatter(40 + row)
    sketch.box(MORTAR, -9, 0, WIDE + 18, high + 9, 0)
    for line, y in enumerate(range(12, high, COURSE)):
        x = -BLOCK * (0.2 + 0.5 * (line % 2))
        while x < WIDE:
            across = BLOCK * chance.between(0.8, 1.2)
            colour = chance.pick((STONE, STONE, STONE_DARK))
            sketch.box(colour, x, y, across - 3, COURSE - 3, 5)
            x += across
    sketch.box(STONE_LIGHT, -9, 0, WIDE + 18, 12, 0)
    sketch.box(STONE_DARK, -9, 12, WIDE + 18, 4, 0)
    return sketch.done()
