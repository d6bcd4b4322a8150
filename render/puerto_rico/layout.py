"""How the buildings of a city lie on its twelve spaces: small ones from the top left, large ones two spaces high."""

from collections.abc import Sequence
from typing import NamedTuple

from games.puerto_rico.content import LIMITS, SIZE
from games.puerto_rico.views import Place


class Cell(NamedTuple):
    """Where a building lies: column and row of its first space, and how many rows and columns it takes."""

    column: int
    row: int
    rows: int = 1
    columns: int = 1


def cells(city: Sequence[Place], columns: int) -> tuple[Cell, ...]:
    """A cell for each building, in order."""
    free = _large_cells(columns)
    large = [place.kind for place in city if SIZE[place.kind] == 2]
    taken = dict(zip(large, free, strict=False))
    covered = {
        (cell.column + right, cell.row + down)
        for cell in taken.values()
        for right in range(cell.columns)
        for down in range(cell.rows)
    }
    rows = LIMITS.city // columns
    small = (
        Cell(column, row)
        for row in range(rows)
        for column in range(columns)
        if (column, row) not in covered
    )
    return tuple(taken[place.kind] if place.kind in taken else next(small) for place in city)


def _large_cells(columns: int) -> list[Cell]:
    """Where large buildings lie, in order: in pairs of rows from the right, an odd row above them in pairs of columns."""
    rows = LIMITS.city // columns
    starts = list(range(rows % 2, rows, 2))
    pairs = [
        Cell(column, row, 2) for row in reversed(starts) for column in reversed(range(columns))
    ]
    if rows % 2:
        pairs += [Cell(column, 0, 1, 2) for column in range(columns - 2, -1, -2)]
    return pairs
