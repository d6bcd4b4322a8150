"""Open deals as a strip below the board, and as a list above the own cards."""

from collections.abc import Sequence

from games.catan.views import GiftOffered, Public
from games.core.model import Seat
from render.catan import dealing
from render.catan.offers import Deal, deals_of
from render.catan.vocabulary import owner_of, title
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit, fit_person
from render.core.lettering import Face, width

LEFT, ROOM = 16, 1368
FEW = 2
"""So many deals may have a whole row each."""

GAP, PAD = 10, 12

GIFT_HIGH, SEAL, PERSON, NAME, NAME_LEAST, CARD = 150, 40, 300, 66, 44, 118
"""Of a gift: how high it is, size of seals, room and size of names, and size of the card."""


def strip_high(view: Public) -> int:
    """How much height the strip needs; nothing when nothing is open."""
    if gift_of(view) is not None:
        return 2 * PAD + GIFT_HIGH
    deals = deals_of(view)
    if not deals:
        return 0
    return 2 * PAD + (dealing.LINE_HIGH if len(deals) == 1 else list_high(ROOM, deals))


def gift_of(view: Public) -> GiftOffered | None:
    """The gift that waits for an answer: nothing is traded meanwhile (R337)."""
    top = view.flow[-1] if view.flow else None
    return top if isinstance(top, GiftOffered) else None


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw the gift that waits, or else everything that is open: one deal from edge to edge, more of them in rows."""
    gift, deals = gift_of(view), deals_of(view)
    if gift is not None:
        _draw_gift(canvas, (LEFT, top + PAD, ROOM, GIFT_HIGH), view, gift, scene)
    elif len(deals) == 1:
        dealing.draw_line(canvas, (LEFT, top + PAD, ROOM), view, deals[0], scene)
    else:
        draw_list(canvas, (LEFT, top + PAD, ROOM), view, deals, scene)


def _draw_gift(
    canvas: Canvas, box: dealing.Box, view: Public, gift: GiftOffered, scene: Scene
) -> None:
    """A gift: who gives, the card on its way, and who has not answered yet."""
    x, y, wide, high = box
    giver, middle = view.table.active, y + high / 2
    boxes.shadow(canvas, *box, dealing.RADIUS, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.NIGHT, *box, dealing.RADIUS)
    words = scene.words("render-catan-deal-gives")
    end = _draw_person(canvas, x + 24, middle, view, giver, scene, f" {words}")
    name = fit_person(scene.names[gift.seat], Face.NAME, PERSON, NAME, NAME_LEAST)
    begin = x + wide - round(width(name.lines[0], Face.NAME, name.size)) - 2 * SEAL - 118
    _draw_person(canvas, begin, middle, view, gift.seat, scene)
    canvas.put_centred(art.sticker("hourglass", 84), x + wide - 56, middle)
    left, across = round(end) + 20, round(begin - end) - 46
    colour = dealing.dark_of(view, giver)
    canvas.put(
        dealing.arrow(
            across, high - 36, round((high - 36) * dealing.HEAD), colour, is_leftward=False
        ),
        left,
        y + 18,
    )
    card = fit(title(scene.words, "resource", gift.resource), Face.NAME, 260, NAME, NAME_LEAST, 1)
    text = round(width(card.lines[0], Face.NAME, card.size))
    plate, tall = text + CARD + 44, high - 12
    at = round(left + across / 2 - plate / 2 - 16)
    boxes.shadow(canvas, at, y + 6, plate, tall, 14, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, at, y + 6, plate, tall, 14)
    canvas.put_centred(art.sticker(gift.resource, CARD), at + 12 + CARD / 2, middle)
    canvas.write(card.lines[0], Face.NAME, card.size, palette.INK, at + CARD + 24, middle)


def _draw_person(
    canvas: Canvas, x: float, middle: float, view: Public, seat: Seat, scene: Scene, said: str = ""
) -> float:
    """A player's seal and name, and what is said of them; gives where it ends."""
    canvas.put_centred(tokens.seal(owner_of(view, seat), SEAL), x + SEAL, middle)
    name = fit_person(scene.names[seat], Face.NAME, PERSON, NAME, NAME_LEAST)
    at = x + 2 * SEAL + 24
    told = f"{name.lines[0]}{said}"
    return at + canvas.write(told, Face.NAME, name.size, palette.PAPER, at, middle)


def list_high(room: int, deals: Sequence[Deal]) -> int:
    """How high so many deals are, in their rows."""
    return sum(high + GAP for high in _rows(room, deals)) - GAP


def _rows(room: int, deals: Sequence[Deal]) -> list[int]:
    """How high each row is."""
    wide, columns = _columns(room, deals)
    highs = [high_in_list(wide, deal) for deal in deals]
    return [max(highs[start : start + columns]) for start in range(0, len(highs), columns)]


def high_in_list(wide: int, deal: Deal) -> int:
    """How high a deal is: as a sentence where that can be read, else with one side above the other."""
    return dealing.LINE_HIGH if dealing.is_a_line(wide, deal) else dealing.high_of(wide, deal)


def _columns(room: int, deals: Sequence[Deal]) -> tuple[int, int]:
    """How wide deals are and how many in a row: a few that half a row could not say have a whole row each."""
    half = (room - GAP) // 2
    is_said = all(dealing.is_a_line(half, deal) for deal in deals)
    return (half, 2) if is_said or len(deals) > FEW else (room, 1)


def draw_list(
    canvas: Canvas,
    box: tuple[int, int, int],
    view: Public,
    deals: Sequence[Deal],
    scene: Scene,
    reader: Seat | None = None,
) -> None:
    """Draw deals from a place on, so wide; in lamplight those that wait for the reader."""
    x, y, room = box
    wide, columns = _columns(room, deals)
    for row, high in enumerate(_rows(room, deals)):
        for column, deal in enumerate(deals[columns * row : columns * (row + 1)]):
            left = x + column * (wide + GAP)
            if dealing.is_a_line(wide, deal):
                dealing.draw_line(canvas, (left, y, wide), view, deal, scene, reader)
            else:
                told = scene.words("render-catan-deal-open")
                dealing.draw_deal(canvas, (left, y, wide), view, deal, reader, told)
        y += high + GAP
