"""The draft of New Buildings: a town on four terraces, by price, with what is in the game before what can still be picked."""

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import COLUMN, COST, DRAFT_SPACES, DRAFTED
from games.puerto_rico.views import Public
from render.core import boxes, palette, ribbon, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import fit
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.place.boards import PlateSize, name_plate
from render.core.place.paving import street
from render.core.players import Area, Owner, draw_owner
from render.core.signs import coin
from render.puerto_rico import ground, shop
from render.puerto_rico.archipelago import lay_board
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.deeds import draw_deed
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.happened import happened
from render.puerto_rico.looks import kind_of
from render.puerto_rico.page import COIN, FRONT, draw_front
from render.puerto_rico.people import office_of
from render.puerto_rico.text import draft_alt
from render.puerto_rico.vocabulary import GAME, term

LEFT, ROOM, TOP = 18, 1364, 116
RADIUS = 14

TERRACE, PLATE, WALL = 252, 62, 16
"""How high a terrace is, the plates at its edge, and the street below them."""

TOWN = TOP + len({COLUMN[kind] for kind in DRAFTED}) * TERRACE
"""How far down the town reaches."""

PICKED, OPEN = 2, 1
"""How much room a type that has been picked has beside those that can be."""

BACK = 124
"""How high at most a front is above the ground that can still be picked."""

DEED = 68
"""How large the sign of what a building does is."""

BETWEEN = 12
"""The gap between the buildings of two prices."""

NAME_MOST, NAME_LEAST, TWO_LEAST = 54, 42, 34
"""Letters on a plate at most, and at least on one line and on two."""

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
    for row, lined in enumerate(terraces(view)):
        _draw_terrace(canvas, TOP + row * TERRACE, row, lined, last, words)


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
    """The town, the beach below it, and the ribbon's bar."""
    canvas = Canvas(ground.sea(TOWN + BEACH + FOOT))
    ground.draw_town(canvas, TOP - 10, TOWN)
    ribbon.bar(canvas)
    return canvas.image


def _draw_terrace(
    canvas: Canvas,
    y: int,
    row: int,
    lined: Sequence[Price],
    last: Collection[Key],
    words: Words,
) -> None:
    """Draw the buildings of some prices: as much room for each as it is worth."""
    shares = [PICKED * len(one.picked) + OPEN * len(one.left) for one in lined]
    canvas.put(street(ROOM + 20, WALL + 14, 40 + row), LEFT - 10, y + TERRACE - PLATE - WALL - 6)
    room, x = ROOM - BETWEEN * (len(lined) - 1), float(LEFT)
    for one, share in zip(lined, shares, strict=True):
        unit = room * share / sum(shares) / share
        for kind in one.picked:
            _draw_picked(
                canvas, round(x), y, round(PICKED * unit), kind, words, is_new=kind in last
            )
            x += PICKED * unit
        if one.left:
            _draw_left(canvas, x, y, unit, one, words)
            x += len(one.left) * unit
        x += BETWEEN


def _draw_left(canvas: Canvas, x: float, y: int, unit: float, price: Price, words: Words) -> None:
    """Draw the types of a price that can still be picked, and on the plate below them how many of them are."""
    foot = y + TERRACE - PLATE - WALL
    for place, kind in enumerate(price.left):
        draw_front(canvas, x + (place + 0.44) * unit, foot, unit * 0.86, BACK, kind)
        side = even(min(DEED, unit * 0.46), EVEN)
        draw_deed(canvas, x + (place + 0.92) * unit - side * 0.5, foot - BACK * 0.98, kind, side)
    wide = round(unit * len(price.left))
    said = words("render-puerto-rico-draft-spaces", count=price.free)
    _draw_plate(canvas, round(x), y, wide, price.cost, said, palette.PAPER_EDGE)


def _draw_picked(
    canvas: Canvas, x: int, y: int, wide: int, kind: Key, words: Words, *, is_new: bool
) -> None:
    """Draw a type that is in the game: large, with its name; in aqua what was picked last."""
    foot = y + TERRACE - PLATE - WALL
    if is_new:
        box = (x + 6, y + 12, wide - 12, TERRACE - 18, RADIUS)
        boxes.frame(canvas, palette.INK, *box, 8)
        boxes.lit(canvas, palette.AQUA, *box, 6)
    draw_front(canvas, x + wide / 2, foot, wide * 0.8, FRONT, kind)
    _draw_plate(canvas, x, y, wide, COST[kind], term(words, "building", kind), kind_of(kind).band)
    canvas.put_centred(tokens.tick(30), x + wide - 44, foot - 28)
    if is_new:
        canvas.put(tokens.spark_corner(36, RADIUS), x + wide - 44, y + 14)


def plate_of(name: str, wide: int) -> PlateSize:
    """The plate of a type beside its price."""
    size = PlateSize(wide - 2 * COIN - 4, PLATE, NAME_MOST, NAME_LEAST)
    is_long = not fit(name, Face.NAME, size.room, NAME_MOST, NAME_LEAST, 1).fits
    return size._replace(high=PLATE + WALL + 4, least=TWO_LEAST) if is_long else size


def _draw_plate(
    canvas: Canvas, x: int, y: int, wide: int, cost: int, said: str, colour: str
) -> None:
    """Draw what is said of a price, behind its coin."""
    size = plate_of(said, wide)
    foot = y + TERRACE - 4
    canvas.put(name_plate(said, colour, size), x + 2 * COIN, foot - size.high)
    canvas.put_centred(coin(str(cost), COIN), x + COIN + 2, foot - PLATE / 2)
