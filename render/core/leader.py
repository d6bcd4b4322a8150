"""Who leads: points on a wine plate, and a gold laurel wreath around those of whoever has most, the same on every board."""

from collections.abc import Sequence
from math import cos, pi, sin

from games.core.model import Seat
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.known import Known
from render.core.lettering import Face, width
from render.core.sketch import Points, Sketch, with_shadow

GOLD, GOLD_SHADE, EDGE = "#FFD45E", "#C98F12", "#2B1F08"

LEAVES = 5
"""Leaves of each of the two branches."""

SHIELD, GAPS, ROUND = 0.7, 22, 8
"""The least shield beside points, in heights of their plate: a smaller one reads like a minus; the gaps around both, and those
around points alone.
"""

CHIP, CHIP_GAP, SUM_LEAST = (0.84, 0.66), 2, 0.84
"""How high the shield behind a plus is, in heights of the plate, where there is room, and at least; the gap before it; the
least size of the points beside it."""

UNIT, UNIT_LEAST, UNIT_GAP = 0.74, 0.84, 6
"""How large the letters of a unit are, in heights of the plate; the least size of the points before it, and the gap between
both.
"""

STROKE, RIM = 3.0, 4
"""The edge of a leaf, and the gold rim of a leader's plate: it is seen on every ground, on amber as well."""

SPREAD = 0.5
"""How far a leaf turns away from its branch, in radians."""


def leaders(points: Sequence[int]) -> frozenset[Seat]:
    """The seats with most points, all that are level; nobody while nobody has any, or while all have the same."""
    most = max(points)
    if most <= 0 or (most == min(points) and len(points) > 1):
        return frozenset()
    return frozenset(seat for seat, own in enumerate(points) if own == most)


def sure_leaders(told: Sequence[Known]) -> frozenset[Seat]:
    """The leaders as far as that is certain: not whom what is hidden of another may have passed."""
    hidden = {seat for seat, known in enumerate(told) if known.is_least}
    first = leaders([known.points for known in told])
    return frozenset(seat for seat in first if not hidden - {seat})


def draw_points(
    canvas: Canvas,
    x: float,
    y: float,
    wide: int,
    high: int,
    points: str,
    *,
    is_leading: bool,
    is_chips: bool = False,
    unit: str = "",
) -> None:
    """Draw a wine plate with the points, a shield beside them where there is room; in gold and a wreath where they lead.

    Where it is chips of points that are hidden, the shield stands for them, behind the plus. What the points are called
    stands instead of any shield, where it is told and there is room.
    """
    left, top = round(x), round(y)
    boxes.box(canvas, palette.INK, left - 3, top - 3, wide + 6, high + 6, 14)
    boxes.box(canvas, palette.POINTS, left, top, wide, high, 12)
    has_unit = unit and _draw_with_unit(canvas, left, top, wide, high, points, unit)
    has_sum = has_unit or (is_chips and _draw_sum(canvas, left, top, wide, high, points))
    if not has_sum:
        _draw_number(canvas, left, top, wide, high, points)
    if is_leading:
        boxes.outline(canvas, GOLD, left, top, wide, high, 12, RIM)
        draw_wreath(canvas, left, top, wide, high)


def _draw_number(canvas: Canvas, left: int, top: int, wide: int, high: int, points: str) -> None:
    """Write the points, as large as there is room for."""
    middle, size = top + high / 2, _size_beside_shield(points, wide, high)
    shield = min(round(high * 0.84), round(wide - _wide_of(points, size)) - GAPS)
    if shield >= high * SHIELD:
        canvas.put_centred(tokens.shield(None, shield), left + 8 + shield / 2, middle)
        x = left + wide - 10 - _wide_of(points, size)
    else:
        while _wide_of(points, size) > wide - ROUND:
            size -= 2
        x = left + (wide - _wide_of(points, size)) / 2
    _write(canvas, x, middle, size, points, palette.POINTS_NUMERAL)


def _draw_sum(canvas: Canvas, left: int, top: int, wide: int, high: int, points: str) -> bool:
    """Write the points with a plus and a shield behind it, if these are least points and there is room for all."""
    largest, least = (round(high * share) for share in CHIP)
    for size in range(round(high * 1.04), round(high * SUM_LEAST), -1):
        taken = _wide_of(points, size)
        shield = min(largest, int(wide - taken) - ROUND - CHIP_GAP)
        if points.endswith("+") and shield >= least:
            x, middle = left + (wide - taken - CHIP_GAP - shield) / 2, top + high / 2
            _write(canvas, x, middle, size, points, palette.POINTS_NUMERAL)
            x += taken + CHIP_GAP + shield / 2
            canvas.put_centred(tokens.shield(None, shield), x, middle)
            return True
    return False


def _draw_with_unit(
    canvas: Canvas, left: int, top: int, wide: int, high: int, points: str, unit: str
) -> bool:
    """Write the points and behind them what they are called, if there is room for both."""
    letters = round(high * UNIT)
    across = width(unit, Face.NAME, letters)
    for size in range(round(high * 1.04), round(high * UNIT_LEAST), -1):
        taken = _wide_of(points, size)
        if taken + UNIT_GAP + across <= wide - ROUND:
            x, middle = left + (wide - taken - UNIT_GAP - across) / 2, top + high / 2
            _write(canvas, x, middle, size, points, palette.POINTS_NUMERAL)
            at = x + taken + UNIT_GAP
            canvas.write(unit, Face.NAME, letters, palette.POINTS_NUMERAL, at, middle)
            return True
    return False


def _write(canvas: Canvas, x: float, middle: float, size: int, points: str, ink: str) -> None:
    """Write points from there on, the plus smaller."""
    number, plus = _parts(points)
    x += canvas.write(number, Face.NUMBER, size, ink, x, middle)
    if plus:
        x -= (1 - CLOSE) / 2 * width(plus, Face.NUMBER, round(size * PLUS))
        canvas.write(plus, Face.NUMBER, round(size * PLUS), ink, x, middle)


PLUS, CLOSE = 0.76, 0.8
"""How large the plus behind a least number is, in sizes of the number, and how much of its usual room it has."""


def _parts(points: str) -> tuple[str, str]:
    """The number, and the plus behind it if there is one."""
    number = points.removesuffix("+")
    return number, points[len(number) :]


def _wide_of(points: str, size: int) -> float:
    """How wide points of that size are."""
    number, plus = _parts(points)
    return width(number, Face.NUMBER, size) + CLOSE * width(plus, Face.NUMBER, round(size * PLUS))


def _size_beside_shield(points: str, wide: int, high: int) -> int:
    """The size of the points: a little smaller where that makes room for a shield, else as high as the plate."""
    largest = round(high * 1.04)
    for size in range(largest, round(high * 0.8), -2):
        if _wide_of(points, size) + high * SHIELD <= wide - GAPS:
            return size
    return largest


def draw_wreath(canvas: Canvas, x: float, y: float, wide: int, high: int) -> None:
    """Draw the wreath around the box in which points stand; it reaches `reach(high)` beyond the sides."""
    canvas.put(wreath(wide, high), x, y)


def reach(high: int) -> int:
    """How far the wreath of a box of that height is seen beyond the sides of the box."""
    return round(_leaf(high) * 0.86 + STROKE)


def _leaf(high: int) -> float:
    """How long a leaf is."""
    return max(17.0, high * 0.4)


@kept
def wreath(wide: int, high: int) -> Sprite:
    """Two branches of laurel that rise at the sides of a box; the nominal box is the box itself."""
    margin = reach(high) + 8
    sketch = Sketch(wide, high, margin)
    length = _leaf(high)
    left = [_mirrored(leaf, wide) for leaf in _branch(wide, high, length)]
    leaves = [*_branch(wide, high, length), *left]
    bow = _bow(wide, high, length)
    for stem in (bow, _mirrored(bow, wide)):
        sketch.line(EDGE, 3.2 * STROKE, stem)
    for leaf in leaves:
        sketch.line(EDGE, 2 * STROKE, [*leaf, leaf[0]])
    for stem in (bow, _mirrored(bow, wide)):
        sketch.line(GOLD_SHADE, 1.3 * STROKE, stem)
    for leaf in leaves:
        sketch.poly(GOLD, leaf)
        half = len(leaf) // 2
        sketch.poly(GOLD_SHADE, [*leaf[: half + 1]])
    return with_shadow(sketch.reduced(), margin, 2.0, 2, 0.5)


def _branch(wide: int, high: int, length: float) -> list[Points]:
    """The leaves of the right branch from its foot up, along a bow from below the box to its upper corner."""
    leaves = []
    for step in range(LEAVES):
        turn = _turn(step / (LEAVES - 1))
        heading = turn - pi / 2 + SPREAD * (1 if step < LEAVES - 1 else 0.2)
        leaves.append(_leaf_outline(*_on_bow(turn, wide, high, length), length, heading))
    return leaves


def _bow(wide: int, high: int, length: float) -> Points:
    """The stem of the right branch."""
    return [_on_bow(_turn(step / 12), wide, high, length) for step in range(13)]


def _turn(share: float) -> float:
    """How far round a share of the bow leads, as an angle: from its foot to its top."""
    return pi * (0.46 - 0.86 * share)


def _on_bow(turn: float, wide: int, high: int, length: float) -> tuple[float, float]:
    """A point of the bow beside the right edge of the box."""
    x = wide - length * 0.1 + length * 0.3 * cos(turn)
    return x, high / 2 + (high / 2 + length * 0.12) * sin(turn)


def _leaf_outline(x: float, y: float, length: float, heading: float) -> Points:
    """A leaf from its stalk at a point: pointed at both ends; its first half is the shaded side."""
    along, across = (cos(heading), sin(heading)), (-sin(heading), cos(heading))
    half = length * 0.24
    sides = [(step / 8, half * sin(pi * (step / 8) ** 0.8)) for step in range(9)]
    right = [(length * share, out) for share, out in sides]
    left = [(length * share, -out) for share, out in reversed(sides[:-1])]
    return [
        (x + far * along[0] + out * across[0], y + far * along[1] + out * across[1])
        for far, out in (*right, *left)
    ]


def _mirrored(leaf: Points, wide: int) -> Points:
    """The same leaf on the other side of a box."""
    return [(wide - x, y) for x, y in leaf]
