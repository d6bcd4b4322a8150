"""A camp in the private picture: its name, how much gold is left there, and the own prospectors that wait."""

from games.sutters_mill.content import CAMPS
from games.sutters_mill.views import Private, Public
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.lettering import Face, width
from render.sutters_mill.spot import Spot, draw_letter, draw_own, letter_wide
from render.sutters_mill.vocabulary import term

DOWN, HIGH, PADDING = 4, 74, 10
"""How far down the sign is, how high, and what is free in it."""

NAME, NAME_AT = 36, 20
NUGGET, NUMBER, NUMBER_AT = 38, 44, 53
"""The name and what is left below it, with how far down their middles are."""

LETTER_HIGH = 44
FIGURE, APART = 84, 8
LIGHT, FAINT = 5, 0.35


def draw_camp(canvas: Canvas, spot: Spot, own: Private, view: Public, scene: Scene) -> None:
    """Draw a sign with the name and the gold that is left, lit where it is dug now, and the own prospectors."""
    x, y, wide, _ = spot.area
    place = CAMPS.index(spot.space)
    count, left, top = view.table.left[place], x + 6, y + DOWN
    name, before = term(scene.words, "space", spot.space), letter_wide(spot)
    text = str(count) if count else "–"
    taken = NUGGET + 4 + width(text, Face.NUMBER, NUMBER)
    room = round(max(width(name, Face.NAME, NAME), taken))
    across = room + 2 * PADDING + (before + PADDING if before else 0)
    if count and place == view.table.current:
        boxes.lit(canvas, palette.LAMP, left, top, across, HIGH, 11, LIGHT)
    boxes.box(canvas, palette.NIGHT, left, top, across, HIGH, 11)
    draw_letter(canvas, left + PADDING, round(top + (HIGH - LETTER_HIGH) / 2), LETTER_HIGH, spot)
    middle = left + across - PADDING - room / 2
    ink = palette.PAPER if count else palette.MIST
    canvas.write(name, Face.NAME, NAME, ink, middle, top + NAME_AT, "m")
    start, low = middle - taken / 2, top + NUMBER_AT
    canvas.put_centred(
        art.sticker("gold", NUGGET), start + NUGGET / 2, low, 1.0 if count else FAINT
    )
    canvas.write(text, Face.NUMBER, NUMBER, ink, start + NUGGET + 4, low)
    draw_own(canvas, spot, (left + across + APART, x + wide - 4), FIGURE, own, view)
