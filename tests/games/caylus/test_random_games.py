"""Random games under the eyes of the referee, and what holds in every position of them."""

from itertools import product

import pytest

from games.caylus.options import CaylusOptions
from games.caylus.state import State
from tests.games.caylus.invariants import check, standing
from tests.games.caylus.watched import watch

SETS = [
    CaylusOptions(),
    CaylusOptions(favors="beginner"),
    CaylusOptions(jeweler=False, final_cubes="by_three"),
]
CASES = list(product(range(2, 6), SETS))


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_referee_agrees(seats: int, options: CaylusOptions) -> None:
    """Who is asked, what is offered, what is told, the whole table and the final points: as the referee says (R1 to R4)."""
    for seed, gift in enumerate((0, 8, 20)):
        watch(seats, options, seed, gift=gift)


def check_step(before: State, state: State) -> None:
    """What never goes back: the bailiff, houses on lots, markers on the favor table (R113, R114)."""
    table, old = state.table, before.table
    for player, then in zip(table.players, old.players, strict=True):
        assert all(now >= earlier for now, earlier in zip(player.favors, then.favors, strict=True))
    assert table.bailiff >= old.bailiff
    for lots, built in zip(table.lots, old.lots, strict=True):
        assert lots[: len(built)] == built


def check_round(before: State, state: State) -> None:
    """What holds when a round begins."""
    table = state.table
    if table.round != before.table.round:
        assert table.provost == table.bailiff
        assert sum(standing(state).values()) == int(table.inn[1] >= 0)
        assert table.inn[0] == -1


@pytest.mark.parametrize("seats", range(2, 6))
def test_nothing_is_lost(seats: int) -> None:
    """Six workers each, nothing below 0, every tile once, officers on the road, lots and columns in bounds; at the beginning
    of a round nobody stands anywhere but at the Inn (R110 to R113, R114 to R116, R12, R7, R8).
    """

    def look(before: State, state: State) -> None:
        check(state)
        check_step(before, state)
        check_round(before, state)

    for seed, gift in enumerate((0, 10, 25)):
        watch(seats, CaylusOptions(), 50 + seed, look, gift=gift)


@pytest.mark.parametrize("seats", range(2, 6))
def test_games_take_nine_to_eighteen_rounds(seats: int) -> None:
    """The bailiff needs 18 steps of 1 or 2 a round, full sections may end it earlier (R83, R101)."""
    for seed in range(6):
        end = watch(seats, CaylusOptions(), 80 + seed)

        assert 9 <= end.table.round <= 18
        assert end.table.scored == 3
