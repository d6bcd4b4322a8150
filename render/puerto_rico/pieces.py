"""Small pieces of Puerto Rico: coins with a number, people in their circles, empty circles, barrels, ships."""

from math import cos, pi, sin

from games.core.model import Key
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch, with_shadow

HULL, HULL_DARK, HULL_LINE = "#9A5B2B", "#7A431B", "#5A2F12"
SAIL, SAIL_EMPTY = "#FBF4E4", "#C9C3B2"
HOLD, FREE = "#6E4826", "#D8B27CB0"
HULL_HIGH = 66


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


def place_wide(capacity: int) -> int:
    """How much room a barrel takes on a ship."""
    return 44 if capacity < 8 else 40


@kept
def ship(capacity: int, good: Key | None) -> Sprite:
    """A cargo ship without its barrels: sail with the good, and a hull with a place for each barrel."""
    step = place_wide(capacity)
    wide = 78 + capacity * step + 36
    sketch = Sketch(wide, HULL_HIGH, 8)
    deck, keel = 24.0, float(HULL_HIGH)
    bow = 74 + capacity * step + 8
    hull = [
        (64, 6),
        (78, 6),
        (78, deck),
        (bow, deck),
        (wide, 10),
        (wide - 26, keel),
        (84, keel),
        (70, 46),
    ]
    edge = [*hull, hull[0]]
    sketch.line(palette.INK, 7, edge)
    sketch.poly(HULL, hull)
    sketch.poly(HULL_DARK, [(72, 50), (wide - 18, 50), (wide - 26, keel), (84, keel)])
    sketch.line(HULL_LINE, 2.5, [(74, 50), (wide - 17, 50)])
    sketch.line(palette.INK, 8, [(76, -2), (76, 20)])
    sketch.line(HULL, 4, [(76, -2), (76, 20)])
    sail = [(2, 2), (74, 2), (72, 28), (74, 54), (2, 54), (7, 28)]
    sketch.line(palette.INK, 6, [*sail, sail[0]])
    sketch.poly(SAIL if good else SAIL_EMPTY, sail)
    if good is None:
        for y in (16, 28, 40):
            sketch.line("#8F8A7C", 2, [(12 - abs(y - 28) * 0.3, y), (66, y)])
    for place in range(capacity):
        x = 82 + place * step
        sketch.box(HOLD, x + 1, 4, step - 3, 42, 5)
        middle, across = x + step / 2 - 0.5, step * 0.34
        sketch.oval(FREE, middle, 25, across)
        sketch.oval(HOLD, middle, 25, across - 3.5)
    return with_shadow(sketch.reduced(), 8, 2.5, 3, 0.45)
