"""Numbers with their signs: an icon beside a count, a count of a limit; nothing is a ghost and a dash."""

from typing import NamedTuple

from render.core import art, palette
from render.core.canvas import Canvas
from render.core.lettering import Face

GHOST = 0.32


class Number(NamedTuple):
    """How large icon and number are."""

    icon: int
    size: int
    ink: str = palette.PAPER
    soft: str = palette.MIST


def draw_beside(
    canvas: Canvas, x: float, middle: float, icon: str, count: int, look: Number
) -> float:
    """An icon with its count to the right; the answer is how wide they are."""
    canvas.put(art.sticker(icon, look.icon), x, middle - look.icon / 2, 1.0 if count else GHOST)
    left = x + look.icon + look.size * 0.28
    return left - x + draw_count(canvas, left, middle, count, look)


def draw_count(
    canvas: Canvas, x: float, middle: float, count: int, look: Number, side: str = "l"
) -> float:
    """A count alone: nothing is a dash."""
    text, ink = (str(count), look.ink) if count else ("–", palette.mixed(look.soft, "#808080", 0.4))
    return canvas.write(text, Face.NUMBER, look.size, ink, x, middle, side)


def draw_share(canvas: Canvas, x: float, middle: float, count: str, of: str, look: Number) -> float:
    """A count with something smaller behind it, as its limit; the answer is how wide both are."""
    small = round(look.size * 0.64)
    wide = canvas.write(count, Face.NUMBER, look.size, look.ink, x, middle) + 2
    shift = Face.NUMBER.drop * (look.size - small)
    return wide + canvas.write(of, Face.NUMBER, small, look.soft, x + wide, middle + shift)
