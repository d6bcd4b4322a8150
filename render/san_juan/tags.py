"""Tags on San Juan's cards: what a decision tells of one, fitted to its measures."""

from typing import NamedTuple

from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.fitting import Fitted, fit, fit_body
from render.core.lettering import Face, width
from render.san_juan.card import Measure

TAG_STEP, TAG_PAD = 1.02, 18
TAG_IN_TWO, TAG_ROOMY, TAG_ABOVE = (24, 30), 160, 8
"""How large letters are in two lines on a drawing lower than that: at most the second where they stay below the cost, else
the first; and how far above its foot a single line lies.
"""


class Tag(NamedTuple):
    """What a decision tells of a card: what it costs now, or why it cannot be had."""

    text: Fitted
    wide: int
    high: int
    is_at_foot: bool
    """Whether it lies below the effect, not on the drawing."""


def tag_fit(told: str, measure: Measure) -> Tag:
    """A tag right of the printed cost where that is large enough, else in two lines at most: on the foot of a drawing that
    stands above the words, else below these.
    """
    size = max(26, min(46, measure.body))
    if measure.across:
        room = measure.across - measure.plaque - TAG_PAD - 20
        text = fit(told, Face.NOTE, room, size, min(size, 30), 1)
        if text.fits:
            return _tag(text, is_at_foot=False)
    beside = 0 if measure.across or measure.is_broad else measure.shield + 4
    room = measure.wide - measure.across - 48 - beside
    text = fit_body(told, Face.NOTE, room, size, 22, 2)
    if not measure.across and len(text.lines) > 1 and measure.drawing < TAG_ROOMY:
        below = measure.drawing - measure.plaque - 11 - 12
        most = min(TAG_IN_TWO[1], max(TAG_IN_TWO[0], int(below / (2 * TAG_STEP))))
        text = fit_body(told, Face.NOTE, room, most, 22, 2)
    return _tag(text, is_at_foot=measure.across > 0)


def _tag(text: Fitted, *, is_at_foot: bool) -> Tag:
    wide = round(max(width(line, Face.NOTE, text.size) for line in text.lines)) + TAG_PAD
    return Tag(text, wide, round(len(text.lines) * text.size * TAG_STEP + 12), is_at_foot)


def draw_tag(canvas: Canvas, x: int, y: int, tag: Tag, measure: Measure) -> None:
    """A night tag on a card."""
    text, wide, high, is_at_foot = tag
    if is_at_foot:
        left, top = x + measure.across + 10, y + measure.high - high - 10
    elif measure.across:
        left, top = x + measure.plaque + 17, y + 11
    else:
        above = TAG_ABOVE if len(text.lines) == 1 else 0
        left, top = x + 8, y + measure.drawing - high - above
    boxes.box(canvas, palette.PAPER, left - 2, top - 2, wide + 4, high + 4, 14)
    boxes.box(canvas, palette.NIGHT, left, top, wide, high, 12)
    middle = left + wide / 2, top + high / 2
    canvas.write_lines(text.lines, Face.NOTE, text.size, palette.PAPER, *middle, "m", TAG_STEP)
