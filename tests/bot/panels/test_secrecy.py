"""A panel tells nothing that its seat does not know, down to the ids of its components."""

from random import Random
from typing import Any

import pytest

from bot.panels.draft import EMPTY
from bot.panels.model import Panel, Question
from bot.panels.plan import plan
from games.core.game import Game
from games.core.model import Seat
from games.core.rng import Rng
from tests.bot.panels.driver import emoji
from tests.bot.panels.test_games import SUBJECTS, decisions, words_of


def panel(game: Game[Any, Any, Any], state: Any, seat: Seat) -> Panel:
    """The panel of the seat's decision."""
    decision = game.decision(state, seat)
    assert decision is not None
    words = words_of(game, "en")
    return plan(Question(game, decision, words, game.notes(state, seat), emoji), EMPTY)


@pytest.mark.parametrize(("game", "seats"), SUBJECTS, ids=lambda value: getattr(value, "id", value))
def test_the_panel_is_the_same_in_a_game_dealt_from_the_views(
    game: Game[Any, Any, Any], seats: int
) -> None:
    """What is hidden from the seat changes nothing on its panel."""
    rng = Random(f"{game.id}-{seats}")

    for state, decision, _ in decisions(game, seats, rng):
        seat = decision.seat
        views = game.public(state), game.private(state, seat)
        dealt = game.deal(*views, Rng(rng.randbytes(32)))
        assert panel(game, dealt, seat) == panel(game, state, seat)
