"""A page of buildings to choose from: each front large over its price, and beside it a sign that says what it does."""

from collections.abc import Sequence

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import POINTS
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import Fitted, fit
from render.core.lettering import Face
from render.core.place.boards import PLATE_SHADOW, STRIPE
from render.core.place.paving import street
from render.core.scenery import above_ground, standing_foot
from render.core.signs import coin
from render.puerto_rico import shop
from render.puerto_rico.estate import draw_wild
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN, front
from render.puerto_rico.looks import drawing_of, kind_of
from render.puerto_rico.vocabulary import effect, term

LEFT, ROOM = 18, 1364
RADIUS = 14

FRONT, LARGEST = 164, 192
"""How high at most a front is above the ground, and how large any of a page is."""

COIN, LEFT_SIZE = 34, 46
"""The radius of what a building costs, and the digits of how many of it are left."""

PAGE, SIGN_HIGH = 8, 202
"""How many types a page shows at most, and how high the plot of each is."""

FACADE = 210
SIGN_WIDE = ROOM // 2 - FACADE - 36
"""How wide the front is beside its sign, and the sign."""

TITLE, TITLE_LEAST, TWO_LINES, TWO_LEAST = 62, 52, 50, 40
"""Letters of a name on a page, at most and at least: on one line, else on two."""

TOLD, TOLD_LOW, TOLD_LEAST = 48, 40, 36
"""Letters of what a building does: at most, at most below a name on two lines, and at least."""


def draw_page(canvas: Canvas, top: int, told: Sequence[shop.Stall], words: Words) -> None:
    """Draw the types of a page, two side by side: each front with its price and letter, and a sign that says what it does."""
    wide = ROOM // 2
    for place, one in enumerate(told):
        row, column = divmod(place, 2)
        _draw_plot(canvas, LEFT + column * wide, top + row * SIGN_HIGH, wide, one, words)
    if len(told) % 2:
        last = top + len(told) // 2 * SIGN_HIGH
        draw_wild(canvas, LEFT + wide, last + 20, wide, SIGN_HIGH - 30, len(told))


def page_high(many: int) -> int:
    """How high so many types of a page are."""
    return -(-many // 2) * SIGN_HIGH


def _draw_plot(canvas: Canvas, x: int, y: int, wide: int, one: shop.Stall, words: Words) -> None:
    """Draw a type of a page."""
    foot, high = y + SIGN_HIGH - 26, SIGN_HIGH - 14
    if one.mark.is_chosen:
        boxes.lit(canvas, palette.LAMP, x + 6, y + 5, wide - 12, high - 4, RADIUS, 6)
    canvas.put(street(FACADE + 30, 24, 3), x + 6, foot - 6)
    draw_front(canvas, x + 38 + FACADE / 2, foot, FACADE - 30, FRONT, one.kind)
    sign = _sign(
        term(words, "building", one.kind),
        effect(words, one.kind),
        POINTS[one.kind],
        kind_of(one.kind).band,
        SIGN_WIDE,
    )
    canvas.put(sign, x + FACADE + 24, y + 6)
    canvas.put_centred(coin(str(one.cost), COIN), x + COIN + 8, foot - COIN + 10)
    if one.left > 1:
        shop.draw_left(canvas, x + FACADE - 36, foot + 10, one.left, LEFT_SIZE)
    if one.mark.badge:
        badge = tokens.badge(one.mark.badge, 52)
        canvas.put(badge, x + 8, y + 6)
    if one.mark.is_chosen:
        canvas.put_centred(tokens.tick(30), x + wide - 44, y + 34)


def title_fit(name: str, wide: int) -> Fitted:
    """The name on a sign, beside the points: on two lines where it would be small on one."""
    one = fit(name, Face.NAME, wide - 100, TITLE, TITLE_LEAST, 1)
    return one if one.fits else fit(name, Face.NAME, wide - 100, TWO_LINES, TWO_LEAST, 2)


def told_fit(does: str, wide: int, *, is_low: bool) -> Fitted:
    """What a building does, on a sign; smaller below a name on two lines."""
    most = TOLD_LOW if is_low else TOLD
    return fit(does, Face.LABEL, wide - STRIPE - 32, most, TOLD_LEAST)


@kept
def _sign(name: str, does: str, points: int, colour: str, wide: int) -> Sprite:
    """A paper sign with a name, the points, and what the building does."""
    high = SIGN_HIGH - 22
    face = Canvas(Image.new("RGB", (wide, high), palette.PAPER))
    face.fill(colour, 0, 0, STRIPE, high)
    left = STRIPE + 14
    title = title_fit(name, wide)
    is_low = len(title.lines) > 1
    told = told_fit(does, wide, is_low=is_low)
    over = 96 if is_low else 72
    face.write_lines(title.lines, Face.NAME, title.size, palette.INK, left, over / 2 + 2)
    level = over + (high - 6 - over) / 2
    face.write_lines(told.lines, Face.LABEL, told.size, palette.INK_SOFT, left, level)
    face.put_centred(tokens.shield(points, 58), wide - 42, 38)
    face.paint(palette.PAPER_EDGE, boxes.ring(wide, high, RADIUS, 2), 0, 0)
    return boxes.raised(face.image, RADIUS, PLATE_SHADOW)


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
