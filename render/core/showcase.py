"""A building by itself, as the rules show it: its landscape, its name on a band, and on paper its signs and what it does."""

from collections.abc import Sequence

from PIL import Image

from games.core.model import Key
from render.core import boxes, palette, table
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import first_sentences, fit
from render.core.lettering import Face

WIDE, MARGIN = 640, 22
INNER = WIDE - 2 * MARGIN
SCENE, BAND, STRIP = 160, 62, 92
PAD = 22
LEFT, ROOM = MARGIN + PAD, INNER - 2 * PAD
"""Where name and strip begin, and how much room they have."""

STRIP_MIDDLE = MARGIN + SCENE + BAND + STRIP / 2
SIZES = (48, 30)
"""Of the letters of the name, at most and at least."""

BODY, LEADING, LINES = 24, 1.22, 4
"""Of the text: its letters, and how many lines it has at most unless its first sentence is longer."""

AIR = 16
"""Above and below the text."""

ROUND = 18
CORNER = 12
"""From the edges of the landscape to what lies in its corners."""


def showcase(
    scene: Image.Image, band: str, name: str, told: Sequence[str], *, has_strip: bool
) -> Canvas:
    """The building without price, points and signs, over the lines that tell what it does; `scene` is `INNER` wide and
    `SCENE` high, and a strip for signs lies between its name and the text.
    """
    above = SCENE + BAND + (STRIP if has_strip else 0)
    text = round(BODY * LEADING * len(told))
    high = above + (text + AIR + (0 if has_strip else AIR) if told else 0)
    canvas = Canvas(table.ground(WIDE, high + 2 * MARGIN).copy())
    boxes.shadow(canvas, MARGIN, MARGIN, INNER, high, ROUND)
    boxes.box(canvas, palette.PAPER, MARGIN, MARGIN, INNER, high, ROUND)
    face = Image.new("RGB", (INNER, SCENE + BAND), palette.channels(band)[:3])
    face.paste(scene, (0, 0))
    boxes.lay(canvas, face, MARGIN, MARGIN, ROUND)
    line = fit(name, Face.NAME, ROOM, *SIZES, 1)
    middle = MARGIN + SCENE + BAND / 2
    canvas.write(line.lines[0], Face.NAME, line.size, palette.WHITE, LEFT, middle)
    middle = MARGIN + high - AIR - text / 2
    canvas.write_lines(told, Face.BODY, BODY, palette.INK, LEFT, middle, leading=LEADING)
    return canvas


def told_of(building: Key, words: Words) -> tuple[str, ...]:
    """What the rules say of the building, in lines."""
    return first_sentences(words.explained("building", building), Face.BODY, ROOM, BODY, LINES)
