"""The lettering of a printed map: towns beside their houses, seas, lakes and rivers along the coast."""

from collections.abc import Iterator
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PIL import Image

from games.catan.content import chart
from games.core.model import Key
from render.catan.chartmap import plaque_middle
from render.catan.lattice import Lattice, Look, Point, lattice, scenario_of
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.lettering import Face, inked, width

TOWNS = {"corsica": 54, "newyork": 52}
"""Size of towns' names, as far as the map has room."""

WATER_INK = "#D5F0F0"
HALO = 4
HIDES, ON_PATH, ON_LAND = 4.0, 2.0, 0.12
"""What a hidden pixel costs: of a thing, of a path, of land."""

MOST_HIDDEN = 900.0
"""A name that would cost more than this is left out, in the measure of maps: the answers call its place by name."""

FAR, FIRST = 16.0, 12.0
"""What a pixel of distance from the house costs, ten times as much where another house is nearer, and a place later in
the list.
"""

ROUNDS = 3
"""How often each name looks for its place, among the others where they are then."""

EDGE, TOP = 5, 104
"""How near a name comes to the picture's edge, and to the ribbon above."""


class Box(NamedTuple):
    """Something that takes room on the map."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def away(self, x: float, y: float) -> float:
        """How far a point is from it."""
        return hypot(
            max(0.0, self.left - x, x - self.right), max(0.0, self.top - y, y - self.bottom)
        )

    def shared(self, other: "Box") -> float:
        """The area that both take."""
        left, top, right, bottom = self
        its_left, its_top, its_right, its_bottom = other
        if its_left >= right or its_right <= left or its_top >= bottom or its_bottom <= top:
            return 0.0
        wide = min(right, its_right) - max(left, its_left)
        return wide * (min(bottom, its_bottom) - max(top, its_top))


class Water(NamedTuple):
    """A sea, lake or river: where the middle of its name stands, and how many degrees it rises."""

    key: Key
    middle: Point
    size: int
    rise: int = 0


WATERS = {
    "newyork": (
        Water("lake-ontario", (470, 340), 54),
        Water("lake-erie", (170, 1060), 54),
        Water("atlantic", (1364, 900), 54, 90),
    ),
    "corsica": (
        Water("ligurian", (530, 180), 52),
        Water("tyrrhenian", (1000, 900), 52, 90),
    ),
}


def draw_waters(canvas: Canvas, plan: Key, words: Words) -> None:
    """The names of what lies around the land, pale as on a chart."""
    for water in WATERS[scenario_of(plan)]:
        text = words(f"render-catan-water-{water.key}")
        canvas.put_centred(_water(text, water.size, water.rise), *water.middle)


@kept
def _water(text: str, size: int, rise: int) -> Sprite:
    """A name on the water, turned."""
    line = inked(text, Face.NOTE, size)
    opacity = line.mask.point([round(level * 0.72) for level in range(256)])
    opacity = opacity.rotate(rise, Image.Resampling.BICUBIC, expand=True)
    return Sprite(Image.new("RGB", opacity.size, palette.channels(WATER_INK)[:3]), opacity)


def draw_towns(canvas: Canvas, plan: Key) -> None:
    """The names of localities beside their houses, over everything else."""
    for corner, middle in town_places(plan).items():
        canvas.put_centred(town_name(plan, corner), *middle)


def town_name(plan: Key, corner: Key, scale: float = 1.0) -> Sprite:
    """The name of the locality on a corner, as large as the map is shown."""
    on = chart(plan)
    return _town(on.names[on.net.corner_of[corner]], round(town_size(plan) * scale))


def town_size(plan: Key) -> int:
    """How large towns' names are written on that map."""
    return TOWNS[scenario_of(plan)]


@kept
def _town(name: str, size: int) -> Sprite:
    """A name in paper with a dark halo."""
    line = inked(name, Face.NAME, size)
    wide, high = line.mask.size
    opacity = Image.new("L", (wide + 2 * HALO, high + 2 * HALO))
    for dx in range(-HALO, HALO + 1):
        for dy in range(-HALO, HALO + 1):
            if dx * dx + dy * dy <= HALO * HALO + 1:
                opacity.paste(240, (HALO + dx, HALO + dy), line.mask)
    colour = Image.new("RGB", opacity.size, palette.channels("#14232C")[:3])
    colour.paste(palette.channels(palette.PAPER)[:3], (HALO, HALO), line.mask)
    return Sprite(colour, opacity)


def town_reach(plan: Key) -> tuple[float, float]:
    """How far the names of a map reach to the left and to the right."""
    spans = [
        (middle[0], town_name(plan, corner).size[0] / 2)
        for corner, middle in town_places(plan).items()
    ]
    return min(x - half for x, half in spans), max(x + half for x, half in spans)


@lru_cache(maxsize=8)
def town_places(plan: Key) -> dict[Key, Point]:
    """The middle of a town's name, by its corner: beside, below or above it, where it hides least.

    Names that would lie on pieces or on other names are left out.
    """
    on = chart(plan)
    things, ground = list(_things(plan)), list(_ground(plan))
    most = most_hidden(plan)
    boxes: dict[int, Box] = {}
    for corner in [*sorted(on.names)] * ROUNDS:
        boxes.pop(corner, None)
        hidden, box = _best(plan, corner, [*things, *boxes.values()], ground)
        if hidden <= most:
            boxes[corner] = box
    return {on.net.corners[corner]: box.middle for corner, box in boxes.items()}


def _best(
    plan: Key, corner: int, things: list[Box], ground: list[tuple[float, Box]]
) -> tuple[float, Box]:
    """Where the name of a town hides least, near its house, and how much it hides there."""
    places, on = lattice(plan), chart(plan)
    size = town_size(plan)
    wide, high = width(on.names[corner], Face.NAME, size) + 6, size * 0.8
    own, others = places.corners[corner], [places.corners[at] for at in on.sites if at != corner]
    tried = []
    for rank, middle in enumerate(_spots(places, corner, wide, high)):
        box = around(middle, wide, high)
        doubtful = max(0.0, box.away(*own) + 10 - min(box.away(*other) for other in others))
        hidden = _cost(box, places.look, things, ground)
        cost = hidden + FAR * (box.away(*own) + 10 * doubtful) + FIRST * rank
        tried.append((hidden > most_hidden(plan), cost, rank, hidden, box))
    return min(tried)[3:]


def most_hidden(plan: Key) -> float:
    """What the name of a town may hide on that map."""
    return MOST_HIDDEN * lattice(plan).look.measure ** 2


def _house(places: Lattice, corner: int) -> Box:
    """What stands on a corner: a house, later a city, which is wider and higher."""
    (x, y), wide = places.corners[corner], places.look.settlement
    return Box(x - wide * 0.6, y - wide * 0.8, x + wide * 0.75, y + wide * 0.35)


def around(middle: Point, wide: float, high: float) -> Box:
    """The box of that size around a point."""
    x, y = middle
    return Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)


def _spots(places: Lattice, corner: int, wide: float, high: float) -> Iterator[Point]:
    """Middles that a name may have, the best ones first: below, beside, above, aslant."""
    x, y = places.corners[corner]
    house = places.look.settlement
    out, down, up = house * 0.78, house * 0.38, house * 1.03
    below, above = y + down + high / 2, y - up - high / 2
    for shift in (0.0, -0.25, 0.25, -0.45, 0.45):
        yield x + shift * wide, below
    for height in (-10.0, -30.0, 12.0):
        yield x + out + wide / 2, y + height
        yield x - out + 8 - wide / 2, y + height
    for shift in (0.0, -0.3, 0.3):
        yield x + shift * wide, above
    for side in (-1, 1):
        yield x + side * (out + wide / 2), below
        yield x + side * (out + wide / 2), above + 16


def _cost(box: Box, look: Look, things: list[Box], ground: list[tuple[float, Box]]) -> float:
    """How much a name there would hide."""
    beyond = (
        max(0.0, EDGE - box.left)
        + max(0.0, box.right - look.wide + EDGE)
        + max(0.0, TOP - box.top)
        + max(0.0, box.bottom - look.high + EDGE)
    )
    hidden = sum(box.shared(other) for other in things)
    return (
        1000 * beyond + HIDES * hidden + sum(share * box.shared(other) for share, other in ground)
    )


def _things(plan: Key) -> Iterator[Box]:
    """What no name may lie on: numbers, towns, chips, plaques, the signs in the sea."""
    on, places = chart(plan), lattice(plan)
    look = places.look
    for middle in places.tokens:
        yield around(middle, 2 * look.token + 8, 2 * look.token + 8)
    for corner in on.sites | on.chips:
        yield _house(places, corner)
    for path, _ in on.reds:
        yield around(plaque_middle(plan, path), 2 * look.harbor + 16, 2 * look.harbor + 16)


def _ground(plan: Key) -> Iterator[tuple[float, Box]]:
    """What names should rather not lie on, with how much it matters: paths, in pieces, and the land."""
    on, places = chart(plan), lattice(plan)
    for path in on.ways:
        a, b = (places.corners[end] for end in on.net.ends[path])
        count = round(hypot(b[0] - a[0], b[1] - a[1]) / 12)
        for step in range(1, count):
            share = step / count
            point = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
            yield ON_PATH, around(point, 16, 16)
    for x, y in places.hexes:
        side = places.look.side
        yield ON_LAND, Box(x - side * 0.8, y - side * 0.7, x + side * 0.8, y + side * 0.7)
