"""Pairings: sizes, repeated meetings, like scores, places and byes."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from bot.tables.tournaments.pairing import Draw, split, swiss
from bot.tables.tournaments.scoring import meetings

SEED = bytes(range(32))


@pytest.mark.parametrize(
    ("people", "seats", "least", "sizes", "has_bye"),
    [
        (96, 4, 2, (4,) * 24, False),
        (97, 4, 3, (4,) * 22 + (3,) * 3, False),
        (97, 4, 4, (4,) * 24, True),
        (98, 4, 4, (4,) * 24 + (2,), False),
        (6, 4, 2, (3, 3), False),
        (5, 4, 2, (4,), True),
        (7, 2, 2, (2, 2, 2), True),
        (3, 4, 2, (3,), False),
        (1, 4, 2, (), True),
        (0, 4, 2, (), False),
    ],
)
def test_a_field_is_split_into_tables(
    people: int, seats: int, least: int, sizes: tuple[int, ...], has_bye: bool
) -> None:
    """Full tables and some of one less; else a bye, or a last table for robots to fill."""
    found = split(people, seats, least)
    assert (found.sizes, found.has_bye) == (sizes, has_bye)


def test_every_field_is_split_without_loss() -> None:
    """Everybody has a table or the bye, and no table is larger than wanted."""
    for people in range(2, 129):
        for seats in range(2, 6):
            for least in range(2, seats + 1):
                found = split(people, seats, least)
                assert sum(found.sizes) + found.has_bye == people
                assert all(2 <= size <= seats for size in found.sizes)


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
        if draw.bye is not None:
            self.byes[draw.bye] += 1
            self.scores[draw.bye] += 12
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
        assert sorted([*seated, *([draw.bye] if draw.bye else [])]) == sorted(season.scores)
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
