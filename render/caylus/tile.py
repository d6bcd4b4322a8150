"""A building by itself, as the rules show it: in its landscape, with its price, its points and what it yields."""

from PIL import Image

from games.caylus.content import BUILDINGS, KIND
from games.core.model import Key, Term, say
from render.caylus.bridge import effect_of
from render.caylus.pieces import draw_line, landscape, line_width
from render.caylus.vocabulary import LOOKS, Bit, cost_of, strip_of
from render.core import boxes, palette, table
from render.core.canvas import Canvas
from render.core.contract import Picture, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face

WIDE, MARGIN = 640, 22
INNER = WIDE - 2 * MARGIN
SCENE, BAND, STRIP = 190, 62, 92
PAD = 22
NAME_ROOM, NAME_SIZES = INNER - 2 * PAD, (48, 30)
"""Of the name across, and of its letters, at most and at least."""

SIGN = 60
"""Of what it yields."""

CHIP, CHIP_SIGN = 64, 46
"""The height of the fields with price and points, and the size of their signs."""

ROUND = 18


def draw_building(building: Key, words: Words) -> Picture:
    """The building, large."""
    name = words.say(say("render-thing", what=Term("building", building)))
    line = _line(building)
    sign = effect_of(building, SIGN)
    is_told = bool(line) or sign is not None
    high = SCENE + BAND + (STRIP if is_told else 0)
    canvas = Canvas(table.ground(WIDE, high + 2 * MARGIN).copy())
    look = LOOKS[KIND.get(building, "special")]
    boxes.shadow(canvas, MARGIN, MARGIN, INNER, high, ROUND)
    boxes.box(canvas, palette.PAPER, MARGIN, MARGIN, INNER, high, ROUND)
    face = Canvas(Image.new("RGB", (INNER, SCENE + BAND), palette.channels(look.band)[:3]))
    face.image.paste(landscape(building, INNER, SCENE), (0, 0))
    boxes.lay(canvas, face.image, MARGIN, MARGIN, ROUND)
    fitted = fit(name, Face.NAME, NAME_ROOM, *NAME_SIZES, 1)
    middle = MARGIN + SCENE + BAND / 2
    canvas.write(fitted.lines[0], Face.NAME, fitted.size, palette.WHITE, MARGIN + PAD, middle)
    if line:
        draw_line(canvas, line, MARGIN + PAD, middle + (BAND + STRIP) / 2, INNER - 2 * PAD, SIGN)
    elif sign is not None:
        canvas.put_centred(sign, MARGIN + PAD + SIGN / 2, middle + (BAND + STRIP) / 2)
    _draw_chip(canvas, _price(building), is_left=True)
    points = BUILDINGS[building].points if building in BUILDINGS else 0
    _draw_chip(canvas, (f" {points}", "prestige") if points else (), is_left=False)
    return picture(canvas.image, "thing", name)


def _line(building: Key) -> tuple[Bit, ...]:
    """What it yields."""
    return strip_of(building) if building in BUILDINGS else ()


def _price(building: Key) -> tuple[Bit, ...]:
    """What it costs to build."""
    if building not in BUILDINGS:
        return ()
    bits: list[Bit] = []
    for icon, count in cost_of(building):
        bits += [f" {count}", icon] if count > 1 else [icon]
    return tuple(bits)


def _draw_chip(canvas: Canvas, bits: tuple[Bit, ...], *, is_left: bool) -> None:
    """Draw icons on paper in a corner of the landscape."""
    if not bits:
        return
    wide = round(line_width(bits, CHIP_SIGN)) + 28
    left = MARGIN + 12 if is_left else MARGIN + INNER - 12 - wide
    boxes.box(canvas, palette.PAPER, left, MARGIN + 12, wide, CHIP, 14)
    draw_line(canvas, bits, left + 14, MARGIN + 12 + CHIP / 2, wide, CHIP_SIGN)
