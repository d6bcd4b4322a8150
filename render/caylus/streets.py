"""Many places to choose among, by what one goes there for: streets of houses, each with its badge, its yield, its owner."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from games.caylus.content import BUILDINGS, CASTLE, GATE, INN, SPECIAL, STABLES, TRADING_POST
from games.caylus.views import Public
from games.core.model import Key, Seat
from render.caylus.cards import is_dark, space_of
from render.caylus.growth import draw_growth
from render.caylus.pieces import coin, draw_line, line_width
from render.caylus.plots import DUSK, SILL, Label, banner, label_of, plate, sill, stood_at
from render.caylus.specials import EFFECTS
from render.caylus.stock import BODY, LEFT, ROOM
from render.caylus.valley import PLOT_WIDE, Front
from render.caylus.vocabulary import LOOKS, drawn, short
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import Piece
from render.core.place.paving import PLANK, PLANK_DARK, PLANK_LIGHT
from render.core.scatter import Scatter
from render.core.scenery import above_ground, standing, standing_foot
from render.core.sketch import BROAD, Sketch

SIGN_WIDE, GAP = 122, 6
"""The sign at the left of a street, and what lies between rows."""

BETWEEN = 6
"""What lies between houses at least."""

MOST_ROWS, NAMED_ROWS = 7, 4
"""How many rows there are at most, and up to how many houses carry their names."""

MOST_STEP = 178
"""From row to row at most: with few rows the picture is lower."""

NAME, GAIN, GAIN_ALONE = 33, 44, 46
"""How high a name and a yield are on a plate at most; where there are no names, a yield is up to half as high as its row."""

GAIN_LEAST = 17
NAME_SHARE, GAIN_SHARE = 0.28, 0.34
"""How high they are in heights of a row."""

BESIDE, APART, NAMED_EDGE = 33, 9, 22
"""The size of a name beside a yield, what lies between, and what lies around both."""

UNCLEAR = frozenset({GATE, STABLES, INN})
"""What is done there its icons alone do not say."""

HOUSE_ROOM = 54
"""Room for badge and house side by side, at least."""

BADGES = ((33, 29), (36, 31))
"""Badges of one letter, and of two: over a low house, and over a higher one."""

ROOMY = 58
"""How high a house is at least over which a badge is large."""

BANNER, COIN, OFFICER = 27, 40, 34
BADGE_WIDE, MOST_HOUSE = 46, 130
"""Room for a badge, and how wide a house is at most."""

DIMMED = 0.8
"""How strong houses are beyond the provost."""

MOST_WIDE = 206
"""How much of a row a house takes up at most, unless its name needs more beside its yield."""


class Quarter(NamedTuple):
    """What a street is for: its word, its sign and its ground, with the strokes on it."""

    word: str
    icon: str
    ground: str
    stroke: str


TAKE, TRADE, BUILD, TOWN = QUARTERS = (
    Quarter("take", "basic_cube", "#A9BE62", "#8FA64C"),
    Quarter("trade", "denier", "#DCC48E", "#C9AC70"),
    Quarter("build", "builder", "#C99F68", "#B0854F"),
    Quarter("town", "castle", "#B9B4A6", "#9F998A"),
)


class Home(NamedTuple):
    """A place in its street."""

    number: int
    """Of the menu."""

    key: Key
    label: Label
    building: Key
    owner: Seat | None = None
    is_dark: bool = False


class Lot(NamedTuple):
    """Where a home stands: its corner and its measures."""

    home: Home
    x: int
    y: int
    front: Front
    size: int
    """That of its yield, where no name stands over it."""


class Street(NamedTuple):
    """A quarter with all its rows: its top and its height, and what stands in it."""

    quarter: Quarter
    top: int
    high: int
    lots: tuple[Lot, ...]


def quarter_of(building: Key) -> Quarter:
    """What one goes to a building for."""
    if building == TRADING_POST:
        return TRADE
    if building in SPECIAL or building == CASTLE:
        return TOWN
    row = BUILDINGS[building]
    return BUILD if row.works else TAKE if row.produces else TRADE


def homes_of(view: Public, words: Words, keys: tuple[Key, ...]) -> Iterator[Home]:
    """What is to be seen of the places."""
    for number, key in enumerate(keys):
        if key in SPECIAL or key == CASTLE:
            label = Label(LOOKS["special"].band, short(words, key), EFFECTS[key])
            yield Home(number, key, label, key)
            continue
        stood = stood_at(view, words, space_of(view, key))
        label = label_of(stood.building, stood.name)
        yield Home(number, key, label, stood.building, stood.owner, is_dark(view, key))


def _need(home: Home, size: int, *, is_named: bool) -> float:
    """How wide a home is whose yield is drawn at that size, its name over it or, where it needs one, beside it."""
    name, beside = 0.0, 0.0
    if is_named:
        name = width(home.label.name, Face.NAME, NAME) + 14
    elif home.building in UNCLEAR:
        beside = _beside(home)
    return max(line_width(home.label.bits, size) + 16 + beside, name, 2 * HOUSE_ROOM) + BETWEEN


def _beside(home: Home) -> float:
    """The room that a name takes beside a yield."""
    return width(home.label.name, Face.NAME, BESIDE) + APART


def _size(row: tuple[Home, ...], *, is_named: bool) -> int:
    """The size at which the yields of a row fit."""
    for size in range(GAIN, GAIN_LEAST, -1):
        if sum(_need(home, size, is_named=is_named) for home in row) <= ROOM - SIGN_WIDE:
            return size
    return GAIN_LEAST


def _split(homes: tuple[Home, ...], rows: int) -> tuple[tuple[Home, ...], ...]:
    """The homes in so many rows of about the same number."""
    ends = [round(len(homes) * row / rows) for row in range(rows + 1)]
    return tuple(homes[begin:end] for begin, end in pairwise(ends))


def _divided(
    quarters: tuple[tuple[Home, ...], ...], high: int
) -> tuple[tuple[tuple[Home, ...], ...], ...]:
    """The quarters in rows: one more for whichever is the fullest as long as that makes yields or houses larger."""
    rows = [1] * len(quarters)
    best, found = 0, list[tuple[tuple[Home, ...], ...]]()
    while sum(rows) <= MOST_ROWS:
        is_named = sum(rows) <= NAMED_ROWS
        tried = [_split(homes, count) for homes, count in zip(quarters, rows, strict=True)]
        sizes = [min(_size(row, is_named=is_named) for row in one) for one in tried]
        least = min(*sizes, high // sum(rows) // 3)
        if least > best:
            best, found = least, tried
        rows[sizes.index(min(sizes))] += 1
    return tuple(found)


def streets(homes: tuple[Home, ...], bottom: int) -> Iterator[Street]:
    """The streets from the upper edge of the land down to that height."""
    held = [
        (quarter, of_it)
        for quarter in QUARTERS
        if (of_it := tuple(home for home in homes if quarter_of(home.building) == quarter))
    ]
    rows = _divided(tuple(of_it for _, of_it in held), bottom - BODY)
    count = sum(len(one) for one in rows)
    step = min((bottom - BODY + GAP) // count, MOST_STEP)
    is_named = count <= NAMED_ROWS
    top = BODY
    for (quarter, _), its in zip(held, rows, strict=True):
        lots = tuple(
            lot
            for number, row in enumerate(its)
            for lot in _row(row, top + number * step, step - GAP, is_named=is_named)
        )
        yield Street(quarter, top, len(its) * step - GAP, lots)
        top += len(its) * step


def _row(row: tuple[Home, ...], y: int, high: int, *, is_named: bool) -> Iterator[Lot]:
    """The homes of a row side by side, as wide as what they yield; they share what room is left.

    Names stand over the yields, or beside them in a low row that has room for all.
    """
    name, gain = min(NAME, round(high * NAME_SHARE)), min(GAIN, round(high * GAIN_SHARE))
    is_named = is_named and not (high - name - gain < ROOMY and _fits_beside(row))
    size = _size(row, is_named=is_named)
    widths = _widths(row, size, is_named=is_named)
    if not is_named:
        name, gain = 0, min(GAIN_ALONE, round(high / 2))
    x = float(LEFT + SIGN_WIDE)
    for home, across in zip(row, widths, strict=True):
        wide = round(across) - BETWEEN
        above = high - name - gain - 6
        front = Front(wide, *[round(one * PLOT_WIDE / wide) for one in (above, name, gain)])
        yield Lot(home, round(x), y + 2, front, min(size, round(gain * 0.86)))
        x += across


def _fits_beside(row: tuple[Home, ...]) -> bool:
    """Whether all names of a row stand beside their yields."""
    size = _size(row, is_named=False)
    return sum(_both(home, size) for home in row) <= ROOM - SIGN_WIDE


def _both(home: Home, size: int) -> float:
    """The room that a yield of that size takes with a name beside it."""
    together = line_width(home.label.bits, size) + _beside(home) + NAMED_EDGE
    return max(together, _need(home, size, is_named=False))


def _widths(row: tuple[Home, ...], size: int, *, is_named: bool) -> list[float]:
    """How much of a row each home takes: what it needs; then as many as there is room for what a name beside the yield takes,
    the shortest first; and what is left in equal parts.
    """
    widths = [_need(home, size, is_named=is_named) for home in row]
    left = ROOM - SIGN_WIDE - sum(widths)
    if not is_named:
        lacks = [_both(home, size) - wide for home, wide in zip(row, widths, strict=True)]
        for lack, place in sorted(zip(lacks, range(len(row)), strict=True)):
            if lack <= left:
                widths[place] += lack
                left -= lack
    spare = left / len(row)
    return [max(wide, min(wide + spare, MOST_WIDE)) for wide in widths]


def end_of(found: tuple[Street, ...]) -> int:
    """Where the last street ends."""
    return found[-1].top + found[-1].high


def draw_streets(
    canvas: Canvas,
    found: tuple[Street, ...],
    pieces: tuple[Piece, ...],
    prices: dict[Key, int],
    words: Words,
) -> None:
    """Draw the places by what one goes there for, within a street in the order of the menu."""
    for quarter, top, high, lots in found:
        canvas.put(_ground(quarter, high), LEFT, top)
        word = words(f"render-caylus-{quarter.word}")
        canvas.put(_sign(quarter, word, high), LEFT, top)
        _draw_land(canvas, lots)
        for lot in lots:
            piece = pieces[lot.home.number]
            _draw_home(canvas, lot, prices.get(lot.home.key))
            _draw_badge(canvas, lot, piece)


def _draw_land(canvas: Canvas, lots: tuple[Lot, ...]) -> None:
    """Let trees and bushes grow where a row has no more houses."""
    for lot in {lot.y: lot for lot in lots}.values():
        left = lot.x + lot.front.wide + BETWEEN
        draw_growth(canvas, left, lot.y, LEFT + ROOM - left, lot.front.high)


def _draw_home(canvas: Canvas, lot: Lot, price: int | None) -> None:
    """Draw a house over its plate, at the right its owner's banner, or the price that its owner alone pays."""
    home, front = lot.home, lot.front
    ground = lot.y + front.house
    _draw_house(canvas, lot, ground)
    if front.band:
        canvas.put(plate(home.label, front, is_dark=home.is_dark), lot.x, ground)
    else:
        canvas.put(_low(home.label, front, lot.size, is_dark=home.is_dark), lot.x, ground)
    right = lot.x + front.wide
    if home.owner is not None and price is None:
        canvas.put(banner(home.owner, BANNER), right - BANNER - 5, ground - 46)
    if price is not None:
        canvas.put_centred(coin(price, COIN), right - 18, ground - 22)


@kept
def _low(label: Label, front: Front, size: int, *, is_dark: bool) -> Sprite:
    """A plate so low that a name stands on it only where there is room beside the yield."""
    bits = line_width(label.bits, size)
    name = width(label.name, Face.NAME, BESIDE)
    if name + APART + bits > front.wide - 14:
        return sill(label, front, is_dark=is_dark)
    blank = sill(label._replace(bits=(), glyph=""), front, is_dark=is_dark)
    face = Canvas(blank.colour.copy())
    inner = blank.margin + SILL
    paper = DUSK if is_dark else palette.PAPER
    wide, high = front.wide - 2 * SILL, front.strip - 2 * SILL
    boxes.box(face, paper, inner, inner, wide, high, 6)
    middle = blank.margin + front.strip / 2
    left = blank.margin + (front.wide - name - APART - bits) / 2
    face.write(label.name, Face.NAME, BESIDE, palette.INK, left, middle)
    draw_line(face, label.bits, left + name + APART, middle, bits + 1, size)
    return Sprite(face.image, blank.opacity, blank.margin)


def _draw_house(canvas: Canvas, lot: Lot, ground: int) -> None:
    """Draw a house right of its badge, as high as there is room; faint beyond the provost."""
    key, wide = drawn(lot.home.building), lot.front.wide
    room = min(wide - BADGE_WIDE, MOST_HOUSE)
    size = round(min(room / 1.06, (lot.front.house + 8) / above_ground(key)))
    x = lot.x + BADGE_WIDE + (wide - BADGE_WIDE) / 2 - 4
    building = standing(key, size)
    strength = DIMMED if lot.home.is_dark else 1.0
    canvas.put(building, x - building.size[0] / 2, ground - standing_foot(size), strength)


def _draw_badge(canvas: Canvas, lot: Lot, piece: Piece) -> None:
    """Draw the letter of a place at the left before its house."""
    low = lot.y + lot.front.house
    if piece.mark.badge:
        sizes = BADGES[lot.front.house >= ROOMY]
        badge = tokens.badge(piece.mark.badge, sizes[min(len(piece.mark.badge), 2) - 1])
        canvas.put(badge, lot.x - 1, low - badge.size[1] - (5 if lot.front.band else 2))
        if lot.home.is_dark:
            beyond = art.sticker("provost", OFFICER)
            canvas.put_centred(beyond, lot.x + badge.size[0] + OFFICER / 2, low - 16)
    if piece.mark.is_chosen:
        canvas.put_centred(tokens.tick(20), lot.x + 56, low - 18)


@kept
def _ground(quarter: Quarter, high: int) -> Sprite:
    """The ground of a quarter."""
    face, chance = Sketch(ROOM, high, scale=BROAD), Scatter(high)
    face.box(palette.mixed(quarter.stroke, palette.INK, 0.35), 0, 0, ROOM, high, 16)
    face.box(quarter.ground, 2, 2, ROOM - 4, high - 4, 14)
    for y in range(14, high - 8, 15):
        x = SIGN_WIDE + chance.between(0, 60)
        while x < ROOM - 70:
            across = chance.between(24, 60)
            face.line(quarter.stroke, 3.4, [(x, y), (x + across, y)])
            x += across + chance.between(24, 70)
    return face.done()


@kept
def _sign(quarter: Quarter, word: str, high: int) -> Sprite:
    """The board at the beginning of a street: what one goes there for."""
    wide = SIGN_WIDE - 8
    sketch = Sketch(wide, high, 2)
    sketch.box(PLANK_DARK, 0, 0, wide, high, 14)
    sketch.box(PLANK, 3, 3, wide - 6, high - 6, 12)
    for y in range(3 + 28, high - 12, 28):
        sketch.line(PLANK_DARK + "70", 2, [(4, y), (wide - 4, y)])
    sketch.line(PLANK_LIGHT, 2, [(14, 5), (wide - 14, 5)])
    done = sketch.done()
    face = Canvas(done.colour.copy())
    icon = min(72, high - 52)
    middle = high / 2 + 2
    line = fit(word, Face.NAME, wide - 10, 40, 26, 1)
    face.put_centred(art.sticker(quarter.icon, icon), wide / 2 + 2, middle - 20)
    face.write(
        line.lines[0], Face.NAME, line.size, palette.INK, wide / 2 + 2, middle + icon / 2, "m"
    )
    return Sprite(face.image, done.opacity, done.margin)
