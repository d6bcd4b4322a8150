"""The building market: four streets of fronts, cheapest first, with what is left of each type."""

from collections.abc import Mapping
from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import COLUMN, COST, POINTS, RANK, SHELF
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import Fitted
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.place.boards import PlateSize, name_plate, plate_fit
from render.core.place.garden import PLAIN, free_plot
from render.core.place.paving import street
from render.core.scenery import above_ground, standing, standing_foot
from render.core.signs import coin
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import term

COLUMNS = (1, 2, 3, 4)
LEFT, ROOM = 18, 1364
STONE = 84
"""How wide the milestone at the beginning of a street is."""

PLATE = 40
RADIUS = 12
PILL_WIDE, PILL_HIGH = 44, 32
GONE = 0.5
"""How faint the plate of what is sold out is."""


class Grid(NamedTuple):
    """The measures of the market: where it begins, and how many fronts its longest street has."""

    y: int
    fronts: int
    is_low: bool = False
    """Whether streets lie closer together, where the market shares the picture with everything else."""

    @property
    def wide(self) -> int:
        """How wide a front's plot is."""
        return (ROOM - STONE - 8) // max(6, self.fronts)

    @property
    def is_narrow(self) -> bool:
        """Whether names may need two lines."""
        return self.wide < 180

    @property
    def step(self) -> int:
        """From street to street."""
        return (116 if self.is_narrow else 102) - (8 if self.is_low else 0)

    @property
    def plate(self) -> PlateSize:
        """The name plate of a front."""
        return PlateSize(self.wide - 6, PLATE + (4 if self.is_narrow else 0), 34, 22)

    @property
    def coin(self) -> int:
        """The radius of a price."""
        return 19 if self.is_narrow else 23

    def corner(self, column: int, place: int) -> tuple[int, int]:
        """Where a front's plot begins; columns count from 1."""
        return LEFT + STONE + 8 + place * self.wide, self.y + (column - 1) * self.step

    @property
    def high(self) -> int:
        """The height of the whole market."""
        return len(COLUMNS) * self.step


class Row(NamedTuple):
    """What is said about one type."""

    left: int
    is_last_move: bool = False


def columns_of(view: Public) -> tuple[tuple[Key, ...], ...]:
    """The types in play by column, in the order of the building table by cost."""
    kinds = sorted(view.table.buildings, key=SHELF.__getitem__)
    return tuple(tuple(kind for kind in kinds if COLUMN[kind] == column) for column in COLUMNS)


def market_grid(view: Public, top: int, *, is_low: bool = False) -> Grid:
    """The market's measures: narrower fronts where there are more of them."""
    return Grid(top, max(map(len, columns_of(view))), is_low)


def name_fit(name: str, grid: Grid) -> Fitted:
    """The name as it stands on the plate of a front."""
    return plate_fit(name, grid.plate)


def draw_streets(canvas: Canvas, grid: Grid, view: Public) -> None:
    """Draw the cobbles on which the fronts stand."""
    for column, kinds in zip(COLUMNS, columns_of(view), strict=True):
        x, y = grid.corner(column, 0)
        thick = PLATE - 8
        canvas.put(
            street(len(kinds) * grid.wide + 6, thick, column), x - 4, y + grid.step - thick - 10
        )


def draw_milestone(canvas: Canvas, grid: Grid, column: int) -> None:
    """Draw the head of a street: the points of its buildings and the most that quarries take off."""
    x, y = LEFT, grid.y + (column - 1) * grid.step + 8
    boxes.shadow(canvas, x, y, STONE, grid.step - 12, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.NIGHT, x, y, STONE, grid.step - 12, RADIUS)
    canvas.put_centred(tokens.shield(column, 42), x + STONE / 2, y + 24)
    low = y + min(68, grid.step - 33)
    canvas.put_centred(art.sticker("quarry", 36), x + 24, low)
    canvas.write(signed(-column), Face.NUMBER, 32, palette.PAPER, x + STONE - 8, low + 2, "r")


def draw_front(canvas: Canvas, x: int, y: int, kind: Key, row: Row, grid: Grid) -> None:
    """Draw the front of a type; where none is left, an empty plot."""
    wide, plate = grid.wide, grid.plate
    ground = y + grid.step - plate.high - 4
    if row.is_last_move:
        box = (x + 2, y + 6, wide - 4, grid.step - 8, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    if row.left:
        key = drawing_of(kind)
        front = standing(key, min(84, round((ground - y - 1) / above_ground(key))))
        top = ground - standing_foot(front.size[1])
        canvas.put(front, x + (wide - front.size[0]) / 2, top)
    else:
        canvas.put(free_plot(wide - 20, ground - y - 14, PLAIN), x + 10, y + 14, GONE)


def draw_signs(
    canvas: Canvas, x: int, y: int, kind: Key, row: Row, grid: Grid, words: Words
) -> None:
    """Draw name, price and copies of a type."""
    plate = grid.plate
    ground = y + grid.step - plate.high - 4
    sign = name_plate(term(words, "building", kind), kind_of(kind).band, plate)
    canvas.put(sign, x + 3, ground + 2, 1.0 if row.left else GONE)
    _draw_numbers(canvas, x, ground, kind, row, grid)


def _draw_numbers(canvas: Canvas, x: int, ground: int, kind: Key, row: Row, grid: Grid) -> None:
    """Price at the left of the front, copies at its right, points of their own above them."""
    radius = grid.coin
    if not row.left:
        return
    canvas.put_centred(coin(str(COST[kind]), radius), x + radius + 5, ground - radius + 3)
    right = x + grid.wide - 5
    if row.left > 1:
        _draw_pill(canvas, right, ground - PILL_HIGH, row.left)
    if POINTS[kind] != COLUMN[kind]:
        lift = PILL_HIGH + 20 if row.left > 1 else 20
        canvas.put_centred(tokens.shield(POINTS[kind], 36), right - 20, ground - lift)


def _draw_pill(canvas: Canvas, right: int, top: int, left: int) -> None:
    """How many copies are left, beside the front."""
    boxes.box(canvas, palette.NIGHT, right - PILL_WIDE, top, PILL_WIDE, PILL_HIGH, 10)
    middle = top + PILL_HIGH / 2
    canvas.write(f"×{left}", Face.NUMBER, 27, palette.PAPER, right - PILL_WIDE / 2, middle, "m")


def draw_market(
    canvas: Canvas, grid: Grid, view: Public, rows: Mapping[Key, Row], words: Words
) -> None:
    """Draw all four streets; types of which nothing is said show what is left of them."""
    draw_streets(canvas, grid, view)
    fronts = [
        (*grid.corner(column, place), kind, rows.get(kind) or Row(view.table.market[RANK[kind]]))
        for column, kinds in zip(COLUMNS, columns_of(view), strict=True)
        for place, kind in enumerate(kinds)
    ]
    for x, y, kind, row in fronts:
        draw_front(canvas, x, y, kind, row, grid)
    for column in COLUMNS:
        draw_milestone(canvas, grid, column)
    for x, y, kind, row in fronts:  # above the smoke of the street below
        draw_signs(canvas, x, y, kind, row, grid, words)
