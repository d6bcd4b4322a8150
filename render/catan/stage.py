"""Which part of the sea a question is about, and where its places lie in the private picture."""

from collections.abc import Iterable
from typing import NamedTuple

from games.catan.views import CITY, NOBODY, Board, Public
from games.core.model import Seat
from render.catan.chartmap import is_printed
from render.catan.choices import Marks
from render.catan.harbor import harbor_middle
from render.catan.lattice import SEA_WIDE, Point, lattice
from render.catan.naming import town_reach

HIGH, LOW = 752, 556
"""Of the private picture, which a phone shows above its buttons; and of one about cards, below which there are more of them."""

MAP_WIDE = 744
"""Most width of the map; own things take the rest."""

NEAR = 1.25
"""How much land around the places in question is shown, in sides."""

LARGE_SIDE = 100
"""Below that side of its hexes an island is shown in part: whole it would be too small to read."""

LEAST = 540
"""Least width and height of the sea that is shown: closer, places would be larger than pieces on a table."""

OUTSIDE, BESIDE = 26, 40
"""How much sea is shown outside the island and its harbors, and beside the land itself: a badge may stand on its edge."""


class Stage(NamedTuple):
    """A part of the sea, shown as high as the picture."""

    left: float
    top: float
    right: float
    bottom: float
    high: int = HIGH
    """Of the picture."""

    @property
    def scale(self) -> float:
        """How large it is shown."""
        return self.high / (self.bottom - self.top)

    @property
    def wide(self) -> int:
        """How wide it is shown."""
        return round((self.right - self.left) * self.scale)

    def spot(self, x: float, y: float) -> Point:
        """Where a point of the sea lies in the picture."""
        return (x - self.left) * self.scale, (y - self.top) * self.scale


def stage_of(
    view: Public, marks: Marks, seat: Seat | None = None, *, has_lane: bool = False
) -> Stage:
    """The marked places with the land around them; where there are none the whole island, or of a large one what `seat` has.

    At the left edge of the sea is room for the letters of rows where they have their lane.
    """
    board = view.table.board
    whole = _whole(board)
    if has_lane:
        whole = whole._replace(left=0.0)
    look = lattice(board.plan).look
    sea = float(look.high)
    points = list(_points(view, marks))
    if not points and seat is not None and look.side < LARGE_SIDE:
        points = list(_own(view, seat))
    if not points:
        return _shaped(whole, whole, sea)
    room = look.side * NEAR
    left, top, right, bottom = _around(points, room)
    wide, high = max(LEAST, right - left), max(LEAST, bottom - top)
    middle = (left + right) / 2, (top + bottom) / 2
    return _shaped(_box(middle, wide, high), whole, sea)


def _points(view: Public, marks: Marks) -> Iterable[Point]:
    """Where the marked places lie; hexes with all their corners, and the robber's own when victims are chosen."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    yield from (places.corners[net.corner_of[label]] for label in sorted(marks.corners))
    for label in sorted(marks.paths):
        yield from (places.corners[end] for end in net.ends[net.path_of[label]])
    hexes = [net.hex_of[label] for label in sorted(marks.hexes)]
    if marks.is_robbing and not hexes:
        hexes = [view.table.robber]
    for place in hexes:
        yield from (places.corners[corner] for corner in net.corners_of_hex[place])


def _own(view: Public, seat: Seat) -> Iterable[Point]:
    """The hexes around all that a seat has built."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    for corner, building in enumerate(view.table.buildings):
        if building != NOBODY and building % CITY == seat:
            for place in net.hexes_of_corner[corner]:
                yield places.hexes[place]
    for path, owner in enumerate(view.table.roads):
        if owner == seat:
            yield places.paths[path]


def _whole(board: Board) -> Stage:
    """The island with its harbors and plaques, as tight as may be."""
    places = lattice(board.plan)
    out = float(OUTSIDE)
    discs = [harbor_middle(board.plan, path) for path, _ in (*board.harbors, *board.chart.reds)]
    reach = places.look.harbor
    xs = [*(x for x, _ in places.corners), *(x + s * reach for x, _ in discs for s in (-1, 1))]
    ys = [*(y for _, y in places.corners), *(y + s * reach for _, y in discs for s in (-1, 1))]
    land = [x for x, _ in places.corners]
    left, right = min(min(xs) - out, min(land) - BESIDE), max(max(xs) + out, max(land) + BESIDE)
    left, right = max(0.0, left), min(float(SEA_WIDE), right)
    top, bottom = max(0.0, min(ys) - out), min(float(places.look.high), max(ys) + out)
    if not is_printed(board.plan):
        return Stage(left, top, right, bottom)
    # Names of towns stand beside the land, as far as they make nothing smaller.
    spare = (bottom - top) * MAP_WIDE / HIGH - (right - left)
    first, last = town_reach(board.plan)
    more_left, more_right = max(0.0, left - first + 4), max(0.0, last + 4 - right)
    share = min(1.0, max(0.0, spare) / max(1.0, more_left + more_right))
    return Stage(left - more_left * share, top, right + more_right * share, bottom)


def _around(points: list[Point], room: float) -> tuple[float, float, float, float]:
    """The box around points with so much room on each side."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def _box(middle: Point, wide: float, high: float) -> Stage:
    x, y = middle
    return Stage(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def _shaped(part: Stage, whole: Stage, sea: float) -> Stage:
    """The part in the shape of the map's place, within the whole, in a sea so high: never less than the part."""
    wide, high = part.right - part.left, part.bottom - part.top
    shape = MAP_WIDE / HIGH
    wide, high = max(wide, high * shape), max(high, wide / shape)
    left, right = _within(part.left, part.right, wide, whole.left, whole.right)
    # Above and below the island there is sea for what a wide part needs.
    least, most = (whole.top, whole.bottom) if high <= whole.bottom - whole.top else (0.0, sea)
    top, bottom = _within(part.top, part.bottom, high, least, most)
    return Stage(left, top, right, bottom)


def _within(
    start: float, end: float, size: float, least: float, most: float
) -> tuple[float, float]:
    """A stretch of that size around another, moved or cut to lie between two bounds."""
    size = min(size, most - least)
    begin = (start + end - size) / 2
    begin = min(max(begin, least), most - size)
    return begin, begin + size
