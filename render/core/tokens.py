"""The small things of the house: seals, cost plaques, points shields, badges, ticks and sparks."""

from math import cos, pi, sin

from PIL import Image

from render.core import boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.numerals import signed
from render.core.palette import SEATS
from render.core.sketch import Points, Sketch, with_shadow

SEAL_SHAPES = ("diamond", "circle", "triangle", "square", "cross", "hexagon")


def _around(count: int, radius: float, start: float) -> list[tuple[float, float]]:
    turns = (start + 2 * pi * step / count for step in range(count))
    return [(radius * cos(turn), radius * sin(turn)) for turn in turns]


def seal_outline(shape: str, radius: float) -> list[tuple[float, float]]:
    """The player's shape around the origin, about equally large for every shape."""
    match shape:
        case "diamond":
            return _around(4, radius * 1.16, -pi / 2)
        case "circle":
            return _around(48, radius, 0)
        case "triangle":
            return [(x, y + radius * 0.2) for x, y in _around(3, radius * 1.28, -pi / 2)]
        case "square":
            return _around(4, radius * 1.25, pi / 4)
        case "cross":
            arm, half = radius * 1.06, radius * 0.42
            quarter = [(half, -arm), (half, -half), (arm, -half)]
            turns = ((1, 0), (0, 1), (-1, 0), (0, -1))
            return [(x * c - y * s, x * s + y * c) for c, s in turns for x, y in quarter]
        case _:
            return _around(6, radius * 1.08, 0)


@kept
def seal(seat: int, radius: int) -> Sprite:
    """A player's seal: shape and colour, in an ink ring and a paper ring; a radius of the shape."""
    colour, shape = SEATS[seat], SEAL_SHAPES[seat]
    edge, keyline = max(3.0, radius * 0.2), max(2.2, radius * 0.15)
    margin = round(radius * 0.62) + 6
    side = 2 * radius
    sketch = Sketch(side, side, margin)

    def grown(paint: str, stroke: float, scale: float = 1.0) -> None:
        points = [(radius + x * scale, radius + y * scale) for x, y in seal_outline(shape, radius)]
        sketch.poly(paint, points)
        if stroke:
            sketch.line(paint, stroke, [*points, points[0]])

    grown(palette.KEYLINE, 2 * (edge + keyline))
    grown(palette.INK, 2 * edge)
    grown(colour.full, 0)
    grown(colour.mark, 0, 0.45)
    return with_shadow(sketch.reduced(), margin, 2.0, 2, 0.4)


@kept
def plaque(cost: int, wide: int) -> Sprite:
    """What a card costs, on an upright tile card: costs are paid in cards."""
    high, margin = round(wide * 1.2), 10
    edge, rim = max(2.0, wide * 0.075), max(2.0, wide * 0.07)
    radius = wide * 0.2
    sketch = Sketch(wide, high, margin)
    sketch.box(palette.INK, 0, 0, wide, high, radius)
    sketch.box(palette.PAPER, edge, edge, wide - 2 * edge, high - 2 * edge, radius - edge)
    inset = edge + rim
    sketch.box(
        palette.AZULEJO_DEEP, inset, inset, wide - 2 * inset, high - 2 * inset, radius - inset * 0.6
    )
    blank = with_shadow(sketch.reduced(), margin, 2.0, 3, 0.45)
    return numbered(blank, str(cost), round(wide * 0.66), palette.WHITE, wide / 2, high * 0.5)


def numbered(blank: Sprite, text: str, size: int, colour: str, x: float, middle: float) -> Sprite:
    """The sprite with a numeral on it; the numeral lies on opaque ground."""
    face = Canvas(blank.colour.copy())
    face.write(text, Face.NUMBER, size, colour, x + blank.margin, middle + blank.margin, "m")
    return Sprite(face.image, blank.opacity, blank.margin)


def _shield_outline(wide: float, high: float, inset: float) -> Points:
    """A shield with a straight head: sides down to the middle, then a pointed foot."""
    left, right, top = inset, wide - inset, inset
    shoulder, foot, middle = high * 0.52, high - inset * 1.25, wide / 2
    curve = []
    for step in range(13):
        turn = step / 12
        bend = (1 - turn) ** 2
        x = bend * right + 2 * turn * (1 - turn) * (right - wide * 0.02) + turn**2 * middle
        y = bend * shoulder + 2 * turn * (1 - turn) * (high * 0.84) + turn**2 * foot
        curve.append((x, y))
    mirrored = [(wide - x, y) for x, y in reversed(curve)]
    return [(left, top), (right, top), *curve, *mirrored]


def star_outline(x: float, y: float, radius: float) -> Points:
    """A five-pointed star around a point."""
    turns = [(-pi / 2 + step * pi / 5, 1.0 if step % 2 == 0 else 0.44) for step in range(10)]
    return [(x + radius * far * cos(turn), y + radius * far * sin(turn)) for turn, far in turns]


_NUMERAL = {1: 0.56, 2: 0.48, 3: 0.38, 4: 0.3}
"""The size of a shield's numeral by its length, in widths of the shield."""


@kept
def shield(points: int | None, wide: int) -> Sprite:
    """Victory points on a wine shield; a star when they are counted at the end."""
    high, margin = round(wide * 1.12), 8
    edge = max(2.0, wide * 0.06)
    sketch = Sketch(wide, high, margin)
    outer = _shield_outline(wide, high, edge)
    sketch.poly(palette.INK, outer)
    sketch.line(palette.INK, 2 * edge, [*outer, outer[0]])
    sketch.poly(palette.POINTS, outer)
    inner = [(x, y) for x, y in outer if x >= wide / 2 - 0.01]
    sketch.poly(palette.POINTS_SHADE, [(wide / 2, edge), *inner])
    if points is None:
        sketch.poly(palette.STAR, star_outline(wide / 2, high * 0.47, wide * 0.29))
    done = with_shadow(sketch.reduced(), margin, 1.8, 2, 0.3)
    if points is None:
        return done
    text = signed(points)
    size = round(wide * _NUMERAL[len(text)])
    return numbered(done, text, size, palette.POINTS_NUMERAL, wide / 2, high * 0.46)


@kept
def badge(label: str, size: int) -> Sprite:
    """A key one could press, with the label that stands in the menu; `size` is its text's."""
    high = round(size * 1.34)
    wide = max(high, round(width(label, Face.NUMBER, size) + size * 0.62))
    radius, lip, margin = size * 0.36, size * 0.14, 14
    edge, keyline = 4 if size >= 36 else 3, 3
    sketch = Sketch(wide, high, margin)
    for colour, out in ((palette.KEYLINE, edge + keyline), (palette.INK, edge)):
        sketch.box(colour, -out, -out, wide + 2 * out, high + 2 * out, radius + out)
    sketch.box(palette.LAMP_LIP, 0, 0, wide, high, radius)
    sketch.box(palette.LAMP, 0, 0, wide, high - lip, radius * 0.94)
    sketch.box(palette.LAMP_GLINT, radius * 0.8, size * 0.07, wide - radius * 1.6, size * 0.07, 1.5)
    blank = with_shadow(sketch.reduced(), margin, 2.5, 3, 0.5)
    return numbered(blank, label, size, palette.INK, wide / 2, (high - lip) / 2 + 1)


@kept
def tick(radius: int) -> Sprite:
    """The sign of a chosen thing: a white tick in a green disc with a paper rim."""
    side, margin = 2 * radius, 10
    sketch = Sketch(side, side, margin)
    sketch.oval(palette.KEYLINE, radius, radius, radius)
    sketch.oval(palette.TICK, radius, radius, radius * 0.86)
    path = ((0.56, 1.03), (0.88, 1.34), (1.45, 0.68))
    points = [(x * radius, y * radius) for x, y in path]
    sketch.line(palette.WHITE, radius * 0.25, points)
    return with_shadow(sketch.reduced(), margin, 2.5, 3, 0.5)


def _spark_outline(x: float, y: float, radius: float) -> Points:
    turns = [(-pi / 2 + step * pi / 4, 1.0 if step % 2 == 0 else 0.27) for step in range(8)]
    return [(x + radius * far * cos(turn), y + radius * far * sin(turn)) for turn, far in turns]


@kept
def spark(radius: int, colour: str = palette.AQUA) -> Sprite:
    """The four-pointed sign of the last move."""
    sketch = Sketch(2 * radius, 2 * radius, 1)
    sketch.poly(colour, _spark_outline(radius, radius, radius))
    return sketch.done()


@kept
def spark_corner(side: int, radius: int) -> Sprite:
    """The aqua corner of a tile that the last move touched, with the spark on it."""
    sketch = Sketch(side, side, 0)
    sketch.box(palette.AQUA, 0, 0, side, side, radius)
    sketch.box(palette.AQUA, 0, 0, side / 2, side / 2, 0)
    sketch.box(palette.AQUA, side / 2, side / 2, side / 2, side / 2, 0)
    sketch.poly(palette.INK, _spark_outline(side * 0.64, side * 0.36, side * 0.27))
    drawn = sketch.image
    cut = Image.new("L", drawn.size)
    half = Sketch(side, side, 0)
    half.poly(palette.WHITE, [(0, 0), (side, 0), (side, side)])
    cut.paste(half.image.getchannel("A"))
    clear = Image.new("RGBA", drawn.size)
    clear.paste(drawn, (0, 0), cut)
    sketch.image = clear
    return sketch.done()


def pill(
    canvas: Canvas,
    x: float,
    middle: float,
    text: str,
    size: int = 21,
    ground: str = palette.NIGHT,
) -> None:
    """A small label with a paper rim, of night unless another ground is told, centred on a point."""
    high = round(size * 1.3)
    wide = round(width(text, Face.NUMBER, size)) + size
    left, top = round(x - wide / 2), round(middle - high / 2)
    boxes.box(canvas, palette.PAPER, left - 2, top - 2, wide + 4, high + 4, high // 2 + 2)
    boxes.box(canvas, ground, left, top, wide, high, high // 2)
    canvas.write(text, Face.NUMBER, size, palette.PAPER, x, middle, "m")
