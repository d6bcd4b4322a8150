"""A building in a city: its drawing in the street, points, name, what it does, and the good lying on it."""

from typing import NamedTuple

from PIL import Image

from render.core import art, boxes, palette, tokens
from render.core.backs import card_back
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.fitting import Fitted, fit
from render.core.lettering import Face
from render.core.scenery import cutout, cutout_ground
from render.core.sketch import Sketch
from render.core.tokens import pill
from render.san_juan.looks import EFFECT_GLYPHS, KINDS

RADIUS = 11
STRIPE = 6
STREET, PLATE_GAP = 10, 3
"""Height of the street before a building, and of the air above its plate."""

EFFECT = 38
NAME_SHRINK = 0.75
AQUA_INK, AQUA_RING = 9, 6


class Size(NamedTuple):
    """A tile's measures: its own, and how much of its width the drawing takes."""

    wide: int
    high: int
    drawing: int
    name: int = 32

    @property
    def name_room(self) -> int:
        """What is left for the name."""
        return self.wide - self.drawing - STRIPE - 9 - 5


class Card(NamedTuple):
    """What is printed on a card."""

    key: str
    kind: str
    name: str
    cost: int
    points: int | None
    """None: counted at the end."""


class Standing(NamedTuple):
    """What lies on, in and under a building."""

    good: str | None = None
    """The good that it can hold."""

    is_laden: bool = False
    covered: int = 0
    is_tucked: bool = False
    is_last_move: bool = False


def name_fit(name: str, size: Size) -> Fitted:
    """The name as it stands on a tile."""
    return fit(name, Face.NAME, size.name_room, size.name, round(size.name * NAME_SHRINK))


@kept
def _tile(card: Card, size: Size) -> Sprite:
    """A building in its street, beside it a plate with its name: points at its foot, what it does above."""
    face = Image.new("RGBA", (size.wide, size.high), (0, 0, 0, 0))
    building = cutout(card.key, size.high)
    ground = cutout_ground(size.high)
    shown = building.crop((0, ground - size.high + STREET, building.width, ground + 4))
    face.alpha_composite(shown, (max(0, (size.drawing - shown.width) // 2), 0))
    top, high = PLATE_GAP, size.high - STREET - PLATE_GAP
    plate = Canvas(Image.new("RGB", (size.wide - size.drawing, high), palette.PAPER))
    plate.fill(KINDS[card.kind].band, 0, 0, STRIPE, high)
    name = name_fit(card.name, size)
    plate.write_lines(name.lines, Face.NAME, name.size, palette.INK, STRIPE + 7, high / 2)
    mask = boxes.rounded(plate.image.width, high, RADIUS)
    face.paste(plate.image, (size.drawing, top), mask)
    return sprite(face)


def _draw_signs(canvas: Canvas, x: int, y: int, card: Card, size: Size) -> None:
    """Points at the foot, and when it works or what it counts above."""
    shield = round(size.high * 0.38)
    foot = y + size.high - round(shield * 1.12) + 2
    canvas.put(tokens.shield(card.points, shield), x - 2, foot)
    sign = EFFECT_GLYPHS.get(card.key)
    if sign is not None:
        canvas.put_centred(art.sticker(sign, EFFECT), x + EFFECT / 2 - 4, y + EFFECT / 2 - 6)


@kept
def _empty_place(good: str, across: int) -> Sprite:
    """A paper disc with the ghost of the good that could lie there."""
    sketch = Sketch(across, across, 6)
    middle = across / 2
    sketch.oval(palette.INK, middle, middle, middle)
    sketch.oval(palette.PAPER, middle, middle, middle - 2.5)
    disc = Canvas(sketch.done().colour)
    opacity = sketch.done().opacity
    ghost = art.glyph(good, round(across * 0.66))
    disc.put_centred(ghost, middle + 6, middle + 6, 0.45)
    return Sprite(disc.image, opacity, 6)


def draw_tile(canvas: Canvas, x: int, y: int, card: Card, standing: Standing, size: Size) -> None:
    """Draw a building at the corner of its place."""
    for layer in range(min(standing.covered, 2), 0, -1):
        _draw_edge(canvas, x, y, layer, size)
    if standing.is_last_move:
        boxes.frame(canvas, palette.INK, x, y, size.wide, size.high, RADIUS, AQUA_INK)
        boxes.frame(canvas, palette.AQUA, x, y, size.wide, size.high, RADIUS, AQUA_RING + 1)
    canvas.put(_tile(card, size), x, y)
    _draw_signs(canvas, x, y, card, size)
    if standing.is_last_move:
        canvas.put(tokens.spark_corner(32, RADIUS), x + size.wide - 32, y)
    if standing.is_tucked:
        canvas.put(card_back(22, 29), x + size.drawing - 26, y + 4)
    if standing.good is not None:
        _draw_good(canvas, x, y, standing, size)
    if standing.covered:
        top = y + size.high if standing.is_last_move else y
        pill(canvas, x + size.wide - 18, top - 2, f"+{standing.covered}")


def _draw_good(canvas: Canvas, x: int, y: int, standing: Standing, size: Size) -> None:
    assert standing.good is not None
    if standing.is_laden:
        sign = art.sticker(standing.good, 55)
        canvas.put_centred(sign, x + size.drawing - 24, y + size.high - 29)
    else:
        place = _empty_place(standing.good, 32)
        canvas.put_centred(place, x + size.drawing - 20, y + size.high - 20)


def _draw_edge(canvas: Canvas, x: int, y: int, layer: int, size: Size) -> None:
    """The upper edge of a covered card, above the tile that covers it."""
    inset, lift = 6 * layer, 5 * layer
    wide = size.wide - 2 * inset
    boxes.box(canvas, palette.INK, x + inset - 1, y - lift - 1, wide + 2, 24, RADIUS)
    boxes.box(canvas, palette.PAPER_SHADE, x + inset, y - lift, wide, 24, RADIUS - 1)
