"""Who leads a house and whoever that is compared with, as a small board beside its door in the private picture."""

from PIL import Image

from games.core.model import Seat
from render.core import boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.place.boards import PLATE_SHADOW
from render.sutters_mill.pieces import seal_mark
from render.sutters_mill.vocabulary import owner_of

COMMON = 20
"""All boards are as wide as this influence needs, or wider."""

ROWS = ((41, 44, 9.0), (33, 35, 7.0))
"""How high the row of whoever leads is, its number and the radius of the mark before it; the same of the other row."""

PADDING, APART, SEAM, RADIUS = 6, 5, 2, 10
"""What is free at the ends of a row and between mark and number, the line between the rows, and how round the board is."""


@kept
def tally(totals: tuple[tuple[Seat, int], ...]) -> Sprite:
    """A row for each of two players at most: the mark and, at the right end, the influence."""
    rows = list(zip(totals, ROWS, strict=False))
    most = max(COMMON, *(influence for _, influence in totals))
    wide = round(2 * PADDING + 2 * ROWS[0][2] + APART + width(str(most), Face.NUMBER, ROWS[0][1]))
    high = sum(tall for _, (tall, _, _) in rows) + SEAM * (len(rows) - 1)
    board = Canvas(Image.new("RGB", (wide, high), palette.channels(palette.INK)[:3]))
    top = 0
    for (seat, influence), (tall, number, mark) in rows:
        colour, middle = palette.SEATS[owner_of(seat)], top + tall / 2
        board.fill(colour.full, 0, top, wide, tall)
        board.put_centred(seal_mark(owner_of(seat), mark), PADDING + ROWS[0][2], middle)
        board.write(str(influence), Face.NUMBER, number, colour.mark, wide - PADDING, middle, "r")
        top += tall + SEAM
    board.paint(palette.INK, boxes.ring(wide, high, RADIUS, 2), 0, 0)
    return boxes.raised(board.image, RADIUS, PLATE_SHADOW)
