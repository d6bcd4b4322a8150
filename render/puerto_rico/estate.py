"""What a player owns, as it stands on an island: fields of crops and streets of houses, as large as there is room."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import CIRCLES, SIZE, TILES
from games.puerto_rico.views import Place, Player
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.garden import draw_bush, draw_palm, draw_tree, draw_tuft
from render.core.scatter import Scatter
from render.core.scenery import above_ground, standing_foot
from render.core.sketch import Sketch
from render.puerto_rico.land import house_of
from render.puerto_rico.looks import drawing_of, sign_of
from render.puerto_rico.pieces import empty_circle, person

RADIUS = 12
SPARK = 26

BROAD, HOUSE = 1.12, 0.88
"""How wide a field or the plot of a house is at most, in heights, and how wide one is that its house fills."""

MOST, FRONT = 150, 1.3
"""How wide at most at all, and how much wider than a field a house beside it is."""

SPLITS = (0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65)
"""How much of the height fields may have."""

EVEN, EVEN_FIELD, EVEN_PERSON = 12, 6, 4
"""Houses, fields and people are a multiple of that large, so that many islands share their drawings."""

GAP, DEEP = 6, 1.25
"""The hedge between two fields, and how high they are at most in widths."""

CROPS = {
    "corn": ("#D9C45A", "#B9A23F"),
    "indigo": ("#8FC08A", "#6FA376"),
    "sugar": ("#BFE08A", "#9CC46A"),
    "tobacco": ("#C2B062", "#9D8A44"),
    "coffee": ("#A98B62", "#846748"),
    "quarry": ("#C3C3BC", "#9FA09A"),
    "forest": ("#6E9E55", "#56833F"),
}
"""Ground and furrows of a field."""

FALLOW, FURROW, HEDGE = "#A79F72", "#918A60", "#55792F"
"""How wide the hedge around a field is."""

FAINT = 0.5
"""How faint the crop of a field is where nobody works."""


class Rows(NamedTuple):
    """How things of a sort lie: in so many columns, each with so much room."""

    columns: int
    wide: int
    high: int

    def size(self, broad: float) -> float:
        """How large they seem: no wider than so many of their heights."""
        return min(self.wide, self.high * broad)


class Estate(NamedTuple):
    """How fields and houses share an island: fields above houses, or both in one row."""

    fields: Rows
    houses: Rows
    depth: int = 0
    """How much of the height the fields have; 0: the houses stand beside them."""


def rows_of(count: int, rows: int, wide: int, high: int) -> Rows:
    """So many things in so many rows."""
    columns, low = max(1, ceil(count / rows)), high // rows
    return Rows(columns, min(wide // columns, round(low * BROAD), MOST), low)


@lru_cache(maxsize=512)
def estate_of(
    fields: int, houses: int, wide: int, high: int, weight: float = 1.0, taken: int = 0
) -> Estate:
    """The way in which things are largest; `weight` is how large a field counts beside a house, and `taken` how much of the
    width beside the houses something else has.
    """
    if not fields:
        alone = [_houses_alone(houses, rows, wide - taken, high) for rows in (1, 2)]
        return max(alone, key=lambda estate: worth(estate, weight))
    tried = [] if taken else [_in_a_row(fields, houses, wide, high)]
    for share in SPLITS:
        depth = round(high * share)
        tried += [
            Estate(
                rows_of(fields, above, wide, depth),
                rows_of(houses, below, wide - taken, high - depth),
                depth,
            )
            for above in (1, 2)
            for below in (1, 2)
        ]
    return max(tried, key=lambda estate: worth(estate, weight))


def _houses_alone(houses: int, rows: int, wide: int, high: int) -> Estate:
    """Nothing but houses."""
    streets = rows_of(houses, rows, wide, min(high, rows * round(MOST / BROAD)))
    return Estate(Rows(1, 1, streets.high * rows), streets)


def _in_a_row(fields: int, houses: int, wide: int, high: int) -> Estate:
    """Fields, and beside them the houses, which are wider."""
    unit = min(round(high * BROAD / FRONT), MOST, int(wide / (fields + FRONT * houses or 1)))
    low = min(high, round(unit * DEEP))
    front = int(unit * FRONT)
    return Estate(Rows(max(1, fields), unit, low), Rows(max(1, houses), front, low))


def worth(estate: Estate, weight: float) -> tuple[int, float]:
    """How large the smaller of both are, and both together."""
    field, house = estate.fields.size(BROAD) / weight, estate.houses.size(HOUSE)
    return round(min(field, house)), field + house


def even(size: float, step: int) -> int:
    """The largest multiple of a step that is no larger."""
    return int(size) // step * step


def city_spaces(player: Player) -> int:
    """Filled city spaces."""
    return sum(SIZE[place.kind] for place in player.city)


def fields_of(island: Sequence[Place]) -> list[Place]:
    """The tiles of an island, those of a kind side by side, worked ones first."""
    kinds = list(TILES)
    return sorted(island, key=lambda one: (kinds.index(one.kind), -one.people))


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
) -> None:
    """Draw a field for each tile and the houses, each with its people, and wild land around them."""
    fields, houses = len(player.island), len(player.city)
    draw_fields(canvas, x, y, lay.fields, player.island, taken)
    begun = lay.fields.wide * min(fields, lay.fields.columns)
    below = lay.houses.wide * min(houses, lay.houses.columns)
    if lay.depth:
        draw_houses(canvas, x, y + lay.depth, lay.houses, player.city, built)
        draw_wild(canvas, x + begun, y, wide - begun, lay.depth, fields)
        draw_wild(canvas, x + below, y + lay.depth, wide - below, high - lay.depth, houses + 3)
        return
    draw_houses(canvas, x + begun, y, lay.houses, player.city, built)
    row = lay.fields.high
    draw_wild(canvas, x + begun + below, y, wide - begun - below, row, fields + houses)
    draw_wild(canvas, x, y + row, wide, high - row, fields + houses + 2)


def draw_fields(
    canvas: Canvas,
    x: int,
    y: int,
    rows: Rows,
    island: Sequence[Place],
    taken: Collection[Key] = (),
) -> None:
    """Draw a field for each tile, with whoever works it; in the light of the last move what it brought."""
    lying = fields_of(island)
    last = {place.kind: number for number, place in enumerate(lying)}
    for number, place in enumerate(lying):
        row, column = divmod(number, rows.columns)
        left, top = x + column * rows.wide, y + row * rows.high
        wide = even(rows.wide - GAP, EVEN_FIELD)
        high = even(min(rows.high - GAP, round(rows.wide * DEEP)), EVEN_FIELD)
        if place.kind in taken and last[place.kind] == number:
            boxes.frame(canvas, palette.INK, left, top, wide, high, RADIUS, 8)
            boxes.frame(canvas, palette.AQUA, left, top, wide, high, RADIUS, 6)
        _draw_field(canvas, left, top, wide, high, place)


def _draw_field(canvas: Canvas, x: int, y: int, wide: int, high: int, place: Place) -> None:
    needs = bool(CIRCLES[place.kind])
    is_worked = bool(place.people) or not needs
    canvas.put(_field(place.kind, wide, high, is_worked=is_worked), x, y)
    if not needs:
        return
    across = even(max(32, min(56, round(high * 0.5), round(wide * 0.6))), EVEN_PERSON)
    at = x + wide - across * 0.4, y + high - across * 0.42
    if place.people:
        canvas.put_centred(person("noble" if place.nobles else "colonist", across), *at)
    else:
        canvas.put_centred(empty_circle(round(across * 0.84)), *at)


class Furrows(NamedTuple):
    """How a field is ploughed behind its hedge."""

    rim: int
    """How wide the hedge is."""

    every: int
    thick: int
    inset: int
    """From the hedge to the ends of the furrows."""


FURROWS = Furrows(4, 15, 3, 4)


def ploughed(kind: Key, wide: int, high: int, furrows: Furrows, *, is_worked: bool) -> Canvas:
    """A field before anything grows there; bare earth where nobody works."""
    ground, furrow = CROPS[kind] if is_worked else (FALLOW, FURROW)
    rim, every, thick, inset = furrows
    face = Canvas(Image.new("RGB", (wide, high), HEDGE))
    inner = Canvas(Image.new("RGB", (wide - 2 * rim, high - 2 * rim), ground))
    lines = max(3, high // every)
    for line in range(lines):
        level = (high - 2 * rim) * (line + 0.6) / lines
        inner.fill(furrow, inset, level - thick // 2, wide - 2 * rim - 2 * inset, thick)
    rounded = boxes.rounded(*inner.image.size, RADIUS - rim)
    face.image.paste(inner.image, (rim, rim), rounded)
    return face


@kept
def _field(kind: Key, wide: int, high: int, *, is_worked: bool) -> Sprite:
    """A ploughed field with what grows there; bare where nobody works."""
    face = ploughed(kind, wide, high, FURROWS, is_worked=is_worked)
    icon = round(min(wide * 1.02, high * 0.92))
    crop = art.sticker(kind, icon, palette.KEYLINE)
    face.put_centred(crop, wide * 0.46, high * 0.47, 1.0 if is_worked else FAINT)
    return boxes.raised(face.image, RADIUS, boxes.SMALL_SHADOW)


def draw_houses(
    canvas: Canvas,
    x: int,
    y: int,
    rows: Rows,
    city: Sequence[Place],
    built: Collection[Key] = (),
) -> None:
    """Draw the houses of a city with their people."""
    for number, place in enumerate(city):
        row, column = divmod(number, rows.columns)
        at = x + column * rows.wide, y + row * rows.high
        _draw_house(canvas, *at, rows, place, is_new=place.kind in built)


def _draw_house(canvas: Canvas, x: int, y: int, rows: Rows, place: Place, *, is_new: bool) -> None:
    """Draw a house with its sign and its people; dark while nobody works there."""
    wide, high = rows.wide, min(rows.high, round(rows.wide * DEEP))
    y += rows.high - high
    if is_new:
        box = (x + 2, y + 2, wide - 4, high - 4, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    across = even(max(36, min(56, round(high * 0.42), ceil(wide * 0.42))), EVEN_PERSON)
    ground, key = y + high - 10, drawing_of(place.kind)
    size = even(min((ground - y - 2) / above_ground(key), wide * 0.94), EVEN)
    house = house_of(place, size)
    canvas.put(house, x + wide / 2 - house.size[0] / 2, ground - standing_foot(house.size[1]))
    sign, circles = sign_of(place.kind), CIRCLES[place.kind]
    if sign:
        side = max(40, round(across * 1.2))
        icon = tokens.shield(None, round(side * 0.86)) if sign == "vp" else art.sticker(sign, side)
        top = max(y + side / 2, ground - size * above_ground(key))
        canvas.put_centred(icon, x + side * 0.5, top)
    pitch = across * (0.86 if circles * across < wide else 0.56)
    for number in range(circles):
        at = x + wide - across * 0.5 - (circles - 1 - number) * pitch, y + high - across * 0.5 - 4
        if number < place.people:
            sort = "noble" if number < place.nobles else "colonist"
            canvas.put_centred(person(sort, across), *at)
        else:
            canvas.put_centred(empty_circle(round(across * 0.86)), *at)
    if is_new:
        canvas.put(tokens.spark_corner(SPARK, RADIUS), x + wide - SPARK - 3, y + 2)


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
