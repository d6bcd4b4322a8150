"""Where everything of a sheet lies, in pixels (docs/rules/catan-minis.md §4.1)."""

from math import atan2, degrees
from typing import NamedTuple

from games.catan_dice.content import CORNERS, ISLANDS, Point
from games.core.model import Key

HEIGHT = 0.8660
"""Half the height of a hex, in sides."""


class Lattice(NamedTuple):
    """A sheet of a size, its middle at a point."""

    island: Key
    x: float
    y: float
    side: float

    def at(self, point: Point) -> tuple[float, float]:
        """The pixel of a point of the sheet."""
        return self.x + point[0] * self.side, self.y + point[1] * self.side

    def corner(self, key: Key) -> tuple[float, float]:
        """The pixel of an intersection."""
        return self.at(CORNERS[key])

    def hex(self, key: Key) -> tuple[float, float]:
        """The pixel of the middle of a hex."""
        return self.at(ISLANDS[self.island].hexes[key].at)

    def edge(self, ends: tuple[Key, Key]) -> tuple[float, float, int]:
        """Middle and turn (in degrees) of a road."""
        (ax, ay), (bx, by) = self.corner(ends[0]), self.corner(ends[1])
        return (ax + bx) / 2, (ay + by) / 2, round(degrees(atan2(by - ay, bx - ax))) % 180

    @property
    def hexes(self) -> tuple[Key, ...]:
        """All hexes, those behind first."""
        land = ISLANDS[self.island].hexes
        return tuple(sorted(land, key=lambda key: land[key].at[1]))


def outline(x: float, y: float, side: float) -> list[tuple[float, float]]:
    """The corners of a hex that lies on an edge, clockwise from the right."""
    high = HEIGHT * side
    half = side / 2
    return [
        (x + side, y),
        (x + half, y + high),
        (x - half, y + high),
        (x - side, y),
        (x - half, y - high),
        (x + half, y - high),
    ]
