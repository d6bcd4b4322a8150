"""Emojis of every game: small, square, with a clear ground, the same bytes every time."""

import re
from io import BytesIO

import pytest
from PIL import Image

from games.core.model import Key
from render.catalogue import RENDERERS

EMOJIS = [(game, name) for game, renderer in RENDERERS.items() for name in renderer.emojis()]


@pytest.mark.parametrize(("game", "name"), EMOJIS)
def test_an_emoji_is_a_small_clear_square(game: Key, name: str) -> None:
    """128 x 128 PNG under Discord's 256 KiB, corners clear."""
    data = RENDERERS[game].emojis()[name]()
    image = Image.open(BytesIO(data))

    assert re.fullmatch(r"[a-z0-9_]{2,24}", name)
    assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
    assert len(data) <= 256 * 1024
    assert image.getchannel("A").getpixel((0, 0)) == 0
    assert data == RENDERERS[game].emojis()[name]()
