"""Soft changes from colour to colour, as ground for drawings."""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image

from render.core import palette

Stops = Sequence[tuple[float, str]]
"""Where between 0 and 1 which colour stands, in order."""


def vertical(wide: int, high: int, stops: Stops) -> Image.Image:
    """From the first colour at the top to the last one at the bottom."""
    ramp = Image.linear_gradient("L").resize((1, high), Image.Resampling.BILINEAR)
    return _coloured(ramp, stops).resize((wide, high), Image.Resampling.NEAREST)


def radial(
    wide: int, high: int, centre: tuple[float, float], reach: float, stops: Stops
) -> Image.Image:
    """From the first colour at the centre to the last one at the given distance and beyond."""
    side = round(2 * reach)
    ramp = Image.new("L", (wide, high), 255)
    disc = Image.radial_gradient("L").resize((side, side), Image.Resampling.BICUBIC)
    ramp.paste(disc, (round(centre[0] - reach), round(centre[1] - reach)))
    return _coloured(ramp, stops)


def _coloured(ramp: Image.Image, stops: Stops) -> Image.Image:
    colours = [palette.channels(_at(level / 255, stops))[:3] for level in range(256)]
    bands = [ramp.point([colour[band] for colour in colours]) for band in range(3)]
    return Image.merge("RGB", bands)


def _at(share: float, stops: Stops) -> str:
    for (start, colour), (end, other) in pairwise(stops):
        if share <= end:
            return palette.mixed(colour, other, max(0.0, share - start) / (end - start))
    return stops[-1][1]
