"""The stack that the church lays anew, large: what has been laid, then what may lie next, each with its letter."""

from games.core.badges import badge_by_key
from games.core.forms import Decision
from games.core.keys import Pair
from games.core.model import Key
from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Card, Public, Rearranging
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.marks import fields_of
from render.sutters_mill.pieces import nailed
from render.sutters_mill.vocabulary import SPACE_ICONS, owner_of

WIDE = 1000
LEFT, HIGH = 12, 126
CARD, CARD_HIGH, STEP = 84, 106, 92
FIRST = 112
LETTER, SMALL_LETTER, BESIDE = 48, 34, 158
"""How large the letters are of what may lie next, beside the cards and on them, and from which step on they stand beside."""

APART, INSET = 22, 5
"""Between what has been laid and the rest, and around what has been laid."""

FAINT = 0.45


def draw_order(
    canvas: Canvas, top: int, frame: Rearranging, view: Public, decision: Decision | None
) -> None:
    """Draw the stack as it will lie, the bottom card left, behind its building's symbol."""
    stack = view.table.stacks[PLACE[frame.building]]
    badges = _badges(decision)
    boxes.box(canvas, palette.INK, LEFT - 2, top - 2, WIDE - 2 * LEFT + 4, HIGH + 4, 14)
    boxes.box(canvas, palette.NIGHT, LEFT, top, WIDE - 2 * LEFT, HIGH, 12)
    middle = top + HIGH / 2
    canvas.put_centred(art.sticker(SPACE_ICONS[frame.building], 76), LEFT + 48, middle)
    rest = [stack[number] for number in range(len(stack)) if number not in frame.laid]
    room = WIDE - LEFT - 14 - FIRST - APART
    laid_step = min(STEP, room / len(stack))
    x, y = float(FIRST), middle - CARD_HIGH / 2
    if frame.laid:
        wide = round((len(frame.laid) - 1) * laid_step + CARD)
        tray = (wide + 2 * INSET, CARD_HIGH + 2 * INSET)
        boxes.box(canvas, palette.MIST, x - INSET, y - INSET, *tray, 10)
    for number in frame.laid:
        _draw_card(canvas, x, y, stack[number])
        x += laid_step
    x += APART if frame.laid else 0
    step = min(BESIDE, (WIDE - LEFT - 14 - x) / max(1, len(rest)))
    for one in rest:
        badge = badges.get(Pair(one.rank, str(one.seat)).key)
        _draw_card(canvas, x, y, one, 1.0 if badge else FAINT)
        if badge:
            is_beside = step >= BESIDE
            sign = tokens.badge(badge, LETTER if is_beside else SMALL_LETTER)
            wide, high = sign.size
            across = CARD + 2 if is_beside else min(step, CARD) - wide - 2
            down = (CARD_HIGH - high) / 2 if is_beside else CARD_HIGH - high
            canvas.put(sign, x + across, y + down)
        x += step


def _badges(decision: Decision | None) -> dict[Key, str]:
    """The letter of each card that may lie next."""
    laid = (field for field in fields_of(decision) if field.kind == "laid")
    return next(map(badge_by_key, laid), {})


def _draw_card(canvas: Canvas, x: float, y: float, one: Card, strength: float = 1.0) -> None:
    card = nailed(owner_of(one.seat), one.rank, CARD, CARD_HIGH)
    canvas.put(card, x, y, strength)
