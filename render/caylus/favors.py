"""The favors: on the board the king's pavilion with a ribbon for each line, or a banner that tells how many everybody has."""

from typing import NamedTuple

from games.caylus.content import LINES, NUMBERS
from games.caylus.views import Public, open_columns
from games.core.model import Key, Seat
from render.caylus.openings import FAVORS as ABOUT
from render.caylus.pieces import plated, worth
from render.caylus.vocabulary import ARROW, gain_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.leader import GOLD
from render.core.lettering import Face
from render.core.shell import phase_of
from render.core.sketch import BROAD, Sketch

ROW = 52
"""The way from line to line at which its measures are given."""

LINE_ICONS = ("prestige", "denier", "basic_cube", "builder")
CLOTH = ("#8E3A5C", "#5F6D7B", "#7A4B22", "#2452A0")
"""The colour of each banner's head."""

RIBBON = 42
"""How high a ribbon of the pavilion is."""

LARGEST, LINE = 52, 52
"""How much room a seal on a ribbon takes at most, and all of them in height."""

ALONE, CROWDED = 0.465, 0.56
"""The radius of a seal on a ribbon, and of several that overlap a little, in ways from one to the next."""

KING = (124, 172)
"""How wide and high the king on his throne is."""


class Sheet(NamedTuple):
    """Where a favor table lies: its corner and width, the head of its lines, the way from cell to cell and line to line."""

    x: int
    y: int
    wide: int
    head: int
    step: int
    row: int
    valance: int = 18
    """How high the cloth above its lines is, at the size of the board."""

    is_rich: bool = False
    """Whether it has room to tell what every step brings."""

    def px(self, measure: float) -> int:
        """A measure of the board at this size."""
        return round(measure * self.row / ROW)

    @property
    def title(self) -> int:
        """How high its title is."""
        return self.px(self.valance)

    @property
    def high(self) -> int:
        """Its height."""
        return self.title + len(LINES) * self.row + self.px(6)

    def middle(self, row: int) -> int:
        """The middle height of a line."""
        return self.y + self.title + self.row // 2 + row * self.row

    def left(self, column: int) -> int:
        """Where a column begins."""
        return self.x + self.head + column * self.step


HALL = Sheet(18, 0, 1364, 160, 0, 96, is_rich=True)
THRONE, MOST_STEP = 300, 230
"""Where the table lies that takes a whole row; how much of it is the king's, and the most from cell to cell there."""

BOARD, ASKED = Sheet(18, 112, 376, 82, 58, 56), Sheet(18, 110, 540, 96, 58, 61)
"""Where the table lies on the board, and where while somebody is asked about a favor."""


def hall(view: Public) -> Sheet:
    """The large table where nothing but favors matters: beside the king, with what every step brings."""
    step = (HALL.wide - HALL.head - THRONE - HALL.px(24)) // open_columns(view.table)
    return HALL._replace(step=min(MOST_STEP, step))


def standing(view: Public) -> Sheet:
    """The table on the board: the fewer columns are open, the wider they are."""
    sheet = ASKED if phase_of(view) in ABOUT else BOARD
    return sheet._replace(step=(sheet.wide - sheet.head - 24) // open_columns(view.table))


def draw_standing(
    canvas: Canvas,
    view: Public,
    sheet: Sheet,
    new: frozenset[tuple[Key, int]] = frozenset(),
    asked: tuple[Seat, ...] = (),
) -> None:
    """Draw the king's pavilion: a ribbon for each line with a stud for every step that is open, and the seals of those who have
    come so far; on a large one also what each step brings, in the lamp's light those that whoever is asked may take.
    """
    shut, px = open_columns(view.table), sheet.px
    coming = _coming(view, asked) if sheet.is_rich else frozenset()
    canvas.put(pavilion(sheet.wide, sheet.title, sheet.high), sheet.x, sheet.y)
    crest = sheet.y + sheet.title // 2 + 9
    canvas.put_centred(art.sticker("favor", px(50)), sheet.x + sheet.wide - px(30), crest)
    if sheet.is_rich:
        high = KING[1]
        grown = (sheet.high - sheet.title - 8) / high
        canvas.put(king(grown), sheet.x + sheet.wide - THRONE, sheet.y + sheet.title)
    for row, line in enumerate(LINES):
        middle = sheet.middle(row)
        canvas.put(_ribbon(sheet, row, shut), sheet.x + px(12), middle - px(RIBBON) // 2)
        canvas.put_centred(art.sticker(LINE_ICONS[row], px(50)), sheet.x + px(44), middle)
        for column in range(shut):
            here = [
                seat
                for seat, player in enumerate(view.table.players)
                if player.favors[row] == column + 1
            ]
            if sheet.is_rich:
                _draw_gain(canvas, line, column, sheet, middle, is_next=(row, column) in coming)
                _draw_seals(canvas, here, sheet.left(column) + sheet.step * 0.7, middle, sheet)
            else:
                _draw_seals(canvas, here, sheet.left(column) + (sheet.step - 4) / 2, middle, sheet)
            if (line, column + 1) in new:
                box = (sheet.left(column), middle - px(25), sheet.step - 4, px(50))
                boxes.frame(canvas, palette.INK, *box, 12, 2)
                boxes.outline(canvas, palette.AQUA, *box, 12, 5)


def _coming(view: Public, asked: tuple[Seat, ...]) -> frozenset[tuple[int, int]]:
    """The steps, by line and column, that are next for those who are asked which line to take."""
    if phase_of(view) != "favors":
        return frozenset()
    last, players = open_columns(view.table) - 1, view.table.players
    return frozenset(
        (row, min(players[seat].favors[row], last)) for seat in asked for row in range(len(LINES))
    )


def _draw_gain(
    canvas: Canvas, line: Key, column: int, sheet: Sheet, middle: int, *, is_next: bool
) -> None:
    """Draw what a step brings at the left of its cell, on paper in the lamp's light where it may be taken now."""
    gain, size = gain_of(line, column), sheet.px(37)
    x, high = sheet.left(column), sheet.px(RIBBON) - 4
    if is_next:
        box = (x, middle - high // 2, sheet.step - 10, high)
        boxes.box(canvas, palette.PAPER, *box, 12)
        boxes.outline(canvas, palette.LAMP, *box, 12, 6)
    across = x + sheet.step * 0.3
    if not gain:
        ink = palette.INK if is_next else palette.PAPER
        canvas.write("–", Face.NUMBER, size, ink, across, middle, "m")
    elif gain[0][0] == " ":
        canvas.put_centred(worth(gain, size), across, middle)
    else:
        for number, icon in enumerate(gain):
            along = (number - (len(gain) - 1) / 2) * size * 0.8
            canvas.put_centred(art.sticker(icon, size), across + along, middle)


@kept
def pavilion(wide: int, valance: int, high: int) -> Sprite:
    """A tent open to the front: its back wall between two poles, and over it the valance with its scallops."""
    sketch = Sketch(wide, high, 10, BROAD)
    sketch.oval("#2F4A1E60", wide / 2, high - 2, wide / 2 + 6, 8)
    sketch.box("#3E2233", 10, 10, wide - 20, high - 12, 4)
    for fold in range(10, wide - 30, 52):
        sketch.box("#4A2A3D", fold, 10, 26, high - 12, 0)
    for pole in (6, wide - 6):
        sketch.line(palette.INK, 14, [(pole, 6), (pole, high - 2)])
        sketch.line("#A9794A", 9, [(pole, 6), (pole, high - 2)])
        sketch.oval(palette.INK, pole, 2, 9)
        sketch.oval(GOLD, pole, 2, 7)
    scallop = wide / 10
    for grown, dark, light in ((3, palette.INK, palette.INK), (0, "#8E3A5C", "#A9506F")):
        for number in range(10):
            x, colour = number * scallop, light if number % 2 else dark
            sketch.box(colour, x - grown, 3 - grown, scallop + 2 * grown, valance - 8 + grown, 0)
            sketch.oval(colour, x + scallop / 2, valance - 6, scallop / 2 + grown, 9 + grown)
    sketch.line(GOLD, 3, [(2, 5), (wide - 2, 5)])
    return sketch.done()


@kept
def king(grown: float = 1.0) -> Sprite:
    """The king on his throne, so many times as large."""
    drawing = _king()
    size = tuple(round(measure * grown) for measure in drawing.image.size)
    drawing.image = drawing.image.resize(size)
    return sprite(drawing.reduced(), round(drawing.margin * grown))


def _king() -> Sketch:
    """The drawing of the king."""
    wide, high = KING
    sketch, middle = Sketch(wide, high, 4), wide / 2
    sketch.box(palette.INK, 8, 20, wide - 16, high - 22, 12)
    sketch.box("#8C5A2B", 12, 24, wide - 24, high - 28, 9)
    sketch.box("#B0303C", 22, 34, wide - 44, high - 60, 8)
    for x in (14, wide - 14):
        sketch.oval(palette.INK, x, 22, 9)
        sketch.oval(GOLD, x, 22, 6.5)
    robe = [(middle - 20, 78), (middle + 20, 78), (middle + 42, high - 4), (middle - 42, high - 4)]
    sketch.line(palette.INK, 6, [*robe, robe[0]])
    sketch.poly("#2452A0", robe)
    sketch.poly(
        "#F6ECD8",
        [(middle - 7, 80), (middle + 7, 80), (middle + 13, high - 4), (middle - 13, high - 4)],
    )
    sketch.oval("#F6ECD8", middle, 82, 25, 9)
    for x in (20, wide - 20):
        sketch.box(palette.INK, x - 13, 116, 26, 16, 7)
        sketch.box("#A9794A", x - 10, 119, 20, 10, 5)
    sketch.oval(palette.INK, middle, 58, 20, 22)
    sketch.oval("#F0C9A0", middle, 57, 17, 19)
    sketch.poly(
        "#6B4522", [(middle - 15, 62), (middle + 15, 62), (middle + 7, 80), (middle - 7, 80)]
    )
    for eye in (middle - 7, middle + 7):
        sketch.oval(palette.INK, eye, 54, 2.6, 3.2)
    sketch.line("#6B4522", 3, [(middle - 11, 48), (middle - 4, 47)])
    sketch.line("#6B4522", 3, [(middle + 4, 47), (middle + 11, 48)])
    sketch.line("#D99A73", 3, [(middle, 55), (middle + 2, 61)])
    sketch.line("#F0C9A0", 2.6, [(middle - 5, 69), (middle, 71), (middle + 5, 69)])
    crown = [(-19, 44), (-22, 22), (-10, 33), (0, 18), (10, 33), (22, 22), (19, 44)]
    points = [(middle + x, y) for x, y in crown]
    sketch.line(palette.INK, 5, [*points, points[0]])
    sketch.poly(GOLD, points)
    return sketch


@kept
def _ribbon(sheet: Sheet, row: int, steps: int) -> Sprite:
    """The ribbon of a line with studs for so many steps, its end cut in two tails."""
    px, colour = sheet.px, CLOTH[row]
    high, end = px(RIBBON), sheet.left(steps) - sheet.x - px(12) + px(6)
    if end > sheet.wide - px(36):
        end = sheet.wide - px(24)
    sketch = Sketch(end, high, 4, BROAD)
    for paint, grown in ((palette.INK, 2.0), (colour, 0.0)):
        sketch.poly(
            paint,
            [
                (-grown, -grown),
                (end + grown, -grown),
                (end - px(12) + grown, high / 2),
                (end + grown, high + grown),
                (-grown, high + grown),
            ],
        )
    light = palette.mixed(colour, palette.WHITE, 0.22)
    for y in (4, high - 4):
        sketch.line(light, 2, [(2, y), (end - 8, y)])
    for column in range(0 if sheet.is_rich else steps):
        across = sheet.left(column) - sheet.x - px(12) + (sheet.step - 4) / 2
        sketch.oval(palette.mixed(colour, palette.INK, 0.45), across, high / 2 + 1, px(8))
        sketch.oval(palette.mixed(colour, palette.WHITE, 0.72), across, high / 2, px(6.5))
    return sketch.done()


def _draw_seals(canvas: Canvas, here: list[Seat], x: float, middle: int, sheet: Sheet) -> None:
    """Draw the seals of those who stand in a cell that tells nothing else, in the rows in which they are largest."""
    if not here:
        return
    room = sheet.step * 0.52 if sheet.is_rich else sheet.step - 6
    tried = [
        (min(LARGEST, room / columns, LINE / -(-len(here) // columns)), columns)
        for columns in range(1, len(here) + 1)
    ]
    apart, columns = max(tried)
    rows = -(-len(here) // columns)
    for number, seat in enumerate(here):
        row, column = divmod(number, columns)
        canvas.put_centred(
            tokens.seal(seat, round(apart * (ALONE if len(here) == 1 else CROWDED))),
            x + (column - (min(columns, len(here)) - 1) / 2) * apart,
            middle + (row - (rows - 1) / 2) * apart,
        )


def draw_beginner(canvas: Canvas, box: tuple[int, int, int, int]) -> None:
    """Draw what a favor is worth where there is no favor table."""
    x, y, wide, high = box
    bits = ("favor", ARROW, f" {NUMBERS.beginner_favor}", "prestige")
    canvas.put(plated(bits, wide, high, high - 14), x, y)
