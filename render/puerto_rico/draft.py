"""The draft of New Buildings: all candidates in the streets of a town, with what is in the game."""

from collections.abc import Collection, Mapping, Sequence

from games.core.model import Key
from games.puerto_rico.content import COST, DRAFT_SPACES, DRAFTED
from games.puerto_rico.views import Public
from render.core import boxes, palette, ribbon, tokens
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.fitting import Fitted, fit
from render.core.lettering import Face
from render.core.marks import Mark
from render.core.players import Area, Owner, draw_owner
from render.puerto_rico import ground, shop
from render.puerto_rico.archipelago import lay_board
from render.puerto_rico.banner import draw_ribbon
from render.puerto_rico.happened import happened
from render.puerto_rico.people import office_of
from render.puerto_rico.text import draft_alt
from render.puerto_rico.vocabulary import GAME, term

LEFT, ROOM, TOP = 18, 1364, 116
GAP = 8
BOARD_HIGH, HAND_HIGH = 1600, 1290
"""How high the pictures are at most."""

STREETS = (320, 230)
"""How high a single street is at most, and one of several."""

RADIUS = 14
CHIP_COLUMNS, CHIP, CHIP_STEP = 4, 46, 54
FOOT, BEACH = 88, 40
"""The line of names, and the beach between it and the town."""


def lay_of(count: int, room: int) -> shop.Lay:
    """The streets of so many candidates, as large as so much height allows."""
    return shop.lay_of(count, 0, TOP, room, STREETS)


def candidates(
    view: Public, marks: Mapping[Key, Mark] | None = None, focus: Collection[Key] = ()
) -> tuple[shop.Stall, ...]:
    """The types that are neither in the game nor out of it, by cost; only those in focus where there are any."""
    found = []
    for cost, spaces in DRAFT_SPACES.items():
        kinds = [kind for kind in DRAFTED if COST[kind] == cost]
        left = [kind for kind in kinds if kind not in view.table.buildings]
        if len(kinds) - len(left) < spaces:
            found += [shop.Stall(kind, (marks or {}).get(kind, Mark())) for kind in left]
    near = tuple(one for one in found if one.kind in focus)
    return near or tuple(found)


def picked(view: Public) -> tuple[Key, ...]:
    """The types that have been picked, by cost."""
    kinds = [kind for kind in DRAFTED if kind in view.table.buildings]
    return tuple(sorted(kinds, key=lambda kind: COST[kind]))


def draft_board(view: Public, scene: Scene) -> Picture:
    """The picture of the draft that all see: candidates, what is in the game, everybody's name."""
    told, chosen = candidates(view), picked(view)
    chips = -(-len(chosen) // CHIP_COLUMNS) * CHIP_STEP
    lay = lay_of(len(told), BOARD_HIGH - TOP - chips - FOOT - BEACH)
    end = lay.end + BEACH
    canvas = _backdrop(lay.end, end + chips + FOOT)
    draw_ribbon(canvas, view, scene)
    shop.draw_shop(canvas, lay, told, (), view, scene.words)
    last = happened(scene.events).drafted
    _draw_picked(canvas, end + 4, chosen, last, scene.words)
    _draw_players(canvas, end + chips + 6, view, scene)
    return picture(canvas.image, GAME, draft_alt(view, scene))


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


def _backdrop(town: int, high: int) -> Canvas:
    """The town, the beach below it, and the ribbon's bar."""
    canvas = Canvas(ground.sea(high))
    ground.draw_town(canvas, TOP - 10, town)
    ribbon.bar(canvas)
    return canvas


def _draw_picked(
    canvas: Canvas, y: int, chosen: Sequence[Key], last: Collection[Key], words: Words
) -> None:
    """The names of the types that are in the game, each with its drawing; in aqua what was picked last."""
    wide = (ROOM - (CHIP_COLUMNS - 1) * GAP) // CHIP_COLUMNS
    for place, kind in enumerate(chosen):
        row, column = divmod(place, CHIP_COLUMNS)
        left, top = LEFT + column * (wide + GAP), y + row * CHIP_STEP
        if kind in last:
            boxes.frame(canvas, palette.INK, left, top, wide, CHIP, RADIUS, 6)
            boxes.frame(canvas, palette.AQUA, left, top, wide, CHIP, RADIUS, 4)
        boxes.box(canvas, palette.NIGHT, left, top, wide, CHIP, RADIUS)
        canvas.put_centred(tokens.tick(18), left + 26, top + CHIP / 2)
        name = chip_fit(term(words, "building", kind))
        canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, left + 54, top + CHIP / 2)


def chip_fit(name: str) -> Fitted:
    """The name as it stands among those in the game."""
    wide = (ROOM - (CHIP_COLUMNS - 1) * GAP) // CHIP_COLUMNS
    return fit(name, Face.NAME, wide - 64, 42, 30, 1)
