"""A card by itself, as the rules show it."""

import pytest

from games.san_juan.content import CARDS
from render.catalogue import RENDERERS
from tests.render.positions import NAMES
from tests.render.spoken import LANGUAGES, Spoken

SAN_JUAN = RENDERERS["san-juan"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_stands_alone(language: str) -> None:
    """With its name and what it does in the description."""
    words = Spoken(language, NAMES)

    drawn = {key: SAN_JUAN.thing("card", key, words) for key in CARDS}

    for key, picture in drawn.items():
        assert picture is not None, key
        assert picture.size == (490, 534)
        assert picture.alt.startswith(words(f"san-juan-card-{key.replace('_', '-')}"))
    assert len({picture.data for picture in drawn.values() if picture}) == len(CARDS)
