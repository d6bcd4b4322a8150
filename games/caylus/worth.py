"""What money, cubes, favors and tiles are worth in prestige points, by the time of the game."""

from functools import cache, lru_cache

from msgspec import Struct

from games.caylus.content import (
    BUILDINGS,
    CRAFTS,
    CUBES,
    FINAL_CUBES,
    GOLD,
    NUMBERS,
    RESIDENCE,
    SECTION,
    Cubes,
)
from games.caylus.crafting import residences
from games.caylus.holdings import ONE, batches_of, covers, minus, plus
from games.caylus.state import Table
from games.core.model import Key, Seat

PACE = 1.6
"""Spaces of the bailiff in a round."""

SOON = 1.8
"""Rounds before the end from which on money and cubes are worth only what they bring then."""

DENIER = 0.21
"""What a denier is worth in use besides the end."""

PURSE = ((4, 0.56), (3, 0.075))
"""The same of deniers at hand: so many of them at that worth, then so many at less; nobody needs more."""

CUBE = (0.35, 0.48, 0.936, 0.3, 0.8)
"""The same of cubes, by kind."""

ENOUGH = 3
"""Cubes of a kind that are of use."""

BATCH = 1.2
"""What it is worth to hold a batch, besides its cubes."""

FAVOR = 3.5
"""What a favor is worth on the table; each column that is open for good makes it worth more."""

VISITS = 0.55
"""What an own building brings its owner in a round."""

HOME = 1.0
"""What a residence promises for a prestige building to come, while there is time for it."""


KEPT = 16_384
"""Sets of cubes of which it is remembered what they are worth: trials ask again and again."""


class Worth(Struct, frozen=True, eq=False):
    """What things are worth at this time of the game; there is one for each, so that what follows from it is kept."""

    rounds: float
    """Still to come."""

    use: float
    """1 while there is time to use things, 0 at the end."""

    denier: float
    cubes: tuple[float, ...]
    last: tuple[float, ...]
    """What cubes bring at the end."""

    purse: tuple[float, ...]
    """What so many deniers at hand are worth, as many as are of use."""

    def of(self, some: Cubes) -> float:
        """Of these cubes."""
        each = self.cubes
        return (
            some[0] * each[0]
            + some[1] * each[1]
            + some[2] * each[2]
            + some[3] * each[3]
            + some[4] * each[4]
        )

    def money(self, deniers: int) -> float:
        """Of the money at hand: the first deniers more than the last ones."""
        purse = self.purse
        if deniers < len(purse):
            return purse[deniers]
        return purse[-1] + (deniers + 1 - len(purse)) / NUMBERS.deniers_per_point

    def goods(self, held: Cubes, deniers: int) -> float:
        """Of cubes and money together."""
        return stock(held, self) + self.money(deniers)


def worth_of(table: Table) -> Worth:
    """What the time of the game makes of money and cubes."""
    return _worth_at(table.bailiff, FINAL_CUBES[table.options.final_cubes])


@cache
def _worth_at(bailiff: int, cubes_per_point: int) -> Worth:
    """The same with the bailiff there."""
    rounds = max(0.0, (SECTION[-1].marker - bailiff) / PACE)
    use = min(1.0, rounds / SOON)
    last = 1 / cubes_per_point
    ends = (last, last, last, last, float(NUMBERS.gold_points))
    denier = 1 / NUMBERS.deniers_per_point + DENIER * use
    each = tuple([end + more * use for end, more in zip(ends, CUBE)])
    purse = [0.0]
    for most, more in PURSE:
        for _ in range(most):
            purse.append(purse[-1] + 1 / NUMBERS.deniers_per_point + more * use)
    return Worth(rounds, use, denier, each, ends, tuple(purse))


@lru_cache(maxsize=KEPT)
def stock(held: Cubes, worth: Worth) -> float:
    """What the cubes at hand are worth: few of many kinds more than many of one."""
    value = BATCH * batches_of(held) * worth.use
    for count, each, last in zip(held, worth.cubes, worth.last):
        if count <= ENOUGH:
            value += count * each
        else:
            value += ENOUGH * each + (count - ENOUGH) * last
    return value


@lru_cache(maxsize=KEPT)
def least(held: Cubes, worth: Worth) -> Cubes:
    """The cubes without the one that is missed least."""
    return max(
        [minus(held, one) for one, count in zip(ONE.values(), held) if count],
        key=lambda left: stock(left, worth),
    )


@lru_cache(maxsize=KEPT)
def most(held: Cubes, worth: Worth) -> Cubes:
    """The cubes with one more that is not gold, the best."""
    return max(
        [plus(held, ONE[kind]) for kind in CUBES[:GOLD]], key=lambda more: stock(more, worth)
    )


@lru_cache(maxsize=KEPT)
def tile_worth(worth: Worth, key: Key) -> float:
    """What a tile brings whoever builds it: at once, and in the rounds to come."""
    row = BUILDINGS[key]
    later = row.income * worth.denier if row.income else VISITS if key in CRAFTS else 0.0
    return row.points + FAVOR * row.favors + later * worth.rounds


def residence_worth(table: Table, worth: Worth, seat: Seat) -> float:
    """What one more residence brings, beside the house that it takes the place of."""
    is_first = not residences(table, seat)
    return tile_worth(worth, RESIDENCE) + (HOME * worth.use if is_first else 0.0)


def paid(held: Cubes, cost: Cubes, worth: Worth, *, with_any: bool) -> Cubes | None:
    """The cubes after a price, one of any kind with it; None: it cannot be paid."""
    if not covers(held, cost):
        return None
    left = minus(held, cost)
    if not with_any:
        return left
    return least(left, worth) if any(left) else None
