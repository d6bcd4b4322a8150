"""What places and ways are called in messages."""

import pytest

from bot.discord_app.parts.links import own_button
from bot.game_registry import REGISTRY
from bot.i18n.speech import LANGUAGES

CALLED = {
    "san-juan": "Mão",
    "puerto-rico": "Minha ilha",
    "caylus": "Edifícios",
    "sutters-mill": "Minhas cartas",
    "catan": "Mão",
    "catan-dice": "Minha folha",
}


@pytest.mark.parametrize("game", REGISTRY)
def test_the_way_to_the_own_things_is_called_as_the_game_has_it(game: str) -> None:
    """A hand only where there are cards in hand."""
    assert own_button(LANGUAGES.words("pt-BR", REGISTRY[game].game)).label == CALLED[game]
