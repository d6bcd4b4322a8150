"""What the rules say of every position holds in every position: the first, the last, and those that are dealt."""

from itertools import islice

from tests.contract.curious import curious_walks
from tests.contract.particulars import invariants_of
from tests.contract.subjects import Case, cases, viewers
from tests.contract.walks import DEPTH, explained, looking_at, seeded, spread, walks

LED = max(1, round(4 * DEPTH))
"""Games led to every kind of action whose positions are looked at."""

POSITIONS = 2_400 * DEPTH
"""Positions of a game from which every viewer deals, shared by all its cases."""


def test_every_position_is_one_of_the_game(case: Case) -> None:
    """From the first to the last one, in which nothing is asked any more."""
    check = invariants_of(case.game.id)
    for game_walk in walks(case):
        for number, state in enumerate(game_walk.states()):
            with explained(game_walk, number):
                check(state)


def test_dealt_positions_are_positions_of_the_game(case: Case) -> None:
    """What a seat or a spectator deals from what it knows could have come up: nobody has paid more than it had."""
    check = invariants_of(case.game.id)
    tables = sum(other.game.id == case.game.id for other in cases())
    share = max(1, round(POSITIONS / tables / LED))
    for game_walk in islice(curious_walks(case), LED):
        for moment in spread(game_walk.moments, share):
            for viewer in viewers(case):
                with looking_at(moment):
                    private = None if viewer is None else case.game.private(moment.state, viewer)
                    chance = seeded(f"{game_walk.seed}/{moment.number}/{viewer}")
                    check(case.game.deal(case.game.public(moment.state), private, chance))
