"""The light around a small piece that has just been placed, that can be, or whose owner must act."""

from collections.abc import Callable
from typing import Any, ParamSpec

from PIL import Image, ImageFilter

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite

P = ParamSpec("P")

PAYABLE = "#52EE98"
"""The light green of what can be paid for: brighter than its frame, for it shines on meadows."""

OPENING = 5, 2
"""How wide ink and light are around a place on a map on which a piece can be put: they leave those beside it in sight."""

SOLID = 200
RING, EDGE = 8, 2
BLUR = 7.0
MARGIN = 26

_SOLID_ONLY = [255 if level > SOLID else 0 for level in range(256)]
"""What of a piece is no shadow."""


def halo(draw: Callable[P, Sprite], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """A ring in the shape of what `draw` draws, inside ink, with its glow; to be laid below it."""
    return _halo(draw, palette.AQUA, args, tuple(kwargs.items()))


def lamplight(draw: Callable[P, Sprite], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """The same in amber, around a piece of whoever must act."""
    return _halo(draw, palette.LAMP, args, tuple(kwargs.items()))


def invitation(draw: Callable[P, Sprite], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """The same in lamplight, for a place on which such a piece can be put now: paper lies on it."""
    light, solid = _halo(draw, palette.LAMP, args, tuple(kwargs.items())), draw(*args, **kwargs)
    return _laid(light, solid, palette.PAPER)


def opening(draw: Callable[P, Sprite], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """The same all in lamplight within a broad rim of ink: on sand and fields, too, nothing else looks like it."""
    light = _halo(draw, palette.LAMP, args, tuple(kwargs.items()), *OPENING)
    return _laid(light, draw(*args, **kwargs), palette.LAMP)


def _laid(light: Sprite, solid: Sprite, ground: str) -> Sprite:
    """A light with a ground in the shape of a piece."""
    blank = Sprite(light.colour.copy(), light.opacity, light.margin)
    blank.colour.paste(ground, (MARGIN, MARGIN), solid.opacity.point(_SOLID_ONLY))
    return blank


@kept
def _halo(
    draw: Callable[..., Sprite],
    colour: str,
    args: tuple[Any, ...],
    kwargs: tuple[tuple[str, Any], ...],
    edge: int = EDGE,
    ring: int = RING,
) -> Sprite:
    piece = draw(*args, **dict(kwargs))
    solid = piece.opacity.point(_SOLID_ONLY)
    wide, high = solid.width + 2 * MARGIN, solid.height + 2 * MARGIN
    shape = Image.new("L", (wide, high))
    shape.paste(solid, (MARGIN, MARGIN))
    inner = _grown(shape, ring)
    outer = _grown(shape, ring + edge)
    glow = _grown(shape, ring + edge + 2).filter(ImageFilter.GaussianBlur(BLUR))
    drawn = Image.new("RGBA", (wide, high), (*palette.channels(colour)[:3], 0))
    drawn.putalpha(glow.point([round(min(255, level * 1.15)) for level in range(256)]))
    for paint, mask in ((palette.INK, outer), (colour, inner)):
        layer = Image.new("RGBA", (wide, high), palette.channels(paint))
        drawn.paste(layer, (0, 0), mask)
    return Sprite(drawn.convert("RGB"), drawn.getchannel("A"), piece.margin + MARGIN)


def _grown(mask: Image.Image, by: int) -> Image.Image:
    """The mask grown by so many pixels, with a smooth edge."""
    soft = mask.filter(ImageFilter.GaussianBlur(by))
    return soft.point([max(0, min(255, (level - 34) * 9)) for level in range(256)])
