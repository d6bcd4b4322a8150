"""Positions ahead, counted and kept: from several moments of a random game at each table of the known games.

The numbers lie in `tests/games/<game>/golden/perft.json`; `python -m tests.games.playthroughs GAME` writes them anew.
"""

from hashlib import sha256
from random import Random
from typing import TypeAlias

from games.core.game import Options
from games.core.perft import perft
from games.core.rng import Rng
from tests.contract.covering import AnyGame
from tests.playing import by_chance, moves

PLIES = 3

MOMENTS = (0, 15, 60, 140)
"""After so many moves the positions ahead are counted, if the game is not over by then."""

Counted: TypeAlias = dict[str, list[int]]
"""After how many moves -> how many positions 1, 2... plies ahead."""


def counted(game: AnyGame, seats: int, seed: int, options: Options) -> Counted:
    """The positions ahead in a random game of that seed."""
    rng = Rng(sha256(f"perft {seed}".encode()).digest())
    state = game.setup(seats, options, rng).state
    found = {"0": list(perft(game, state, PLIES))}
    for number, move in enumerate(moves(game, state, by_chance(Random(seed)), MOMENTS[-1]), 1):
        after = move.step.state
        if number in MOMENTS and not game.is_over(after):
            found[str(number)] = list(perft(game, after, PLIES))
    return found
