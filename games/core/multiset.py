"""Things without identity: multisets as tuples of counts by place."""

from collections.abc import Iterable
from typing import TypeAlias

from games.core.forms import Below

Counts: TypeAlias = tuple[int, ...]
"""How many there are of each kind, by the kind's place in a table of the game."""


def total(counts: Iterable[int]) -> int:
    """How many pieces."""
    return sum(counts)


def plus(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return tuple([held + more for held, more in zip(one, other, strict=True)])


def minus(one: Counts, other: Counts) -> Counts:
    """The first without the second. Raises ValueError where there are not as many."""
    left = tuple([held - less for held, less in zip(one, other, strict=True)])
    if left and min(left) < 0:
        raise ValueError(f"{other} cannot be taken from {one}")
    return left


def holds(one: Counts, other: Counts) -> bool:
    """Whether the second can be taken from the first."""
    for held, wanted in zip(one, other, strict=True):
        if held < wanted:
            return False
    return True


def with_one(counts: Counts, place: int, amount: int = 1) -> Counts:
    """The counts with so many more at that place, fewer for an amount below 0. Raises ValueError below nothing."""
    held = counts[place] + amount
    if held < 0:
        raise ValueError(f"{-amount} cannot be taken from {counts[place]}")
    return (*counts[:place], held, *counts[place + 1 :])


def drawn_one(stock: Counts, below: Below) -> int:
    """The place of a piece taken by chance, each piece as likely as the other. Raises ValueError for an empty stock."""
    pick = below(sum(stock))
    for place, held in enumerate(stock):
        if pick < held:
            return place
        pick -= held
    raise ValueError("nothing to draw from")


def drawn(stock: Counts, count: int, below: Below) -> Counts:
    """So many pieces taken one by one; what is left is `minus(stock, drawn)`."""
    left = list(stock)
    taken = [0] * len(left)
    for _ in range(count):
        place = drawn_one(tuple(left), below)
        left[place] -= 1
        taken[place] += 1
    return tuple(taken)
