"""Buttons with no room for a whole trade: fewer words, none of them cut, and the whole trade above them, once."""

import pytest

from bot.panels.limits import LABEL
from bot.panels.model import Button, Draft, Question, Row, Text
from bot.panels.plan import plan
from games.catan.actions import Propose
from games.core.game import play
from games.core.rng import Rng
from tests.bot.panels.driver import LANGUAGES, emoji
from tests.games.catan.market import Market, offering, proposing
from tests.games.catan.positions import BLUE, ORANGE, RED

NAMES = ("Ana", "Amália", "Maximiliano", "Davi")


def panel_of_red(language: str) -> tuple[str, list[Button]]:
    """Text and buttons of the seat on turn that has an offer of its own and a proposal of each of two others."""
    game = Market()
    state = game.setup(4, game.options(), Rng(bytes(32))).state
    for seat, action in (
        (RED, offering(to=str(BLUE))),
        (BLUE, proposing("brick", "lumber")),
        (ORANGE, Propose((("grain", 1), ("ore", 1)), (("lumber", 1),))),
    ):
        decision = game.decision(state, seat)
        assert decision is not None
        state = play(game, state, seat, action, decision).state
    decision = game.decision(state, RED)
    assert decision is not None
    words = LANGUAGES.words(language, game, NAMES)
    notes, ready = game.notes(state, RED), game.ready(state, RED)
    blocks = plan(Question(game, decision, words, notes, emoji, ready), Draft()).blocks
    text = "\n".join(block.markdown for block in blocks if isinstance(block, Text))
    return text, [one for block in blocks if isinstance(block, Row) for one in block.buttons]


@pytest.mark.parametrize(
    ("language", "called", "whole"),
    [
        (
            "pt-BR",
            {"Aceitar: Amália", "Recusar: Maximiliano", "Retirar: oferta 1"},
            "Maximiliano dá 1 cereal, 1 minério, você dá 1 madeira",
        ),
        (
            "en",
            {"Accept: Amália", "Decline: Maximiliano", "Withdraw: offer 1"},
            "Maximiliano gives you 1 grain, 1 ore for your 1 lumber",
        ),
    ],
)
def test_trades_are_called_in_fewer_words(language: str, called: set[str], whole: str) -> None:
    """Whose it is, or its number; whoever accepts has read all of it above."""
    text, buttons = panel_of_red(language)
    labels = {one.label for one in buttons}
    assert called <= labels
    assert all(len(label) <= LABEL for label in labels)
    assert text.count(whole) == 1
