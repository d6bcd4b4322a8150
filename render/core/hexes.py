"""Hexes that stand on a corner: their outline, their mask, the light on their edge."""

from math import cos, pi, sin, sqrt

from PIL import Image

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch

Point = tuple[float, float]

EDGE_LIGHT = ("#FFFFFF50", "#00000026", "#00000050", "#0000003C", "#FFFFFF30", "#FFFFFF78")
"""On the edges clockwise from the one at the upper right: light falls from the upper left."""


def hexagon(x: float, y: float, side: float) -> list[Point]:
    """The corners clockwise from the top."""
    turns = (-pi / 2 + step * pi / 3 for step in range(6))
    return [(x + side * cos(turn), y + side * sin(turn)) for turn in turns]


def hex_size(side: float) -> tuple[int, int]:
    """The box around a hex, in whole pixels."""
    return round(side * sqrt(3)), round(side * 2)


@kept
def hex_mask(side: float, inset: float = 0.0) -> Image.Image:
    """The mask of a hex in its box, smaller by the inset on every edge."""
    wide, high = hex_size(side)
    sketch = Sketch(wide, high)
    inner = side - inset * 2 / sqrt(3)
    sketch.poly(palette.WHITE, hexagon(wide / 2, high / 2, inner))
    return sketch.reduced().getchannel("A")


@kept
def hex_bevel(side: float, inset: float, thickness: float) -> Sprite:
    """Light and shade along the inside of a hex's edges."""
    wide, high = hex_size(side)
    sketch = Sketch(wide, high)
    outer_side = side - inset * 2 / sqrt(3)
    outer = hexagon(wide / 2, high / 2, outer_side)
    inner = hexagon(wide / 2, high / 2, outer_side - thickness * 2 / sqrt(3))
    for edge, colour in enumerate(EDGE_LIGHT):
        after = (edge + 1) % 6
        sketch.poly(colour, [outer[edge], outer[after], inner[after], inner[edge]])
    return sketch.done()
