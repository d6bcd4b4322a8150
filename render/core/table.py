"""The ground of every picture: a night-blue table in lamplight with a faint tile pattern."""

from collections.abc import Callable
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.core import palette
from render.core.budget import kept
from render.core.sketch import SCALE

TILE = 84
PATTERN_STRENGTH = 0.036
COMMON_HEIGHT = 1240
STEP = 320
"""Higher tables are kept in few sizes, from which all others are cut."""


def ground(wide: int, high: int) -> Image.Image:
    """A fresh copy of the table in the given size."""
    return ground_of(_table, wide, high)


def ground_of(drawn: Callable[[int, int], Image.Image], wide: int, high: int) -> Image.Image:
    """A fresh copy of some ground in the given size, cut from the next of the few sizes that are kept of it."""
    steps = max(0, -(-(high - COMMON_HEIGHT) // STEP))
    return drawn(wide, COMMON_HEIGHT + steps * STEP).crop((0, 0, wide, high))


@kept
def _table(wide: int, high: int) -> Image.Image:
    light = Image.new("RGB", (wide, high), palette.TABLE_LIGHT)
    dark = Image.new("RGB", (wide, high), palette.TABLE_DARK)
    table = Image.composite(dark, light, lamp(wide, high))
    motif = _motif()
    lines = Image.new("L", (wide, high))
    for x in range(0, wide, TILE):
        for y in range(0, high, TILE):
            lines.paste(motif, (x, y))
    table.paste((255, 255, 255), (0, 0), lines)
    return table


def lamp(wide: int, high: int) -> Image.Image:
    """How far from the light each pixel is: none at 50 % across and 30 % down, full at the corners."""
    across = wide * 0.58
    tall = high * 0.80
    reach = Image.radial_gradient("L").resize(
        (round(2 * across), round(2 * tall)), Image.Resampling.BICUBIC
    )
    left, top = round(across - wide * 0.5), round(tall - high * 0.30)
    return reach.crop((left, top, left + wide, top + high))


def _motif() -> Image.Image:
    """One tile: a diamond in a diamond, leaves along the edges, a ring on every corner."""
    side = TILE * SCALE
    drawn = Image.new("L", (side, side))
    pen = ImageDraw.Draw(drawn)
    half, stroke = side / 2, 2 * SCALE
    for arm in (0.47, 0.26):
        corners = [(half + half * 2 * arm * dx, half + half * 2 * arm * dy) for dx, dy in _CROSS]
        pen.line([*corners, corners[0]], fill=255, width=stroke, joint="curve")
    pen.ellipse((half - 18, half - 18, half + 18, half + 18), outline=255, width=stroke)
    for x in (0, side):
        for y in (0, side):
            pen.ellipse((x - 52, y - 52, x + 52, y + 52), outline=255, width=stroke)
    for turn in range(4):
        pen.line(_leaf(half, turn), fill=255, width=stroke, joint="curve")
    reduced = drawn.resize((TILE, TILE), Image.Resampling.LANCZOS)
    return reduced.point([round(level * PATTERN_STRENGTH) for level in range(256)])


_CROSS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def _leaf(half: float, turn: int) -> list[tuple[float, float]]:
    """A pointed leaf from the corner ring towards the middle of the tile."""
    points = []
    for side in (1, -1):
        steps = range(13) if side == 1 else range(12, -1, -1)
        for step in steps:
            along = 70 + step * 6.5
            off = side * 15 * sin(step / 12 * pi)
            angle = pi / 4 + turn * pi / 2
            dx = along * cos(angle) - off * sin(angle)
            dy = along * sin(angle) + off * cos(angle)
            points.append((dx, dy))
    corner = ((-half, -half), (half, -half), (half, half), (-half, half))[turn]
    return [(half + corner[0] + dx, half + corner[1] + dy) for dx, dy in points]
