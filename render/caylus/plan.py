"""Where the road lies in a picture, and how large: on the board, and in the private map."""

from typing import NamedTuple

GRID: tuple[tuple[int, ...], ...] = (
    (2, 1),
    (3, 4, 5, 6, 7, 8, 9),
    (16, 15, 14, 13, 12, 11, 10),
    (17, 18, 19, 20, 21, 22, 23),
    (0, 28, 27, 26, 25, 24),
)
"""Spaces by row, the way the road runs (4.3); 0 for the bonus table."""

PLACES = {
    space: (row, column)
    for row, spaces in enumerate(GRID)
    for column, space in enumerate(spaces)
    if space
}

CELL = 130
"""The width of a cell in which measures are those of the art page."""


class Plan(NamedTuple):
    """The grid of the road: its corner, the size of a cell, the way from one to the next."""

    left: int
    top: int
    cell: int
    high: int
    pitch: float
    row: float
    rows: int = len(GRID)
    """How many rows are drawn; the others lie empty beyond everything."""

    def px(self, measure: float) -> int:
        """A measure of the art page at this size."""
        return round(measure * self.cell / CELL)

    def corner(self, space: int) -> tuple[float, float]:
        """Where the cell of a space begins."""
        row, column = PLACES[space]
        return self.left + column * self.pitch, self.top + row * self.row

    @property
    def spaces(self) -> tuple[int, ...]:
        """The spaces that are drawn, along the road."""
        return tuple(sorted(space for space, (row, _) in PLACES.items() if row < self.rows))

    @property
    def end(self) -> int:
        """Where the last row ends."""
        return round(self.top + (self.rows - 1) * self.row + self.high)
