"""Resource cards in the hand: the count first, then what it is and what the bank asks for it."""

from math import sin
from typing import NamedTuple

from PIL import Image

from games.catan.content import RESOURCES
from games.catan.views import Private, Public, rates
from games.core.model import Key
from render.catan.choices import Marks
from render.catan.vocabulary import title
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.gradients import vertical
from render.core.lettering import Face
from render.core.sketch import Sketch, with_shadow

HIGH = 178
FOOT = 82
MIDDLE = 0.4
"""Where the middle of a card's drawing lies, in its width: the count stands to the right."""

RADIUS = 20
GAP = 22
ROW_HIGH = 132
ROW_GAP = 12

SKIES = {
    "lumber": ("#2F6B3A", "#4B9A51"),
    "brick": ("#A2482A", "#D9764B"),
    "wool": ("#77A940", "#A8D46A"),
    "grain": ("#C08A15", "#EDB93B"),
    "ore": ("#5F6B85", "#8C98B0"),
}


class Stock(NamedTuple):
    """One resource in the hand."""

    key: Key
    amount: int
    rate: int
    """Cards of it that the bank takes for one of another kind."""


def stock_of(own: Private, view: Public) -> tuple[Stock, ...]:
    """What the seat holds of each resource, and what the bank asks of it."""
    return tuple(map(Stock, RESOURCES, own.holding.hand, rates(view.table, own.seat)))


def draw_cards(
    canvas: Canvas, x: int, y: int, room: int, stocks: tuple[Stock, ...], marks: Marks, words: Words
) -> None:
    """Draw the five kinds as large cards side by side."""
    wide = (room - 4 * GAP) // 5
    chosen = dict(marks.amounts)
    for place, stock in enumerate(stocks):
        left = x + place * (wide + GAP)
        if stock.key in chosen:
            boxes.lit(canvas, palette.LAMP, left, y, wide, HIGH, RADIUS, 7)
        _draw_card(canvas, left, y, wide, stock, words, is_chosen=stock.key in chosen)
        if stock.key in chosen:
            canvas.put_centred(tokens.tick(34), left + 34, y + 30)
            canvas.put_centred(tokens.badge(str(chosen[stock.key]), 44), left + 40, y + 92)


def _draw_card(
    canvas: Canvas, x: int, y: int, wide: int, stock: Stock, words: Words, *, is_chosen: bool
) -> None:
    name = title(words, "resource", stock.key)
    label = fit(name, Face.NAME, wide - 110, 46, 30, 1)
    middle = y + HIGH - FOOT / 2
    if not stock.amount:
        boxes.free_place(canvas, x, y, wide, HIGH, RADIUS)
        canvas.put_centred(art.sticker(stock.key, 84), x + wide * MIDDLE, y + 54, 0.34)
        canvas.write(label.lines[0], Face.NAME, label.size, palette.MIST, x + 18, middle)
        canvas.write("–", Face.NUMBER, 60, palette.MIST, x + wide - 36, y + 44, "m")
        _draw_rate(canvas, x + wide - 16, middle, stock.rate, palette.MIST)
        return
    layers = 1 if is_chosen else min(stock.amount, 4)
    for layer in range(layers - 1, 0, -1):
        colour = palette.mixed(palette.PAPER_EDGE, palette.INK, 0.1 * layer)
        boxes.box(canvas, colour, x + 5 * layer, y - 5 * layer, wide, HIGH, RADIUS)
        boxes.box(canvas, palette.PAPER_SHADE, x + 5 * layer, y - 5 * layer, wide - 2, HIGH, RADIUS)
    if is_chosen:
        boxes.lay(canvas, _face(stock.key, wide), x, y, RADIUS)
    else:
        canvas.put(_card(stock.key, wide), x, y)
    canvas.write(label.lines[0], Face.NAME, label.size, palette.INK, x + 18, middle)
    _draw_rate(canvas, x + wide - 16, middle, stock.rate, palette.INK_SOFT)
    canvas.put_centred(_count(stock.amount, 44), x + wide - 32, y + 30)


def _draw_rate(canvas: Canvas, right: float, middle: float, rate: int, ink: str) -> None:
    """What the bank takes, behind an anchor where a harbor makes it cheaper."""
    wide = canvas.write(f"{rate}:1", Face.NUMBER, 36, ink, right, middle, "r")
    if rate < 4:
        canvas.put_centred(art.glyph("anchor", 36), right - wide - 24, middle)


@kept
def _card(key: Key, wide: int) -> Sprite:
    """The same over its shadow."""
    return boxes.raised(_face(key, wide), RADIUS)


@kept
def _face(key: Key, wide: int) -> Image.Image:
    """A card without its words: the resource before its own land."""
    face = Image.new("RGB", (wide, HIGH), palette.PAPER)
    inner = (wide - 20, HIGH - FOOT - 10)
    face.paste(_scene(key, *inner), (10, 10), boxes.rounded(*inner, 12))
    canvas = Canvas(face)
    canvas.put_centred(art.sticker(key, 92), wide * MIDDLE, 10 + inner[1] / 2)
    return face


@kept
def small_face(key: Key, wide: int, high: int, field: int, size: int) -> Image.Image:
    """A small card without its count: the resource, so large, before its own land, and paper below."""
    face = Image.new("RGB", (wide, high), palette.PAPER)
    inner = (wide - 8, field - 4)
    face.paste(_scene(key, *inner), (4, 4), boxes.rounded(*inner, 9))
    Canvas(face).put_centred(art.sticker(key, size), wide / 2, 4 + inner[1] / 2)
    return face


def _scene(key: Key, wide: int, high: int) -> Image.Image:
    dark, light = SKIES[key]
    scene = vertical(wide, high, ((0.0, dark), (1.0, palette.mixed(dark, light, 0.5))))
    sketch = Sketch(wide, high)
    for height, swell, phase, share in (
        (0.55, 14, 0.6, 0.35),
        (0.72, 18, 2.7, 0.75),
        (0.88, 12, 4.6, 1.0),
    ):
        crest = [
            (px, high * height + swell * sin(px / 52 + phase)) for px in range(-4, wide + 8, 8)
        ]
        sketch.poly(palette.mixed(dark, light, share), [*crest, (wide, high), (0, high)])
    drawn = sketch.reduced()
    scene.paste(drawn.convert("RGB"), (0, 0), drawn.getchannel("A"))
    return scene


@kept
def _count(amount: int, radius: int) -> Sprite:
    """How many there are, in a white disc."""
    sketch, margin = Sketch(2 * radius, 2 * radius, 12), 12
    sketch.oval(palette.INK, radius, radius, radius)
    sketch.oval(palette.WHITE, radius, radius, radius - 4)
    blank = with_shadow(sketch.reduced(), margin, 3, 4, 0.45)
    face = Canvas(blank.colour.copy())
    size = round(radius * (1.32 if amount < 10 else 1.1))
    face.write(str(amount), Face.NUMBER, size, palette.INK, margin + radius, margin + radius, "m")
    return Sprite(face.image, blank.opacity, margin)


NARROW = 132
"""A tile of less width has no room for a large icon beside its numbers."""


def draw_row(
    canvas: Canvas, x: int, y: int, room: int, stocks: tuple[Stock, ...], marks: Marks
) -> None:
    """Draw the five kinds as small tiles: icon, count, rate; ringed with a number where some are chosen."""
    wide, chosen = (room - 4 * ROW_GAP) // 5, dict(marks.amounts)
    for place, stock in enumerate(stocks):
        left = x + place * (wide + ROW_GAP)
        if stock.key in chosen:
            boxes.lit(canvas, palette.LAMP, left, y, wide, ROW_HIGH, 16, 7)
        if not stock.amount:
            boxes.free_place(canvas, left, y, wide, ROW_HIGH, 16)
        else:
            if stock.key not in chosen:
                boxes.shadow(canvas, left, y, wide, ROW_HIGH, 16)
            boxes.box(canvas, palette.PAPER, left, y, wide, ROW_HIGH, 16)
            canvas.fill(SKIES[stock.key][1], left + 14, y + ROW_HIGH - 12, wide - 28, 5)
        ink = palette.INK if stock.amount else palette.MIST
        soft = palette.INK_SOFT if stock.amount else palette.MIST
        strength = 1.0 if stock.amount else 0.4
        text = str(stock.amount) if stock.amount else "–"
        if wide < NARROW:
            # Beside many development cards there is room for small icons only.
            canvas.put_centred(art.sticker(stock.key, 50), left + 32, y + 38, strength)
            centre, size = left + wide - 26, 46 if stock.amount < 10 else 36
            canvas.write(text, Face.NUMBER, size, ink, centre, y + 40, "m")
            canvas.write(f"{stock.rate}:1", Face.NUMBER, 32, soft, left + wide / 2, y + 92, "m")
        else:
            icon = art.sticker(stock.key, min(96, wide - 76), palette.KEYLINE)
            canvas.put_centred(icon, left + 12 + icon.size[0] / 2, y + 62, strength)
            room = wide - 18 - icon.size[0]
            centre = left + 12 + icon.size[0] + room // 2
            size = 60 if stock.amount < 10 else 48
            canvas.write(text, Face.NUMBER, size, ink, centre, y + 46, "m")
            canvas.write(f"{stock.rate}:1", Face.NUMBER, 30, soft, centre, y + 98, "m")
        if stock.key in chosen:
            canvas.put_centred(tokens.badge(str(chosen[stock.key]), 40), left + 24, y + 4)
