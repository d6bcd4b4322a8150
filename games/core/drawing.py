"""Fields filled by chance: every filling can come out."""

from collections.abc import Sequence
from typing import TypeAlias

from games.core.fields import Amounts, Below, Field, One, Row, Some
from games.core.model import Key

Filling: TypeAlias = Key | tuple[Key, ...] | Amounts
"""What a field of an action holds."""


def filled(field: Field, below: Below) -> Filling:
    """A chance filling of the field."""
    if type(field) is One:
        keys = field.keys
        return keys[below(len(keys))] if len(keys) > 1 else keys[0]
    if type(field) is Some:
        return _some(field, below)
    return drawn(field.rows, field.least, field.most, below)


def _some(field: Some, below: Below) -> tuple[Key, ...]:
    """An even number of picks, then as many keys as that, evenly."""
    left = field.least + (below(field.most - field.least + 1) if field.most > field.least else 0)
    picks = []
    for place, key in enumerate(field.keys):
        rest = len(field.keys) - place
        if left and (left == rest or below(rest) < left):
            picks.append(key)
            left -= 1
    return tuple(picks)


def drawn(rows: Sequence[Row], least: int, most: int, below: Below) -> Amounts:
    """An even total, then which pieces make it, evenly; where fewer are left than taken, those left are drawn.

    Where no total binds, of many pieces each key is drawn by itself.
    """
    if least < 2 and most > 2 * len(rows) and most >= sum([row.most for row in rows]):
        while True:
            drawn = [(row.key, row.least + below(row.most - row.least + 1)) for row in rows]
            some = tuple([pair for pair in drawn if pair[1]])
            if some or not least:
                return some
    taken = least + (below(most - least + 1) if most > least else 0)
    free = taken
    pieces: list[Key] = []
    for row in rows:
        if fewest := row.least:
            pieces += [row.key] * (row.most - fewest)
            free -= fewest
        elif row.most == 1:
            pieces.append(row.key)
        else:
            pieces += [row.key] * row.most
    few = min(free, len(pieces) - free)
    picked = [pieces.pop(below(len(pieces))) for _ in range(few)]
    if few == free:
        pieces = picked
    if taken == free == 1:
        return ((pieces[0], 1),)
    count = pieces.count
    if taken == free:
        return tuple([(row.key, amount) for row in rows if (amount := count(row.key))])
    return tuple([(row.key, amount) for row in rows if (amount := row.least + count(row.key))])
