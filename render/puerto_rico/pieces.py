"""Small pieces of Puerto Rico: coins with a number, people in their circles, empty circles, barrels, ships."""

from math import cos, pi, sin

from games.core.model import Key
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.coast import FOAM
from render.core.sketch import Sketch, with_shadow

HULL, HULL_DARK, HULL_LINE = "#9A5B2B", "#7A431B", "#5A2F12"
SAIL, SAIL_SHADE = "#FBF4E4", "#E6DCC4"
RAIL = "#C98A4C"
HOLD, FREE = "#C79B66", "#8A6238"


@kept
def empty_circle(across: int) -> Sprite:
    """A circle for a person with nobody on it: a pale disc with a dashed edge."""
    sketch, middle = Sketch(across, across, 4), across / 2
    sketch.oval("#F6ECD8D8", middle, middle, middle)
    stroke, dashes = max(1.8, across * 0.05), 12
    radius = middle - stroke / 2 - 0.5
    for dash in range(dashes):
        start = 2 * pi * dash / dashes
        arc = [start + pi / dashes * step / 4 for step in range(5)]
        points = [(middle + radius * cos(turn), middle + radius * sin(turn)) for turn in arc]
        sketch.line("#4A443A", stroke, points)
    return sketch.done()


@kept
def vacant(across: int) -> Sprite:
    """A small place at which nobody works: a ring through which the meadow is seen."""
    sketch, middle = Sketch(across, across, 2), across / 2
    sketch.oval(palette.PAPER, middle, middle, middle)
    sketch.oval("#5F7F3A", middle, middle, middle - 3)
    return sketch.done()


@kept
def free_circle(across: int) -> Sprite:
    """A circle to which somebody can go now: in amber light, with a plus."""
    margin = round(across * 0.2)
    sketch, middle = Sketch(across, across, margin), across / 2
    for grown, strength in ((1.0, "38"), (0.7, "60"), (0.4, "90")):
        sketch.oval(palette.LAMP + strength, middle, middle, middle + margin * grown)
    sketch.oval(palette.INK, middle, middle, middle)
    sketch.oval(palette.LAMP, middle, middle, middle - 2.5)
    sketch.oval(palette.LAMP_GLINT, middle, middle, middle * 0.74)
    arm, thick = middle * 0.42, middle * 0.2
    sketch.box(palette.INK, middle - arm, middle - thick / 2, 2 * arm, thick, 2)
    sketch.box(palette.INK, middle - thick / 2, middle - arm, thick, 2 * arm, 2)
    return sketch.done()


@kept
def vacancy(across: int) -> Sprite:
    """Where a person stood who has been placed elsewhere: a dashed ring on the night."""
    sketch, middle = Sketch(across, across, 4), across / 2
    radius = middle - 2
    for dash in range(12):
        arc = [2 * pi * dash / 12 + pi / 12 * step / 4 for step in range(5)]
        points = [(middle + radius * cos(turn), middle + radius * sin(turn)) for turn in arc]
        sketch.line(palette.LINE, 2.6, points)
    return sketch.done()


def person(sort: Key, across: int) -> Sprite:
    """A colonist or, of another outline, a noble."""
    return art.sticker(sort, across)


@kept
def lit_ring(across: int) -> Sprite:
    """An amber ring around a circle that has been chosen."""
    side = across + 16
    sketch, middle = Sketch(side, side, 6), side / 2
    sketch.oval("#FFC53D70", middle, middle, middle + 4)
    sketch.oval(palette.LAMP, middle, middle, middle)
    return sketch.done()


HOLD_SIDE, LARGE_STERN, LARGE_HIGH = 68, 124, 218
"""A place for a barrel on a large ship, where the first of them begins, and how high the ship is."""


def hold(capacity: int, place: int) -> tuple[int, int]:
    """Where a place for a barrel lies on a large ship, in two rows."""
    row, column = divmod(place, -(-capacity // 2))
    return LARGE_STERN + column * HOLD_SIDE, 6 + row * (HOLD_SIDE + 4)


@kept
def large_ship(capacity: int, good: Key | None) -> Sprite:
    """A cargo ship without its barrels: sail with the good, and a deck with a place for each barrel."""
    columns = -(-capacity // 2)
    deck, stern = LARGE_STERN + columns * HOLD_SIDE, LARGE_STERN - 12.0
    wide, keel, side = deck + 56, float(LARGE_HIGH - 6), 152.0
    sketch = Sketch(wide, LARGE_HIGH, 10)
    bow = [(wide, -4.0), (wide - 4, 34), (wide - 14, 82), (wide - 32, side), (wide - 70, keel)]
    back = [(stern + 26, keel), (stern + 2, side), (stern - 10, 82), (stern - 14, 0)]
    hull = [*back, (stern + 8, 0), (stern + 8, 4), (deck + 6, 4), *bow]
    sketch.line(palette.INK, 7, [*hull, hull[0]])
    sketch.poly(HULL, hull)
    sketch.poly(HULL_DARK, [back[1], bow[3], bow[4], back[0]])
    sketch.line(HULL_LINE, 3, [(stern + 3, side), (wide - 33, side)])
    sketch.line(RAIL, 5, [(stern + 8, 5), (deck + 6, 5), (wide - 3, -1)])
    for left in range(round(stern) + 20, wide - 56, 46):
        sketch.poly(FOAM, [(left, keel + 4), (left + 23, keel - 8), (left + 46, keel + 4)])
    sketch.line(palette.INK, 10, [(stern - 4, -4), (stern - 4, 140)])
    sketch.line(HULL, 5, [(stern - 4, -4), (stern - 4, 140)])
    sail = [(2, 4), (stern - 4, 4), (stern - 12, 66), (stern - 4, 128), (2, 128), (10, 66)]
    sketch.line(palette.INK, 6, [*sail, sail[0]])
    sketch.poly(SAIL, sail)
    if good is None:
        sketch.poly(SAIL_SHADE, [(2, 4), (34, 4), (42, 66), (34, 128), (2, 128), (10, 66)])
    for place in range(capacity):
        x, y = hold(capacity, place)
        sketch.box(HOLD, x + 1, y + 1, HOLD_SIDE - 2, HOLD_SIDE - 2, 9)
        middle = x + HOLD_SIDE / 2, y + HOLD_SIDE / 2
        sketch.oval(FREE, *middle, HOLD_SIDE * 0.34)
        sketch.oval(HOLD, *middle, HOLD_SIDE * 0.34 - 5)
    return with_shadow(sketch.reduced(), 10, 2.5, 3, 0.45)
