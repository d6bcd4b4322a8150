"""A thing of a game by itself, as the rules show what is no card: its icon large, and its name."""

from games.core.model import Key, Term, say
from render.core import art, boxes, palette, table
from render.core.canvas import Canvas
from render.core.contract import Picture, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face

WIDE, HIGH = 640, 208
MARGIN = 22
WELL = 164
"""Wide and high is the dark field of the icon."""

ICON = 128
ROUND = 18
PAD = 24
ROOM = WIDE - 2 * MARGIN - WELL - 2 * PAD
"""Of the name across."""

SIZES = (62, 34)
"""Of its letters, at most and at least."""


def draw_plate(icon: str, kind: str, key: Key, words: Words) -> Picture:
    """The icon on a dark field, beside it the name in one or two lines."""
    name = words.say(say("render-thing", what=Term(kind, key)))
    canvas = Canvas(table.ground(WIDE, HIGH).copy())
    wide, high = WIDE - 2 * MARGIN, HIGH - 2 * MARGIN
    boxes.shadow(canvas, MARGIN, MARGIN, wide, high, ROUND)
    boxes.box(canvas, palette.PAPER, MARGIN, MARGIN, wide, high, ROUND)
    boxes.box(canvas, palette.NIGHT, MARGIN, MARGIN, WELL, high, ROUND)
    middle = HIGH / 2
    canvas.put_centred(art.sticker(icon, ICON), MARGIN + WELL / 2, middle)
    line = fit(name, Face.NAME, ROOM, *SIZES)
    canvas.write_lines(line.lines, Face.NAME, line.size, palette.INK, MARGIN + WELL + PAD, middle)
    return picture(canvas.image, "thing", name)
