"""Emojis: every name that a term asks for is drawn."""

import pytest

from games.catan.content import CARDS, COLOURS, RESOURCES, TERRAIN_RESOURCE
from games.catan.modules.frenemies.part import GUILDS
from render.catan.renderer import SCORE_ICONS, CatanRenderer

RENDERER = CatanRenderer()
TERMS = [
    *[("card", key) for key in CARDS],
    *[("resource", key) for key in RESOURCES],
    *[("terrain", key) for key in TERRAIN_RESOURCE],
    *[("harbor", key) for key in ("any", *RESOURCES)],
    *[("colour", key) for key in COLOURS],
    *[("score", key) for key in SCORE_ICONS],
    *[("guild", key) for key in GUILDS],
    ("deal", "lumber@ore"),
    ("swap", "lumber@ore"),
    ("gift", "lumber@2"),
]


@pytest.mark.parametrize(("kind", "key"), TERMS)
def test_every_term_has_its_emoji(kind: str, key: str) -> None:
    """What stands in menus is among the emojis drawn."""
    assert RENDERER.emoji(kind, key) in RENDERER.emojis()


def test_places_have_none() -> None:
    """A corner is called by its label."""
    assert RENDERER.emoji("corner", "A1") is None
    assert RENDERER.emoji("terrain", "desert") is None
