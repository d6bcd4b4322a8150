"""A building in a city: a tile with its drawing, cost, points, name, and the good lying on it."""

from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from render.core import art, boxes, palette, tokens
from render.core.backs import card_back
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import Fitted, fit
from render.core.lettering import Face
from render.core.sketch import Sketch
from render.core.tokens import pill
from render.san_juan.looks import KINDS
from render.san_juan.scenery import scenery

RADIUS = 11
STRIPE = 6
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
def _drawing(key: Key, wide: int, high: int) -> Image.Image:
    """The scenery on a tile, the same in every language."""
    return scenery(key, wide, high, 0.60)


@kept
def _tile(card: Card, size: Size) -> Sprite:
    """The tile over its shadow."""
    return boxes.raised(_face(card, size), RADIUS, boxes.SMALL_SHADOW)


def _face(card: Card, size: Size) -> Image.Image:
    """The tile without anything that lies on it."""
    canvas = Canvas(Image.new("RGB", (size.wide, size.high), palette.PAPER))
    canvas.image.paste(_drawing(card.key, size.drawing, size.high), (0, 0))
    look = KINDS[card.kind]
    canvas.fill(look.band, size.drawing, 0, STRIPE, size.high)
    name = name_fit(card.name, size)
    middle = size.high / 2
    x = size.drawing + STRIPE + 9
    canvas.write_lines(name.lines, Face.NAME, name.size, palette.INK, x, middle)
    plaque, shield = size.high * 2 // 5, round(size.high * 0.36)
    canvas.put(tokens.plaque(card.cost, plaque), 3, 3)
    canvas.put(tokens.shield(card.points, shield), 4, size.high - round(shield * 1.12) - 3)
    if card.kind in {"monument", "six", "cathedral"}:
        canvas.put_centred(art.sticker(look.glyph, 34), size.drawing - 20, size.high - 20)
    return canvas.image


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
        ink = AQUA_INK
        boxes.frame(canvas, palette.INK, x, y, size.wide, size.high, RADIUS, ink)
        boxes.frame(canvas, palette.AQUA, x, y, size.wide, size.high, RADIUS, AQUA_RING + 1)
        boxes.frame(canvas, palette.INK, x, y, size.wide, size.high, RADIUS, 2)
        boxes.lay(canvas, _face(card, size), x, y, RADIUS)
        canvas.put(tokens.spark_corner(32, RADIUS), x + size.wide - 32, y)
    else:
        canvas.put(_tile(card, size), x, y)
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
