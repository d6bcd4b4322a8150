"""Where things lie in the valley: two stretches of road with plots on either side, joined by bends."""

from typing import NamedTuple

from games.caylus.content import ROAD

WIDE, LEFT, RIGHT = 1400, 18, 1382
STRETCH = ROAD.spaces // 2
"""Spaces of each stretch; odd ones lie on one side of the road, even ones on the other."""

STEP = 91
"""Along the road from one space to the next: half a plot and half of what lies between two."""

PLOT_WIDE = 174
WAY = 70
"""How wide the road is."""

BEND_LEFT, BEND_RIGHT = 58, 1342
"""Where the road turns from one stretch into the next."""


class Front(NamedTuple):
    """The measures of a plot: its width, and for the width of the board's the heights of house, name (if any) and yield."""

    wide: int = PLOT_WIDE
    above: int = 62
    name: int = 42
    gain: int = 60

    def px(self, measure: float) -> int:
        """A measure of the board at this size."""
        return round(measure * self.wide / PLOT_WIDE)

    @property
    def house(self) -> int:
        """The height of the room above the plate."""
        return self.px(self.above)

    @property
    def band(self) -> int:
        """The height of the name on the plate."""
        return self.px(self.name)

    @property
    def strip(self) -> int:
        """The height of the yield on the plate."""
        return self.px(self.gain)

    @property
    def high(self) -> int:
        """The height of all."""
        return self.house + self.band + self.strip


FRONT = Front(above=66, name=38)
FIRST = 604
"""Where the upper plots of the first stretch begin."""

SECOND = FIRST + 2 * FRONT.high + WAY + 6
LAND_END = SECOND + 2 * FRONT.high + WAY + 8
SHORT_END = SECOND + FRONT.high + WAY + 56
"""Where the land ends while nothing is built in the lowest row: below the stones of its spaces."""

LOWEST = tuple(range(STRETCH + 1, ROAD.spaces, 2))
"""The spaces below the second stretch."""


def _along(space: int) -> tuple[int, int]:
    """The stretch on which a space lies, and its place there from the left."""
    stretch, place = divmod(space - 1, STRETCH)
    return stretch, (STRETCH - 1 - place if stretch else place)


def is_above(space: int) -> bool:
    """Whether the plot lies above the road."""
    return space % 2 == 0


def way_top(space: int) -> int:
    """The upper edge of the road where it passes the space."""
    return (SECOND if _along(space)[0] else FIRST) + FRONT.high


def plot(space: int) -> tuple[int, int]:
    """The corner of a space's plot."""
    _, place = _along(space)
    top = way_top(space)
    return LEFT + place * STEP, top - FRONT.high if is_above(space) else top + WAY


def on_road(space: int) -> tuple[int, int]:
    """The point of the road before a space."""
    return plot(space)[0] + PLOT_WIDE // 2, way_top(space) + WAY // 2


def heading(space: int) -> int:
    """Which way the road runs there: 1 to the right, -1 to the left."""
    return -1 if _along(space)[0] else 1


Box = tuple[int, int, int, int]


def beyond(space: int) -> tuple[Box, ...]:
    """The parts of the road behind a space, as boxes (left, top, right, bottom)."""
    x, _ = on_road(space)
    end = x + heading(space) * STEP // 2
    first, second = way_top(1), way_top(ROAD.spaces)
    last = (0, second - 4, end, LAND_END + 40)
    if heading(space) < 0:
        return (last,)
    bend = (0, first + WAY + 4, WIDE, LAND_END + 40)
    return (end, first - 4, WIDE, first + WAY + 4), bend
