"""What chance can bring, without chance: every way that it can fall, and how likely each result is."""

from collections.abc import Callable
from fractions import Fraction
from typing import TypeVar

from games.core.forms import Below

T = TypeVar("T")


def exactly(draw: Callable[[Below], T]) -> dict[T, Fraction]:
    """The distribution of what `draw` makes of its chance: only for few draws from small ranges."""
    found: dict[T, Fraction] = {}
    fallen: list[tuple[int, int]] = []
    while True:
        asked = 0
        weight = Fraction(1)

        def below(n: int) -> int:
            nonlocal asked, weight
            if asked == len(fallen):
                fallen.append((0, n))
            number, asked, weight = fallen[asked][0], asked + 1, weight / n
            return number

        result = draw(below)
        found[result] = found.get(result, Fraction(0)) + weight
        while fallen and fallen[-1][0] + 1 == fallen[-1][1]:
            fallen.pop()
        if not fallen:
            return found
        number, n = fallen.pop()
        fallen.append((number + 1, n))
