"""Boards with writing: the small paper plate under a thing, the night board over a place, and wooden crates."""

from math import ceil
from typing import NamedTuple

from PIL import Image

from render.core import boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import Fitted, fit, halves
from render.core.lettering import Face, width
from render.core.place.paving import PLANK, PLANK_DARK, PLANK_LIGHT
from render.core.sketch import Sketch, with_shadow

PLATE_SHADOW = (2.0, 2, 0.45)
STRIPE = 6
PAD = 4
TIGHT = 0.8
"""Leading of a plate's two lines."""

CLEARLY_LARGER = 1.15
"""How much larger two lines are than one where they take its place."""


class PlateSize(NamedTuple):
    """How large a name plate is, and the letters on it."""

    wide: int
    high: int
    name: int
    least: int

    @property
    def room(self) -> int:
        """What the name may take across."""
        return self.wide - STRIPE - 2 * PAD

    @property
    def two_lines(self) -> int:
        """The largest letters of which two lines stand on it."""
        return round((self.high - 6) / (1 + TIGHT))


def plate_fit(name: str, size: PlateSize) -> Fitted:
    """The name as it stands on its plate: on one line, or on two where it is larger so or fits no other way."""
    one = fit(name, Face.NAME, size.room, size.name, size.least, 1)
    most = max(size.least, min(size.name, size.two_lines))
    two = fit(name, Face.NAME, size.room, most, size.least)
    return one if one.fits and two.size < one.size * CLEARLY_LARGER else two


def plate_for(name: str, one: PlateSize, two: PlateSize, shrunk: int) -> PlateSize:
    """The plate of a name: that of one line, or where its letters would be small that of two, in letters down to `shrunk`
    where the name fits in no other way.
    """
    if fit(name, Face.NAME, one.room, one.name, one.least, 1).fits:
        return one
    return two if plate_fit(name, two).fits else two._replace(least=shrunk)


def plate_wide(name: str, size: PlateSize) -> int:
    """How wide a plate must be for the name in the letters of that size: on one line, or on two where these are that large."""
    one = width(name, Face.NAME, size.name)
    lines = halves(name, Face.NAME) if " " in name and size.two_lines >= size.name else (name,)
    longest = min(one, max(width(line, Face.NAME, size.name) for line in lines))
    return ceil(longest) + STRIPE + 2 * PAD


@kept
def painted_plate(name: str, colour: str, size: PlateSize, ink: str = palette.WHITE) -> Sprite:
    """A plate in its kind's colour with a light name: a house by the street, among many."""
    face = Canvas(Image.new("RGB", (size.wide, size.high), palette.channels(colour)[:3]))
    return _lettered(face, name, size, size.wide / 2, ink, palette.INK)


@kept
def name_plate(name: str, colour: str, size: PlateSize) -> Sprite:
    """A paper plate with a name in the middle and a stripe of its kind's colour on the left."""
    face = Canvas(Image.new("RGB", (size.wide, size.high), palette.PAPER))
    face.fill(colour, 0, 0, STRIPE, size.high)
    middle = STRIPE + (size.wide - STRIPE) / 2
    return _lettered(face, name, size, middle, palette.INK, palette.PAPER_EDGE)


def _lettered(
    face: Canvas, name: str, size: PlateSize, middle: float, ink: str, edge: str
) -> Sprite:
    """A plate with its name around that middle and its edge, raised from the ground."""
    line = plate_fit(name, size)
    face.write_lines(line.lines, Face.NAME, line.size, ink, middle, size.high / 2, "m", TIGHT)
    radius = min(11, size.high // 3)
    face.paint(edge, boxes.ring(size.wide, size.high, radius, 2), 0, 0)
    return boxes.raised(face.image, radius, PLATE_SHADOW)


@kept
def crate(wide: int, high: int) -> Sprite:
    """An open wooden crate seen from the front."""
    sketch = Sketch(wide, high, 8)
    sketch.box(PLANK_DARK, -2, -2, wide + 4, high + 4, 5)
    step = high / 3
    for row in range(3):
        y = row * step
        sketch.box(PLANK, 0, y, wide, step - 2.5, 2)
        sketch.box(PLANK_LIGHT, 0, y, wide, 3, 2)
    for x in (0, wide - 11):
        sketch.box(PLANK_DARK, x - 1, -1, 13, high + 2, 2)
        sketch.box(PLANK_LIGHT, x + 0.5, 0, 9, high, 2)
    return with_shadow(sketch.reduced(), 8, 2.5, 3, 0.45)
