"""The robot against seats that answer by chance."""

import time
from hashlib import sha256
from math import sqrt
from random import Random
from typing import Any

from games.catalogue import GAMES
from games.core.forms import count, sample
from games.core.game import Game, play
from games.core.model import Seat, ranking
from games.core.rng import Rng
from games.core.search import choose, trials
from tests.bench.figure import Figure, at_least, measured

BUDGET = 60
"""Trials per answer: far less than a real robot has."""

GAMES_PLAYED = 40

SURE = 1.96
"""Standard deviations on both sides of which 95 % of all samples lie."""


def run(quick: bool) -> list[Figure]:
    """Every game with the fewest and with four seats."""
    figures = []
    for game in GAMES:
        for seats in sorted({game.seats[0], min(4, game.seats[-1])}):
            figures += _strength(game, seats, 6 if quick else GAMES_PLAYED)
    return figures


def _strength(game: Game[Any, Any, Any], seats: int, games: int) -> list[Figure]:
    """Share of games won, and how long a robot thought."""
    won, answers, seconds = 0.0, 0, 0.0
    for number in range(games):
        share, thought, taken = _game(game, seats, number)
        won, answers, seconds = won + share, answers + thought, seconds + taken
    name = f"{game.id}, house against {seats - 1} by chance, {BUDGET} trials"
    return [
        measured(f"{name}: won of {games}", 100 * won / games, "%"),
        at_least(f"{name}: wins, 95 % sure", 100 * surely(won / games, games), "%", 100 / seats),
        measured(f"{name}: a move", 1000 * seconds / answers, "ms"),
    ]


def surely(share: float, games: int) -> float:
    """The least share of wins that goes with the one seen (the lower end of Wilson's interval)."""
    spread = SURE**2 / games
    centre = share + spread / 2
    width = SURE * sqrt(share * (1 - share) / games + spread / (4 * games))
    return (centre - width) / (1 + spread)


def _game(game: Game[Any, Any, Any], seats: int, number: int) -> tuple[float, int, float]:
    """A robot's share of the first place, its answers to real questions and the seconds for them."""
    chance = Random(number)
    robot: Seat = number % seats
    state = game.setup(
        seats, game.options(), Rng(sha256(f"strength {number}".encode()).digest())
    ).state
    answers, seconds = 0, 0.0
    while (decision := game.first(state)) is not None:
        if decision.seat != robot or count(decision) == 1:
            action = sample(decision, chance.randrange)
        else:
            began = time.perf_counter()
            rng = Rng(chance.randbytes(32))
            own = game.private(state, robot)
            action = choose(game, game.public(state), own, decision, rng, trials(BUDGET))
            seconds += time.perf_counter() - began
            answers += 1
        state = play(game, state, decision.seat, action, asked=decision).state
    first = [sheet.seat for rank, sheet in ranking(game.scores(state)) if rank == 1]
    return (robot in first) / len(first), answers, seconds
