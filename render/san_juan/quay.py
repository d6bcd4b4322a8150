"""Goods on the quay: what is produced, sold or paid with stands in crates, each with its price, before the sea."""

from collections.abc import Sequence

from PIL import Image

from games.san_juan.content import BUILDING_OF
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.caravel import caravel
from render.core.contract import Words
from render.core.marks import Piece, draw_mark
from render.core.place.boards import PlateSize, crate, name_plate, plate_fit
from render.core.place.harbor import trading_house
from render.core.place.paving import draw_quay
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.scenery import stand, standing
from render.san_juan.looks import KINDS, Bring, kind_of
from render.san_juan.plot import bring_label
from render.san_juan.vocabulary import term

HIGH, RADIUS = 240, 20
HORIZON, PAVED, WALL = 64, 140, 14
FOOT = 212
"""Where crates stand."""

STEP, CRATE_WIDE, CRATE_HIGH = 240, 196, 68
GAP = 10
"""Between crates that stand side by side, at least."""

GOOD = 128
HOUSE, HOUSE_STEP, HOUSE_FOOT = 168, 324, 186
"""How high a producer stands behind its crate, how much room both need, and where it stands."""

TRADING = (204, 176)
"""The trading house beside what is sold."""

SHIPS = ((86, 92, 60), (884, 118, 66), (640, 70, 58))
"""Middle, width and height of the ships."""


def plate_on(wide: int) -> PlateSize:
    """The plate with the good's name on a crate that is so wide."""
    return PlateSize(wide - 16, CRATE_HIGH - 14, 48, 24)


class Goods:
    """Goods on the quay: producers behind what they make, the trading house beside what is sold."""

    high = HIGH

    def __init__(self, pieces: Sequence[Piece], words: Words, left: int, room: int) -> None:
        self.pieces = pieces
        self.words = words
        self.left, self.room = left, room
        many = max(1, len(pieces))
        self.is_sale = any(piece.mark.tag for piece in pieces)
        beside = TRADING[0] + 20
        self.has_trading = self.is_sale and many * STEP + beside <= room
        self.has_homes = not self.is_sale and many * HOUSE_STEP <= room + GAP
        most = HOUSE_STEP if self.has_homes else STEP
        self.step = min(most, room // many)
        free = room - many * self.step - (beside if self.has_trading else 0)
        self.start = left + free // 2 + (beside if self.has_trading else 0)

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw the harbor, and on its quay a crate for every piece."""
        boxes.shadow(canvas, self.left, y, self.room, HIGH, RADIUS)
        shore = seafront(self.room, HIGH, PAVED, has_trading=self.has_trading)
        boxes.lay(canvas, shore, self.left, y, RADIUS)
        for place, piece in enumerate(self.pieces):
            self._draw_piece(canvas, self.start + place * self.step, y, piece)

    def _draw_piece(self, canvas: Canvas, x: int, y: int, piece: Piece) -> None:
        wide = min(CRATE_WIDE, self.step - GAP)
        left = x + (self.step - wide) // 2
        home = BUILDING_OF[piece.key]
        if self.has_homes:
            left = x + self.step - wide
            stand(canvas, standing(home, HOUSE), x + HOUSE * 0.56, y + HOUSE_FOOT)
        top = y + FOOT - CRATE_HIGH
        if piece.mark.is_chosen:
            boxes.lit(canvas, palette.LAMP, left, y + 14, wide, FOOT - 8, 16, 7)
        good = min(GOOD, wide - 10)
        canvas.put_centred(art.sticker(piece.key, good), left + wide / 2, top + 16 - good / 2)
        canvas.put(crate(wide, CRATE_HIGH), left, top)
        name, plate = term(self.words, "good", piece.key), plate_on(wide)
        if plate_fit(name, plate).fits:
            canvas.put(name_plate(name, KINDS[kind_of(home)].band, plate), left + 8, top + 7)
        if piece.mark.tag:
            price = bring_label(Bring(piece.mark.tag, "card"), 56)
            canvas.put(price, left - 14, y + 12)
        draw_mark(canvas, left, y + 8, wide, top - y - 50, piece.mark, 48)


@kept
def seafront(wide: int, high: int, paved: int, *, has_trading: bool = False) -> Image.Image:
    """The sea with ships, and a quay that begins so far down; at its left end may stand the trading house."""
    canvas = Canvas(Image.new("RGB", (wide, high)))
    draw_bay(canvas, HORIZON)
    draw_waves(canvas, HORIZON + 12, 23)
    for x, across, middle in SHIPS[1:] if has_trading else SHIPS:
        canvas.put_centred(caravel(across), x, middle)
    draw_quay(canvas, paved, high - paved - WALL, WALL)
    if has_trading:
        canvas.put(trading_house(*TRADING), 16, FOOT - TRADING[1])
        canvas.put_centred(art.sticker("trader", 84), 16 + TRADING[0] / 2, FOOT - 50)
    draw_evening(canvas)
    return canvas.image
