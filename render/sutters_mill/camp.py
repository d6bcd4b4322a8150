"""A camp in the private picture: how much gold is left there, and the own prospectors that wait."""

from games.core.model import Key
from games.sutters_mill.content import CAMPS, PLACE
from games.sutters_mill.views import Private, Public
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.lettering import Face
from render.sutters_mill.prospectors import draw_crowd
from render.sutters_mill.vocabulary import owner_of

BEFORE = 56
"""What a camp's letter takes in front of its sign."""

WIDE, HIGH = 134, 60
"""The sign with what is left."""

NUGGET, NUMBER = 58, 60
FIGURE = 84
LIGHT = 6


def draw_camp(
    canvas: Canvas,
    area: tuple[int, int, int, int],
    own: Private,
    view: Public,
    camp: Key,
    *,
    can_dig: bool,
) -> None:
    """Draw the gold that is left, if any, lit where it is dug now, and the own prospectors, lit where they can dig."""
    x, y, wide, high = area
    place = CAMPS.index(camp)
    count, left, middle = view.table.left[place], x + BEFORE, y + high / 2
    top = round(middle - HIGH / 2)
    if count:
        if place == view.table.current:
            boxes.lit(canvas, palette.LAMP, left, top, WIDE, HIGH, 12, LIGHT)
        boxes.box(canvas, palette.NIGHT, left, top, WIDE, HIGH, 12)
        canvas.put_centred(art.sticker("gold", NUGGET), left + 36, middle)
        at = left + WIDE - 10
        canvas.write(str(count), Face.NUMBER, NUMBER, palette.PAPER, at, middle, "r")
    standing = view.table.players[own.seat].prospectors[PLACE[camp]]
    start = BEFORE + WIDE + 6 if count else BEFORE + 8
    corner, owner = (x + start, y + high + 2), owner_of(own.seat)
    is_lit = can_dig and place == view.table.current
    draw_crowd(canvas, corner, owner, standing, FIGURE, wide - start, is_lit=is_lit)
