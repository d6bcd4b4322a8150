"""The picture of a ladder: a row for each person, or for each game of one person, with a bar from the least to the most
that the rating may be.

All bars lie on one scale, so they can be compared; the disc is the rating, the line down all rows is where everybody begins.
The reader's own row is amber; what is rated apart is dark.
"""

from collections.abc import Sequence
from typing import NamedTuple

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
PAD = 28
HEAD_TOP, HEAD = 20, 108
ROW, BELOW, APART_GAP = 124, 50, 16
FOOT = 66
RANK = 128
"""Room for the rank, where rows have one."""

BAR = 26
DISC = 19
STEP = 100
"""The scale begins and ends at a multiple of this."""

STRIPES = (palette.PAPER, palette.mixed(palette.PAPER, palette.PAPER_EDGE, 0.35))


class Span(Struct, frozen=True):
    """A rating, and the least and the most that it may be."""

    low: int
    value: int
    high: int


class Rung(Struct, frozen=True):
    """One row."""

    name: str
    told: str
    """How often was played and won, in words."""
    rating: str
    """In words: with its margin, or that there is none."""
    span: Span | None = None
    """None: no rating."""
    rank: str = ""
    """In words; empty where no rows of this kind have any."""
    is_own: bool = False
    """Whether it is the reader's."""
    is_apart: bool = False
    """Whether it stands below the others, rated apart."""
    below: str = ""
    """What else there is to say, in a line below."""

    @property
    def height(self) -> int:
        """Pixels, as wide as the picture is."""
        return ROW + (BELOW if self.below and self.span is not None else 0)


class Rungs(Struct, frozen=True):
    """What the picture shows; at least one row."""

    filename: str
    headline: str
    rows: tuple[Rung, ...]
    start: int
    """Where everybody begins."""
    alt: str


class _Scale(NamedTuple):
    """Where a rating lies on the bars, in pixels."""

    least: int
    most: int
    left: int
    right: int

    def at(self, rating: int) -> float:
        """Across."""
        share = (rating - self.least) / (self.most - self.least)
        return self.left + share * (self.right - self.left)


def draw_ladder(rungs: Rungs) -> Picture:
    """Draw all rows, those apart below the others."""
    rows = [row for row in rungs.rows if not row.is_apart]
    apart = [row for row in rungs.rows if row.is_apart]
    top = HEAD_TOP + HEAD
    heights = [row.height for row in rows]
    end = top + sum(heights) + (APART_GAP if rows and apart else 0)
    end += sum([row.height for row in apart])
    scale = _scale_of(rungs)
    has_scale = scale is not None
    canvas = Canvas(table.ground(WIDE, end + (FOOT if has_scale else 0) + 20))
    boxes.shadow(canvas, LEFT, HEAD_TOP, RIGHT - LEFT, end - HEAD_TOP, 22)
    boxes.box(canvas, palette.NIGHT, LEFT, HEAD_TOP, RIGHT - LEFT, end - HEAD_TOP, 22)
    line = fit(rungs.headline, Face.NAME, RIGHT - LEFT - 2 * PAD, 66, 40)
    canvas.write_lines(
        line.lines, Face.NAME, line.size, palette.PAPER, LEFT + PAD, HEAD_TOP + HEAD / 2
    )
    for place, row in enumerate(rows):
        above = top + sum(heights[:place])
        _draw_row(canvas, row, above, STRIPES[place % 2], scale, rungs.start)
    for place, row in enumerate(apart):
        above = end - sum([one.height for one in apart[place:]])
        _draw_row(canvas, row, above, palette.PANEL, scale, rungs.start)
    if scale is not None:
        _draw_foot(canvas, scale, end, rungs.start)
    return picture(canvas.image, rungs.filename, rungs.alt)


def _scale_of(rungs: Rungs) -> _Scale | None:
    """From below the least to above the most of all ratings; None where nobody has one."""
    spans = [row.span for row in rungs.rows if row.span is not None]
    if not spans:
        return None
    least = min([rungs.start, *(span.low for span in spans)]) // STEP * STEP
    most = -(-max([rungs.start, *(span.high for span in spans)]) // STEP) * STEP
    left = LEFT + PAD + (RANK if _has_ranks(rungs.rows) else 0)
    return _Scale(least, max(most, least + STEP), left, RIGHT - PAD)


def _has_ranks(rows: Sequence[Rung]) -> bool:
    return any(row.rank for row in rows)


def _draw_row(
    canvas: Canvas, row: Rung, top: int, ground: str, scale: _Scale | None, start: int
) -> None:
    """Name and rating above, the bar below with how often was played above its end."""
    colour = palette.LAMP if row.is_own else ground
    ink = palette.PAPER if row.is_apart else palette.INK
    soft = palette.MIST if row.is_apart else palette.INK if row.is_own else palette.INK_SOFT
    canvas.fill(colour, LEFT + 8, top, RIGHT - LEFT - 16, row.height - 4)
    left = LEFT + PAD + (RANK if row.rank or (scale and scale.left > LEFT + PAD) else 0)
    upper, lower = top + 38, top + 92
    if row.rank:
        place = fit(row.rank, Face.NUMBER, RANK - 24, 48, 26, 1)
        canvas.write(row.rank, Face.NUMBER, place.size, ink, LEFT + PAD, top + ROW / 2 - 4)
    rating = canvas.write(row.rating, Face.LABEL, 42, ink, RIGHT - PAD, upper, "r")
    told = fit(row.told, Face.NOTE, 330, 40, 32, 1)
    room = round(RIGHT - PAD - rating - left - 24 - width(row.told, Face.NOTE, told.size) - 24)
    name = fit_person(row.name, Face.NAME, room, 54, 40)
    end = left + canvas.write(name.lines[0], Face.NAME, name.size, ink, left, upper)
    canvas.write(row.told, Face.NOTE, told.size, soft, end + 22, upper + 3)
    if row.span is not None and scale is not None:
        _draw_bar(canvas, row, row.span, scale, lower, start)
    if row.below:
        line = fit(row.below, Face.NOTE, RIGHT - PAD - left, 40, 32, 1)
        middle = top + row.height - 36
        canvas.write(line.lines[0], Face.NOTE, line.size, soft, left, middle)


def _draw_bar(
    canvas: Canvas, row: Rung, span: Span, scale: _Scale, middle: int, start: int
) -> None:
    """The whole scale faintly, on it what the rating may be, and the rating."""
    wide = scale.right - scale.left
    track = palette.WELL if row.is_apart else palette.PAPER_EDGE
    if row.is_own:
        track = palette.LAMP_LIP
    boxes.box(canvas, track, scale.left, middle - 4, wide, 8, 4)
    canvas.fill(palette.INK_SOFT, scale.at(start) - 2, middle - 22, 4, 44)
    left, right = round(scale.at(span.low)), round(scale.at(span.high))
    boxes.box(
        canvas, palette.AZULEJO_PALE, left, middle - BAR // 2, max(BAR, right - left), BAR, BAR // 2
    )
    boxes.outline(
        canvas,
        palette.AZULEJO,
        left,
        middle - BAR // 2,
        max(BAR, right - left),
        BAR,
        BAR // 2,
        3,
    )
    disc = Sketch(2 * DISC, 2 * DISC, 4)
    disc.oval(palette.KEYLINE, DISC, DISC, DISC)
    disc.oval(palette.AZULEJO_DEEP, DISC, DISC, DISC - 5)
    canvas.put_centred(disc.done(), scale.at(span.value), middle)


def _draw_foot(canvas: Canvas, scale: _Scale, top: int, start: int) -> None:
    """The ends of the scale and where everybody begins, unless these are too near to each other."""
    middle = top + FOOT / 2 + 4
    ends = ((scale.least, scale.left, "l"), (scale.most, scale.right, "r"))
    for rating, x, side in ends:
        canvas.write(str(rating), Face.LABEL, 36, palette.MIST, x, middle, side)
    apart = width(str(start), Face.LABEL, 36) * 1.8
    if scale.left + apart < scale.at(start) < scale.right - apart:
        canvas.write(str(start), Face.LABEL, 36, palette.PAPER, scale.at(start), middle, "m")
