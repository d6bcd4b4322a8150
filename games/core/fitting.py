"""Weights of an estimate by regression: what the features of positions turned out to be worth at the end of games."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from games.core.forms import Below
from games.core.game import Game
from games.core.model import Basis
from games.core.trials import likely

APART = 12
"""Actions between two positions of a game that are looked at: those side by side tell the same."""

LONGEST = 4_000
"""Actions after which a game that habit does not end is left out."""

RIDGE = 1.0
"""How firmly weights that few positions speak of are held near 0, in units of their features."""

AnyGame = Game[Any, Any, Any]


class Sample(Struct, frozen=True):
    """A seat in a position of a game beside the mean of all seats in it, and what came of it."""

    features: tuple[float, ...]
    gained: float
    """Points at the end beside those that there were."""


def samples(game: AnyGame, state: Any, below: Below) -> Iterator[Sample]:
    """A game played on by habit from there, with positions on the way. Raises `ValueError` where nothing is fitted."""
    if not game.fitted:
        raise ValueError(f"{game.id} has no weights to fit")
    seen: list[tuple[Basis, ...]] = []
    number = 0
    while (decision := game.first(state)) is not None:
        if number % APART == APART // 2:
            seen.append(game.bases(state))
        number += 1
        if number > LONGEST:
            return
        state = game.apply(state, decision.seat, likely(game, state, decision, below)).state
    totals = [sheet.total for sheet in game.scores(state)]
    seats = len(totals)
    for bases in seen:
        gained = [total - basis.points for basis, total in zip(bases, totals)]
        mean = sum(gained) / seats
        means = [sum(values) / seats for values in zip(*[basis.features for basis in bases])]
        for basis, gain in zip(bases, gained):
            beside = [value - middle for value, middle in zip(basis.features, means)]
            yield Sample(tuple(beside), gain - mean)


def fit(found: Sequence[Sample]) -> tuple[float, ...]:
    """The weights with which the features tell best what was gained (ridge regression by the normal equations)."""
    width = len(found[0].features)
    square = [[RIDGE if row == column else 0.0 for column in range(width)] for row in range(width)]
    right = [0.0] * width
    for one in found:
        features = one.features
        for row, value in enumerate(features):
            if value:
                right[row] += value * one.gained
                line = square[row]
                for column, other in enumerate(features):
                    line[column] += value * other
    return tuple(_solved(square, right))


def explained(found: Sequence[Sample], weights: Sequence[float]) -> float:
    """Which part of the differences between seats in what they gained the weights tell: 1 is all, 0 none."""
    spread = sum([one.gained**2 for one in found])
    left = sum([(one.gained - _told(one, weights)) ** 2 for one in found])
    return 1 - left / spread if spread else 1.0


def _told(one: Sample, weights: Sequence[float]) -> float:
    """What the weights foretell."""
    return sum([weight * value for weight, value in zip(weights, one.features)])


def _solved(square: list[list[float]], right: list[float]) -> list[float]:
    """The solution of these equations, whose matrix is positive definite: Gauss's elimination."""
    size = len(right)
    for pivot in range(size):
        for row in range(pivot + 1, size):
            part = square[row][pivot] / square[pivot][pivot]
            for column in range(pivot, size):
                square[row][column] -= part * square[pivot][column]
            right[row] -= part * right[pivot]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum([square[row][column] * solution[column] for column in range(row + 1, size)])
        solution[row] = (right[row] - known) / square[row][row]
    return solution
