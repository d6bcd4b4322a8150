"""Open offers, calls and proposals, as a strip below the board: who gives what for what, who says yes."""

from collections.abc import Sequence
from typing import NamedTuple

from games.catan.content import GOODS, Goods
from games.catan.views import Public
from games.core.model import Seat
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, signs, tokens
from render.core.canvas import Canvas
from render.core.lettering import Face, width

LEFT, ROOM = 16, 1368
HIGH, GAP, PAD = 72, 10, 14
COLUMN = (ROOM - GAP) // 2
RADIUS = 16
ICON, NUMBER, BETWEEN = 52, 44, 64
SEAL, SEAL_STEP = 17, 50


class Deal(NamedTuple):
    """One open offer, call or proposal."""

    seat: Seat
    number: int | None
    """None: a proposal."""

    give: Goods
    want: Goods
    answers: tuple[tuple[Seat, bool | None], ...]
    """Whom it is put to, and whether they accept; None: not said yet."""

    first_come: bool = False


def deals_of(view: Public) -> tuple[Deal, ...]:
    """All that is open, the active player's first."""
    offers = [
        Deal(
            view.table.active,
            offer.number,
            offer.give,
            offer.want,
            tuple((seat, _answer(seat, offer.accepted, offer.declined)) for seat in offer.to),
            offer.first_come,
        )
        for offer in view.table.offers
    ]
    proposals = [
        Deal(proposal.seat, None, proposal.give, proposal.want, ((view.table.active, None),))
        for proposal in view.table.proposals
    ]
    return (*offers, *proposals)


def _answer(seat: Seat, accepted: tuple[Seat, ...], declined: tuple[Seat, ...]) -> bool | None:
    return True if seat in accepted else False if seat in declined else None


def strip_high(view: Public) -> int:
    """How much height the strip needs; nothing when nothing is open."""
    rows = len(_rows(deals_of(view)))
    return rows * (HIGH + GAP) - GAP + 2 * PAD if rows else 0


def _rows(deals: tuple[Deal, ...]) -> list[tuple[Deal, ...]]:
    """Two deals to a row where both fit into half of it."""
    rows: list[tuple[Deal, ...]] = []
    for deal in deals:
        last = rows[-1] if rows else ()
        if len(last) == 1 and _wide(last[0]) <= COLUMN and _wide(deal) <= COLUMN:
            rows[-1] = (*last, deal)
        else:
            rows.append((deal,))
    return rows


def draw_strip(canvas: Canvas, view: Public, top: int) -> None:
    """Draw everything that is open, row by row."""
    y = top + PAD
    for row in _rows(deals_of(view)):
        is_half = len(row) == 2 or _wide(row[0]) <= COLUMN
        for place, deal in enumerate(row):
            x = LEFT + place * (COLUMN + GAP)
            _draw_deal(canvas, x, y, COLUMN if is_half else ROOM, view, deal)
        y += HIGH + GAP


def _side_wide(hand: Goods) -> int:
    kinds = [count for count in hand if count]
    if not kinds:
        return ICON + 8
    return sum(round(width(str(count), Face.NUMBER, NUMBER)) + ICON + 14 for count in kinds)


def _wide(deal: Deal) -> int:
    """How wide a row must at least be."""
    head = 2 * SEAL + 36 + (56 if deal.number is not None else 0)
    bolt = 48 if deal.first_come else 0
    tail = len(deal.answers) * SEAL_STEP + 8
    return head + _side_wide(deal.give) + BETWEEN + _side_wide(deal.want) + bolt + tail


def _draw_deal(canvas: Canvas, x: int, y: int, wide: int, view: Public, deal: Deal) -> None:
    boxes.shadow(canvas, x, y, wide, HIGH, RADIUS, boxes.SMALL_SHADOW)
    owner, middle = owner_of(view, deal.seat), y + HIGH / 2
    boxes.box(canvas, palette.SEATS[owner].header, x, y, wide, HIGH, RADIUS)
    pen: float = x + 18 + SEAL
    canvas.put_centred(tokens.seal(owner, SEAL), pen, middle)
    pen += SEAL + 18
    if deal.number is not None:
        boxes.box(canvas, palette.PAPER, pen, middle - 24, 46, 48, 12)
        canvas.write(str(deal.number), Face.NUMBER, 36, palette.INK, pen + 23, middle, "m")
        pen += 56
    pen = _draw_side(canvas, pen, middle, deal.give)
    canvas.put_centred(art.sticker("exchange", 46), pen + 25, middle)
    pen = _draw_side(canvas, pen + BETWEEN, middle, deal.want)
    if deal.first_come:
        canvas.put_centred(signs.bolt(21), pen + 22, middle)
    _draw_answers(canvas, x + wide - 14, middle, view, deal)


def _draw_side(canvas: Canvas, pen: float, middle: float, hand: Goods) -> float:
    """Draw amounts and icons, or a question mark; the answer is where it ends."""
    if not any(hand):
        canvas.put_centred(art.sticker("joker", ICON), pen + ICON / 2, middle)
        return pen + ICON + 8
    for resource, count in zip(GOODS, hand, strict=False):
        if count:
            pen += canvas.write(str(count), Face.NUMBER, NUMBER, palette.PAPER, pen, middle) + 4
            canvas.put_centred(art.sticker(resource, ICON), pen + ICON / 2, middle)
            pen += ICON + 10
    return pen


def _draw_answers(canvas: Canvas, right: float, middle: float, view: Public, deal: Deal) -> None:
    """Draw whom it is put to: a tick for yes, a cross for no, faint while they think."""
    x = right - len(deal.answers) * SEAL_STEP + SEAL_STEP / 2
    for seat, answer in deal.answers:
        strength = 1.0 if answer else 0.5
        canvas.put_centred(tokens.seal(owner_of(view, seat), SEAL), x - 4, middle, strength)
        if answer is True:
            canvas.put_centred(tokens.tick(15), x + 14, middle + 15)
        elif answer is False:
            canvas.put_centred(signs.cross(15), x + 14, middle + 15)
        x += SEAL_STEP


LIST_HIGH = 78


def list_high(count: int) -> int:
    """How much height so many deals need below each other."""
    return count * (LIST_HIGH + GAP) - GAP


def draw_list(
    canvas: Canvas, x: int, y: int, room: int, view: Public, deals: Sequence[Deal]
) -> None:
    """Draw deals below each other, in a picture of another width."""
    for place, deal in enumerate(deals):
        _draw_deal(canvas, x, y + place * (LIST_HIGH + GAP), room, view, deal)
