"""Emojis: every name that a term asks for is drawn, square and with a clear ground."""

import re
from io import BytesIO

import pytest
from PIL import Image

from games.san_juan.content import CARDS, GOODS, ROLES
from render.san_juan.renderer import SORTS, SanJuanRenderer

RENDERER = SanJuanRenderer()
TERMS = [
    *[("card", key) for key in CARDS],
    *[("good", key) for key in GOODS],
    *[("role", key) for key in ROLES],
    *[("sort", key) for key in SORTS],
    ("place", "chapel@3"),
]


@pytest.mark.parametrize("name", RENDERER.emojis())
def test_an_emoji_is_a_small_clear_square(name: str) -> None:
    """128 x 128 PNG under Discord's 256 KiB, corners clear, the same bytes every time."""
    data = RENDERER.emojis()[name]()
    image = Image.open(BytesIO(data))

    assert re.fullmatch(r"[a-z0-9_]{2,24}", name)
    assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
    assert len(data) <= 256 * 1024
    assert image.getpixel((0, 0)) == (0, 0, 0, 0) or image.getchannel("A").getpixel((0, 0)) == 0
    assert data == RENDERER.emojis()[name]()


@pytest.mark.parametrize(("kind", "key"), TERMS)
def test_every_term_has_its_emoji(kind: str, key: str) -> None:
    """What stands in menus is among the emojis drawn."""
    assert RENDERER.emoji(kind, key) in RENDERER.emojis()


def test_a_new_place_has_none() -> None:
    """Nothing is made up for what has no picture."""
    assert RENDERER.emoji("place", "new") is None
