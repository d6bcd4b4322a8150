"""A league's divisions: their sizes, who moves up and down, and how their rounds are drawn."""

from collections import Counter
from itertools import combinations

import pytest

from bot.tables.tournaments.divisions import moves, sizes
from bot.tables.tournaments.drawing import (
    Plan,
    PlayedRound,
    PlayedTable,
    TournamentFormat,
    drawn,
)
from bot.tables.tournaments.pairing import Draw, OddTables
from bot.tables.tournaments.scoring import meetings

SEED = bytes(range(32))


@pytest.mark.parametrize(
    ("people", "size", "expected"),
    [
        (3, 4, ()),
        (4, 4, (4,)),
        (6, 4, (6,)),
        (7, 4, (6,)),
        (8, 6, (4, 4)),
        (11, 5, (5, 6)),
        (16, 4, (4,) * 4),
        (18, 4, (4, 4, 5, 5)),
        (24, 6, (6,) * 4),
        (24, 5, (4, 5, 5, 5, 5)),
        (48, 4, (4,) * 12),
    ],
)
def test_people_make_divisions(people: int, size: int, expected: tuple[int, ...]) -> None:
    """As many people in each as wanted, one or two more or fewer; the larger ones below."""
    assert sizes(people, size) == expected


def test_every_division_has_four_to_six() -> None:
    """Whatever is wanted, and nobody is left over but the seventh."""
    for people in range(4, 129):
        for size in range(4, 7):
            found = sizes(people, size)
            assert all(4 <= one <= 6 for one in found)
            assert sum(found) == people - (people == 7)


def test_the_first_go_up_and_the_last_go_down() -> None:
    """As many up as down, between each two neighbours; who comes down stands above those who stayed."""
    found = moves([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], set(), 1)

    assert found.up == {5, 9}
    assert found.down == {4, 8}
    assert found.ladder == (1, 2, 3, 5, 4, 6, 7, 9, 8, 10, 11, 12)


def test_whoever_is_gone_goes_down_in_the_place_of_another() -> None:
    """And is no longer in the ladder; of the lower division nobody who is gone goes up."""
    found = moves([[1, 2, 3, 4], [5, 6, 7, 8]], {2, 5}, 1)

    assert found.up == {6}
    assert found.down == frozenset()
    assert found.ladder == (1, 3, 4, 6, 7, 8)


def test_two_move_at_once() -> None:
    """Of four in a division two go up and two go down."""
    found = moves([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], set(), 2)

    assert found.up == {5, 6, 9, 10}
    assert found.down == {3, 4, 7, 8}
    assert sorted(found.ladder) == list(range(1, 13))


def played(draw: Draw) -> PlayedRound:
    """Some result of these tables."""
    tables = [
        PlayedTable(table, tuple(range(1, len(table) + 1)), (0,) * len(table))
        for table in draw.tables
    ]
    return PlayedRound(tuple(tables), draw.byes)


@pytest.mark.parametrize(
    ("people", "seats", "rounds", "least", "odd"),
    [
        (4, 2, 6, 2, OddTables.BYES),
        (6, 2, 5, 2, OddTables.BYES),
        (5, 2, 5, 2, OddTables.BYES),
        (5, 4, 5, 3, OddTables.BYES),
        (6, 3, 4, 2, OddTables.BYES),
        (6, 4, 6, 2, OddTables.BYES),
        (5, 4, 6, 3, OddTables.ROBOTS),
        (6, 5, 3, 3, OddTables.BYES),
    ],
)
def test_all_of_a_division_meet_alike(
    people: int, seats: int, rounds: int, least: int, odd: OddTables
) -> None:
    """So many rounds; nobody plays the same opponents again while others are free, and byes go round."""
    plan = Plan(TournamentFormat.DIVISION, seats, least, rounds, SEED, odd)
    before, field = list[PlayedRound](), set(range(1, people + 1))
    for _ in range(rounds):
        before.append(played(drawn(plan, before, field)))

    assert all(set(one.field) == field for one in before)
    tables = [frozenset(table.entrants) for one in before for table in one.tables]
    times = meetings(tables)
    counts = [times[frozenset(pair)] for pair in combinations(field, 2)]
    assert max(counts) - min(counts) <= (3 if seats > 2 else 1)
    assert seats == 2 or len(set(tables)) == len(tables)
    byes = Counter(one for line in before for one in line.byes)
    assert max(byes.values(), default=0) - min(byes[one] for one in field) <= 1


def test_a_newcomer_takes_the_place_of_somebody_who_is_gone() -> None:
    """From the next round on; the others meet as they would have. A place that nobody takes stays empty."""
    plan = Plan(TournamentFormat.DIVISION, 2, 2, 5, SEED)
    whole = list[PlayedRound]()
    for _ in range(5):
        whole.append(played(drawn(plan, whole, {1, 2, 3, 4, 5, 6})))
    before = whole[:2]
    for people in ({1, 2, 4, 5, 6}, {1, 2, 4, 5, 6, 7}, {1, 2, 4, 5, 7}):
        before.append(played(drawn(plan, before, people)))
        assert set(before[-1].field) == people

    expected = [
        {frozenset(table.entrants) for table in one.tables if not {3, 6} & set(table.entrants)}
        for one in whole
    ]
    third, fourth, fifth = (
        {frozenset(table.entrants) for table in one.tables} for one in before[2:]
    )
    assert expected[2] <= third
    assert {frozenset(7 if one == 3 else one for one in pair) for pair in expected[3]} <= fourth
    assert expected[4] <= fifth
