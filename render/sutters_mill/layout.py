"""Where things lie on the board: the slope with the vein, the street of eight fronts, the players' signs."""

from typing import NamedTuple

from games.core.model import Key
from games.sutters_mill.content import SECTIONS, TOWN
from render.sutters_mill.carpentry import HIGH as FRONT_HIGH

WIDE = 1400
LEFT, STEP = 18, 345
"""Where the first front begins, and from front to front."""

SLOPE_TOP, SLOPE_FOOT = 112, 420
TOWN_TOP, ROW = 338, 398
"""Where the roofs of the first row begin, and from row to row."""

PLAYERS_TOP = TOWN_TOP + ROW + FRONT_HIGH + 10

PITCH, PAIR, RADIUS = 36, 34, 15.6
"""From counter to counter along and across the vein, and how large one is."""

BED = (440, 74)
"""Width and height of what the counters of a section lie in."""


class Section(NamedTuple):
    """Where a section of the vein lies."""

    sign: tuple[int, int]
    """Corner of the sign with its name and how many counters are left."""

    bed: tuple[int, int]
    """Corner of what its counters lie in."""

    camp: tuple[int, int]
    """Where the first prospector of its camp stands, by the middle: above the roofs."""


SECTION = {
    section: Section((left, 128), (left, 186), (left + 46, 290))
    for section, left in zip(SECTIONS, (20, 480, 940), strict=True)
}

CAMP_ROOM = 430
"""What the prospectors of a camp may take across."""


def corner_of(building: Key) -> tuple[int, int]:
    """Where a front begins."""
    row, column = divmod(TOWN.index(building), 4)
    return LEFT + column * STEP, TOWN_TOP + row * ROW


def street_of(row: int) -> int:
    """Where the boardwalk of a row ends."""
    return TOWN_TOP + row * ROW + FRONT_HIGH
