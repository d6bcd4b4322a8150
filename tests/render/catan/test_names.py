"""Names and numbers: everything fits in both languages, and can be read."""

import pytest

from games.catan.content import CARDS, RESOURCES
from render.catan.costs import NAME_ROOM
from render.catan.development import KNIGHT_FIELD, PROGRESS_FIELD, VICTORY_FIELD, name_fit
from render.catan.panel import NAME, NAME_LEAST, WIDE
from render.core import palette
from render.core.counters import RED
from render.core.fitting import fit, fit_person
from render.core.lettering import Face, width
from tests.render.catan.positions import LONG_NAMES
from tests.render.spoken import LANGUAGES, Spoken

NARROWEST = (116, 134)
"""Five development cards side by side, three rows of them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_things_are_never_cut(language: str) -> None:
    """Resources beside their rates, development cards on the narrowest card, pieces beside their costs."""
    words = Spoken(language, (), "catan")
    fitted = [fit(words(f"catan-resource-{key}"), Face.NAME, 148, 46, 30, 1) for key in RESOURCES]
    narrow = [name_fit(words(f"catan-card-{key.replace('_', '-')}"), NARROWEST) for key in CARDS]
    rows = [
        fit(words(f"render-catan-build-{key}"), Face.NAME, NAME_ROOM, 48, 32, 1)
        for key in ("road", "settlement", "city", "card")
    ]

    assert [text.lines for text in (*fitted, *narrow, *rows) if not text.fits] == []


@pytest.mark.parametrize("name", LONG_NAMES)
def test_names_of_people_fit_their_panel(name: str) -> None:
    """They may be cut, but always say something."""
    (line,), size, fits = fit_person(name, Face.NAME, WIDE - 74, NAME, NAME_LEAST)

    assert fits
    assert line.rstrip("…")
    assert width(line, Face.NAME, size) <= WIDE - 74


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (palette.PAPER, palette.WELL, 4.5),
        (palette.MIST, palette.WELL, 4.5),
        (palette.PAPER, palette.POINTS, 4.5),
        (palette.INK, palette.AQUA, 4.5),
        (palette.INK, palette.LAMP, 4.5),
        (palette.MIST, palette.PANEL, 4.5),
        (palette.INK_SOFT, palette.PAPER, 4.5),
        (RED, palette.PAPER, 4.5),
        (palette.AZULEJO_DEEP, "#EAF2F6", 4.5),
        (palette.PAPER, KNIGHT_FIELD, 3),
        (palette.PAPER, PROGRESS_FIELD, 3),
        (palette.PAPER, VICTORY_FIELD, 3),
    ],
)
def test_text_stands_out(ink: str, ground: str, least: float) -> None:
    """Contrast as WCAG asks for it."""
    assert palette.contrast(ink, ground) >= least
