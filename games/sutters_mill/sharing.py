"""Counters of two parties put together and shared anew by chance, where each party must have got so many nuggets."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import TypeVar

from games.core.forms import Below
from games.sutters_mill.content import Values
from games.sutters_mill.state import worth

Found = tuple[Values, Values, Values]

K = TypeVar("K")

ANYTHING = 0
"""What a party must have got that may have got as little as it likes."""

_REMEMBERED = 1 << 12
"""Sections of which the shares are kept: deals in one position see the same ones again and again."""


def shared(both: tuple[Found, Found], least: tuple[int, int], below: Below) -> tuple[Found, Found]:
    """As many counters of each section for each as before; each way to share them as likely as the others.

    Only those shares count in which both have got the least that they must, or in which as little as possible is missing.
    """
    one, other = both
    pool = [_plus(own, others) for own, others in zip(one, other, strict=True)]
    shares = [_shares(held, sum(own)) for held, own in zip(pool, one, strict=True)]
    river, hill, mine = [
        {nuggets: sum(ways.values()) for nuggets, ways in section.items()} for section in shares
    ]
    later = _together(hill, mine)
    ways = _fitting(_together(river, later), least, sum([worth((held,)) for held in pool]))
    nuggets = _picked(ways, below)
    first = _picked({n: w * later.get(nuggets - n, 0) for n, w in river.items()}, below)
    left = nuggets - first
    second = _picked({n: w * mine.get(left - n, 0) for n, w in hill.items()}, below)
    own = [
        _picked(section[amount], below)
        for section, amount in zip(shares, (first, second, left - second), strict=True)
    ]
    rest = [_minus(held, taken) for held, taken in zip(pool, own, strict=True)]
    return (own[0], own[1], own[2]), (rest[0], rest[1], rest[2])


@lru_cache(_REMEMBERED)
def _shares(pool: Values, size: int) -> Mapping[int, Mapping[Values, int]]:
    """The ways to pick so many counters of a section: by their nuggets, by their values."""
    ones, twos, threes, fours = pool
    found: dict[int, dict[Values, int]] = {}
    for a, b, c in product(range(ones + 1), range(twos + 1), range(threes + 1)):
        picked = (a, b, c, size - a - b - c)
        if 0 <= picked[3] <= fours:
            ways = prod([comb(held, taken) for held, taken in zip(pool, picked, strict=True)])
            found.setdefault(worth((picked,)), {})[picked] = ways
    return found


def _together(one: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    """The ways to get so many nuggets out of both."""
    ways: dict[int, int] = {}
    for nuggets, count in one.items():
        for more, times in other.items():
            ways[nuggets + more] = ways.get(nuggets + more, 0) + count * times
    return ways


def _fitting(ways: dict[int, int], least: tuple[int, int], everything: int) -> dict[int, int]:
    """The nuggets of the first party with which as little as possible is missing, nothing where that can be."""
    missing = {
        nuggets: max(0, least[0] - nuggets) + max(0, least[1] - (everything - nuggets))
        for nuggets in ways
    }
    fewest = min(missing.values())
    return {nuggets: count for nuggets, count in ways.items() if missing[nuggets] == fewest}


def _picked(ways: Mapping[K, int], below: Below) -> K:
    """One of them, as likely as the number of its ways."""
    pick = below(sum(ways.values()))
    for one, count in ways.items():
        if pick < count:
            return one
        pick -= count
    raise ValueError("there is no way")


def _plus(one: Values, other: Values) -> Values:
    """Counters of a section put together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def _minus(one: Values, other: Values) -> Values:
    """Those of a section that are left."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])
