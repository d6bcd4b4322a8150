"""The status ribbon over every board and hand: who and what, what has just happened, the round.

It is as wide as the picture it lies on, less a margin on both sides.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from render.core import boxes, palette
from render.core.boxes import rounded
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import Fitted, fit, fit_body, fit_person
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.sketch import Sketch
from render.core.tokens import spark

LEFT, TOP, HIGH = 18, 8, 94
RADIUS = 20
SLANT = 26
MIDDLE = TOP + HIGH / 2
PADDING = 28
GAP = 17
TITLE_SIZE, TITLE_EASY, TITLE_LEAST = 60, 46, 36
"""Sizes of what the flag says on one line: the largest, the least with names of people, which two lines have larger, and
the least of all.
"""

TITLE_TWO, TITLE_SMALL = 48, 24
"""The largest and the least size of its two lines."""

TITLE_CLEAR = 44
"""The least size of a flag's text that makes room for the last move."""

TAIL_SIZE = 44
WARNING, WARNING_ROOM = 46, 150
"""Letters of a warning on its plate, and how wide these are at most."""

SAID_LEAST = 44
"""Below that size of the text no further sentence is told, and the first is cut where it can rest."""

ASKED_LEAST = 0.034
"""The same of a question, in widths of the picture: what stands beside it is told only where all is that large."""

PART = " · "
"""Between the sentences of a ribbon."""

UNBREAKABLE = "\u00a0"
BOUND = f"{UNBREAKABLE}· "
"""The same, bound to the sentence before it."""

RESTS = (PART, "; ", ": ")
"""Where a sentence can end before its end."""

LEADING = 0.87
"""Of the two lines of a bar."""

NOTE_MOST, NOTE_EASY, NOTE_LEAST = 50, 48, 24
"""Sizes of a sentence: the largest, the least that stands on one line though two would fit, the least on two lines."""


class Sentence(NamedTuple):
    """What tells of the last move: in full, and in fewer words where there is little room."""

    whole: str
    brief: str


@kept
def _flag(wide: int) -> Image.Image:
    """The mask of a flag: round on the left, slanted on the right."""
    mask = rounded(wide, HIGH, RADIUS).copy()
    end = Sketch(SLANT + RADIUS, HIGH)
    end.poly(palette.WHITE, [(-1, 0), (SLANT + RADIUS, 0), (RADIUS, HIGH), (-1, HIGH)])
    mask.paste(end.reduced().getchannel("A"), (wide - SLANT - RADIUS, 0))
    return mask


def end_of(canvas: Canvas) -> int:
    """Where the bar ends on the right."""
    return canvas.image.width - LEFT


def bar(canvas: Canvas) -> None:
    """Paint the night bar on which the ribbon lies."""
    wide = end_of(canvas) - LEFT
    boxes.shadow(canvas, LEFT, TOP, wide, HIGH, RADIUS)
    boxes.box(canvas, palette.NIGHT, LEFT, TOP, wide, HIGH, RADIUS)
    boxes.outline(canvas, palette.LINE, LEFT, TOP, wide, HIGH, RADIUS, 2)


def lead(
    canvas: Canvas,
    icons: Sequence[Sprite],
    text: str,
    colour: str = palette.LAMP,
    most: int = 780,
    names: Sequence[str] = (),
) -> float:
    """Paint the flag with its icons and text; the answer is where the bar's free room begins.

    `names` are of people, which the text has shorter rather than small.
    """
    title, wide = _flag_fit(icons, text, most, names)
    canvas.paint(colour, _flag(wide), LEFT, TOP)
    x: float = LEFT + PADDING
    for icon in icons:
        canvas.put_centred(icon, x + icon.size[0] / 2, MIDDLE)
        x += icon.size[0] + GAP
    ink = palette.INK if colour == palette.LAMP else palette.PAPER
    canvas.write_lines(title.lines, Face.NAME, title.size, ink, x, MIDDLE - 1, leading=LEADING)
    return LEFT + wide + 10


def after_flag(
    icons: Sequence[Sprite], text: str, most: int = 780, names: Sequence[str] = ()
) -> float:
    """Where the free room would begin behind such a flag."""
    return LEFT + _flag_fit(icons, text, most, names)[1] + 10


def is_flag_clear(icons: Sequence[Sprite], text: str, most: int, names: Sequence[str]) -> bool:
    """Whether a flag that is no wider has its text in letters that are read at once."""
    return _flag_fit(icons, text, most, names)[0].size >= TITLE_CLEAR


def _flag_fit(
    icons: Sequence[Sprite], text: str, most: int, names: Sequence[str]
) -> tuple[Fitted, int]:
    """The text of a flag, and how wide the flag is."""
    icon_room = sum(icon.size[0] + GAP for icon in icons)
    title = _fit_title(text, most - round(icon_room) - 2 * PADDING, names)
    text_room = max(width(line, Face.NAME, title.size) for line in title.lines)
    return title, round(PADDING + icon_room + text_room + PADDING + SLANT)


def _fit_title(text: str, room: int, names: Sequence[str]) -> Fitted:
    """On one line where it is large there, else on two; with names in short where even these are small."""
    title = fit(text, Face.NAME, room, TITLE_SIZE, TITLE_EASY if names else TITLE_LEAST, 1)
    if title.fits:
        return title
    title = fit_body(text, Face.NAME, room, TITLE_TWO, TITLE_SMALL, 2)
    short = shortened(text, names)
    if short == text or title.size >= TITLE_LEAST:
        return title
    return _fit_title(short, room, ())


def tail(canvas: Canvas, text: str) -> float:
    """Write what stands at the right end; the answer is where it begins."""
    start = before_tail(canvas, text)
    canvas.write(text, Face.NOTE, TAIL_SIZE, palette.MIST, start, MIDDLE)
    return start


def before_tail(canvas: Canvas, text: str) -> float:
    """Where such a tail would begin."""
    return end_of(canvas) - 30 - width(text, Face.NOTE, TAIL_SIZE)


def warning(canvas: Canvas, text: str) -> float:
    """Write on a red plate at the right end what nobody may overlook; the answer is where the plate begins."""
    line = fit_body(text, Face.NAME, WARNING_ROOM, WARNING, NOTE_LEAST, 2)
    across = round(max(width(part, Face.NAME, line.size) for part in line.lines)) + 36
    left, inset = end_of(canvas) - across - 8, 8
    box = (left, TOP + inset, across, HIGH - 2 * inset, RADIUS - inset)
    boxes.box(canvas, palette.REFUSED, *box)
    middle = left + across / 2, MIDDLE - 1
    canvas.write_lines(line.lines, Face.NAME, line.size, palette.WHITE, *middle, "m", LEADING)
    return float(left - 10)


def said(
    canvas: Canvas,
    sentences: Sequence[Sentence],
    start: float,
    end: float,
    names: Sequence[str] = (),
    least: int = SAID_LEAST,
) -> None:
    """Write the last move behind its spark: as many sentences as there is room for, in brief and with names in short rather
    than small; none after the first that would make the letters smaller than `least`.
    """
    canvas.put_centred(spark(18), start + 18, MIDDLE)
    line = _said_fit(sentences, start, end, names, least)
    _write(canvas, line, start + 48)


def _write(canvas: Canvas, line: Fitted, start: float) -> None:
    """Write a sentence on its lines."""
    canvas.write_lines(
        line.lines, Face.NOTE, line.size, palette.PAPER, start, MIDDLE, leading=LEADING
    )


def is_said_large(
    sentence: Sentence, start: float, end: float, names: Sequence[str], least: int
) -> bool:
    """Whether a sentence of the last move has room between these for letters of that size."""
    return _said_fit([sentence], start, end, names, least).size >= least


def _said_fit(
    sentences: Sequence[Sentence], start: float, end: float, names: Sequence[str], least: int
) -> Fitted:
    """The lines in which the last move is told."""
    room = round(end - start - 48 - 24)
    text, line = _first_fit(sentences[0], room, names, least)
    for further in sentences[1:]:
        for form in _forms(further, names):
            joined = f"{text}{PART}{form}"
            longer = _fit_note(joined, room)
            if longer.fits and longer.size >= least:
                break
        else:
            break
        text, line = joined, longer
    return line


def _first_fit(
    sentence: Sentence, room: int, names: Sequence[str], least: int
) -> tuple[str, Fitted]:
    """A sentence in as many of its words as go in letters of that size, and their lines; at the end cut where it can rest."""
    for text in _forms(sentence, names):
        line = _fit_note(text, room)
        if line.size >= least:
            return text, line
    return text, _rested(text, room, least)


def _forms(sentence: Sentence, names: Sequence[str]) -> tuple[str, ...]:
    """A sentence in full and in brief, then so with names in short."""
    forms = tuple(sentence)
    return tuple(dict.fromkeys((*forms, *[shortened(form, names) for form in forms])))


def _rested(sentence: str, room: int, least: int) -> Fitted:
    """A sentence as far as it goes in letters of that size, cut where it can rest; whole where that does not help."""
    whole = cut = _fit_note(sentence, room)
    while cut.size < least:
        rests = [at for mark in RESTS if (at := sentence.rfind(mark)) > 0]
        if not rests:
            return whole
        sentence = sentence[: max(rests)]
        cut = _fit_note(sentence, room)
    return cut


def note(canvas: Canvas, text: str, start: float, end: float, further: Sequence[str] = ()) -> None:
    """Write a sentence into the bar, on two lines when one is not enough; its parts and what is told further as far as all
    stays large.
    """
    room, least = round(end - start - 24), ASKED_LEAST * canvas.image.width
    line = _fit_note(text, room)
    while line.size < least and PART in text:
        text, further = text.rpartition(PART)[0], ()
        line = _fit_note(text, room)
    for part in further:
        text = f"{text}{PART}{part}"
        longer = _fit_note(text, room)
        if not longer.fits or longer.size < least:
            break
        line = longer
    _write(canvas, line, start)


def is_large(text: str, room: float, wide: int) -> bool:
    """Whether a sentence that has so much room in the bar stays large in a picture so wide."""
    line = _fit_note(text, round(room - 24))
    return line.fits and line.size >= ASKED_LEAST * wide


def _fit_note(text: str, room: int) -> Fitted:
    """On one line where it is large there, else on two that fill the bar; no line begins with a dot between sentences."""
    line = _fit_lines(text.replace(PART, BOUND), room)
    return line._replace(lines=tuple(part.replace(UNBREAKABLE, " ") for part in line.lines))


def _fit_lines(text: str, room: int) -> Fitted:
    """The lines of a text."""
    line = fit(text, Face.NOTE, room, NOTE_MOST, NOTE_EASY, 1)
    line = line if line.fits else fit_body(text, Face.NOTE, room, NOTE_EASY, NOTE_LEAST, 2)
    if len(line.lines) <= 2:
        return line
    first, second, third = line.lines[:3]
    cut = [
        fit_person(part, Face.NOTE, room, line.size, line.size).lines[0]
        for part in (first, f"{second} {third}")
    ]
    return Fitted(tuple(cut), line.size, line.fits)
