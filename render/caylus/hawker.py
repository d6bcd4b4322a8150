"""The hawker's cart: single cubes large on its shelf with what each costs, pairs in the drawers below."""

from collections.abc import Sequence

from games.core.keys import parts_of
from games.core.model import Seat
from render.caylus.pieces import coin, worker
from render.caylus.stock import BODY, LEFT, ROOM
from render.core import art, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.marks import Piece
from render.core.sketch import BROAD, Sketch

ROOF, SHELF, HIGH_SHELF, DRAWER, BOARD = 66, 172, 232, 100, 14
"""How high the roof is, the shelf above drawers and without any, a row of drawers, and the board under each."""

ROW = 4
"""So many pairs lie in a row."""

SIDE, TAG = 34, 108
"""How wide the cart's sides are, and the part before the drawers on which their price is."""

PANEL, WHEEL, UNDER = 44, 58, 16
"""How high the side is of a cart without drawers, how large a wheel is, and how far below the cart its middle lies."""

RED, RED_DARK, DARK, PLANK, PLANK_DARK = "#B9512F", "#8E3B20", "#3A2415", "#A06A38", "#6B4226"
STRIPES = ("#2452A0", "#F6ECD8")
GOOD, PAIR, OVERLAP = 130, 72, 66
"""How large a cube is on the shelf, one of a pair, and the way from that to the other."""

BADGES = (54, 34)
PRICE = (64, 88)
"""How large badges and coins are, on the shelf and at the drawers."""


BUYER = ((500, 118), (652, 150))
"""Where the worker stands who buys, and how large: before the last drawers, which are empty, if there are any."""


def is_pair(piece: Piece) -> bool:
    """Whether two cubes are bought together."""
    return len(parts_of(piece.key)) > 1


def rows_of(pieces: Sequence[Piece]) -> int:
    """How many rows of drawers the cart has."""
    return -(-sum(map(is_pair, pieces)) // ROW)


def cart_high(rows: int) -> int:
    """How high a cart is from its roof to the foot of its wheels."""
    below = rows * DRAWER + BOARD + 4 if rows else PANEL
    return ROOF + _shelf(rows) + below + BOARD + UNDER + WHEEL


def _shelf(rows: int) -> int:
    return SHELF if rows else HIGH_SHELF


def places(pieces: Sequence[Piece]) -> list[tuple[int, int, int, int]]:
    """Where each answer lies."""
    rows, top = rows_of(pieces), BODY + ROOF
    singles = [piece for piece in pieces if not is_pair(piece)]
    wide, shelf = (ROOM - 2 * SIDE) / max(1, len(singles)), _shelf(rows)
    across = (ROOM - 2 * SIDE - TAG) / ROW
    found, number, pair = [], 0, 0
    for piece in pieces:
        if is_pair(piece):
            row, column = divmod(pair, ROW)
            x = LEFT + SIDE + TAG + column * across
            y = top + shelf + BOARD + 4 + row * DRAWER
            found.append((round(x), y, round(across), DRAWER))
            pair += 1
        else:
            found.append((round(LEFT + SIDE + number * wide), top, round(wide), shelf))
            number += 1
    return found


def draw_hawker(
    canvas: Canvas, buyer: Seat, pieces: Sequence[Piece], prices: Sequence[int]
) -> None:
    """Draw the cart with all that is for sale, the price of pairs once before their drawers, and who buys."""
    rows = rows_of(pieces)
    canvas.put(_cart(rows), LEFT, BODY)
    for piece, price, box in zip(pieces, prices, places(pieces), strict=True):
        if is_pair(piece):
            _draw_pair(canvas, piece, box)
        else:
            _draw_single(canvas, piece, price, box)
    if rows:
        pair = next(price for piece, price in zip(pieces, prices, strict=True) if is_pair(piece))
        y = BODY + ROOF + SHELF + BOARD + 4 + rows * DRAWER / 2
        canvas.put_centred(coin(pair, PRICE[1]), LEFT + SIDE + TAG / 2 - 8, y)
    across, size = BUYER[bool(rows)]
    canvas.put_centred(worker(buyer, size), across, BODY + cart_high(rows) - size / 2 + 4)


def _draw_single(canvas: Canvas, piece: Piece, price: int, box: tuple[int, int, int, int]) -> None:
    """Draw a cube on the shelf with its price."""
    x, y, wide, high = box
    size = GOOD if high == SHELF else GOOD + 12
    canvas.put_centred(art.sticker(piece.key, size), x + wide - size / 2 - 8, y + high / 2 + 2)
    canvas.put_centred(coin(price, PRICE[0]), x + 12 + PRICE[0] / 2, y + high - PRICE[0] / 2 - 8)
    _draw_badge(canvas, piece, x + 8, y + 4, BADGES[0])


def _draw_pair(canvas: Canvas, piece: Piece, box: tuple[int, int, int, int]) -> None:
    """Draw two cubes in a drawer."""
    x, y, wide, high = box
    middle = x + wide - OVERLAP / 2 - PAIR / 2 - 6
    for number, cube in enumerate(parts_of(piece.key)):
        across = middle + (number - 0.5) * OVERLAP
        canvas.put_centred(art.sticker(cube, PAIR), across, y + high / 2 - 4)
    _draw_badge(canvas, piece, x + 2, y + 6, BADGES[1])


def _draw_badge(canvas: Canvas, piece: Piece, x: float, y: float, size: int) -> None:
    if piece.mark.badge:
        sign = tokens.badge(piece.mark.badge, size)
        canvas.put_centred(sign, x + sign.size[0] / 2, y + sign.size[1] / 2)
    if piece.mark.is_chosen:
        canvas.put_centred(tokens.tick(20), x + size / 2 + 4, y + 2 * size)


@kept
def _cart(rows: int) -> Sprite:
    """The cart without its goods: a striped roof, the dark shelf, drawers in its red side, two wheels."""
    high, shelf = cart_high(rows), _shelf(rows)
    sketch = Sketch(ROOM, high + 8, 10, BROAD)
    foot = high - UNDER - WHEEL
    sketch.oval("#2A331C66", ROOM / 2, high - 6, ROOM * 0.46, 12)
    for x in (190, ROOM - 190):
        _draw_wheel(sketch, x, foot + UNDER)
    sketch.box(palette.INK, 6, ROOF - 12, ROOM - 12, foot - ROOF + 15, 12)
    sketch.box(RED, 10, ROOF - 12, ROOM - 20, foot - ROOF + 11, 10)
    sketch.box(RED_DARK, 10, foot - 10, ROOM - 20, 9, 4)
    for x in (10, ROOM - 30):
        sketch.box(PLANK, x, ROOF - 12, 20, foot - ROOF + 11, 4)
        sketch.box(PLANK_DARK, x + 13, ROOF - 12, 7, foot - ROOF + 11, 2)
    _draw_shelf(sketch, SIDE, ROOF - 12, ROOM - 2 * SIDE, shelf + 12)
    for row in range(rows):
        top = ROOF + shelf + BOARD + 4 + row * DRAWER
        across = ROOM - 2 * SIDE - TAG
        _draw_shelf(sketch, SIDE + TAG, top, across, DRAWER - BOARD)
        for number in range(1, ROW):
            left = SIDE + TAG + across * number / ROW
            sketch.box(PLANK_DARK, left - 5, top + 2, 8, DRAWER - BOARD - 4, 2)
    _draw_roof(sketch)
    return sketch.done()


def _draw_shelf(sketch: Sketch, x: float, y: float, wide: float, high: float) -> None:
    """A dark opening with a board at its foot."""
    sketch.box(palette.INK, x - 3, y, wide + 6, high + 3, 4)
    sketch.box(DARK, x, y + 3, wide, high - 3, 3)
    sketch.box("#FFFFFF12", x, y + high * 0.55, wide, high * 0.45, 0)
    sketch.box(PLANK, x - 6, y + high - 4, wide + 12, BOARD, 4)
    sketch.box("#C8925A", x - 6, y + high - 4, wide + 12, 4, 2)


def _draw_roof(sketch: Sketch) -> None:
    """Stripes that widen downwards, with a scalloped hem."""
    count, slope = 17, 40
    for grown, paints in ((3.0, (palette.INK, palette.INK)), (0.0, STRIPES)):
        for number in range(count):
            upper = [slope + (ROOM - 2 * slope) * (number + end) / count for end in (0, 1)]
            lower = [ROOM * (number + end) / count for end in (0, 1)]
            paint = paints[number % 2]
            sketch.poly(
                paint,
                [
                    (upper[0] - grown, 4 - grown),
                    (upper[1] + grown, 4 - grown),
                    (lower[1] + grown, ROOF - 20),
                    (lower[0] - grown, ROOF - 20),
                ],
            )
            step = ROOM / count
            sketch.oval(paint, sum(lower) / 2, ROOF - 20, step / 2 + grown, 15 + grown)


def _draw_wheel(sketch: Sketch, x: float, y: float) -> None:
    """A wheel with its spokes."""
    for paint, radius in ((palette.INK, WHEEL), (PLANK_DARK, WHEEL - 4), ("#C8B78F", WHEEL - 16)):
        sketch.oval(paint, x, y, radius)
    for across, down in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7)):
        reach = WHEEL - 12
        ends = [(x - across * reach, y - down * reach), (x + across * reach, y + down * reach)]
        sketch.line(PLANK_DARK, 7, ends)
    sketch.oval(palette.INK, x, y, 15)
    sketch.oval(PLANK, x, y, 10)
