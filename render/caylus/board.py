"""The board: a road that winds from the castle through town and valley, and the players' signs at its foot."""

from collections.abc import Iterator
from typing import NamedTuple

from games.caylus.content import CASTLE, SECTION
from games.caylus.views import NO_BUILDING, NOBODY, Public, payer_of
from games.core.keys import Pair
from games.core.model import Key, Seat
from render.caylus.castle import (
    PLATE_HIGH,
    Site,
    draw_castle,
    draw_done,
    draw_waiting,
    light_next,
    outcome_of,
    waiting_wide,
)
from render.caylus.favors import draw_beginner, draw_standing, standing
from render.caylus.ground import TOWN_TOP, draw_closed, draw_milestones, land
from render.caylus.growth import draw_growth
from render.caylus.happened import Happened, happened
from render.caylus.officers import draw_officers
from render.caylus.openings import FAVORS as ABOUT_FAVORS
from render.caylus.openings import at_work, openings, within_reach
from render.caylus.pieces import worker
from render.caylus.plots import (
    HEAD,
    draw_free,
    draw_plot,
    draw_ring,
    draw_stander,
    stood_at,
    worker_size,
)
from render.caylus.seats import draw_seats, table_high
from render.caylus.shade import draw_dusk, draw_spotlight, spotlight
from render.caylus.tally import draw_notice
from render.caylus.text import board_text
from render.caylus.town import (
    ALOOF,
    LODGING,
    LOT_HIGH,
    LOTS,
    draw_guest,
    draw_large,
    draw_passing,
    draw_town,
    draw_workers,
)
from render.caylus.trail import CLEAR, CLOSE, FAR, between, draw_trail, from_gate
from render.caylus.valley import FIRST, LEFT, RIGHT, WAY, Valley, valley_of
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.shell import phase_of
from render.core.status import draw_status, headline

Taken = tuple[tuple[int, int, int, int], int]
"""A box (left, top, width, height), and how badly it would be to cover it."""

WORKING = 4
"""How much worse it is to cover those who are at work, and what is new, than a plot."""


class Stage(NamedTuple):
    """Where the castle lies, and the ground of the row before it."""

    site: Site
    row_foot: int


STAGE = Stage(Site(24, 96, 1352, 216), 386)
BESIDE, BESIDE_LARGE = Site(476, 96, 900, 216), Site(616, 96, 760, 216)
"""Where the castle lies beside the king's pavilion, and beside a large one."""

BEFORE = 78
"""How high the row before the castle is."""

NOTICE_X, NOTICE_WIDE, NOTICE_SLIM = 18, 566, 396
"""Where in that row the notice stands, how wide it is, and where something else needs the room."""

FAVORED_WIDE = 138
"""How much of it the sign takes that tells what a favor is worth."""

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
    foot = FIRST - 16 + drop
    return Stage(Site(24, 98, 1352, foot - before - 98), foot)


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    words, traces, valley = scene.words, happened(scene.events), valley_of(view)
    lit, active, phase = openings(view), at_work(view), phase_of(view)
    is_great = active == CASTLE or not view.flow
    if is_great:
        valley = valley._replace(lanes=valley.lanes.lowered())
    lanes = valley.lanes
    stage = great(lanes.drop, BEFORE if view.flow else 0) if is_great else STAGE
    is_court = not is_great and bool(phase in ABOUT_FAVORS or traces.favors)
    site = _site(stage, phase, is_court=is_court)
    seats_top = lanes.end + APART
    high = seats_top + table_high(len(view.table.players)) + 9
    canvas = Canvas(land(lanes, high, stage.site.x, site.foot).copy())
    draw_castle(canvas, view, site, traces.stones, _winner(view, scene))
    if is_great:
        light_next(canvas, view, site)
    else:
        draw_town(canvas, view, words, traces.places, lit, active)
        draw_passing(canvas, view, payer_of(view), traces.passed)
    draw_closed(canvas, lanes, lanes.beyond(valley.place(view.table.provost)))
    draw_milestones(canvas, valley)
    _draw_way(canvas, view, valley, lit)
    _draw_plots(canvas, view, words, valley, traces, lit)
    if view.flow and payer_of(view) is None:
        draw_dusk(canvas, stage.row_foot, seats_top - APART, tuple(_lights(view, valley, traces)))
    _draw_workers(canvas, view, valley, is_great=is_great)
    draw_officers(canvas, view, valley, traces.officers)
    if view.flow:
        _draw_row(canvas, view, words, traces, stage, is_court=is_court)
    elif view.table.scored == len(SECTION):
        draw_done(canvas, site, words(f"render-caylus-castle-{outcome_of(view)}"))
    if is_court:
        _draw_pavilion(canvas, view, traces, phase)
    _draw_asked(canvas, view, words, valley, traces, (lanes.plot(2)[1] - HEAD, seats_top - 12))
    draw_seats(canvas, view, scene, LEFT, seats_top, RIGHT - LEFT)
    draw_ribbon(canvas, scene, phase, words("render-round", round=view.table.round))
    return picture(canvas.image, "caylus", board_text(view, scene))


def _site(stage: Stage, phase: Key, *, is_court: bool) -> Site:
    """Where the castle lies: beside the king's pavilion if that is shown."""
    if not is_court:
        return stage.site
    return BESIDE_LARGE if phase in ABOUT_FAVORS else BESIDE


def _winner(view: Public, scene: Scene) -> Seat | None:
    """Who has won a finished game alone."""
    points = [scene.total(seat, one.points) for seat, one in enumerate(view.table.players)]
    first = [seat for seat, one in enumerate(points) if one == max(points)]
    return first[0] if not view.flow and len(first) == 1 else None


def _draw_pavilion(canvas: Canvas, view: Public, traces: Happened, phase: Key) -> None:
    """Draw the king's pavilion while favors are given, in the lamp's light where somebody is asked about one."""
    sheet = standing(view)
    draw_standing(canvas, view, sheet, traces.favors)
    if phase in ABOUT_FAVORS:
        boxes.lit(canvas, palette.LAMP, sheet.x, sheet.y, sheet.wide, sheet.high, 14, 6)


def _draw_row(
    canvas: Canvas,
    view: Public,
    words: Words,
    traces: Happened,
    stage: Stage,
    *,
    is_court: bool,
) -> None:
    """Draw what stands before the castle: the notice, what a favor is worth if there is no favor table, what a stone costs, and
    who waits to lay one.
    """
    top, is_standard = stage.row_foot - 4 - PLATE_HIGH, view.table.options.favors == "standard"
    count, guest = len(view.table.players), view.table.inn[1]
    has_guest = stage is not STAGE and guest != NOBODY
    wide = notice_wide(count, is_alone=is_standard and not has_guest)
    x = row_x(wide)
    if not is_court:
        draw_notice(canvas, view, words, (NOTICE_X, top, wide, PLATE_HIGH))
    if not is_standard and stage is STAGE:
        draw_beginner(canvas, (x, top, FAVORED_WIDE - 8, PLATE_HIGH))
        x += FAVORED_WIDE
    if at_work(view) == CASTLE:
        across = waiting_wide(count)
        boxes.lit(canvas, palette.LAMP, x - 6, top - 4, across, PLATE_HIGH + 8, 14, 6)
        if has_guest:
            draw_guest(canvas, guest, RIGHT, stage.row_foot)
    is_lit = CASTLE in openings(view)
    draw_waiting(canvas, view, words, x, stage.row_foot, traces.places, is_lit=is_lit)


def notice_wide(seats: int, *, is_alone: bool) -> int:
    """How wide the notice is: as wide as those who wait beside it leave room, if a guest or another sign has it too."""
    is_roomy = row_x(NOTICE_WIDE) + waiting_wide(seats) <= RIGHT - ALOOF - LODGING // 2
    return NOTICE_WIDE if is_alone or is_roomy else NOTICE_SLIM


def row_x(notice: int) -> int:
    """Where in the row before the castle all else begins beside a notice so wide."""
    return NOTICE_X + notice + 10


def _draw_workers(canvas: Canvas, view: Public, valley: Valley, *, is_great: bool) -> None:
    """Draw who stands at buildings, in full colour whatever lies in dusk."""
    if not is_great:
        draw_workers(canvas, view)
    for space in valley.spaces:
        seat = view.table.workers[space - 1]
        if seat != NOBODY:
            corner = valley.lanes.plot(valley.place(space))
            draw_stander(canvas, *corner, valley.lanes.front, seat)


def _draw_asked(
    canvas: Canvas,
    view: Public,
    words: Words,
    valley: Valley,
    traces: Happened,
    heights: tuple[int, int],
) -> None:
    """Draw the building that is asked about large, one of the road between two heights."""
    active = at_work(view)
    for space in valley.spaces:
        if active and view.table.road[space - 1] == active:
            corner = valley.lanes.plot(valley.place(space))
            taken = tuple(_taken(view, valley, traces, space))
            front, box = spotlight(valley.lanes.front, *corner, heights, taken)
            draw_spotlight(canvas, stood_at(view, words, space), front, box)
    if active is not None and active in LOTS:
        draw_large(canvas, view, words, active)


def _taken(view: Public, valley: Valley, traces: Happened, asked: int) -> Iterator[Taken]:
    """What is not to be covered, and how badly: officers, workers, what has just been touched, and the other plots."""
    lanes, front, table = valley.lanes, valley.lanes.front, view.table
    size = worker_size(front)
    for officer in (table.provost, table.bailiff):
        across, level = lanes.on_road(valley.place(max(1, officer)))
        yield (across - WAY // 2, level - WAY // 2, WAY, WAY), WORKING
    for space in valley.spaces:
        x, y = lanes.plot(valley.place(space))
        if space == asked or table.road[space - 1] == NO_BUILDING:
            continue
        is_touched = _is_touched(table.road[space - 1], space, traces)
        yield (x, y, front.wide, front.high), WORKING if is_touched else 1
        if table.workers[space - 1] != NOBODY:
            yield (x + front.wide - size, y + front.house + 8 - size, size, size), WORKING


def _lights(view: Public, valley: Valley, traces: Happened) -> Iterator[tuple[int, int, int, int]]:
    """The boxes that lie in the light while all else is in dusk: where somebody is asked, and where the last move was."""
    lanes, reached = valley.lanes, within_reach(view)
    active, lit = at_work(view), openings(view)
    for building, lot in LOTS.items():
        if building == active or building in traces.places or building in lit:
            yield lot.x - 6, TOWN_TOP, lot.wide + 12, LOT_HIGH
    for space in valley.spaces:
        building, place = view.table.road[space - 1], valley.place(space)
        x, y = lanes.plot(place)
        is_new = space in traces.spaces or _is_touched(building, space, traces)
        is_asked = space in reached or (building != NO_BUILDING and building in {active, *lit})
        if is_new or is_asked:
            yield x - 10, y - HEAD, lanes.front.wide + 20, lanes.front.high + HEAD + 10
        if space in reached or (space == view.table.provost and "provost" in traces.officers):
            x, y = lanes.on_road(place)
            yield x - lanes.step // 2 - 20, lanes.way_top(place) - 10, lanes.step + 40, WAY + 20


def _draw_way(canvas: Canvas, view: Public, valley: Valley, lit: frozenset[Key]) -> None:
    """Draw golden arrows along the road: from the Gate to the farthest place to which it leads now, and from the provost as far
    as he can be moved.
    """
    lanes = valley.lanes
    if phase_of(view) == "gate":
        leads = [space for space in valley.spaces if view.table.road[space - 1] in lit]
        draw_trail(canvas, from_gate(lanes, valley.place(max(leads, default=1))), 0, FAR)
    reached = [space for space in within_reach(view) if space in valley.spaces]
    here = valley.place(view.table.provost)
    for end in {valley.place(space) for space in reached[:1] + reached[-1:]} - {here}:
        draw_trail(canvas, between(lanes, here, end), CLEAR, CLOSE)


def _is_touched(building: Key, space: int, traces: Happened) -> bool:
    """Whether something has just happened to a building, by its name or by its space."""
    return bool({building, Pair(building, str(space)).key} & traces.places)


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
        stood = stood_at(view, words, space)._replace(worker=None)
        draw_plot(canvas, x, y, lanes.front, stood, is_open=is_open, is_quiet=is_quiet)


def draw_ribbon(canvas: Canvas, scene: Scene, phase: Key, tail: str) -> None:
    """Draw who does what now; a worker in the ribbon is the player's own and carries the seal's mark."""
    icon, text = PHASE_ICONS[phase], headline(scene, "caylus", phase)
    if icon == "piece_worker" and len(scene.asked) == 1:
        owned = worker(scene.asked[0], 64)
        draw_status(canvas, scene, owned, text, tail, ())
    else:
        draw_status(canvas, scene, icon, text, tail)
