"""Where a worker may go, as the place itself: the town behind its moat, and the houses along the winding road in order."""

from collections.abc import Iterator
from itertools import accumulate, pairwise
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.caylus.content import (
    CASTLE,
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    SPECIAL,
    STABLES,
    TRADING_POST,
)
from games.caylus.views import NO_BUILDING, NOBODY, Public
from games.core.model import Key, Seat
from render.caylus.cards import space_of
from render.caylus.ground import (
    COBBLE,
    COBBLE_DARK,
    DUSK,
    FIELDS,
    RUT,
    SAND,
    SAND_EDGE,
    WALL,
    WALL_DARK,
    WALL_LIGHT,
    WATER,
)
from render.caylus.growth import draw_growth
from render.caylus.officers import draw_officer
from render.caylus.pieces import coin, draw_line, line_width, worker
from render.caylus.plots import DUSK as DUSKY
from render.caylus.plots import Label, banner, label_of, stood_at
from render.caylus.specials import EFFECTS, held_at
from render.caylus.stock import BODY, LEFT, ROOM, WIDE
from render.caylus.valley import Front
from render.caylus.vocabulary import LOOKS, drawn, short
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, fading
from render.core.contract import Words
from render.core.lettering import Face, width
from render.core.marks import Piece
from render.core.place.garden import draw_bush, draw_flowers, draw_tree
from render.core.place.water import wave
from render.core.scatter import Scatter
from render.core.scenery import above_ground, standing, standing_foot
from render.core.sketch import BROAD, Sketch

TOWN = (INN, STABLES, JOUST_FIELD, GUILD, TRADING_POST, GATE, CASTLE)
"""From the bridge to the castle, as they stand on the board."""

MOST_ROWS = 4
HEIGHTS = ((112, 56), (98, 54), (80, 50), (62, 46))
"""How high houses and their plates are along one row of road, along two, and so on."""

BENEATH = 12
"""What lies between a plate and the road."""

WAY, MOAT = 38, 34
"""How wide the road is, and how high town wall and moat are together."""

VERGE = 30
"""How much land lies below the last of the road."""

BEND, TURN = 46, 34
"""What a bend takes of a row beside it, and how far the middle of a bend lies from the edge of the picture."""

BETWEEN = 8
"""What lies between two homes at least."""

GAIN, ENOUGH, GAIN_LEAST, RIM = 48, 33, 20, 6
"""The size of a yield at most, the one from which on no further row is begun, the least, and what a plate is higher."""

SILL = 5
BESIDE, APART, EDGE = 32, 9, 20
"""The size of a name beside a yield, what lies between, and what lies around both."""

UNCLEAR = frozenset({GATE, STABLES, INN})
"""What is done there its icons alone do not say."""

NAMED = frozenset({GATE, STABLES})
"""What only its name tells."""

OFFERED, PASSED_BY, EMPTY = 110, 84, 62
"""How wide a home is at least: with a badge, with a worker who is there already, and without either."""

MOST_WIDE = 196
"""How wide a plate is at most, unless it needs more."""

MOST_HOUSE = 132
"""How wide a house is at most."""

BADGES = (36, 30)
"""Badges of one letter, and of two."""

BADGE_WIDE = 44
"""Room for a badge beside its house."""

BANNER, COIN, GUEST = 34, 42, 66
OFFICER_BACK = 12
"""How far before the end of their spaces the officers ride."""

ABREAST, OFFICER_LOW = 34, 9
"""How far apart the officers ride where they have met, and how far below the middle of the way they do."""


class Home(NamedTuple):
    """A place in town or along the road."""

    key: Key
    building: Key
    label: Label
    space: int = 0
    """Its space of the road; 0 in town."""

    number: int | None = None
    """Of the menu, if it is offered."""

    owner: Seat | None = None
    guest: Seat | None = None
    """Whose worker is there already."""

    is_dark: bool = False


class Lot(NamedTuple):
    """Where a home stands: its corner and its measures."""

    home: Home
    x: int
    y: int
    front: Front
    size: int
    """That of its yield."""


class Row(NamedTuple):
    """Homes side by side, and the way that passes below them: its middle height, and where it runs to (1 to the right)."""

    lots: tuple[Lot, ...]
    way: int
    heading: int

    @property
    def along(self) -> tuple[Lot, ...]:
        """The homes as the way comes to them."""
        return self.lots[:: self.heading]


def homes_in_town(view: Public, words: Words, keys: tuple[Key, ...]) -> Iterator[Home]:
    """What is to be seen of the special buildings and of the castle."""
    for building in TOWN:
        told = () if building in NAMED else EFFECTS[building]
        label = Label(LOOKS["special"].band, short(words, building), told)
        number = keys.index(building) if building in keys else None
        here = [seat for seat in held_at(view.table, building) if seat != NOBODY]
        guest = here[0] if here and number is None else None
        yield Home(building, building, label, number=number, guest=guest)


def homes_on_road(view: Public, words: Words, keys: tuple[Key, ...]) -> Iterator[Home]:
    """What is to be seen of all that has been built along the road."""
    offered = {
        space_of(view, key): number
        for number, key in enumerate(keys)
        if key not in SPECIAL and key != CASTLE
    }
    for space, building in enumerate(view.table.road, 1):
        if building == NO_BUILDING:
            continue
        stood, number = stood_at(view, words, space), offered.get(space)
        yield Home(
            building if number is None else keys[number],
            building,
            label_of(building, stood.name),
            space,
            number,
            stood.owner,
            stood.worker,
            stood.is_dark,
        )


def _named(home: Home) -> float:
    """The room that a name takes beside a yield."""
    return width(home.label.name, Face.NAME, BESIDE) + APART


def _need(home: Home, size: int, *, is_named: bool) -> float:
    """How wide a home is whose yield is drawn at that size."""
    if home.number is None:
        return (EMPTY if home.guest is None else PASSED_BY) + BETWEEN
    name = _named(home) if is_named or home.building in UNCLEAR else 0
    return max(line_width(home.label.bits, size) + EDGE + name, OFFERED) + BETWEEN


def _size(row: tuple[Home, ...], room: int) -> int:
    """The size at which the yields of a row fit."""
    for size in range(GAIN, GAIN_LEAST, -1):
        if sum(_need(home, size, is_named=False) for home in row) <= room:
            return size
    return GAIN_LEAST


def _split(homes: tuple[Home, ...], rows: int) -> tuple[tuple[Home, ...], ...]:
    """The homes in so many rows of about the same width, in their order."""
    upto = list(accumulate(_need(home, ENOUGH, is_named=False) for home in homes))
    ends = [sum(one <= upto[-1] * row / rows + 1 for one in upto) for row in range(rows + 1)]
    return tuple(homes[begin:end] for begin, end in pairwise(ends))


def _divided(homes: tuple[Home, ...]) -> tuple[tuple[Home, ...], ...]:
    """The homes in as few rows as their yields are large in, or else in those in which they are largest."""
    tried = [_split(homes, rows) for rows in range(1, MOST_ROWS + 1)]
    sizes = [min(_size(row, ROOM - BEND) for row in one) for one in tried]
    large = [one for one, size in zip(tried, sizes, strict=True) if size >= ENOUGH]
    return large[0] if large else tried[sizes.index(max(sizes))]


def wayside(view: Public, words: Words, keys: tuple[Key, ...]) -> tuple[Row, ...]:
    """The town, and below it the road's rows from the castle on."""
    roads = _divided(tuple(homes_on_road(view, words, keys)))
    heights = HEIGHTS[len(roads) - 1]
    found = [_row(tuple(homes_in_town(view, words, keys)), LEFT, ROOM, BODY, heights, -1)]
    for number, row in enumerate(roads):
        heading = -1 if number % 2 else 1
        top = found[-1].way + WAY // 2 + (0 if number else MOAT)
        left = LEFT + BEND if heading > 0 else LEFT
        found.append(_row(row[::heading], left, ROOM - BEND, top, heights, heading))
    return tuple(found)


def _row(
    row: tuple[Home, ...], left: int, room: int, top: int, heights: tuple[int, int], heading: int
) -> Row:
    """Homes from the left, as wide as what they yield; what room is left goes to their plates, then between them.

    Names stand beside the yields where there is room for all of them.
    """
    house, plate = heights
    size = min(_size(row, room), plate - RIM)
    is_named = sum(_need(home, size, is_named=True) for home in row) <= room
    widths = [_need(home, size, is_named=is_named) for home in row]
    spare = max(0.0, room - sum(widths))
    offered = max(1, sum(home.number is not None for home in row))
    grown = [
        wide if home.number is None else max(wide, min(wide + spare / offered, MOST_WIDE))
        for home, wide in zip(row, widths, strict=True)
    ]
    apart = max(0.0, room - sum(grown)) / len(row)
    x, lots = float(left + apart / 2), list[Lot]()
    for home, across in zip(row, grown, strict=True):
        wide = round(across) - BETWEEN
        front = Front(wide, house, 0, plate, wide)
        lots.append(Lot(home, round(x) + BETWEEN // 2, top, front, size))
        x += across + apart
    return Row(tuple(lots), top + house + plate + BENEATH + WAY // 2, heading)


def end_of(rows: tuple[Row, ...]) -> int:
    """Where the land ends below the last of the road."""
    return rows[-1].way + WAY // 2 + VERGE


def draw_wayside(
    canvas: Canvas,
    view: Public,
    rows: tuple[Row, ...],
    pieces: tuple[Piece, ...],
    prices: dict[Key, int],
) -> None:
    """Draw town and road with the officers on it, every place with its badge; houses where nobody can go stand by the way."""
    ways = tuple(row.way for row in rows)
    canvas.put(_town(ways[0] + WAY // 2 - BODY + 8), 0, BODY + 8)
    for number, row in enumerate(rows[1:]):
        canvas.put(_fields(row.lots[0].front.high, number), 0, row.lots[0].y)
        _draw_land(canvas, row)
    _draw_way(canvas, ways)
    _draw_dusk(canvas, rows, ways)
    officers = tuple(_officers(view, rows))
    for row in rows:
        for lot in row.lots:
            _draw_home(canvas, lot, pieces, prices)
        for officer, x, at in officers:
            if at == row:
                y = row.way + OFFICER_LOW
                draw_officer(canvas, officer, x, y, row.heading, is_new=False)


def _draw_land(canvas: Canvas, row: Row) -> None:
    """Let trees and bushes grow where there is room between houses."""
    for number, (lot, after) in enumerate(pairwise(row.lots)):
        left = lot.x + lot.front.wide
        draw_growth(canvas, left, lot.y, after.x - left, lot.front.high, number)


@kept
def _fields(high: int, seed: int) -> Sprite:
    """The land of a row so high: fields with their furrows, and what grows along their far edge."""
    sketch, chance = Sketch(WIDE, high, 20, BROAD), Scatter(7 + seed)
    x = -chance.between(10, 60)
    while x < WIDE:
        across, (ground, furrow) = chance.between(130, 250), chance.pick(FIELDS)
        left, right = max(x, -18), min(x + across, WIDE + 18)
        sketch.poly(ground, [(left + 10, 6), (right - 10, 6), (right, high), (left, high)])
        for step in range(1, 8):
            foot = left + (right - left) * step / 8
            head = left + 10 + (right - left - 20) * step / 8
            sketch.line(furrow, 3, [(head, 8), (foot, high - 2)])
        x += across + 6
    for _ in range(9):
        draw_tree(sketch, chance.between(50, WIDE - 50), chance.between(16, 30), 0.75)
        draw_bush(sketch, chance.between(50, WIDE - 50), chance.between(12, 24), 0.7)
    for _ in range(5):
        draw_flowers(sketch, chance.between(40, WIDE - 40), high - chance.between(8, 26), chance)
    return sketch.done()


@kept
def _town(high: int) -> Sprite:
    """The paved town so high, its wall and the moat below."""
    sketch, chance = Sketch(WIDE, high + MOAT, scale=BROAD), Scatter(31)
    ridge = [(x, 12 - 8 * sin(x / 110) - 4 * sin(x / 37)) for x in range(0, WIDE + 20, 20)]
    sketch.poly("#8E9A66", [(0, 60), *ridge, (WIDE, 60)])
    for foot in range(6, WIDE, 34):
        draw_bush(sketch, foot + chance.between(-9, 9), 30, chance.between(0.5, 0.9))
    sketch.box(COBBLE_DARK, -30, 26, WIDE + 60, high, 24)
    sketch.box(COBBLE, -30, 29, WIDE + 60, high, 24)
    for _ in range(high // 2):
        across = chance.between(8, 15)
        x, y = chance.between(0, WIDE), chance.between(40, high - WAY)
        sketch.oval(chance.pick(("#C1AA82", "#D3BF98")), x, y, across, 3.6)
    sketch.box(WATER, 0, high + 10, WIDE, MOAT - 10, 0)
    sketch.line("#2B7F95", 4, [(0, high + 18), (WIDE, high + 18)])
    sketch.box(WALL_DARK, 0, high - 4, WIDE, 20, 0)
    sketch.box(WALL, 0, high - 2, WIDE, 16, 0)
    for stone in range(4, WIDE, 30):
        sketch.box(WALL_DARK, stone - 1, high - 9, 18, 12, 2)
        sketch.box(WALL_LIGHT, stone, high - 8, 16, 11, 2)
    done = sketch.done()
    face = Canvas(done.colour)
    for crest in (190, 420, 640, 880):
        face.put_centred(wave(34), crest, high + 26, 0.5)
    return done


def _path(ways: tuple[int, ...]) -> Iterator[tuple[float, float]]:
    """The middle of the way from the castle down to where it leaves the picture."""
    yield WIDE + 60, ways[0]
    for number, (above, below) in enumerate(pairwise(ways)):
        edge, side = (WIDE - TURN, 1) if number % 2 else (TURN, -1)
        round_ = min(TURN + 26, (below - above) / 2)
        corner = edge - side * round_
        for turn in range(9):
            angle = turn * pi / 16
            yield corner + side * round_ * sin(angle), above + round_ * (1 - cos(angle))
        for turn in range(9):
            angle = turn * pi / 16
            yield corner + side * round_ * cos(angle), below - round_ * (1 - sin(angle))
    yield (WIDE + 60 if len(ways) % 2 == 0 else -60), ways[-1]


@kept
def _way(ways: tuple[int, ...], grown: int) -> Image.Image:
    """The mask of the way, so much wider than it is."""
    mask = Image.new("L", (WIDE * BROAD, (ways[-1] + WAY) * BROAD))
    pen, wide = ImageDraw.Draw(mask), (WAY + 2 * grown) * BROAD
    points = [(x * BROAD, y * BROAD) for x, y in _path(ways)]
    pen.line(points, 255, wide, joint="curve")
    for x, y in points[1:-1]:
        pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)
    return mask.reduce(BROAD)


@kept
def _pebbles(number: int) -> Sprite:
    """What lies on a piece of the way."""
    sketch, chance = Sketch(WIDE, WAY, scale=BROAD), Scatter(19 + number)
    for _ in range(60):
        x, y = chance.between(60, WIDE - 60), chance.between(8, WAY - 8)
        sketch.oval(chance.pick((RUT, "#EBD3A0")), x, y, chance.between(6, 16), 2.4)
    return sketch.done()


def _draw_way(canvas: Canvas, ways: tuple[int, ...]) -> None:
    """Draw the way with its worn edges, and the bridge on which it comes over the moat."""
    canvas.put(_bridge(), TURN - WAY // 2 - 14, ways[0] + WAY // 2 - 8)
    canvas.paint(SAND_EDGE, _way(ways, 1), 0, 0)
    canvas.paint(SAND, _way(ways, -2), 0, 0)
    for number, y in enumerate(ways):
        canvas.put(_pebbles(number), 0, y - WAY // 2)


@kept
def _bridge() -> Sprite:
    """The parapets of the bridge on either side of the way."""
    sketch = Sketch(WAY + 28, MOAT + 22, scale=BROAD)
    for x in (0, WAY + 14):
        sketch.box(WALL_DARK, x, 0, 14, MOAT + 20, 4)
        sketch.box(WALL_LIGHT, x + 2, 2, 10, MOAT + 16, 3)
    return sketch.done()


def _draw_dusk(canvas: Canvas, rows: tuple[Row, ...], ways: tuple[int, ...]) -> None:
    """Lay dusk over the road beyond the provost, from between the last house that is served and the next one."""
    number, x = _beyond(rows)
    if not number:
        return
    row, high = rows[number], ways[-1] + WAY
    top, low = row.way - WAY // 2 - 2, row.way + WAY // 2 + 2
    ahead = (x, top, WIDE, low) if row.heading > 0 else (0, top, x, low)
    shade = _dusk(ways)
    for part in (ahead, (0, low, WIDE, high)):
        canvas.image.paste(palette.channels(DUSK)[:3], part[:2], shade.crop(part))


@kept
def _dusk(ways: tuple[int, ...]) -> Image.Image:
    """How dark the road lies where nobody will be served."""
    return _way(ways, -2).point(fading(0.5))


def _beyond(rows: tuple[Row, ...]) -> tuple[int, int]:
    """In which row the dusk begins, and where across it; 0 where none does."""
    for number, row in enumerate(rows[1:], 1):
        dark = [place for place, lot in enumerate(row.along) if lot.home.is_dark]
        if not dark:
            continue
        if not dark[0]:
            return number, 0 if row.heading > 0 else WIDE
        last, first = row.along[dark[0] - 1 : dark[0] + 1]
        return number, round((_middle(last) + _middle(first)) / 2)
    return 0, 0


def _middle(lot: Lot) -> float:
    return lot.x + lot.front.wide / 2


def _officers(view: Public, rows: tuple[Row, ...]) -> Iterator[tuple[Key, float, Row]]:
    """Bailiff and provost, each where he rides and along which row."""
    table = view.table
    apart = ABREAST if table.provost == table.bailiff else 0
    for officer, space, shift in (
        ("bailiff", table.bailiff, -apart),
        ("provost", table.provost, apart),
    ):
        x, row = _spot(rows, max(1, space))
        yield officer, x + shift, row


def _spot(rows: tuple[Row, ...], space: int) -> tuple[float, Row]:
    """Where on the road one has come to the end of a space: right behind its house, or the last one before it."""
    reached = [(lot, row) for row in rows[1:] for lot in row.along if lot.home.space <= space]
    lot, row = reached[-1]
    return _middle(lot) + row.heading * (lot.front.wide / 2 - OFFICER_BACK), row


def _draw_home(canvas: Canvas, lot: Lot, pieces: tuple[Piece, ...], prices: dict[Key, int]) -> None:
    """Draw a house over its plate with its badge, at the right its owner's banner, or the price that its owner alone pays."""
    home, front = lot.home, lot.front
    if home.number is None:
        _draw_passed_by(canvas, lot)
        return
    ground, right = lot.y + front.house, lot.x + front.wide
    mark, price = pieces[home.number].mark, prices.get(home.key)
    _draw_house(canvas, home, lot.x + BADGE_WIDE, front.wide - BADGE_WIDE, ground, front.house)
    canvas.put(_plate(home.label, front, lot.size, is_dark=home.is_dark), lot.x, ground)
    if home.owner is not None and price is None:
        canvas.put(banner(home.owner, BANNER), right - BANNER - 5, ground - 58)
    if price is not None:
        canvas.put_centred(coin(price, COIN), right - 18, ground - 22)
    if mark.badge:
        badge = tokens.badge(mark.badge, BADGES[len(mark.badge) > 1])
        canvas.put(badge, lot.x - 2, ground - badge.size[1] - 2)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(20), lot.x + BADGE_WIDE + 18, ground - 18)


def _draw_house(
    canvas: Canvas, home: Home, x: float, wide: float, ground: float, high: int
) -> None:
    """Draw a house in that room, as high as it may be."""
    key, across = drawn(home.building), min(wide, MOST_HOUSE)
    size = round(min(across / 1.06, (high + 4) / above_ground(key)))
    building = standing(key, size)
    canvas.put(building, x + (wide - building.size[0]) / 2, ground - standing_foot(size))


def _draw_passed_by(canvas: Canvas, lot: Lot) -> None:
    """Draw a house by the way where nobody can go: who works there, or its owner's banner."""
    home, front = lot.home, lot.front
    ground, right = lot.y + front.high - 10, lot.x + front.wide
    _draw_house(canvas, home, lot.x, front.wide, ground, front.house)
    if home.guest is not None:
        canvas.put_centred(worker(home.guest, GUEST), right - 22, ground - GUEST / 2 + 4)
    elif home.owner is not None:
        canvas.put(banner(home.owner, BANNER), right - BANNER, ground - 60)


@kept
def _plate(label: Label, front: Front, size: int, *, is_dark: bool) -> Sprite:
    """The plate of what is to be had in a house, its name beside it where there is room."""
    bits, name = line_width(label.bits, size), width(label.name, Face.NAME, BESIDE)
    face = Canvas(Image.new("RGB", (front.wide, front.strip), label.band))
    blank = boxes.raised(face.image, 9, boxes.SMALL_SHADOW)
    face = Canvas(blank.colour.copy())
    inner = blank.margin + SILL
    paper = DUSKY if is_dark else palette.PAPER
    boxes.box(face, paper, inner, inner, front.wide - 2 * SILL, front.strip - 2 * SILL, 6)
    middle = blank.margin + front.strip / 2
    is_named = name + APART + bits <= front.wide - EDGE + 6
    left = blank.margin + (front.wide - bits - (name + APART if is_named else 0)) / 2
    if is_named:
        face.write(label.name, Face.NAME, BESIDE, palette.INK, left, middle)
        left += name + APART
    draw_line(face, label.bits, left, middle, bits + 1, size)
    return Sprite(face.image, blank.opacity, blank.margin)
