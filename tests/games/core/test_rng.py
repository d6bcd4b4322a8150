"""Chance: a documented stream that anybody can compute."""

import hashlib
from collections import Counter

import pytest

from games.core.rng import Chance, Rng

SEED = bytes(range(32))


def word(fork: int, drawn: int) -> int:
    """Draw number `drawn` of a fork, computed anew."""
    place = fork.to_bytes(8, "big") + drawn.to_bytes(8, "big")
    return int.from_bytes(hashlib.sha256(SEED + place).digest()[:8], "big")


def test_draws_are_the_documented_words() -> None:
    """The first 8 bytes of SHA-256 over seed, fork and counter, modulo the range."""
    chance = Chance(Rng(SEED, fork=3, drawn=5))

    assert [chance.below(1000) for _ in range(4)] == [word(3, 5 + n) % 1000 for n in range(4)]
    assert chance.rng == Rng(SEED, 3, 9)


def test_draws_that_would_favour_small_numbers_are_thrown_away() -> None:
    """For a range just above half of all words, about every second word is not used."""
    n = (1 << 63) + 1
    chance = Chance(Rng(SEED))
    expected = [word(0, k) for k in range(200) if word(0, k) < n]

    assert [chance.below(n) for _ in range(50)] == expected[:50]
    assert chance.drawn > 60


def test_a_range_of_one_takes_no_draw() -> None:
    """There is nothing to decide."""
    chance = Chance(Rng(SEED))

    assert chance.below(1) == 0
    assert chance.drawn == 0


@pytest.mark.parametrize("n", [0, -1])
def test_an_empty_range_is_an_error(n: int) -> None:
    """Nothing can be drawn from nothing."""
    with pytest.raises(ValueError, match="no number below"):
        Chance(Rng(SEED)).below(n)


def test_another_fork_is_another_stream() -> None:
    """What was seen on one fork says nothing of the next."""
    one, other = Chance(Rng(SEED, 0, 7)), Chance(Rng(SEED, 1, 7))

    assert [one.below(1 << 32) for _ in range(5)] != [other.below(1 << 32) for _ in range(5)]


def test_draws_are_even() -> None:
    """A die of 6 over 6,000 throws."""
    chance = Chance(Rng(SEED))
    counts = Counter(chance.below(6) for _ in range(6000))

    assert set(counts) == set(range(6))
    assert all(850 < amount < 1150 for amount in counts.values())
