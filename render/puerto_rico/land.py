"""Fields and houses on a player's island: worked ones in full colour with their people, idle ones fallow and pale."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import CIRCLES, GOODS, LIMITS, TILES
from games.puerto_rico.views import Place
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.boards import PlateSize, painted_plate
from render.core.place.garden import PLAIN, draw_tuft, free_plot
from render.core.scenery import above_ground, field, standing, standing_foot
from render.core.sketch import Sketch
from render.puerto_rico.layout import Cell, cells
from render.puerto_rico.looks import FALLOW, drawing_of, kind_of
from render.puerto_rico.pieces import empty_circle, person

RADIUS = 8
FALLOW_SHARE = 0.74
"""How much earth is seen of a field on which nobody works."""

IDLE = 0.42
"""How faint a building is in which nobody works."""

HOUSE_AT = 0.34
"""Where across its plot a house with a plate stands: its people stand at its right."""

SOIL, SOIL_DARK = "#9DBB5B", "#86A548"
SPARK = 26


class Fields(NamedTuple):
    """How the twelve tiles of an island lie."""

    columns: int
    wide: int
    high: int
    step: int
    """From column to column."""

    down: int
    """From row to row."""

    most: int = LIMITS.island
    """How many tiles there is room for."""

    @property
    def rows(self) -> int:
        """Rows of tiles."""
        return self.most // self.columns


class Town(NamedTuple):
    """How the twelve plots of a city lie; without a plate houses have no name."""

    columns: int
    wide: int
    high: int
    person: int
    plate: PlateSize | None = None
    most: int = LIMITS.city
    """How many plots there is room for."""

    @property
    def rows(self) -> int:
        """Rows of plots."""
        return self.most // self.columns

    @property
    def foot(self) -> int:
        """What lies below the ground of a house: its plate, or half of its people."""
        return round(self.person * 0.85) if self.plate is None else self.plate.high + 5


def works(place: Place) -> bool:
    """Whether somebody works there, or nobody needs to."""
    return bool(place.people) or not CIRCLES[place.kind]


def in_order(island: Sequence[Place]) -> list[Place]:
    """The tiles by kind, occupied ones first."""
    return sorted(island, key=lambda place: (TILES.index(place.kind), -place.people))


@kept
def _patch(kind: Key, wide: int, high: int, *, is_worked: bool) -> Sprite:
    """A field over its shadow, its good on the left; fallow where nobody works."""
    rim = 2
    face = Image.new("RGB", (wide, high), palette.KEYLINE if is_worked else "#6E6645")
    inner = (wide - 2 * rim, high - 2 * rim)
    ground = field(drawing_of(kind), kind_of(kind), *inner, 0.6 if kind in GOODS else 0.4)
    if not is_worked:
        ground = Image.blend(ground, Image.new("RGB", inner, FALLOW), FALLOW_SHARE)
    face.paste(ground, (rim, rim), boxes.rounded(*inner, RADIUS - rim))
    if kind in GOODS or kind == "quarry":
        size = round(
            min(high * 0.58, wide * 0.84) if high > wide else min(high * 0.84, wide * 0.66)
        )
        at = (wide / 2, size * 0.54) if high > wide else (size * 0.54, high * 0.48)
        Canvas(face).put_centred(art.sticker(kind, size), *at, 1.0 if is_worked else 0.42)
    return boxes.raised(face, RADIUS, boxes.SMALL_SHADOW)


@kept
def soil(wide: int, high: int) -> Sprite:
    """A piece of meadow that waits for a plantation."""
    sketch = Sketch(wide, high, 2)
    sketch.box(SOIL_DARK + "90", 0, 0, wide, high, RADIUS)
    sketch.box(SOIL, 1.5, 1.5, wide - 3, high - 3, RADIUS - 2)
    for across, down, size in ((0.26, 0.5, 0.8), (0.7, 0.42, 0.65), (0.5, 0.84, 0.75)):
        draw_tuft(sketch, wide * across, high * down, size * high / 44)
    return sketch.done()


@kept
def _yard(wide: int, high: int) -> Sprite:
    """Swept ground that waits for a house."""
    sketch = Sketch(wide, high, 2)
    sketch.box("#B79F6A70", 0, 0, wide, high, RADIUS)
    sketch.box("#CDB983A0", 1.5, 1.5, wide - 3, high - 3, RADIUS - 2)
    return sketch.done()


def draw_fields(canvas: Canvas, x: int, y: int, fields: Fields, island: Sequence[Place]) -> None:
    """Draw the tiles with their people, and the meadow that is left."""
    tiles = in_order(island)
    for number in range(fields.most):
        row, column = divmod(number, fields.columns)
        left, top = x + column * fields.step, y + row * fields.down
        if number < len(tiles):
            _draw_field(canvas, left, top, tiles[number], fields)
        else:
            canvas.put(soil(fields.wide, fields.high), left, top)


def _draw_field(canvas: Canvas, x: int, y: int, place: Place, fields: Fields) -> None:
    wide, high = fields.wide, fields.high
    canvas.put(_patch(place.kind, wide, high, is_worked=works(place)), x, y)
    across = round(min(high * (0.52 if high > wide else 0.76), wide * 0.66))
    at = x + wide - across * (0.62 if high > wide else 0.44), y + high - across * 0.46
    if place.people:
        canvas.put_centred(person("noble" if place.nobles else "colonist", across), *at)
    elif CIRCLES[place.kind]:
        canvas.put_centred(empty_circle(round(across * 0.74)), *at)


def draw_city(
    canvas: Canvas,
    x: int,
    y: int,
    town: Town,
    city: Sequence[Place],
    names: Mapping[Key, str],
    built: Collection[Key] = (),
) -> None:
    """Draw the houses with their people, and the plots that are left."""
    placed = cells(city, town.columns)
    taken = {
        (cell.column + right, cell.row + down)
        for cell in placed
        for right in range(cell.columns)
        for down in range(cell.rows)
    }
    for number in range(town.most):
        row, column = divmod(number, town.columns)
        if (column, row) not in taken:
            _draw_free(canvas, x + column * town.wide, y + row * town.high, town, number)
    stood = [
        (x + cell.column * town.wide, y + cell.row * town.high, cell, place)
        for place, cell in zip(city, placed, strict=True)
    ]
    for left, top, cell, place in stood:
        _draw_house(canvas, left, top, cell, place, town, is_new=place.kind in built)
    for left, top, cell, place in stood:  # above the smoke of the next street
        name = names.get(place.kind, "")
        _draw_plate(canvas, left, top, cell, place, town, name, is_new=place.kind in built)


def _draw_free(canvas: Canvas, x: int, y: int, town: Town, number: int) -> None:
    high = town.high - town.foot
    if town.plate is None:
        canvas.put(_yard(town.wide - 8, round(high * 0.6)), x + 4, y + round(high * 0.4))
        return
    variant = (number * 5 + number // 3) % (PLAIN + 1)
    canvas.put(free_plot(town.wide - 4, high, variant), x + 2, y)


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
    """Draw a house, faint where nobody works."""
    wide, high = town.wide * cell.columns, town.high * cell.rows
    ground = y + high - town.foot
    if is_new:
        box = (x + 3, y + 2, wide - 6, high - 4, RADIUS + 3)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    key = drawing_of(place.kind)
    if town.plate is None:
        middle, across = x + wide / 2, wide / 1.02
    else:
        middle, across = x + wide * HOUSE_AT, wide * 0.64
    room = min((ground - y) / above_ground(key), across)
    house = standing(key, round(room))
    left, top = middle - house.size[0] / 2, ground - standing_foot(house.size[1])
    canvas.put(house, left, top, 1.0 if works(place) else IDLE)


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
    """Draw the name of a house where it has one, and its people."""
    wide = town.wide * cell.columns
    ground = y + town.high * cell.rows - town.foot
    if town.plate is not None:
        size = town.plate._replace(wide=wide - 6)
        plate = painted_plate(name, kind_of(place.kind).band, size)
        canvas.put(plate, x + 3, ground + 3, 1.0 if works(place) else 0.8)
    _draw_people(canvas, x, wide, ground, place, town)
    if is_new:
        canvas.put(tokens.spark_corner(SPARK, RADIUS), x + wide - SPARK - 3, y + 2)


def _draw_people(canvas: Canvas, x: int, wide: int, ground: int, place: Place, town: Town) -> None:
    """Those who work there before the door or beside the house, nobles first; circles for those who could."""
    circles, across = CIRCLES[place.kind], town.person
    for number in range(circles):
        if town.plate is None:
            pitch = across * 0.9
            at = x + wide / 2 + pitch * (number - (circles - 1) / 2), ground + across * 0.3
        else:
            right = x + wide - 6 - across / 2
            at = right - across * 0.62 * (circles - 1 - number), ground - across * 0.42
        if number < place.people:
            sort = "noble" if number < place.nobles else "colonist"
            canvas.put_centred(person(sort, across + 4), *at)
        else:
            canvas.put_centred(empty_circle(round(across * 0.8)), *at)
