"""Where things lie in the valley: one stretch of road or two, with plots on either side, the larger the fewer there are."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from games.caylus.content import ROAD
from games.caylus.views import NO_BUILDING, Public

WIDE, LEFT, RIGHT = 1400, 18, 1382
BETWEEN = 8
"""What lies between two plots."""

LAP = 14
"""How far the roofs of the plots below the road reach over its edge."""

APART = 24
"""What lies between two stretches: room for heads and banners over the plates above them."""

PLOT_WIDE = 174
"""The width of a plot at which its measures are given."""

WAY = 84
"""How wide the road is."""

BEND_LEFT, BEND_RIGHT = 58, 1342
"""Where the road turns from one stretch into the next."""

FIRST = 576
"""Where the upper plots of the first stretch begin."""

IN_ONE = 12
"""Up to so many plots lie along one stretch."""

LESS = 18
"""How much less high houses and plates are along a road that gives room to something else."""

NEXT = 2
"""How many spaces are shown on which the next buildings will stand, unless the road needs more plots for the last of them."""


class Front(NamedTuple):
    """The measures of a plot: its width, and for the width `at` the heights of house, name (if any) and yield."""

    wide: int = PLOT_WIDE
    above: int = 62
    name: int = 42
    gain: int = 60
    at: int = PLOT_WIDE

    def px(self, measure: float) -> int:
        """A measure of the board at this size."""
        return round(measure * self.wide / self.at)

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


HEIGHTS = {
    (1, 5): (146, 94),
    (1, 6): (140, 86),
    (2, 4): (110, 78),
    (2, 5): (110, 76),
    (2, 6): (106, 72),
    (2, 7): (100, 68),
}
"""How high a house and its yield are, by stretches and plots of a row."""

Box = tuple[int, int, int, int]


class Lanes(NamedTuple):
    """The road: how many stretches there are, and how many plots on either side of each; places count from the gate."""

    stretches: int
    columns: int
    drop: int = 0
    """How much lower it begins, for which its plots are less high."""

    @property
    def step(self) -> int:
        """Along the road from one place to the next: half a plot and half of what lies between two."""
        return (RIGHT - LEFT + BETWEEN) // (2 * self.columns + 1)

    @property
    def front(self) -> Front:
        """The measures of a plot."""
        wide = 2 * self.step - BETWEEN
        above, gain = HEIGHTS[self.stretches, self.columns]
        less = self.drop // (4 * self.stretches)
        return Front(wide, above - less, 0, gain - less, wide)

    @property
    def end(self) -> int:
        """Where the land ends."""
        low = self.way_top(2 * self.columns * self.stretches) + WAY - LAP
        return low + self.front.high + BETWEEN

    def lowered(self) -> "Lanes":
        """The same road where something else needs room above it."""
        return self._replace(drop=4 * self.stretches * LESS)

    def _along(self, place: int) -> tuple[int, int]:
        """The stretch on which a place lies, and where it is there from the left."""
        stretch, along = divmod(place - 1, 2 * self.columns)
        return stretch, (2 * self.columns - 1 - along if stretch else along)

    def way_top(self, place: int) -> int:
        """The upper edge of the road where it passes a place."""
        stretch, high = self._along(place)[0], self.front.high
        return FIRST + self.drop + high + stretch * (2 * high + WAY - LAP + APART)

    def is_above(self, place: int) -> bool:
        """Whether the plot lies above the road: even ones do."""
        return place % 2 == 0

    def plot(self, place: int) -> tuple[int, int]:
        """The corner of a plot."""
        top = self.way_top(place)
        x = LEFT + self._along(place)[1] * self.step
        return x, top - self.front.high if self.is_above(place) else top + WAY - LAP

    def on_road(self, place: int) -> tuple[int, int]:
        """The point of the road before a plot."""
        return self.plot(place)[0] + self.front.wide // 2, self.way_top(place) + WAY // 2

    def heading(self, place: int) -> int:
        """Which way the road runs there: 1 to the right, -1 to the left."""
        return -1 if self._along(place)[0] else 1

    def beyond(self, place: int) -> tuple[Box, ...]:
        """The parts of the road behind a place, as boxes (left, top, right, bottom)."""
        edge = self.on_road(place)[0] + self.heading(place) * self.step // 2
        low = self.end + 40
        if self.heading(place) < 0:
            return ((0, self.way_top(place) - 4, edge, low),)
        top = self.way_top(1)
        return (edge, top - 4, WIDE, top + WAY + 4), (0, top + WAY + 4, WIDE, low)


class Valley(NamedTuple):
    """The road with the spaces that are shown along it."""

    lanes: Lanes
    spaces: tuple[int, ...]

    def place(self, space: int) -> int:
        """At which place a space lies."""
        return self.spaces.index(max(1, space)) + 1

    def gaps(self) -> Iterator[int]:
        """The places behind which spaces are left out."""
        for place, (space, after) in enumerate(pairwise(self.spaces), 1):
            if after > space + 1:
                yield place


def valley_of(view: Public) -> Valley:
    """The valley as far as somebody has built or rides, and where the next buildings will stand; what stands far behind (the
    Gold Mine) follows right there.
    """
    table = view.table
    built = [space for space, key in enumerate(table.road, 1) if key != NO_BUILDING]
    vacant = [space for space in range(1, ROAD.spaces + 1) if space not in built]
    far = max(1, table.provost, table.bailiff)
    least, most = (_spaces(max([far, *vacant[:count]]), built) for count in (1, NEXT))
    spaces = most if lanes_for(len(most)) == lanes_for(len(least)) else least
    return Valley(lanes_for(len(spaces)), spaces)


def _spaces(far: int, built: list[int]) -> tuple[int, ...]:
    """All spaces up to one, and those behind it on which something stands."""
    return (*range(1, far + 1), *[space for space in built if space > far])


@lru_cache
def lanes_for(count: int) -> Lanes:
    """The road with room for so many plots."""
    if count <= IN_ONE:
        return Lanes(1, max(5, -(-count // 2)))
    return Lanes(2, -(-count // 4))
