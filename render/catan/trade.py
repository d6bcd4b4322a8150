"""Open offers, calls and proposals, as a strip below the board: who gives what for what, who says yes."""

from typing import NamedTuple

from games.catan.content import RESOURCES, Hand
from games.catan.views import Public
from games.core.model import Seat
from render.catan.vocabulary import owner_of
from render.core import art, boxes, palette, signs, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.lettering import Face, width

LEFT, ROOM = 16, 1368
HIGH, GAP = 78, 10
COLUMN = (ROOM - GAP) // 2
RADIUS = 16
ICON, NUMBER, NOTE = 50, 40, 30
SEAL, SEAL_STEP = 17, 56


class Deal(NamedTuple):
    """One open offer, call or proposal."""

    seat: Seat
    number: int | None
    """None: a proposal."""

    give: Hand
    want: Hand
    answers: tuple[tuple[Seat, bool | None], ...]
    """Whom it is put to, and whether they accept; None: not said yet."""

    first_come: bool = False


def deals_of(view: Public) -> tuple[Deal, ...]:
    """All that is open, the active player's first."""
    offers = [
        Deal(
            view.active,
            offer.number,
            offer.give,
            offer.want,
            tuple((seat, _answer(seat, offer.accepted, offer.declined)) for seat in offer.to),
            offer.first_come,
        )
        for offer in view.offers
    ]
    proposals = [
        Deal(proposal.seat, None, proposal.give, proposal.want, ((view.active, None),))
        for proposal in view.proposals
    ]
    return (*offers, *proposals)


def _answer(seat: Seat, accepted: tuple[Seat, ...], declined: tuple[Seat, ...]) -> bool | None:
    return True if seat in accepted else False if seat in declined else None


def strip_high(view: Public, scene: Scene) -> int:
    """How much height the strip needs; nothing when nothing is open."""
    deals = deals_of(view)
    if not deals:
        return 0
    rows = -(-len(deals) // _columns(deals, scene))
    return rows * (HIGH + GAP) - GAP + 2 * 14


def _columns(deals: tuple[Deal, ...], scene: Scene) -> int:
    fits = all(_wide(deal, scene) <= COLUMN for deal in deals)
    return 2 if fits and len(deals) > 1 else 1


def draw_strip(canvas: Canvas, view: Public, scene: Scene, top: int) -> None:
    """Draw a row or half a row for everything that is open."""
    deals = deals_of(view)
    if not deals:
        return
    columns = _columns(deals, scene)
    wide = COLUMN if columns == 2 else ROOM
    for place, deal in enumerate(deals):
        row, column = divmod(place, columns)
        x = LEFT + column * (COLUMN + GAP)
        _draw_deal(canvas, x, top + 14 + row * (HIGH + GAP), wide, view, deal, scene)


def _side_wide(hand: Hand) -> int:
    kinds = [count for count in hand if count]
    if not kinds:
        return ICON + 8
    return sum(round(width(str(count), Face.NUMBER, NUMBER)) + ICON + 18 for count in kinds)


def _wide(deal: Deal, scene: Scene) -> int:
    """How wide a row must at least be."""
    head = 2 * SEAL + 36 + (58 if deal.number is not None else 0)
    note = round(width(_note(deal, scene), Face.NOTE, NOTE)) + 18 if _note(deal, scene) else 0
    tail = len(deal.answers) * SEAL_STEP + 14
    return head + _side_wide(deal.give) + 70 + _side_wide(deal.want) + note + tail


def _note(deal: Deal, scene: Scene) -> str:
    return scene.words("render-catan-first-come") if deal.first_come else ""


def _draw_deal(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, deal: Deal, scene: Scene
) -> None:
    boxes.box(canvas, palette.PANEL, x, y, wide, HIGH, RADIUS)
    canvas.fill(palette.SEATS[owner_of(view, deal.seat)].full, x, y + 14, 6, HIGH - 28)
    middle = y + HIGH / 2
    pen: float = x + 18 + SEAL
    canvas.put_centred(tokens.seal(owner_of(view, deal.seat), SEAL), pen, middle)
    pen += SEAL + 18
    if deal.number is not None:
        boxes.box(canvas, palette.NIGHT, pen, middle - 24, 46, 48, 12)
        canvas.write(str(deal.number), Face.NUMBER, 36, palette.PAPER, pen + 23, middle, "m")
        pen += 58
    pen = _draw_side(canvas, pen, middle, deal.give)
    canvas.put_centred(art.sticker("exchange", 50), pen + 29, middle)
    pen = _draw_side(canvas, pen + 70, middle, deal.want)
    note = _note(deal, scene)
    if note:
        canvas.write(note, Face.NOTE, NOTE, palette.MIST, pen + 8, middle)
    _draw_answers(canvas, x + wide - 14, middle, view, deal)


def _draw_side(canvas: Canvas, pen: float, middle: float, hand: Hand) -> float:
    """Draw amounts and icons, or a question mark; the answer is where it ends."""
    if not any(hand):
        canvas.put_centred(art.sticker("joker", ICON), pen + ICON / 2, middle)
        return pen + ICON + 8
    for resource, count in zip(RESOURCES, hand, strict=True):
        if count:
            pen += canvas.write(str(count), Face.NUMBER, NUMBER, palette.PAPER, pen, middle) + 4
            canvas.put_centred(art.sticker(resource, ICON), pen + ICON / 2, middle)
            pen += ICON + 14
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
