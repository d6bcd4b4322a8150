"""Houses on a player's island: those in which somebody works in full colour with their people, idle ones dark."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import CIRCLES, LIMITS
from games.puerto_rico.views import Place
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.boards import PlateSize, painted_plate
from render.core.scenery import above_ground, standing_foot
from render.puerto_rico.fronts import front
from render.puerto_rico.layout import Cell, cells
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.pieces import empty_circle, person

RADIUS = 8
IDLE = "#2F4450"
"""The dusk in which a building stands where nobody works."""

HOUSE_AT = 0.34
"""Where across its plot a house stands: its people stand at its right."""

SPARK = 26


class Town(NamedTuple):
    """How the twelve plots of a city lie, and the plates of its houses."""

    columns: int
    wide: int
    high: int
    person: int
    plate: PlateSize
    most: int = LIMITS.city
    """How many plots there is room for."""

    @property
    def rows(self) -> int:
        """Rows of plots."""
        return self.most // self.columns

    @property
    def foot(self) -> int:
        """What lies below the ground of a house: its plate."""
        return self.plate.high + 5


def works(place: Place) -> bool:
    """Whether somebody works there, or nobody needs to."""
    return bool(place.people) or not CIRCLES[place.kind]


@kept
def standing_idle(key: str, size: int) -> Sprite:
    """A house in which nobody works: its lights are out."""
    house = front(key, size)
    dark = Image.new("RGB", house.colour.size, IDLE)
    return house._replace(colour=Image.blend(house.colour, dark, 0.42))


def house_of(place: Place, size: int) -> Sprite:
    """The house as it stands, dark while nobody works there."""
    key = drawing_of(place.kind)
    return front(key, size) if works(place) else standing_idle(key, size)


def draw_city(
    canvas: Canvas,
    x: int,
    y: int,
    town: Town,
    city: Sequence[Place],
    names: Mapping[Key, str],
    built: Collection[Key] = (),
) -> None:
    """Draw the houses with their people."""
    placed = cells(city, town.columns)
    stood = [
        (x + cell.column * town.wide, y + cell.row * town.high, cell, place)
        for place, cell in zip(city, placed, strict=True)
    ]
    for left, top, cell, place in stood:
        _draw_house(canvas, left, top, cell, place, town, is_new=place.kind in built)
    for left, top, cell, place in stood:  # above the smoke of the next street
        name = names.get(place.kind, "")
        _draw_plate(canvas, left, top, cell, place, town, name, is_new=place.kind in built)


def _draw_house(
    canvas: Canvas,
    x: int,
    y: int,
    cell: Cell,
    place: Place,
    town: Town,
    *,
    is_new: bool,
) -> None:
    """Draw a house in its plot."""
    wide, high = town.wide * cell.columns, town.high * cell.rows
    ground = y + high - town.foot
    if is_new:
        box = (x + 3, y + 2, wide - 6, high - 4, RADIUS + 3)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    key = drawing_of(place.kind)
    room = min((ground - y) / above_ground(key), wide * 0.64)
    house = house_of(place, round(room))
    left, top = x + wide * HOUSE_AT - house.size[0] / 2, ground - standing_foot(house.size[1])
    canvas.put(house, left, top)


def _draw_plate(
    canvas: Canvas,
    x: int,
    y: int,
    cell: Cell,
    place: Place,
    town: Town,
    name: str,
    *,
    is_new: bool,
) -> None:
    """Draw the name of a house and its people."""
    wide = town.wide * cell.columns
    ground = y + town.high * cell.rows - town.foot
    size = town.plate._replace(wide=wide - 6)
    plate = painted_plate(name, kind_of(place.kind).band, size)
    canvas.put(plate, x + 3, ground + 3, 1.0 if works(place) else 0.8)
    _draw_people(canvas, x, wide, ground, place, town)
    if is_new:
        canvas.put(tokens.spark_corner(SPARK, RADIUS), x + wide - SPARK - 3, y + 2)


def _draw_people(canvas: Canvas, x: int, wide: int, ground: int, place: Place, town: Town) -> None:
    """Those who work there beside the house, nobles first; circles for those who could."""
    circles, across = CIRCLES[place.kind], town.person
    for number in range(circles):
        right = x + wide - 6 - across / 2
        at = right - across * 0.62 * (circles - 1 - number), ground - across * 0.42
        if number < place.people:
            sort = "noble" if number < place.nobles else "colonist"
            canvas.put_centred(person(sort, across + 4), *at)
        else:
            canvas.put_centred(empty_circle(round(across * 0.8)), *at)
