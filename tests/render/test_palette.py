"""Colours: everything that is read stands out from what it is written on."""

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
