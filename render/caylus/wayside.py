"""Where a worker may go, as the places themselves: those in town behind its moat, and those along the road, row by row as one
reads.
"""

from collections.abc import Collection, Iterator
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
from render.caylus.milestones import beyond, draw_milestones
from render.caylus.pieces import CORNER as ROUNDED
from render.caylus.pieces import EARTH, coin, line_width, plaque
from render.caylus.plots import BANNER_HIGH, banner, sill, stood_at
from render.caylus.specials import EFFECTS
from render.caylus.stock import BODY, LEFT, ROOM, WIDE
from render.caylus.town import NAMED, sign
from render.caylus.valley import Front
from render.caylus.vocabulary import drawn, short
from render.core import boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Mark, Piece
from render.core.place.garden import draw_bush, draw_flowers, draw_tree
from render.core.place.water import wave
from render.core.scatter import Scatter
from render.core.scenery import above_ground, standing, standing_foot
from render.core.sketch import BROAD, Sketch

TOWN = (*SPECIAL, CASTLE)
"""In the order in which they work, which is that of their letters."""

COLUMNS = ((4, 4), (8, 4), (10, 5), (12, 4), (15, 5), (18, 6), (24, 6), (28, 7))
"""Up to how many places along the road lie how many in a row."""

IN_TOWN = (92, 68)
"""How high houses and their plates are in town."""

HEIGHTS = {1: (150, 96), 2: (140, 92), 3: (101, 74), 4: (65, 53)}
"""How high they are along the road, by its rows."""

BENEATH = 10
"""What lies between a plate and the road."""

WAY, MOAT = 42, 34
"""How wide the road is, and how high town wall and moat are together."""

VERGE, LEGEND = 16, 44
"""How much land lies below the last of the road, and how much more where signs explain what is pale and what is dark."""

SIGN_WIDE, SIGN_HIGH, SAID = 440, 46, (38, 30)
"""How wide and high such a sign is, and its letters at most and at least."""

BEND, TURN, ROUND = 40, 31, 46
"""What a bend takes of a row beside it, how far the road between two rows lies from the edge of the picture, and how round its
corners are.
"""

BETWEEN, CROWDED = 10, (7, 4)
"""What lies between two homes, and from how many in a row on it is less, and how much."""

UNITS, NAME_UNITS, RIM_UNITS = 2.3, 2.6, 0.5
"""How many icons wide a home in town is at least, one with its name, and what is around them."""

EVEN = 2
"""Icons in town are wide by steps of so many pixels, so that few sizes of plates are kept."""

ACROSS = 0.94
"""How wide a house is at most, in widths of what is left beside its flag."""

BADGE, CORNER, ASIDE = 34, (13, 20), 18
"""The size of a badge's letter, where its middle lies from the corner of a plate, and how far a house gives way to it."""

COIN, FLAG = 0.56, 0.27
"""How large a coin is in heights of a house, and how wide a flag is at most in widths of a plate."""

NIGHTLY, DIMMED = "#6C7486", 0.2
"""The paper of the sign that tells about the night, and how far letters fade into it there: such places may be chosen."""

PALE_LAND, PALE_TOWN = "#A3B76B", "#C9B48C"
"""Colours into which that fades which is not of use now."""

DUSK = 40
"""How soft the edge of the night is."""

IDLE_WIDE, IDLE_HIGH = 0.76, 0.62
"""How wide a place of no use is beside others along the road, and how much of a plate's room its house takes there."""

IDLE, NIGHT, DARK = 0.5, 0.3, "#1B2138"
"""How far a place fades into the land where nothing could be done as things stand; how dark it is beyond the provost, and the
colour of that night.
"""


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
    """Homes side by side as the way comes to them, the middle height of the way, and where it leads: right (1) or left (-1)."""

    lots: tuple[Lot, ...]
    way: int
    heading: int = 1


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


def wayside(
    view: Public, words: Words, keys: tuple[Key, ...], idle: Collection[Key] = ()
) -> tuple[Row, ...]:
    """The town, and below it the road's rows, in which the road winds to the right and back to the left."""
    road = tuple(homes_on_road(view, words, keys))
    columns = next(columns for most, columns in COLUMNS if len(road) <= most)
    count = -(-len(road) // columns)
    town = tuple(homes_in_town(words, keys))
    found = [_town_row(town)]
    for number in range(count):
        homes = road[number * columns : (number + 1) * columns]
        top = found[-1].way + WAY // 2 + (0 if number else MOAT)
        found.append(_road_row(homes, columns, number, count, top, idle))
    return tuple(found)


def _town_row(row: tuple[Home, ...]) -> Row:
    """The homes in town side by side."""
    (house, plate), units = IN_TOWN if row else (0, 0), [_units(home) for home in row]
    share = (ROOM - BETWEEN * len(row)) / max(1.0, sum(units)) // EVEN * EVEN
    apart, x, lots = (ROOM - share * sum(units)) / max(1, len(row)), float(LEFT), list[Lot]()
    for home, across in zip(row, units, strict=True):
        wide = round(across * share)
        lots.append(Lot(home, round(x + apart / 2), BODY, Front(wide, house, 0, plate, wide)))
        x += across * share + apart
    return Row(tuple(lots), BODY + house + plate + BENEATH + WAY // 2)


def _road_row(
    row: tuple[Home, ...], columns: int, number: int, count: int, top: int, idle: Collection[Key]
) -> Row:
    """The homes of a row of the road, of so many: beside every bend there is room for it; those of no use take less of it."""
    heading, (house, plate) = -1 if number % 2 else 1, HEIGHTS[count]
    before, after = LEFT + BEND, LEFT + (BEND if number + 1 < count else 0)
    left, right = (before, after) if heading > 0 else (after, before)
    pitch = (WIDE - left - right) / columns
    between = CROWDED[1] if columns >= CROWDED[0] else BETWEEN
    shares = [IDLE_WIDE if _is_pale(home, idle) else 1.0 for home in row]
    room = pitch * len(row) / sum(shares)
    lots, x = [], float(left if heading > 0 else WIDE - right)
    for home, share in zip(row, shares, strict=True):
        across = share * room
        wide = int(across) - between
        x -= across if heading < 0 else 0
        lots.append(Lot(home, round(x + between / 2), top, Front(wide, house, 0, plate, wide)))
        x += across if heading > 0 else 0
    return Row(tuple(lots), top + house + plate + BENEATH + WAY // 2, heading)


def end_of(rows: tuple[Row, ...], idle: Collection[Key]) -> int:
    """Where the land ends below the last of the road, and below the signs that explain it if any are needed."""
    is_told = _is_any_idle(rows, idle) or _is_any_dark(rows)
    return rows[-1].way + WAY // 2 + VERGE + LEGEND * is_told


def _is_any_idle(rows: tuple[Row, ...], idle: Collection[Key]) -> bool:
    return any(_is_pale(lot.home, idle) for row in rows for lot in row.lots)


def _is_any_dark(rows: tuple[Row, ...]) -> bool:
    return any(lot.home.is_dark for row in rows for lot in row.lots)


def _is_pale(home: Home, idle: Collection[Key]) -> bool:
    """Whether nothing could be done there as things stand; where night falls anyway it does not matter."""
    return home.key in idle and not home.is_dark


def draw_wayside(
    canvas: Canvas,
    view: Public,
    rows: tuple[Row, ...],
    pieces: tuple[Piece, ...],
    prices: dict[Key, int],
    idle: Collection[Key],
    words: Words,
) -> None:
    """Draw town and road with the provost and those who work there, and every place with its badge: pale where it is idle."""
    ways = tuple(row.way for row in rows)
    canvas.put(_town(ways[0] + WAY // 2 - BODY + 8), 0, BODY + 8)
    for number, (above, row) in enumerate(pairwise(rows)):
        top = above.way + WAY // 2 + (0 if number else MOAT)
        canvas.put(fields(row.way - WAY // 2 - top, number), 0, top)
        _draw_land(canvas, row)
    _draw_way(canvas, ways)
    for row in rows:
        for lot in row.lots:
            _draw_home(canvas, lot, prices, is_idle=_is_pale(lot.home, idle))
    _draw_night(canvas, rows, max(1, view.table.provost), end_of(rows, idle))
    draw_milestones(canvas, view, rows)
    for row in rows:
        for lot in row.lots:
            mark = pieces[lot.home.number].mark
            _draw_badge(canvas, lot, mark, is_idle=_is_pale(lot.home, idle))
    _draw_legend(canvas, words, rows, idle)


def _draw_legend(
    canvas: Canvas, words: Words, rows: tuple[Row, ...], idle: Collection[Key]
) -> None:
    """Draw a sign in pale paper, one in dark, as far as such places are to be seen, with what they mean."""
    told = []
    if _is_any_idle(rows, idle):
        pale = palette.mixed(palette.PAPER, PALE_LAND, IDLE)
        told.append((words("render-caylus-idle"), pale, palette.INK))
    if _is_any_dark(rows):
        told.append(
            (words("render-caylus-beyond"), palette.mixed(NIGHTLY, DARK, 0.5), palette.PAPER)
        )
    y = end_of(rows, idle) - SIGN_HIGH - 8
    for number, (text, paper, ink) in enumerate(told):
        x = WIDE / 2 + (number - len(told) / 2) * (SIGN_WIDE + 16) + 8
        canvas.put(boxes.raised(plaque(SIGN_WIDE, SIGN_HIGH, EARTH, 4, paper), ROUNDED), x, y)
        line = fit(text, Face.NAME, SIGN_WIDE - 24, *SAID, 1)
        middle = y + SIGN_HIGH / 2
        canvas.write(line.lines[0], Face.NAME, line.size, ink, x + SIGN_WIDE / 2, middle, "m")


def _draw_land(canvas: Canvas, row: Row) -> None:
    """Let trees and bushes grow where a row has no houses."""
    last = row.lots[-1]
    left, right = (last.x + last.front.wide, WIDE - LEFT) if row.heading > 0 else (LEFT, last.x)
    draw_growth(canvas, left, last.y, right - left, last.front.high, 2)


@kept
def fields(high: int, seed: int) -> Sprite:
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


def _path(ways: tuple[int, ...]) -> list[tuple[float, float]]:
    """The middle of the way: from the castle over the bridge, then along row after row to the edge of the picture."""
    path, right = [(WIDE + 60.0, float(ways[0]))], 1
    for above, below in pairwise(ways):
        turn = TURN if right > 0 else WIDE - TURN
        steps = [step * pi / 16 for step in range(9)]
        bend = [
            (turn + right * ROUND * (1 - sin(one)), above + ROUND * (1 - cos(one))) for one in steps
        ]
        path += bend
        path += [(x, above + below - y) for x, y in reversed(bend)]
        right = -right
    return [*path, (WIDE + 60.0 if right < 0 else -60.0, float(ways[-1]))]


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


def _draw_night(canvas: Canvas, rows: tuple[Row, ...], provost: int, end: int) -> None:
    """Let night fall beyond the provost, from between his space and the next one."""
    number, x = beyond(rows, provost)
    if not number:
        return
    row = rows[number]
    top, low = rows[number - 1].way + WAY // 2 + (MOAT if number == 1 else 0), row.way + WAY // 2
    left, right = (x, WIDE) if row.heading > 0 else (0, x)
    if right > left:
        canvas.paint(DARK, nightfall(right - left, low - top, row.heading), left, top)
    canvas.paint(DARK, Image.new("L", (WIDE, end - low), round(255 * NIGHT)), 0, low)


@kept
def nightfall(wide: int, high: int, heading: int) -> Image.Image:
    """The mask of night over a piece of land, which begins softly where the way comes from."""
    mask = Image.new("L", (wide, high), round(255 * NIGHT))
    for x in range(min(DUSK, wide)):
        at = x if heading > 0 else wide - 1 - x
        mask.paste(round(255 * NIGHT * x / DUSK), (at, 0, at + 1, high))
    return mask


def _draw_badge(canvas: Canvas, lot: Lot, mark: Mark, *, is_idle: bool) -> None:
    """Draw a place's badge at the corner of its plate, with a tick where it is chosen."""
    if is_idle and lot.home.space:
        lot = _without_plate(lot)
    x, y = lot.x + CORNER[0], lot.y + lot.front.house - CORNER[1]
    if mark.badge:
        sign = tokens.badge(mark.badge, BADGE)
        across = max(x, lot.x - 8 + sign.size[0] / 2)
        if is_idle or lot.home.is_dark:
            sign = _paled(sign, lot.home, DIMMED if lot.home.is_dark else IDLE)
        canvas.put_centred(sign, across, y)
    if mark.is_chosen:
        canvas.put_centred(tokens.tick(20), x + 10, y - 36)


def _draw_home(canvas: Canvas, lot: Lot, prices: dict[Key, int], *, is_idle: bool) -> None:
    """Draw a house over its plate, at the right its owner's flag, or the price that its owner alone pays."""
    if is_idle and lot.home.space:
        lot = _without_plate(lot)
    home, front = lot.home, lot.front
    ground, right, house = lot.y + front.house, lot.x + front.wide, front.house
    price = prices.get(home.key)
    flag = round(min(front.wide * FLAG, house / BANNER_HIGH)) if home.owner is not None else 0
    taken = round(house * COIN) if price is not None else flag
    _draw_house(canvas, lot, right - taken * 0.8, is_idle=is_idle)
    if front.strip:
        told = _told(home, front)
        canvas.put(_paled(told, home) if is_idle else told, lot.x, ground)
    if price is not None:
        canvas.put_centred(coin(price, taken), right - taken / 2 - 2, ground - taken / 2 - 4)
    elif home.owner is not None:
        cloth, top = banner(home.owner, flag), ground + 2 - BANNER_HIGH * flag
        canvas.put(_paled(cloth, home) if is_idle else cloth, right - flag - 6, top)


def _without_plate(lot: Lot) -> Lot:
    """The same with a house that stands in the room of its plate."""
    front = lot.front
    house = front.house + round(front.strip * IDLE_HIGH)
    low = Front(front.wide, house, 0, 0, front.wide)
    return lot._replace(y=lot.y + front.high - house, front=low)


def _told(home: Home, front: Front) -> Sprite:
    """The plate that tells what is done there."""
    if home.space:
        return sill(home.building, front, home.owner, is_dark=home.is_dark)
    return sign(home.building, home.name, front.wide, front.strip)


def _draw_house(canvas: Canvas, lot: Lot, right: float, *, is_idle: bool) -> None:
    """Draw a house at the left of what stands beside it, as high as it may be."""
    key, front = drawn(lot.home.building), lot.front
    left = lot.x + (ASIDE if front.strip else 0)
    size = round(min((right - left) * ACROSS, (front.house + 2) / above_ground(key)))
    building = standing(key, size)
    wide, high = building.size
    x, y = (left + right) / 2, lot.y + front.house
    canvas.put(
        _paled(building, lot.home) if is_idle else building, x - wide / 2, y - standing_foot(high)
    )


def _paled(what: Sprite, home: Home, far: float = IDLE) -> Sprite:
    """What belongs to a home, so far faded into the land, the town's ground or the night."""
    colour = NIGHTLY if home.is_dark else PALE_LAND if home.space else PALE_TOWN
    ground = Image.new("RGB", what.colour.size, colour)
    return Sprite(Image.blend(what.colour, ground, far), what.opacity, what.margin)
