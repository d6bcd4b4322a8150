"""The picture of how a game went: a line for each seat in its colours, from round to round, with what moved it marked.

The reader's own line lies on amber. Marks stand on that line: a numbered disc for a mistake, a numbered square for a strong
move, a diamond for luck, a hexagon for a round that turned the game. All of it stays legible where the picture is 277 pixels
wide.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import cos, pi, sin
from typing import NamedTuple

from msgspec import Struct

from games.core.model import Seat
from render.core import boxes, palette, table, tokens
from render.core.canvas import Canvas
from render.core.contract import Picture
from render.core.encode import picture
from render.core.fitting import fit, fit_person
from render.core.lettering import Face
from render.core.sketch import Sketch

WIDE = 1000
LEFT, RIGHT = 18, 982
PAD = 28
HEAD_TOP, HEAD = 20, 104
NAME_ROW = 74
IN_ROW = 3
PLOT_LEFT, PLOT_RIGHT = 150, 928
PLOT = 480
"""How high the lines may rise."""

ABOVE, BELOW = 44, 100
STROKE, RIM, GLOW = 9, 14, 30
SEAL = 27
MARK = 30
APART = 66
"""How far apart the middles of two marks are at least, or one stands above the other."""


class MarkKind(StrEnum):
    """What moved the line there."""

    MISTAKE = "mistake"
    STRONG = "strong"
    LUCK = "luck"
    TURN = "turn"


class ChartMark(Struct, frozen=True):
    """A mark on the reader's line."""

    at: int
    """Which point of the line."""
    kind: MarkKind
    label: str = ""
    """Its number in the list below the picture."""


class LineChart(Struct, frozen=True):
    """What the picture shows."""

    filename: str
    headline: str
    names: tuple[str, ...]
    """Of the seats, in order."""
    owners: tuple[int, ...]
    """The places of the seats' colours among all colours, as the board has them."""
    rounds: tuple[int, ...]
    """Of the points."""
    lines: tuple[tuple[float, ...], ...]
    """For each point the value of each seat."""
    own: Seat
    top: float
    """The highest value of the scale, which begins at 0."""
    scale: tuple[str, ...]
    """What stands beside the scale, from 0 to the top, at even distances."""
    axis: str
    """What the points are counted in."""
    marks: tuple[ChartMark, ...]
    alt: str


class _Plot(NamedTuple):
    """Where the lines lie."""

    chart: LineChart
    top: int

    @property
    def bottom(self) -> int:
        """The line of 0."""
        return self.top + PLOT

    def x(self, at: int) -> float:
        """Across, for a point."""
        return PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * at / max(1, len(self.chart.rounds) - 1)

    def y(self, value: float) -> float:
        """Down, for a value."""
        return self.bottom - PLOT * min(1.0, max(0.0, value / self.chart.top))


def draw_line_chart(chart: LineChart) -> Picture:
    """Draw it."""
    rows = -(-len(chart.names) // IN_ROW)
    top = HEAD_TOP + HEAD + rows * NAME_ROW + ABOVE
    plot = _Plot(chart, top)
    high = plot.bottom + BELOW - HEAD_TOP
    canvas = Canvas(table.ground(WIDE, HEAD_TOP + high + 20))
    boxes.shadow(canvas, LEFT, HEAD_TOP, RIGHT - LEFT, high, 22)
    boxes.box(canvas, palette.PAPER, LEFT, HEAD_TOP, RIGHT - LEFT, high, 22)
    boxes.box(canvas, palette.NIGHT, LEFT, HEAD_TOP, RIGHT - LEFT, HEAD, 22)
    line = fit(chart.headline, Face.NAME, RIGHT - LEFT - 2 * PAD, 60, 40)
    canvas.write_lines(
        line.lines, Face.NAME, line.size, palette.PAPER, LEFT + PAD, HEAD_TOP + HEAD / 2
    )
    _draw_names(canvas, chart)
    _draw_scale(canvas, plot)
    _draw_lines(canvas, plot)
    _draw_marks(canvas, plot)
    return picture(canvas.image, chart.filename, chart.alt)


def _draw_names(canvas: Canvas, chart: LineChart) -> None:
    """Every seat with its seal; the reader's own on amber."""
    wide = (RIGHT - LEFT - 2 * PAD) // min(IN_ROW, len(chart.names))
    for seat, name in enumerate(chart.names):
        x = LEFT + PAD + seat % IN_ROW * wide
        middle = HEAD_TOP + HEAD + 10 + seat // IN_ROW * NAME_ROW + NAME_ROW // 2
        if seat == chart.own:
            boxes.box(canvas, palette.LAMP, x - 8, middle - 33, wide - 8, 66, 20)
        canvas.put_centred(tokens.seal(chart.owners[seat], 23), x + 26, middle)
        said = fit_person(name, Face.NAME, wide - 88, 46, 38)
        canvas.write(said.lines[0], Face.NAME, said.size, palette.INK, x + 62, middle)


def _draw_scale(canvas: Canvas, plot: _Plot) -> None:
    """Lines across at even values, and the rounds below."""
    chart = plot.chart
    for place, text in enumerate(chart.scale):
        y = plot.y(chart.top * place / (len(chart.scale) - 1))
        canvas.fill(palette.PAPER_EDGE, PLOT_LEFT - 10, y - 1, PLOT_RIGHT - PLOT_LEFT + 20, 3)
        canvas.write(text, Face.LABEL, 36, palette.INK_SOFT, PLOT_LEFT - 20, y, "r")
    last = len(chart.rounds) - 1
    below = plot.bottom + 62
    for at in dict.fromkeys((last // 4, last // 2, last * 3 // 4, last)):
        if at:
            number = str(chart.rounds[at])
            canvas.write(number, Face.LABEL, 36, palette.INK_SOFT, plot.x(at), below, "m")
    canvas.write(chart.axis, Face.NOTE, 36, palette.INK_SOFT, PLOT_LEFT - 20, below)


def _draw_lines(canvas: Canvas, plot: _Plot) -> None:
    """The reader's own line last, on amber; at the end of each the seal of its seat."""
    chart = plot.chart
    order = sorted(range(len(chart.names)), key=lambda seat: seat == chart.own)
    sketch = Sketch(WIDE, plot.bottom + 40)
    for seat in order:
        points = [(plot.x(at), plot.y(values[seat])) for at, values in enumerate(chart.lines)]
        colour = palette.SEATS[chart.owners[seat]]
        if seat == chart.own:
            sketch.line(palette.LAMP, GLOW, points)
        sketch.line(colour.dark, RIM, points)
        sketch.line(colour.full, STROKE, points)
    canvas.put(sketch.done(), 0, 0)
    ends = {seat: plot.y(chart.lines[-1][seat]) for seat in order}
    for seat, y in _spread(ends, plot).items():
        canvas.put_centred(tokens.seal(chart.owners[seat], SEAL), PLOT_RIGHT + 14, y)


def _spread(ends: dict[Seat, float], plot: _Plot) -> dict[Seat, float]:
    """The seals at the ends of the lines, moved up where they would lie on each other."""
    placed: dict[Seat, float] = {}
    lowest = float(plot.bottom + SEAL)
    for seat, y in sorted(ends.items(), key=lambda one: -one[1]):
        lowest = min(y, lowest - 1.5 * SEAL) if placed else y
        placed[seat] = lowest
    return placed


def _draw_marks(canvas: Canvas, plot: _Plot) -> None:
    """On the reader's line, one above the other where they would touch."""
    chart = plot.chart
    taken: list[tuple[float, float]] = []
    for mark in chart.marks:
        x, y = plot.x(mark.at), plot.y(chart.lines[mark.at][chart.own])
        y = _free(x, y, taken, plot.top)
        taken.append((x, y))
        _draw_mark(canvas, mark, x, y)


def _free(x: float, y: float, taken: Sequence[tuple[float, float]], top: int) -> float:
    """The nearest height at which no mark is yet: above, or below where there is no room."""
    for away in range(0, PLOT, APART):
        for height in (y - away, y + away):
            fits = top - ABOVE / 2 <= height <= top + PLOT
            if fits and all(
                abs(x - other) >= APART or abs(height - high) >= APART for other, high in taken
            ):
                return height
    return y


def _draw_mark(canvas: Canvas, mark: ChartMark, x: float, y: float) -> None:
    """A disc, a square, a diamond or a hexagon, with its number."""
    size = 2 * (MARK + 5)
    sketch, middle = Sketch(size, size, 2), size / 2
    if mark.kind is MarkKind.MISTAKE:
        sketch.oval(palette.KEYLINE, middle, middle, MARK + 4)
        sketch.oval(palette.REFUSED, middle, middle, MARK)
    elif mark.kind is MarkKind.STRONG:
        sketch.box(
            palette.KEYLINE, middle - MARK - 2, middle - MARK - 2, 2 * MARK + 4, 2 * MARK + 4, 12
        )
        sketch.box(
            palette.TICK, middle - MARK + 2, middle - MARK + 2, 2 * MARK - 4, 2 * MARK - 4, 9
        )
    else:
        is_luck = mark.kind is MarkKind.LUCK
        fill = palette.AZULEJO if is_luck else palette.TURNED
        for colour, reach in ((palette.KEYLINE, MARK + 4), (fill, MARK - 1)):
            points = [
                (reach * cos(2 * pi * corner / corners), reach * sin(2 * pi * corner / corners))
                for corners in (4 if is_luck else 6,)
                for corner in range(corners)
            ]
            sketch.poly(colour, [(middle + across, middle + down) for across, down in points])
    canvas.put_centred(sketch.done(), x, y)
    canvas.write(mark.label, Face.NUMBER, 40, palette.WHITE, x, y, "m")
