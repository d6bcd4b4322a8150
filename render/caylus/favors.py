"""The favor table: columns that are open as paper, markers as seals."""

from typing import NamedTuple

from games.caylus.content import FAVORS, LINES, SECTION
from games.caylus.views import Public, open_columns
from games.core.model import Seat
from render.caylus.vocabulary import CRAFT_ICON
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face

COLUMNS = 5
LINE_ICONS = ("prestige", "denier", "basic_cube", "builder")


class Sheet(NamedTuple):
    """Where a favor table lies: its corner and width, the head of its lines, the way from cell to cell."""

    x: int
    y: int
    wide: int
    head: int
    sign: int
    """How far from the left the sign of a line stands."""

    step: int
    row: int

    def px(self, measure: float) -> int:
        """A measure of the art page at this size."""
        return round(measure * self.row / 42)

    @property
    def high(self) -> int:
        """Its height."""
        return self.px(48) + len(LINES) * self.row

    def middle(self, row: int) -> int:
        """The middle height of a line."""
        return self.y + self.px(45) + self.row // 2 + row * self.row

    def left(self, column: int) -> int:
        """Where a column begins."""
        return self.x + self.head + column * self.step


BOARD = Sheet(688, 116, 384, 50, 26, 66, 42)


def draw_favors(canvas: Canvas, view: Public, sheet: Sheet) -> None:
    """Draw the table; a closed column shows the part of the castle that opens it."""
    px, top = sheet.px, sheet.y + sheet.px(24)
    boxes.shadow(canvas, sheet.x, sheet.y, sheet.wide, sheet.high, 14)
    boxes.box(canvas, palette.PANEL, sheet.x, sheet.y, sheet.wide, sheet.high, 14)
    canvas.put_centred(art.sticker("favor", px(38)), sheet.x + sheet.sign, top)
    for column in range(COLUMNS):
        x = sheet.left(column) + sheet.step / 2
        if column < open_columns(view.table):
            canvas.write(str(column + 1), Face.NUMBER, px(26), palette.MIST, x, top, "m")
        else:
            opener = next(place for place, one in enumerate(SECTION) if one.opens > column)
            canvas.put_centred(art.sticker(("dungeon", "walls")[opener], px(34)), x, top)
    for row in range(len(LINES)):
        sign = art.sticker(LINE_ICONS[row], px(34))
        canvas.put_centred(sign, sheet.x + sheet.sign, sheet.middle(row))
        for column in range(COLUMNS):
            _draw_cell(canvas, view, row, column, sheet)


def _draw_cell(canvas: Canvas, view: Public, row: int, column: int, sheet: Sheet) -> None:
    """Draw one cell: what it brings at the left, who stands there at the right."""
    px, x, middle = sheet.px, sheet.left(column), sheet.middle(row)
    wide, high = sheet.step - 4, px(36)
    is_open = column < open_columns(view.table)
    if is_open:
        boxes.box(canvas, palette.PAPER, x, middle - high // 2, wide, high, 8)
    else:
        boxes.free_place(canvas, x, middle - high // 2, wide, high, 8)
    ink = palette.INK if is_open else palette.MIST
    strength = 1.0 if is_open else 0.4
    line = LINES[row]
    if line in ("prestige", "deniers"):
        amount = (FAVORS.prestige if line == "prestige" else FAVORS.deniers)[column]
        canvas.write(str(amount), Face.NUMBER, px(27), ink, x + px(8), middle)
    else:
        keys = FAVORS.resources[column] if line == "resources" else FAVORS.buildings[column]
        for number, key in enumerate(keys):
            icon = "any_cube" if key == "exchange" else CRAFT_ICON.get(key, key)
            across = x + px(15 + number * 19)
            canvas.put_centred(art.sticker(icon, px(25)), across, middle, strength)
        if not keys:
            canvas.write("–", Face.NUMBER, px(27), ink, x + px(8), middle)
    here = [
        seat for seat, player in enumerate(view.table.players) if player.favors[row] == column + 1
    ]
    for number, seat in enumerate(here):
        canvas.put_centred(*_spot(seat, number, len(here), x + wide - px(62), middle, sheet))


def _spot(
    seat: Seat, number: int, count: int, x: int, middle: int, sheet: Sheet
) -> tuple[Sprite, float, float]:
    """The seal of one of those who stand in a cell, and where it is: alone, side by side, or in two rows."""
    px = sheet.px
    if count == 1:
        return tokens.seal(seat, px(11)), x + px(46), middle
    if count == 2:
        return tokens.seal(seat, px(8)), x + px(31) + number * px(21), middle
    upper = (count + 1) // 2
    row, column = divmod(number, upper)
    step = 40 / max(2, upper)
    across = x + px(56 - (upper - 1 - column) * step)
    return tokens.seal(seat, px(6)), across, middle - px(9) + row * px(18)
