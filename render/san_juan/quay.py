"""Goods on the quay: what is produced, sold or paid with stands in crates, each with its price, before the sea."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.san_juan.content import BUILDING_OF
from render.core import art, boxes, palette, tokens
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

HIGH, RADIUS = 268, 20
HORIZON, PAVED, WALL = 70, 156, 14
FOOT = 240
"""Where crates stand."""

STEP, CRATE_WIDE, CRATE_HIGH = 256, 226, 74
BROAD_STEP, BROAD_LEAST, BROAD = 366, 310, 340
"""How much room a crate takes on which the price stands beside the good, at most and at least, and how wide it is."""

GAP = 10
"""Between crates that stand side by side, at least."""

GOOD, MORE = 142, 0.32
"""How large a good is, and how far a second one is seen beside it, in shares of it."""

HOUSE, HOUSE_STEP, HOUSE_FOOT = 196, 380, 212
"""How high a producer stands behind its crate, how much room both need, and where it stands."""

MADE_STEP, MADE = 482, 286
"""How much room a producer takes whose crate tells what is made, and how wide that is."""

PRICE, KEY = 68, 56
"""How high the tag is with what a choice brings, and the letters of its key."""

TRADING = (204, 196)
"""The trading house beside what is sold."""

SHIPS = ((86, 92, 60), (884, 118, 66), (640, 70, 58))
"""Middle, width and height of the ships."""


def plate_on(wide: int) -> PlateSize:
    """The plate with the good's name on a crate that is so wide."""
    return PlateSize(wide - 16, CRATE_HIGH - 14, 48, 24)


class Kind(NamedTuple):
    """Equal goods with one mark."""

    piece: Piece
    number: int = 1
    chosen: int = 0
    """How many of them are."""

    @property
    def told(self) -> str:
        """How many there are, or how many of them are chosen; nothing of a single one."""
        if self.number == 1:
            return ""
        return f"{self.chosen}/{self.number}" if self.chosen else f"×{self.number}"


def kinds_of(pieces: Sequence[Piece]) -> list[Kind]:
    """Equal goods together, in the order of the first of each."""
    found: dict[str, Kind] = {}
    for piece in pieces:
        chosen = int(piece.mark.is_chosen)
        kind = found.get(piece.key)
        if kind is None:
            found[piece.key] = Kind(piece, 1, chosen)
        else:
            found[piece.key] = kind._replace(number=kind.number + 1, chosen=kind.chosen + chosen)
    return list(found.values())


class Goods:
    """Goods on the quay, a crate for each kind: producers behind what they make, the trading house beside what is sold."""

    high = HIGH

    def __init__(
        self, pieces: Sequence[Piece], words: Words, left: int, room: int, *, is_made: bool = False
    ) -> None:
        self.is_made = is_made
        self.kinds = kinds_of(pieces)
        self.words = words
        self.left, self.room = left, room
        many = max(1, len(self.kinds))
        self.is_sale = any(piece.mark.tag for piece in pieces)
        beside = TRADING[0] + 20
        self.has_trading = self.is_sale and many * BROAD_STEP + beside <= room
        home = MADE_STEP if is_made else HOUSE_STEP
        self.has_homes = not self.is_sale and many * home <= room + GAP
        free = room - (beside if self.has_trading else 0)
        self.is_broad = self.is_sale and many * BROAD_LEAST <= free
        most = home if self.has_homes else BROAD_STEP if self.is_broad else STEP
        self.step = min(most, free // many)
        self.start = left + room - free + (free - many * self.step) // 2

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw the harbor, and on its quay a crate for every kind."""
        boxes.shadow(canvas, self.left, y, self.room, HIGH, RADIUS)
        shore = seafront(self.room, HIGH, PAVED, has_trading=self.has_trading)
        boxes.lay(canvas, shore, self.left, y, RADIUS)
        for place, kind in enumerate(self.kinds):
            self._draw_kind(canvas, self.start + place * self.step, y, kind)

    def name_of(self, kind: Kind) -> str:
        """What stands on a crate: the good, and how many there are."""
        name = term(self.words, "good", kind.piece.key)
        return f"{name} {kind.told}" if kind.told else name

    def _draw_kind(self, canvas: Canvas, x: int, y: int, kind: Kind) -> None:
        has_gain = self.is_made and self.has_homes
        is_roomy = self.is_broad or has_gain
        wide = min(BROAD if self.is_broad else CRATE_WIDE, self.step - GAP)
        if has_gain:
            wide = MADE
        left = x + (self.step - wide) // 2
        key, mark = kind.piece.key, kind.piece.mark
        home = BUILDING_OF[key]
        if self.has_homes:
            left = x + self.step - wide - 20
            stand(canvas, standing(home, HOUSE), x + HOUSE * 0.6, y + HOUSE_FOOT)
        top = y + FOOT - CRATE_HIGH
        if kind.chosen:
            boxes.lit(canvas, palette.LAMP, left, y + 14, wide, FOOT - 8, 16, 7)
        size = min(GOOD, wide - 10)
        middle = left + (size * 0.62 if is_roomy else wide / 2)
        self._draw_goods(canvas, middle, top, size, kind)
        canvas.put(crate(wide, CRATE_HIGH), left, top)
        name, plate = self.name_of(kind), plate_on(wide)
        if plate_fit(name, plate).fits:
            canvas.put(name_plate(name, KINDS[kind_of(home)].band, plate), left + 8, top + 7)
        told = Bring("+1", key) if has_gain else Bring(mark.tag or "", "card")
        if told.text:
            high = min(PRICE, round(wide * (0.2 if is_roomy else 0.25)))
            price = bring_label(told, high)
            if is_roomy:
                canvas.put(price, left + wide - price.size[0] - 8, top - price.size[1] - 6)
            else:
                canvas.put(price, left - 4, y + 14)
        if kind.chosen:
            canvas.put_centred(tokens.tick(round(size * 0.26)), middle + size * 0.2, top - 24)
        untold = mark._replace(is_chosen=False)
        draw_mark(canvas, left, y + 12, wide, 0, untold, min(KEY, round(wide * 0.25)))

    def _draw_goods(self, canvas: Canvas, x: float, top: int, size: int, kind: Kind) -> None:
        """One good in its crate, and another one behind it where there are more."""
        out = size * MORE / 2 if kind.number > 1 else 0
        level = top + 20 - size / 2
        if out:
            canvas.put_centred(art.sticker(kind.piece.key, size), x + out, level - 6)
        canvas.put_centred(art.sticker(kind.piece.key, size), x - out, level)


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
