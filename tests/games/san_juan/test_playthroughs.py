"""Whole games, word for word, and the stored shape of the values."""

import json
from pathlib import Path

import pytest

from games.core.codec import shape
from games.san_juan.content import CARDS
from games.san_juan.game import SAN_JUAN
from tests.games.san_juan.playthrough import GAMES, GOLDEN, buildings_of, told

SHAPE = Path(__file__).parent / "golden" / "shape.json"


@pytest.mark.parametrize("name", GAMES)
def test_a_known_game_is_played_as_ever(name: str) -> None:
    """A change here changes running games: read the difference before writing it anew."""
    expected = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")

    assert told(*GAMES[name]) == expected


def test_the_known_games_build_every_building() -> None:
    """Together they show every card at work."""
    built = {kind for name in GAMES for kind in buildings_of((GOLDEN / f"{name}.txt").read_text())}

    assert built == set(CARDS)


def test_the_stored_shape_is_pinned() -> None:
    """Another shape needs a schema number of its own and a migration (design, "Rules engine")."""
    assert SAN_JUAN.schema == 1
    assert json.loads(shape(SAN_JUAN)) == json.loads(SHAPE.read_text(encoding="utf-8"))
