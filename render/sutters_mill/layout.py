"""Where things lie on the board: the slope with the vein, the street of eight fronts, the players' signs."""

from math import sin
from typing import NamedTuple

from games.core.model import Key
from games.sutters_mill.content import PLACES, SECTIONS, TOWN
from render.sutters_mill.carpentry import HIGH as FRONT_HIGH

WIDE = 1400
LEFT, STEP = 18, 345
"""Where the first front begins, and from front to front."""

SLOPE_TOP, SLOPE_FOOT = 112, 468
TOWN_TOP, ROW = 386, 434
"""Where the roofs of the first row begin, and from row to row."""

PLAYERS_TOP = TOWN_TOP + ROW + FRONT_HIGH + 22

HEAP, PITCH, RADIUS = 4, 72, 18.5
"""Nuggets of a whole heap, from heap to heap along the vein, and how large a nugget is."""

HEAPS = {section: -(-places // HEAP) for section, places in zip(SECTIONS, PLACES, strict=True)}
"""How many heaps there are in each section before anybody digs."""

BED = (440, 96)
"""Width and height of what the nuggets of a section lie in."""

SWAY = {"river": (9, 68.0), "hill": (8, 90.0), "mine": (0, 1.0)}
"""How far each section of the vein winds up and down, and how slowly."""


class Section(NamedTuple):
    """Where a section of the vein lies."""

    sign: tuple[int, int]
    """Corner of the sign with its name and how much gold is left."""

    bed: tuple[int, int]
    """Corner of what its nuggets lie in."""

    camp: tuple[int, int]
    """Where the first prospector of its camp stands, by the middle: above the roofs."""


SECTION = {
    section: Section((left, 118), (left, 188), (left + 54, 318))
    for section, left in zip(SECTIONS, (20, 480, 940), strict=True)
}

CAMP_ROOM = 430
"""What the prospectors of a camp may take across."""


def sway_of(section: Key, along: float) -> float:
    """How far the vein lies below its middle at a way from the left end of its section."""
    far, slow = SWAY[section]
    return far * sin(along / slow)


def spot_of(section: Key, heap: int) -> tuple[float, float]:
    """The middle of a heap of a section, from the left and from the corner of its bed."""
    along = (BED[0] - PITCH * (HEAPS[section] - 1)) / 2 + heap * PITCH
    return along, BED[1] / 2 + sway_of(section, along)


def corner_of(building: Key) -> tuple[int, int]:
    """Where a front begins."""
    row, column = divmod(TOWN.index(building), 4)
    return LEFT + column * STEP, TOWN_TOP + row * ROW


def street_of(row: int) -> int:
    """Where the boardwalk of a row ends."""
    return TOWN_TOP + row * ROW + FRONT_HIGH
