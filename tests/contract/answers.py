"""All answers to a question, listed the plain way, and answers that are wrong for certain."""

from collections.abc import Iterator
from itertools import combinations, product

from games.core.forms import Decision, Field, One, Some, Split, are_apart
from games.core.model import Action

NO_KEY = "no such key"


def every_action(decision: Decision) -> Iterator[Action]:
    """All actions that the offers contain."""
    for offer in decision.offers:
        for values in product(*[tuple(_values(field)) for field in offer.fields]):
            action = offer.action(*values)
            if not offer.apart or are_apart([getattr(action, side.name) for side in offer.apart]):
                yield action


def _values(field: Field) -> Iterator[object]:
    """All fillings of the field."""
    match field:
        case One():
            yield from field.keys
        case Some():
            for picks in range(field.least, field.most + 1):
                yield from combinations(field.keys, picks)
        case Split():
            for amounts in product(*[range(row.least, row.most + 1) for row in field.rows]):
                if field.least <= sum(amounts) <= field.most:
                    yield tuple(
                        (row.key, n) for row, n in zip(field.rows, amounts, strict=True) if n
                    )


def wrong_actions(decision: Decision, action: Action) -> Iterator[Action]:
    """The action with one field filled as no offer allows."""
    offer = next(offer for offer in decision.offers if offer.action is type(action))
    values = [getattr(action, field.name) for field in offer.fields]
    for place, field in enumerate(offer.fields):
        for wrong in _wrong(field, values[place]):
            yield offer.action(*values[:place], wrong, *values[place + 1 :])


def _wrong(field: Field, value: object) -> Iterator[object]:
    """Fillings that cannot be right, whatever the bounds."""
    yield None
    match field:
        case One():
            yield NO_KEY
            yield (field.keys[0],)
        case Some():
            yield from _wrong_picks(field, value)
        case Split():
            yield from _wrong_amounts(field, value)


def _wrong_picks(field: Some, value: object) -> Iterator[object]:
    """Unknown, doubled, disordered and too many picks."""
    assert isinstance(value, tuple)
    yield (*value, NO_KEY)
    if value:
        yield (*value, value[0])
        yield list(value)
    if len(value) > 1:
        yield value[::-1]
    if field.most < len(field.keys):
        yield field.keys[: field.most + 1]
    if field.least:
        yield field.keys[: field.least - 1]


def _wrong_amounts(field: Split, value: object) -> Iterator[object]:
    """Unknown, doubled and disordered rows, no pieces, fewer than none, more than there are."""
    assert isinstance(value, tuple)
    yield (*value, (NO_KEY, 1))
    given = dict(value)
    for row in field.rows:
        others = {key: n for key, n in given.items() if key != row.key}
        yield _ordered(field, {**others, row.key: row.most + 1})
        yield _ordered(field, {**others, row.key: -1})
        yield _ordered(field, {**others, row.key: 0}, zeros=(row.key,))
    if value:
        yield (*value, value[0])
        yield [list(pair) for pair in value]
    if len(value) > 1:
        yield value[::-1]
    everything = {row.key: row.most for row in field.rows if row.most}
    if sum(everything.values()) > field.most:
        yield _ordered(field, everything)


def _ordered(field: Split, amounts: dict[str, int], zeros: tuple[str, ...] = ()) -> object:
    """Pairs in the order of the rows."""
    return tuple(
        (row.key, amounts[row.key])
        for row in field.rows
        if amounts.get(row.key) or (row.key in zeros and row.key in amounts)
    )
