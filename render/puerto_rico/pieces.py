"""Small pieces of Puerto Rico: coins with a number, people in their circles, empty circles, barrels, ships."""

from collections.abc import Sequence
from math import cos, pi, sin

from games.core.model import Key
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch, with_shadow

HULL, HULL_DARK, HULL_LINE = "#9A5B2B", "#7A431B", "#5A2F12"
SAIL, SAIL_EMPTY = "#FBF4E4", "#C9C3B2"
HOLD, FREE = "#6E4826", "#D8B27CB0"


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
    """A cargo ship without its barrels: sail with the good, and a hull with a place for each barrel."""
    deck = LARGE_STERN + -(-capacity // 2) * HOLD_SIDE
    wide, keel, side = deck + 56, float(LARGE_HIGH - 6), 152.0
    sketch = Sketch(wide, LARGE_HIGH, 10)
    stern = LARGE_STERN - 12.0
    hull = [
        (stern - 14, 0),
        (stern + 8, 0),
        (stern + 8, 4),
        (deck + 6, 4),
        (wide, -4),
        (wide - 44, keel),
        (stern + 14, keel),
        (stern - 6, side),
    ]
    edge = [*hull, hull[0]]
    sketch.line(palette.INK, 7, edge)
    sketch.poly(HULL, hull)
    sketch.poly(
        HULL_DARK, [(stern - 6, side), (wide - 33, side), (wide - 44, keel), (stern + 14, keel)]
    )
    sketch.line(HULL_LINE, 3, [(stern - 5, side), (wide - 33, side)])
    sketch.line(palette.INK, 10, [(stern - 4, -4), (stern - 4, 140)])
    sketch.line(HULL, 5, [(stern - 4, -4), (stern - 4, 140)])
    sail = [(2, 4), (stern - 4, 4), (stern - 12, 66), (stern - 4, 128), (2, 128), (10, 66)]
    _sail(sketch, sail, good)
    for place in range(capacity):
        x, y = hold(capacity, place)
        sketch.box(HOLD, x + 2, y + 2, HOLD_SIDE - 4, HOLD_SIDE - 4, 9)
        middle = x + HOLD_SIDE / 2, y + HOLD_SIDE / 2
        sketch.oval(FREE, *middle, HOLD_SIDE * 0.34)
        sketch.oval(HOLD, *middle, HOLD_SIDE * 0.34 - 5)
    return with_shadow(sketch.reduced(), 10, 2.5, 3, 0.45)


def _sail(sketch: Sketch, sail: Sequence[tuple[float, float]], good: Key | None) -> None:
    """A sail, grey while the ship carries nothing."""
    sketch.line(palette.INK, 6, [*sail, sail[0]])
    sketch.poly(SAIL if good else SAIL_EMPTY, sail)
    if good is None:
        (left, top), (right, bottom) = sail[0], sail[3]
        for share in (0.24, 0.5, 0.76):
            y = top + (bottom - top) * share
            sketch.line("#8F8A7C", 2, [(left + 12, y), (right - 12, y)])
