"""Laws of progress: what gives time cannot be had twice, whoever works together.

The players like best what leads back to where the game has been, and what does not count as progress.
"""

import random
from typing import Any

from games.core.codec import encode
from games.core.forms import sample
from games.core.progress import is_progress
from tests.contract.subjects import Case
from tests.contract.walks import explained, led
from tests.playing import Pending, Player, chosen

MOVES = 150
"""Of a game."""

TRIES = 4
"""Answers that a player compares."""

PARTS = 3
"""So much progress one seat makes at most before another one is waited for."""


def reluctant(case: Case, chance: random.Random) -> Player:
    """All of them want to stay where they are, or to come back there."""
    known: set[bytes] = set()
    game = case.game

    def player(state: Any, pending: Pending) -> Any:
        known.add(encode(game.public(state)))
        ranked = []
        for number in range(TRIES):
            decision = chosen(pending, chance, 0.4)
            action = sample(decision, chance.randrange)
            step = game.apply(state, decision.seat, action)
            is_new = encode(game.public(step.state)) not in known
            gain = is_progress(game, state, step.state, step.log)
            ranked.append((is_new, gain, number, decision, action))
        best = min(ranked, key=lambda one: one[:3])
        return best[3:]

    return player


def test_progress_never_leads_to_the_same_position_twice(case: Case) -> None:
    """However long offers, gifts, answers and what is begun anew go to and fro: what has been progress is behind."""
    seed = f"reluctant/{case.id}"
    walk = led(case, seed, reluctant(case, random.Random(seed)), MOVES)
    seen: dict[bytes, int] = {}
    for moment in walk.moments:
        if not is_progress(case.game, moment.state, moment.step.state, moment.step.log):
            continue
        position = encode(case.game.public(moment.step.state))
        with explained(walk, moment.number):
            assert position not in seen, f"as after move {seen[position]}"
        seen[position] = moment.number


def test_nobody_makes_progress_alone_for_long(case: Case) -> None:
    """One seat's steps bring the game on a few times at most before it waits for another one, as long as another one plays."""
    seed = f"alone/{case.id}"
    walk = led(case, seed, reluctant(case, random.Random(seed)), MOVES)
    together = list(walk.moments)
    while together and together[-1].seat == walk.moments[-1].seat:
        together.pop()
    seat, parts = None, 0
    for moment in together:
        waited = {one.seat for one in case.game.pending(moment.step.state) if one.required}
        if not is_progress(case.game, moment.state, moment.step.state, moment.step.log):
            continue
        parts = parts + 1 if waited == {seat} == {moment.seat} else 1
        seat = moment.seat if waited == {moment.seat} else None
        with explained(walk, moment.number):
            assert parts <= PARTS
