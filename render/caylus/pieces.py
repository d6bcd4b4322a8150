"""Workers, houses, lines of icons, buildings in their landscape."""

from PIL import Image

from games.caylus.content import KIND
from games.core.model import Key
from render.caylus.vocabulary import ARROW, LOOKS, Bit, drawn
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.scenery import scenery
from render.core.sketch import Sketch, with_shadow

DISC = "#FFFFFF"
"""The disc on a piece in whose place the owner's mark stands."""

SILVER = "#C9D1D8"
EARTH, CORNER = "#6B5A3C", 14
"""The frame of a plate that belongs to nobody, and how round its corners are."""

NUMBER, ARROW_WIDE = 0.9, 0.5
"""Sizes of numbers and arrows in a line of icons, in sizes of its icons."""

NUMERAL = (0.76, 0.54)
"""The size of a coin's number of one letter, and of more, in sizes of the coin."""

COUNTED = frozenset({"denier", "prestige"})
"""What carries its number itself."""


def worker(owner: int, size: int) -> Sprite:
    """A worker in its owner's colour, with the owner's mark."""
    return art.tinted("piece_worker", owner, size, DISC)


def house(owner: int, size: int) -> Sprite:
    """A house in its owner's colour, with the owner's mark."""
    return art.tinted("piece_house", owner, size, DISC)


@kept
def coin(number: int | str, size: int) -> Sprite:
    """So many deniers: a silver coin with the number in the place of the lily."""
    half = size / 2
    sketch = Sketch(size, size, 8)
    for colour, out in ((palette.KEYLINE, 4.0), (palette.INK, 1.5), (SILVER, -1.0)):
        sketch.oval(colour, half, half, half + out)
    sketch.oval("#E8EDF1", half, half, half * 0.76)
    blank = with_shadow(sketch.reduced(), 8, 2.0, 2, 0.42)
    face = Canvas(blank.colour.copy())
    middle, share = half + blank.margin, NUMERAL[len(str(number)) > 1]
    face.write(str(number), Face.NUMBER, round(size * share), palette.INK, middle, middle, "m")
    return Sprite(face.image, blank.opacity, blank.margin)


def worth(gain: tuple[Bit, ...], size: int) -> Sprite:
    """A coin or shield with its number."""
    amount, icon = gain
    if icon == "denier":
        return coin(amount.strip(), size - 6)
    return tokens.shield(int(amount), size)


@kept
def plaque(
    wide: int, high: int, frame: str = EARTH, edge: int = 7, paper: str = palette.PAPER
) -> Image.Image:
    """A blank plate: paper in a frame of that colour, so wide, between edges of ink."""
    face = Canvas(Image.new("RGB", (wide, high), palette.INK))
    boxes.box(face, frame, 2, 2, wide - 4, high - 4, CORNER - 2)
    across, tall = wide - 2 * edge, high - 2 * edge
    shade = palette.mixed(frame, palette.INK, 0.6)
    boxes.box(face, shade, edge - 2, edge - 2, across + 4, tall + 4, 8)
    boxes.box(face, paper, edge, edge, across, tall, 7)
    return face.image


@kept
def plated(
    bits: tuple[Bit, ...], wide: int, high: int, size: int, paper: str = palette.PAPER
) -> Sprite:
    """A plate with a line of icons that are so large at most."""
    face = Canvas(plaque(wide, high, paper=paper).copy())
    draw_line_centred(face, bits, wide / 2, high / 2, wide - 22, size)
    return boxes.raised(face.image, CORNER, boxes.SMALL_SHADOW)


@kept
def landscape(building: Key, wide: int, high: int, focus: float = 0.5) -> Image.Image:
    """The building in the colours of its kind."""
    return scenery(drawn(building), LOOKS[KIND.get(building, "special")], wide, high, focus)


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
    return sum(_step(bit, size) for bit in _joined(bits))


def _joined(bits: tuple[Bit, ...]) -> list[Bit]:
    """The line with numbers of deniers and points as part of their icons, behind those."""
    joined = list[Bit]()
    for bit in bits:
        if bit in COUNTED and joined and joined[-1][0] == " ":
            number = joined.pop().strip()
            joined += [" +"] if number[0] == "+" else []
            joined.append(f"{bit} {number.lstrip('+')}")
        else:
            joined.append(bit)
    return joined


def _step(bit: Bit, size: int) -> float:
    """How far a line of icons goes on for one of them."""
    if bit[0] == " ":
        return width(bit[1:], Face.NUMBER, round(size * NUMBER)) + 3
    return round(size * ARROW_WIDE) if bit == ARROW else size + 2


def _fitting(bits: tuple[Bit, ...], room: float, size: int) -> int:
    """The size at which a line of icons fits the room: a multiple of four, so that few sizes of icons are kept."""
    size -= size % 4
    while size > 18 and line_width(bits, size) > room:
        size -= 4
    return size


def draw_line_centred(
    canvas: Canvas, bits: tuple[Bit, ...], middle_x: float, middle: float, room: float, size: int
) -> None:
    """Draw icons and texts in a line around a point."""
    wide = line_width(bits, _fitting(bits, room, size))
    draw_line(canvas, bits, middle_x - wide / 2, middle, room, size)


def draw_line(
    canvas: Canvas, bits: tuple[Bit, ...], x: float, middle: float, room: float, size: int = 31
) -> None:
    """Draw icons and texts in a line that fits the room."""
    size = _fitting(bits, room, size)
    for bit in _joined(bits):
        step = _step(bit, size)
        if bit[0] == " ":
            canvas.write(bit[1:], Face.NUMBER, round(size * NUMBER), palette.INK, x, middle)
        else:
            canvas.put_centred(_sign(bit, size), x + step / 2 - 1, middle)
        x += step


def _sign(bit: Bit, size: int) -> Sprite:
    """An icon of a line: an arrow, a coin or shield with its number, or a sticker."""
    icon, _, number = bit.partition(" ")
    if icon == ARROW:
        return arrow(round(size * ARROW_WIDE))
    if not number:
        return art.sticker(icon, size)
    if icon == "denier":
        return coin(number, round(size * 0.88))
    return tokens.shield(int(number), round(size * 0.92))
