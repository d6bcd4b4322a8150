"""Arithmetic on hands, how they change, and what a hand allows to ask."""

from collections.abc import Sequence
from typing import cast

from msgspec.structs import replace

from games.catan.actions import Amounts
from games.catan.content import GOODS, NOTHING, PLANS, Goods, Hand
from games.catan.state import Holding, State
from games.core.flow import Course
from games.core.forms import Row
from games.core.model import Key, Seat

_PLACE = {key: place for place, key in enumerate(GOODS)}
_NO_GOODS = [0] * len(GOODS)
_MOST = max(plan.cards_per_resource for plan in PLANS.values())
_ROWS = [[Row(key, count) for count in range(_MOST + 1)] for key in GOODS]


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


def holds(hand: Goods, other: Goods) -> bool:
    """Whether the other is part of it."""
    return (
        hand[0] >= other[0]
        and hand[1] >= other[1]
        and hand[2] >= other[2]
        and hand[3] >= other[3]
        and hand[4] >= other[4]
        and hand[5:] >= other[5:]
    )


def only(place: int, count: int) -> Hand:
    """So many of one resource and nothing else."""
    return cast(Hand, tuple([count if other == place else 0 for other in range(5)]))


def cards_in(goods: Goods) -> Hand:
    """The resource cards among the goods."""
    a, b, c, d, e = goods[:5]
    return (a, b, c, d, e)


def hand_of(amounts: Amounts) -> Hand:
    """The amounts of an answer as a hand."""
    counts = [0, 0, 0, 0, 0]
    for key, count in amounts:
        counts[_PLACE[key]] = count
    return cast(Hand, tuple(counts))


def goods_of(amounts: Amounts) -> Goods:
    """The amounts of one side of a trade."""
    counts = _NO_GOODS[:]
    for key, count in amounts:
        counts[_PLACE[key]] = count
    if not counts[-1]:
        counts.pop()
    return tuple(counts)


def amounts_of(goods: Goods) -> Amounts:
    """Goods as an action names them."""
    return tuple([(key, amount) for key, amount in zip(GOODS, goods) if amount])


def rows_of(hand: Goods) -> tuple[Row, ...]:
    """The rows to choose cards of the hand from."""
    return tuple([rows[count] for rows, count in zip(_ROWS, hand) if count])


def held_by(course: Course[State], seat: Seat) -> Holding:
    """What the seat holds."""
    return course.state.secrets.players[seat]


def keep_holding(course: Course[State], seat: Seat, held: Holding) -> None:
    """Put what the seat holds now in the place of what it held."""
    state = course.state
    players = state.secrets.players
    secrets = replace(state.secrets, players=(*players[:seat], held, *players[seat + 1 :]))
    course.state = replace(state, secrets=secrets)


def pay(course: Course[State], seat: Seat, cards: Sequence[int]) -> None:
    """Cards of the seat go to the bank (R105)."""
    table, secrets = course.state.table, course.state.secrets
    players = secrets.players
    holding = replace(players[seat], hand=minus(players[seat].hand, cards))
    course.state = replace(
        course.state,
        table=replace(table, bank=plus(table.bank, cards)),
        secrets=replace(secrets, players=(*players[:seat], holding, *players[seat + 1 :])),
    )


def take(course: Course[State], seat: Seat, cards: Sequence[int]) -> None:
    """Cards of the bank go to the seat."""
    pay(course, seat, minus(NOTHING, cards))


def give(course: Course[State], seat: Seat, partner: Seat, cards: Sequence[int]) -> None:
    """Cards of the seat go to the partner."""
    state = course.state
    players = list(state.secrets.players)
    players[seat] = replace(players[seat], hand=minus(players[seat].hand, cards))
    players[partner] = replace(players[partner], hand=plus(players[partner].hand, cards))
    course.state = replace(state, secrets=replace(state.secrets, players=tuple(players)))
