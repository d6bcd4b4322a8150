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


HOLE, HOLE_RIM = "#43331F", "#E9DAB4"
"""A place at which nobody works, and its edge."""

COLONIST, NOBLE = ("#FFF3D6", "#8A4B1F"), ("#D8313B", "#FFE08A")
"""The ground on which a colonist or a noble is seen, and the figure."""

BENCH_PITCH = 0.94
"""From one place to the next, in their width."""


@kept
def bench(circles: int, people: int, nobles: int, high: int) -> Sprite:
    """Places in a row for those who could work somewhere: light with a figure where one does, nobles first, and dark holes."""
    pitch = high * BENCH_PITCH
    sketch, radius = Sketch(pitch * (circles - 1) + high, high, 3), high / 2
    for place in reversed(range(circles)):
        x = radius + pitch * place
        sketch.oval(palette.INK, x, radius, radius + 1)
        if place >= people:
            sketch.oval(HOLE_RIM, x, radius, radius - 1)
            sketch.oval(HOLE, x, radius, radius * 0.72)
            continue
        ground, figure = NOBLE if place < nobles else COLONIST
        sketch.oval(ground, x, radius, radius - 1.6)
        if place < nobles:
            crown = ((-0.5, 0.4), (-0.62, -0.34), (-0.24, 0.0), (0, -0.56), (0.24, 0.0))
            sides = [*crown, (0.62, -0.34), (0.5, 0.4)]
            sketch.poly(figure, [(x + dx * radius, radius + dy * radius) for dx, dy in sides])
            continue
        sketch.oval(figure, x, high * 0.36, radius * 0.34)
        sketch.oval(figure, x, high * 0.76, radius * 0.56, radius * 0.4)
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
