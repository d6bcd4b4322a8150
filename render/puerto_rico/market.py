"""The building market: four columns, cheapest first, with what is left of each type."""

from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import COLUMN, COST, POINTS, RANK, SHELF
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import Fitted, fit
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.numerals import signed
from render.core.scenery import scenery
from render.core.signs import coin
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import term

COLUMNS = (1, 2, 3, 4)
HEAD = 44
RADIUS = 12
STRIPE = 6
PILL_WIDE, PILL_HIGH = 50, 36
NAME_SIZE, ONE_LINE, LEAST = 34, 29, 21


class Grid(NamedTuple):
    """The measures of the market."""

    x: int
    y: int
    wide: int = 332
    gap: int = 12
    row: int = 55
    step: int = 61
    drawing: int = 106

    @property
    def name_room(self) -> int:
        """What is left for the name between stripe and pill."""
        return self.wide - self.drawing - STRIPE - 10 - PILL_WIDE - 12

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """Where a row begins; columns count from 1."""
        x = self.x + (column - 1) * (self.wide + self.gap)
        return x, self.y + HEAD + 8 + row * self.step

    def high(self, rows: int) -> int:
        """The height of the whole market."""
        return HEAD + 8 + rows * self.step - (self.step - self.row)


class Row(NamedTuple):
    """What is said about one type."""

    left: int
    is_last_move: bool = False
    mark: Mark = Mark()
    price: int | None = None
    """What it costs the viewer now; None: the printed price."""


def columns_of(view: Public) -> tuple[tuple[Key, ...], ...]:
    """The types in play by column, in the order of the building table by cost."""
    kinds = sorted(view.table.buildings, key=SHELF.__getitem__)
    return tuple(tuple(kind for kind in kinds if COLUMN[kind] == column) for column in COLUMNS)


def name_fit(name: str, grid: Grid) -> Fitted:
    """The name as it stands in a row: on one line to a certain size, else on two."""
    room = grid.name_room
    whole = fit(
        name, Face.NAME, room, min(NAME_SIZE, grid.row - 16), min(ONE_LINE, grid.row - 16), 1
    )
    if whole.fits:
        return whole
    return fit(name, Face.NAME, room, min(28, grid.row // 2), min(LEAST, grid.row // 2 - 1))


def draw_head(canvas: Canvas, grid: Grid, column: int) -> None:
    """Draw the head of a column: the points of its buildings and the most that quarries take off."""
    x = grid.x + (column - 1) * (grid.wide + grid.gap)
    boxes.box(canvas, palette.NIGHT, x, grid.y, grid.wide, HEAD, RADIUS)
    canvas.put(tokens.shield(column, 38), x + 12, grid.y + 2)
    text = canvas.write(
        signed(-column), Face.NUMBER, 36, palette.PAPER, x + grid.wide - 14, grid.y + 23, "r"
    )
    canvas.put_centred(art.sticker("quarry", 42), x + grid.wide - 44 - text, grid.y + 20)


@kept
def _face(kind: Key, name: str, grid: Grid) -> Image.Image:
    """A row without price and copies."""
    canvas = Canvas(Image.new("RGB", (grid.wide, grid.row), palette.PAPER))
    drawn = scenery(
        drawing_of(kind), kind_of(kind), grid.drawing, grid.row, 0.5 + 13 / grid.drawing
    )
    canvas.image.paste(drawn, (0, 0))
    canvas.fill(kind_of(kind).band, grid.drawing, 0, STRIPE, grid.row)
    text = name_fit(name, grid)
    x = grid.drawing + STRIPE + 10
    canvas.write_lines(text.lines, Face.NAME, text.size, palette.INK, x, grid.row / 2)
    if POINTS[kind] != COLUMN[kind]:
        right = grid.wide - PILL_WIDE - 16
        canvas.put_centred(tokens.shield(POINTS[kind], 34), right - 18, grid.row / 2)
    return canvas.image


def draw_row(canvas: Canvas, x: int, y: int, kind: Key, row: Row, grid: Grid, words: Words) -> None:
    """Draw a type with its price and how many are left."""
    if row.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x, y, grid.wide, grid.row, RADIUS, 6)
    elif row.is_last_move:
        boxes.frame(canvas, palette.INK, x, y, grid.wide, grid.row, RADIUS, 7)
        boxes.frame(canvas, palette.AQUA, x, y, grid.wide, grid.row, RADIUS, 5)
    else:
        boxes.shadow(canvas, x, y, grid.wide, grid.row, RADIUS, boxes.SMALL_SHADOW)
    boxes.lay(canvas, _face(kind, term(words, "building", kind), grid), x, y, RADIUS)
    price = COST[kind] if row.price is None else row.price
    radius = min(19, grid.row // 2 - 3)
    canvas.put_centred(coin(str(price), radius), x + radius + 3, y + radius + 3)
    if row.left:
        _draw_pill(canvas, x, y, row.left, grid)
    if not row.left or row.mark.is_dim:
        canvas.paint(palette.VEIL, _veil(grid.wide, grid.row), x, y)
        if not row.left:
            canvas.write(
                "–", Face.NUMBER, 30, palette.MIST, x + grid.wide - 34, y + grid.row / 2, "m"
            )
    if row.mark.badge:
        sign = tokens.badge(row.mark.badge, min(36, grid.row - 12))
        canvas.put_centred(sign, x + grid.drawing - sign.size[0] / 2 - 2, y + grid.row / 2)


def _draw_pill(canvas: Canvas, x: int, y: int, left: int, grid: Grid) -> None:
    """How many copies are left."""
    right, middle = x + grid.wide - 8, y + grid.row / 2
    high = min(PILL_HIGH, grid.row - 8)
    boxes.box(canvas, palette.NIGHT, right - PILL_WIDE, middle - high / 2, PILL_WIDE, high, 10)
    canvas.write(f"×{left}", Face.NUMBER, 27, palette.PAPER, right - PILL_WIDE / 2, middle, "m")


@kept
def _veil(wide: int, high: int) -> Image.Image:
    """The night over what is sold out or out of reach."""
    return boxes.rounded(wide, high, RADIUS).point([round(level * 0.66) for level in range(256)])


def draw_market(
    canvas: Canvas, grid: Grid, view: Public, rows: Mapping[Key, Row], words: Words
) -> None:
    """Draw all four columns; types of which nothing is said show what is left of them."""
    for column, kinds in zip(COLUMNS, columns_of(view), strict=True):
        draw_head(canvas, grid, column)
        for place, kind in enumerate(kinds):
            row = rows.get(kind) or Row(view.table.market[RANK[kind]])
            draw_row(canvas, *grid.corner(column, place), kind, row, grid, words)
