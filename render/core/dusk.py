"""Dusk over a picture in which places are being chosen: they stay in the light, everything else lies a little darker."""

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.core.canvas import Canvas

COLOUR, SHARE = "#0E1A22", 0.12
SCALE = 4
"""How coarse the mask is drawn: its edges are soft."""

SOFT = 2.5

Spot = tuple[float, float, float]
"""A round place: its middle, and how far its light reaches."""


def draw_dusk(
    canvas: Canvas,
    wide: int,
    high: int,
    spots: Iterable[Spot],
    shapes: Iterable[Sequence[tuple[float, float]]] = (),
    share: float = SHARE,
) -> None:
    """Darken the upper left part of a picture, so wide and high, by that share, but for round places and polygons."""
    mask = Image.new("L", (wide // SCALE, high // SCALE), round(255 * share))
    pen = ImageDraw.Draw(mask)
    for x, y, reach in spots:
        box = (x - reach, y - reach, x + reach, y + reach)
        pen.ellipse([at / SCALE for at in box], fill=0)
    for shape in shapes:
        pen.polygon([(x / SCALE, y / SCALE) for x, y in shape], fill=0)
    soft = mask.filter(ImageFilter.GaussianBlur(SOFT))
    canvas.paint(COLOUR, soft.resize((wide, high), Image.Resampling.BILINEAR), 0, 0)
