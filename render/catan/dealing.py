"""A deal beside a map: who gives what for what, and who has said yes."""

from games.catan.content import GOODS, Goods
from games.catan.views import Public
from games.core.model import Key
from render.catan import costs
from render.catan.trade import Deal
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, signs, tokens
from render.core.canvas import Canvas
from render.core.lettering import Face

HIGH = 92
RADIUS = 14
HEAD, NUMBER, EXCHANGE = 52, 48, 58
"""How wide the seal, the deal's number and the sign between its sides are."""

JOKER = 60
PIECE = 68
"""How large a card is at most."""

ANSWER, ANSWER_STEP, ANSWERS_HIGH = 16, 46, 46
"""Size of the seals of those who are asked, how far apart they are, and how high they are below a deal in a narrow strip."""

NARROW = 360


def high_of(wide: int, deal: Deal) -> int:
    """How high a deal is in that width."""
    return HIGH + (ANSWERS_HIGH if wide < NARROW and len(deal.answers) > 1 else 0)


def draw_deal(canvas: Canvas, box: tuple[int, int, int], view: Public, deal: Deal) -> None:
    """Draw a deal from a place on, so wide."""
    x, y, wide = box
    high = high_of(wide, deal)
    owner, middle, pen = owner_of(view, deal.seat), y + HIGH // 2, x + HEAD
    boxes.box(canvas, palette.SEATS[owner].header, x, y, wide, high, RADIUS)
    canvas.put_centred(tokens.seal(owner, 18), x + HEAD / 2 + 2, middle)
    if deal.number is not None:
        boxes.box(canvas, palette.PAPER, pen, middle - 24, NUMBER - 4, 48, 12)
        at = pen + NUMBER / 2 - 2, middle
        canvas.write(str(deal.number), Face.NUMBER, 38, palette.INK, *at, "m")
        pen += NUMBER
    tail = x + wide - 8
    if high > HIGH:
        left = x + (wide - len(deal.answers) * ANSWER_STEP) // 2
        _draw_answers(canvas, left, y + HIGH + ANSWERS_HIGH // 2 - 6, view, deal)
    elif len(deal.answers) > 1:
        tail -= len(deal.answers) * ANSWER_STEP
        _draw_answers(canvas, tail, middle, view, deal)
    half = (tail - pen - EXCHANGE) // 2
    _draw_side(canvas, (pen, y, half), deal.give)
    canvas.put_centred(art.sticker("exchange", EXCHANGE - 4), pen + half + EXCHANGE / 2, middle)
    _draw_side(canvas, (pen + half + EXCHANGE, y, half), deal.want)


def _draw_side(canvas: Canvas, box: tuple[int, int, int], goods: Goods) -> None:
    """What is given or wanted; a question mark where that is open."""
    kinds: tuple[tuple[Key, int], ...] = tuple(
        [(key, count) for key, count in zip(GOODS, goods, strict=False) if count]
    )
    x, y, wide = box
    if kinds:
        costs.draw_kinds(canvas, (x, y, wide, HIGH), kinds, palette.PAPER, most=PIECE)
    else:
        canvas.put_centred(art.sticker("joker", JOKER), x + wide / 2, y + HIGH / 2)


def _draw_answers(canvas: Canvas, left: int, middle: float, view: Public, deal: Deal) -> None:
    """Draw whom it is put to: a tick for yes, a cross for no, faint while they think."""
    for place, (seat, answer) in enumerate(deal.answers):
        x = left + (place + 0.5) * ANSWER_STEP
        seal = tokens.seal(owner_of(view, seat), ANSWER)
        canvas.put_centred(seal, x, middle, 1.0 if answer else 0.5)
        if answer is not None:
            sign = tokens.tick(14) if answer else signs.cross(14)
            canvas.put_centred(sign, x + 10, middle + 16)
