"""The building market: four streets of fronts, cheapest first, with what is left of each type."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import COLUMN, COST, POINTS, RANK, SHELF
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.lettering import Face
from render.core.numerals import signed
from render.core.place.boards import PlateSize, name_plate, plate_wide
from render.core.place.paving import street
from render.core.scenery import above_ground, standing, standing_foot
from render.core.signs import coin
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import term

COLUMNS = (1, 2, 3, 4)
LEFT, ROOM = 18, 1364
STONE = 84
"""How wide the milestone at the beginning of a street is."""

MOST_WIDE = 6
"""In a street of more fronts all are narrow."""

NAMES_ROOM = ROOM - STONE - 8

PLATE, NARROW_PLATE = 40, 66
"""How high a name plate is; in a street of many fronts names stand on two lines."""

LARGE_PLATE, LARGE_TWO = 52, 82
"""The same in a large street, on one line where all its names fit so, else on two."""

NAME_MOST, NARROW_MOST, NAME_LEAST = 36, 46, 26
LARGE_MOST, LARGE_LEAST = 48, 40
"""Letters of names in a usual street and in a narrow one that some have left, and in a large one."""

BETWEEN = 6
"""What lies between two plates."""

LEAST_WIDE, NARROW_WIDE = 156, 124
"""What price, front and copies need across, however short the name is."""

SPARE = 90
"""How much more room than it needs a front has at most."""

RADIUS = 12
PILL_WIDE, PILL_HIGH = 44, 32
"""The pill with the copies, where its number is as large as usual."""

PILL_LIFT = 40
"""How far it hangs above the ground where fronts are high enough to be seen below it."""

COIN, NARROW_COIN, LARGE_COIN = 23, 19, 31
MOST_FRONT = 108
"""How large a front is at most."""


class Grid(NamedTuple):
    """The measures of the market: where it begins, and how many fronts its longest street has."""

    y: int
    fronts: int
    is_low: bool = False
    """Whether streets lie closer together, where the market shares the picture with everything else."""

    shaved: int = 0
    """How much lower plates are where a question must have room, too."""

    is_large: bool = False
    """Whether it is what the picture is about: names, prices and copies are as large as a phone needs."""

    has_two_lines: bool = False
    """Whether names of a large street stand on two lines."""

    @property
    def is_narrow(self) -> bool:
        """Whether names may need two lines."""
        return self.fronts > MOST_WIDE

    @property
    def step(self) -> int:
        """From street to street."""
        if self.is_large:
            return 146
        return (134 - self.shaved if self.is_narrow else 102) - (8 if self.is_low else 0)

    @property
    def plate(self) -> int:
        """How high a name plate is."""
        if self.is_large:
            return LARGE_TWO if self.has_two_lines else LARGE_PLATE
        return NARROW_PLATE - self.shaved if self.is_narrow else PLATE

    @property
    def coin(self) -> int:
        """The radius of a price."""
        if self.is_large:
            return LARGE_COIN
        return NARROW_COIN if self.is_narrow else COIN

    @property
    def name(self) -> int:
        """The largest letters of a name."""
        if self.is_large:
            return LARGE_MOST
        return NARROW_MOST if self.is_narrow else NAME_MOST

    @property
    def name_least(self) -> int:
        """Letters on one line are that large at least; else there are two lines."""
        return LARGE_LEAST if self.is_large else NAME_LEAST

    def grown(self, size: int) -> int:
        """How large a sign is that has that size in a usual street."""
        return round(size * self.coin / COIN) if self.is_large else size

    def top(self, column: int) -> int:
        """Where a street begins; columns count from 1."""
        return self.y + (column - 1) * self.step

    @property
    def high(self) -> int:
        """The height of the whole market."""
        return len(COLUMNS) * self.step


class Lot(NamedTuple):
    """Where a front stands in its street, and how wide it is."""

    x: int
    wide: int


class Row(NamedTuple):
    """What is said about one type."""

    left: int
    is_last_move: bool = False


def columns_of(view: Public) -> tuple[tuple[Key, ...], ...]:
    """The types in play by column, in the order of the building table by cost."""
    kinds = sorted(view.table.buildings, key=SHELF.__getitem__)
    return tuple(tuple(kind for kind in kinds if COLUMN[kind] == column) for column in COLUMNS)


def shown_columns(view: Public) -> tuple[tuple[Key, ...], ...]:
    """The types that stand in the streets: what is sold out leaves its room to the others."""
    left = view.table.market
    return tuple(tuple(kind for kind in kinds if left[RANK[kind]]) for kinds in columns_of(view))


def market_grid(view: Public, top: int, *, is_low: bool = False, shaved: int = 0) -> Grid:
    """The market's measures: narrower fronts where there are more of them."""
    fronts = max(map(len, columns_of(view)))
    if fronts > MOST_WIDE:
        fronts = max(MOST_WIDE + 1, *map(len, shown_columns(view)))
    return Grid(top, fronts, is_low, shaved)


def large_grid(view: Public, top: int) -> Grid | None:
    """The measures of a market that has a picture's room, where its streets are short enough to be large in it."""
    grid = Grid(top, max(map(len, columns_of(view))), is_large=True)
    return None if grid.is_narrow else grid


def street_grid(names: Sequence[str], grid: Grid) -> Grid:
    """The measures of a street of these names: a large one has two lines where one has no room for them."""
    is_long = grid.is_large and sum(needs(names, grid, grid.name_least)) > NAMES_ROOM
    return grid._replace(has_two_lines=is_long)


@lru_cache(maxsize=64)
def lots(names: tuple[str, ...], grid: Grid) -> tuple[Lot, ...]:
    """The lots of a street: each as wide as its name needs where all names of the street are written equally large."""
    room = NAMES_ROOM
    sizes = range(grid.name, grid.name_least - 1, -1)
    wide = next(
        (tried for size in sizes if sum(tried := needs(names, grid, size)) <= room),
        needs(names, grid, grid.name_least),
    )
    spare = min(SPARE, max(0, room - sum(wide)) // max(1, len(names)))
    found, x = [], LEFT + STONE + 8
    for need in wide:
        found.append(Lot(x, need + spare))
        x += need + spare
    return tuple(found)


def needs(names: Sequence[str], grid: Grid, size: int) -> list[int]:
    """How wide the lots of a street must be for names of that size."""
    least = NARROW_WIDE if grid.is_narrow else LEAST_WIDE
    plate = PlateSize(0, grid.plate, size, size)
    return [max(least, plate_wide(name, plate) + BETWEEN) for name in names]


def plate_of(lot: Lot, grid: Grid) -> PlateSize:
    """The name plate of a front."""
    return PlateSize(lot.wide - BETWEEN, grid.plate, grid.name, grid.name_least)


def draw_street(canvas: Canvas, grid: Grid, column: int, street_lots: Sequence[Lot]) -> None:
    """Draw the cobbles on which the fronts of a street stand."""
    thick = PLATE - 8
    last = street_lots[-1]
    left = LEFT + STONE + 4
    high = grid.top(column) + grid.step - thick - 10
    canvas.put(street(last.x + last.wide + 2 - left, thick, column), left, high)


def draw_milestone(canvas: Canvas, grid: Grid, column: int) -> None:
    """Draw the head of a street: the points of its buildings and the most that quarries take off."""
    x, y = LEFT, grid.top(column) + 8
    boxes.shadow(canvas, x, y, STONE, grid.step - 12, RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.NIGHT, x, y, STONE, grid.step - 12, RADIUS)
    shield = grid.grown(42)
    canvas.put_centred(tokens.shield(column, shield), x + STONE / 2, y + shield / 2 + 3)
    low = y + (grid.step - 44 if grid.is_large else min(68, grid.step - 33))
    canvas.put_centred(art.sticker("quarry", grid.grown(32) + 4), x + 24, low)
    size = grid.grown(30) + 2
    canvas.write(signed(-column), Face.NUMBER, size, palette.PAPER, x + STONE - 6, low + 2, "r")


def draw_front(canvas: Canvas, lot: Lot, y: int, kind: Key, row: Row, grid: Grid) -> None:
    """Draw the front of a type."""
    x, wide = lot
    ground = y + grid.step - grid.plate - 4
    if row.is_last_move:
        box = (x + 2, y + 6, wide - 4, grid.step - 8, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 6)
        boxes.lit(canvas, palette.AQUA, *box, 4)
    key = drawing_of(kind)
    front = standing(key, min(MOST_FRONT, round((ground - y - 1) / above_ground(key))))
    top = ground - standing_foot(front.size[1])
    canvas.put(front, x + (wide - front.size[0]) / 2, top)


def draw_signs(
    canvas: Canvas, lot: Lot, y: int, name: str, kind: Key, row: Row, grid: Grid
) -> None:
    """Draw name, price and copies of a type."""
    ground = y + grid.step - grid.plate - 4
    sign = name_plate(name, kind_of(kind).band, plate_of(lot, grid))
    canvas.put(sign, lot.x + BETWEEN // 2, ground + 2)
    _draw_numbers(canvas, lot, ground, kind, row, grid)


def _draw_numbers(canvas: Canvas, lot: Lot, ground: int, kind: Key, row: Row, grid: Grid) -> None:
    """Price at the left of the front, copies at its right, points of their own above them."""
    radius = grid.coin
    canvas.put_centred(coin(str(COST[kind]), radius), lot.x + radius + 5, ground - radius + 3)
    right = lot.x + lot.wide - 5
    if row.left > 1:
        _draw_pill(canvas, right, ground, row.left, grid)
    if POINTS[kind] != COLUMN[kind]:
        lift = PILL_HIGH + 20 if row.left > 1 else 20
        canvas.put_centred(tokens.shield(POINTS[kind], 36), right - 20, ground - lift)


def _draw_pill(canvas: Canvas, right: int, ground: int, left: int, grid: Grid) -> None:
    """How many copies are left, beside the front."""
    wide, high = grid.grown(PILL_WIDE), grid.grown(PILL_HIGH)
    ground -= PILL_LIFT if grid.is_large and not grid.has_two_lines else 0
    boxes.box(canvas, palette.NIGHT, right - wide, ground - high, wide, high, 10)
    x, y = right - wide / 2, ground - high / 2
    canvas.write(f"×{left}", Face.NUMBER, grid.grown(27), palette.PAPER, x, y, "m")


class Front(NamedTuple):
    """A type in its street."""

    lot: Lot
    top: int
    name: str
    kind: Key
    row: Row


def _fronts(
    grid: Grid, view: Public, rows: Mapping[Key, Row], words: Words
) -> Iterator[tuple[int, Grid, tuple[Front, ...]]]:
    """The streets by column, each with its measures and its fronts; types of which nothing is said show what is left of
    them.
    """
    for column, kinds in zip(COLUMNS, shown_columns(view), strict=True):
        names = tuple(term(words, "building", kind) for kind in kinds)
        laid = street_grid(names, grid)
        yield (
            column,
            laid,
            tuple(
                Front(
                    lot,
                    grid.top(column),
                    name,
                    kind,
                    rows.get(kind) or Row(view.table.market[RANK[kind]]),
                )
                for lot, name, kind in zip(lots(names, laid), names, kinds, strict=True)
            ),
        )


def draw_market(
    canvas: Canvas, grid: Grid, view: Public, rows: Mapping[Key, Row], words: Words
) -> None:
    """Draw all four streets."""
    streets = tuple(_fronts(grid, view, rows, words))
    for column, laid, fronts in streets:
        end = LEFT + STONE + 8
        if fronts:
            draw_street(canvas, laid, column, [front.lot for front in fronts])
            end = fronts[-1].lot.x + fronts[-1].lot.wide
        top, room = laid.top(column) + 10, LEFT + ROOM - end
        draw_wild(canvas, end, top, room, laid.step - 24, column)
    for _, laid, fronts in streets:
        for lot, top, _, kind, row in fronts:
            draw_front(canvas, lot, top, kind, row, laid)
    for column, laid, _ in streets:
        draw_milestone(canvas, laid, column)
    for _, laid, fronts in streets:  # above the smoke of the street below
        for lot, top, name, kind, row in fronts:
            draw_signs(canvas, lot, top, name, kind, row, laid)
