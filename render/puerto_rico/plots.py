"""What a player chooses among, as it stands on an islet: fields and houses with who works there, barrels and goods."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.keys import first_and_rest
from games.puerto_rico.content import BUILDINGS, GOODS, TILES
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.place.boards import PlateSize, name_plate
from render.core.place.coast import draw_island
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import Bed, draw_bed, even, wide_of
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.looks import drawing_of
from render.puerto_rico.options import Option
from render.puerto_rico.pieces import person

LEFT, ROOM, COAST = 18, 1364, 3
SHORE, ABOVE, BELOW = 34, 22, 22
"""From the edge of the islet to its plots: at the sides, above and below."""

DEEP = {1: 250, 2: 190, 3: 162, 4: 144}
"""How high a plot is by how many rows there are."""

ACROSS = 5
"""How many plots lie in a row at most, where no more than four rows are needed."""

PLATE, NAME_MOST, NAME_LEAST = 56, 52, 24
BADGE, TICK, RADIUS = 42, 24, 14
GAP = 10
BAND = "#A2583A"

MOST_FIELD = 170
"""How high a field is at most."""


class Lay(NamedTuple):
    """How the plots lie."""

    many: int
    columns: int
    rows: int

    @property
    def high(self) -> int:
        """How high the islet is."""
        return self.rows * DEEP[self.rows] + ABOVE + BELOW

    @property
    def wide(self) -> int:
        """How wide a plot is."""
        return (ROOM - 2 * SHORE) // self.columns


def lay_of(told: Sequence[Option]) -> Lay:
    """The plots in as few rows as have room for them."""
    rows = min(max(DEEP), max(1, -(-len(told) // ACROSS)))
    return Lay(len(told), max(2, -(-len(told) // rows)), rows)


def draw_bare_plots(canvas: Canvas, y: int, lay: Lay) -> None:
    """Draw the islet before anything stands on it."""
    draw_island(canvas, LEFT, y, ROOM, lay.high, COAST)


def draw_plots(canvas: Canvas, y: int, lay: Lay, told: Sequence[Option]) -> None:
    """Draw everything that can be chosen, and wild land behind the last of it."""
    deep = DEEP[lay.rows]
    for place, one in enumerate(told):
        row, column = divmod(place, lay.columns)
        x = LEFT + SHORE + column * lay.wide
        _draw_plot(canvas, x, y + ABOVE + row * deep, lay.wide, deep, one)
    free = lay.columns * lay.rows - lay.many
    end = LEFT + SHORE + (lay.columns - free) * lay.wide
    last = y + ABOVE + (lay.rows - 1) * deep
    draw_wild(canvas, end, last + 20, free * lay.wide, deep - 30, lay.many)


def plate_of(wide: int) -> PlateSize:
    """The name plate of a plot."""
    return PlateSize(wide - GAP, PLATE, NAME_MOST, NAME_LEAST)


def _draw_plot(canvas: Canvas, x: int, y: int, wide: int, deep: int, one: Option) -> None:
    """Draw one plot with its name, its badge, and what it brings."""
    foot = y + deep - PLATE - GAP
    if one.chosen:
        boxes.lit(canvas, palette.LAMP, x + 6, y, wide - 12, deep - 6, RADIUS, 6)
    canvas.put(name_plate(one.plate, BAND, plate_of(wide)), x + GAP // 2, foot + 2)
    end = _draw_thing(canvas, x + wide / 2, foot, deep - PLATE - GAP - 2, one)
    if one.gain is not None:
        radius = 36 if deep > DEEP[3] else 30
        price = coin(f"+{one.gain}" if one.gain else "0", radius)
        canvas.put_centred(price, min(end + radius * 0.9, x + wide - radius - 6), foot - radius - 6)
    if one.badge:
        canvas.put(tokens.badge(one.badge, BADGE), x + GAP, y + 2)
    if one.chosen:
        canvas.put_centred(tokens.tick(TICK), x + wide - 34, y + 30)
        if one.chosen > 1:
            _draw_many(canvas, x + wide - 26, foot - 30, one.chosen)


def _draw_many(canvas: Canvas, right: float, middle: float, many: int) -> None:
    """Draw how many of a thing have been chosen."""
    canvas.put_centred(coin(str(many), 26), right - 26, middle)


def _draw_thing(canvas: Canvas, middle: float, foot: int, high: int, one: Option) -> float:
    """Draw what is chosen before that ground; the answer is where it ends."""
    first, second = first_and_rest(one.key)
    if one.kind == "standing":
        return _draw_place(canvas, middle, foot, high, second, first)
    if first in TILES and one.kind in {"land", "tile"}:
        return _draw_place(canvas, middle, foot, high, first, second)
    if one.kind == "sale":
        return _draw_sale(canvas, middle, foot, high, first, second)
    name = f"barrel_{first}" if first in GOODS else first
    size = even(high * 0.94, EVEN)
    canvas.put_centred(art.sticker(name, size), middle, foot - size / 2)
    return middle + size / 2


def _draw_place(canvas: Canvas, middle: float, foot: int, high: int, place: str, who: str) -> float:
    """Draw a field or a house and who works there, or somebody who works nowhere."""
    if place in TILES:
        tall = even(min(high, MOST_FIELD), EVEN)
        wide = wide_of(1, tall)
        bed = Bed(place, 1, int(bool(who)), int(who == "noble"))
        draw_bed(canvas, round(middle - wide / 2), foot - tall, tall, bed)
        return middle + wide / 2
    across = even(high * 0.62, EVEN)
    if place in BUILDINGS:
        key = drawing_of(place)
        house = front(key, even(min(high / above_ground(key), high * 1.3), EVEN))
        left = middle - across * 0.3 - house.size[0] / 2
        canvas.put(house, left, foot - standing_foot(house.size[1]))
        canvas.put_centred(person(who, across), middle + house.size[0] * 0.3, foot - across / 2)
        return middle + house.size[0] * 0.3 + across / 2
    canvas.put_centred(person(who, even(high * 0.9, EVEN)), middle, foot - high / 2)
    return middle + high / 2


def _draw_sale(canvas: Canvas, middle: float, foot: int, high: int, good: str, where: str) -> float:
    """Draw a good before the house that buys it."""
    size = even(high * 0.84, EVEN)
    if where == "post":
        house = front(drawing_of("trading_post"), even(high * 1.1, EVEN))
        left = middle - size * 0.4 - house.size[0] / 2
        canvas.put(house, left, foot - standing_foot(house.size[1]))
    else:
        shop = art.sticker("trading_house", even(high * 0.9, EVEN))
        canvas.put_centred(shop, middle - size * 0.5, foot - high * 0.45)
    canvas.put_centred(art.sticker(good, size), middle + size * 0.22, foot - size * 0.46)
    return middle + size * 0.62
