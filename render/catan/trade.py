"""Open deals as a strip below the board, and as a list above the own cards."""

from collections.abc import Sequence

from games.catan.views import Public
from games.core.model import Seat
from render.catan import dealing
from render.catan.offers import Deal, deals_of
from render.core.canvas import Canvas

LEFT, ROOM = 16, 1368
GAP, PAD = 10, 12
COLUMN = (ROOM - GAP) // 2


def strip_high(view: Public) -> int:
    """How much height the strip needs; nothing when nothing is open."""
    deals = deals_of(view)
    if not deals:
        return 0
    return 2 * PAD + (dealing.LINE_HIGH if len(deals) == 1 else list_high(ROOM, deals))


def draw_strip(canvas: Canvas, view: Public, top: int) -> None:
    """Draw everything that is open: one deal from edge to edge, more of them two in a row."""
    deals = deals_of(view)
    if len(deals) == 1:
        dealing.draw_line(canvas, (LEFT, top + PAD, ROOM), view, deals[0])
    else:
        draw_list(canvas, (LEFT, top + PAD, ROOM), view, deals)


def list_high(room: int, deals: Sequence[Deal]) -> int:
    """How high so many deals are, two in a row."""
    return sum(high + GAP for high in _rows(room, deals)) - GAP


def _rows(room: int, deals: Sequence[Deal]) -> list[int]:
    """How high each row is."""
    highs = [dealing.high_of(_each_wide(room), deal) for deal in deals]
    return [max(highs[start : start + 2]) for start in range(0, len(highs), 2)]


def _each_wide(room: int) -> int:
    return (room - GAP) // 2


def draw_list(
    canvas: Canvas,
    box: tuple[int, int, int],
    view: Public,
    deals: Sequence[Deal],
    reader: Seat | None = None,
) -> None:
    """Draw deals from a place on, so wide, two in a row; in lamplight those that wait for the reader."""
    x, y, room = box
    wide = _each_wide(room)
    for row, high in enumerate(_rows(room, deals)):
        for column, deal in enumerate(deals[2 * row : 2 * row + 2]):
            dealing.draw_deal(canvas, (x + column * (wide + GAP), y, wide), view, deal, reader)
        y += high + GAP
