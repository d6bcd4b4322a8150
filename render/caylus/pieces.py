"""Workers, houses, lines of icons, buildings in their landscape."""

from PIL import Image

from games.caylus.content import KIND
from games.core.model import Key
from render.caylus.vocabulary import ARROW, LOOKS, Bit, drawn
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.scenery import scenery
from render.core.sketch import Sketch, with_shadow
from render.core.tokens import SEAL_SHAPES, seal_outline

TINT = {"#2F6FE4": "full", "#173F94": "dark"}
"""Colours of workers and houses in the drawings that stand for a player's."""

MARK = "#FFFFFF"
"""The disc in whose place the owner's mark stands."""


@kept
def piece(name: str, owner: int, size: int) -> Sprite:
    """A worker or a house in its owner's colour, with the owner's mark."""
    colour = palette.SEATS[owner]
    scale = size / art.ICON_BOX
    margin = round(13 * scale) + 6
    sketch = Sketch(size, size, margin)
    body, detail = art.icon_shapes(name)
    sketch.outline(palette.KEYLINE, body, scale, 22)
    sketch.outline(palette.INK, body, scale, 11)
    for shape in (*body, *detail):
        if shape[1].upper() == MARK:
            x = sum(point[0] for point in shape[-1]) / len(shape[-1])
            y = sum(point[1] for point in shape[-1]) / len(shape[-1])
            mark = seal_outline(SEAL_SHAPES[owner], 22)
            points = [((x + dx) * scale, (y + dy) * scale) for dx, dy in mark]
            sketch.poly(colour.mark, points)
            continue
        paint = getattr(colour, TINT[shape[1].upper()]) if shape[1].upper() in TINT else shape[1]
        sketch.shapes([[shape[0], paint, *shape[2:]]], scale)
    return with_shadow(sketch.reduced(), margin, 2.0, 3, 0.45)


def worker(owner: int, size: int) -> Sprite:
    """A worker."""
    return piece("piece_worker", owner, size)


def house(owner: int, size: int) -> Sprite:
    """A house."""
    return piece("piece_house", owner, size)


@kept
def landscape(building: Key, wide: int, high: int, focus: float = 0.5) -> Image.Image:
    """The building in the colours of its kind."""
    return scenery(drawn(building), LOOKS[KIND[building]], wide, high, focus)


@kept
def arrow(size: int) -> Sprite:
    """A small arrow to the right."""
    sketch = Sketch(size, size, 2)
    middle = size / 2
    sketch.line(palette.INK, size * 0.13, [(size * 0.12, middle), (size * 0.8, middle)])
    head = [(size * 0.52, size * 0.26), (size * 0.84, middle), (size * 0.52, size * 0.74)]
    sketch.line(palette.INK, size * 0.13, head)
    return sketch.done()


def line_width(bits: tuple[Bit, ...], size: int) -> float:
    """How wide a line of icons is."""
    return sum(
        width(bit[1:], Face.NUMBER, round(size * 0.86)) + 3 if bit[0] == " " else size + 2
        for bit in bits
    )


def draw_line(
    canvas: Canvas, bits: tuple[Bit, ...], x: float, middle: float, room: float, size: int = 31
) -> None:
    """Draw icons and texts in a line that fits the room."""
    while size > 18 and line_width(bits, size) > room:
        size -= 1
    for bit in bits:
        if bit[0] == " ":
            face_size = round(size * 0.86)
            canvas.write(bit[1:], Face.NUMBER, face_size, palette.INK, x, middle)
            x += width(bit[1:], Face.NUMBER, face_size) + 3
        else:
            sign = arrow(round(size * 0.8)) if bit == ARROW else art.sticker(bit, size)
            canvas.put_centred(sign, x + size / 2, middle)
            x += size + 2


@kept
def oval(wide: int, high: int, text: str, *, is_dark: bool) -> Sprite:
    """An empty place for a worker, with its number."""
    sketch = Sketch(wide, high, 4)
    sketch.oval(palette.INK, wide / 2, high / 2, wide / 2, high / 2)
    ground = palette.WELL if is_dark else palette.PAPER_SHADE
    sketch.oval(ground, wide / 2, high / 2, wide / 2 - 2.5, high / 2 - 2.5)
    done = sketch.done()
    canvas = Canvas(done.colour.copy())
    ink = palette.MIST if is_dark else palette.INK_SOFT
    x, y = wide / 2 + done.margin, high / 2 + done.margin
    canvas.write(text, Face.NUMBER, round(high * 0.62), ink, x, y, "m")
    return Sprite(canvas.image, done.opacity, done.margin)
