"""A page of buildings to choose from: each front large on its lot in a street, with price, points, name and what it does."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import POINTS, SIZE
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import Fitted, fit
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, plate_fit, plate_for
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico import shop
from render.puerto_rico.avenue import terrace
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import effect, term

LEFT, ROOM = 18, 1364
RADIUS = 14

PAGE = 8
"""How many types a page shows at most."""

ACROSS = {1: 2, 2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4}
"""How many lots lie in a street, by how many types there are."""

LOT, LOT_SINGLE = 422, 430
"""How high a street is with its houses and their signs: one of two, and a single one."""

ONE_LINE, TWO_LINES, GAP = 64, 92, 14
"""How high the name on a sign is, and what lies between two signs."""

NAME_MOST, NAME_LEAST, TWO_LEAST, NAME_SHRUNK = 56, 45, 40, 30
"""Letters of a name: at most, and at least on one line, on two, and where it fits in no other way."""

STRIP, EDGE = 98, 10
"""How high the part of a sign is that tells what a building does, and what lies below signs."""

TOLD_MOST, TOLD_LEAST, LEADING = 47, 30, 0.86
"""Letters of that, and the way from line to line."""

FRONT, LARGEST, ASIDE = 300, 192, 12
"""How large a front on its lot is at most, how large others are where nothing else is said, and how far a front stands aside
for its letter and its price.
"""

BESIDE = 64
"""How much of the width of a lot a front leaves to letter, price and points."""

COIN, BADGE, SHIELD, BETWEEN = 47, 60, 88, 10
"""The radius of a price, how large letter and points are, and what lies between letter and price."""

SPACES = 58
"""How high the tag is that tells how many spaces of the city a large building takes."""


HAZE, SHADE, FAINT, FAINT_SIGN = "#9DB36B", 0.62, "#8B8A78", 0.72
"""The haze in which a type stands that is too dear, how much of it there is, and the colour and strength of its sign."""


class Lot(NamedTuple):
    """Where a type stands in its street, and its sign."""

    x: int
    wide: int
    ground: int
    """What its house stands on."""
    room: int
    """How high the house may be, and what is above it."""
    sign: int
    """How high the sign is."""

    @property
    def left(self) -> int:
        """Where the sign begins."""
        return self.x + GAP // 2

    @property
    def top(self) -> int:
        """Where the sign hangs."""
        return self.ground + 6

    @property
    def level(self) -> float:
        """The middle of what the sign tells below the name."""
        return self.top + self.sign - STRIP / 2


def lots_high(many: int) -> int:
    """How high a street is where so many types are offered."""
    return LOT_SINGLE if many <= ACROSS[many] else LOT


def page_high(many: int) -> int:
    """How high so many types of a page are."""
    return -(-many // ACROSS[many]) * lots_high(many)


def draw_page(
    canvas: Canvas,
    top: int,
    told: Sequence[shop.Stall],
    words: Words,
    dear: Sequence[shop.Stall] = (),
    below: int = 0,
) -> None:
    """Draw the types of a page in streets; on lots that are left stand, faint, those that are too dear. The wall of the last
    terrace reaches so far below the page.
    """
    across, high = ACROSS[len(told)], lots_high(len(told))
    wide, free = ROOM // across, -len(told) % across
    shown = (*told, *dear[:free])
    rows = -(-len(told) // across)
    for row in range(rows):
        lined = shown[row * across : (row + 1) * across]
        names = [term(words, "building", one.kind) for one in lined]
        sign = max(plate_of(name, wide).high for name in names) + STRIP
        foot, y = high - sign - EDGE - 6, top + row * high
        over, under = 0 if row else 12, below if row == rows - 1 else 0
        canvas.image.paste(terrace(high + over + under, foot + over, row), (0, y - over))
        for place, (one, name) in enumerate(zip(lined, names, strict=True)):
            lot = Lot(LEFT + place * wide, wide, y + foot, foot, sign)
            if row * across + place < len(told):
                _draw_lot(canvas, lot, one, name, words)
            else:
                _draw_dear(canvas, lot, one, name, words("render-puerto-rico-no-money"))


def plate_of(name: str, wide: int) -> PlateSize:
    """The name on the sign of a lot: on two lines where it would be small on one."""
    one = PlateSize(wide - GAP, ONE_LINE, NAME_MOST, NAME_LEAST)
    return plate_for(name, one, one._replace(high=TWO_LINES, least=TWO_LEAST), NAME_SHRUNK)


@kept
def _sign(name: str, colour: str, wide: int, high: int) -> Sprite:
    """A sign with a name, and below it the room for what else it tells."""
    size = plate_of(name, wide)._replace(high=high - STRIP)
    face = Canvas(Image.new("RGB", (size.wide, high), palette.PAPER))
    face.fill(colour, 0, 0, size.wide, size.high)
    line = plate_fit(name, size)
    middle = size.high / 2 + 1
    face.write_lines(
        line.lines, Face.NAME, line.size, palette.WHITE, size.wide / 2, middle, "m", 0.8
    )
    face.paint(palette.INK, boxes.ring(size.wide, high, RADIUS, 3), 0, 0)
    return boxes.raised(face.image, RADIUS)


def _draw_lot(canvas: Canvas, lot: Lot, one: shop.Stall, name: str, words: Words) -> None:
    """Draw a type on its lot with letter, price and points, and below it the sign that tells its name and what it does."""
    wide, mark, left, top = lot.wide, one.mark, lot.left, lot.top
    middle, right = lot.x + wide / 2 + ASIDE, left + wide - GAP
    draw_front(canvas, middle, lot.ground, wide - BESIDE, lot.room - 8, one.kind, FRONT)
    if mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, left, top, wide - GAP, lot.sign, RADIUS, 7)
    canvas.put(_sign(name, kind_of(one.kind).band, wide, lot.sign), left, top)
    _draw_told(canvas, left, lot.level, wide - GAP, effect(words, one.kind))
    canvas.put_centred(coin(str(one.cost), COIN), left + COIN - 4, top - COIN + 8)
    shield = tokens.shield(POINTS[one.kind], SHIELD)
    canvas.put_centred(shield, right - SHIELD / 2, top - SHIELD / 2 + 8)
    if SIZE[one.kind] > 1:
        _draw_spaces(canvas, right + 2, top - shield.size[1] - 2, SIZE[one.kind])
    if mark.badge:
        badge = tokens.badge(mark.badge, BADGE)
        canvas.put(badge, left - 5, top - 2 * COIN - BETWEEN - badge.size[1] + 8)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(32), middle, top - 14)


def _draw_spaces(canvas: Canvas, right: float, foot: float, spaces: int) -> None:
    """Draw on a tag that ends there how many spaces of the city a building takes."""
    told = f"×{spaces}"
    wide = round(SPACES + width(told, Face.NUMBER, SPACES - 10)) + 12
    box = (round(right) - wide, round(foot) - SPACES, wide, SPACES, RADIUS)
    boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box)
    level = box[1] + SPACES / 2
    canvas.put_centred(art.sticker("house", SPACES - 6), box[0] + SPACES / 2 + 2, level)
    canvas.write(told, Face.NUMBER, SPACES - 10, palette.INK, box[0] + SPACES + 3, level)


def _draw_dear(canvas: Canvas, lot: Lot, one: shop.Stall, name: str, reason: str) -> None:
    """Draw a type that is too dear as a shade on its lot, with its name, its price and the reason on a faint sign."""
    wide, left, level, key = lot.wide, lot.left, lot.level, drawing_of(one.kind)
    most = min((lot.room - 30) / above_ground(key), (wide - 60) / shop.SLIM, FRONT)
    house = shop.hazy(key, even(most, 2 * EVEN), HAZE, SHADE)
    foot = lot.ground + 8 - standing_foot(house.size[1])
    canvas.put(house, lot.x + (wide - house.size[0]) / 2, foot)
    canvas.put(_sign(name, FAINT, wide, lot.sign), left, lot.top, FAINT_SIGN)
    canvas.put_centred(coin(str(one.cost), COIN), left + COIN + 12, level, 0.85)
    begun = left + 2 * COIN + 24
    said = fit(reason, Face.NAME, left + wide - GAP - 12 - begun, 48, 30, 1)
    canvas.write(said.lines[0], Face.NAME, said.size, palette.INK, begun, level)


def told_fit(told: str, wide: int) -> Fitted:
    """What a type does in letters that fit a sign."""
    return fit(told, Face.NAME, wide - 24, TOLD_MOST, TOLD_LEAST, 2)


def _draw_told(canvas: Canvas, x: int, middle: float, wide: int, told: str) -> None:
    """Draw in a few words what a type does."""
    line = told_fit(told, wide)
    at = x + wide / 2, middle - 2
    canvas.write_lines(line.lines, Face.NAME, line.size, palette.INK, *at, "m", LEADING)


def draw_front(
    canvas: Canvas,
    middle: float,
    foot: int,
    wide: float,
    most: int,
    kind: Key,
    largest: int = LARGEST,
) -> None:
    """Draw a building on that ground."""
    key = drawing_of(kind)
    size = min(most / above_ground(key), wide / shop.SLIM, largest)
    house = front(key, even(size, 2 * EVEN))
    canvas.put(house, middle - house.size[0] / 2, foot + 8 - standing_foot(house.size[1]))
