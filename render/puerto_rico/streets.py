"""The houses of a player in streets: each as wide as it is drawn, large buildings larger, and before them who works there."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import BUILDINGS, CIRCLES, SIZE
from games.puerto_rico.views import Place
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.place.paving import street
from render.core.scenery import above_ground, extent, standing_foot
from render.puerto_rico.fields import EVEN_PERSON, even
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.land import house_of
from render.puerto_rico.looks import drawing_of, sign_of
from render.puerto_rico.pieces import bench

MOST, MOST_STREETS = 168, 3
"""How large houses are at most, in heights of their box, and how many streets there are at most."""

LARGE = 1.4
"""How much larger a large building is, which takes two spaces of a city."""

LOW, HIGH = 0.8, 1.1
"""How high small and large buildings rise at most, in sizes of the street: higher ones are drawn smaller."""

PERSON, PERSON_LEAST, PERSON_MOST = 0.34, 34, 56
"""How large the places are at which people work, in sizes."""

SIGN, SIGN_LEAST, SIGN_MOST = 0.42, 32, 60
"""How large signs are, in sizes."""

FOOT = 0.25
"""How far people stand before the ground of their house, and the street reaches below it, in sizes."""

APART = 0.3
"""The free ground between two houses at most, in sizes."""

CLOSE = 0.95
"""How much of its width a house has for itself: palms and fences may stand before the next one."""

PAVING = 0.24
"""How deep a street is, in sizes."""

RADIUS, SPARK = 12, 26


class Streets(NamedTuple):
    """How houses stand in streets."""

    counts: tuple[int, ...]
    """How many stand in each street, from the one behind all others."""

    size: int
    """How high the box of a small house is."""

    deep: tuple[float, ...]
    """How high each street is with its houses and its people."""

    @property
    def high(self) -> int:
        """How high all streets are."""
        return round(sum(self.deep))


NO_STREETS = Streets((), 0, ())


def ordered(city: Sequence[Place]) -> tuple[Place, ...]:
    """The houses as they stand: large ones behind, where they cover nothing."""
    return tuple(sorted(city, key=lambda place: -SIZE[place.kind]))


def kinds_of(city: Sequence[Place]) -> tuple[Key, ...]:
    """The buildings of a city as they stand."""
    return tuple(place.kind for place in ordered(city))


@lru_cache(maxsize=128)
def scale_of(kind: Key) -> float:
    """How large a house is drawn, in sizes."""
    above = above_ground(drawing_of(kind))
    return min(LARGE, HIGH / above) if SIZE[kind] > 1 else min(1.0, LOW / above)


@lru_cache(maxsize=128)
def _tall(kind: Key) -> float:
    """How high a house rises above its street, in sizes."""
    return above_ground(drawing_of(kind)) * scale_of(kind)


@lru_cache(maxsize=128)
def sides_of(kind: Key) -> tuple[float, float]:
    """How far a house and its people reach left and right of its middle, in sizes."""
    people, scale = CIRCLES[kind] * PERSON / 2, scale_of(kind) * CLOSE
    left, right = (max(people, side * scale) for side in extent(drawing_of(kind)))
    return left, right


def makes_good(kind: Key) -> bool:
    """Whether a house makes a good."""
    return BUILDINGS[kind].good is not None


@lru_cache(maxsize=128)
def _wide(kind: Key) -> float:
    """How wide a house with its people is, in sizes."""
    return sum(sides_of(kind))


class _Split(NamedTuple):
    """A way to share houses among streets."""

    broad: float
    """How large houses may be for the width of the streets."""

    deep: tuple[float, ...]
    """How high each street is, in sizes."""

    counts: tuple[int, ...]


@lru_cache(maxsize=1024)
def _splits(kinds: tuple[Key, ...], rooms: tuple[int, ...]) -> tuple[_Split, ...]:
    """The ways that are best for some height: the lower ones first, in which houses are smaller."""
    found = []
    for cuts in combinations(range(1, len(kinds)), len(rooms) - 1):
        rows = [kinds[start:end] for start, end in pairwise((0, *cuts, len(kinds)))]
        deep = tuple(max(map(_tall, row)) + FOOT for row in rows)
        broad = min(room / sum(map(_wide, row)) for room, row in zip(rooms, rows, strict=True))
        found.append(_Split(broad, deep, tuple(map(len, rows))))
    best: list[_Split] = []
    for split in sorted(found, key=lambda split: (sum(split.deep), -split.broad)):
        if not best or split.broad > best[-1].broad:
            best.append(split)
    return tuple(best)


def streets_of(kinds: tuple[Key, ...], rooms: tuple[int, ...], high: int) -> Streets:
    """The houses in as many streets as there are rooms, of that width each: as large as they can be in so much height, and
    as even.
    """
    best, most = NO_STREETS, (0, 0.0)
    for broad, deep, counts in _splits(kinds, rooms):
        size = int(min(broad, high / sum(deep), MOST))
        if (size, broad) > most:
            most = size, broad
            best = Streets(counts, size, tuple(one * size for one in deep))
    return best


def _rows(streets: Streets, city: Sequence[Place]) -> Iterator[Sequence[Place]]:
    """The houses of each street."""
    at = 0
    for count in streets.counts:
        yield city[at : at + count]
        at += count


def draw_streets(
    canvas: Canvas,
    x: int,
    y: int,
    streets: Streets,
    rooms: Sequence[int],
    city: Sequence[Place],
    built: Collection[Key],
    signed: Collection[Key],
    *,
    has_bonuses: bool = False,
) -> tuple[int, ...]:
    """Draw the streets with their houses, and people and signs at those that have them: what they make, or what they bring as
    well. The answer is how wide each is.
    """
    ground, size, ends = float(y), streets.size, []
    for number, row in enumerate(_rows(streets, ordered(city))):
        ground += max(_tall(place.kind) for place in row) * size
        taken = sum(_wide(place.kind) for place in row) * size
        gap = max(0.0, min(APART * size, (rooms[number] - taken) / len(row)))
        wide = round(taken + gap * len(row))
        paving = round(size * PAVING)
        canvas.put(street(even(wide, 24), paving, number), x, round(ground - paving * 0.3))
        left = x + gap / 2
        for place in row:
            before, behind = (side * size for side in sides_of(place.kind))
            _draw_house(
                canvas,
                left + before,
                ground,
                size,
                place,
                is_new=place.kind in built,
                has_people=place.kind in signed,
                has_sign=place.kind in signed and (has_bonuses or makes_good(place.kind)),
            )
            left += before + behind + gap
        ends.append(wide)
        ground += FOOT * size
    return tuple(ends)


def _draw_house(
    canvas: Canvas,
    x: float,
    ground: float,
    size: int,
    place: Place,
    *,
    is_new: bool,
    has_people: bool,
    has_sign: bool,
) -> None:
    """Draw a house with its middle at that point, its sign and its people; dark while nobody works there."""
    before, behind = (side * size for side in sides_of(place.kind))
    top = ground - _tall(place.kind) * size
    if is_new:
        high = round(ground + FOOT * size - top)
        box = (round(x - before), round(top), round(before + behind), high, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    house = house_of(place, even(size * scale_of(place.kind), EVEN))
    canvas.put(house, x - house.size[0] / 2, ground - standing_foot(house.size[1]))
    if has_sign:
        _draw_sign(canvas, x - before, top, size, place.kind)
    if has_people:
        _draw_people(canvas, x, ground, size, place)
    if is_new:
        canvas.put(tokens.spark_corner(SPARK, RADIUS), x + behind - SPARK, top)


def bench_high(size: int) -> int:
    """How large the places are at which people work before houses of that size."""
    return even(max(PERSON_LEAST, min(PERSON_MOST, size * PERSON)), 2)


def _draw_sign(canvas: Canvas, x: float, top: float, size: int, kind: Key) -> None:
    """Draw what a house makes or brings over the left end of its roof."""
    sign = sign_of(kind)
    if sign:
        side = even(max(SIGN_LEAST, min(SIGN_MOST, size * SIGN)), EVEN_PERSON)
        icon = tokens.shield(None, round(side * 0.86)) if sign == "vp" else art.sticker(sign, side)
        canvas.put_centred(icon, x + side * 0.45, top + side * 0.4)


def _draw_people(canvas: Canvas, x: float, ground: float, size: int, place: Place) -> None:
    """Draw who works in a house on the street before it, and free places where nobody does."""
    circles = CIRCLES[place.kind]
    if circles:
        high = bench_high(size)
        people = bench(circles, place.people, place.nobles, high)
        canvas.put_centred(people, x, ground + size * FOOT - high / 2)
