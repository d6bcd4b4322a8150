"""Cards, tags, names, prospectors, the gold of the vein."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.core.model import Key, Seat
from games.sutters_mill.views import NOBODY
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.place.boards import PlateSize, name_plate, painted_plate
from render.core.sketch import Points, Sketch, with_shadow
from render.core.tokens import SEAL_SHAPES, seal_outline
from render.sutters_mill.vocabulary import SHORT, owner_of

SCALE = 3
"""How much larger cards and tags are drawn than shown: many look alike, and they have few slanting edges."""

NAILED = 60
"""From this height on boards show their nails."""

LARGE = 90
"""From this height on the rank of a nailed card is so large that a Jack's tail comes near the mark."""

WIDE_PLANK = 52
"""From this width on a small card has its mark beside its rank."""

RANK, RANK_AT, SUIT, SUIT_AT = 0.62, 0.38, 0.11, 0.8
"""On a card in hand, in heights of it: the rank and the radius of its owner's mark, and how far down their middles are."""

BROADEST, SUIT_MOST = 0.78, 18
"""The rank is so large at most in widths of the card, and that mark at all."""

PALE = 0.5
"""How much of a card that cannot be placed is paper."""

GOLD, GOLD_LIGHT, GOLD_DARK = "#F2B632", "#FFE08A", "#C4831A"
NUGGETS: Sequence[Points] = (
    (
        (-0.35, -0.9),
        (0.45, -0.75),
        (0.98, -0.1),
        (0.7, 0.7),
        (-0.1, 0.88),
        (-0.85, 0.5),
        (-0.95, -0.3),
    ),
    ((-0.6, -0.7), (0.2, -0.92), (0.9, -0.45), (0.9, 0.4), (0.2, 0.85), (-0.6, 0.75), (-1.0, 0.1)),
    (
        (-0.2, -0.85),
        (0.6, -0.8),
        (0.95, 0.1),
        (0.45, 0.82),
        (-0.4, 0.8),
        (-1.0, 0.25),
        (-0.75, -0.5),
    ),
)
"""Outlines of nuggets around their middle, clockwise from the upper left, in radii."""

HEAPS: Mapping[int, Points] = {
    1: ((0, 0.75),),
    2: ((-0.85, 0.75), (0.85, 0.75)),
    3: ((0, -0.6), (-0.85, 0.75), (0.85, 0.75)),
    4: ((0, -0.75), (-0.9, 0.55), (0.9, 0.55), (0, 0.85)),
}
"""Where the nuggets of a heap lie around its middle, in radii of one, those in front last."""

HEAP_WIDE, HEAP_HIGH = 4.0, 3.8
"""Width and height of a heap, in radii of a nugget."""

PITS = {
    "river": ("#3A86B0", "#6FB6D4"),
    "hill": ("#3A2110", "#94602E"),
    "mine": ("#101216", "#5D636E"),
}
"""The colours of where gold has been dug: the pit and its lower edge."""

MARK, MARK_SIZE, MARK_EDGE = (64, 100), 17, 7
"""Where the owner's mark stands on a prospector's chest, in the box of an icon, how large it is, and its edge."""


@kept
def prospector(owner: int, size: int) -> Sprite:
    """A pawn in its owner's colour, with the owner's mark on the chest."""
    pawn = art.tinted("pawn", owner, size)
    scale = size / art.ICON_BOX
    mark = Sketch(size, size, pawn.margin)
    shape = [
        ((MARK[0] + dx) * scale, (MARK[1] + dy) * scale)
        for dx, dy in seal_outline(SEAL_SHAPES[owner], MARK_SIZE)
    ]
    colour = palette.SEATS[owner]
    mark.line(colour.full, 2 * MARK_EDGE * scale, [*shape, shape[0]])
    mark.poly(colour.mark, shape)
    canvas = Canvas(pawn.colour.copy())
    canvas.put(mark.done(), pawn.margin, pawn.margin)
    return Sprite(canvas.image, pawn.opacity, pawn.margin)


@kept
def held(owner: int, rank: Key, wide: int, high: int, *, is_quiet: bool = False) -> Sprite:
    """A card in the own hand: its rank as large as it goes over its owner's mark, in the own colour within a paper edge; pale
    while it cannot be placed.
    """
    seat = palette.SEATS[owner]
    ground = palette.mixed(seat.full, palette.PAPER_SHADE, PALE) if is_quiet else seat.full
    blank, ink = _paper(ground, wide, high), seat.dark if is_quiet else seat.mark
    canvas = Canvas(blank.colour.copy())
    size = _fitting(SHORT[rank], wide - 14, round(min(high * RANK, wide * BROADEST)))
    middle, top = blank.margin + wide / 2, blank.margin
    canvas.write(SHORT[rank], Face.NUMBER, size, ink, middle, top + high * RANK_AT, "m")
    canvas.put_centred(
        seal_mark(owner, min(high * SUIT, SUIT_MOST), ink), middle, top + high * SUIT_AT
    )
    return Sprite(canvas.image, blank.opacity, blank.margin)


@kept
def nailed(owner: int, rank: Key, wide: int, high: int) -> Sprite:
    """A card nailed to a wall: its rank, and its owner's mark below."""
    colour = palette.SEATS[owner]
    blank = _board(owner, wide, high, high * 0.66)
    canvas = Canvas(blank.colour.copy())
    middle = wide / 2 + blank.margin
    share = 0.62 if high >= LARGE else 0.54
    size = _fitting(SHORT[rank], wide - 4, round(high * share))
    canvas.write(
        SHORT[rank], Face.NUMBER, size, colour.mark, middle, high * 0.37 + blank.margin, "m"
    )
    canvas.put_centred(seal_mark(owner, min(wide * 0.14, 11)), middle, high * 0.83 + blank.margin)
    return Sprite(canvas.image, blank.opacity, blank.margin)


@kept
def plank(owner: int, rank: Key, wide: int, high: int) -> Sprite:
    """A small card of a long stack: its rank, and its owner's mark beside it or below it."""
    colour = palette.SEATS[owner]
    is_narrow = wide < WIDE_PLANK
    blank = _board(owner, wide, high, high * 0.62 if is_narrow else high)
    canvas = Canvas(blank.colour.copy())
    left, top = blank.margin, blank.margin
    if is_narrow:
        size = _fitting(SHORT[rank], wide - 2, round(high * 0.68))
        middle = left + wide / 2
        canvas.write(SHORT[rank], Face.NUMBER, size, colour.mark, middle, top + high * 0.37, "m")
        canvas.put_centred(seal_mark(owner, 6), middle, top + high - 8)
    else:
        mark = max(7.5, high * 0.15)
        room = wide - 2.4 * mark - 3
        size = _fitting(SHORT[rank], room - 4, round(high * 0.96))
        canvas.write(
            SHORT[rank], Face.NUMBER, size, colour.mark, left + 3 + room / 2, top + high / 2, "m"
        )
        canvas.put_centred(seal_mark(owner, mark), left + wide - 1.3 * mark - 1, top + high / 2)
    return Sprite(canvas.image, blank.opacity, blank.margin)


def _fitting(text: str, room: float, most: int) -> int:
    """The size at which a rank goes into its room."""
    return next(
        (size for size in range(most, 12, -1) if width(text, Face.NUMBER, size) <= room), 12
    )


@kept
def seal_mark(owner: int, radius: float, colour: str = "") -> Sprite:
    """A player's mark alone, in a colour or as it lies on the player's own."""
    side = round(2.4 * radius)
    sketch = Sketch(side, side, 2)
    shape = seal_outline(SEAL_SHAPES[owner], radius)
    points = [(side / 2 + dx, side / 2 + dy) for dx, dy in shape]
    sketch.poly(colour or palette.SEATS[owner].mark, points)
    return sketch.done()


@kept
def _board(owner: int, wide: int, high: int, light: float) -> Sprite:
    """A board in a player's colour, darker below a height, with two nails."""
    colour = palette.SEATS[owner]
    sketch = Sketch(wide, high, 8, SCALE)
    radius = 6
    sketch.box(palette.KEYLINE, -4, -4, wide + 8, high + 8, radius + 4)
    sketch.box(palette.INK, -2, -2, wide + 4, high + 4, radius + 2)
    sketch.box(palette.mixed(colour.full, colour.dark, 0.45), 0, 0, wide, high, radius)
    sketch.box(colour.full, 0, 0, wide, light, radius)
    if light < high:
        sketch.box(colour.full, 0, light / 2, wide, light / 2, 0)
    for x in (6.5, wide - 6.5) if high > NAILED else ():
        sketch.oval(palette.INK, x, 6.5, 3.2)
        sketch.oval("#D8DEE2", x - 0.4, 6, 2)
    return with_shadow(sketch.reduced(), 8, 1.5, 2, 0.45)


def _paper(ground: str, wide: int, high: int) -> Sprite:
    """A playing card without its print, so coloured within a paper edge."""
    sketch = Sketch(wide, high, 8, SCALE)
    sketch.box(palette.INK, -2, -2, wide + 4, high + 4, 10)
    sketch.box(palette.KEYLINE, 0, 0, wide, high, 8)
    sketch.box(ground, 4, 4, wide - 8, high - 8, 5)
    return with_shadow(sketch.reduced(), 8, 1.5, 2, 0.45)


def name_sign(name: str, holder: Seat, plate: PlateSize) -> Sprite:
    """The name of a building, in the colour of whoever holds its certificate."""
    if holder == NOBODY:
        return name_plate(name, palette.LINE, plate)
    colour = palette.SEATS[owner_of(holder)]
    return painted_plate(name, colour.full, plate, colour.mark)


class TagSize(NamedTuple):
    """How large a tag with an influence is."""

    high: int
    number: int
    mark: int
    """The radius of its owner's mark."""


@kept
def tag(owner: int, influence: int, size: TagSize) -> Sprite:
    """A tag in a player's colour with the player's mark and influence, as wide as these need."""
    colour, text = palette.SEATS[owner], str(influence)
    wide = round(width(text, Face.NUMBER, size.number) + 2.3 * size.mark) + 9
    sketch = Sketch(wide, size.high, 8, SCALE)
    sketch.box(palette.KEYLINE, -4, -4, wide + 8, size.high + 8, 13)
    sketch.box(palette.INK, -2, -2, wide + 4, size.high + 4, 11)
    sketch.box(colour.full, 0, 0, wide, size.high, 9)
    middle = size.high / 2
    shape = seal_outline(SEAL_SHAPES[owner], size.mark)
    left = 3 + 1.15 * size.mark
    sketch.poly(colour.mark, [(left + dx, middle + dy) for dx, dy in shape])
    blank = with_shadow(sketch.reduced(), 8, 1.5, 2, 0.45)
    canvas = Canvas(blank.colour.copy())
    right = blank.margin + wide - 3
    canvas.write(text, Face.NUMBER, size.number, colour.mark, right, blank.margin + middle, "r")
    return Sprite(canvas.image, blank.opacity, blank.margin)


@kept
def planks(across: int) -> Sprite:
    """Two planks nailed over a symbol of that size, whose certificate has left the game."""
    unit = across / 60
    sketch = Sketch(212 * unit, 76 * unit, 6)
    for line in (((10, 12), (202, 62)), ((10, 64), (202, 16))):
        points = [(x * unit, y * unit) for x, y in line]
        sketch.line(palette.INK, 24 * unit, points)
        sketch.line("#8A5A2C", 18 * unit, points)
        sketch.line("#B07C45", 6 * unit, [(x, y - 5 * unit) for x, y in points])
        for x, y in points:
            sketch.oval(palette.INK, x, y, 3 * unit)
    return sketch.done()


@kept
def nugget(radius: float, turn: int) -> Sprite:
    """A nugget of gold that nobody has dug yet, lit from the left; each turn has another shape."""
    side = round(2 * radius) + 2
    sketch = Sketch(side, side, 4)
    _draw_nugget(sketch, side / 2, side / 2, radius, turn)
    return sketch.done()


def _draw_nugget(sketch: Sketch, x: float, y: float, radius: float, turn: int) -> None:
    """Draw a nugget around a point."""

    def placed(points: Points, scale: float) -> list[tuple[float, float]]:
        return [(x + px * radius * scale, y + py * radius * scale) for px, py in points]

    outline = NUGGETS[turn]
    first, second, third, *_, last = outline
    sketch.poly(palette.INK, placed(outline, 1.12))
    sketch.poly(GOLD, placed(outline, 0.94))
    sketch.poly(GOLD_DARK, placed([third, *outline[3:-1], (0.1, 0.15)], 0.94))
    sketch.poly(GOLD_LIGHT, placed([last, first, second, (0.1, 0.15)], 0.94))
    sketch.oval("#FFFBE0", x - radius * 0.3, y - radius * 0.4, radius * 0.17)


@kept
def heap(count: int, radius: float) -> Sprite:
    """A heap of one to four nuggets of that radius."""
    sketch = Sketch(round(HEAP_WIDE * radius), round(HEAP_HIGH * radius), 4)
    for turn, (x, y) in enumerate(HEAPS[count]):
        at = (HEAP_WIDE / 2 + x) * radius, (HEAP_HIGH / 2 + y) * radius
        _draw_nugget(sketch, *at, radius, turn % 3)
    return sketch.done()


@kept
def pit(section: Key, radius: float) -> Sprite:
    """Where a heap of gold of that radius has been dug."""
    deep, rim = PITS[section]
    wide, high = round(3.2 * radius), round(1.9 * radius)
    sketch = Sketch(wide, high, 4)
    x, y = wide / 2, high / 2
    sketch.oval(rim, x, y + radius * 0.14, radius * 1.5, radius * 0.78)
    sketch.oval(deep, x, y, radius * 1.45, radius * 0.7)
    return sketch.done()


def draw_number(canvas: Canvas, x: float, y: float, count: int) -> None:
    """How many, in a small night box, from two on."""
    if count > 1:
        boxes.box(canvas, palette.PAPER, x - 19, y - 22, 38, 44, 9)
        boxes.box(canvas, palette.NIGHT, x - 17, y - 20, 34, 40, 8)
        canvas.write(str(count), Face.NUMBER, 46, palette.PAPER, x, y, "m")
