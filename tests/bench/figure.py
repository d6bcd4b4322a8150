"""What a measure comes to."""

from typing import Protocol

from msgspec import Struct


class Figure(Struct, frozen=True):
    """One number with its bar, if there is one."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    met: bool | None = None
    """Whether the bar is met; None: there is no bar."""


def measured(name: str, value: float, unit: str) -> Figure:
    """A figure without a bar."""
    return Figure(name, value, unit)


def at_least(name: str, value: float, unit: str, bar: float) -> Figure:
    """More is better."""
    return Figure(name, value, unit, bar, value >= bar)


def at_most(name: str, value: float, unit: str, bar: float) -> Figure:
    """Less is better."""
    return Figure(name, value, unit, bar, value <= bar)


class Section(Protocol):
    """A module of this folder that measures something."""

    def run(self, quick: bool) -> list[Figure]:
        """The figures; `quick` measures less and answers within seconds."""
