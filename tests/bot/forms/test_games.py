"""Random games played through panels alone, in both languages."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.forms.model import Select
from games.catalogue import GAMES
from games.core.forms import Decision, sample
from games.core.game import Game, play
from games.core.model import Action, Seat
from games.core.rng import Rng
from tests.bot.forms.driver import Reached, labels_of, press_at_random, reach
from tests.bot.forms.setups import question_of, words_of
from tests.contract.walks import DEPTH
from tests.games.core.toy import TOY
from tests.languages import LANGUAGES

STEPS = 40_000

OFTEN = max(1, round(4 * DEPTH))
"""So many questions of each sort, by what they offer, are looked at in a game."""

PHONE = 40
"""Letters of a closed menu that a phone shows."""

LEAST = 100
"""Questions that are met; of a short game several games are played."""

SUBJECTS = [(game, seats) for game in (TOY, *GAMES) for seats in (game.seats[0], game.seats[-1])]


def decisions(
    game: Game[Any, Any, Any], seats: int, rng: Random
) -> Iterator[tuple[Any, Decision, dict[Seat, Action]]]:
    """Decisions of each sort in a random game from its beginning to its end; the answer put in by the seat is played."""
    seen: Counter[tuple[type[Action], ...]] = Counter()
    state = game.setup(seats, game.options(), Rng(rng.randbytes(32))).state
    for _ in range(STEPS):
        asked = game.pending(state)
        required = [decision for decision in asked if decision.required]
        if not required:
            return
        answers: dict[Seat, Action] = {}
        for decision in asked:
            sort = tuple(offer.action for offer in decision.offers)
            seen[sort] += 1
            if seen[sort] <= OFTEN:
                yield state, decision, answers
        decision = rng.choice(asked if rng.random() < 0.3 else required)
        action = answers.get(decision.seat) or sample(decision, rng.randrange)
        state = play(game, state, decision.seat, action, decision).state
    raise AssertionError("the game does not end")


def labels(reached: Reached) -> list[str]:
    """What the buttons on the way say."""
    return [label for panel in reached.panels for label in labels_of(panel)]


def titles(reached: Reached) -> list[str]:
    """What the closed menus on the way say."""
    blocks = [block for panel in reached.panels for block in panel.blocks]
    return [block.placeholder for block in blocks if isinstance(block, Select)]


@pytest.mark.parametrize(("game", "seats"), SUBJECTS, ids=lambda value: getattr(value, "id", value))
def test_every_answer_of_a_random_game_can_be_given(game: Game[Any, Any, Any], seats: int) -> None:
    """A sampled action of every decision is reached by presses, within all limits, in one language or the other."""
    rng = Random(f"{game.id}-{seats}")
    words = [words_of(game, language) for language in LANGUAGES.names]
    met = 0

    while met < LEAST:
        for state, decision, _ in decisions(game, seats, rng):
            asked = question_of(game, state, decision, words[met % len(words)])
            reached = reach(asked, sample(decision, rng.randrange), rng)
            assert [
                title for title in titles(reached) if len(title) > PHONE and game is not TOY
            ] == []
            met += 1


@pytest.mark.parametrize(("game", "seats"), SUBJECTS, ids=lambda value: getattr(value, "id", value))
def test_a_game_is_played_by_random_presses(game: Game[Any, Any, Any], seats: int) -> None:
    """Presses bring a game on: every action that comes out is legal, and the game comes to its end."""
    rng = Random(f"{game.id}-{seats}")
    words = words_of(game, "pt-BR")

    for state, decision, answers in decisions(game, seats, rng):
        asked = question_of(game, state, decision, words)
        answers[decision.seat] = press_at_random(asked, rng)
        play(game, state, decision.seat, answers[decision.seat], decision)
