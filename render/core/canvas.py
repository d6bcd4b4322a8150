"""The canvas: a true-colour picture onto which masks, sprites and lines of text are laid.

Everything expensive (supersampled shapes, blurs, lettering) is made once and cached as a mask or a
sprite; a picture is then some hundred cheap pastes.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.core import palette
from render.core.lettering import Face, inked, width


class Sprite(NamedTuple):
    """A cached drawing: its colours, its opacity, and the margin outside its nominal box."""

    colour: Image.Image
    opacity: Image.Image
    margin: int = 0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the nominal box, without the margin."""
        return self.colour.width - 2 * self.margin, self.colour.height - 2 * self.margin

    def scaled(self, scale: float) -> "Sprite":
        """The same so many times as large, margin included."""
        size = round(self.colour.width * scale), round(self.colour.height * scale)
        colour, opacity = (
            part.resize(size, Image.Resampling.LANCZOS) for part in (self.colour, self.opacity)
        )
        return Sprite(colour, opacity, round(self.margin * scale))


def sprite(drawing: Image.Image, margin: int = 0) -> Sprite:
    """A sprite of an RGBA drawing."""
    return Sprite(drawing.convert("RGB"), drawing.getchannel("A"), margin)


@lru_cache(maxsize=64)
def fading(strength: float) -> list[int]:
    """What becomes of each level of an opacity."""
    return [round(level * strength) for level in range(256)]


class Canvas:
    """A picture being drawn; boxes are left, top, width, height in whole pixels."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground

    def put(self, what: Sprite, x: float, y: float, strength: float = 1.0) -> None:
        """Lay a sprite with its nominal box at the given corner."""
        opacity = what.opacity
        if strength < 1:
            opacity = opacity.point(fading(strength))
        corner = (round(x) - what.margin, round(y) - what.margin)
        self.image.paste(what.colour, corner, opacity)

    def put_centred(self, what: Sprite, x: float, y: float, strength: float = 1.0) -> None:
        """Lay a sprite with the middle of its nominal box at the given point."""
        wide, high = what.size
        self.put(what, x - wide / 2, y - high / 2, strength)

    def paint(self, colour: str, mask: Image.Image, x: float, y: float) -> None:
        """Paint a colour through a mask."""
        self.image.paste(palette.channels(colour)[:3], (round(x), round(y)), mask)

    def fill(self, colour: str, x: float, y: float, wide: float, high: float) -> None:
        """Fill a rectangle."""
        left, top = round(x), round(y)
        box = (left, top, left + round(wide), top + round(high))
        self.image.paste(palette.channels(colour)[:3], box)

    def write(
        self,
        text: str,
        face: Face,
        size: int,
        colour: str,
        x: float,
        middle: float,
        side: str = "l",
    ) -> float:
        """Write a line centred on a height; `side` says what `x` is: l(eft), m(iddle), r(ight).

        The answer is the width of the line.
        """
        wide = width(text, face, size)
        pen = x - {"l": 0.0, "m": wide / 2, "r": wide}[side]
        line = inked(text, face, size)
        baseline = round(middle + face.drop * size)
        self.paint(colour, line.mask, round(pen) + line.left, baseline + line.top)
        return wide

    def write_lines(
        self,
        lines: Sequence[str],
        face: Face,
        size: int,
        colour: str,
        x: float,
        middle: float,
        side: str = "l",
        leading: float = 0.92,
    ) -> None:
        """Write several lines, as a block centred on a height."""
        step = size * leading
        first = middle - step * (len(lines) - 1) / 2
        for row, line in enumerate(lines):
            self.write(line, face, size, colour, x, first + step * row, side)
