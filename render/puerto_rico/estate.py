"""What a player owns, as it stands on an island: fields of crops and streets of houses, as large as there is room."""

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.content import SIZE
from games.puerto_rico.views import Player
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.place.garden import (
    draw_bush,
    draw_goat,
    draw_palm,
    draw_stack,
    draw_tree,
    draw_tuft,
)
from render.core.scatter import Scatter
from render.core.sketch import Sketch
from render.puerto_rico import fields
from render.puerto_rico.fields import even
from render.puerto_rico.streets import MOST_STREETS, NO_STREETS, Streets, draw_streets, streets_of

STEP_BED = 2 * fields.EVEN
"""How much lower the beds are of the next way in which fields and houses may share an island."""

ABOUT = 1.4
"""How much higher than fields a street may be behind the second row of them."""

FEW = 3
"""Up to how many houses stand in a single street in any case."""

STEP_WORTH, BED_WORTH = 5, 1.7
"""What is that much larger is better, whatever room there is; and what a bed counts beside a house, in its height."""


class Estate(NamedTuple):
    """How fields and houses share an island: fields above houses, or the houses behind the last row of fields."""

    beds: fields.Rows
    streets: Streets
    rooms: tuple[int, ...] = ()
    """How wide each street may be."""

    depth: int = 0
    """How far down the houses begin."""

    is_beside: bool = False
    """Whether they stand behind the last row of fields."""


NO_BEDS = fields.Rows(0, ())
NOTHING = Estate(NO_BEDS, NO_STREETS)


def _town(
    kinds: tuple[Key, ...], wide: int, high: int, cove: tuple[int, int], most: int = MOST_STREETS
) -> list[Estate]:
    """Ways to lay no more than so many streets on land of that size, a corner of which is a cove."""
    taken, deep = cove
    found: list[Estate] = []
    if not kinds:
        return found
    for many in range(1, 1 + (1 if len(kinds) <= FEW else most)):
        for short in range(1, many + 1) if taken else (0,):
            rooms = (wide,) * (many - short) + (wide - taken,) * short
            streets = streets_of(kinds, rooms, high)
            below = round(sum(streets.deep[-short:])) if short < many else high
            if streets.size and (not taken or below >= deep):
                found.append(Estate(NO_BEDS, streets, rooms))
                break
    return found


@lru_cache(maxsize=1024)
def estate_of(
    tiles: tuple[int, ...],
    kinds: tuple[Key, ...],
    wide: int,
    high: int,
    cove: tuple[int, int] = (0, 0),
    most: int = fields.MOST,
) -> Estate:
    """The way in which things are largest: beds of so many tiles, no higher than that, and those houses, beside a cove at the
    lower right that is so wide and high.
    """
    if not tiles:
        return max(_town(kinds, wide, high, cove), key=worth, default=NOTHING)
    beside = _beside(tiles, kinds, wide, high, cove) if kinds else []
    tried = [one for one in beside if one.beds.high <= most]
    for rows in (1, 2) if len(tiles) > 1 else (1,):
        beds = fields.rows_of(tiles, rows, wide, min(most, high // rows - fields.GAP))
        while beds.high > fields.LEAST:
            left = high - beds.deep
            if not kinds and left >= 0:
                tried.append(Estate(beds, NO_STREETS))
            elif left > 0:
                tried += [
                    town._replace(beds=beds, depth=beds.deep)
                    for town in _town(kinds, wide, left, cove)
                ]
            beds = beds._replace(high=beds.high - STEP_BED)
    least = fields.Rows(fields.LEAST, (len(tiles),))
    return max(tried, key=worth, default=Estate(least, NO_STREETS))


@lru_cache(maxsize=1024)
def counted_of(
    beds: int, kinds: tuple[Key, ...], wide: int, high: int, cove: tuple[int, int] = (0, 0)
) -> Estate:
    """The way to share land by so many beds on which tiles are counted, alike on all islands, and those houses below them."""
    rows = fields.counted_rows(beds, wide)
    towns = _town(kinds, wide, high - rows.deep, cove)
    return max(towns, key=worth, default=NOTHING)._replace(beds=rows, depth=rows.deep)


def _beside(
    tiles: tuple[int, ...], kinds: tuple[Key, ...], wide: int, high: int, cove: tuple[int, int]
) -> list[Estate]:
    """Fields in one row, and behind them the houses; or in two, and behind the second one a street about as high."""
    found = []
    for tall in range(even(fields.LEAST, STEP_BED), min(high, fields.MOST) + 1, STEP_BED):
        for above in range(len(tiles)):
            depth = tall + fields.GAP if above else 0
            if depth + tall > high or fields.least_of(tiles[:above], tall) > wide + fields.GAP:
                continue
            left = wide - fields.least_of(tiles[above:], tall)
            if left > cove[0]:
                rows = (above, len(tiles) - above) if above else (len(tiles),)
                found += [
                    town._replace(beds=fields.Rows(tall, rows), depth=depth, is_beside=True)
                    for town in _town(kinds, left, high - depth, cove, 1 if above else 2)
                    if not above or town.streets.high < tall * ABOUT
                ]
    return found


def worth(estate: Estate) -> tuple[int, float]:
    """How large the smaller of both are, about, and that with the houses."""
    bed, house = estate.beds.high * BED_WORTH, float(estate.streets.size)
    less = min(bed or house, house or bed)
    return round(less) // STEP_WORTH, less + 2 * (house or bed) + bed


def city_spaces(player: Player) -> int:
    """Filled city spaces."""
    return sum(SIZE[place.kind] for place in player.city)


def draw_estate(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    player: Player,
    lay: Estate,
    taken: Collection[Key] = (),
    built: Collection[Key] = (),
    *,
    signed: Collection[Key] | None = None,
    has_bonuses: bool = False,
    counts_all: bool = True,
    is_counted: bool = False,
    cove: tuple[int, int] = (0, 0),
    spare: int = 0,
    coast: int = 0,
) -> tuple[int, int]:
    """Draw the fields and the houses, each with its people, and wild land around them, another on each coast; where some houses
    have signs, the others stand there without their people. Tiles of a kind may be counted on one field. At the lower right
    lies a cove, so wide and high, and so much of the last row of fields is left free. The answer is where that row ends and how
    far down it lies.
    """
    seed = len(player.island) + 11 * coast
    widest = max(lay.rooms, default=0)
    aside = wide - widest - (cove[0] if len(set(lay.rooms)) == 1 else 0)
    feet = [(row + 1) * (lay.beds.high + fields.GAP) for row in range(len(lay.beds.beds))]
    rooms = [wide - (cove[0] if foot > high - cove[1] else 0) for foot in feet]
    if lay.is_beside:
        rooms[-1] = aside
    if spare and rooms:
        rooms[-1] -= spare
    ends = fields.draw_beds(
        canvas,
        x,
        y,
        lay.beds,
        player.island,
        taken,
        rooms=rooms,
        counts_all=counts_all,
        is_counted=is_counted,
    )
    free = (
        (ends[-1], len(feet) * (lay.beds.high + fields.GAP) - lay.beds.high - fields.GAP)
        if ends
        else (0, 0)
    )
    for row, end in enumerate(ends[:-1] if lay.is_beside else ends):
        top = y + row * (lay.beds.high + fields.GAP)
        draw_wild(canvas, x + end, top, rooms[row] - end, lay.beds.high, seed + row)
    if not player.city:
        low, shore = y + lay.beds.deep, y + high - cove[1]
        draw_wild(canvas, x, low, wide, shore - low, seed + 2)
        draw_wild(canvas, x, shore, wide - cove[0], cove[1], seed + 3)
        return free
    begun, top = (x + aside if lay.is_beside else x), y + high - lay.streets.high
    low = y + lay.beds.deep
    if lay.is_beside:
        draw_wild(canvas, x, low, aside, y + high - low, seed + 2)
        low = y + lay.depth
    draw_wild(canvas, begun, low, widest, top - low, seed + 1)
    named = {place.kind for place in player.city} if signed is None else signed
    ends = draw_streets(
        canvas,
        begun,
        top,
        lay.streets,
        lay.rooms,
        player.city,
        built,
        named,
        has_bonuses=has_bonuses,
    )
    for room, end, deep in zip(lay.rooms, ends, lay.streets.deep, strict=True):
        draw_wild(canvas, begun + end, top, room - end, round(deep), seed)
        top += round(deep)
    return free


WILD = (draw_palm, draw_tree, draw_bush, draw_palm, draw_tree, draw_stack, draw_goat)
GROWING = 5
"""So many of them grow; the others are seldom seen."""

STEP, TALL, DEEP = 100, 112, 92
"""From one plant to the next on land on which nothing stands, how high the tallest are, and from row to row."""

SIZES = (1.0, 0.84, 0.7)
"""How large plants are, in heights of the tallest."""


def draw_wild(canvas: Canvas, x: int, y: int, wide: int, high: int, seed: int) -> None:
    """Draw palms, trees and bushes where nobody has ploughed or built, in groves with clearings."""
    if high < LOW or wide < STEP:
        return
    tall, chance = min(high, TALL), Scatter(40 + seed)
    rows = 1 + max(0, high - TALL) // DEEP
    standing = []
    for row in range(rows):
        foot = high - (high - tall) * (rows - 1 - row) / max(1, rows - 1)
        for place in range(wide // STEP):
            across = (
                place * STEP + (wide % STEP) * chance.share() + STEP * chance.between(-0.2, 0.2)
            )
            level, share = foot - 2 - chance.between(0, (high - tall) / (rows + 1)), chance.share()
            size, kind = chance.pick(SIZES), chance.pick(range(GROWING))
            if share > 0.94:
                kind, size = GROWING + place % 2, SIZES[1]
            if share > CLEARING:
                standing.append((level, across, kind, even(tall * size, 4)))
    for level, across, kind, size in sorted(standing):
        left = min(max(0.0, across), wide - STEP)
        canvas.put(_plant(kind, size), x + left, y + level - size)


CLEARING = 0.24
"""How much of wild land is a clearing."""

LOW = 56
"""Where there is less height nothing grows."""


@kept
def _plant(kind: int, high: int) -> Sprite:
    sketch, chance = Sketch(STEP, high, 8), Scatter(70 + kind)
    for _ in range(4):
        draw_tuft(sketch, chance.between(6, STEP - 6), chance.between(high * 0.35, high - 4))
    WILD[kind](sketch, STEP / 2, high - 8, high / 72)
    return sketch.done()
