"""The stack that the church lays anew, large: what has been laid, then the rest, faint."""

from games.sutters_mill.content import PLACE
from games.sutters_mill.views import Public, Rearranging
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.sutters_mill.pieces import held
from render.sutters_mill.vocabulary import SPACE_ICONS, owner_of

WIDE = 1000
LEFT, HIGH = 12, 62
CARD, CARD_HIGH, STEP = 62, 54, 70
FIRST = 92


def draw_order(canvas: Canvas, top: int, frame: Rearranging, view: Public) -> None:
    """Draw the stack as it will lie, the bottom card left, behind its building's symbol."""
    stack = view.table.stacks[PLACE[frame.building]]
    boxes.box(canvas, palette.NIGHT, LEFT, top, WIDE - 2 * LEFT, HIGH, 14)
    middle = top + HIGH / 2
    canvas.put_centred(art.sticker(SPACE_ICONS[frame.building], 56), LEFT + 38, middle)
    rest = [number for number in range(len(stack)) if number not in frame.laid]
    room = WIDE - LEFT - 14 - FIRST - CARD
    step = min(STEP, room / max(1, len(stack) - 1))
    for place, number in enumerate((*frame.laid, *rest)):
        one = stack[number]
        is_laid = place < len(frame.laid)
        drawn = held(owner_of(one.seat), one.rank, CARD, CARD_HIGH)
        canvas.put(drawn, FIRST + place * step, middle - CARD_HIGH / 2, 1.0 if is_laid else 0.45)
