"""The stalls of a trade: what is taken or given lies under an awning, and on the counter stands what one has afterwards."""

from typing import NamedTuple

from PIL import Image

from render.caylus.cards import APART, EDGES, MOST, badge_size, in_rows
from render.caylus.pieces import EARTH, draw_line, draw_line_centred, line_width
from render.caylus.vocabulary import Bit
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import Mark
from render.core.place.garden import draw_bush, draw_tree
from render.core.sketch import Sketch

CORNER, AWNING = 14, 40
"""How round the corners of stalls are, and how far their awnings hang down."""

MOST_WIDE, MOST_HIGH = 640, 400
"""How wide and high a stall is at most."""

SHADED, BARE = 140, 1.2
"""How high a stall is at least that has an awning, and how high one without a counter is at most, in widths of it."""

COUNTER, LOW_COUNTER, HIGH_FROM = 92, 60, 260
"""How high the counter is, how high in a low stall, and from which height on a stall is no low one."""

FILLED, UNEVEN = 0.86, 0.8
"""How much of its room an icon takes in height, and what icons are worth in rows that are not all full."""

STRIPES = {"cay_market": ("#2E7A46", "#F6ECD8"), "cay_peddler": ("#2452A0", "#F6ECD8")}
"""The colours of awnings that the drawing of the building has too."""

PLAIN = ("#A4513A", "#EBD9AE")
WOOD, GRAIN, BACK, SEAM = "#DDBB86", "#B98F57", palette.PAPER, "#E6D6B8"
SKY, HILL, MEADOW, FENCE = "#CFE6EC", "#A9C08A", "#8FAF5E", "#8A6238"
NARROW = 240
"""On a counter with less room the one thing that changes, which lies above it, has its number alone."""

ICONS, LETTERS, HALVED, LEAST, GAP = 0.74, 0.6, 0.42, 26, 12
"""How large icons, letters and letters in two lines are on a counter at most, in heights of it, how large letters are at least,
and what lies between.
"""


class Offer(NamedTuple):
    """What lies in a stall, and what its counter says: a text and icons with their numbers."""

    bits: tuple[Bit, ...]
    told: str = ""
    after: tuple[Bit, ...] = ()


class Stalls(NamedTuple):
    """Where stalls stand, and how large their icons are."""

    boxes: tuple[tuple[int, int, int, int], ...]
    icon: int


def awning_of(high: int) -> int:
    """How far the awning hangs down of a stall so high."""
    return AWNING if high >= SHADED else 8


def counter_of(high: int, *, is_told: bool) -> int:
    """How high the counter is of a stall so high."""
    return (COUNTER if high >= HIGH_FROM else LOW_COUNTER) if is_told else 0


def _around(wide: int, high: int) -> tuple[int, int]:
    """Where icons begin and end: below the badge in a high stall, beside it in a wide or a low one."""
    if wide < 1.5 * high and high >= HIGH_FROM:
        return EDGES, wide - EDGES
    return round(badge_size(high) * 1.34) + 6, wide - EDGES


def stalls(
    count: int, units: float, box: tuple[int, int, int, int], *, is_told: bool = False
) -> Stalls:
    """How so many stalls stand whose goods are so many icons wide: in the columns in which those icons are largest."""
    _, _, room, tall = box
    best, size = Stalls((), 0), 0.0
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = min(MOST_WIDE, (room - (columns - 1) * APART) // columns)
        high = min(MOST_HIGH, (tall - (rows - 1) * APART) // rows)
        high = high if is_told else min(high, round(wide * BARE))
        left, right = _around(wide, high)
        shelf = high - awning_of(high) - counter_of(high, is_told=is_told)
        icon = min(MOST, shelf * FILLED, (right - left) / units)
        worth = icon * (1.0 if count % columns == 0 else UNEVEN)
        if worth > size:
            found = in_rows(count, columns, (wide, high), box)
            best, size = Stalls(found, round(icon)), worth
    return best


def draw_stall(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    offer: Offer,
    mark: Mark,
    look: str = "",
    *,
    is_yard: bool = False,
) -> None:
    """Draw a stall with its goods as large as it allows, its badge at the left; in a yard it stands before a fence."""
    x, y, wide, high = box
    low = counter_of(high, is_told=bool(offer.told))
    canvas.put(_booth(wide, high, low, STRIPES.get(look, PLAIN), is_yard=is_yard), x, y)
    left, right = (x + around for around in _around(wide, high))
    shelf = high - awning_of(high) - low
    size = min(MOST, round(shelf * FILLED))
    middle = y + awning_of(high) + shelf / 2 - (shelf * 0.04 if is_yard else -2)
    draw_line_centred(canvas, offer.bits, (left + right) / 2, middle, right - left, size)
    if low:
        _draw_told(canvas, offer, x + wide / 2, y + high - low / 2 - 2, wide - 28, low)
    if mark.badge:
        sign = tokens.badge(mark.badge, badge_size(high))
        canvas.put_centred(sign, x + sign.size[0] / 2 - 6, y + sign.size[1] / 2 - 4)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(24), x + 34, y + high - low - 22)


def _draw_told(
    canvas: Canvas, offer: Offer, across: float, middle: float, room: float, high: int
) -> None:
    """Write on the counter, with the icons right of the text."""
    if room < NARROW and len(offer.after) == 2:
        offer = offer._replace(told=offer.told + offer.after[0], after=())
    if not offer.after:
        one = fit(offer.told, Face.NAME, round(room), round(high * LETTERS), LEAST, 1)
        two = fit(offer.told, Face.NAME, round(room), round(high * HALVED), LEAST, 2)
        line = two if two.size > one.size or not one.fits else one
        canvas.write_lines(line.lines, Face.NAME, line.size, palette.INK, across, middle, "m")
        return
    size = round(high * ICONS) // 2 * 2
    while size > LEAST and _told_wide(offer, size) > room:
        size -= 2
    wide, letters = _told_wide(offer, size), _letters(size)
    begin = across - wide / 2
    begin += canvas.write(offer.told, Face.NAME, letters, palette.INK, begin, middle) + GAP
    draw_line(canvas, offer.after, begin, middle, room, size)


def _letters(size: int) -> int:
    """How large letters are beside icons so large."""
    return round(size * LETTERS / ICONS)


def _told_wide(offer: Offer, size: int) -> float:
    """How wide a text is with the icons right of it."""
    return width(offer.told, Face.NAME, _letters(size)) + GAP + line_width(offer.after, size)


@kept
def _booth(wide: int, high: int, low: int, stripes: tuple[str, str], *, is_yard: bool) -> Sprite:
    """A stall between posts: a wall of boards or a yard behind, a striped awning, a counter so high."""
    face = Canvas(Image.new("RGB", (wide, high), palette.INK))
    boxes.box(face, EARTH, 2, 2, wide - 4, high - 4, CORNER - 2)
    inner = wide - 16
    sketch = Sketch(inner, high - 10)
    (_draw_yard if is_yard else _draw_boards)(sketch, inner, high - 10 - low)
    face.put(sketch.done(), 8, 2)
    if low:
        face.fill(palette.INK, 2, high - low - 6, wide - 4, 4)
        face.fill(WOOD, 3, high - low - 2, wide - 6, low - 1)
        face.fill(GRAIN, 3, high - low - 2, wide - 6, 5)
    if high >= SHADED:
        face.put(_awning(wide, stripes), 0, 0)
    return boxes.raised(face.image, CORNER)


def _awning(wide: int, stripes: tuple[str, str]) -> Sprite:
    """A striped awning with a scalloped hem."""
    front = Sketch(wide, AWNING + 10)
    count = max(5, round(wide / 44))
    step = wide / count
    for grown, paints in ((3.0, (palette.INK, palette.INK)), (0.0, stripes)):
        for number in range(count):
            x, paint = number * step, paints[number % 2]
            front.box(paint, x - grown, -6, step + 2 * grown, AWNING - 6 + grown, 0)
            front.oval(paint, x + step / 2, AWNING - 14, step / 2 + grown, step * 0.34 + grown)
    return front.done()


def _draw_boards(sketch: Sketch, wide: int, high: int) -> None:
    """The wall behind a stall: upright boards in the shade of the awning."""
    sketch.box(BACK, 0, 0, wide, high, 0)
    count = max(3, round(wide / 76))
    for number in range(1, count):
        sketch.line(SEAM, 3, [(wide * number / count, 0), (wide * number / count, high)])
    if high >= SHADED - LOW_COUNTER - 10:
        sketch.box("#3A241526", 0, 0, wide, AWNING + 22, 0)


def _draw_yard(sketch: Sketch, wide: int, high: int) -> None:
    """The yard behind a stall: hill and meadow, a fence before them."""
    sketch.box(SKY, 0, 0, wide, high, 0)
    sketch.oval(HILL, wide * 0.24, high * 0.86, wide * 0.5, high * 0.3)
    sketch.oval("#B9CB98", wide * 0.84, high * 0.9, wide * 0.46, high * 0.36)
    draw_tree(sketch, wide * 0.92, high * 0.72, 1.0)
    draw_bush(sketch, wide * 0.1, high * 0.78, 1.1)
    sketch.box(MEADOW, 0, high * 0.84, wide, high * 0.3, 0)
    for level in (0.8, 0.91):
        sketch.line(FENCE, 7, [(-4, high * level), (wide + 4, high * level)])
    for x in range(24, wide, 62):
        sketch.box(FENCE, x, high * 0.74, 11, high * 0.3, 3)
