"""Fields apart: several amounts that share no key and are filled on one page, as what is given and what is wanted for it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, TypeAlias, final

from msgspec import Struct
from msgspec.structs import replace

from games.core.drawing import drawn
from games.core.fields import Amounts, Below, Row, Split, first_amounts, fits
from games.core.model import Key

_HALVINGS = 24
"""Pieces of a key that a sample comes to at most; each is half as likely as the one before it."""

_LOW = (1 << _HALVINGS) - 1


@final
class Exchange(Struct, frozen=True, gc=False, cache_hash=True):
    """Amounts on several sides: no key stands on two of them, and they are not all empty.

    It fills as many fields of the action as it has sides. One side alone is something that is not empty, filled on one page.
    """

    sides: tuple[Split, ...]


class _Free(NamedTuple):
    """An exchange in which nothing but the rows binds the amounts, except for one piece at least."""

    takers: tuple[tuple[Key, tuple[int, ...]], ...]
    """The keys, and the places of the sides that may take each."""

    sides: tuple[Mapping[Key, tuple[int, int]], ...]
    """By side, the place of each key's row, and how many pieces there may be."""

    needy: tuple[int, ...]
    """The places of the sides that may not stay empty."""


def are_apart(amounts: Sequence[Amounts]) -> bool:
    """Whether something is picked, and no key twice."""
    return _is_apart([key for pairs in amounts for key, _ in pairs])


def _is_apart(keys: Sequence[Key]) -> bool:
    """Whether these are keys at all, and all of them different ones."""
    return bool(keys) and len(set(keys)) == len(keys)


def sides_fit(exchange: Exchange, amounts: Sequence[object]) -> bool:
    """Whether the sides can be filled so."""
    free = _free(exchange)
    if free is not None:
        return _fits_freely(free, amounts)
    keys: list[Key] = []
    for side, pairs in zip(exchange.sides, amounts, strict=True):
        if not isinstance(pairs, tuple) or not fits(side, pairs):
            return False
        keys += [key for key, _ in pairs]
    return _is_apart(keys)


def _fits_freely(free: _Free, amounts: Sequence[object]) -> bool:
    """The same where no total binds: by looking each key up instead of going through the rows."""
    keys: list[Key] = []
    for rows, pairs in zip(free.sides, amounts):
        if not isinstance(pairs, tuple):
            return False
        last = -1
        for pair in pairs:
            if not isinstance(pair, tuple) or len(pair) != 2:
                return False
            key, amount = pair
            if type(key) is not str or type(amount) is not int or key not in rows:
                return False
            place, most = rows[key]
            if place <= last or not 0 < amount <= most:
                return False
            last = place
            keys.append(key)
    for place in free.needy:
        if not amounts[place]:
            return False
    return len(set(keys)) == len(keys) > 0


def first_exchange(exchange: Exchange) -> tuple[Amounts, ...]:
    """The first filling: as little as may be, of the first keys of the first sides that may take them."""
    sides = list(exchange.sides)
    if not any([side.least for side in sides]):
        first = next(place for place, side in enumerate(sides) if side.rows and side.most)
        sides[first] = replace(sides[first], least=1)
    takers = _takers(sides)
    for owners in product(*takers.values()):
        owner = dict(zip(takers, owners))
        amounts = tuple(
            [
                first_amounts([row for row in side.rows if owner[row.key] == place], side.least)
                for place, side in enumerate(sides)
            ]
        )
        if sides_fit(exchange, amounts):
            return amounts
    raise ValueError("an exchange that nobody can make")


def _takers(sides: Sequence[Split]) -> dict[Key, tuple[int, ...]]:
    """For each key the places of the sides that may take it."""
    takers: dict[Key, tuple[int, ...]] = {}
    for place, side in enumerate(sides):
        for row in side.rows:
            takers[row.key] = (*takers.get(row.key, ()), place)
    return takers


def exchanged(exchange: Exchange, below: Below) -> tuple[Amounts, ...]:
    """A filling by chance: every key is left to one side before they are filled."""
    sides = exchange.sides
    if len(sides) > 1:
        free = _free(exchange)
        if free is not None:
            return _exchanged_freely(free, below)
    while True:
        amounts = _lent(sides, below) if len(sides) > 1 else _alone(sides[0], below)
        if amounts is not None and any(amounts):
            return amounts


@lru_cache(maxsize=2048)
def _free(exchange: Exchange) -> _Free | None:
    """Such an exchange; None where it is another."""
    takers: dict[Key, tuple[int, ...]] = {}
    sides, needy = [], []
    for place, side in enumerate(exchange.sides):
        total = 0
        bounds: dict[Key, tuple[int, int]] = {}
        for number, row in enumerate(side.rows):
            key, most = row.key, row.most
            if most > _HALVINGS or row.least:
                return None
            total += most
            bounds[key] = number, most
            takers[key] = (*takers[key], place) if key in takers else (place,)
        if side.least > 1 or side.most < total:
            return None
        if side.least:
            needy.append(place)
        sides.append(bounds)
    return _Free(tuple(takers.items()), tuple(sides), tuple(needy))


def _exchanged_freely(free: _Free, below: Below) -> tuple[Amounts, ...]:
    """The same where no total binds, one draw a key: half of the keys are left out, and each further piece is half as
    likely, for of large bundles nobody makes a deal.
    """
    takers, sides, needy = free
    while True:
        taken: list[dict[Key, int]] = [{} for _ in sides]
        for key, places in takers:
            word = below(len(places) << _HALVINGS)
            if not word & 1:
                pieces = (word & -word).bit_length() - 1 if word & _LOW else _HALVINGS
                taken[places[word >> _HALVINGS]][key] = pieces
        if any(taken) and all([taken[place] for place in needy]):
            return tuple([_bound(got, rows) for got, rows in zip(taken, sides)])


def _bound(got: Mapping[Key, int], rows: Mapping[Key, tuple[int, int]]) -> Amounts:
    """These amounts in the order of the rows, none above its most."""
    return tuple([(key, min(most, got[key])) for key, (_, most) in rows.items() if key in got])


def _alone(side: Split, below: Below) -> tuple[Amounts, ...]:
    """A filling of the only side."""
    return (drawn(side.rows, side.least, side.most, below),)


def _lent(sides: Sequence[Split], below: Below) -> tuple[Amounts, ...] | None:
    """A filling with each key left to one side by chance; None where a side cannot be filled so."""
    owner = {
        key: places[below(len(places))] if len(places) > 1 else places[0]
        for key, places in _takers(sides).items()
    }
    amounts = []
    for place, side in enumerate(sides):
        rows = [row for row in side.rows if owner[row.key] == place]
        most = min(side.most, sum([row.most for row in rows]))
        lost = [row for row in side.rows if row.least and owner[row.key] != place]
        if lost or most < side.least:
            return None
        amounts.append(drawn(rows, side.least, most, below))
    return tuple(amounts)


Totals: TypeAlias = tuple[int, ...]
"""What each side has so far, counted no further than it matters."""


def ways_apart(exchange: Exchange) -> int:
    """Number of fillings: key by key, by what the sides have so far.

    Where a side's rows alone bound its total, more than its least makes no difference, so that a trade of many cards is
    counted in a few steps.
    """
    sides = exchange.sides
    caps = [_cap(side) for side in sides]
    ways: dict[Totals, int] = {(0,) * len(sides): 1}
    for key in _takers(sides):
        rows = [
            (place, row) for place, side in enumerate(sides) for row in side.rows if row.key == key
        ]
        ways = _with_key(ways, rows, sides, caps)
    return sum([number for totals, number in ways.items() if _is_enough(totals, sides)])


def _cap(side: Split) -> int | None:
    """The total from which on more makes no difference; None where the side's most matters."""
    return max(1, side.least) if side.most >= sum([row.most for row in side.rows]) else None


def _is_enough(totals: Totals, sides: Sequence[Split]) -> bool:
    """Whether every side has its least, and some side something."""
    return any(totals) and all([total >= side.least for total, side in zip(totals, sides)])


def _with_key(
    ways: Mapping[Totals, int],
    rows: Sequence[tuple[int, Row]],
    sides: Sequence[Split],
    caps: Sequence[int | None],
) -> dict[Totals, int]:
    """The ways after one more key, which stands in these rows: on one of the sides, or on none if none has to take it."""
    after: dict[Totals, int] = {}
    bound = [(place, row) for place, row in rows if row.least]
    for totals, number in ways.items():
        if not bound:
            after[totals] = after.get(totals, 0) + number
        for place, row in bound or rows if len(bound) < 2 else ():
            for total, fillings in _totals(totals[place], row, sides[place].most, caps[place]):
                joined = (*totals[:place], total, *totals[place + 1 :])
                after[joined] = after.get(joined, 0) + number * fillings
    return after


def _totals(before: int, row: Row, most: int, cap: int | None) -> Iterator[tuple[int, int]]:
    """What the total can be with some of that row, and for how many amounts."""
    least = max(1, row.least)
    last = min(row.most, (most if cap is None else cap - 1) - before)
    for amount in range(least, last + 1):
        yield before + amount, 1
    if cap is not None and (reaching := row.most - max(least, cap - before) + 1) > 0:
        yield cap, reaching
