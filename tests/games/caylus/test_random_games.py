"""Random games under the eyes of the referee, and what holds in every position of them."""

from collections import Counter
from itertools import chain, product

import pytest

from games.caylus.content import BUILDINGS, TILES
from games.caylus.options import CaylusOptions
from games.caylus.state import State
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


def standing(state: State) -> Counter[int]:
    """By seat, how many workers stand somewhere."""
    table = state.table
    places = chain(table.specials, table.stables, table.inn, table.castle, table.workers)
    return Counter(seat for seat in places if seat >= 0)


def check_position(before: State, state: State) -> None:
    """The invariants of 6.10 in one position after another one."""
    table, old = state.table, before.table
    workers = standing(state)
    for seat, player in enumerate(table.players):
        assert workers[seat] + player.workers == 6
        assert min(player.deniers, player.points, *player.cubes) >= 0
        opened = (2, 4, 5, 5)[table.scored]
        assert max(player.favors) <= opened
        assert all(
            now >= then for now, then in zip(player.favors, old.players[seat].favors, strict=True)
        )
    on_road = Counter(key for key in table.road if key in TILES)
    assert set(on_road.values()) <= {1}
    supply = {tile for tile in TILES if tile != "s_jeweler" or table.options.jeweler}
    assert set(on_road) | set(table.stock) == supply
    assert not set(on_road) & set(table.stock)
    assert 1 <= table.provost <= 28
    assert table.bailiff >= old.bailiff >= 6
    for lots, then, most in zip(table.lots, old.lots, (6, 10, 14), strict=True):
        assert lots[: len(then)] == then
        assert len(lots) <= most
    for key, owner in zip(table.road, table.owners, strict=True):
        owned = key and BUILDINGS[key].kind in ("wood", "stone", "residence", "prestige")
        assert (owner >= 0) == bool(owned)


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
        check_position(before, state)
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
