"""Wooden pieces in the players' colours, each with its owner's mark: roads, settlements, cities."""

from math import cos, radians, sin

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.palette import SEATS
from render.core.sketch import Points, Sketch, with_shadow
from render.core.tokens import SEAL_SHAPES, seal_outline

EDGE, KEYLINE = 3.4, 3.2
ROAD_EDGE, ROAD_KEYLINE = 2.8, 2.6

SETTLEMENT: Points = ((24, 1), (47, 21), (47, 48), (1, 48), (1, 21))
SETTLEMENT_SHADE: Points = ((24, 1), (47, 21), (47, 48), (37, 48), (37, 22.5), (24, 10.5))
SETTLEMENT_ROOF: Points = ((24, 1), (47, 21), (47, 26), (24, 7), (1, 26), (1, 21))
CITY: Points = ((20, 1), (40, 19), (40, 32), (71, 32), (71, 65), (1, 65), (1, 19))
CITY_SHADE: Points = ((40, 32), (71, 32), (71, 65), (40, 65))
CITY_ROOFS: tuple[Points, ...] = (
    ((20, 1), (40, 19), (40, 24), (20, 7), (1, 24), (1, 19)),
    ((40, 32), (71, 32), (71, 38), (40, 38)),
)
CITY_WINDOWS = ((49, 46), (61, 46))


def _moved(points: Points, scale: float) -> list[tuple[float, float]]:
    return [(x * scale, y * scale) for x, y in points]


def _mark(sketch: Sketch, owner: int, x: float, y: float, radius: float) -> None:
    """The owner's shape, as on the seal."""
    points = [(x + dx, y + dy) for dx, dy in seal_outline(SEAL_SHAPES[owner], radius)]
    sketch.poly(SEATS[owner].mark, points)


def _edged(sketch: Sketch, points: Points, edge: float, keyline: float) -> None:
    """The silhouette in paper and in ink."""
    closed = [*points, points[0]]
    for colour, grown in ((palette.KEYLINE, edge + keyline), (palette.INK, edge)):
        sketch.poly(colour, points)
        sketch.line(colour, 2 * grown, closed)


@kept
def settlement(owner: int, wide: int) -> Sprite:
    """A small house; the box is as wide as asked and a little higher."""
    colour, scale, margin = SEATS[owner], wide / 48, 14
    sketch = Sketch(wide, round(49 * scale), margin)
    _edged(sketch, _moved(SETTLEMENT, scale), EDGE * scale, KEYLINE * scale)
    sketch.poly(colour.full, _moved(SETTLEMENT, scale))
    sketch.poly(palette.mixed(colour.full, colour.dark, 0.6), _moved(SETTLEMENT_SHADE, scale))
    sketch.poly(
        palette.mixed(colour.full, palette.WHITE, 0.22),
        _moved((*SETTLEMENT_ROOF[3:], SETTLEMENT_ROOF[0]), scale),
    )
    _mark(sketch, owner, 23 * scale, 33 * scale, 8.6 * scale)
    return with_shadow(sketch.reduced(), margin, 2.5, 4, 0.5)


@kept
def city(owner: int, wide: int) -> Sprite:
    """A tower with a hall beside it."""
    colour, scale, margin = SEATS[owner], wide / 72, 14
    sketch = Sketch(wide, round(66 * scale), margin)
    _edged(sketch, _moved(CITY, scale), EDGE * scale, KEYLINE * scale)
    sketch.poly(colour.full, _moved(CITY, scale))
    sketch.poly(palette.mixed(colour.full, colour.dark, 0.6), _moved(CITY_SHADE, scale))
    lit = palette.mixed(colour.full, palette.WHITE, 0.22)
    sketch.poly(lit, _moved((*CITY_ROOFS[0][3:], CITY_ROOFS[0][0]), scale))
    sketch.poly(palette.mixed(colour.full, colour.dark, 0.15), _moved(CITY_ROOFS[1], scale))
    for x, y in CITY_WINDOWS:
        sketch.box(colour.mark, x * scale, y * scale, 6.5 * scale, 8 * scale, 1)
    sketch.box(colour.mark, 17 * scale, 20 * scale, 7 * scale, 8 * scale, 1)
    _mark(sketch, owner, 20.5 * scale, 46 * scale, 10 * scale)
    return with_shadow(sketch.reduced(), margin, 2.5, 4, 0.5)


@kept
def road(owner: int, length: int, thick: int, turn: int) -> Sprite:
    """A road that leans by so many degrees; its box is a square around its middle."""
    colour, margin = SEATS[owner], 14
    sketch, middle = Sketch(length, length, margin), length / 2
    c, s = cos(radians(turn)), sin(radians(turn))

    def bar(paint: str, out: float, low: float = -0.5, high: float = 0.5) -> None:
        half, top, bottom = length / 2 + out, thick * low - out, thick * high + out
        cut = min(4.0 + out, thick / 2)
        corners = (
            (-half, top + cut),
            (-half + cut * 0.3, top + cut * 0.3),
            (-half + cut, top),
            (half - cut, top),
            (half - cut * 0.3, top + cut * 0.3),
            (half, top + cut),
            (half, bottom - cut),
            (half - cut * 0.3, bottom - cut * 0.3),
            (half - cut, bottom),
            (-half + cut, bottom),
            (-half + cut * 0.3, bottom - cut * 0.3),
            (-half, bottom - cut),
        )
        sketch.poly(paint, [(middle + x * c - y * s, middle + x * s + y * c) for x, y in corners])

    bar(palette.KEYLINE, ROAD_EDGE + ROAD_KEYLINE)
    bar(palette.INK, ROAD_EDGE)
    bar(palette.mixed(colour.full, colour.dark, 0.75), 0)
    bar(colour.full, 0, -0.5, 0.2)
    _mark(sketch, owner, middle, middle, thick * 0.4)
    return with_shadow(sketch.reduced(), margin, 2.0, 3, 0.45)
