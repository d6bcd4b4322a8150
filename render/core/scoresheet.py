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
"""How high the sky is where a game does not tell."""

BELOW_SKY, HEAD = 16, 104
"""What lies between the sky and the table, and how high its head is."""

CROWDED, CROWDED_HEAD = 4, 138
"""From so many players on names stand below their seals, in a higher head."""
FOOT, BARS, NO_FOOT = 112, 124, 12
"""How high the totals are, and their bars below them; what is left without totals."""

TIE_BREAK = 92
ROW_MOST, ROW_LEAST, ROW_LOW = 92, 74, 68
"""How high rows are at most, and at least with totals below them and without."""

BODY_ROOM = 580
NUMBER, TOTAL, BEST = 68, 76, 88
"""The largest letters of points, totals and the winner's."""
LABEL, LABEL_LEAST, REMARK = 54, 40, 0.38
"""Letters of labels, and how large what they say in brackets is, in heights of the row."""
LINES, LEADING = 0.56, 0.82
"""Letters of a label on two lines, in heights of the row, and from line to line."""
NAMES = (42, 39, 36)
"""Letters of names on two lines: the largest with which a whole part of the name fits on the first."""
CHIP, IN = 20, 18
"""How wide the colour of a source is beside its line, and what is free at both sides of a column."""

TRACK = "#CDBB97"
"""Where a bar lies: as long as that of the most points."""

BAR_LEAST, BAR, UNDER = 10, 17, 7
"""How long the shortest bar is, how high all are, and how far they are from the lower edge of their row."""

STACK, LOSSES, BESIDE, OVER = 96, 56, 9, 42
"""How wide the bars of totals are: what was gained, and what was lost so far beside it; how far over them totals stand."""

LOST, LOST_INK = "#D9463B", "#7A0F12"
"""Of bars of points that were lost, and of their numbers."""

NUMBER_SHARE = 1.06
"""How large points are, in heights of what is over their bar."""

SUNK = 0.5
"""How much of its ground a dash has where nobody scored."""

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
    has_totals: bool = True
    """Whether totals stand below the rows: not where the skyline tells them under a sky that is all its own."""


class Table(NamedTuple):
    """Where the rows of the table lie."""

    top: int
    rows: int
    step: int
    head: int
    totals: int
    """How high the totals are."""

    has_tie_break: bool

    @property
    def body(self) -> int:
        """Where the first row begins."""
        return self.top + self.head

    @property
    def foot(self) -> int:
        """Where the totals begin."""
        return self.body + self.step * self.rows

    @property
    def end(self) -> int:
        """Where the table ends."""
        return self.foot + self.totals + (TIE_BREAK if self.has_tie_break else 0)


class Foot(NamedTuple):
    """What a game shows below the table."""

    high: int
    draw: Callable[[Canvas, int], None]
    """Draws it onto the canvas from the given height on."""


def draw_sheet(
    sheet: Sheet, skyline: Callable[[Canvas, int], None], foot: Foot | None = None, sky: int = SKY
) -> Image.Image:
    """Draw the table; `skyline` draws onto the canvas with its ground at the given height, below so much `sky`."""
    rows = len(sheet.rows)
    least = ROW_LEAST if sheet.has_totals else ROW_LOW
    step = max(least, min(ROW_MOST, BODY_ROOM // max(1, rows)))
    head = CROWDED_HEAD if len(sheet.columns) >= CROWDED else HEAD
    totals = FOOT + (BARS if any(row.colour for row in sheet.rows) else 0)
    if not sheet.has_totals:
        totals = NO_FOOT
    has_tie_break = sheet.tie_break is not None
    lines = Table(sky + BELOW_SKY, rows, step, head, totals, has_tie_break)
    canvas = Canvas(table.ground(WIDE, lines.end + 34 + (foot.high if foot else 0)))
    horizon = SKY if sheet.has_totals else sky
    canvas.image.paste(_dusk(horizon), (0, 0))
    canvas.fill("#33462F", 0, horizon - 20, WIDE, sky - horizon + 20)
    skyline(canvas, sky - 18)
    _draw_banner(canvas, sheet)
    _draw_body(canvas, sheet, lines)
    for place, column in enumerate(sheet.columns):
        _draw_column(canvas, sheet, place, column, lines)
    if foot:
        foot.draw(canvas, lines.end + 14)
    return canvas.image


@kept
def _dusk(high: int) -> Image.Image:
    """The evening sky with stars, a low sun and two rows of hills, so high."""
    stops = ((0.0, "#1D2A4D"), (0.42, "#6B4270"), (0.78, "#C97F5E"), (1.0, "#E8B07A"))
    sky = Image.new("RGB", (WIDE, high))
    ramp = Image.linear_gradient("L")
    for (start, upper), (end, lower) in pairwise(stops):
        top, bottom = round(start * high), round(end * high)
        size = (WIDE, bottom - top)
        blend = Image.composite(
            Image.new("RGB", size, lower), Image.new("RGB", size, upper), ramp.resize(size)
        )
        sky.paste(blend, (0, top))
    scene = Sketch(WIDE, high)
    for star in range(46):
        x, y = (star * 379 + 97) % WIDE, (star * 151 + 23) % (high * 190 // SKY)
        scene.oval("#FFF3D8" + ("B0" if star % 3 else "E8"), x, y, 1.1 + star % 3 * 0.5)
    scene.oval("#FFE7B030", 1120, high - 84, 96)
    scene.oval("#FFEBB8", 1120, high - 84, 62)
    scene.poly("#7A4A6ACC", _ridge(high, high - 78, 26, 0.9))
    scene.poly("#56325C", _ridge(high, high - 46, 18, 2.6))
    ridge = scene.done()
    sky.paste(ridge.colour, (0, 0), ridge.opacity)
    return sky


def _ridge(high: int, level: float, swing: float, phase: float) -> list[tuple[float, float]]:
    edge = [(x, level - swing * sin(phase + x / 260)) for x in range(0, WIDE + 20, 20)]
    return [(0, high), *edge, (WIDE, high)]


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


def column_box(columns: int, place: int) -> tuple[int, int]:
    """Left edge and width of a column."""
    wide = (RIGHT - LEFT - LABELS) // columns
    return LEFT + LABELS + place * wide, wide


def _draw_body(canvas: Canvas, sheet: Sheet, lines: Table) -> None:
    """Draw the table without its numbers: stripes, signs and labels."""
    wide, high = RIGHT - LEFT, lines.end - lines.top
    boxes.shadow(canvas, LEFT, lines.top, wide, high, 22)
    boxes.box(canvas, palette.NIGHT, LEFT, lines.top, wide, high, 22)
    middle = lines.top + lines.head / 2
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
    if sheet.has_totals:
        middle = lines.foot + lines.totals / 2
        canvas.put_centred(art.sticker("vp", 82), LEFT + SIGN, middle)
        canvas.write(sheet.total_label, Face.NAME, 66, palette.PAPER, LEFT + TEXT, middle)
    if sheet.tie_break:
        middle = lines.foot + lines.totals + TIE_BREAK / 2 - 6
        canvas.fill(palette.LINE, LEFT + 24, lines.foot + lines.totals, wide - 48, 2)
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
    x, wide = column_box(len(sheet.columns), place)
    if column.is_winner:
        top, high = lines.top - 12, lines.foot + lines.totals - lines.top + 22
        boxes.lit(canvas, palette.LAMP, x, top, wide, high, 18, 1)
        boxes.box(canvas, palette.LAMP, x, top, wide, high, 18)
        for row in range(lines.rows):
            y = lines.body + row * lines.step
            canvas.fill(WINNER_STRIPES[row % 2], x + 8, y, wide - 16, lines.step)
    ink = palette.INK if column.is_winner else palette.PAPER
    _draw_name(canvas, x, wide, column, ink, lines)
    for number, scored in enumerate(sheet.rows):
        corner = x, lines.body + number * lines.step
        _draw_points(canvas, sheet, scored, place, corner, lines.step)
    middle = x + wide / 2
    if sheet.has_totals:
        _draw_total(canvas, sheet, place, ink, lines.foot + lines.totals - 12)
    if sheet.tie_break:
        line = lines.foot + lines.totals + TIE_BREAK / 2 - 6
        value = sheet.tie_break.points[place]
        canvas.write(str(value), Face.LABEL, 50, palette.MIST, middle, line + 4, "m")


def _draw_total(canvas: Canvas, sheet: Sheet, place: int, ink: str, base: int) -> None:
    """Draw a player's total over the bars of what it is made of."""
    column, (x, wide) = sheet.columns[place], column_box(len(sheet.columns), place)
    middle, size = x + wide / 2, BEST if column.is_winner else TOTAL
    top = base - _draw_bars(canvas, sheet, place, middle, base)
    if any(_lost(sheet, seat) for seat in range(len(sheet.columns))):
        top = base - BARS
    total = signed(column.total)
    canvas.write(total, Face.NUMBER, size, ink, middle, top - OVER, "m")


def _draw_points(
    canvas: Canvas, sheet: Sheet, row: Row, place: int, corner: tuple[int, int], step: int
) -> None:
    """Draw the points of a player in a row over a bar that is as long: from the left, and from the right what was lost."""
    value, (x, y) = row.points[place], corner
    _, wide = column_box(len(sheet.columns), place)
    if row.is_sum or not value:
        ink = palette.INK if value else palette.mixed(palette.INK_SOFT, palette.PAPER, SUNK)
        text, size = signed(value) if value else "–", min(NUMBER, round(step * 0.72))
        canvas.write(text, Face.LABEL, size, ink, x + wide / 2, y + step / 2, "m")
        return
    is_lost, free = value < 0, step - UNDER - BAR
    size, ink = min(NUMBER, round(free * NUMBER_SHARE)), LOST_INK if is_lost else palette.INK
    canvas.write(gained(value), Face.LABEL, size, ink, x + wide / 2, y + free / 2 + 1, "m")
    colour = LOST if is_lost else row.colour
    if not colour:
        return
    most = max(abs(points) for one in sheet.rows for points in one.points if not one.is_sum)
    long = max(BAR_LEAST, round(abs(value) / most * (wide - 2 * IN)))
    left, top = x + (wide - IN - long if is_lost else IN), y + free
    boxes.box(canvas, TRACK, x + IN, top, wide - 2 * IN, BAR, 4)
    boxes.box(canvas, palette.mixed(colour, palette.INK, 0.55), left, top, long, BAR, 4)
    boxes.box(canvas, colour, left + 2, top + 2, long - 4, BAR - 4, 3)


def _draw_bars(canvas: Canvas, sheet: Sheet, place: int, middle: float, foot: int) -> int:
    """Draw what a total is made of as a bar on the foot, as high as the points are many; the answer is how high that is.

    What was lost stands beside it.
    """
    seats = range(len(sheet.columns))
    best = max(1, *[max(_gained(sheet, seat), _lost(sheet, seat)) for seat in seats])
    wide = STACK + (LOSSES + BESIDE if any(_lost(sheet, seat) for seat in seats) else 0)
    left, share = round(middle - wide / 2), BARS / best
    parts = [(part * share, colour) for part, colour in _parts(sheet, place)]
    lost = [(one * share, LOST) for one in (_lost(sheet, place),) if one]
    gain = _draw_stack(canvas, left, foot, STACK, parts)
    return max(gain, _draw_stack(canvas, left + STACK + BESIDE, foot, LOSSES, lost))


def _gained(sheet: Sheet, place: int) -> int:
    """What a column has gained."""
    return sum(part for part, _ in _parts(sheet, place))


def _parts(sheet: Sheet, place: int) -> tuple[tuple[int, str], ...]:
    """What a column's points are made of, each part with its colour."""
    return tuple(
        (row.points[place], row.colour)
        for row in sheet.rows
        if row.colour and row.points[place] > 0
    )


def _lost(sheet: Sheet, place: int) -> int:
    """What a column has lost."""
    return -sum(min(0, row.points[place]) for row in sheet.rows if not row.is_sum)


def _draw_stack(
    canvas: Canvas, x: int, foot: int, wide: int, parts: Sequence[tuple[float, str]]
) -> int:
    """Draw parts that are so high one over the other within a dark edge; the answer is how high all are."""
    total = round(sum(part for part, _ in parts))
    if total:
        canvas.fill(palette.INK, x - 3, foot - total - 3, wide + 6, total + 6)
    at = 0.0
    for part, colour in parts:
        lower, at = at, at + part
        high = round(at) - round(lower)
        canvas.fill(colour, x, foot - round(at), wide, high)
        if high > 6:
            canvas.fill(palette.mixed(colour, palette.INK, 0.45), x, foot - round(at), wide, 2)
    return total


def _draw_name(canvas: Canvas, x: int, wide: int, column: Column, ink: str, lines: Table) -> None:
    """Seal and name, beside each other where there is room, else one below the other."""
    side = fit_person(column.name, Face.NAME, wide - 96, 58, 46)
    middle = lines.top + lines.head / 2
    if side.lines[0] == column.name:
        text = width(column.name, Face.NAME, side.size)
        left = x + (wide - text - 64) / 2
        canvas.put_centred(tokens.seal(column.seat, 22), left + 24, middle)
        canvas.write(column.name, Face.NAME, side.size, ink, left + 64, middle)
        return
    room = wide - 12
    sizes = NAMES if lines.head > HEAD else NAMES[-1:]
    tried = (fit_person_in_two(column.name, Face.NAME, room, 46, (size, size)) for size in sizes)
    below = next((one for one in tried if len(one.lines) > 1 or one.lines[0] == column.name), None)
    if below is None:
        below = fit_person(column.name, Face.NAME, room, NAMES[0], NAMES[-1])
    canvas.put_centred(tokens.seal(column.seat, 18), x + wide / 2, lines.top + 26)
    space = lines.top + 50, lines.top + lines.head - 4
    canvas.write_lines(
        below.lines, Face.NAME, below.size, ink, x + wide / 2, sum(space) / 2, "m", 0.92
    )
