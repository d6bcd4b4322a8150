"""A page of buildings to choose from: each front large on its lot in a street, with price, name and a sign of what it does."""

from collections.abc import Sequence

from games.core.model import Key
from games.puerto_rico.content import POINTS
from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.place.boards import PlateSize, name_plate, plate_for
from render.core.place.paving import street
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico import shop
from render.puerto_rico.deeds import draw_deed
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import term

LEFT, ROOM = 18, 1364
RADIUS = 14

PAGE = 8
"""How many types a page shows at most."""

ACROSS = {1: 2, 2: 2, 3: 3, 4: 4, 5: 3, 6: 3, 7: 4, 8: 4}
"""How many lots lie in a street, by how many types there are."""

LOT, LOT_SINGLE = 392, 404
"""How high a street is with its houses: one of two, and a single one."""

ONE_LINE, TWO_LINES, GAP = 60, 88, 8
"""How high plates are, and what lies between two lots."""

NAME_MOST, NAME_LEAST, TWO_LEAST, NAME_SHRUNK = 56, 42, 40, 30
"""Letters of a name: at most, and at least on one line, on two, and where it fits in no other way."""

FRONT, LARGEST = 312, 192
"""How large a front on its lot is at most, and how large others are where nothing else is said."""

COIN, BADGE, DEED, SHIELD, COUNT = 44, 58, 108, 66, 42
"""The radius of a price, and how large letter, deed, points and number of copies are."""


def lots_high(many: int) -> int:
    """How high a street is where so many types are offered."""
    return LOT_SINGLE if many <= ACROSS[many] else LOT


def page_high(many: int) -> int:
    """How high so many types of a page are."""
    return -(-many // ACROSS[many]) * lots_high(many)


def draw_page(canvas: Canvas, top: int, told: Sequence[shop.Stall], words: Words) -> None:
    """Draw the types of a page in streets."""
    across, high = ACROSS[len(told)], lots_high(len(told))
    wide = ROOM // across
    for row in range(-(-len(told) // across)):
        lined = told[row * across : (row + 1) * across]
        names = [term(words, "building", one.kind) for one in lined]
        plates = [plate_of(name, wide) for name in names]
        below = max(size.high for size in plates)
        foot, y = high - below - 12, top + row * high
        end = LEFT + len(lined) * wide
        canvas.put(street(end - LEFT, 38, row), LEFT, y + foot - 8)
        draw_wild(canvas, end, y + 60, LEFT + ROOM - end, high - 120, row + 2)
        for place, (one, name, size) in enumerate(zip(lined, names, plates, strict=True)):
            x, plate = LEFT + place * wide, size._replace(high=below)
            _draw_lot(canvas, x, y, wide, foot, one)
            canvas.put(name_plate(name, kind_of(one.kind).band, plate), x + GAP // 2, y + foot + 6)


def plate_of(name: str, wide: int) -> PlateSize:
    """The plate of a lot: on two lines where the name would be small on one."""
    one = PlateSize(wide - GAP, ONE_LINE, NAME_MOST, NAME_LEAST)
    return plate_for(name, one, one._replace(high=TWO_LINES, least=TWO_LEAST), NAME_SHRUNK)


def _draw_lot(canvas: Canvas, x: int, y: int, wide: int, foot: int, one: shop.Stall) -> None:
    """Draw a type on its lot: letter and price over its front at the left, what it does at the right; its copies and points at
    its foot.
    """
    ground, mark = y + foot, one.mark
    if mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x + 6, y + 4, wide - 12, foot, RADIUS, 6)
    draw_front(canvas, x + wide / 2, ground, wide - 24, foot - 40, one.kind, FRONT)
    at = float(x + 10)
    if mark.badge:
        badge = tokens.badge(mark.badge, BADGE)
        canvas.put(badge, at, y + 14)
        at += badge.size[0] + 10
    canvas.put_centred(coin(str(one.cost), COIN), at + COIN, y + 14 + COIN)
    draw_deed(canvas, x + wide - DEED * 0.62 - 8, y + 16 + DEED / 2, one.kind, DEED)
    if one.left > 1:
        shop.draw_left(canvas, x + 10, ground + 4, one.left, COUNT)
    shield = tokens.shield(POINTS[one.kind], SHIELD)
    canvas.put(shield, x + wide - SHIELD - 12, ground + 6 - shield.size[1])
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(32), x + wide - 40, y + foot / 2)


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
