"""The board: a road that winds from the castle through town and valley, and the players' signs at its foot."""

from collections.abc import Iterator
from typing import NamedTuple

from games.caylus.content import CASTLE
from games.caylus.views import NO_BUILDING, NOBODY, Public, payer_of
from games.core.keys import Pair
from games.core.model import Key
from render.caylus.castle import (
    PLATE_HIGH,
    Site,
    draw_castle,
    draw_waiting,
    light_next,
    waiting_wide,
)
from render.caylus.favors import BOARD as FAVORS
from render.caylus.favors import draw_beginner, draw_favored, draw_standing, standing
from render.caylus.ground import TOWN_TOP, draw_closed, draw_milestones, land
from render.caylus.growth import draw_growth
from render.caylus.happened import Happened, happened
from render.caylus.officers import draw_officers
from render.caylus.openings import FAVORS as ABOUT_FAVORS
from render.caylus.openings import at_work, openings, within_reach
from render.caylus.pieces import worker
from render.caylus.plots import HEAD, berth, draw_free, draw_plot, draw_ring, draw_stander, stood_at
from render.caylus.seats import draw_seats, table_high
from render.caylus.shade import draw_shade
from render.caylus.tally import draw_tally
from render.caylus.text import board_text
from render.caylus.town import LOT_HIGH, LOTS, draw_guest, draw_passing, draw_town, draw_workers
from render.caylus.valley import LEFT, RIGHT, WAY, Valley, valley_of
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.shell import phase_of
from render.core.status import draw_status, headline


class Stage(NamedTuple):
    """Where castle and court lie: the castle itself, and the row before it with its left edge and its ground; the board that
    tells what the next scoring brings or costs.
    """

    site: Site
    row_x: int
    row_foot: int
    tally: tuple[int, int, int, int]


STAGE = Stage(Site(476, 92, 906, 202), 470, 366, (18, 97, 438, 198))

GREAT, STRIP, BEFORE = 244, 96, 86
"""How high the castle is at least while it is built and largest of all; the board below it, and the row before it."""

FAVORED = (18, 302, 438, 58)
"""Where the banner hangs that tells how many favors everybody has."""

STEP_WIDE, HALO = 84, 136
"""How wide the lights on the road are where the provost may ride, and where he stands."""

APART = 5
"""What lies between the land and the players' signs."""

PHASE_ICONS = {
    "placing": "piece_worker",
    "specials": "bridge",
    "provost": "provost",
    "activation": "house",
    "castle": "castle",
    "scoring": "towers",
    "gate": "piece_worker",
    "guild": "provost",
    "joust": "favor",
    "inn": "piece_worker",
    "production": "basic_cube",
    "owner_bonus": "basic_cube",
    "selling": "denier",
    "peddling": "denier",
    "dealing": "denier",
    "smelting": "gold",
    "works": "builder",
    "paying_any": "any_cube",
    "replacing": "builder",
    "batches": "castle",
    "favors": "favor",
    "favor_cubes": "favor",
    "exchanging": "favor",
    "finished": "crown",
}


def great(drop: int, before: int = BEFORE) -> Stage:
    """Where things lie while the castle is built or done and the road begins so much lower: it takes the place of the town too,
    where nothing is done then, and of the row before it if that is less high.
    """
    site = Site(24, 98, 1352, GREAT + drop + BEFORE - before)
    strip = site.foot + 10
    return Stage(site, 340, strip + STRIP + before, (18, strip, 1364, STRIP))


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    words, traces, valley = scene.words, happened(scene.events), valley_of(view)
    lit, active, phase = openings(view), at_work(view), phase_of(view)
    is_great = active == CASTLE or not view.flow
    if is_great:
        valley = valley._replace(lanes=valley.lanes.lowered())
    lanes = valley.lanes
    stage = great(lanes.drop, BEFORE if view.flow else 0) if is_great else STAGE
    seats_top = lanes.end + APART
    high = seats_top + table_high(len(view.table.players)) + 9
    site = stage.site
    canvas = Canvas(land(lanes, high, site.x, site.foot).copy())
    draw_castle(canvas, view, site, traces.stones)
    if is_great:
        light_next(canvas, view, site)
    else:
        _draw_favors(canvas, view, scene, traces, phase)
        draw_town(canvas, view, words, traces.places, lit, active)
        draw_passing(canvas, view, payer_of(view), traces.passed)
    draw_closed(canvas, lanes, lanes.beyond(valley.place(view.table.provost)))
    _draw_steps(canvas, view, valley)
    draw_milestones(canvas, valley)
    _draw_plots(canvas, view, words, valley, traces, lit)
    if view.flow and payer_of(view) is None:
        lights = tuple(_lights(view, valley, traces, active))
        draw_shade(canvas, stage.row_foot, seats_top - APART, lights)
        _draw_workers(canvas, view, valley, is_great=is_great)
    draw_officers(canvas, view, valley, traces.officers)
    if is_great:
        draw_tally(canvas, view, scene, stage.tally)
    guest = view.table.inn[1]
    if is_great and view.flow and guest != NOBODY:
        draw_guest(canvas, guest, RIGHT, stage.row_foot)
    if active == CASTLE:
        wide, top = waiting_wide(len(view.table.players)), stage.row_foot - PLATE_HIGH - 8
        boxes.lit(canvas, palette.LAMP, stage.row_x - 6, top, wide, PLATE_HIGH + 8, 14, 6)
    if view.flow:
        spot = stage.row_x, stage.row_foot
        draw_waiting(canvas, view, words, *spot, traces.places, is_lit=CASTLE in lit)
    draw_seats(canvas, view, scene, LEFT, seats_top, RIGHT - LEFT)
    draw_ribbon(canvas, scene, phase, words("render-round", round=view.table.round))
    return picture(canvas.image, "caylus", board_text(view, scene))


def _draw_favors(canvas: Canvas, view: Public, scene: Scene, traces: Happened, phase: Key) -> None:
    """Draw the king's pavilion while favors are given, in the lamp's light where somebody is asked about one; else what the
    next scoring brings, over a banner if anybody has favors.
    """
    if phase in ABOUT_FAVORS or traces.favors:
        draw_standing(canvas, view, standing(view), traces.favors)
        if phase in ABOUT_FAVORS:
            boxes.lit(canvas, palette.LAMP, FAVORS.x, FAVORS.y, FAVORS.wide, FAVORS.high, 14, 6)
        return
    x, y, wide, _ = STAGE.tally
    if view.table.options.favors != "standard":
        draw_beginner(canvas, FAVORED)
    elif any(any(player.favors) for player in view.table.players):
        draw_favored(canvas, view, scene.words, FAVORED)
    else:
        draw_tally(canvas, view, scene, (x, y, wide, STAGE.row_foot - 8 - y))
        return
    draw_tally(canvas, view, scene, STAGE.tally)


def _lights(
    view: Public, valley: Valley, traces: Happened, active: Key | None
) -> Iterator[tuple[int, int, int, int]]:
    """The boxes that lie in the light while all else is in shade: where somebody is asked, and where the last move was."""
    lanes, reached = valley.lanes, within_reach(view)
    for building, lot in LOTS.items():
        if building == active or building in traces.places:
            yield lot.x - 6, TOWN_TOP, lot.wide + 12, LOT_HIGH
    for space in valley.spaces:
        building, place = view.table.road[space - 1], valley.place(space)
        x, y = lanes.plot(place)
        is_new = space in traces.spaces or _is_touched(building, space, traces)
        is_asked = space in reached or (building != NO_BUILDING and building == active)
        if is_new or is_asked:
            yield x - 10, y - HEAD, lanes.front.wide + 20, lanes.front.high + HEAD + 10
        if space in reached or (space == view.table.provost and "provost" in traces.officers):
            x, y = lanes.on_road(place)
            yield x - lanes.step // 2 - 20, lanes.way_top(place) - 10, lanes.step + 40, WAY + 20


def _draw_workers(canvas: Canvas, view: Public, valley: Valley, *, is_great: bool) -> None:
    """Draw those who stand in the shade once more, in full colour."""
    for building in () if is_great else LOTS:
        draw_workers(canvas, view, building)
    for space in valley.spaces:
        seat, place = view.table.workers[space - 1], valley.place(space)
        if seat != NOBODY:
            draw_stander(canvas, *valley.lanes.plot(place), valley.lanes.front, seat)


def _is_touched(building: Key, space: int, traces: Happened) -> bool:
    """Whether something has just happened to a building, by its name or by its space."""
    return bool({building, Pair(building, str(space)).key} & traces.places)


def _draw_steps(canvas: Canvas, view: Public, valley: Valley) -> None:
    """Draw a light on the road wherever the provost may be moved now, and a larger one where he is."""
    for space in within_reach(view):
        if space in valley.spaces:
            x, y = valley.lanes.on_road(valley.place(space))
            wide = HALO if space == view.table.provost else STEP_WIDE
            canvas.put_centred(berth(wide), x, y + (wide - STEP_WIDE) / 4)


def _draw_plots(
    canvas: Canvas,
    view: Public,
    words: Words,
    valley: Valley,
    traces: Happened,
    lit: frozenset[Key],
) -> None:
    """Draw every plot of the road, those in the back first; a ring where the last move was, and where somebody is asked; then
    what grows where nothing will be built for long.
    """
    lanes, active, road = valley.lanes, at_work(view), view.table.road
    places = range(1, 2 * lanes.columns * lanes.stretches + 1)
    for place in sorted(places, key=lambda place: lanes.plot(place)[1]):
        x, y = lanes.plot(place)
        if place > len(valley.spaces):
            draw_growth(canvas, x, y, lanes.front.wide, lanes.front.high, place)
            continue
        space = valley.spaces[place - 1]
        building = road[space - 1]
        if building == NO_BUILDING:
            draw_free(canvas, x, y, lanes.front, space, is_above=lanes.is_above(place))
            continue
        if _is_touched(building, space, traces) or space in traces.spaces:
            draw_ring(canvas, x, y, lanes.front, palette.AQUA)
        elif building == active:
            draw_ring(canvas, x, y, lanes.front, palette.LAMP)
        is_open = building in lit
        is_quiet = bool(lit) and not is_open
        stood = stood_at(view, words, space)
        draw_plot(canvas, x, y, lanes.front, stood, is_open=is_open, is_quiet=is_quiet)


def draw_ribbon(canvas: Canvas, scene: Scene, phase: Key, tail: str) -> None:
    """Draw who does what now; a worker in the ribbon is the player's own and carries the seal's mark."""
    icon, text = PHASE_ICONS[phase], headline(scene, "caylus", phase)
    if icon == "piece_worker" and len(scene.asked) == 1:
        owned = worker(scene.asked[0], 64)
        draw_status(canvas, scene, owned, text, tail, ())
    else:
        draw_status(canvas, scene, icon, text, tail)
