"""Emojis: every name that a term asks for is drawn."""

import pytest

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


@pytest.mark.parametrize(("kind", "key"), TERMS)
def test_every_term_has_its_emoji(kind: str, key: str) -> None:
    """What stands in menus is among the emojis drawn."""
    assert RENDERER.emoji(kind, key) in RENDERER.emojis()


def test_a_new_place_has_none() -> None:
    """Nothing is made up for what has no picture."""
    assert RENDERER.emoji("place", "new") is None
