"""Where hexes, corners and paths of a board lie in the picture."""

from functools import lru_cache
from math import atan2, degrees, hypot, sqrt
from typing import NamedTuple

from games.catan.content import LARGE, geometry
from games.core.model import Key

Point = tuple[float, float]

SEA_WIDE = 1084
"""The sea takes the left of the board, the players the rest; own pictures are as wide."""

MAP_SIDE = 90
"""The side of a map's hexes at which what is printed on it has its own measure."""


class Look(NamedTuple):
    """How large a board is drawn and where its middle lies."""

    side: float
    centre: Point
    high: int
    """Of the whole picture, without what may lie below the sea."""

    token: int
    harbor: int
    """Radii of number tokens and harbor discs."""

    road: tuple[int, int]
    settlement: int
    city: int
    robber: int
    """Lengths and widths of the pieces."""

    token_drop: int = 0
    """How far below the middle of its hex a token lies."""

    rose: Point | None = None
    ship: Point = (0, 0)
    """Middles of the wind rose, where a map has one, and of the caravel."""

    wide: int = SEA_WIDE
    """Of the sea."""

    @property
    def is_wide(self) -> bool:
        """Whether the sea takes the whole width of the board: players stand on it."""
        return self.wide > SEA_WIDE

    @property
    def measure(self) -> float:
        """How large what is printed on a map is drawn, in its own measure."""
        return self.side / MAP_SIDE

    @property
    def unit(self) -> float:
        """How much larger it is drawn where it has the whole width of the picture."""
        return self.wide / SEA_WIDE


LOOKS = {
    "corsica": Look(90, (560, 770), 1412, 44, 42, (62, 20), 61, 86, 86, 5, (980, 1150), (116, 980)),
    "newyork": Look(106, (656, 826), 1612, 50, 46, (72, 24), 70, 98, 98, 6, None, (300, 480), 1400),
    "base": Look(102, (536, 590), 1090, 42, 37, (66, 18), 48, 72, 86, ship=(128, 990)),
    "expanded": Look(86, (584, 638), 1184, 42, 37, (66, 24), 58, 80, 84, ship=(140, 1084)),
}


class Lattice(NamedTuple):
    """The places of one kind of board, each in the order of its labels."""

    look: Look
    hexes: tuple[Point, ...]
    corners: tuple[Point, ...]
    paths: tuple[Point, ...]
    """Their middles."""

    tokens: tuple[Point, ...]
    """Middles of the number tokens, by hex."""

    turns: tuple[int, ...]
    """How many degrees each path leans: -30, 30 or 90."""


def scenario_of(plan: Key) -> Key:
    """The kind of map, whatever the number of players."""
    return plan.removesuffix(LARGE)


@lru_cache(maxsize=8)
def lattice(plan: Key) -> Lattice:
    """The places of that kind of board."""
    look, net = LOOKS[scenario_of(plan)], geometry(plan)
    wide, row = look.side * sqrt(3), look.side * 1.5
    hexes = [(wide * (q + r / 2), row * r) for q, r in net.hexes]
    corners = [
        (wide * (q + r / 2), row * r + (-look.side if side == "N" else look.side))
        for side, q, r in net.places
    ]
    shift_x = look.centre[0] - (min(x for x, _ in corners) + max(x for x, _ in corners)) / 2
    shift_y = look.centre[1] - (min(y for _, y in corners) + max(y for _, y in corners)) / 2
    placed = tuple((x + shift_x, y + shift_y) for x, y in corners)
    ends = [(placed[a], placed[b]) for a, b in net.ends]
    return Lattice(
        look,
        tuple((x + shift_x, y + shift_y) for x, y in hexes),
        placed,
        tuple(((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in ends),
        tuple((x + shift_x, y + shift_y + look.token_drop) for x, y in hexes),
        tuple(_lean(a, b) for a, b in ends),
    )


def _lean(a: Point, b: Point) -> int:
    turn = round(degrees(atan2(b[1] - a[1], b[0] - a[0])))
    return (turn + 90) % 180 - 90 if abs(turn) != 90 else 90


def outward(plan: Key, path: int) -> Point:
    """The direction from a path of the coast to the sea, of length 1."""
    net, places = geometry(plan), lattice(plan)
    a, b = net.ends[path]
    (inland,) = set(net.hexes_of_corner[a]) & set(net.hexes_of_corner[b])
    (x, y), (hx, hy) = places.paths[path], places.hexes[inland]
    length = hypot(x - hx, y - hy)
    return (x - hx) / length, (y - hy) / length
