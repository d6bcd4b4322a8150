"""Questions: what a seat is asked and which answers are legal.

Three kinds of field are enough for every game: `One` key, `Some` distinct keys, a `Split` of amounts. What is offered
is what is legal: `allowed` and `sample` read the same offers, and nothing else decides.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from itertools import accumulate, combinations, product
from math import comb
from typing import TypeAlias, final

from msgspec import Struct

from games.core.model import Action, Key, Message, Seat

Below: TypeAlias = Callable[[int], int]
"""An even draw from 0..n-1."""


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


_HALVINGS = 24
"""Pieces of a key that a sample of fields apart comes to at most; each is half as likely as the one before it."""

_LOW = (1 << _HALVINGS) - 1


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


Field: TypeAlias = One | Some | Split


class Offer(Struct, frozen=True, gc=False):
    """One kind of action that may be taken. Its fields stand in the order of the action's fields."""

    action: type[Action]
    fields: tuple[Field, ...] = ()
    confirm: bool = False
    """Costly or irreversible: people are asked once more."""

    apart: tuple[str, ...] = ()
    """Splits of this offer that share no key and are not all left empty (what is given and what is wanted for it), or one
    alone: people fill them on one page.
    """


class Decision(Struct, frozen=True, gc=False):
    """What one seat is asked: at most one offer per type of action, at least one in all."""

    seat: Seat
    prompt: Message
    offers: tuple[Offer, ...]
    required: bool = True
    """False: an opportunity. No ping, no clock, the game goes on without it."""

    stands: Message | None = None
    """How things stand, told below the prompt. A question with another prompt is a new one, and what was begun for it is
    gone; where only this changes it stays the same.
    """


def verb(action: type[Action]) -> str:
    """The word that names an action type in files, component ids and Fluent ids: its tag.

    Raises `TypeError` for a type without a tag.
    """
    tag = action.__struct_config__.tag
    if not isinstance(tag, str):
        raise TypeError(f"{action.__name__} has no tag")
    return tag


def allowed(decision: Decision, action: Action) -> bool:
    """Whether some offer of the decision contains the action."""
    kind = type(action)
    for offer in decision.offers:
        if offer.action is kind:
            for field in offer.fields:
                value = getattr(action, field.name)
                if value not in field.keys if type(field) is One else not _fits(field, value):
                    return False
            return not offer.apart or are_apart([getattr(action, name) for name in offer.apart])
    return False


def are_apart(amounts: Sequence[tuple[tuple[Key, int], ...]]) -> bool:
    """Whether something is picked, and no key twice."""
    keys = [key for pairs in amounts for key, _ in pairs]
    return bool(keys) and len(set(keys)) == len(keys)


def _fits(field: Some | Split, value: object) -> bool:
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


def sample(decision: Decision, below: Below) -> Action:
    """A legal action: an offer picked evenly, then filled by chance. Every legal action can come out."""
    offers = decision.offers
    offer = offers[below(len(offers))] if len(offers) > 1 else offers[0]
    fields = offer.fields
    if not fields:
        return offer.action()
    if len(fields) == 1:
        return offer.action(_filled(fields[0], below))
    if offer.apart:
        return _sample_apart(offer, below)
    return offer.action(*[_filled(field, below) for field in fields])


def _sample_apart(offer: Offer, below: Below) -> Action:
    """A legal action of an offer with fields apart: every key is left to one of them before they are filled."""
    apart = offer.apart
    splits = [field for field in offer.fields if isinstance(field, Split) and field.name in apart]
    takers = _free(splits)
    if takers is not None:
        return _sample_free(offer, splits, takers, below)
    while True:
        owners = _owners(offer, below)
        filled = [
            _lent(field, owners, below)
            if isinstance(field, Split) and field.name in apart
            else _filled(field, below)
            for field in offer.fields
        ]
        if None not in filled:
            action = offer.action(*filled)
            if any([getattr(action, name) for name in apart]):
                return action


def _free(apart: Sequence[Split]) -> dict[Key, tuple[int, ...]] | None:
    """For each key the places of the fields that may take it; None where more binds their amounts than those of their rows,
    but for one piece at least.
    """
    takers: dict[Key, tuple[int, ...]] = {}
    for place, field in enumerate(apart):
        if field.least > 1:
            return None
        total = 0
        for row in field.rows:
            if row.least or row.most > _HALVINGS:
                return None
            key = row.key
            takers[key] = (*takers[key], place) if key in takers else (place,)
            total += row.most
        if field.most < total:
            return None
    return takers


def _sample_free(
    offer: Offer, apart: Sequence[Split], takers: Mapping[Key, tuple[int, ...]], below: Below
) -> Action:
    """The same where no total binds, one draw a key: half of the keys are left out, and each further piece is half as
    likely, for of large bundles nobody makes a deal.
    """
    while True:
        taken: list[dict[Key, int]] = [{} for _ in apart]
        for key, places in takers.items():
            word = below(len(places) << _HALVINGS)
            pieces = (word & -word).bit_length() - 1 if word & _LOW else _HALVINGS
            if pieces:
                taken[places[word >> _HALVINGS]][key] = pieces
        filled: dict[str, tuple[tuple[Key, int], ...]] = {}
        for field, amounts in zip(apart, taken):
            rows = [row for row in field.rows if row.key in amounts]
            if field.least and not rows:
                break
            filled[field.name] = tuple([(row.key, min(amounts[row.key], row.most)) for row in rows])
        else:
            if any(filled.values()):
                return offer.action(
                    *[
                        filled[field.name] if field.name in filled else _filled(field, below)
                        for field in offer.fields
                    ]
                )


def _owners(offer: Offer, below: Below) -> dict[Key, str]:
    """To which of the fields apart each key is left."""
    takers: dict[Key, list[str]] = {}
    for field in offer.fields:
        if isinstance(field, Split) and field.name in offer.apart:
            for row in field.rows:
                takers.setdefault(row.key, []).append(field.name)
    return {
        key: names[below(len(names))] if len(names) > 1 else names[0]
        for key, names in takers.items()
    }


def _lent(
    field: Split, owners: Mapping[Key, str], below: Below
) -> tuple[tuple[Key, int], ...] | None:
    """A chance filling with the keys that are left to the field; None where it cannot be filled so."""
    name = field.name
    rows = [row for row in field.rows if owners[row.key] == name]
    if len(rows) < len(field.rows) and any(
        [row.least for row in field.rows if owners[row.key] != name]
    ):
        return None
    most = min(field.most, sum([row.most for row in rows]))
    return _drawn(rows, field.least, most, below) if most >= field.least else None


def _filled(field: Field, below: Below) -> Key | tuple[Key, ...] | tuple[tuple[Key, int], ...]:
    """A chance filling of the field."""
    if type(field) is One:
        keys = field.keys
        return keys[below(len(keys))] if len(keys) > 1 else keys[0]
    if type(field) is Some:
        return _some(field, below)
    return _drawn(field.rows, field.least, field.most, below)


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


def _drawn(rows: Sequence[Row], least: int, most: int, below: Below) -> tuple[tuple[Key, int], ...]:
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
        fewest = row.least
        spare = row.most - fewest
        if spare == 1:
            pieces.append(row.key)
        else:
            pieces += [row.key] * spare
        free -= fewest
    few = min(free, len(pieces) - free)
    picked = [pieces.pop(below(len(pieces))) for _ in range(few)]
    if few == free:
        pieces = picked
    if taken == free == 1:
        return ((pieces[0], 1),)
    amounts = {row.key: row.least for row in rows}
    for key in pieces:
        amounts[key] += 1
    return tuple([pair for pair in amounts.items() if pair[1]])


def count(decision: Decision) -> int:
    """Number of different legal actions, without listing them."""
    total = 0
    for offer in decision.offers:
        ways = 1
        for field in offer.fields:
            if field.name not in offer.apart:
                ways *= _ways(field)
        total += ways * _ways_apart(offer) if offer.apart else ways
    return total


def _ways_apart(offer: Offer) -> int:
    """Number of ways to fill the fields that share no key, not all with nothing: by the sets of keys that each uses."""
    fields = [
        field for field in offer.fields if isinstance(field, Split) and field.name in offer.apart
    ]
    keys = tuple(dict.fromkeys([row.key for field in fields for row in field.rows]))
    ways = {frozenset[Key](): 1}
    for field in fields:
        alone = {used: _ways_with(field, used) for used in _subsets(keys)}
        joined: dict[frozenset[Key], int] = {}
        for (taken, before), (used, more) in product(ways.items(), alone.items()):
            if before and more and not taken & used:
                joined[taken | used] = joined.get(taken | used, 0) + before * more
        ways = joined
    return sum(ways.values()) - ways.get(frozenset(), 0)


def _subsets(keys: Sequence[Key]) -> Iterator[frozenset[Key]]:
    """All sets of these keys."""
    for size in range(len(keys) + 1):
        yield from map(frozenset, combinations(keys, size))


def _ways_with(field: Split, used: Collection[Key]) -> int:
    """Number of ways to fill the field with some of each of these keys and nothing else."""
    rows = tuple(
        [Row(row.key, row.most, max(row.least, 1)) for row in field.rows if row.key in used]
    )
    if len(rows) < len(used) or any([row.least for row in field.rows if row.key not in used]):
        return 0
    return _ways(Split(field.name, rows, field.least, field.most, field.kind))


def _ways(field: Field) -> int:
    """Number of ways to fill the field."""
    if isinstance(field, One):
        return len(field.keys)
    if isinstance(field, Some):
        return sum(comb(len(field.keys), picks) for picks in range(field.least, field.most + 1))
    ways = [1] + [0] * field.most
    for row in field.rows:
        up_to = [0, *accumulate(ways)]
        ways = [
            up_to[max(0, total - row.least + 1)] - up_to[max(0, total - row.most)]
            for total in range(field.most + 1)
        ]
    return sum(ways[field.least :])
