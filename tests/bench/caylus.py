"""Caylus: a robot against a greedy player, who wants the most points now, two for two."""

import time
from collections.abc import Sequence
from hashlib import sha256
from random import Random

from games.caylus.game import CAYLUS
from games.caylus.options import CaylusOptions
from games.caylus.state import State
from games.core.forms import Decision, verb
from games.core.model import Action, Seat, ranking
from games.core.rng import Chance, Rng
from games.core.search import candidates, choose, trials
from tests.bench.figure import Figure, at_least, measured

BUDGET = 60
"""Rounds of trials per answer of a robot, as in the section on houses."""

GAMES_PLAYED = 20

SIDES: Sequence[tuple[Seat, Seat]] = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
"""Which two seats a robot has, game by game."""

BAR = 75.0

IDLE = frozenset({"pass", "decline", "stop", "take_back", "let_stand"})
"""What the greedy player does only where nothing else is offered, or where it is worth more."""

LOOKED_AT = 64


def greedy(state: State, decision: Decision, chance: Random) -> Action:
    """The answer after which the seat would have the most points if the game were over; of equal ones any, but rather one that
    does something.
    """
    worth: dict[Action, tuple[int, bool, float]] = {}
    below = Chance(Rng(chance.randbytes(32)))
    for action in candidates(decision, below, LOOKED_AT):
        after = CAYLUS.apply(state, decision.seat, action).state
        points = CAYLUS.scores(after)[decision.seat].total
        worth[action] = (points, verb(type(action)) not in IDLE, chance.random())
    busy = {action: value for action, value in worth.items() if value[1]}
    if decision.offers[0].action.__struct_config__.tag in ("place", "give_batch") and busy:
        worth = busy
    return max(worth, key=lambda action: worth[action])


def played(number: int, budget: int = BUDGET) -> tuple[float, int, float]:
    """A robot's share of the first place, its answers, and the seconds for them."""
    chance = Random(number)
    robot = SIDES[number % len(SIDES)]
    seed = sha256(f"greedy {number}".encode()).digest()
    state = CAYLUS.setup(4, CaylusOptions(), Rng(seed)).state
    answers, seconds = 0, 0.0
    while (decision := CAYLUS.first(state)) is not None:
        seat = decision.seat
        if seat in robot:
            began = time.perf_counter()
            own, rng = CAYLUS.private(state, seat), Rng(chance.randbytes(32))
            action = choose(CAYLUS, CAYLUS.public(state), own, decision, rng, trials(budget))
            answers, seconds = answers + 1, seconds + time.perf_counter() - began
        else:
            action = greedy(state, decision, chance)
        state = CAYLUS.apply(state, seat, action).state
    first = [sheet.seat for rank, sheet in ranking(CAYLUS.scores(state)) if rank == 1]
    return len([seat for seat in first if seat in robot]) / len(first), answers, seconds


def run(quick: bool) -> list[Figure]:
    """Games won by one of a robot's two seats."""
    games = 4 if quick else GAMES_PLAYED
    results = [played(number) for number in range(games)]
    share = 100 * sum(won for won, _, _ in results) / games
    taken = 1000 * sum(seconds for _, _, seconds in results) / sum(count for _, count, _ in results)
    return [
        at_least(f"caylus, house against greedy, 2 for 2: won of {games}", share, "%", BAR),
        measured("caylus, house against greedy: a move", taken, "ms"),
    ]
