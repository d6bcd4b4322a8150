"""The three kinds of field: pick one key, pick some, choose amounts; and what may be filled in."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, final

from msgspec import Struct

from games.core.model import Key

Below: TypeAlias = Callable[[int], int]
"""An even draw from 0..n-1."""

Amounts: TypeAlias = tuple[tuple[Key, int], ...]
"""Keys and their numbers, none of them 0, in the order of the rows."""


@final
class One(Struct, frozen=True, gc=False):
    """Pick one key. The action's field holds the key."""

    name: str
    """The action's field that it fills."""

    keys: tuple[Key, ...]
    """Distinct, never empty."""

    kind: str
    """The vocabulary of the keys' labels."""


@final
class Some(Struct, frozen=True, gc=False):
    """Pick `least` to `most` distinct keys. The action's field holds them as a tuple, in the order offered."""

    name: str
    keys: tuple[Key, ...]
    least: int
    most: int
    kind: str
    begun: tuple[Key, ...] = ()
    """Picked when the question is put, in the order offered, for the person to change; it does not bear on what is legal."""


class Row(Struct, frozen=True, array_like=True, gc=False):
    """One line of a `Split`: between `least` and `most` pieces of that key."""

    key: Key
    most: int
    least: int = 0


@final
class Split(Struct, frozen=True, gc=False):
    """Choose amounts per row, `least` to `most` in all. The action's field holds (key, amount) pairs above 0, in the
    order offered.
    """

    name: str
    rows: tuple[Row, ...]
    least: int
    most: int
    kind: str
    begun: Amounts = ()
    """Filled in when the question is put, in the order of the rows, for the person to change; it does not bear on what is
    legal.
    """


Field: TypeAlias = One | Some | Split


def fits(field: Some | Split, value: object) -> bool:
    """Whether the field can be filled so."""
    if not isinstance(value, tuple):
        return False
    return _picks(field, value) if type(field) is Some else _amounts(field, value)


def _picks(field: Some, value: tuple[object, ...]) -> bool:
    """Whether the picks are as many as asked, all offered, each once, in the order offered."""
    keys: Iterator[object] = iter(field.keys)
    return field.least <= len(value) <= field.most and all([pick in keys for pick in value])


def _amounts(field: Split, value: tuple[object, ...]) -> bool:
    """Whether the amounts keep to the bounds of the rows and of the field, in the order offered."""
    rows = iter(field.rows)
    total = 0
    for pair in value:
        if not isinstance(pair, tuple) or len(pair) != 2:
            return False
        key, amount = pair
        if type(amount) is not int or amount < 1:
            return False
        for row in rows:
            if row.key == key:
                break
            if row.least:
                return False
        else:
            return False
        if not row.least <= amount <= row.most:
            return False
        total += amount
    for row in rows:
        if row.least:
            return False
    return field.least <= total <= field.most


def first_amounts(rows: Sequence[Row], least: int) -> Amounts:
    """So many pieces, the first rows first, each row with its least."""
    missing = least - sum([row.least for row in rows])
    amounts = []
    for row in rows:
        more = max(0, min(row.most - row.least, missing))
        missing -= more
        if row.least + more:
            amounts.append((row.key, row.least + more))
    return tuple(amounts)
