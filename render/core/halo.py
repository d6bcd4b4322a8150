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

PROMISED = "#AC92FF"
"""The violet of what takes an exchange: neither sand, fields nor anybody's pieces have it."""

SOLID = 200
RING = 8
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


def payable(draw: Callable[P, Sprite], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """The same in green, around a place for a piece that can be paid for."""
    return _halo(draw, PAYABLE, args, tuple(kwargs.items()), edge=4)


def promised(draw: Callable[P, Sprite], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """The same in violet, around one for a piece that can be paid for after an exchange."""
    return _halo(draw, PROMISED, args, tuple(kwargs.items()), edge=4)


def invitation(draw: Callable[P, Sprite], *args: P.args, **kwargs: P.kwargs) -> Sprite:
    """The same in lamplight, for a place on which such a piece can be put now: paper lies on it."""
    light, solid = _halo(draw, palette.LAMP, args, tuple(kwargs.items())), draw(*args, **kwargs)
    blank = Sprite(light.colour.copy(), light.opacity, light.margin)
    blank.colour.paste(palette.PAPER, (MARGIN, MARGIN), solid.opacity.point(_SOLID_ONLY))
    return blank


@kept
def _halo(
    draw: Callable[..., Sprite],
    colour: str,
    args: tuple[Any, ...],
    kwargs: tuple[tuple[str, Any], ...],
    edge: int = 2,
) -> Sprite:
    piece, ring = draw(*args, **dict(kwargs)), RING
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
