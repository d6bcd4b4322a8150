"""Arithmetic on hands, and what a hand allows to ask."""

from collections.abc import Sequence
from typing import cast

from games.catan.actions import Amounts
from games.catan.content import PLANS, RESOURCES, Hand
from games.core.forms import Row
from games.core.model import Key

_PLACE = {key: place for place, key in enumerate(RESOURCES)}
_MOST = max(plan.cards_per_resource for plan in PLANS.values())
_ROWS = [[Row(key, count) for count in range(_MOST + 1)] for key in RESOURCES]


def place_of(resource: Key) -> int:
    """The place of a resource in every hand."""
    return _PLACE[resource]


def plus(hand: Hand, other: Sequence[int]) -> Hand:
    """Both together."""
    a, b, c, d, e = hand
    p, q, r, s, t = other
    return (a + p, b + q, c + r, d + s, e + t)


def minus(hand: Hand, other: Sequence[int]) -> Hand:
    """The hand without the other."""
    a, b, c, d, e = hand
    p, q, r, s, t = other
    return (a - p, b - q, c - r, d - s, e - t)


def holds(hand: Hand, other: Hand) -> bool:
    """Whether the other is part of the hand."""
    return (
        hand[0] >= other[0]
        and hand[1] >= other[1]
        and hand[2] >= other[2]
        and hand[3] >= other[3]
        and hand[4] >= other[4]
    )


def only(place: int, count: int) -> Hand:
    """So many of one resource and nothing else."""
    return cast(Hand, tuple([count if other == place else 0 for other in range(5)]))


def hand_of(amounts: Amounts) -> Hand:
    """The amounts of an answer as a hand."""
    counts = [0, 0, 0, 0, 0]
    for key, count in amounts:
        counts[_PLACE[key]] = count
    return cast(Hand, tuple(counts))


def rows_of(hand: Hand) -> tuple[Row, ...]:
    """The rows to choose cards of the hand from."""
    return tuple([rows[count] for rows, count in zip(_ROWS, hand) if count])
