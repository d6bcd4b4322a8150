"""A board before there is a game says so, and does not call the game ended."""

from typing import Any

import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.rng import Rng
from render.catalogue import RENDERERS
from render.core.contract import Scene
from render.core.ribbon import HIGH, TOP
from render.core.status import at_rest
from tests.render.seeing import changed_area, decoded
from tests.render.spoken import LANGUAGES, Spoken

NAMES = ("Ana", "Bruno", "Carla")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_is_no_game_that_ended(language: str) -> None:
    """Two texts, in each language."""
    words = Spoken(language, NAMES)

    assert at_rest(Scene(NAMES, words, is_preview=True)) == words("render-preview")
    assert at_rest(Scene(NAMES, words)) == words("render-given-up")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_board_says_that_it_is_a_preview(game: Game[Any, Any, Any]) -> None:
    """In its ribbon, and only there."""
    view = game.public(game.setup(3, game.table_options(), Rng(bytes(32))).state)
    words = Spoken("en", NAMES, game.id)
    preview, ended = (
        decoded(RENDERERS[game.id].board(view, Scene(NAMES, words, is_preview=is_preview)))
        for is_preview in (True, False)
    )
    area = changed_area(preview, ended)

    assert area is not None
    assert area[3] <= TOP + HIGH + 16
