"""Colours: everything that is read stands out from what it is written on, and players from each other."""

from itertools import combinations
from math import dist

import pytest

from render.core import palette
from render.san_juan.looks import KINDS

TEXT = [
    (palette.PAPER, palette.NIGHT),
    (palette.PAPER, palette.PANEL),
    (palette.MIST, palette.NIGHT),
    (palette.MIST, palette.WELL),
    (palette.INK, palette.PAPER),
    (palette.INK, palette.LAMP),
    (palette.INK_SOFT, palette.PAPER),
    (palette.INK_BROWN, palette.LAMP),
    (palette.WHITE, palette.AZULEJO_DEEP),
    (palette.POINTS_NUMERAL, palette.POINTS),
    *[(palette.PAPER, colour.header) for colour in palette.SEATS],
    *[(palette.MIST, colour.header) for colour in palette.SEATS],
]


@pytest.mark.parametrize(("ink", "ground"), TEXT)
def test_text_is_readable(ink: str, ground: str) -> None:
    """Text has a contrast of 4.5 at least."""
    assert palette.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("kind", KINDS)
def test_name_bands_are_readable(kind: str) -> None:
    """White names on the band of each kind; they are large."""
    assert palette.contrast(palette.WHITE, KINDS[kind].band) >= 4.5


@pytest.mark.parametrize("colour", palette.SEATS)
def test_seals_stand_out(colour: palette.SeatColour) -> None:
    """The mark inside a seal has a contrast of 2.8 at least; its shape says the same."""
    assert palette.contrast(colour.mark, colour.full) >= 2.8


def test_contrast_is_that_of_the_standard() -> None:
    """Black on white is 21, a colour on itself 1."""
    assert palette.contrast("#000", "#FFF") == pytest.approx(21)
    assert palette.contrast("#336699", "#336699") == pytest.approx(1)


DEFICIENCIES = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
"""What becomes of linear red, green and blue, after Machado, Oliveira and Fernandes (2009)."""

TO_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8727))
"""From linear red, green and blue to XYZ in shares of the white point D65."""

Triple = tuple[float, float, float]


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_players_differ_for_the_colour_blind(deficiency: str) -> None:
    """Every two colours of seats lie apart, though shapes say the same: 20 steps of CIE Lab at least."""
    seen = {seat.name: lab(seat.full, DEFICIENCIES[deficiency]) for seat in palette.SEATS}

    assert [pair for pair in combinations(seen, 2) if dist(seen[pair[0]], seen[pair[1]]) < 20] == []


def lab(colour: str, deficiency: tuple[Triple, ...]) -> Triple:
    """The colour as somebody with that deficiency sees it, in CIE Lab."""
    shares = (part / 255 for part in palette.channels(colour)[:3])
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    x, y, z = (root(part) for part in times(TO_XYZ, times(deficiency, linear)))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def times(matrix: tuple[Triple, ...], vector: list[float]) -> list[float]:
    """The product, kept within what a screen can show."""
    sums = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return [min(1.0, max(0.0, total)) for total in sums]


def root(part: float) -> float:
    """Lightness as CIE Lab counts it."""
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
