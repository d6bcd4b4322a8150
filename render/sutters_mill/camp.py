"""A camp in the private picture: its name, the gold left in its stretch of the vein, the own prospectors that wait."""

from typing import NamedTuple

from games.sutters_mill.content import CAMPS, PLACE, SECTIONS
from games.sutters_mill.views import Private, Public
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.lettering import Face, width
from render.sutters_mill.heaps import draw_heaps, left_of
from render.sutters_mill.layout import BED as LAND
from render.sutters_mill.prospectors import CROWD
from render.sutters_mill.spent import notice, spent
from render.sutters_mill.spot import APART as FREE
from render.sutters_mill.spot import RING, Spot, draw_own
from render.sutters_mill.vocabulary import SECTION_COLOUR, term

HIGH, PADDING, STRIPE = 38, 9, 6
"""How high the sign is, what is free in it, and how wide its stripe in the section's colour is."""

NAME, NUGGET, NUMBER, GAP = 34, 30, 38, 3
"""The name, the nugget before what is left, that number, and what lies between both."""

BED = 38
"""How far below the sign's upper edge the bed of the gold begins."""

FIGURE, IN, APART, LIFTED = 82, 8, 8, 0.5
"""How large the prospectors are, how far within the section they stand and how far from the sign, and how much of whoever is on
its way is seen beside those that stay.
"""

WORD = 38
"""The letters on the board of a section without gold."""

LIGHT = 7
"""The ring around the sign of the section that is dug now."""


class _Sign(NamedTuple):
    """What stands on a sign."""

    name: str
    gold: int

    @property
    def wide(self) -> int:
        """How wide it is."""
        text = str(self.gold)
        amount = NUGGET + GAP + width(text, Face.NUMBER, NUMBER) + PADDING if self.gold else 0.0
        name = width(self.name, Face.NAME, NAME)
        return round(STRIPE + 2 * PADDING + name + amount)


def draw_camp(
    canvas: Canvas,
    spot: Spot,
    scale: float,
    own: Private,
    view: Public,
    scene: Scene,
    *,
    is_dug: bool,
) -> None:
    """Draw the gold, the own prospectors before it, and beside them over the gold a small sign, lit where it is dug or may be
    chosen now.
    """
    x, _, wide, _ = spot.area
    place = CAMPS.index(spot.space)
    sign = _Sign(term(scene.words, "space", spot.space), view.table.left[place])
    stays = view.table.players[own.seat].prospectors[PLACE[spot.space]] - spot.is_left
    crowd = FIGURE * (1 + CROWD * (stays - 1)) if stays else 0.0
    if spot.is_left:
        crowd += FIGURE * (LIFTED if stays else 1) + FREE
    end = min(x + IN + crowd, x + wide - sign.wide) if crowd else x
    _draw_gold(canvas, spot, scale, view, scene)
    colour = SECTION_COLOUR[SECTIONS[place]][0]
    left = round(end) + (APART if crowd else 0)
    _draw_sign(canvas, spot, left, sign, colour, is_lit=bool(sign.gold) and is_dug)
    draw_own(canvas, spot, (x + IN, end), FIGURE, own, view)


def _draw_gold(canvas: Canvas, spot: Spot, scale: float, view: Public, scene: Scene) -> None:
    """Draw the gold that is left, and pits where it has been: the board's bed, so much smaller, also without gold."""
    x, y, wide, _ = spot.area
    place = CAMPS.index(spot.space)
    section = SECTIONS[place]
    if not view.table.left[place]:
        canvas.put(spent(section, scale), x, y + BED)
        word = notice(scene.words("render-sutters-mill-spent"), WORD)
        canvas.put_centred(word, x + wide / 2, y + BED + LAND[1] * scale / 2)
        return
    draw_heaps(canvas, section, (x, y + BED), left_of(view, place), scale)


def _draw_sign(
    canvas: Canvas, spot: Spot, x: int, sign: _Sign, colour: str, *, is_lit: bool
) -> None:
    """Draw the name, and how much gold is left, if any."""
    _, y, _, _ = spot.area
    middle, wide = y + HIGH / 2, sign.wide
    if is_lit or spot.is_choice:
        ring = RING if spot.is_choice else LIGHT
        boxes.lit(canvas, palette.LAMP, x, y, wide, HIGH, 9, ring)
    boxes.shadow(canvas, x, y, wide, HIGH, 9)
    boxes.box(canvas, palette.INK, x - 2, y - 2, wide + 4, HIGH + 4, 10)
    boxes.box(canvas, colour, x, y, wide, HIGH, 8)
    boxes.box(canvas, palette.PAPER, x + STRIPE, y, wide - STRIPE, HIGH, 8)
    at: float = x + STRIPE + PADDING
    at += canvas.write(sign.name, Face.NAME, NAME, palette.INK, at, middle) + PADDING
    if sign.gold:
        canvas.put_centred(art.sticker("gold", NUGGET), at + NUGGET / 2, middle)
        canvas.write(str(sign.gold), Face.NUMBER, NUMBER, palette.INK, at + NUGGET + GAP, middle)
