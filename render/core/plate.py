"""A thing of a game by itself, as the rules show what is no card: its icon large, its name, and below that what it is."""

from collections.abc import Sequence

from games.core.model import Key, Term, say
from render.core import art, boxes, palette, table
from render.core.canvas import Canvas
from render.core.contract import Picture, Words
from render.core.encode import picture
from render.core.fitting import first_sentences, fit
from render.core.lettering import Face

WIDE, LOW = 640, 208
"""How high it is at least."""

MARGIN = 22
WELL = 164
"""How wide the dark field of the icon is."""

ICON = 128
ROUND = 18
PAD = 24
ROOM = WIDE - 2 * MARGIN - WELL - 2 * PAD
"""Of name and text across."""

SIZES = (52, 34)
"""Of the letters of the name, at most and at least."""

NAME_LEADING = 0.92
BODY, BODY_LEADING = 24, 1.22
"""Letters of the text: fifteen pixels high where a phone shows the plate 400 pixels wide."""

LINES = 5
"""Most lines of text; a first sentence that is longer has as many as it needs."""

GAP = 12
AIR = 20
"""Between name and text, and above and below both."""


def draw_plate(icon: str, kind: str, key: Key, words: Words) -> Picture:
    """The icon on a dark field, beside it the name, and of what the rules say as many sentences as there is room for."""
    name = words.say(say("render-thing", what=Term(kind, key)))
    title = fit(name, Face.NAME, ROOM, *SIZES)
    title_high = title.size * NAME_LEADING * len(title.lines)
    told = first_sentences(words.explained(kind, key), Face.BODY, ROOM, BODY, LINES)
    body_high = BODY * BODY_LEADING * len(told)
    block = title_high + (GAP + body_high if told else 0)
    high = max(LOW, round(block) + 2 * (AIR + MARGIN))
    canvas = Canvas(table.ground(WIDE, high).copy())
    wide, inner = WIDE - 2 * MARGIN, high - 2 * MARGIN
    boxes.shadow(canvas, MARGIN, MARGIN, wide, inner, ROUND)
    boxes.box(canvas, palette.PAPER, MARGIN, MARGIN, wide, inner, ROUND)
    boxes.box(canvas, palette.NIGHT, MARGIN, MARGIN, WELL, inner, ROUND)
    canvas.put_centred(art.sticker(icon, ICON), MARGIN + WELL / 2, high / 2)
    left, top = MARGIN + WELL + PAD, (high - block) / 2
    middle = top + title_high / 2
    canvas.write_lines(
        title.lines, Face.NAME, title.size, palette.INK, left, middle, leading=NAME_LEADING
    )
    middle = top + block - body_high / 2
    canvas.write_lines(told, Face.BODY, BODY, palette.INK, left, middle, leading=BODY_LEADING)
    return picture(canvas.image, "thing", said(name, told, words))


def said(name: str, told: Sequence[str], words: Words) -> str:
    """What stands on a picture of a thing: its name and the lines about it."""
    return words("render-thing-told", name=name, told=" ".join(told)) if told else name
