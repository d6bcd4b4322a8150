"""The card with which somebody shows what they made of a daily challenge: the total, and what each turn brought.

The turns lie in order of their points, not of time, so the card tells nobody what to expect of the same dice in which turn. All
of it stays legible where the picture is 277 pixels wide.
"""

from msgspec import Struct

from render.core import boxes, palette, table
from render.core.canvas import Canvas
from render.core.contract import Picture
from render.core.encode import picture
from render.core.fitting import fit, fit_body, fit_person
from render.core.lettering import Face
from render.core.numerals import signed

WIDE = 1000
LEFT, RIGHT = 18, 982
PAD = 28
TOP, HEAD = 20, 104
NAME_ROW, TITLE_ROW = 132, 62
TOTAL = 206
"""How wide the total's field is."""

IN_ROW, TILE_GAP, TILE_HIGH = 5, 16, 116
NOTE_ROW = 132


class ResultCard(Struct, frozen=True):
    """What the card shows."""

    filename: str
    headline: str
    name: str
    """Whose it is."""
    title: str
    """What the total is worth, in a word or two; empty: nothing."""
    total: int
    parts: tuple[int, ...]
    """What each turn brought, in any order."""
    note: str
    alt: str


def draw_result_card(card: ResultCard) -> Picture:
    """Draw it."""
    parts = sorted(card.parts, reverse=True)
    rows = -(-len(parts) // IN_ROW)
    body = NAME_ROW + TITLE_ROW
    high = HEAD + body + rows * (TILE_HIGH + TILE_GAP) + NOTE_ROW
    canvas = Canvas(table.ground(WIDE, TOP + high + 20))
    boxes.shadow(canvas, LEFT, TOP, RIGHT - LEFT, high, 22)
    boxes.box(canvas, palette.PAPER, LEFT, TOP, RIGHT - LEFT, high, 22)
    boxes.box(canvas, palette.NIGHT, LEFT, TOP, RIGHT - LEFT, HEAD, 22)
    line = fit(card.headline, Face.NAME, RIGHT - LEFT - 2 * PAD, 60, 40)
    middle = TOP + HEAD / 2
    canvas.write_lines(line.lines, Face.NAME, line.size, palette.PAPER, LEFT + PAD, middle)
    _draw_person(canvas, card, TOP + HEAD)
    for place, points in enumerate(parts):
        _draw_part(canvas, points, place, TOP + HEAD + body)
    note = fit_body(card.note, Face.NOTE, RIGHT - LEFT - 2 * PAD, 42, 36, 2)
    below = TOP + high - NOTE_ROW / 2
    canvas.write_lines(note.lines, Face.NOTE, note.size, palette.INK_SOFT, LEFT + PAD, below)
    return picture(canvas.image, card.filename, card.alt)


def _draw_person(canvas: Canvas, card: ResultCard, top: int) -> None:
    """Who it was, what it is worth, and the total beside both."""
    room = RIGHT - LEFT - 3 * PAD - TOTAL
    name = fit_person(card.name, Face.NAME, room, 76, 52)
    high = NAME_ROW + TITLE_ROW - 2 * PAD
    middle = top + (NAME_ROW if card.title else NAME_ROW + TITLE_ROW) / 2
    canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, LEFT + PAD, middle)
    if card.title:
        title = fit(card.title, Face.LABEL, room, 52, 38, 1)
        canvas.write(
            title.lines[0], Face.LABEL, title.size, palette.INK_SOFT, LEFT + PAD, top + NAME_ROW + 8
        )
    left = RIGHT - PAD - TOTAL
    boxes.box(canvas, palette.POINTS, left, top + PAD, TOTAL, high, 18)
    total = signed(card.total)
    middle = top + PAD + high / 2
    canvas.write(total, Face.NUMBER, 116, palette.POINTS_NUMERAL, left + TOTAL / 2, middle, "m")


def _draw_part(canvas: Canvas, points: int, place: int, top: int) -> None:
    """A turn: the more it brought, the deeper its blue; one that cost points is crossed in red."""
    wide = (RIGHT - LEFT - 2 * PAD - (IN_ROW - 1) * TILE_GAP) // IN_ROW
    x = LEFT + PAD + place % IN_ROW * (wide + TILE_GAP)
    y = top + place // IN_ROW * (TILE_HIGH + TILE_GAP)
    share = min(1.0, max(0, points) / 10)
    ground = (
        palette.REFUSED if points < 0 else palette.mixed("#DCE6F2", palette.AZULEJO_DEEP, share)
    )
    best = max([palette.INK, palette.WHITE], key=lambda ink: palette.contrast(ink, ground))
    boxes.box(canvas, ground, x, y, wide, TILE_HIGH, 16)
    canvas.write(signed(points), Face.NUMBER, 72, best, x + wide / 2, y + TILE_HIGH / 2, "m")
