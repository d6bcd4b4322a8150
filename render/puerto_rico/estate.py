"""What a player owns, as it stands on an island: fields of crops and streets of houses, as large as there is room."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import CIRCLES, SIZE
from games.puerto_rico.views import Place, Player
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.garden import draw_bush, draw_palm, draw_tree, draw_tuft
from render.core.scatter import Scatter
from render.core.scenery import above_ground, standing_foot
from render.core.sketch import Sketch
from render.puerto_rico import fields
from render.puerto_rico.fields import EVEN_PERSON, even
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.land import house_of
from render.puerto_rico.looks import drawing_of, sign_of
from render.puerto_rico.pieces import person, vacant

RADIUS = 12
SPARK = 26

BROAD, HOUSE = 1.5, 0.88
"""How wide the plot of a house is at most, in heights, and how wide one is that its house fills."""

MOST = 168
"""How wide at most at all."""

DEEP = 1.5
"""How high houses are at most in widths of their plots."""

STEP_BED = 2 * fields.EVEN
"""How much lower the beds are of the next way in which fields and houses may share an island."""


class Rows(NamedTuple):
    """How things of a sort lie: in so many columns, each with so much room."""

    columns: int
    wide: int
    high: int

    def size(self, broad: float) -> float:
        """How large they seem: no wider than so many of their heights."""
        return min(self.wide, self.high * broad)


class Estate(NamedTuple):
    """How fields and houses share an island: fields above houses, or the houses behind the last row of fields."""

    beds: fields.Rows
    houses: Rows
    depth: int = 0
    """How far down the houses begin."""

    is_beside: bool = False
    """Whether they stand behind the last row of fields."""


def rows_of(count: int, rows: int, wide: int, high: int) -> Rows:
    """So many things in so many rows."""
    columns, low = ceil(count / rows), high // rows
    if not count:
        return Rows(0, 0, low)
    return Rows(columns, min(wide // columns, round(low * BROAD), MOST), low)


NO_BEDS = fields.Rows(0, ())


@lru_cache(maxsize=1024)
def estate_of(
    tiles: tuple[int, ...], houses: int, wide: int, high: int, weight: float = 1.0, taken: int = 0
) -> Estate:
    """The way in which things are largest: beds of so many tiles and so many houses. `weight` is how large a bed counts beside
    a house, and `taken` how much of the width of the lowest row something else has.
    """
    streets = (1, 2) if houses > 1 else (1,)
    if not tiles:
        alone = [
            Estate(NO_BEDS, rows_of(houses, rows, wide - taken, min(high, rows * MOST)))
            for rows in streets
        ]
        return max(alone, key=lambda estate: worth(estate, weight))
    tried = _beside(tiles, houses, wide, high, taken) if houses else []
    for rows in (1, 2) if len(tiles) > 1 else (1,):
        beds = fields.rows_of(tiles, rows, wide, min(fields.MOST, high // rows - fields.GAP))
        while beds.high > fields.LEAST:
            left = high - beds.deep
            if left >= 0:
                tried += [
                    Estate(beds, rows_of(houses, below, wide - taken, left), beds.deep)
                    for below in streets
                ]
            beds = beds._replace(high=beds.high - STEP_BED)
    least = fields.Rows(fields.LEAST, (len(tiles),))
    narrow = Estate(least, rows_of(houses, 1, wide - taken, max(0, high - least.deep)), least.deep)
    return max(tried, key=lambda estate: worth(estate, weight), default=narrow)


def _beside(tiles: tuple[int, ...], houses: int, wide: int, high: int, taken: int) -> list[Estate]:
    """Fields in one row or two, and behind the last of them the houses."""
    found = []
    for tall in range(even(min(high, fields.MOST), fields.EVEN), fields.LEAST, -fields.EVEN):
        for above in range(len(tiles)):
            depth = tall + fields.GAP if above else 0
            if depth + tall > high or fields.taken_of(tiles[:above], tall) > wide + fields.GAP:
                continue
            left = wide - taken - fields.taken_of(tiles[above:], tall)
            if left > 0:
                rows = (above, len(tiles) - above) if above else (len(tiles),)
                beds = fields.Rows(tall, rows)
                for streets in (1, 2) if houses > 1 and not above and 2 * left > wide else (1,):
                    street = rows_of(houses, streets, left, min(high - depth, streets * MOST))
                    found.append(Estate(beds, street, depth, is_beside=True))
    return found


def worth(estate: Estate, weight: float) -> tuple[int, float]:
    """How large the smaller of both are, about, and how roomy both together."""
    bed, houses = estate.beds.high / weight, estate.houses
    if not houses.columns:
        return round(bed) // STEP_WORTH, bed
    house = houses.size(HOUSE)
    return round(min(bed or house, house)) // STEP_WORTH, bed + min(
        houses.wide, houses.high * ROOMY
    )


STEP_WORTH, ROOMY = 5, 1.5
"""What is that much larger is better, whatever room there is; how wide a plot is in heights that has much room."""


def city_spaces(player: Player) -> int:
    """Filled city spaces."""
    return sum(SIZE[place.kind] for place in player.city)


def draw_estate(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    player: Player,
    lay: Estate,
    taken: Collection[Key] = (),
    built: Collection[Key] = (),
    *,
    has_circles: bool = False,
    signed: Collection[Key] | None = None,
    above: tuple[int, int] = (0, 0),
) -> None:
    """Draw the fields and the houses, each with its people, and wild land around them; where some houses have signs, the
    others stand there without their people. The land may be wider in its upper part: by how much, and how high that is.
    """
    seed, houses = len(player.island), len(player.city)
    below = lay.houses.wide * min(houses, lay.houses.columns)
    more, upper = above
    feet = [(row + 1) * (lay.beds.high + fields.GAP) for row in range(len(lay.beds.beds))]
    rooms = [wide + (more if foot <= upper else 0) for foot in feet]
    if lay.is_beside:
        rooms[-1] -= below + fields.GAP
    ends = fields.draw_beds(
        canvas, x, y, lay.beds, player.island, taken, rooms=rooms, has_circles=has_circles
    )
    for row, end in enumerate(ends[:-1] if lay.is_beside else ends):
        top = y + row * (lay.beds.high + fields.GAP)
        draw_wild(canvas, x + end, top, rooms[row] - end, lay.beds.high, seed + row)
    begun, top = (x + ends[-1] if lay.is_beside else x), y + lay.depth
    rows = -(-houses // max(1, lay.houses.columns))
    deep = max(lay.beds.high if lay.is_beside else 0, lay.houses.high * rows)
    draw_houses(canvas, begun, top, lay.houses, player.city, built, signed)
    if lay.is_beside:
        low = y + lay.beds.deep
        draw_wild(canvas, x, low, begun - x, top + deep - low, seed + houses)
    free = x + wide - begun - below
    draw_wild(canvas, begun + below, top, free, min(deep, y + high - top), houses + 3)
    draw_wild(canvas, x, top + deep, wide, y + high - top - deep, seed + houses + 2)


def draw_houses(
    canvas: Canvas,
    x: int,
    y: int,
    rows: Rows,
    city: Sequence[Place],
    built: Collection[Key] = (),
    signed: Collection[Key] | None = None,
) -> None:
    """Draw the houses of a city; with their people and signs those that have them."""
    for number, place in enumerate(city):
        row, column = divmod(number, rows.columns)
        at = x + column * rows.wide, y + row * rows.high
        has_sign = signed is None or place.kind in signed
        _draw_house(canvas, *at, rows, place, is_new=place.kind in built, has_sign=has_sign)


def _draw_house(
    canvas: Canvas, x: int, y: int, rows: Rows, place: Place, *, is_new: bool, has_sign: bool
) -> None:
    """Draw a house with its sign and its people; dark while nobody works there."""
    wide, high = rows.wide, min(rows.high, round(rows.wide * DEEP))
    y += rows.high - high
    if is_new:
        box = (x + 2, y + 2, wide - 4, high - 4, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    circles, key = CIRCLES[place.kind], drawing_of(place.kind)
    across = even(
        max(28, min(56, high * 0.4, wide * (0.44, 0.44, 0.4, 0.34)[circles])), EVEN_PERSON
    )
    ground = y + high - 4 - round(across * FOOT)
    size = even(min((ground - y - 2) / above_ground(key), wide * 0.94), EVEN)
    house = house_of(place, size)
    roof = ground - size * above_ground(key)
    canvas.put(house, x + wide / 2 - house.size[0] / 2, ground - standing_foot(house.size[1]))
    if not has_sign:
        return
    sign = sign_of(place.kind)
    if sign:
        side = even(max(40, min(68, wide * 0.56)), EVEN_PERSON)
        icon = tokens.shield(None, round(side * 0.86)) if sign == "vp" else art.sticker(sign, side)
        canvas.put_centred(icon, x + side * 0.5, max(y + side / 2, roof - side * 0.1))
    pitch = across * 0.92
    first = x + wide - across * 0.5 - (circles - 1) * pitch - 1
    for number in range(circles):
        at = first + number * pitch, y + high - across * 0.5 - 2
        if number < place.people:
            sort = "noble" if number < place.nobles else "colonist"
            canvas.put_centred(person(sort, across), *at)
        else:
            canvas.put_centred(vacant(even(across * 0.8, EVEN_PERSON)), *at)
    if is_new:
        canvas.put(tokens.spark_corner(SPARK, RADIUS), x + wide - SPARK - 3, y + 2)


FOOT = 0.36
"""How far people stand before the foot of their house, in their height."""

WILD = (draw_palm, draw_tree, draw_bush, draw_palm, draw_tree)
STEP, TALL = 112, 116
"""From one plant to the next on land on which nothing stands, and how high the tallest are."""


def draw_wild(canvas: Canvas, x: int, y: int, wide: int, high: int, seed: int) -> None:
    """Draw palms, trees and bushes where nobody has ploughed or built."""
    if high < LOW:
        return
    tall, chance = min(high, TALL), Scatter(40 + seed)
    for place in range(wide // STEP):
        left = x + place * STEP + chance.between(0, wide % STEP)
        plant = (place * 3 + seed) % len(WILD)
        canvas.put(_plant(plant, tall), left, y + chance.between(0, high - tall))


LOW = 56
"""Where there is less height nothing grows."""


@kept
def _plant(kind: int, high: int) -> Sprite:
    sketch, chance = Sketch(STEP, high, 8), Scatter(70 + kind)
    for _ in range(4):
        draw_tuft(sketch, chance.between(6, STEP - 6), chance.between(high * 0.35, high - 4))
    WILD[kind](sketch, STEP / 2, high - 8, high / 72)
    return sketch.done()
