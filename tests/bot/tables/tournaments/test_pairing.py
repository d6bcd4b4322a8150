"""Pairings: sizes, repeated meetings, like scores, places and byes."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bot.tables.tournaments.pairing import (
    Draw,
    OddTables,
    groups,
    round_robin,
    split,
    swiss,
    without,
)
from bot.tables.tournaments.scoring import meetings

SEED = bytes(range(32))


@pytest.mark.parametrize(
    ("people", "seats", "least", "sizes", "byes"),
    [
        (96, 4, 2, (4,) * 24, 0),
        (97, 4, 3, (4,) * 22 + (3,) * 3, 0),
        (97, 4, 4, (4,) * 24, 1),
        (98, 4, 4, (4,) * 24, 2),
        (7, 5, 2, (5, 2), 0),
        (7, 5, 3, (5,), 2),
        (6, 4, 2, (3, 3), 0),
        (5, 4, 2, (4,), 1),
        (7, 2, 2, (2, 2, 2), 1),
        (3, 4, 2, (3,), 0),
        (3, 4, 4, (), 3),
        (1, 4, 2, (), 1),
        (0, 4, 2, (), 0),
    ],
)
def test_a_field_is_split_into_tables(
    people: int, seats: int, least: int, sizes: tuple[int, ...], byes: int
) -> None:
    """Full tables and some of one less; else a smaller last one where the game allows it; else byes."""
    found = split(people, seats, least)
    assert (found.sizes, found.byes) == (sizes, byes)


@pytest.mark.parametrize(
    ("people", "seats", "sizes", "byes"),
    [
        (96, 4, (4,) * 24, 0),
        (97, 4, (4,) * 22 + (3,) * 3, 0),
        (5, 4, (3, 2), 0),
        (7, 5, (4, 3), 0),
        (3, 4, (3,), 0),
        (3, 2, (2,), 1),
        (1, 4, (), 1),
    ],
)
def test_robots_fill_tables_up(people: int, seats: int, sizes: tuple[int, ...], byes: int) -> None:
    """People are spread evenly over them; only at tables of two somebody has a bye."""
    found = split(people, seats, 3, OddTables.ROBOTS)
    assert (found.sizes, found.byes) == (sizes, byes)


def test_every_field_is_split_without_loss() -> None:
    """Everybody has a table or a bye; no table is larger than wanted, nor too small for the game or for two people."""
    for people in range(2, 129):
        for seats in range(2, 6):
            for least in range(2, seats + 1):
                for odd, smallest in ((OddTables.BYES, least), (OddTables.ROBOTS, 2)):
                    found = split(people, seats, least, odd)
                    assert sum(found.sizes) + found.byes == people
                    assert all(smallest <= size <= seats for size in found.sizes)
                    assert found.byes < seats or not found.sizes


class Season:
    """A tournament with results by chance, in which some are better than others."""

    def __init__(self, people: int, seats: int, chance: Random, least: int = 2) -> None:
        self.scores = dict.fromkeys(range(1, people + 1), 0.0)
        self.seats, self.least, self.chance = seats, least, chance
        self.tables: list[tuple[int, ...]] = []
        self.places: dict[int, list[int]] = {}
        self.byes: Counter[int] = Counter()
        self.rounds = 0

    def draw(self) -> Draw:
        """The next round, played at once."""
        self.rounds += 1
        draw = swiss(
            self.scores,
            meetings(self.tables),
            self.places,
            self.byes,
            seats=self.seats,
            least=self.least,
            seed=SEED,
            number=self.rounds,
        )
        for table in draw.tables:
            self.tables.append(table)
            for place, one in enumerate(table):
                self.places.setdefault(one, []).append(place)
            best = sorted(table, key=lambda one: one + self.chance.gauss(0, 30))
            for rank, one in enumerate(best):
                self.scores[one] += 12 * (len(table) - 1 - rank) / (len(table) - 1)
        for one in draw.byes:
            self.byes[one] += 1
            self.scores[one] += 12
        return draw


@pytest.mark.parametrize(
    ("people", "seats", "rounds"),
    [
        (96, 4, 7),
        (97, 4, 7),
        (40, 4, 7),
        (60, 5, 6),
        (30, 3, 7),
        (64, 2, 7),
        (15, 2, 7),
        (128, 4, 5),
    ],
)
def test_nobody_meets_anybody_twice_in_a_large_field(people: int, seats: int, rounds: int) -> None:
    """Over a whole tournament, whatever comes out at the tables; and everybody plays or has the bye."""
    season = Season(people, seats, Random(people))
    for _ in range(rounds):
        draw = season.draw()
        seated = [one for table in draw.tables for one in table]
        assert sorted([*seated, *draw.byes]) == sorted(season.scores)
    assert max(meetings(season.tables).values()) == 1


def test_a_small_field_repeats_as_little_as_it_must() -> None:
    """Among eight at tables of four, five rounds: nobody meets the same three again, and all meet alike."""
    season = Season(8, 4, Random(1))
    for _ in range(5):
        season.draw()
    assert len({frozenset(table) for table in season.tables}) == len(season.tables)
    times = meetings(season.tables)
    assert max(times.values()) - min(times[frozenset(p)] for p in combinations(range(1, 9), 2)) <= 2


def test_like_scores_meet() -> None:
    """In the last round people of a table are twice as near to each other as people at large."""
    season = Season(96, 4, Random(3))
    for _ in range(5):
        season.draw()
    before = dict(season.scores)
    draw = season.draw()
    at_tables = [abs(before[a] - before[b]) for t in draw.tables for a, b in combinations(t, 2)]
    at_large = [abs(before[a] - before[b]) for a, b in combinations(before, 2)]
    assert sum(at_tables) / len(at_tables) < sum(at_large) / len(at_large) / 2


def test_places_are_balanced() -> None:
    """After eight rounds at tables of four nobody has sat at one place more than three times."""
    season = Season(48, 4, Random(4))
    for _ in range(8):
        season.draw()
    assert max(max(Counter(had).values()) for had in season.places.values()) <= 3


def test_nobody_has_a_second_bye_before_all_have_had_one() -> None:
    """Seven people in pairs, seven rounds."""
    season = Season(7, 2, Random(5))
    for _ in range(7):
        season.draw()
    assert season.byes == Counter(range(1, 8))


def test_the_same_seed_draws_the_same_and_another_another() -> None:
    """Anybody can draw again what was drawn."""
    scores = dict.fromkeys(range(1, 33), 0.0)

    def first(seed: bytes, number: int = 1) -> Draw:
        return swiss(scores, {}, {}, {}, seats=4, least=2, seed=seed, number=number)

    assert first(SEED) == first(SEED)
    assert first(SEED) != first(SEED[::-1])
    assert first(SEED) != first(SEED, 2)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_round_robin_everyone_meets_everyone(seats: int) -> None:
    """Within twelve rounds, each of which seats everybody once; pairs meet exactly once."""
    for people in range(2, 13):
        field = range(1, people + 1)
        rounds = round_robin(field, seats=seats, least=2, seed=SEED)
        for draw in rounds:
            seated = [one for table in draw.tables for one in table]
            assert sorted([*seated, *draw.byes]) == list(field)
        times = meetings(table for draw in rounds for table in draw.tables)
        assert set(times) == {frozenset(pair) for pair in combinations(field, 2)}
        if seats == 2:
            assert set(times.values()) == {1}
            assert len(rounds) == people - 1 + people % 2


def test_places_of_a_round_robin_are_balanced() -> None:
    """Nobody begins two games more or less than half of theirs."""
    for people in range(3, 13):
        rounds = round_robin(range(people), seats=2, least=2, seed=SEED)
        first = Counter(table[0] for draw in rounds for table in draw.tables)
        assert max(first.values()) - min(first[one] for one in range(people)) <= 1


def test_who_is_gone_leaves_byes_in_a_round_robin() -> None:
    """The schedule stays, and whoever would have met them has nobody to play."""
    draw = Draw(((1, 2), (3, 4), (5, 6, 7)), (8,))
    assert without(draw, {2, 3, 4, 5}) == Draw(((6, 7),), (1, 8))


def test_pairs_are_the_best_there_are() -> None:
    """Where exchanges between tables stop at a draw that is worse than another, the matching does not."""
    scores = {1: 36.0, 2: 36.0, 3: 24.0, 4: 24.0, 5: 12.0, 6: 0.0}
    met = {frozenset(pair): 1 for pair in ((1, 2), (3, 4), (5, 6), (1, 3), (2, 4))}
    draw = swiss(scores, met, {}, {}, seats=2, least=2, seed=SEED, number=4)
    pairs = {frozenset(table) for table in draw.tables}
    assert not pairs & set(met)

    def cost(matching: set[frozenset[int]]) -> float:
        return sum((scores[max(pair)] - scores[min(pair)]) ** 2 for pair in matching)

    others = [
        {frozenset((1, one)), frozenset(rest[:2]), frozenset(rest[2:])}
        for one in range(2, 7)
        for left in [[other for other in range(2, 7) if other != one]]
        for rest in (
            [left[0], second, *[o for o in left[1:] if o != second]] for second in left[1:]
        )
    ]
    allowed = [matching for matching in others if not matching & set(met)]
    assert cost(pairs) == min(map(cost, allowed))


@pytest.mark.parametrize(
    ("people", "seats", "least", "sizes"),
    [
        (32, 4, 2, [8] * 4),
        (10, 4, 3, [4, 3, 3]),
        (7, 4, 2, [3, 2, 2]),
        (5, 4, 3, [5]),
        (16, 2, 2, [8, 8]),
    ],
)
def test_groups_are_as_many_as_a_final_has_seats(
    people: int, seats: int, least: int, sizes: list[int]
) -> None:
    """Fewer of a small field, and one where no final could be played."""
    found = groups(range(people), seats=seats, least=least, seed=SEED)
    assert sorted(map(len, found), reverse=True) == sizes
    assert sorted(one for group in found for one in group) == list(range(people))
