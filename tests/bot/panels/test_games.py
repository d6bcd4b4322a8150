"""Random games played through panels alone, in both languages."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.panels.model import PanelWords, Question
from games.catalogue import GAMES
from games.core.forms import Decision, sample
from games.core.game import Game, play
from games.core.rng import Rng
from tests.bot.panels.driver import LANGUAGES, EchoWords, emoji, press_at_random, reach
from tests.games.core.toy import TOY

NAMES = ("Ana", "Bruno", "Caio_", "Dora", "Ed", "Fábio")
STEPS = 40_000

CLOSELY = 120
"""Steps of a game whose questions are all looked at."""

RARELY = 40
"""Of the steps after these one in so many is looked at: games of thousands of steps ask much the same again."""

SUBJECTS = [(game, seats) for game in (TOY, *GAMES) for seats in (game.seats[0], game.seats[-1])]


def words_of(game: Game[Any, Any, Any], language: str) -> PanelWords:
    """The game's words; of the toy, which has none, their ids."""
    return EchoWords(language) if game is TOY else LANGUAGES.words(language, game, NAMES)


def decisions(
    game: Game[Any, Any, Any], seats: int, rng: Random
) -> Iterator[tuple[Any, Decision, list[Any]]]:
    """Decisions of a random game from its beginning to its end; what is put into the list is played."""
    state = game.setup(seats, game.options(), Rng(rng.randbytes(32))).state
    for number in range(STEPS):
        asked = game.pending(state)
        required = [decision for decision in asked if decision.required]
        if not required:
            return
        answers: list[Any] = []
        if number < CLOSELY or number % RARELY == 0:
            for decision in asked:
                yield state, decision, answers
        decision = rng.choice(asked if rng.random() < 0.3 else required)
        action = answers[0] if answers and decision == asked[0] else sample(decision, rng.randrange)
        state = play(game, state, decision.seat, action, decision).state
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("language", ["en", "pt-BR"])
@pytest.mark.parametrize(("game", "seats"), SUBJECTS, ids=lambda value: getattr(value, "id", value))
def test_every_answer_of_a_random_game_can_be_given(
    game: Game[Any, Any, Any], seats: int, language: str
) -> None:
    """A sampled action of every decision is reached by presses, within all limits."""
    rng = Random(f"{game.id}-{seats}-{language}")
    words = words_of(game, language)
    met = 0

    for state, decision, _ in decisions(game, seats, rng):
        asked = Question(game, decision, words, game.notes(state, decision.seat), emoji)
        reach(asked, sample(decision, rng.randrange), rng)
        met += 1

    assert met > 20


@pytest.mark.parametrize(("game", "seats"), SUBJECTS, ids=lambda value: getattr(value, "id", value))
def test_a_game_is_played_by_random_presses(game: Game[Any, Any, Any], seats: int) -> None:
    """Presses bring a game on: every action that comes out is legal, and the game comes to its end."""
    rng = Random(f"{game.id}-{seats}")
    words = words_of(game, "pt-BR")

    for state, decision, answers in decisions(game, seats, rng):
        asked = Question(game, decision, words, game.notes(state, decision.seat), emoji)
        answers.append(press_at_random(asked, rng))
        play(game, state, decision.seat, answers[-1], decision)
