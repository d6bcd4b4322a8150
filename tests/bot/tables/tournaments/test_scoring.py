"""Table points, tie-breaks and standings."""

from itertools import product

import pytest

from bot.tables.tournaments.scoring import Placed, TableResult, standings, table_points


def result(number: int, *placed: tuple[int, int, int]) -> TableResult:
    """A table: entrant, rank and points of each."""
    return TableResult(number, tuple(Placed(*one) for one in placed))


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ([1, 2], (12, 0)),
        ([1, 1], (6, 6)),
        ([1, 2, 3], (12, 6, 0)),
        ([1, 2, 3, 4], (12, 8, 4, 0)),
        ([4, 1, 2, 2], (0, 12, 6, 6)),
        ([1, 1, 3, 4], (10, 10, 4, 0)),
        ([1, 1, 1, 1], (6, 6, 6, 6)),
        ([1, 2, 3, 4, 5], (12, 9, 6, 3, 0)),
        ([1, 1, 3, 4, 5], (10.5, 10.5, 6, 3, 0)),
        ([1], (12,)),
    ],
)
def test_a_table_gives_points_by_rank(ranks: list[int], points: tuple[float, ...]) -> None:
    """A win is worth the same at every size of table, and ties share what their places are worth."""
    assert table_points(ranks) == points


def test_every_table_of_a_size_gives_the_same_in_all() -> None:
    """However its people are ranked: six for each of them."""
    for size in (2, 3, 4, 5):
        for ranks in product(range(1, size + 1), repeat=size):
            assert sum(table_points(ranks)) == 6 * size


def test_head_to_head_comes_before_the_strength_of_opponents() -> None:
    """Who has beaten the other stands above, also with weaker opponents."""
    results = [
        result(1, (1, 1, 10), (2, 2, 9)),
        result(2, (2, 1, 10), (3, 2, 0)),
        result(2, (1, 2, 5), (4, 1, 10)),
        result(3, (3, 1, 1), (4, 2, 0)),
    ]

    table = standings([1, 2, 3, 4], results)

    assert {one.entrant: one.points for one in table} == {1: 12, 2: 12, 3: 12, 4: 12}
    assert len({one.rank for one in table}) > 1
    pair = [one for one in standings([1, 2], results[:2]) if one.points == 12]
    assert [one.entrant for one in pair] == [1, 2]


def test_strength_of_opponents_decides_where_the_tied_have_not_met() -> None:
    """Two winners of the first round: the one whose opponent wins later stands above."""
    results = [
        result(1, (1, 1, 10), (2, 2, 0)),
        result(1, (3, 1, 10), (4, 2, 0)),
        result(2, (2, 1, 10), (5, 2, 0)),
    ]

    table = standings(range(1, 6), results)

    ranks = {one.entrant: one.rank for one in table}
    assert ranks[1] < ranks[3]


def test_points_share_decides_last_and_what_is_equal_shares_a_rank() -> None:
    """The same ranks with more of the points on the board; without a difference both are first."""
    wide = [result(1, (1, 1, 30), (2, 2, 10)), result(1, (3, 1, 30), (4, 2, 20))]
    same = [result(1, (1, 1, 30), (2, 2, 10)), result(1, (3, 1, 30), (4, 2, 10))]

    assert [one.entrant for one in standings(range(1, 5), wide)] == [1, 3, 4, 2]
    assert [one.rank for one in standings(range(1, 5), same)] == [1, 1, 3, 3]


def test_a_bye_counts_as_a_win_and_as_no_game() -> None:
    """It adds no opponent and no share."""
    [first] = [one for one in standings([1, 2], [result(1, (1, 1, 0))]) if one.entrant == 1]
    assert (first.points, first.played, first.opponents, first.share) == (12, 0, 0, 0)
