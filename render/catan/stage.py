"""Which part of the sea a question is about, and where its places lie in the private picture."""

from collections.abc import Iterable
from math import dist
from typing import NamedTuple

from games.catan.views import CITY, NOBODY, Board, Public
from games.core.model import Seat
from render.catan.chartmap import is_printed
from render.catan.choices import Marks
from render.catan.harbor import harbor_middle
from render.catan.lattice import Look, Point, lattice
from render.catan.naming import town_reach, town_size

HIGH, LOW, TALL = 752, 556, 900
"""Of the private picture, which a phone shows above its buttons; of one about cards, below which there are more of them; and at
most of one with so much of a large island that it would be too small to read.
"""

CROWD, CROWD_HIGH, CROWD_LOW = 5, 850, 650
"""So many players are many: their lines need higher pictures, about places and about cards."""

MAP_WIDE = 744
"""Most width of the map; own things take the rest."""

NEAR = 1.25
"""How much land around the places in question is shown, in sides."""

READABLE = 64
"""An island whose hexes would have less than that side is shown in part, or higher: whole it would be too small to read."""

LEAST = 540
"""Least width and height of the sea that is shown: closer, places would be larger than pieces on a table."""

LARGE, GAIN = 92, 1.14
"""The side of a hex at most where only a part of a map is shown beside a menu, and how much larger than on the whole map it
must at least be: else the whole is worth more.
"""

SHIFTS, SHARES, RIM = 7, (1.0, 0.95, 0.9), 6
"""In so many steps such a part is moved, and to what shares of its scale it is taken, so that its edges cut few numbers and
harbors, whose rim is so wide.
"""

NAME_LEAST = 36
"""Names of towns that would be smaller are left out."""

OUTSIDE, BESIDE = 26, 40
"""How much sea is shown outside the island and its harbors, and beside the land itself: a badge may stand on its edge."""


def low_of(view: Public) -> int:
    """How high a picture about cards is."""
    return CROWD_LOW if len(view.table.players) >= CROWD else LOW


class Stage(NamedTuple):
    """A part of the sea, shown as high as the picture."""

    left: float
    top: float
    right: float
    bottom: float
    high: int = HIGH
    """Of the picture."""

    unit: float = 1.0
    """How much larger the sea is drawn than that of other boards."""

    @property
    def scale(self) -> float:
        """How large it is shown."""
        return self.high / (self.bottom - self.top)

    @property
    def zoom(self) -> float:
        """The same for what has one size in every sea."""
        return self.scale * self.unit

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
    least_high = CROWD_HIGH if len(view.table.players) >= CROWD else HIGH
    points = list(_points(view, marks))
    if not points and seat is not None and not is_read_whole(board):
        points = list(_own(view, seat))
    if not points:
        return _shaped(whole, whole, look, least_high)
    room, least = look.side * NEAR, LEAST * look.unit
    left, top, right, bottom = _around(points, room)
    left, right = max(left, whole.left), min(right, whole.right)
    top, bottom = max(top, whole.top), min(bottom, whole.bottom)
    wide, high = max(least, right - left), max(least, bottom - top)
    middle = (left + right) / 2, (top + bottom) / 2
    return _shaped(_box(middle, wide, high), whole, look, least_high)


def whole_stage(view: Public, wide: int, high: int) -> Stage:
    """The whole island, as large as it can be in a part of a picture so wide and high; with the names of towns where these can
    be read.
    """
    board = view.table.board
    whole = _whole(board)
    scale = _scale_in(whole, wide, high)
    if is_printed(board.plan) and town_size(board.plan) * scale < NAME_LEAST:
        whole = _land(board)
        scale = _scale_in(whole, wide, high)
    return whole._replace(high=round((whole.bottom - whole.top) * scale))


def _scale_in(part: Stage, wide: int, high: int) -> float:
    """How large a part can be shown that is whole in a picture so wide and high."""
    return min(wide / (part.right - part.left), high / (part.bottom - part.top))


def near_stage(view: Public, marks: Marks, seat: Seat, wide: int, high: int) -> Stage | None:
    """The part of a map around all that a seat has built and could build, so wide and high; none if it is hardly larger."""
    board, points = view.table.board, [*_own(view, seat), *_points(view, marks)]
    if not points:
        return None
    whole, look = _whole(board), lattice(board.plan).look
    left, top, right, bottom = _around(points, look.side * NEAR)
    left, right = max(left, whole.left), min(right, whole.right)
    top, bottom = max(top, whole.top), min(bottom, whole.bottom)
    closest = min(wide / (right - left), high / (bottom - top), LARGE / look.side)
    least = max(GAIN * whole_stage(view, wide, TALL).scale, wide / (whole.right - whole.left))
    parts = [
        Stage(x, y, x + wide / scale, y + high / scale, high, whole.unit)
        for scale in (closest * share for share in SHARES)
        if scale >= least
        for x in _starts(left, right, wide / scale, whole.left, whole.right)
        for y in _starts(top, bottom, high / scale, whole.top, whole.bottom)
    ]
    middle, discs = ((left + right) / 2, (top + bottom) / 2), _discs(board)

    def cost(part: Stage) -> tuple[int, float]:
        centre = (part.left + part.right) / 2, (part.top + part.bottom) / 2
        cuts = sum(weight for spot, reach, weight in discs if _is_cut(part, spot, reach))
        return cuts, dist(centre, middle)

    return min(parts, key=cost, default=None)


def _starts(start: float, end: float, size: float, least: float, most: float) -> list[float]:
    """Where a stretch of that size can begin that holds another, between two bounds."""
    first, last = max(least, end - size), min(start, most - size)
    return [first + (last - first) * step / SHIFTS for step in range(SHIFTS + 1)]


def _discs(board: Board) -> list[tuple[Point, float, int]]:
    """The middle and radius of all numbers and harbors, and how bad it is to cut them: a harbor stands alone on the sea."""
    places = lattice(board.plan)
    numbers = zip(places.tokens, board.numbers, strict=True)
    found = [(spot, float(places.look.token), 1) for spot, number in numbers if number]
    for path, _ in (*board.harbors, *board.chart.reds):
        found.append((harbor_middle(board.plan, path), float(places.look.harbor + RIM), 3))
    return found


def _is_cut(part: Stage, middle: Point, radius: float) -> bool:
    """Whether an edge of the part runs through a disc."""
    x, y = middle
    depth = min(x - part.left, part.right - x, y - part.top, part.bottom - y)
    return -radius < depth < radius


def is_read_whole(board: Board) -> bool:
    """Whether the whole island can be shown in a size to read."""
    return _is_read(_whole(board), lattice(board.plan).look)


def _is_read(part: Stage, look: Look) -> bool:
    """Whether hexes of that part are large enough to read."""
    scale = min(MAP_WIDE / (part.right - part.left), HIGH / (part.bottom - part.top))
    return look.side * scale >= READABLE


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


def _land(board: Board) -> Stage:
    """The island with its harbors and plaques, as tight as may be."""
    places = lattice(board.plan)
    out = float(OUTSIDE)
    discs = [harbor_middle(board.plan, path) for path, _ in (*board.harbors, *board.chart.reds)]
    reach = places.look.harbor
    xs = [*(x for x, _ in places.corners), *(x + s * reach for x, _ in discs for s in (-1, 1))]
    ys = [*(y for _, y in places.corners), *(y + s * reach for _, y in discs for s in (-1, 1))]
    land, down = [x for x, _ in places.corners], [y for _, y in places.corners]
    left, right = min(min(xs) - out, min(land) - BESIDE), max(max(xs) + out, max(land) + BESIDE)
    above, below = min(min(ys) - out, min(down) - BESIDE), max(max(ys) + out, max(down) + BESIDE)
    left, right = max(0.0, left), min(float(places.look.wide), right)
    top, bottom = max(0.0, above), min(float(places.look.high), below)
    return Stage(left, top, right, bottom, unit=places.look.unit)


def _whole(board: Board) -> Stage:
    """The same with the names of towns beside the land, as far as they make nothing smaller."""
    land = _land(board)
    if not is_printed(board.plan):
        return land
    left, top, right, bottom, *_ = land
    spare = (bottom - top) * MAP_WIDE / HIGH - (right - left)
    first, last = town_reach(board.plan)
    more_left, more_right = max(0.0, left - first + 4), max(0.0, last + 4 - right)
    share = min(1.0, max(0.0, spare) / max(1.0, more_left + more_right))
    return land._replace(left=left - more_left * share, right=right + more_right * share)


def _around(points: list[Point], room: float) -> tuple[float, float, float, float]:
    """The box around points with so much room on each side."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room


def _box(middle: Point, wide: float, high: float) -> Stage:
    x, y = middle
    return Stage(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def _shaped(part: Stage, whole: Stage, look: Look, at_least: int) -> Stage:
    """The part in the shape of the map's place, at least so high, within the whole: never less than the part."""
    wide, high = part.right - part.left, part.bottom - part.top
    needed = HIGH if _is_read(part, look) else round(MAP_WIDE * high / wide)
    tall = min(max(at_least, needed), TALL)
    shape = MAP_WIDE / tall
    wide, high = max(wide, high * shape), max(high, wide / shape)
    left, right = _within(part.left, part.right, wide, whole.left, whole.right)
    # Above and below the island there is sea for what a wide part needs.
    least, most = (
        (whole.top, whole.bottom) if high <= whole.bottom - whole.top else (0.0, float(look.high))
    )
    top, bottom = _within(part.top, part.bottom, high, least, most)
    return Stage(left, top, right, bottom, tall, whole.unit)


def _within(
    start: float, end: float, size: float, least: float, most: float
) -> tuple[float, float]:
    """A stretch of that size around another, moved or cut to lie between two bounds."""
    size = min(size, most - least)
    begin = (start + end - size) / 2
    begin = min(max(begin, least), most - size)
    return begin, begin + size
