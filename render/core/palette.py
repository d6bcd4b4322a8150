"""The colours of the house: a lamp-lit table, paper cards, blue tiles and one amber lamp.

Amber means "you, now" (at the end: the winner) and aqua means "just happened"; nothing else uses
these two. Colour never stands alone: a shape, a glyph or a letter says the same.
"""

from functools import lru_cache
from typing import NamedTuple

TABLE_LIGHT = "#284452"
TABLE_DARK = "#14222B"
NIGHT = "#17262F"
PANEL = "#263C48"
WELL = "#1B2D37"
LINE = "#3C5766"
PAPER = "#F6ECD8"
PAPER_SHADE = "#E6D5B4"
PAPER_EDGE = "#CBB58C"
PAPER_TAKEN = "#C9BC9F"
KEYLINE = "#FFF9EA"
INK = "#22201C"
INK_SOFT = "#5A5347"
INK_BROWN = "#5E4300"
MIST = "#C4D3D6"
AZULEJO = "#2B5BA8"
AZULEJO_DEEP = "#2452A0"
AZULEJO_PALE = "#9DBBE6"
AZULEJO_WORN = "#5A7BA8"
LAMP = "#FFC53D"
LAMP_LIP = "#C98A00"
LAMP_GLINT = "#FFF0BC"
AQUA = "#3FE0CC"
POINTS = "#8E3A5C"
POINTS_SHADE = "#6E2846"
POINTS_NUMERAL = "#FFF1D2"
STAR = "#FFC53D"
TICK = "#1F7A4D"
REFUSED = "#B3261E"
TURNED = "#B45F06"
CAN = "#3FBF7F"
"""Around what can be done or paid for now."""

LACKING = "#FF8A70"
"""What is not enough for something."""

VEIL = "#14232C"
WHITE = "#FFFFFF"
BLACK = "#000000"


class SeatColour(NamedTuple):
    """What one seat is painted with; the shape of its seal says the same without colour."""

    name: str
    full: str
    dark: str
    header: str
    mark: str


SEATS = (
    SeatColour("red", "#E63B42", "#8E1420", "#431F29", WHITE),
    SeatColour("blue", "#2F6FE4", "#173F94", "#182F55", WHITE),
    SeatColour("orange", "#F79A1E", "#A85A00", "#47311A", INK),
    SeatColour("white", "#F7F4EC", "#8D8A80", "#3B444A", INK),
    SeatColour("green", "#2AA883", "#0F6249", "#173B33", WHITE),
    SeatColour("brown", "#54331E", "#2C1A0E", "#3A2B22", WHITE),
)


@lru_cache(maxsize=512)
def channels(colour: str) -> tuple[int, int, int, int]:
    """Red, green, blue and opacity of `#RGB`, `#RRGGBB` or `#RRGGBBAA`."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return red, green, blue, int(digits[6:8], 16) if len(digits) == 8 else 255


def mixed(colour: str, other: str, share: float) -> str:
    """The colour with a share (0 to 1) of another one in it."""
    pairs = zip(channels(colour)[:3], channels(other)[:3], strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def contrast(colour: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it: 1 (none) to 21."""
    lighter, darker = sorted((_luminance(colour), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    shares = (part / 255 for part in channels(colour)[:3])
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
