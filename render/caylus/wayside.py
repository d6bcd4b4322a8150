"""Where a worker may go, as the places themselves: those in town behind its moat, and those along the road, row by row as one
reads.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from games.caylus.content import CASTLE, SPECIAL
from games.caylus.views import NO_BUILDING, Public
from games.core.model import Key, Seat
from render.caylus.cards import space_of
from render.caylus.ground import (
    COBBLE,
    COBBLE_DARK,
    COBBLES,
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
from render.caylus.milestones import BESIDE, beyond, draw_milestones, middle
from render.caylus.pieces import coin, line_width
from render.caylus.plots import BANNER_HIGH, banner, sill, stood_at
from render.caylus.specials import EFFECTS
from render.caylus.stock import BODY, LEFT, ROOM, WIDE
from render.caylus.town import NAMED, sign
from render.caylus.valley import Front
from render.caylus.vocabulary import drawn, short
from render.core import palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, fading
from render.core.contract import Words
from render.core.marks import Mark, Piece
from render.core.place.garden import draw_bush, draw_flowers, draw_tree
from render.core.place.water import wave
from render.core.scatter import Scatter
from render.core.scenery import above_ground, stand, standing
from render.core.sketch import BROAD, Sketch

TOWN = (*SPECIAL, CASTLE)
"""In the order in which they work, which is that of their letters."""

COLUMNS = ((4, 4), (6, 3), (8, 4), (10, 5), (12, 4), (15, 5), (18, 6), (28, 7))
"""Up to how many places along the road lie how many in a row."""

HEIGHTS = {3: (104, 100), 4: (84, 84), 5: (84, 84), 6: (68, 72), 7: (58, 62)}
"""How high houses and their plates are, by how many lie in a row."""

BENEATH = 10
"""What lies between a plate and the road."""

WAY, MOAT = 36, 34
"""How wide the road is, and how high town wall and moat are together."""

VERGE = 20
"""How much land lies below the last of the road."""

BEND, TURN = 46, 34
"""What a bend takes of a row beside it, and how far the middle of a bend lies from the edge of the picture."""

ARROW_AT = 16
"""How far from the edge of the picture an arrow lies on the way."""

BETWEEN = 8
"""What lies between two homes."""

UNITS, NAME_UNITS, RIM_UNITS = 1.8, 2.6, 0.5
"""How many icons wide a home in town is at least, one with its name, and what is around them."""

EVEN = 4
"""Icons in town are wide by steps of so many pixels, so that few sizes of plates are kept."""

ACROSS = 0.62
"""How wide a house is at most, in widths of its plate."""

BADGE, RAISED, COIN = 38, 9, 0.62
"""The size of a badge's letter, how far it stands over the middle of the way, and the size of a coin in heights of a house."""


class Home(NamedTuple):
    """A place in town or along the road where a worker may go."""

    key: Key
    building: Key
    name: str
    number: int
    """Of the menu."""

    space: int = 0
    """Its space of the road; 0 in town."""

    owner: Seat | None = None
    is_dark: bool = False


class Lot(NamedTuple):
    """Where a home stands: its corner and its measures."""

    home: Home
    x: int
    y: int
    front: Front


class Row(NamedTuple):
    """Homes side by side, and the middle height of the way that passes below them."""

    lots: tuple[Lot, ...]
    way: int


def homes_in_town(words: Words, keys: tuple[Key, ...]) -> Iterator[Home]:
    """Those of the special buildings, and the castle, that are offered."""
    for building in TOWN:
        if building in keys:
            yield Home(building, building, short(words, building), keys.index(building))


def homes_on_road(view: Public, words: Words, keys: tuple[Key, ...]) -> Iterator[Home]:
    """Those along the road that are offered."""
    offered = {
        space_of(view, key): number
        for number, key in enumerate(keys)
        if key not in SPECIAL and key != CASTLE
    }
    for space, building in enumerate(view.table.road, 1):
        if building == NO_BUILDING or space not in offered:
            continue
        stood, number = stood_at(view, words, space), offered[space]
        yield Home(keys[number], building, stood.name, number, space, stood.owner, stood.is_dark)


def _units(home: Home) -> float:
    """How wide a home in town is beside others, in icons."""
    if home.building in NAMED:
        return NAME_UNITS + RIM_UNITS
    return max(UNITS, line_width(EFFECTS[home.building], 100) / 100) + RIM_UNITS


def wayside(view: Public, words: Words, keys: tuple[Key, ...]) -> tuple[Row, ...]:
    """The town, and below it the road's rows: each is read from the left, so that letters and spaces run on like text."""
    road = tuple(homes_on_road(view, words, keys))
    columns = next(columns for most, columns in COLUMNS if len(road) <= most)
    heights, rows = HEIGHTS[columns], -(-len(road) // columns)
    town = tuple(homes_in_town(words, keys))
    found = [_row(town, LEFT, [_units(home) for home in town], BODY, heights)]
    for number in range(rows):
        homes = road[number * columns : (number + 1) * columns]
        top = found[-1].way + WAY // 2 + (0 if number else MOAT)
        left = LEFT if number else LEFT + BEND
        found.append(_row(homes, left, [1.0] * columns, top, heights))
    return tuple(found)


def _row(
    row: tuple[Home, ...], left: int, units: list[float], top: int, heights: tuple[int, int]
) -> Row:
    """Homes side by side from there to the right edge, so many units wide each; there may be fewer of them."""
    (house, plate), room = heights if row else (0, 0), LEFT + ROOM - left
    share = (room - BETWEEN * len(units)) / max(1.0, sum(units))
    share, lots = share if units[:1] == [1.0] else share // EVEN * EVEN, list[Lot]()
    x, apart = float(left), (room - share * sum(units)) / max(1, len(units))
    for home, across in zip(row, units, strict=False):
        wide = round(across * share)
        lots.append(Lot(home, round(x + apart / 2), top, Front(wide, house, 0, plate, wide)))
        x += across * share + apart
    return Row(tuple(lots), top + house + plate + BENEATH + WAY // 2)


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
    """Draw town and road with its spaces and the provost, and every place with its badge."""
    ways = tuple(row.way for row in rows)
    canvas.put(_town(ways[0] + WAY // 2 - BODY + 8), 0, BODY + 8)
    for number, (above, row) in enumerate(pairwise(rows)):
        top = above.way + WAY // 2 + (0 if number else MOAT)
        canvas.put(_fields(row.way - WAY // 2 - top, number), 0, top)
        _draw_land(canvas, row)
    _draw_way(canvas, ways)
    _draw_dusk(canvas, rows, ways, max(1, view.table.provost))
    draw_milestones(canvas, view, rows)
    for row in rows:
        for lot in row.lots:
            _draw_home(canvas, lot, prices)
            beside = BESIDE if lot.home.space == max(1, view.table.provost) else 0
            _draw_badge(canvas, pieces[lot.home.number].mark, middle(lot) - beside, row.way)


def _draw_land(canvas: Canvas, row: Row) -> None:
    """Let trees and bushes grow where a row has no houses."""
    last = row.lots[-1]
    right = last.x + last.front.wide
    draw_growth(canvas, right, last.y, WIDE - LEFT - right, last.front.high, 2)


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
        sketch.oval(chance.pick(COBBLES), x, y, across, 3.6)
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


def _paths(ways: tuple[int, ...]) -> Iterator[list[tuple[float, float]]]:
    """The middles of the way: from the castle over the bridge to the end of the first row, then along each row."""
    street, *rows = ways
    for number, y in enumerate(rows):
        bend = list[tuple[float, float]]()
        if not number:
            radius = min(TURN + 26, (y - street) / 2)
            turns = [(cos(step * pi / 16), sin(step * pi / 16)) for step in range(9)]
            bend = [
                (WIDE + 60, street),
                *[(TURN + radius * (1 - out), street + radius * (1 - down)) for down, out in turns],
                *[(TURN + radius * (1 - out), y - radius * (1 - down)) for out, down in turns],
            ]
        yield [*(bend or [(-60, y)]), (WIDE + 60, y)]
    if not rows:
        yield [(-60, street), (WIDE + 60, street)]


@kept
def _way(ways: tuple[int, ...], grown: int) -> Image.Image:
    """The mask of the way, so much wider than it is."""
    mask = Image.new("L", (WIDE * BROAD, (ways[-1] + WAY) * BROAD))
    pen, wide = ImageDraw.Draw(mask), (WAY + 2 * grown) * BROAD
    for path in _paths(ways):
        points = [(x * BROAD, y * BROAD) for x, y in path]
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
    for above, below in pairwise(ways[1:]):
        canvas.put_centred(_arrow(), WIDE - ARROW_AT, above)
        canvas.put_centred(_arrow(), ARROW_AT, below)


@kept
def _arrow() -> Sprite:
    """Where the way goes on: at the end of a row, and at the beginning of the next."""
    sketch = Sketch(16, WAY - 8, 4)
    sketch.line("#7A5A30", 6, [(2, 3), (14, (WAY - 8) / 2), (2, WAY - 11)])
    return sketch.done()


@kept
def _bridge() -> Sprite:
    """The parapets of the bridge on either side of the way."""
    sketch = Sketch(WAY + 28, MOAT + 22, scale=BROAD)
    for x in (0, WAY + 14):
        sketch.box(WALL_DARK, x, 0, 14, MOAT + 20, 4)
        sketch.box(WALL_LIGHT, x + 2, 2, 10, MOAT + 16, 3)
    return sketch.done()


def _draw_dusk(canvas: Canvas, rows: tuple[Row, ...], ways: tuple[int, ...], provost: int) -> None:
    """Lay dusk over the road beyond the provost, from between his space and the next one."""
    number, x = beyond(rows, provost)
    if not number:
        return
    row, high = rows[number], ways[-1] + WAY
    top, low = row.way - WAY // 2 - 2, row.way + WAY // 2 + 2
    shade = _dusk(ways)
    for part in ((x, top, WIDE, low), (0, low, WIDE, high)):
        canvas.image.paste(palette.channels(DUSK)[:3], part[:2], shade.crop(part))


@kept
def _dusk(ways: tuple[int, ...]) -> Image.Image:
    """How dark the road lies where nobody will be served."""
    return _way(ways, -2).point(fading(0.5))


def _draw_badge(canvas: Canvas, mark: Mark, x: float, way: int) -> None:
    """Draw a place's badge on the way before it, with a tick where it is chosen."""
    if mark.badge:
        canvas.put_centred(tokens.badge(mark.badge, BADGE), x, way - RAISED)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(20), x + 30, way - 28)


def _draw_home(canvas: Canvas, lot: Lot, prices: dict[Key, int]) -> None:
    """Draw a house over its plate, at the right its owner's flag, or the price that its owner alone pays."""
    home, front = lot.home, lot.front
    ground, right, house = lot.y + front.house, lot.x + front.wide, front.house
    price = prices.get(home.key)
    flag = round((house + 2) / BANNER_HIGH) if home.owner is not None else 0
    taken = round(house * COIN) if price is not None else flag
    _draw_house(canvas, lot, right - taken)
    if home.space:
        canvas.put(sill(home.building, front, home.owner, is_dark=home.is_dark), lot.x, ground)
    else:
        canvas.put(sign(home.building, home.name, front.wide, front.strip), lot.x, ground)
    if price is not None:
        canvas.put_centred(coin(price, taken), right - taken / 2 - 2, ground - taken / 2 - 4)
    elif home.owner is not None:
        canvas.put(banner(home.owner, flag), right - flag - 6, ground + 2 - BANNER_HIGH * flag)


def _draw_house(canvas: Canvas, lot: Lot, right: float) -> None:
    """Draw a house at the left of what stands beside it, as high as it may be."""
    key, front = drawn(lot.home.building), lot.front
    size = round(min(front.wide * ACROSS, (front.house + 2) / above_ground(key)))
    stand(canvas, standing(key, size), (lot.x + right) / 2, lot.y + front.house)
