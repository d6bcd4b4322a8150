"""The scenes on the cards of the roles: what each of them is about, before anything lies there."""

from math import sin

from PIL import Image

from games.core.model import Key
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.coast import FOAM, MEADOW, SAND, WET_SAND
from render.core.place.garden import draw_bush, draw_palm, draw_tree, draw_tuft
from render.core.place.paving import COBBLE, COBBLE_DARK, COBBLE_LIGHT, planks
from render.core.place.water import draw_bay, draw_waves
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

HORIZON = 0.36
"""How far down the sea meets the sky, in the height of a scene."""

SHORE = 0.52
"""How far down the land begins where there is any."""

EARTH, EARTH_DARK, SPROUT = "#A9824F", "#8E6A3C", "#6E9A3C"
ROCK, ROCK_DARK, ROCK_LIGHT = "#A9A08E", "#857C6C", "#C9C1AE"

AFLOAT = frozenset({"mayor", "captain"})
"""Roles whose scene is the harbor: water up to a quay."""

GROUNDS = {"builder": COBBLE, "trader": COBBLE, "craftsman": SAND}
"""What the ground is made of on land that is no field."""


@kept
def scene_of(role: Key, wide: int, high: int) -> Image.Image:
    """The scene of a role: sky and sea, and before them its land or its quay."""
    canvas = Canvas(Image.new("RGB", (wide, high)))
    draw_bay(canvas, round(high * HORIZON))
    if role in AFLOAT:
        draw_waves(canvas, round(high * HORIZON) + 14, 5)
        canvas.put(planks(wide + 8, 40, 3), -4, high - 24)
        return canvas.image
    canvas.put(_coast(wide, high), 0, 0)
    canvas.put(_land(role, wide, high), 0, 0)
    return canvas.image


def _coast(wide: int, high: int) -> Sprite:
    """The meadow behind its beach, with plants along the shore."""
    sketch, chance = Sketch(wide, high, scale=BROAD), Scatter(wide)
    shore = [
        (x, high * SHORE + 4 * sin(x / 61) + 2.4 * sin(x / 23 + 1)) for x in range(-8, wide + 17, 8)
    ]
    for colour, rise in ((FOAM, 9), (WET_SAND, 6), (SAND, 3), (MEADOW[0][1], -5)):
        sketch.poly(colour, [(-8, high), *[(x, y - rise) for x, y in shore], (wide + 8, high)])
    for place in range(max(3, wide // 110)):
        grown = chance.pick((draw_palm, draw_tree, draw_bush))
        x = (place + chance.between(0.2, 0.8)) * wide / max(3, wide // 110)
        grown(sketch, x, high * (SHORE + chance.between(0.03, 0.09)), chance.between(0.7, 1.0))
    return sketch.done()


def _land(role: Key, wide: int, high: int) -> Sprite:
    """The near ground: ploughed earth, paving, sand or rock."""
    sketch, chance, top = Sketch(wide, high, scale=BROAD), Scatter(len(role)), high * 0.68
    if role == "settler":
        _draw_furrows(sketch, wide, top, high)
    elif role in GROUNDS:
        colour = GROUNDS[role]
        edge = [(x, top + 2.5 * sin(x / 47)) for x in range(-8, wide + 17, 8)]
        sketch.poly(COBBLE_DARK, [(-8, high), *[(x, y - 4) for x, y in edge], (wide + 8, high)])
        sketch.poly(colour, [(-8, high), *edge, (wide + 8, high)])
        for _ in range(wide // 7):
            stone = chance.pick((COBBLE_DARK, COBBLE_LIGHT)) + "78"
            x, y = chance.between(0, wide), chance.between(top + 8, high)
            sketch.oval(stone, x, y, chance.between(8, 15), 3.6)
    else:
        _draw_rocks(sketch, wide, top, high)
    return sketch.done()


def _draw_furrows(sketch: Sketch, wide: int, top: float, high: int) -> None:
    """Draw a field whose furrows run to the shore."""
    sketch.box(EARTH, -8, top, wide + 16, high - top + 8, 0)
    middle = wide / 2
    for line in range(-12, 13):
        near, far = middle + line * wide / 9, middle + line * wide / 15
        sketch.line(EARTH_DARK, 7, [(far, top), (near, high)])
        for step in range(5):
            share = (step + 0.5) / 5
            x, y = far + (near - far) * share + wide / 30, top + (high - top) * share
            draw_tuft(sketch, x, y + 4, 0.8 + 0.5 * share)


def _draw_rocks(sketch: Sketch, wide: int, top: float, high: int) -> None:
    """Draw a slope of rock with boulders."""
    chance = Scatter(9)
    ridge = [(x, top - 14 + 12 * sin(x / 53 + 2)) for x in range(-8, wide + 17, 8)]
    sketch.poly(ROCK_DARK, [(-8, high), *[(x, y - 5) for x, y in ridge], (wide + 8, high)])
    sketch.poly(ROCK, [(-8, high), *ridge, (wide + 8, high)])
    for _ in range(wide // 26):
        x, y = chance.between(0, wide), chance.between(top, high - 4)
        size = chance.between(7, 15)
        sketch.oval(ROCK_DARK, x + 2, y + 3, size, size * 0.6)
        sketch.oval(ROCK_LIGHT, x, y, size, size * 0.6)
