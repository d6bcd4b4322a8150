"""The score table of a finished game: a banner under the evening sky, and a column per player.

Columns stand in order of rank; the winner's is raised and amber. The game gives the skyline and the
sign of each row.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sin
from typing import NamedTuple

from PIL import Image

from render.core import art, boxes, palette, table, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import fit, fit_body, fit_person, fit_person_in_two
from render.core.lettering import Face, width
from render.core.numerals import gained, signed
from render.core.sketch import Sketch

WIDE = 1400
LEFT, RIGHT = 18, 1382
LABELS, SIGN, TEXT = 422, 63, 110
"""How wide the column of labels is, and where in it signs stand in the middle and labels begin."""
SKY = 310
HEAD_TOP, HEAD = 326, 104
CROWDED, CROWDED_HEAD = 4, 138
"""From so many players on names stand below their seals, in a higher head."""
FOOT = 138
TIE_BREAK = 92
ROW_MOST, ROW_LEAST = 104, 70
BODY_ROOM = 600
NUMBER, TOTAL, BEST = 68, 76, 88
"""The largest letters of points, totals and the winner's."""
LABEL, LABEL_LEAST, REMARK = 54, 40, 0.38
"""Letters of labels, and how large what they say in brackets is, in heights of the row."""
LINES, LEADING = 0.52, 0.82
"""Letters of a label on two lines, in heights of the row, and from line to line."""
NAMES = (42, 39, 36)
"""Letters of names on two lines: the largest with which a whole part of the name fits on the first."""
CHIP, AROUND, TOTAL_BAR = 20, 5, 40
"""How wide the colour of a source is beside its line, what is free above and below the plates of points, and how high the
bars of totals are.
"""
BESIDE, WASH = 12, 0.45
"""How far the least of them reaches beyond its number, and how much paper is in their colour, so that numbers can be read."""

TAIL = 66
"""How far the ends of the banner reach."""

STRIPES = (palette.PAPER, palette.mixed(palette.PAPER, palette.PAPER_EDGE, 0.35))
WINNER_STRIPES = ("#FFF3D2", "#FBE9BC")


class Row(NamedTuple):
    """A line of the table: its sign, its label, and the points of each column."""

    sign: Sprite
    label: str
    points: tuple[int, ...]
    is_sum: bool = False
    """Whether it sums up the lines above it."""

    colour: str = ""
    """Of this source of points: its bars have it, and together they show what a total is made of."""


class Column(NamedTuple):
    """A player in the table."""

    seat: int
    name: str
    total: int
    is_winner: bool


class Sheet(NamedTuple):
    """What the table shows."""

    headline: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    total_label: str
    points_label: str
    """Heads the rows: their numbers are points, not pieces."""

    tie_break: Row | None = None


class Table(NamedTuple):
    """Where the rows of the table lie."""

    rows: int
    step: int
    head: int
    has_tie_break: bool

    @property
    def body(self) -> int:
        """Where the first row begins."""
        return HEAD_TOP + self.head

    @property
    def foot(self) -> int:
        """Where the totals begin."""
        return self.body + self.step * self.rows

    @property
    def end(self) -> int:
        """Where the table ends."""
        return self.foot + FOOT + (TIE_BREAK if self.has_tie_break else 0)


class Foot(NamedTuple):
    """What a game shows below the table."""

    high: int
    draw: Callable[[Canvas, int], None]
    """Draws it onto the canvas from the given height on."""


def draw_sheet(
    sheet: Sheet, skyline: Callable[[Canvas, int], None], foot: Foot | None = None
) -> Image.Image:
    """Draw the table; `skyline` draws onto the canvas with its ground at the given height."""
    rows = len(sheet.rows)
    step = max(ROW_LEAST, min(ROW_MOST, BODY_ROOM // max(1, rows)))
    head = CROWDED_HEAD if len(sheet.columns) >= CROWDED else HEAD
    lines = Table(rows, step, head, sheet.tie_break is not None)
    canvas = Canvas(table.ground(WIDE, lines.end + 34 + (foot.high if foot else 0)))
    canvas.image.paste(_dusk(), (0, 0))
    canvas.fill("#33462F", 0, SKY - 20, WIDE, 20)
    skyline(canvas, SKY - 18)
    _draw_banner(canvas, sheet)
    _draw_body(canvas, sheet, lines)
    for place, column in enumerate(sheet.columns):
        _draw_column(canvas, sheet, place, column, lines)
    if foot:
        foot.draw(canvas, lines.end + 14)
    return canvas.image


@kept
def _dusk() -> Image.Image:
    """The evening sky with stars, a low sun and two rows of hills."""
    stops = ((0.0, "#1D2A4D"), (0.42, "#6B4270"), (0.78, "#C97F5E"), (1.0, "#E8B07A"))
    sky = Image.new("RGB", (WIDE, SKY))
    ramp = Image.linear_gradient("L")
    for (start, upper), (end, lower) in pairwise(stops):
        top, bottom = round(start * SKY), round(end * SKY)
        size = (WIDE, bottom - top)
        blend = Image.composite(
            Image.new("RGB", size, lower), Image.new("RGB", size, upper), ramp.resize(size)
        )
        sky.paste(blend, (0, top))
    scene = Sketch(WIDE, SKY)
    for star in range(46):
        x, y = (star * 379 + 97) % WIDE, (star * 151 + 23) % 190
        scene.oval("#FFF3D8" + ("B0" if star % 3 else "E8"), x, y, 1.1 + star % 3 * 0.5)
    scene.oval("#FFE7B030", 1120, SKY - 84, 96)
    scene.oval("#FFEBB8", 1120, SKY - 84, 62)
    scene.poly("#7A4A6ACC", _ridge(SKY - 78, 26, 0.9))
    scene.poly("#56325C", _ridge(SKY - 46, 18, 2.6))
    ridge = scene.done()
    sky.paste(ridge.colour, (0, 0), ridge.opacity)
    return sky


def _ridge(level: float, swing: float, phase: float) -> list[tuple[float, float]]:
    edge = [(x, level - swing * sin(phase + x / 260)) for x in range(0, WIDE + 20, 20)]
    return [(0, SKY), *edge, (WIDE, SKY)]


def _draw_banner(canvas: Canvas, sheet: Sheet) -> None:
    winners = [column for column in sheet.columns if column.is_winner]
    icons = 108 + len(winners) * 76
    room = WIDE - 2 * TAIL - 120 - icons
    line = fit(sheet.headline, Face.NAME, room, 80, 50, 1)
    if not line.fits:
        line = fit_body(sheet.headline, Face.NAME, room, 52, 28, 2)
    text = max(width(one, Face.NAME, line.size) for one in line.lines)
    wide = round(max(620, text + icons + 90))
    x, y, high = (WIDE - wide) // 2, 22, 104
    canvas.put(_tails(wide, high), x, y)
    boxes.shadow(canvas, x, y, wide, high, 14)
    boxes.box(canvas, palette.LAMP, x, y, wide, high, 14)
    boxes.outline(canvas, palette.LAMP_GLINT, x + 8, y + 8, wide - 16, high - 16, 9, 3)
    at = x + (wide - icons - text) / 2
    middle = y + high / 2
    canvas.put_centred(art.sticker("crown", 82), at + 40, middle)
    at += 108
    for column in winners:
        canvas.put_centred(tokens.seal(column.seat, 25), at + 27, middle)
        at += 76
    canvas.write_lines(line.lines, Face.NAME, line.size, palette.INK, at, middle)


@kept
def _tails(wide: int, high: int) -> Sprite:
    """The ends of the banner behind it."""
    out, drop = TAIL, 20
    sketch = Sketch(wide, high, 70)
    for mirror in (False, True):
        points = [(30, drop), (-out, drop), (-out + 34, drop + high * 0.36), (-out, high - 8)]
        points.append((30, high - 8))
        if mirror:
            points = [(wide - x, y) for x, y in points]
        sketch.poly(palette.LAMP_LIP, points)
        sketch.poly(
            palette.mixed(palette.LAMP_LIP, palette.INK, 0.45),
            [
                (0 if not mirror else wide, high - 8),
                (30 if not mirror else wide - 30, high - 8),
                (30 if not mirror else wide - 30, high),
            ],
        )
    return sketch.done()


def _column_box(columns: int, place: int) -> tuple[int, int]:
    """Left edge and width of a column."""
    wide = (RIGHT - LEFT - LABELS) // columns
    return LEFT + LABELS + place * wide, wide


def _draw_body(canvas: Canvas, sheet: Sheet, lines: Table) -> None:
    """Draw the table without its numbers: stripes, signs and labels."""
    wide, high = RIGHT - LEFT, lines.end - HEAD_TOP
    boxes.shadow(canvas, LEFT, HEAD_TOP, wide, high, 22)
    boxes.box(canvas, palette.NIGHT, LEFT, HEAD_TOP, wide, high, 22)
    middle = HEAD_TOP + lines.head / 2
    canvas.put_centred(art.sticker("vp", 62), LEFT + SIGN, middle)
    canvas.write(sheet.points_label, Face.NAME, 56, palette.PAPER, LEFT + TEXT, middle)
    for place, row in enumerate(sheet.rows):
        top = lines.body + place * lines.step
        canvas.fill(STRIPES[(place + 1) % 2], LEFT, top, wide, lines.step)
        middle = top + lines.step / 2
        if row.colour:
            canvas.fill(row.colour, LEFT, top, CHIP, lines.step)
        canvas.put_centred(row.sign, LEFT + SIGN, middle)
        _draw_label(canvas, row.label, middle, lines.step)
    middle = lines.foot + FOOT / 2
    canvas.put_centred(art.sticker("vp", 82), LEFT + SIGN, middle)
    canvas.write(sheet.total_label, Face.NAME, 66, palette.PAPER, LEFT + TEXT, middle)
    if sheet.tie_break:
        middle = lines.foot + FOOT + TIE_BREAK / 2 - 6
        canvas.fill(palette.LINE, LEFT + 24, lines.foot + FOOT, wide - 48, 2)
        canvas.put_centred(sheet.tie_break.sign, LEFT + SIGN, middle)
        label = fit(sheet.tie_break.label, Face.NOTE, LABELS - TEXT - 10, 42, 30, 2)
        canvas.write_lines(label.lines, Face.NOTE, label.size, palette.MIST, LEFT + TEXT, middle)


def _draw_label(canvas: Canvas, label: str, middle: float, step: int) -> None:
    """Name a row, what it says in brackets smaller below."""
    name, _, remark = label.partition(" (")
    room = LABELS - TEXT - 10
    fitted = fit(name, Face.NAME, room, LABEL, LABEL_LEAST, 1 if remark else 2)
    size = min(fitted.size, round(step * LINES)) if len(fitted.lines) > 1 or remark else fitted.size
    below = round(step * REMARK)
    x, lift = LEFT + TEXT, below / 2 if remark else 0
    canvas.write_lines(
        fitted.lines, Face.NAME, size, palette.INK, x, middle - lift, leading=LEADING
    )
    if remark:
        note = fit(remark.removesuffix(")"), Face.NAME, room, below, 24, 1)
        canvas.write(note.lines[0], Face.NAME, note.size, palette.INK_SOFT, x, middle + size * 0.42)


def _draw_column(canvas: Canvas, sheet: Sheet, place: int, column: Column, lines: Table) -> None:
    """Draw one player's numbers; the winner's column is raised and amber."""
    x, wide = _column_box(len(sheet.columns), place)
    if column.is_winner:
        top, high = HEAD_TOP - 12, lines.foot + FOOT - HEAD_TOP + 22
        boxes.lit(canvas, palette.LAMP, x, top, wide, high, 18, 1)
        boxes.box(canvas, palette.LAMP, x, top, wide, high, 18)
        for row in range(lines.rows):
            y = lines.body + row * lines.step
            canvas.fill(WINNER_STRIPES[row % 2], x + 8, y, wide - 16, lines.step)
    ink = palette.INK if column.is_winner else palette.PAPER
    _draw_name(canvas, x, wide, column, ink, lines.head)
    middle = x + wide / 2
    best = max(
        1, *[sum(part for part, _ in _parts(sheet, at, 1.0)) for at in range(len(sheet.columns))]
    )
    size = min(NUMBER, round(lines.step * 0.72))
    largest = max(1, *[max(row.points) for row in sheet.rows if row.colour], 1)
    for number, scored in enumerate(sheet.rows):
        value = scored.points[place]
        told = signed(value) if scored.is_sum else gained(value)
        text, colour = (told, palette.INK) if value else ("–", palette.INK_SOFT)
        if value < 0:
            colour = palette.REFUSED
        top = lines.body + number * lines.step
        if scored.colour and value > 0:
            least = width(text, Face.LABEL, size) + 2 * BESIDE
            part = least + value / largest * (wide - 28 - least)
            _draw_wash(canvas, middle - part / 2, top + AROUND, part, lines.step, scored.colour)
        canvas.write(text, Face.LABEL, size, colour, middle, top + lines.step / 2, "m")
    size = BEST if column.is_winner else TOTAL
    parts = _parts(sheet, place, (wide - 48) / best)
    lift = 22 if parts else 0
    canvas.write(
        signed(column.total), Face.NUMBER, size, ink, middle, lines.foot + FOOT / 2 - lift, "m"
    )
    if parts:
        left = middle - sum(part for part, _ in parts) / 2
        _draw_bar(canvas, left, lines.foot + FOOT - TOTAL_BAR - 10, parts)
    if sheet.tie_break:
        line = lines.foot + FOOT + TIE_BREAK / 2 - 6
        value = sheet.tie_break.points[place]
        canvas.write(str(value), Face.LABEL, 50, palette.MIST, middle, line + 4, "m")


def _parts(sheet: Sheet, place: int, scale: float) -> tuple[tuple[float, str], ...]:
    """What a column's points are made of: how long each part of its bar is, with its colour."""
    return tuple(
        (row.points[place] * scale, row.colour)
        for row in sheet.rows
        if row.colour and row.points[place] > 0
    )


def _draw_wash(canvas: Canvas, x: float, y: float, wide: float, step: int, colour: str) -> None:
    """Draw a plate in the colour of a source behind its number."""
    high = step - 2 * AROUND
    boxes.box(canvas, colour, x, y, round(wide), high, 4)
    inner = round(wide) - 4
    boxes.box(canvas, palette.mixed(colour, palette.PAPER, WASH), x + 2, y + 2, inner, high - 4, 3)


def _draw_bar(canvas: Canvas, x: float, y: float, parts: Sequence[tuple[float, str]]) -> None:
    """Draw parts side by side within a dark edge."""
    high = TOTAL_BAR
    total = round(sum(part for part, _ in parts))
    canvas.fill(palette.INK, x - 2, y - 2, total + 4, high + 4)
    at = x
    for part, colour in parts:
        canvas.fill(colour, at, y, round(at + part) - round(at), high)
        at += part
        if part > 6:
            canvas.fill(palette.mixed(colour, palette.INK, 0.45), round(at) - 2, y, 2, high)


def _draw_name(canvas: Canvas, x: int, wide: int, column: Column, ink: str, head: int) -> None:
    """Seal and name, beside each other where there is room, else one below the other."""
    side = fit_person(column.name, Face.NAME, wide - 96, 58, 46)
    middle = HEAD_TOP + head / 2
    if side.lines[0] == column.name:
        text = width(column.name, Face.NAME, side.size)
        left = x + (wide - text - 64) / 2
        canvas.put_centred(tokens.seal(column.seat, 22), left + 24, middle)
        canvas.write(column.name, Face.NAME, side.size, ink, left + 64, middle)
        return
    room = wide - 12
    sizes = NAMES if head > HEAD else NAMES[-1:]
    tried = (fit_person_in_two(column.name, Face.NAME, room, 46, (size, size)) for size in sizes)
    below = next((one for one in tried if len(one.lines) > 1 or one.lines[0] == column.name), None)
    if below is None:
        below = fit_person(column.name, Face.NAME, room, NAMES[0], NAMES[-1])
    canvas.put_centred(tokens.seal(column.seat, 18), x + wide / 2, HEAD_TOP + 26)
    space = HEAD_TOP + 50, HEAD_TOP + head - 4
    canvas.write_lines(
        below.lines, Face.NAME, below.size, ink, x + wide / 2, sum(space) / 2, "m", 0.92
    )
