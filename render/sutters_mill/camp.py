"""A camp in the private picture: how much gold is left there, and the own prospectors that wait."""

from games.core.model import Key
from games.sutters_mill.content import CAMPS, PLACE
from games.sutters_mill.views import Private, Public
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.lettering import Face
from render.sutters_mill.prospectors import draw_crowd
from render.sutters_mill.vocabulary import owner_of

LETTER, BEFORE = 33, 46
"""The size of a camp's letter, and what it takes in front of its sign."""

DOWN = 14
WIDE, HIGH = 112, 44
"""The sign with what is left, and how far down it is."""

NUGGET, NUMBER = 46, 46
FIGURE = 84
LIGHT = 5


def draw_camp(
    canvas: Canvas,
    area: tuple[int, int, int, int],
    own: Private,
    view: Public,
    camp: Key,
    letter: str,
    *,
    is_lit: bool,
) -> None:
    """Draw the gold that is left, if any, lit where it is dug now, and the own prospectors, lit where they can dig."""
    x, y, wide, high = area
    place = CAMPS.index(camp)
    count, left, top = view.table.left[place], x + (BEFORE if letter else 4), y + DOWN
    middle = top + HIGH / 2
    if count:
        if place == view.table.current:
            boxes.lit(canvas, palette.LAMP, left, top, WIDE, HIGH, 11, LIGHT)
        boxes.box(canvas, palette.NIGHT, left, top, WIDE, HIGH, 11)
        canvas.put_centred(art.sticker("gold", NUGGET), left + 30, middle)
        at = left + WIDE - 9
        canvas.write(str(count), Face.NUMBER, NUMBER, palette.PAPER, at, middle, "r")
    if letter:
        canvas.put(tokens.badge(letter, LETTER), x + 2, top)
    standing = view.table.players[own.seat].prospectors[PLACE[camp]]
    start = BEFORE + WIDE + 10
    corner, owner = (x + start, y + high + 2), owner_of(own.seat)
    draw_crowd(canvas, corner, owner, standing, FIGURE, wide - start, is_lit=is_lit)
