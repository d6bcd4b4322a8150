"""The picture of how a game went: a line for each seat in its colours, from round to round, with what moved it marked.

The reader's own line lies on amber. Marks stand on that line: a numbered disc for a mistake, a numbered square for a strong
move, a diamond for luck, a hexagon for a round that turned the game. Where there is no room for one, it stands beside the line
on a stem. The seal of each seat lies on its line where that is farthest from the others. All of it stays legible where the
picture is 277 pixels wide.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import NamedTuple, TypeAlias

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
SEAL = 25
MARK = 30
APART = 66
"""How far apart the middles of two marks are at least, and a mark from the place of another."""

STEMS = (72, 108, 144, 180, 216)
"""How far from its place a mark stands that has no room there, the nearest first."""

TURNS = (-1 / 2, 1 / 2, -1 / 3, -2 / 3, 1 / 3, 2 / 3, -1 / 6, -5 / 6)
"""In which directions it may, as shares of half a turn: above, below, and aslant."""

STEM, STEM_RIM, FOOT = 6, 14, 10

CLEAR = 70
"""A line as far as this from all others is clear enough."""

Spot: TypeAlias = tuple[float, float]


class MarkKind(StrEnum):
    """What moved the line there."""

    MISTAKE = "mistake"
    STRONG = "strong"
    LUCK = "luck"
    TURN = "turn"


class ChartMark(Struct, frozen=True):
    """A mark on the reader's line."""

    at: float
    """Which point of the line, or how far between two."""
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
    end: str
    """What stands below the last point instead of its round."""
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

    def x(self, at: float) -> float:
        """Across, for a point or a place between two."""
        return PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * at / max(1, len(self.chart.rounds) - 1)

    def y(self, value: float) -> float:
        """Down, for a value."""
        return self.bottom - PLOT * min(1.0, max(0.0, value / self.chart.top))

    def line(self, seat: Seat) -> list[Spot]:
        """The line of that seat, from left to right."""
        return [(self.x(at), self.y(values[seat])) for at, values in enumerate(self.chart.lines)]


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
    _draw_seals(canvas, plot, _draw_marks(canvas, plot))
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
            label = chart.end if at == last else str(chart.rounds[at])
            face = Face.NOTE if at == last else Face.LABEL
            canvas.write(label, face, 36, palette.INK_SOFT, plot.x(at), below, "m")
    canvas.write(chart.axis, Face.NOTE, 36, palette.INK_SOFT, PLOT_LEFT - 20, below)


def _draw_lines(canvas: Canvas, plot: _Plot) -> None:
    """The reader's own line last, on amber."""
    chart = plot.chart
    sketch = Sketch(WIDE, plot.bottom + 40)
    for seat in sorted(range(len(chart.names)), key=lambda seat: seat == chart.own):
        points = plot.line(seat)
        colour = palette.SEATS[chart.owners[seat]]
        if seat == chart.own:
            sketch.line(palette.LAMP, GLOW, points)
        sketch.line(colour.dark, RIM, points)
        sketch.line(colour.full, STROKE, points)
    canvas.put(sketch.done(), 0, 0)


def _draw_seals(canvas: Canvas, plot: _Plot, marks: Sequence[Spot]) -> None:
    """On each line the seal of its seat, clear of the marks."""
    chart = plot.chart
    for seat, (x, y) in enumerate(
        seal_spots([plot.line(one) for one in range(len(chart.names))], marks)
    ):
        canvas.put_centred(tokens.seal(chart.owners[seat], SEAL), x, y)


def seal_spots(lines: Sequence[Sequence[Spot]], marks: Sequence[Spot]) -> list[Spot]:
    """A spot on each line, as far from the other lines as need be, and not on a mark or another seal where it can be helped."""
    taken = list(marks)
    spots = []
    for seat, line in enumerate(lines):
        others = [other for one, other in enumerate(lines) if one != seat]
        along = [_at(line, x) for x in _across(line)]

        def clearness(
            spot: Spot, others: Sequence[Sequence[Spot]] = others
        ) -> tuple[bool, float, float]:
            is_free = all(dist(spot, one) >= APART for one in taken)
            return is_free, _clear(spot, others), spot[0]

        spots.append(max(along, key=clearness))
        taken.append(spots[-1])
    return spots


def _across(line: Sequence[Spot]) -> range:
    """Where a seal may lie, left to right: not at the ends."""
    first, last = round(line[0][0]), round(line[-1][0])
    return range(first + SEAL, last - SEAL, 6)


def _at(line: Sequence[Spot], x: float) -> Spot:
    """The spot of the line that is so far right."""
    (left, high), (right, low) = next(pair for pair in pairwise(line) if x <= pair[1][0])
    return x, high + (low - high) * (x - left) / (right - left)


def _clear(spot: Spot, others: Sequence[Sequence[Spot]]) -> float:
    """How far away the nearest of the other lines is there, no more than need be."""
    x, y = spot
    around = [_at(other, x + aside) for other in others for aside in (-SEAL, 0, SEAL)]
    return min([CLEAR, *[abs(y - high) for _, high in around]])


def _draw_marks(canvas: Canvas, plot: _Plot) -> list[Spot]:
    """On the reader's line, or beside it with a stem; where they stand, and the spots that they belong to."""
    chart = plot.chart
    own = plot.line(chart.own)
    feet = [_at(own, plot.x(mark.at)) for mark in chart.marks]
    heads = mark_spots(feet, plot.top - ABOVE // 2, plot.bottom + 10)
    stems = Sketch(WIDE, plot.bottom + BELOW)
    for colour, wide in ((palette.KEYLINE, STEM_RIM), (palette.INK, STEM)):
        for foot, head in zip(feet, heads, strict=True):
            if foot != head:
                stems.line(colour, wide, [foot, head])
                stems.oval(colour, *foot, FOOT if colour == palette.INK else FOOT + 4)
    canvas.put(stems.done(), 0, 0)
    for mark, head in zip(chart.marks, heads, strict=True):
        _draw_mark(canvas, mark, *head)
    return [*heads, *feet]


def mark_spots(feet: Sequence[Spot], top: float, bottom: float) -> list[Spot]:
    """Where marks stand that belong to these spots: there, or as near as they touch no other and hide no other's spot."""
    heads: list[Spot] = []
    for foot in feet:
        others = [one for one in feet if one != foot]

        def is_free(head: Spot, others: Sequence[Spot] = others) -> bool:
            is_inside = top <= head[1] <= bottom and PLOT_LEFT <= head[0] <= RIGHT - MARK - 12
            return is_inside and all(dist(head, one) >= APART for one in (*heads, *others))

        heads.append(next(filter(is_free, (foot, *_around(foot))), foot))
    return heads


def _around(foot: Spot) -> Iterable[Spot]:
    """Where the mark of that spot may stand beside it, the nearest first."""
    for long in STEMS:
        for turn in TURNS:
            yield foot[0] + long * cos(pi * turn), foot[1] + long * sin(pi * turn)


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
