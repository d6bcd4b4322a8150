"""Small pieces of Puerto Rico: coins with a number, people in their circles, empty circles."""

from math import cos, pi, sin

from games.core.model import Key
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch


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
