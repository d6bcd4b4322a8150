"""Application emojis: icons and seals as PNG of 128 x 128, readable at 22 pixels on both themes."""

from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO

from PIL import Image

from render.core import art, palette, tokens
from render.core.canvas import Sprite

SIZE = 128
ICON_SHARE = 0.86
SEAL_RADIUS = 42


def icon(name: str) -> bytes:
    """An icon as a sticker."""
    return _png(art.sticker(name, round(SIZE * ICON_SHARE)))


def seal(seat: int) -> bytes:
    """A player's seal."""
    return _png(tokens.seal(seat, SEAL_RADIUS))


def seals() -> Mapping[str, Callable[[], bytes]]:
    """The seals of all seats by name: `seal_red`..."""
    return {f"seal_{colour.name}": partial(seal, seat) for seat, colour in enumerate(palette.SEATS)}


def _png(drawn: Sprite) -> bytes:
    picture = Image.new("RGBA", (SIZE, SIZE))
    sticker = drawn.colour.convert("RGBA")
    sticker.putalpha(drawn.opacity)
    wide, high = sticker.size
    picture.alpha_composite(
        sticker.crop((max(0, (wide - SIZE) // 2), max(0, (high - SIZE) // 2), wide, high)).crop(
            (0, 0, min(wide, SIZE), min(high, SIZE))
        ),
        (max(0, (SIZE - wide) // 2), max(0, (SIZE - high) // 2)),
    )
    written = BytesIO()
    # Looking for the last percent would take longer than all the drawing.
    picture.save(written, "PNG")
    return written.getvalue()
