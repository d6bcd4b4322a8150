"""Repeatable chance for decoration: the same seed always gives the same row of numbers."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Scatter:
    """A row of even numbers that depends on nothing but its seed (xorshift)."""

    def __init__(self, seed: int) -> None:
        self._state = (seed + 1) * 0x9E3779B97F4A7C15 & _MASK
        for _ in range(4):
            self.share()

    def share(self) -> float:
        """From 0 up to, but not, 1."""
        state = self._state
        state ^= state << 13 & _MASK
        state ^= state >> 7
        state ^= state << 17 & _MASK
        self._state = state
        return (state >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """Somewhere between two bounds."""
        return low + (high - low) * self.share()

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[int(self.share() * len(things))]
