"""A building by itself, as the rules show it, with its price, what building it brings and what it yields."""

from games.caylus.content import BUILDINGS, KIND
from games.core.model import Key, Term, say
from render.caylus.pieces import draw_line, landscape, line_width
from render.caylus.specials import effect_of
from render.caylus.vocabulary import LOOKS, Bit, cost_of, reward_of, strip_of
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Words
from render.core.encode import picture
from render.core.plate import said
from render.core.showcase import (
    CORNER,
    INNER,
    LEFT,
    MARGIN,
    ROOM,
    SCENE,
    STRIP_MIDDLE,
    showcase,
    told_of,
)

SIGN = 60
"""Of what it yields."""

CHIP, CHIP_SIGN = 64, 46
"""The height of the fields with price and rewards, and the size of their signs."""


def draw_building(building: Key, words: Words) -> Picture:
    """The building, large."""
    name = words.say(say("render-thing", what=Term("building", building)))
    told = told_of(building, words)
    known = BUILDINGS.get(building)
    line = () if known is None else strip_of(building, is_full=True)
    sign = effect_of(building, SIGN)
    canvas = showcase(
        landscape(building, INNER, SCENE),
        LOOKS[KIND.get(building, "special")].band,
        name,
        told,
        has_strip=bool(line) or sign is not None,
    )
    if line:
        draw_line(canvas, line, LEFT, STRIP_MIDDLE, ROOM, SIGN)
    elif sign is not None:
        canvas.put_centred(sign, LEFT + SIGN / 2, STRIP_MIDDLE)
    if known is not None:
        _draw_chip(canvas, _price(building), is_left=True)
        _draw_chip(canvas, reward_of(building), is_left=False)
    return picture(canvas.image, "thing", said(name, told, words))


def _price(building: Key) -> tuple[Bit, ...]:
    """What it costs to build."""
    bits: list[Bit] = []
    for icon, count in cost_of(building):
        bits += [f" {count}", icon] if count > 1 else [icon]
    return tuple(bits)


def _draw_chip(canvas: Canvas, bits: tuple[Bit, ...], *, is_left: bool) -> None:
    """Draw icons on paper in a corner of the landscape."""
    if not bits:
        return
    wide = round(line_width(bits, CHIP_SIGN)) + 28
    top = MARGIN + CORNER
    left = MARGIN + CORNER if is_left else MARGIN + INNER - CORNER - wide
    boxes.box(canvas, palette.PAPER, left, top, wide, CHIP, 14)
    draw_line(canvas, bits, left + 14, top + CHIP / 2, wide, CHIP_SIGN)
