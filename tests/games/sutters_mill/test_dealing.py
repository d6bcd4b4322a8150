"""Counters dealt to fit: everybody could pay, and every deal that fits is as likely as its counters (R21, section 9)."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, prod

import pytest
from msgspec.structs import replace

from games.core.rng import Chance, Rng
from games.sutters_mill.content import COUNTERS, LIMITS, Values
from games.sutters_mill.deal import dealt
from games.sutters_mill.state import worth
from games.sutters_mill.views import Public, private_view, public_view
from tests.games.sutters_mill.table import Town

DEALS = 6_000
NOTHING: Values = (0, 0, 0, 0)


def known(taken: tuple[int, int, int], paid: tuple[int, int, int]) -> Public:
    """Three players who have taken so many counters of the river and paid so much more than their capital."""
    town = Town(3)
    for seat, (count, price) in enumerate(zip(taken, paid, strict=True)):
        town.seat(seat, taken=(count, 0, 0), paid=LIMITS.capital + price)
    town.lay(left=(24 - sum(taken), 24, 24))
    return replace(public_view(town.state), revealed=())


def vectors(count: int) -> Iterator[Values]:
    """So many counters of the river, by their values."""
    for ones, twos, threes in product(range(count + 1), repeat=3):
        if ones + twos + threes == count:
            yield (ones, twos, threes, 0)


def fitting(taken: tuple[int, ...], paid: tuple[int, ...]) -> dict[tuple[Values, ...], int]:
    """Every deal that fits, and in how many ways its counters can be picked: counted without the game."""
    ways: dict[tuple[Values, ...], int] = {}
    for deal in product(*[tuple(vectors(count)) for count in taken]):
        stock, number = list(COUNTERS[0]), 1
        for own in deal:
            number *= prod(
                comb(max(0, held), count) for held, count in zip(stock, own, strict=True)
            )
            stock = [held - count for held, count in zip(stock, own, strict=True)]
        able = all(worth((own,)) >= price for own, price in zip(deal, paid, strict=True))
        if number and able:
            ways[deal] = number
    return ways


@pytest.mark.parametrize(
    ("taken", "paid"),
    [
        ((2, 2, 2), (5, 0, 0)),
        ((3, 3, 2), (8, 8, 4)),
        ((4, 3, 3), (11, 8, 0)),
        ((6, 5, 5), (16, 13, 5)),
    ],
)
def test_every_deal_that_fits_is_as_likely_as_its_counters(
    taken: tuple[int, int, int], paid: tuple[int, int, int]
) -> None:
    """Also where hardly any deal fits, and what one has another cannot have."""
    public = known(taken, paid)
    chance = Chance(Rng(bytes(32)))
    seen: Counter[tuple[Values, ...]] = Counter(
        tuple(found[0] for found in dealt(public, None, chance.below).found) for _ in range(DEALS)
    )

    ways = fitting(taken, paid)
    assert set(seen) <= set(ways)
    whole = sum(ways.values())
    for deal, number in ways.items():
        expected = DEALS * number / whole
        assert abs(seen[deal] - expected) < 5 * max(expected, 1) ** 0.5 + 1, deal


def test_the_only_deal_that_fits_is_found() -> None:
    """Two have paid all that their counters can be worth, the third what is left for it."""
    public = known((5, 3, 16), (15, 9, 24))

    found = dealt(public, None, Chance(Rng(bytes(32))).below).found

    assert [own[0] for own in found] == [(0, 0, 5, 0), (0, 0, 3, 0), (8, 8, 0, 0)]


def test_the_own_counters_are_known() -> None:
    """They are dealt as they are, however much the others have paid."""
    town = Town(2).gold(0, 2)
    town.seat(0, taken=(2, 0, 0)).seat(1, taken=(4, 0, 0), paid=LIMITS.capital + 12)
    secrets = replace(
        town.state.secrets,
        found=(((1, 1, 0, 0), NOTHING, NOTHING), ((0, 0, 4, 0), NOTHING, NOTHING)),
    )
    town.state = replace(town.state, secrets=secrets)
    town.lay(left=(18, 24, 24))
    found = dealt(
        public_view(town.state), private_view(town.state, 0), Chance(Rng(bytes(32))).below
    ).found

    assert found == secrets.found
