"""What lies in the middle of the table: trading house, goods, plantations, and the stocks."""

from collections.abc import Sequence

from games.core.model import Key
from games.puerto_rico.content import GOODS, LIMITS, PRICES, Counts
from games.puerto_rico.views import Public
from render.core import art, backs, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.faces import Number, draw_count
from render.core.lettering import Face
from render.core.signs import coin
from render.puerto_rico.tiles import plain_field

RADIUS = 18
PLACE_WIDE, PLACE_HIGH, PLACE_GAP = 74, 72, 8


def draw_house(
    canvas: Canvas, x: int, y: int, wide: int, high: int, house: Sequence[Key], sold: Key | None
) -> None:
    """Draw the trading house with its four places."""
    boxes.shadow(canvas, x, y, wide, high, RADIUS)
    boxes.box(canvas, palette.PAPER, x, y, wide, high, RADIUS)
    boxes.outline(canvas, palette.PAPER_EDGE, x + 5, y + 5, wide - 10, high - 10, RADIUS - 5, 2)
    canvas.put_centred(art.sticker("trading_house", 88, palette.KEYLINE), x + 58, y + high / 2)
    left = x + wide - 14 - LIMITS.trading_house * (PLACE_WIDE + PLACE_GAP) + PLACE_GAP
    top = y + (high - PLACE_HIGH) // 2
    for place in range(LIMITS.trading_house):
        at = left + place * (PLACE_WIDE + PLACE_GAP)
        if place >= len(house):
            boxes.dashes(canvas, "#A89468", at, top, PLACE_WIDE, PLACE_HIGH, 12)
            continue
        is_new = place == len(house) - 1 and house[place] == sold
        if is_new:
            boxes.frame(canvas, palette.INK, at, top, PLACE_WIDE, PLACE_HIGH, 12, 8)
            boxes.frame(canvas, palette.AQUA, at, top, PLACE_WIDE, PLACE_HIGH, 12, 6)
        boxes.box(canvas, palette.PAPER_SHADE, at, top, PLACE_WIDE, PLACE_HIGH, 12)
        good = art.sticker(house[place], 62, palette.KEYLINE)
        canvas.put_centred(good, at + PLACE_WIDE / 2, top + PLACE_HIGH / 2)


def draw_goods(canvas: Canvas, x: int, y: int, wide: int, high: int, goods: Counts) -> None:
    """Draw the supply of goods with the price of each."""
    _panel(canvas, x, y, wide, high)
    step = wide / len(GOODS)
    for place, good in enumerate(GOODS):
        middle = x + (place + 0.5) * step - 6
        canvas.put_centred(art.sticker(good, 58), middle, y + 40)
        canvas.put_centred(coin(str(PRICES[place]), 15), middle + 34, y + 26)
        draw_count(canvas, middle, y + 91, goods[place], Number(56, 40), "m")


def draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    room: int,
    row: Sequence[Key],
    most: int = 80,
) -> None:
    """Draw the face-up plantations in a row over the room."""
    side = min(most, (room - (max(len(row), 1) - 1) * 8) // max(len(row), 1))
    for place, tile in enumerate(row):
        canvas.put(plain_field(tile, side, side), x + place * (side + 8), y + (most - side) // 2)


def draw_stocks(canvas: Canvas, x: int, y: int, wide: int, high: int, view: Public) -> None:
    """Draw the stocks: quarries, face-down tiles, people on the ship and in the supply, points."""
    _panel(canvas, x, y, wide, high)
    table = view.table
    counts = [
        ("quarry", table.quarries),
        ("stack", view.stack),
        ("colonist_ship", table.ship.total),
    ]
    counts.append(("colonist", table.supply.colonists))
    if table.has_nobles:
        counts.append(("noble", table.supply.nobles))
    counts.append(("vp", table.pool))
    step = (wide - 8) / len(counts)
    icon = 68 if len(counts) == 5 else 60
    for place, (name, count) in enumerate(counts):
        middle = x + 4 + (place + 0.5) * step
        if name == "stack":
            canvas.put_centred(backs.card_back(46, 52), middle, y + 50)
        elif name == "vp":
            canvas.put_centred(tokens.shield(None, 56), middle, y + 50)
        else:
            canvas.put_centred(art.sticker(name, icon), middle, y + 50)
        if name == "colonist_ship" and table.ship.nobles:
            canvas.put_centred(art.sticker("noble", 34), middle + 22, y + 28)
        size = 42 if count < 100 else 36
        draw_count(canvas, middle, y + 118, count, Number(icon, size), "m")


def _panel(canvas: Canvas, x: int, y: int, wide: int, high: int) -> None:
    boxes.box(canvas, palette.NIGHT, x, y, wide, high, RADIUS)
    boxes.outline(canvas, palette.LINE, x, y, wide, high, RADIUS, 2)


def draw_label(canvas: Canvas, x: float, middle: float, text: str) -> float:
    """Write what a line of the table is; the answer is its width."""
    return canvas.write(text, Face.NAME, 42, palette.PAPER, x, middle)
