"""Perft, as chess engines have it: how many positions lie so many plies ahead. A change of the rules shows in the numbers."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any, TypeVar

from msgspec import Struct

from games.core.counting import count
from games.core.exchange import Exchange, sides_fit
from games.core.fields import Amounts, Field, One, Some, Split
from games.core.game import Game
from games.core.model import Action
from games.core.offers import Decision, Form, Offer
from games.core.rng import SEED_BYTES, Chance, Rng
from games.core.sampling import sample

FEW = 40
"""Questions with no more answers than this are followed whole."""

SAMPLED = 8
"""Draws from the answers of any other one; equal ones count once."""

WIDEST = 400
"""From more positions than these no further ply is played."""

P = TypeVar("P", bound=Struct)
H = TypeVar("H", bound=Struct)


def perft(game: Game[Any, P, H], state: Any, plies: int) -> tuple[int, ...]:
    """How many different positions lie 1, 2... plies ahead, opportunities taken or not; fewer numbers where they grow wide.

    Chance is that of the position: the same answer leads to the same position. Answers are listed where they are few, else
    the same ones are drawn every time.
    """
    numbers: list[int] = []
    positions = {state}
    while len(numbers) < plies and 0 < len(positions) <= WIDEST:
        positions = {
            game.apply(position, decision.seat, action).state
            for position in positions
            for decision in game.pending(position)
            for action in followed(decision)
        }
        numbers.append(len(positions))
    return tuple(numbers)


def followed(decision: Decision) -> tuple[Action, ...]:
    """The answers to follow."""
    if count(decision) <= FEW:
        return tuple(answers(decision))
    chance = Chance(Rng(bytes(SEED_BYTES)))
    return tuple(dict.fromkeys([sample(decision, chance.below) for _ in range(SAMPLED)]))


def answers(decision: Decision) -> Iterator[Action]:
    """All legal answers, one by one."""
    for offer in decision.offers:
        yield from _answers(offer)


def _answers(offer: Offer) -> Iterator[Action]:
    """All actions of an offer."""
    for parts in product(*[tuple(_fillings(form)) for form in offer.forms]):
        yield offer.action(*[value for part in parts for value in part])


def _fillings(form: Form) -> Iterator[tuple[object, ...]]:
    """All fillings of a form, each as the values of the action's fields."""
    if not isinstance(form, Exchange):
        yield from [(value,) for value in _values(form)]
        return
    for amounts in product(*[tuple(_amounts(side)) for side in form.sides]):
        if sides_fit(form, amounts):
            yield amounts


def _values(field: Field) -> Iterator[object]:
    """All fillings of a field."""
    if isinstance(field, One):
        yield from field.keys
    elif isinstance(field, Some):
        for picks in range(field.least, field.most + 1):
            yield from combinations(field.keys, picks)
    else:
        yield from _amounts(field)


def _amounts(field: Split) -> Iterator[Amounts]:
    """All ways to choose amounts."""
    for amounts in product(*[range(row.least, row.most + 1) for row in field.rows]):
        if field.least <= sum(amounts) <= field.most:
            yield tuple([(row.key, amount) for row, amount in zip(field.rows, amounts) if amount])
