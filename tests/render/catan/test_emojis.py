"""Emojis: every name that a term asks for is drawn, square and with a clear ground."""

import re
from io import BytesIO

import pytest
from PIL import Image

from games.catan.content import CARDS, COLOURS, RESOURCES, TERRAIN_RESOURCE
from render.catan.renderer import SCORE_ICONS, CatanRenderer

RENDERER = CatanRenderer()
TERMS = [
    *[("card", key) for key in CARDS],
    *[("resource", key) for key in RESOURCES],
    *[("terrain", key) for key in TERRAIN_RESOURCE],
    *[("harbor", key) for key in ("any", *RESOURCES)],
    *[("colour", key) for key in COLOURS],
    *[("score", key) for key in SCORE_ICONS],
    ("deal", "lumber@ore"),
]


@pytest.mark.parametrize("name", RENDERER.emojis())
def test_an_emoji_is_a_small_clear_square(name: str) -> None:
    """128 x 128 PNG under Discord's 256 KiB, corners clear, the same bytes every time."""
    data = RENDERER.emojis()[name]()
    image = Image.open(BytesIO(data))

    assert re.fullmatch(r"[a-z0-9_]{2,24}", name)
    assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
    assert len(data) <= 256 * 1024
    assert image.getchannel("A").getpixel((0, 0)) == 0
    assert data == RENDERER.emojis()[name]()


@pytest.mark.parametrize(("kind", "key"), TERMS)
def test_every_term_has_its_emoji(kind: str, key: str) -> None:
    """What stands in menus is among the emojis drawn."""
    assert RENDERER.emoji(kind, key) in RENDERER.emojis()


def test_places_have_none() -> None:
    """A corner is called by its label."""
    assert RENDERER.emoji("corner", "A1") is None
    assert RENDERER.emoji("terrain", "desert") is None
