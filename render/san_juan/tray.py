"""Where the cards of a question go: a tray with a place for each, beside the building paid or swapped in, or the discards."""

from collections.abc import Sequence

from PIL import Image

from games.core.model import Key
from render.core import art, backs, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.place.boards import crate
from render.core.sketch import Sketch
from render.san_juan.card import EDGE
from render.san_juan.looks import KINDS, kind_of
from render.san_juan.plot import Card
from render.san_juan.quay import seafront
from render.san_juan.scenery import scenery

HIGH, LOW, RADIUS = 216, 156, 20
"""How high it is beside a building, and beside the discards."""

LEFT, BAND = 262, 54
"""How wide the building beside the tray is, and how high its name."""

NAME, NAME_LEAST = 46, 28
SIGN = 94
"""How large the hammer is over what is to be built."""

COUNT, COUNT_HIGH, COUNT_SIZE = 146, 112, 80
"""How much room the number of cards takes at the end of the tray, how high it is, and its letters."""

RIM, INSET, ROUND = 9, 16, 14
"""How broad the rim of the tray is, what lies within it from the edge on, and the corners of both."""

GHOST = 0.18
"""How much is seen of a card that is not there yet."""

GAP, MOST = 14, 122
"""Between places in the tray, and how wide each is at most."""

SHAPE = 1.42
"""How high small cards are in their widths."""

PILE, PILE_TOP, PILE_CRATE = (78, 100), 8, (112, 62)
"""How large the discard pile is where cards go to it, how far down, and its crate."""

ARROW = 40
"""Between a card that goes and the new one that comes for it."""

NONE, NONE_HIGH, NONE_CARD = 3, 120, 62
"""How many places are shown of an empty hand, how high its tray is, and how wide each is."""

OFFICE = "office"
"""It swaps cards; any other building beside a tray is paid for, and without one they are discarded."""

WOOD, WOOD_DARK, WOOD_LIGHT, WELL = "#B27A45", "#5E3A1E", "#CF9A62", "#8A5930"


class Tray:
    """A building or the discard pile, and beside it a place for every card that may go there: those chosen lie in theirs."""

    def __init__(
        self, building: Card | None, laid: Sequence[Key], places: int, left: int, room: int
    ) -> None:
        self.building = building
        self.high = HIGH if building else LOW
        self.laid = tuple(laid)
        self.places = max(places, len(laid))
        self.left, self.room = left, room

    @property
    def is_swap(self) -> bool:
        """Whether a new card comes for every card that goes."""
        return self.building is not None and self.building.key == OFFICE

    @property
    def within(self) -> int:
        """How much room there is for places."""
        return self.room - LEFT - COUNT - 2 * INSET

    @property
    def card(self) -> tuple[int, int]:
        """How large a place is."""
        most = min(MOST, round((self.high - 2 * INSET) / SHAPE))
        wide = min(most, self.within // self.places - GAP)
        if self.is_swap:
            wide = min(wide, (self.within // self.places - GAP - ARROW) // 2)
        return wide, round(wide * SHAPE)

    def draw(self, canvas: Canvas, y: int) -> None:
        """Draw it at that height."""
        boxes.shadow(canvas, self.left, y, self.room, self.high, RADIUS)
        boxes.lay(canvas, _table(self.building, self.room), self.left, y, RADIUS)
        wide, high = self.card
        step = wide + GAP + (wide + ARROW if self.is_swap else 0)
        x = self.left + LEFT + INSET + (self.within - self.places * step + GAP) // 2
        top = y + (self.high - high) // 2
        for place in range(self.places):
            if place < len(self.laid):
                draw_small(canvas, x, top, self.laid[place], (wide, high))
            else:
                _draw_place(canvas, x, top, (wide, high))
            if self.is_swap:
                canvas.put_centred(arrow(ARROW - 4), x + wide + ARROW / 2, y + self.high / 2)
                canvas.put(backs.card_back(wide, high), x + wide + ARROW, top)
            x += step
        self._draw_count(canvas, y + self.high / 2)

    def _draw_count(self, canvas: Canvas, middle: float) -> None:
        """How many cards lie there of how many, at the end of the tray."""
        laid, most = str(len(self.laid)), f"/{self.places}"
        small = round(COUNT_SIZE * 0.72)
        half = (width(laid, Face.NUMBER, COUNT_SIZE) + width(most, Face.NUMBER, small) + 3) / 2
        x = self.left + self.room - INSET - COUNT / 2 - half
        x += canvas.write(laid, Face.NUMBER, COUNT_SIZE, palette.INK, x, middle) + 3
        shift = Face.NUMBER.drop * (COUNT_SIZE - small)
        canvas.write(most, Face.NUMBER, small, palette.INK, x, middle + shift)


@kept
def _table(building: Card | None, wide: int) -> Image.Image:
    """What the cards go to, and beside it an empty tray."""
    high = HIGH if building else LOW
    canvas = Canvas(Image.new("RGB", (wide, high), palette.channels(WOOD_DARK)[:3]))
    if building is None:
        _draw_pile(canvas)
    else:
        _draw_building(canvas, building)
    _draw_wood(canvas, LEFT, wide - LEFT, high)
    left, top = wide - INSET - COUNT, (high - COUNT_HIGH) // 2
    boxes.box(canvas, WOOD_DARK, left - 3, top - 3, COUNT + 6, COUNT_HIGH + 6, 17)
    boxes.box(canvas, palette.PAPER, left, top, COUNT, COUNT_HIGH, 14)
    return canvas.image


def _draw_wood(canvas: Canvas, x: int, wide: int, high: int) -> None:
    """An empty tray on its dark ground."""
    boxes.box(canvas, WOOD_LIGHT, x + 3, 2, wide - 5, high - 4, ROUND)
    boxes.box(canvas, WOOD, x + RIM, RIM, wide - 2 * RIM, high - 2 * RIM, ROUND - 4)


def _draw_place(canvas: Canvas, x: int, y: int, size: tuple[int, int]) -> None:
    """A place for a card."""
    boxes.box(canvas, WELL, x, y, *size, 10)
    canvas.put(backs.card_back(*size), x, y, GHOST)
    boxes.dashes(canvas, palette.KEYLINE, x, y, *size, 10)


def draw_no_cards(canvas: Canvas, x: int, y: int, wide: int, told: str) -> None:
    """A tray of a hand without cards, with the words for it."""
    boxes.shadow(canvas, x, y, wide, NONE_HIGH, RADIUS)
    boxes.lay(canvas, _no_cards(told, wide), x, y, RADIUS)


@kept
def _no_cards(told: str, wide: int) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (wide, NONE_HIGH), palette.channels(WOOD_DARK)[:3]))
    _draw_wood(canvas, -2, wide + 4, NONE_HIGH)
    across, high = NONE_CARD, round(NONE_CARD * SHAPE)
    step = across + GAP
    words = fit(told, Face.NAME, wide - 4 * INSET - NONE * step, NAME, NAME_LEAST, 1)
    long = width(words.lines[0], Face.NAME, words.size)
    left = round((wide - NONE * step - INSET - long) / 2)
    for place in range(NONE):
        _draw_place(canvas, left + place * step, (NONE_HIGH - high) // 2, (across, high))
    start = left + NONE * step + INSET
    canvas.write(words.lines[0], Face.NAME, words.size, palette.INK, start, NONE_HIGH / 2)
    return canvas.image


def _draw_pile(canvas: Canvas) -> None:
    """The discard pile in its crate on the quay."""
    canvas.image.paste(seafront(LEFT, LOW, LOW - 64), (0, 0))
    (wide, high), middle = PILE, LEFT // 2
    canvas.put(backs.pile_edges(wide, high, 2), middle - wide // 2, PILE_TOP)
    canvas.put(backs.spent_back(wide, high), middle - wide // 2, PILE_TOP)
    canvas.put(crate(*PILE_CRATE), middle - PILE_CRATE[0] // 2, LOW - PILE_CRATE[1] - 12)


def _draw_building(canvas: Canvas, building: Card) -> None:
    """A building over its name; a hammer where it is to be built."""
    ground = HIGH - BAND
    canvas.image.paste(scenery(building.key, LEFT, ground), (0, 0))
    if building.key != OFFICE:
        canvas.put_centred(art.sticker("builder", SIGN), LEFT - 62, ground - 66)
    canvas.fill(KINDS[building.kind].band, 0, ground, LEFT, BAND)
    name = fit(building.name, Face.NAME, LEFT - 20, NAME, NAME_LEAST, 1)
    if not name.fits:
        name = fit(building.brief, Face.NAME, LEFT - 20, NAME, NAME_LEAST, 1)
    middle = LEFT / 2, ground + BAND / 2
    canvas.write(name.lines[0], Face.NAME, name.size, palette.WHITE, *middle, "m")


def draw_small(canvas: Canvas, x: int, y: int, key: Key | None, size: tuple[int, int]) -> None:
    """A small card, its face or its back."""
    if key is None:
        canvas.put(backs.card_back(*size), x, y)
        return
    boxes.shadow(canvas, x, y, *size, 10)
    boxes.lay(canvas, _small_face(key, *size), x, y, 10)


@kept
def _small_face(key: Key, wide: int, high: int) -> Image.Image:
    """A card's drawing above the colour of its kind."""
    canvas = Canvas(Image.new("RGB", (wide, high), palette.PAPER))
    foot = high // 6
    canvas.image.paste(scenery(key, wide, high - foot), (0, 0))
    canvas.fill(KINDS[kind_of(key)].band, 0, high - foot, wide, foot)
    canvas.paint(EDGE, boxes.ring(wide, high, 10, 2), 0, 0)
    return canvas.image


@kept
def arrow(size: int) -> Sprite:
    """From what was to what will be."""
    sketch = Sketch(size, size, 6)
    head = [(0, 0.3), (0.48, 0.3), (0.48, 0.04), (1, 0.5), (0.48, 0.96), (0.48, 0.7), (0, 0.7)]
    points = [(x * size, y * size) for x, y in head]
    sketch.line(palette.INK, 8, [*points, points[0]])
    sketch.poly(palette.KEYLINE, points)
    return sketch.done()
