"""Cards, prospectors, counters of the vein, certificates."""

from games.core.model import Key
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face
from render.core.sketch import Sketch, with_shadow
from render.core.tokens import SEAL_SHAPES, seal_outline
from render.sutters_mill.vocabulary import SECTION_COLOUR, SHORT, SYMBOLS

MARK = (64, 107)
"""Where the owner's mark stands on a prospector's chest, in the box of an icon."""


@kept
def prospector(owner: int, size: int) -> Sprite:
    """A pawn in its owner's colour, with the owner's mark on the chest."""
    pawn = art.tinted("pawn", owner, size)
    scale = size / art.ICON_BOX
    mark = Sketch(size, size, pawn.margin)
    x, y = MARK[0] * scale, MARK[1] * scale
    shape = seal_outline(SEAL_SHAPES[owner], 12 * scale)
    mark.poly(palette.SEATS[owner].mark, [(x + dx, y + dy) for dx, dy in shape])
    canvas = Canvas(pawn.colour.copy())
    canvas.put(mark.done(), pawn.margin, pawn.margin)
    return Sprite(canvas.image, pawn.opacity, pawn.margin)


@kept
def card(owner: int, rank: Key, wide: int, high: int) -> Sprite:
    """An influence card: rank above, owner's mark below."""
    colour = palette.SEATS[owner]
    sketch = Sketch(wide, high, 10)
    radius = wide * 0.16
    sketch.box(palette.KEYLINE, -5, -5, wide + 10, high + 10, radius + 5)
    sketch.box(palette.INK, -2.5, -2.5, wide + 5, high + 5, radius + 2.5)
    sketch.box(colour.full, 0, 0, wide, high, radius)
    sketch.box(
        palette.mixed(colour.full, colour.dark, 0.45), 0, high * 0.6, wide, high * 0.4, radius
    )
    sketch.box(palette.mixed(colour.full, colour.dark, 0.45), 0, high * 0.6, wide, high * 0.2, 1)
    shape = seal_outline(SEAL_SHAPES[owner], wide * 0.14)
    sketch.poly(colour.mark, [(wide / 2 + dx, high * 0.8 + dy) for dx, dy in shape])
    done = with_shadow(sketch.reduced(), 10, 2.0, 3, 0.45)
    canvas = Canvas(done.colour.copy())
    size = round(high * 0.5)
    x, y = wide / 2 + done.margin, high * 0.3 + done.margin
    canvas.write(SHORT[rank], Face.NUMBER, size, colour.mark, x, y, "m")
    return Sprite(canvas.image, done.opacity, done.margin)


@kept
def counter(section: Key, radius: float) -> Sprite:
    """A face-down counter in the vein, with a light core."""
    full, dark = SECTION_COLOUR[section]
    side = round(2 * radius) + 2
    sketch = Sketch(side, side, 4)
    middle = side / 2
    sketch.oval(palette.INK, middle, middle, radius + 1.5)
    sketch.oval(dark, middle, middle, radius)
    sketch.oval(full, middle, middle - radius * 0.12, radius * 0.86)
    sketch.oval("#FFFFFF66", middle, middle - radius * 0.12, radius * 0.42)
    return sketch.done()


@kept
def hole(radius: float) -> Sprite:
    """Where a counter has been."""
    side = round(2 * radius) + 2
    sketch = Sketch(side, side, 4)
    sketch.oval("#0F1A21", side / 2, side / 2, radius * 0.8)
    return sketch.done()


@kept
def certificate(building: Key, size: int) -> Sprite:
    """A paper tile with the building's symbol."""
    sketch = Sketch(size, size, 8)
    sketch.box(palette.INK, -2, -2, size + 4, size + 4, 11)
    sketch.box("#F7E7BE", 0, 0, size, size, 9)
    sketch.box("#A9823A", 4, 4, size - 8, size - 8, 6)
    sketch.box("#F7E7BE", 6, 6, size - 12, size - 12, 5)
    done = with_shadow(sketch.reduced(), 8, 2.0, 3, 0.4)
    canvas = Canvas(done.colour.copy())
    middle = size / 2 + done.margin
    canvas.put_centred(art.glyph(SYMBOLS[building], round(size * 0.7)), middle, middle)
    return Sprite(canvas.image, done.opacity, done.margin)


def draw_number(canvas: Canvas, x: float, y: float, count: int) -> None:
    """How many, in a small night box, from two on."""
    if count > 1:
        boxes.box(canvas, palette.NIGHT, x - 15, y - 17, 30, 34, 8)
        canvas.write(str(count), Face.NUMBER, 30, palette.PAPER, x, y, "m")
