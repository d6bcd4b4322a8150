"""Rounded boxes, rings, dashed frames, shadows and glows, as cached masks of any size.

Only corners are drawn in detail; sides are stretched (nine-patch), so that a large panel costs no
more than a small tile.
"""

from itertools import pairwise
from math import cos, hypot, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import SCALE

PAPER_SHADOW = (5.0, 5, 0.45)
SMALL_SHADOW = (2.5, 3, 0.5)
VEIL = 0.86
GLOW_BLUR = 9.0
GLOW_STRENGTH = 0.75


@kept
def rounded(wide: int, high: int, radius: int) -> Image.Image:
    """The mask of a box with round corners."""
    side = 2 * radius + 2
    large = Image.new("L", (side * SCALE, side * SCALE))
    edge = side * SCALE - 1
    ImageDraw.Draw(large).rounded_rectangle((0, 0, edge, edge), radius * SCALE, fill=255)
    return _stretched(large.resize((side, side), Image.Resampling.BOX), wide, high, radius)


@kept
def ring(wide: int, high: int, radius: int, thickness: int) -> Image.Image:
    """The mask of a frame inside the edges of a box."""
    hole = Image.new("L", (wide, high))
    inner = rounded(wide - 2 * thickness, high - 2 * thickness, max(1, radius - thickness))
    hole.paste(inner, (thickness, thickness))
    return ImageChops.subtract(rounded(wide, high, radius), hole)


def blurred(wide: int, high: int, radius: int, blur: float, strength: float) -> Image.Image:
    """The mask of a soft box; it is `reach(blur)` larger than the box on every side."""
    margin = reach(blur)
    patch = radius + 2 * margin
    side = 2 * patch + 2
    small = Image.new("L", (side, side))
    inner = side - 2 * margin
    small.paste(rounded(inner, inner, radius), (margin, margin))
    soft = small.filter(ImageFilter.GaussianBlur(blur))
    soft = soft.point([round(level * strength) for level in range(256)])
    return _stretched(soft, wide + 2 * margin, high + 2 * margin, patch)


def reach(blur: float) -> int:
    """How far a blur is seen beyond its shape."""
    return round(blur * 2.5)


def _stretched(small: Image.Image, wide: int, high: int, corner: int) -> Image.Image:
    """A nine-patch: the corners of a small square mask on a box of any size."""
    across, tall = min(corner, wide // 2), min(corner, high // 2)
    side = small.width
    mask = Image.new("L", (wide, high))
    middle = (side // 2, side // 2 + 1)
    columns = ((0, across, 0, across), (*middle, across, wide - across))
    rows = ((0, tall, 0, tall), (*middle, tall, high - tall))
    last_column = (side - across, side, wide - across, wide)
    last_row = (side - tall, side, high - tall, high)
    for left, right, to_left, to_right in (*columns, last_column):
        for top, bottom, to_top, to_bottom in (*rows, last_row):
            if to_right > to_left and to_bottom > to_top:
                part = small.crop((left, top, right, bottom))
                size = (to_right - to_left, to_bottom - to_top)
                mask.paste(part.resize(size) if part.size != size else part, (to_left, to_top))
    return mask


@kept
def dashed(
    wide: int, high: int, radius: int, stroke: float = 2.5, dash: float = 9, gap: float = 8
) -> Image.Image:
    """The mask of a dashed frame along the edges of a box."""
    scale = 3
    mask = Image.new("L", (wide * scale, high * scale))
    pen = ImageDraw.Draw(mask)
    path = _frame(wide, high, radius, stroke / 2 + 0.5)
    for run in cut_in_dashes(path, dash, gap):
        scaled = [(x * scale, y * scale) for x, y in run]
        pen.line(scaled, fill=255, width=round(stroke * scale), joint="curve")
    return mask.resize((wide, high), Image.Resampling.BOX)


def _frame(wide: int, high: int, radius: int, inset: float) -> list[tuple[float, float]]:
    far, low = wide - radius, high - radius
    centres = ((far, radius, -90), (far, low, 0), (radius, low, 90), (radius, radius, 180))
    arc = radius - inset
    points = [
        (x + arc * cos((start + turn) * pi / 180), y + arc * sin((start + turn) * pi / 180))
        for x, y, start in centres
        for turn in range(0, 91, 15)
    ]
    return [*points, points[0]]


def cut_in_dashes(
    path: list[tuple[float, float]], dash: float, gap: float
) -> list[list[tuple[float, float]]]:
    """The path cut into dashes; gaps are adjusted so that the last one closes evenly."""
    total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))
    period = total / max(1, round(total / (dash + gap)))
    runs: list[list[tuple[float, float]]] = []
    walked = 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        length = hypot(bx - ax, by - ay)
        at = 0.0
        while at < length:
            within = (walked + at) % period
            drawn = within < dash - 1e-9
            step = min((dash if drawn else period) - within, length - at) + 1e-6
            ends = [(at, at + step)]
            if drawn:
                points = [
                    (ax + (bx - ax) * d / length, ay + (by - ay) * d / length) for d in ends[0]
                ]
                if within > 1e-3 and runs:
                    runs[-1].append(points[1])
                else:
                    runs.append(points)
            at += step
        walked += length
    return runs


def box(canvas: Canvas, colour: str, x: float, y: float, wide: int, high: int, radius: int) -> None:
    """Paint a box with round corners; only the rows of the corners need the mask."""
    left, top = round(x), round(y)
    for strip, down in _box_strips(wide, high, radius):
        canvas.paint(colour, strip, left, top + down)
    if high > 2 * radius:
        canvas.fill(colour, left, top + radius, wide, high - 2 * radius)


@kept
def _box_strips(wide: int, high: int, radius: int) -> tuple[tuple[Image.Image, int], ...]:
    """The upper and the lower rows of a box's mask, and how far down they begin."""
    mask, rim = rounded(wide, high, radius), min(radius, high // 2)
    rows = ((0, rim), (max(rim, high - radius), high))
    return tuple((mask.crop((0, top, wide, end)), top) for top, end in rows)


@kept
def veil(wide: int, high: int, radius: int) -> Image.Image:
    """The mask of a night board through which the ground shines a little."""
    return rounded(wide, high, radius).point([round(level * VEIL) for level in range(256)])


def outline(
    canvas: Canvas,
    colour: str,
    x: float,
    y: float,
    wide: int,
    high: int,
    radius: int,
    thickness: int,
) -> None:
    """Paint a frame that lies inside the edges of the box."""
    left, top = round(x), round(y)
    for strip, right, down in _outline_strips(wide, high, radius, thickness):
        canvas.paint(colour, strip, left + right, top + down)


def frame(
    canvas: Canvas,
    colour: str,
    x: float,
    y: float,
    wide: int,
    high: int,
    radius: int,
    thickness: int,
) -> None:
    """Paint a frame that lies around the box, its inner edge on the edge of the box."""
    grown = (wide + 2 * thickness, high + 2 * thickness, radius + thickness)
    outline(canvas, colour, x - thickness, y - thickness, *grown, thickness)


def shadow(
    canvas: Canvas,
    x: float,
    y: float,
    wide: int,
    high: int,
    radius: int,
    cast: tuple[float, int, float] = PAPER_SHADOW,
) -> None:
    """Paint the soft shadow around a box that will cover it; shadows fall straight down."""
    for strip, dx, dy in _shadow_strips(wide, high, radius, cast):
        canvas.paint(palette.BLACK, strip, x + dx, y + dy)


def lit(
    canvas: Canvas, colour: str, x: float, y: float, wide: int, high: int, radius: int, ring: int
) -> None:
    """Paint a ring around a box and the light that it throws outwards."""
    for strip, dx, dy in _light_strips(wide, high, radius, ring):
        canvas.paint(colour, strip, x + dx, y + dy)


def lay(canvas: Canvas, face: Image.Image, x: int, y: int, radius: int) -> None:
    """Lay a picture down with round corners; only the rows of the corners need the mask."""
    wide, high = face.size
    mask = rounded(wide, high, radius)
    for top, bottom in ((0, radius), (high - radius, high)):
        box = (0, top, wide, bottom)
        canvas.image.paste(face.crop(box), (x, y + top), mask.crop(box))
    canvas.image.paste(face.crop((0, radius, wide, high - radius)), (x, y + radius))


Strips = tuple[tuple[Image.Image, int, int], ...]
"""Parts of a mask with the way from the corner of the box to theirs."""


@kept
def _outline_strips(wide: int, high: int, radius: int, thickness: int) -> Strips:
    return _rim(ring(wide, high, radius, thickness), radius, thickness)


@kept
def _dashed_strips(wide: int, high: int, radius: int) -> Strips:
    return _rim(dashed(wide, high, radius), radius, 4)


def _rim(mask: Image.Image, rim: int, side: int) -> Strips:
    """The mask without its empty middle."""
    wide, high = mask.size
    top, bottom = min(rim, high // 2), max(min(rim, high // 2), high - rim)
    parts = (
        (0, 0, wide, top),
        (0, bottom, wide, high),
        (0, top, side, bottom),
        (wide - side, top, wide, bottom),
    )
    return tuple(
        (mask.crop(part), part[0], part[1])
        for part in parts
        if part[2] > part[0] and part[3] > part[1]
    )


@kept
def _shadow_strips(wide: int, high: int, radius: int, cast: tuple[float, int, float]) -> Strips:
    blur, down, strength = cast
    mask = blurred(wide, high, radius, blur, strength)
    return _around(mask, reach(blur), radius + down, down)


@kept
def _light_strips(wide: int, high: int, radius: int, thickness: int) -> Strips:
    return _around(_lamplight(wide, high, radius, thickness), reach(GLOW_BLUR), radius, 0)


def _around(mask: Image.Image, out: int, rim: int, down: int) -> Strips:
    """The mask without its middle, which would be painted for nothing."""
    wide, high = mask.size
    top, bottom, side = out + rim, high - out - rim, out + 2
    boxes = (
        (0, 0, wide, top),
        (0, bottom, wide, high),
        (0, top, side, bottom),
        (wide - side, top, wide, bottom),
    )
    return tuple((mask.crop(box), box[0] - out, box[1] - out + down) for box in boxes)


def _lamplight(wide: int, high: int, radius: int, thickness: int) -> Image.Image:
    """The mask of a ring with its glow, hollow where the box is but for a seam below its edge."""
    out = reach(GLOW_BLUR)
    grown = radius + thickness
    solid = rounded(wide + 2 * thickness, high + 2 * thickness, grown)
    mask = blurred(wide, high, radius, GLOW_BLUR, GLOW_STRENGTH).copy()
    mask.paste(255, (out - thickness, out - thickness), solid)
    mask.paste(0, (out + 1, out + 1), rounded(wide - 2, high - 2, max(1, radius - 1)))
    return mask


def free_place(canvas: Canvas, x: float, y: float, wide: int, high: int, radius: int) -> None:
    """Paint an empty place: a dark well with a dashed edge."""
    box(canvas, palette.WELL, x, y, wide, high, radius)
    dashes(canvas, palette.LINE, x, y, wide, high, radius)


def dashes(
    canvas: Canvas, colour: str, x: float, y: float, wide: int, high: int, radius: int
) -> None:
    """Paint a dashed edge alone: an empty place on paper or wood."""
    left, top = round(x), round(y)
    for strip, right, down in _dashed_strips(wide, high, radius):
        canvas.paint(colour, strip, left + right, top + down)


def raised(face: Image.Image, radius: int, cast: tuple[float, int, float] = PAPER_SHADOW) -> Sprite:
    """A picture with round corners over its own shadow, to be cached and laid down in one go."""
    blur, down, strength = cast
    (wide, high), margin = face.size, reach(blur) + down
    size, solid = (wide + 2 * margin, high + 2 * margin), rounded(wide, high, radius)
    opacity, colour = Image.new("L", size), Image.new("RGB", size)
    soft = blurred(wide, high, radius, blur, strength)
    opacity.paste(soft, (margin - reach(blur), margin - reach(blur) + down))
    opacity.paste(255, (margin, margin), solid)
    colour.paste(face, (margin, margin), solid)
    return Sprite(colour, opacity, margin)
