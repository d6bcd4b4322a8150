"""The draft of New Buildings: a town on four terraces, with named houses that are in the game beside fenced building sites."""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from math import sin
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import COLUMN, COST, DRAFT_SPACES, DRAFTED
from games.puerto_rico.views import Public
from render.core import boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.gradients import vertical
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.place.boards import PlateSize, name_plate, plate_wide
from render.core.place.coast import MEADOW
from render.core.place.garden import draw_bush, draw_palm, draw_tree
from render.core.place.paving import BOARD, PLANK, PLANK_DARK, PLANK_LIGHT, street
from render.core.place.water import draw_bay
from render.core.players import Area, Owner, draw_owner
from render.core.scatter import Scatter
from render.core.signs import coin
from render.core.sketch import Sketch
from render.puerto_rico import ground, shop
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.happened import happened
from render.puerto_rico.looks import kind_of
from render.puerto_rico.name_boards import lay_board
from render.puerto_rico.page import draw_front
from render.puerto_rico.people import office_of
from render.puerto_rico.text import draft_alt
from render.puerto_rico.vocabulary import GAME, term

LEFT, ROOM, TOP = 18, 1364, 116
MARGIN = 10
"""How far above the first terrace the sky begins."""

RADIUS = 14

TERRACE, FENCE, STREET = 252, 76, 92
"""How high a terrace is, the fence around its free lots, and the street along its foot."""

TOWN = TOP + len({COLUMN[kind] for kind in DRAFTED}) * TERRACE
"""How far down the town reaches."""

BETWEEN = 12
"""The gap between two lots."""

LARGE = 252
"""How large at most the drawing of a type that is in the game is."""

BACK, CROWD, BEHIND = 164, 1.4, 10
"""How high at most a candidate is, how far it reaches into its neighbours, and how much farther back every other one stands."""

PLATE, TWO_LINES = 66, 108
"""How high the plate of a name is on one line, and on two."""

NAME_MOST, NAME_LEAST = 60, 56
"""Letters on a plate: none is smaller than 11 pixels on a phone."""

COIN = 34
"""The radius of a price."""

SIGN, FREE, FREE_LEAST = 66, 58, 46
"""How high the sign on a fence is, and its letters at most and at least."""

CREST = 118
"""How far below the upper edge of the sky the meadow begins."""

FOOT, BEACH = 88, 40
"""The line of names, and the beach between it and the town."""


def candidates(
    view: Public, marks: Mapping[Key, Mark] | None = None, focus: Collection[Key] = ()
) -> tuple[shop.Stall, ...]:
    """The types that are neither in the game nor out of it, by cost; only those in focus where there are any."""
    found = []
    for price in prices(view):
        found += [shop.Stall(kind, (marks or {}).get(kind, Mark())) for kind in price.left]
    near = tuple(one for one in found if one.kind in focus)
    return near or tuple(found)


class Price(NamedTuple):
    """The types of a cost."""

    cost: int
    picked: tuple[Key, ...]
    left: tuple[Key, ...]
    """Those that can still be picked."""

    free: int
    """Spaces for them."""


def prices(view: Public) -> tuple[Price, ...]:
    """How the draft stands at each cost."""
    found = []
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [kind for kind in DRAFTED if COST[kind] == cost]
        picked = tuple(kind for kind in kinds if kind in view.table.buildings)
        free = spaces - len(picked)
        left = tuple(kind for kind in kinds if kind not in picked) if free else ()
        found.append(Price(cost, picked, left, free))
    return tuple(found)


def terraces(view: Public) -> tuple[tuple[Price, ...], ...]:
    """The prices by column of the building table."""
    column = {COST[kind]: COLUMN[kind] for kind in DRAFTED}
    lined = groupby(prices(view), key=lambda price: column[price.cost])
    return tuple(tuple(those) for _, those in lined)


def draft_board(view: Public, scene: Scene) -> Picture:
    """The picture of the draft that all see: candidates, what is in the game, everybody's name."""
    canvas = Canvas(_backdrop().copy())
    draw_ribbon(canvas, view, scene)
    draw_terraces(canvas, view, scene.words, happened(scene.events).drafted)
    _draw_players(canvas, TOWN + BEACH, view, scene)
    return picture(canvas.image, GAME, draft_alt(view, scene))


def draw_terraces(canvas: Canvas, view: Public, words: Words, last: Collection[Key] = ()) -> None:
    """Draw all that is in the game or can still be picked; in aqua what was picked last."""
    canvas.image.paste(_hill(), (0, TOP - MARGIN))
    for row, lined in enumerate(terraces(view)):
        _draw_terrace(canvas, TOP + row * TERRACE, lined, last, words)


def _draw_players(canvas: Canvas, y: int, view: Public, scene: Scene) -> None:
    """Everybody's name, in order of seats; amber who picks."""
    seats = len(scene.names)
    wide = (ROOM - (seats - 1) * 12) // seats
    for seat, name in enumerate(scene.names):
        area = Area(LEFT + seat * (wide + 12), y, wide, FOOT - 14, FOOT - 14)
        owner = Owner(seat, name, seat in scene.asked, office_of(view, scene, seat))
        if owner.is_lit:
            boxes.lit(canvas, palette.LAMP, area.x, y, wide, area.high, 16, 6)
        lay_board(canvas, area, area.high, owner)
        draw_owner(canvas, area, owner, wide - 14)


@kept
def _backdrop() -> Image.Image:
    """The sea off the town, the beach, and the ribbon's bar."""
    canvas = Canvas(ground.sea(TOWN + BEACH + FOOT))
    ground.draw_beach(canvas, TOWN)
    ribbon.bar(canvas)
    return canvas.image


@kept
def _hill() -> Image.Image:
    """The hill on which the town is built: the bay behind its crest, and four terraces with a street along each."""
    high = TOWN - TOP + MARGIN
    canvas = Canvas(Image.new("RGB", (ground.WIDE, high)))
    draw_bay(canvas, CREST - 34)
    canvas.put(_crest(), 0, CREST - 60)
    canvas.image.paste(vertical(ground.WIDE, high - CREST, MEADOW), (0, CREST))
    for row in range(high // TERRACE):
        top = MARGIN + row * TERRACE
        canvas.put(_grove(row), 0, top)
        canvas.put(street(ground.WIDE + 100, STREET, 40 + row), -50, top + TERRACE - STREET)
    return canvas.image


@kept
def _crest() -> Sprite:
    """The round top of the hill before the sea."""
    sketch = Sketch(ground.WIDE, 64)
    ridge = [(x, 24 + 18 * sin(x / 210 + 0.6) + 7 * sin(x / 67)) for x in range(0, 1412, 12)]
    sketch.poly(MEADOW[0][1], [(0, 64), *ridge, (ground.WIDE, 64)])
    return sketch.done()


@kept
def _grove(row: int) -> Sprite:
    """Trees, palms and bushes at the back of a terrace."""
    sketch, chance = Sketch(ground.WIDE, TERRACE), Scatter(70 + row)
    for place in range(9):
        x = 40 + place * 165 + chance.between(-40, 40)
        grown = chance.pick((draw_tree, draw_palm, draw_bush))
        grown(sketch, x, TERRACE * chance.between(0.5, 0.6), chance.between(1.3, 1.9))
    return sketch.done()


def _draw_terrace(
    canvas: Canvas,
    y: int,
    lined: Sequence[Price],
    last: Collection[Key],
    words: Words,
) -> None:
    """Draw a street of lots: one for each type that is in the game, and one for all free spaces of a price."""
    lot = (ROOM + BETWEEN) / sum(len(one.picked) + one.free for one in lined)
    x = float(LEFT)
    for one in lined:
        for kind in one.picked:
            _draw_picked(canvas, x, y, round(lot) - BETWEEN, kind, words, is_new=kind in last)
            x += lot
        if one.free:
            _draw_free(canvas, x, y, round(lot * one.free) - BETWEEN, one, words)
            x += lot * one.free


def _draw_free(canvas: Canvas, x: float, y: int, wide: int, price: Price, words: Words) -> None:
    """Draw the free spaces of a price: the types that can be picked, behind a fence that tells how many of them are."""
    foot, unit = y + TERRACE - FENCE - 4, wide / (len(price.left) + CROWD - 1)
    canvas.put(scaffold(wide, BACK, len(price.left)), x, foot - BACK)
    crowd = [*enumerate(price.left)]
    for is_front, those in enumerate((crowd[::2], crowd[1::2])):
        for place, kind in those:
            middle = x + (place + CROWD / 2) * unit
            level = foot if is_front else foot - BEHIND
            draw_front(canvas, middle, level, unit * CROWD, BACK, kind)
    canvas.put(fence(wide, FENCE), x, foot - 4)
    said = words("render-puerto-rico-draft-spaces", count=price.free)
    size = sign_of(said, wide)
    left = x + (wide - size.wide) / 2 + COIN - 4
    canvas.put(name_plate(said, palette.PAPER_EDGE, size), left, foot + 2)
    canvas.put_centred(coin(str(price.cost), COIN), left - COIN + 4, foot + 2 + SIGN / 2)


def sign_of(said: str, wide: int) -> PlateSize:
    """The sign on a fence, beside its coin."""
    size = PlateSize(wide - 2 * COIN - 6, SIGN, FREE, FREE_LEAST)
    return size._replace(wide=min(size.wide, plate_wide(said, size) + 16))


@kept
def fence(wide: int, high: int) -> Sprite:
    """The boards around a building site, with uneven tops."""
    sketch, chance = Sketch(wide, high, 2), Scatter(90 + wide)
    boards = max(1, wide // BOARD)
    across = wide / boards
    for place in range(boards):
        x, top = place * across, chance.between(0, 9)
        sketch.box(PLANK_DARK, x, top, across, high - top, 3)
        sketch.box(chance.pick((PLANK, PLANK_LIGHT)), x + 1.5, top + 1.5, across - 3, high - top, 2)
    for y in (high * 0.3, high * 0.78):
        sketch.box(PLANK_DARK, 0, y, wide, 8, 2)
    return sketch.done()


@kept
def scaffold(wide: int, high: int, bays: int) -> Sprite:
    """Poles and planks around what is being built."""
    sketch = Sketch(wide, high, 4)
    step = (wide - 12) / bays
    for y in (high * 0.2, high * 0.6):
        sketch.line(PLANK_DARK, 11, [(0, y), (wide, y)])
        sketch.line(PLANK_LIGHT, 6, [(0, y - 1), (wide, y - 1)])
    for place in range(bays + 1):
        x = 6 + place * step
        sketch.line(PLANK_DARK, 10, [(x, 4), (x, high)])
        sketch.line(PLANK, 6, [(x - 1, 4), (x - 1, high)])
    return sketch.done()


def _draw_picked(
    canvas: Canvas, x: float, y: int, wide: int, kind: Key, words: Words, *, is_new: bool
) -> None:
    """Draw a type that is in the game: large, with its name; in aqua what was picked last."""
    name, left = term(words, "building", kind), round(x)
    size = plate_of(name, wide)
    end = y + TERRACE - 8
    foot = end - size.high - 6
    if is_new:
        box = (left, y + 10, wide, TERRACE - 14, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 8)
        boxes.lit(canvas, palette.AQUA, *box, 6)
    draw_front(canvas, x + wide / 2, foot, wide * 0.86, foot - y - 8, kind, LARGE)
    canvas.put(name_plate(name, kind_of(kind).band, size), x, end - size.high)
    canvas.put_centred(coin(str(COST[kind]), COIN), x + COIN + 2, foot - COIN + 6)
    canvas.put_centred(tokens.tick(30), x + wide - 34, foot - 26)
    if is_new:
        canvas.put(tokens.spark_corner(36, RADIUS), x + wide - 40, y + 12)


def plate_of(name: str, wide: int) -> PlateSize:
    """The plate of a type that is in the game."""
    size = PlateSize(wide, PLATE, NAME_MOST, NAME_LEAST)
    is_long = not fit(name, Face.NAME, size.room, NAME_MOST, NAME_LEAST, 1).fits
    return size._replace(high=TWO_LINES) if is_long else size
