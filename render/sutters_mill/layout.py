"""Where things lie on the board: the slope with the vein, the street of eight fronts, the players' signs."""

from typing import NamedTuple

from games.core.model import Key
from games.sutters_mill.content import SECTIONS, TOWN
from render.sutters_mill.carpentry import HIGH as FRONT_HIGH

WIDE = 1400
LEFT, STEP = 18, 345
"""Where the first front begins, and from front to front."""

SLOPE_TOP, SLOPE_FOOT = 92, 368
TOWN_TOP, ROW = 292, 388
"""Where the roofs of the first row begin, and from row to row."""

PLAYERS_TOP = TOWN_TOP + ROW + FRONT_HIGH + 18

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
    """Where the first prospector of its camp stands, by the middle: beside the flags on the roofs."""

    camp_room: int
    """What the prospectors of its camp may take across."""


SECTION = {
    section: Section((20 + 460 * place, top), (20 + 460 * place, top + 54), (camp, top + 156), room)
    for (place, section), (top, camp, room) in zip(
        enumerate(SECTIONS), ((110, 142, 284), (107, 505, 270), (104, 1188, 204)), strict=True
    )
}


def corner_of(building: Key) -> tuple[int, int]:
    """Where a front begins."""
    row, column = divmod(TOWN.index(building), 4)
    return LEFT + column * STEP, TOWN_TOP + row * ROW


def street_of(row: int) -> int:
    """Where the boardwalk of a row ends."""
    return TOWN_TOP + row * ROW + FRONT_HIGH
