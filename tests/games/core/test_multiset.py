"""Multisets: counts by place, and draws from them."""

from collections import Counter
from random import Random

import pytest

from games.core.multiset import (
    drawn,
    drawn_one,
    holds,
    minus,
    plus,
    total,
    with_one,
)


def test_counts_are_added_and_taken_away() -> None:
    """Never below nothing."""
    assert plus((1, 0, 2), (0, 3, 1)) == (1, 3, 3)
    assert minus((1, 3, 3), (0, 3, 1)) == (1, 0, 2)
    assert minus((), ()) == ()
    assert total((1, 3, 3)) == 7
    assert holds((1, 1), (1, 0))
    assert not holds((1, 1), (0, 2))
    with pytest.raises(ValueError, match="cannot be taken"):
        minus((1, 0), (0, 1))


def test_one_kind_is_changed() -> None:
    """By its place."""
    assert with_one((1, 2, 3), 1) == (1, 3, 3)
    assert with_one((1, 2, 3), 2, -3) == (1, 2, 0)
    with pytest.raises(ValueError, match="3 cannot be taken from 2"):
        with_one((1, 2, 3), 1, -3)


def test_every_piece_is_as_likely_as_the_other() -> None:
    """Kinds come out by their numbers."""
    chance = Random(1)
    found = Counter(drawn_one((1, 0, 3), chance.randrange) for _ in range(4000))

    assert set(found) == {0, 2}
    assert 2800 < found[2] < 3200
    with pytest.raises(ValueError, match="nothing"):
        drawn_one((0, 0), lambda n: 0)


def test_what_is_drawn_was_there() -> None:
    """All of it, when all is drawn."""
    chance = Random(1)
    for count in range(7):
        taken = drawn((1, 2, 3), count, chance.randrange)
        assert total(taken) == count
        assert holds((1, 2, 3), taken)
    assert drawn((1, 2, 3), 6, chance.randrange) == (1, 2, 3)
