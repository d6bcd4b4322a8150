"""Where things lie in the valley: one stretch of road or two, with plots on either side, the larger the fewer there are."""

from collections.abc import Iterator, Sequence
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

RISE = 160
"""How much higher the road begins where the town is not shown."""

TALLER = 20
"""How much higher houses and plates are at most along a road that has more room."""

LEASTS, STEP = (1.0, 0.92, 0.84, 0.76, 0.68), 18
"""How wide a plot is at least, in usual widths, if there is room, and in what steps of pixels it becomes less."""

GAIN, GAIN_MOST, GAIN_WIDE = 1.34, 0.5, 0.46
"""How much higher the yield is where something is to be done, what of the plot's height it takes at most, and of its width."""

GROWN, SMALLER = 1.6, 0.85
"""How many times as wide a plot is at most as its share, where the others of its row leave room, and any but the widest of a
stretch beside those.
"""

NEAR, STOP = 46, 112
"""How far along the road a place lies from the one before it at least, and a stop of an officer from the next one."""

INDENT = 106
"""What a bend takes at most of the rows beside it."""

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
    (1, 3): (176, 124),
    (1, 4): (160, 112),
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
    """How much lower it begins."""

    less: int = 0
    """How much less high its houses and its plates are."""

    is_town: bool = True
    """Whether it begins below the town."""

    @property
    def step(self) -> int:
        """Along the road from one place to the next: half a plot and half of what lies between two."""
        return (RIGHT - LEFT + BETWEEN) // (2 * self.columns + 1)

    @property
    def front(self) -> Front:
        """The measures of a plot."""
        wide = 2 * self.step - BETWEEN
        above, gain = HEIGHTS[self.stretches, self.columns]
        return Front(wide, above - self.less, 0, gain - self.less, wide)

    @property
    def end(self) -> int:
        """Where the land ends."""
        low = self.way_top(2 * self.columns * self.stretches) + WAY - LAP
        return low + self.front.high + BETWEEN

    def lowered(self) -> "Lanes":
        """The same road where something else needs room above it."""
        return self._replace(drop=4 * self.stretches * LESS, less=LESS, is_town=False)

    def raised(self) -> "Lanes":
        """The same road where the town is not shown."""
        return self._replace(drop=-RISE, less=-TALLER, is_town=False)

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


class Plot(NamedTuple):
    """Where a plot lies, and its measures."""

    x: int
    y: int
    front: Front


class Valley(NamedTuple):
    """The road with the spaces that are shown along it, and how wide the plot of each place is beside others."""

    lanes: Lanes
    spaces: tuple[int, ...]
    shares: tuple[float, ...] = ()
    stops: frozenset[int] = frozenset()
    """Places between which there must be more room on the road."""

    def place(self, space: int) -> int:
        """At which place a space lies."""
        return self.spaces.index(max(1, space)) + 1

    def gaps(self) -> Iterator[int]:
        """The places behind which spaces are left out."""
        for place, (space, after) in enumerate(pairwise(self.spaces), 1):
            if after > space + 1:
                yield place

    def plot(self, place: int) -> Plot:
        """The plot of a place."""
        if not self.shares:
            return Plot(*self.lanes.plot(place), self.lanes.front)
        return _plots(self)[place - 1]

    def on_road(self, place: int) -> tuple[int, int]:
        """The point of the road before a plot."""
        x, _, front = self.plot(place)
        return x + front.wide // 2, self.lanes.way_top(place) + WAY // 2

    def beyond(self, place: int) -> tuple[Box, ...]:
        """The parts of the road behind a place, as boxes (left, top, right, bottom)."""
        lanes = self.lanes
        here, heading, low = self.on_road(place)[0], lanes.heading(place), lanes.end + 40
        edge = here + heading * lanes.step // 2
        if place < 2 * lanes.columns * lanes.stretches and lanes.heading(place + 1) == heading:
            edge = (here + self.on_road(place + 1)[0]) // 2
        if heading < 0:
            return ((0, lanes.way_top(place) - 4, edge, low),)
        top = lanes.way_top(1)
        return (edge, top - 4, WIDE, top + WAY + 4), (0, top + WAY + 4, WIDE, low)


@lru_cache(64)
def _plots(valley: Valley) -> tuple[Plot, ...]:
    """The plots of all places: as wide as their shares, in steps, as all of a stretch have room."""
    lanes, count, found = valley.lanes, 2 * valley.lanes.columns, dict[int, Plot]()
    for stretch in range(lanes.stretches):
        places = list(range(stretch * count + 1, (stretch + 1) * count + 1))
        if stretch:
            places.reverse()
        shares = [valley.shares[place - 1] for place in places]
        room = [
            STOP if {place, next_} <= valley.stops else NEAR for place, next_ in pairwise(places)
        ]
        wide, first, last = next(_fitting(lanes, shares, room))
        middles = [(one + other) / 2 for one, other in zip(first, last, strict=True)]
        widest = max(wide)
        for row in range(2):
            wide[row::2] = _grown(wide[row::2], middles[row::2], widest)
        for place, across, middle in zip(places, wide, middles, strict=True):
            y, is_large = lanes.plot(place)[1], valley.shares[place - 1] > 1
            front = _front(lanes, across, is_large=is_large)
            found[place] = Plot(round(middle - across / 2), y, front)
    return tuple(found[place] for place in range(1, len(found) + 1))


def _grown(wide: Sequence[int], middles: Sequence[float], widest: int) -> list[int]:
    """How wide the plots of a row are where they lie: each takes twice the room on the side where there is less, but none comes
    near the widest of the stretch.
    """
    ends = [LEFT, *[0.0] * (len(wide) - 1), RIGHT]
    for number, (one, other) in enumerate(pairwise(zip(wide, middles, strict=True)), 1):
        ends[number] = (one[1] + one[0] / 2 + other[1] - other[0] / 2) / 2
    half = BETWEEN / 2
    found = []
    for across, middle, (left, right) in zip(wide, middles, pairwise(ends), strict=True):
        room = 2 * min(middle - left - half, right - middle - half)
        most = across * GROWN if across == widest else min(across * GROWN, widest * SMALLER)
        found.append(max(across, round(min(room, most)) // STEP * STEP))
    return found


def _fitting(
    lanes: Lanes, shares: list[float], room: list[int]
) -> Iterator[tuple[list[int], list[float], list[float]]]:
    """How wide the plots along a stretch can be, and their middles as far to the left, and as far to the right, as can be."""
    usual, begin = lanes.front.wide, min(INDENT, lanes.step)
    end = begin if lanes.stretches > 1 else 0
    for least, unit in _tried(usual):
        wide = [round(max(share * unit, least * usual)) // STEP * STEP for share in shares]
        first = _laid(wide, room, begin)
        last = [LEFT + RIGHT - x for x in reversed(_laid(wide[::-1], room[::-1], end))]
        if all(one <= other for one, other in zip(first, last, strict=True)):
            yield wide, first, last


def _tried(unit: int) -> Iterator[tuple[float, int]]:
    """How wide plots are at least beside others, and how wide those others, from the widest on."""
    for least in LEASTS:
        yield least, unit
    while True:
        unit -= 2
        yield LEASTS[-1], unit


def _laid(wide: list[int], room: list[int], indent: int) -> list[float]:
    """The middles of plots, by turns on either side of the road, as far to the left as can be."""
    found = list[float]()
    for number, across in enumerate(wide):
        least = [LEFT + indent * number + across / 2] if number < 2 else []
        if number > 1:
            least.append(found[-2] + wide[number - 2] / 2 + BETWEEN + across / 2)
        if number:
            least.append(found[-1] + room[number - 1])
        found.append(max(least))
    return found


def _front(lanes: Lanes, wide: int, *, is_large: bool) -> Front:
    """The measures of a plot so wide in one of the road's rows: where something is to be done its yield is higher."""
    usual = lanes.front
    most = max(usual.gain, min(round(GAIN_MOST * usual.high), round(wide * GAIN_WIDE)))
    gain = min(round(usual.gain * GAIN), most) if is_large else usual.gain
    return Front(wide, usual.high - gain, 0, gain, wide)


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
