"""Puzzles for tests: a question of a game played by chance, as if the search had judged it."""

from random import Random
from typing import Any

import msgspec

from games.core.codec import encode
from games.core.forms import sample
from games.core.game import Game
from games.core.puzzle import LEAST_ANSWERS, MOST_ANSWERS, Judged, Puzzle, answers_of
from games.core.rng import Rng


def a_puzzle(game: Game[Any, Any, Any], seats: int = 2, seed: int = 1, after: int = 12) -> Puzzle:
    """A question that comes after so many steps of a game by chance; its first answer is the best."""
    chance = Random(seed)
    state = game.setup(seats, game.options(), Rng(chance.randbytes(32))).state
    for number in range(10_000):
        decision = game.first(state)
        if decision is None:
            break
        answers = answers_of(decision)
        if number >= after and LEAST_ANSWERS <= len(answers) <= MOST_ANSWERS:
            seat = decision.seat
            judged = tuple(
                Judged(msgspec.json.decode(encode(action)), 0.5 - place / 20, place and 0.02)
                for place, action in enumerate(answers)
            )
            views = game.public(state), game.private(state, seat)
            return Puzzle(seat, number, 2, *views, judged, 400)
        state = game.apply(state, decision.seat, sample(decision, chance.randrange)).state
    raise AssertionError("no such question")
