"""The picture of a crosstable: a line for each player with the points of every round and the sum; sections for divisions.

A round's box is the bluer the more points it has; below the points stand the places of those who were met, where there is
room for all of them. With many rounds a line has two storeys: name and sum above, the rounds below. The reader's own line
is amber; a triangle tells who moves up or down.
"""

from msgspec import Struct

from render.core import boxes, palette, table
from render.core.canvas import Canvas
from render.core.contract import Picture
from render.core.encode import picture
from render.core.fitting import fit, fit_person
from render.core.lettering import Face, width
from render.core.sketch import Sketch

WIDE = 1000
LEFT, RIGHT = 18, 982
PAD = 26
TOP, HEAD, SECTION = 20, 104, 74
RANK, SUM, CELL = 84, 124, 104
LOW, HIGH, UPPER = 100, 176, 76
"""Heights of a line of one storey and of one with two, and of the upper storey."""

ONE_STOREY = 4
"""More rounds than these need two storeys."""

MOST_LOW, MOST_HIGH = 24, 12
"""Lines of one storey and of two in one picture, which is then light enough to be sent."""

MET, LEAST_MET = 38, 34
ARROW = 38

STRIPES = (palette.PAPER, palette.mixed(palette.PAPER, palette.PAPER_EDGE, 0.35))


class Cell(Struct, frozen=True):
    """How a player came out in a round."""

    points: str
    share: float
    """Part of a win, 0 to 1."""
    met: str
    """Against whom: their places in the standings, or that it was a bye."""


class Line(Struct, frozen=True):
    """One player."""

    rank: str
    name: str
    cells: tuple[Cell | None, ...]
    """One for each round; None: not played."""
    total: str
    is_own: bool = False
    move: int = 0
    """1: goes up, -1: goes down."""


class Section(Struct, frozen=True):
    """Players who are ranked together."""

    heading: str
    lines: tuple[Line, ...]


class Crosstable(Struct, frozen=True):
    """What the picture shows; at least one section with at least one line, and no more than `most_lines` altogether."""

    filename: str
    headline: str
    rounds: tuple[str, ...]
    """What heads each round's column."""
    total: str
    """What heads the sums."""
    sections: tuple[Section, ...]
    alt: str


def most_lines(rounds: int) -> int:
    """So many lines one picture may have."""
    return MOST_LOW if rounds <= ONE_STOREY else MOST_HIGH


class _Grid:
    """Where everything of a line lies."""

    def __init__(self, shown: Crosstable) -> None:
        self.rounds = len(shown.rounds)
        self.is_low = self.rounds <= ONE_STOREY
        self.high = LOW if self.is_low else HIGH
        room = RIGHT - LEFT - 2 * PAD
        self.cell = CELL if self.is_low else min(CELL, room // self.rounds)
        self.left = RIGHT - PAD - SUM - CELL * self.rounds if self.is_low else LEFT + PAD
        self.sum = RIGHT - PAD
        self.name_end = self.left if self.is_low else RIGHT - PAD - SUM
        cells = [
            cell
            for section in shown.sections
            for line in section.lines
            for cell in line.cells
            if cell is not None
        ]
        self.has_met = all(
            width(cell.met, Face.BODY, LEAST_MET) <= self.cell - 12 for cell in cells
        )

    def middle(self, number: int) -> float:
        """Of a round's box, across."""
        return self.left + self.cell * (number + 0.5)


def draw_crosstable(shown: Crosstable) -> Picture:
    """Draw all sections, one below the other."""
    grid = _Grid(shown)
    body = sum(SECTION + grid.high * len(section.lines) for section in shown.sections)
    canvas = Canvas(table.ground(WIDE, TOP + HEAD + body + 20))
    boxes.shadow(canvas, LEFT, TOP, RIGHT - LEFT, HEAD + body, 22)
    boxes.box(canvas, palette.NIGHT, LEFT, TOP, RIGHT - LEFT, HEAD + body, 22)
    head = fit(shown.headline, Face.NAME, RIGHT - LEFT - 2 * PAD, 64, 40)
    canvas.write_lines(head.lines, Face.NAME, head.size, palette.PAPER, LEFT + PAD, TOP + HEAD / 2)
    top = TOP + HEAD
    for section in shown.sections:
        _draw_heading(canvas, shown, section, grid, top)
        top += SECTION
        for place, line in enumerate(section.lines):
            _draw_line(canvas, line, grid, top, STRIPES[place % 2])
            top += grid.high
    return picture(canvas.image, shown.filename, shown.alt)


def _draw_heading(
    canvas: Canvas, shown: Crosstable, section: Section, grid: _Grid, top: int
) -> None:
    """The section's name, and what heads the columns where they stand beside the names."""
    canvas.fill(palette.PANEL, LEFT + 8, top, RIGHT - LEFT - 16, SECTION - 4)
    middle = top + SECTION / 2 - 2
    room = round(grid.name_end - LEFT - PAD - 16)
    name = fit(section.heading, Face.NAME, room, 50, 38, 1)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.LAMP_GLINT, LEFT + PAD, middle)
    total = fit(shown.total, Face.LABEL, SUM, 40, 30, 1)
    canvas.write(total.lines[0], Face.LABEL, total.size, palette.MIST, grid.sum, middle, "r")
    if grid.is_low:
        for number, label in enumerate(shown.rounds):
            canvas.write(label, Face.LABEL, 40, palette.MIST, grid.middle(number), middle, "m")


def _draw_line(canvas: Canvas, line: Line, grid: _Grid, top: int, ground: str) -> None:
    """Rank, name, rounds and sum of one player."""
    colour = palette.LAMP if line.is_own else ground
    canvas.fill(colour, LEFT + 8, top, RIGHT - LEFT - 16, grid.high - 4)
    middle = top + (LOW if grid.is_low else UPPER) / 2
    rank = fit(line.rank, Face.NUMBER, RANK - 12, 48, 28, 1)
    canvas.write(line.rank, Face.NUMBER, rank.size, palette.INK, LEFT + PAD, middle)
    left = LEFT + PAD + RANK
    end = grid.name_end - 14 - (ARROW + 12 if line.move else 0)
    name = fit_person(line.name, Face.NAME, round(end - left), 52, 40)
    wide = canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, left, middle)
    if line.move:
        _draw_arrow(canvas, left + wide + 12, middle, is_up=line.move > 0)
    canvas.write(line.total, Face.NUMBER, 52, palette.INK, grid.sum, middle, "r")
    cells = (top + 5, LOW - 14) if grid.is_low else (top + UPPER, HIGH - UPPER - 12)
    for number, cell in enumerate(line.cells):
        if cell is not None:
            _draw_cell(canvas, cell, grid, grid.middle(number), *cells)


def _draw_cell(canvas: Canvas, cell: Cell, grid: _Grid, middle: float, top: int, high: int) -> None:
    """A box as blue as its points are many."""
    ground = palette.mixed(palette.PAPER_SHADE, palette.AZULEJO_DEEP, cell.share)
    ink = max((palette.INK, palette.WHITE), key=lambda one: palette.contrast(one, ground))
    wide = grid.cell - 6
    boxes.box(canvas, ground, middle - wide / 2, top, wide, high, 10)
    upper = top + high * (0.3 if grid.has_met else 0.5)
    points = fit(cell.points, Face.NUMBER, wide - 6, 46, 30, 1)
    canvas.write(cell.points, Face.NUMBER, points.size, ink, middle, upper, "m")
    if grid.has_met:
        met = fit(cell.met, Face.BODY, wide - 6, MET, LEAST_MET, 1)
        canvas.write(cell.met, Face.BODY, met.size, ink, middle, top + high * 0.75, "m")


def _draw_arrow(canvas: Canvas, left: float, middle: float, *, is_up: bool) -> None:
    """A triangle that points up or down."""
    arrow = Sketch(ARROW, ARROW, 4)
    tip, foot = (3, ARROW - 3) if is_up else (ARROW - 3, 3)
    colour = palette.TICK if is_up else palette.REFUSED
    arrow.poly(palette.KEYLINE, [(ARROW / 2, tip), (ARROW, foot), (0, foot)])
    inner = (tip + 5, foot - 2) if is_up else (tip - 5, foot + 2)
    arrow.poly(colour, [(ARROW / 2, inner[0]), (ARROW - 4, inner[1]), (4, inner[1])])
    canvas.put(arrow.done(), left, middle - ARROW / 2)
