"""A building by itself, as the rules show it: its landscape, its name on a band, and a strip of paper for what it does."""

from PIL import Image

from render.core import boxes, palette, table
from render.core.canvas import Canvas
from render.core.fitting import fit
from render.core.lettering import Face

WIDE, MARGIN = 640, 22
INNER = WIDE - 2 * MARGIN
SCENE, BAND, STRIP = 190, 62, 92
PAD = 22
LEFT, ROOM = MARGIN + PAD, INNER - 2 * PAD
"""Where name and strip begin, and how much room they have."""

STRIP_MIDDLE = MARGIN + SCENE + BAND + STRIP / 2
SIZES = (48, 30)
"""Of the letters of the name, at most and at least."""

ROUND = 18
CORNER = 12
"""From the edges of the landscape to what lies in its corners."""


def showcase(scene: Image.Image, band: str, name: str, *, has_strip: bool) -> Canvas:
    """The building without price, points and what it does; `scene` is `INNER` wide and `SCENE` high."""
    high = SCENE + BAND + (STRIP if has_strip else 0)
    canvas = Canvas(table.ground(WIDE, high + 2 * MARGIN).copy())
    boxes.shadow(canvas, MARGIN, MARGIN, INNER, high, ROUND)
    boxes.box(canvas, palette.PAPER, MARGIN, MARGIN, INNER, high, ROUND)
    face = Image.new("RGB", (INNER, SCENE + BAND), palette.channels(band)[:3])
    face.paste(scene, (0, 0))
    boxes.lay(canvas, face, MARGIN, MARGIN, ROUND)
    line = fit(name, Face.NAME, ROOM, *SIZES, 1)
    middle = MARGIN + SCENE + BAND / 2
    canvas.write(line.lines[0], Face.NAME, line.size, palette.WHITE, LEFT, middle)
    return canvas
