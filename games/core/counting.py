"""How many answers a question has, without listing them, and the first of them."""

from itertools import accumulate
from math import comb

from games.core.exchange import Exchange, first_exchange, ways_apart
from games.core.fields import Field, One, Some, first_amounts
from games.core.model import Action
from games.core.offers import Decision


def first_answer(decision: Decision) -> Action:
    """The first answer of the first offer: first keys, as little as may be."""
    offer = decision.offers[0]
    values: list[object] = []
    for form in offer.forms:
        if isinstance(form, Exchange):
            values += first_exchange(form)
        else:
            values.append(_first_filling(form))
    return offer.action(*values)


def _first_filling(field: Field) -> object:
    """The first key, the first few keys, the fewest pieces of the first rows."""
    if isinstance(field, One):
        return field.keys[0]
    if isinstance(field, Some):
        return field.keys[: field.least]
    return first_amounts(field.rows, field.least)


def only_answer(decision: Decision) -> Action | None:
    """The one legal answer, None where there are several."""
    if len(decision.offers) > 1:
        return None
    for form in decision.offers[0].forms:
        if isinstance(form, One) and len(form.keys) > 1:
            return None
    return first_answer(decision) if count(decision) == 1 else None


def count(decision: Decision) -> int:
    """Number of different legal actions, without listing them."""
    total = 0
    for offer in decision.offers:
        ways = 1
        for form in offer.forms:
            ways *= ways_apart(form) if isinstance(form, Exchange) else _ways(form)
        total += ways
    return total


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
