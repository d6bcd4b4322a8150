"""Letters: the two faces, their measures, and text as cached masks.

Yanone Kaffeesatz carries names and titles; Cabin carries all numbers and running text, since the
digits of Kaffeesatz are old-style. Lines are centred by cap height, so that accents move nothing.
"""

from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.core.budget import kept
from render.core.numerals import ABOUT, MINUS

FONTS = Path(__file__).resolve().parents[2] / "data" / "fonts"


class Face(Enum):
    """A font file, and where its baseline lies below the middle of a line, in sizes."""

    NAME = ("yanone-kaffeesatz/YanoneKaffeesatz-Bold.otf", 0.31)
    NOTE = ("yanone-kaffeesatz/YanoneKaffeesatz-SemiBold.otf", 0.31)
    NUMBER = ("cabin/Cabin-Bold.otf", 0.35)
    LABEL = ("cabin/Cabin-SemiBold.otf", 0.35)
    BODY = ("cabin/Cabin-Medium.otf", 0.35)

    def __init__(self, file: str, drop: float) -> None:
        self.file = FONTS / file
        self.drop = drop


class Inked(NamedTuple):
    """A line of text as a mask; `left` and `top` lead from the pen on the baseline to its corner."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=128)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """The face at a pixel size."""
    return ImageFont.truetype(face.file, size)


@lru_cache(maxsize=8192)
def width(text: str, face: Face, size: int) -> float:
    """How far the pen moves over the text, in pixels."""
    return font(face, size).getlength(_drawn(text))


@kept
def inked(text: str, face: Face, size: int) -> Inked:
    """The text as a mask to paint through."""
    letters, drawn = font(face, size), _drawn(text)
    left, top, right, bottom = (round(edge) for edge in letters.getbbox(drawn, anchor="ls"))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    pen, pencil = (1 - left, 1 - top), ImageDraw.Draw(mask)
    if text.startswith(ABOUT):
        for apart in (-WAVES, WAVES):
            pencil.text((pen[0], pen[1] + apart * size), WAVE, 255, letters, anchor="ls")
        pen, drawn = (pen[0] + round(letters.getlength(WAVE)), pen[1]), drawn[1:]
    pencil.text(pen, drawn, 255, letters, anchor="ls")
    return Inked(mask, left - 1, top - 1)


WAVE, WAVES = "~", 0.14
"""The sign of a guess is two waves, which lie so far, in sizes, above and below the place of one."""


def _drawn(text: str) -> str:
    """The text in letters that both faces have: they lack the minus sign and that of a guess, and the dash looks the same."""
    return text.replace(MINUS, "–").replace(ABOUT, WAVE)
