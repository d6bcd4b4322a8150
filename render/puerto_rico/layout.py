"""How the buildings of a city stand in its streets: large ones on two plots where there is room."""

from collections.abc import Sequence
from typing import NamedTuple

from games.puerto_rico.content import SIZE
from games.puerto_rico.views import Place


class Cell(NamedTuple):
    """Where a building stands: its first plot and its street, and how many plots it takes."""

    column: int
    row: int
    columns: int = 1


def streets_of(city: Sequence[Place], plots: int) -> int:
    """How many streets of so many plots a city needs, each building on one."""
    return max(1, -(-len(city) // plots))


def cells(city: Sequence[Place], plots: int) -> tuple[Cell, ...]:
    """A cell for each building, in order, in streets of so many plots: as many large ones as have room in pairs from the lower
    right.
    """
    rows = range(streets_of(city, plots))
    pairs = (Cell(column, row, 2) for row in reversed(rows) for column in range(plots - 2, -1, -2))
    large = [place.kind for place in city if SIZE[place.kind] > 1]
    taken = dict(zip(large[: len(rows) * plots - len(city)], pairs, strict=False))
    covered = {(cell.column + right, cell.row) for cell in taken.values() for right in (0, 1)}
    others = (
        Cell(column, row) for row in rows for column in range(plots) if (column, row) not in covered
    )
    return tuple(taken[place.kind] if place.kind in taken else next(others) for place in city)
