"""The board: a road that winds from the castle through town and valley, and the players' signs at its foot."""

from collections.abc import Iterator
from typing import NamedTuple

from games.caylus.content import CASTLE, SECTION
from games.caylus.views import NO_BUILDING, NOBODY, Public, payer_of
from games.caylus.views import phase_of as course_of
from games.core.model import Key, Seat
from render.caylus.beyond import draw_beyond
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
from render.caylus.focus import Part, focused, is_touched, parts_of
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
    draw_plain,
    draw_plot,
    draw_ring,
    draw_stander,
    draw_unserved,
    stood_at,
)
from render.caylus.seats import draw_seats, table_high
from render.caylus.shade import draw_asked, draw_dusk
from render.caylus.tally import draw_notice
from render.caylus.text import board_text
from render.caylus.town import (
    ALOOF,
    LODGING,
    LOT_HIGH,
    draw_guest,
    draw_passing,
    draw_town,
    draw_workers,
    lots_for,
)
from render.caylus.trail import CLEAR, CLOSE, FAR, between, draw_trail, from_gate
from render.caylus.valley import FIRST, LEFT, RIGHT, WAY, Valley, valley_of
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.shell import phase_of
from render.core.status import draw_status, headline


class Stage(NamedTuple):
    """Where the castle lies, and the ground of the row before it."""

    site: Site
    row_foot: int


STAGE = Stage(Site(24, 96, 1352, 216), 386)
BESIDE, BESIDE_LARGE = 476, 616
"""Where the castle begins beside the king's pavilion, and beside a large one."""

IN_TOWN = frozenset({"placing", "specials"})
"""The phases in which something is done in town."""

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
    is_town = not is_great and course_of(view.flow) in IN_TOWN
    parts = parts_of(view, traces)
    if not is_town:
        lanes = valley.lanes.lowered() if is_great else valley.lanes.raised()
        valley = valley._replace(lanes=lanes)
    valley = focused(valley, view, parts)
    lanes = valley.lanes
    stage = STAGE if is_town else great(lanes.drop, BEFORE if view.flow else 0)
    is_court = not is_great and bool(phase in ABOUT_FAVORS or traces.favors)
    site = _site(stage, phase, is_court=is_court)
    seats_top = lanes.end + APART
    high = seats_top + table_high(len(view.table.players)) + 9
    canvas = Canvas(land(lanes, high, stage.site.x, site.foot).copy())
    draw_castle(canvas, view, site, traces.stones, _winner(view, scene))
    if is_great:
        light_next(canvas, view, site)
    if is_town:
        draw_town(canvas, view, words, traces.place, lit, active)
        draw_passing(canvas, view, payer_of(view), traces.passed)
    draw_closed(canvas, lanes, valley.beyond(valley.place(view.table.provost)))
    draw_milestones(canvas, valley)
    _draw_way(canvas, view, valley, lit)
    draw_beyond(canvas, view, words, valley, lit)
    _draw_plots(canvas, view, words, valley, traces, parts)
    if view.flow and payer_of(view) is None:
        draw_dusk(
            canvas, stage.row_foot, seats_top - APART, tuple(_lights(view, valley, traces, parts))
        )
    _draw_workers(canvas, view, valley, parts, is_town=is_town)
    draw_officers(canvas, view, valley, traces.officers, within_reach(view))
    if view.flow:
        _draw_row(canvas, view, words, traces, stage, is_court=is_court)
    elif view.table.scored == len(SECTION):
        draw_done(canvas, site, words(f"render-caylus-castle-{outcome_of(view)}"))
    if is_court:
        _draw_pavilion(canvas, view, traces, phase)
    draw_seats(canvas, view, scene, LEFT, seats_top, RIGHT - LEFT)
    draw_ribbon(canvas, scene, phase, words("render-round", round=view.table.round))
    return picture(canvas.image, "caylus", board_text(view, scene))


def _site(stage: Stage, phase: Key, *, is_court: bool) -> Site:
    """Where the castle lies: beside the king's pavilion if that is shown."""
    if not is_court:
        return stage.site
    left = BESIDE_LARGE if phase in ABOUT_FAVORS else BESIDE
    return stage.site._replace(x=left, wide=stage.site.x + stage.site.wide - left)


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
    draw_waiting(canvas, view, words, x, stage.row_foot, traces.place, is_lit=is_lit)


def notice_wide(seats: int, *, is_alone: bool) -> int:
    """How wide the notice is: as wide as those who wait beside it leave room, if a guest or another sign has it too."""
    is_roomy = row_x(NOTICE_WIDE) + waiting_wide(seats) <= RIGHT - ALOOF - LODGING // 2
    return NOTICE_WIDE if is_alone or is_roomy else NOTICE_SLIM


def row_x(notice: int) -> int:
    """Where in the row before the castle all else begins beside a notice so wide."""
    return NOTICE_X + notice + 10


def _draw_workers(
    canvas: Canvas, view: Public, valley: Valley, parts: dict[int, Part], *, is_town: bool
) -> None:
    """Draw who stands at buildings, in full colour whatever lies in dusk; pale with a cross where they will not be served."""
    if is_town:
        draw_workers(canvas, view, at_work(view))
    for space in valley.spaces:
        seat = view.table.workers[space - 1]
        if seat != NOBODY:
            plot = valley.plot(valley.place(space))
            if parts.get(space) is Part.PLAIN:
                draw_unserved(canvas, *plot, seat)
            else:
                draw_stander(canvas, *plot, seat)


def _lights(
    view: Public, valley: Valley, traces: Happened, parts: dict[int, Part]
) -> Iterator[tuple[int, int, int, int]]:
    """The boxes that lie in the light while all else is in dusk: where somebody works or is asked, and the last move."""
    lanes, reached = valley.lanes, within_reach(view)
    lit = {at_work(view), traces.place, *openings(view)}
    for building, lot in lots_for(at_work(view)).items():
        if building in lit:
            yield lot.x - 6, TOWN_TOP, lot.wide + 12, LOT_HIGH
    for space in valley.spaces:
        place = valley.place(space)
        x, y, front = valley.plot(place)
        if space in reached or parts.get(space, Part.PLAIN) not in {Part.PLAIN, Part.QUIET}:
            yield x - 10, y - HEAD, front.wide + 20, front.high + HEAD + 10
        if space in reached or (space == view.table.provost and "provost" in traces.officers):
            x, y = valley.on_road(place)
            yield x - lanes.step // 2 - 20, lanes.way_top(place) - 10, lanes.step + 40, WAY + 20


def _draw_way(canvas: Canvas, view: Public, valley: Valley, lit: frozenset[Key]) -> None:
    """Draw golden arrows along the road: from the Gate to the farthest place to which it leads now, and from the provost as far
    as he can be moved.
    """
    if phase_of(view) == "gate":
        leads = [space for space in valley.spaces if view.table.road[space - 1] in lit]
        draw_trail(canvas, from_gate(valley, valley.place(max(leads, default=1))), 0, FAR)
    reached = [space for space in within_reach(view) if space in valley.spaces]
    here = valley.place(view.table.provost)
    for end in {valley.place(space) for space in reached[:1] + reached[-1:]} - {here}:
        draw_trail(canvas, between(valley, here, end), CLEAR, CLOSE)


def _draw_plots(
    canvas: Canvas,
    view: Public,
    words: Words,
    valley: Valley,
    traces: Happened,
    parts: dict[int, Part],
) -> None:
    """Draw every plot of the road, those in the back first; a ring where the last move was, the lamp where somebody is asked;
    then what grows where nothing will be built for long.
    """
    lanes, lit, road = valley.lanes, openings(view), view.table.road
    places = range(1, 2 * lanes.columns * lanes.stretches + 1)
    for place in sorted(places, key=lambda place: lanes.plot(place)[1]):
        plot, is_above = valley.plot(place), lanes.is_above(place)
        if place > len(valley.spaces):
            draw_growth(canvas, plot.x, plot.y, plot.front.wide, plot.front.high, place)
            continue
        space = valley.spaces[place - 1]
        building, part = road[space - 1], parts.get(space)
        if building == NO_BUILDING:
            draw_free(canvas, *plot, space, is_above=is_above)
            continue
        stood = stood_at(view, words, space)._replace(worker=None)
        if part is Part.PLAIN:
            draw_plain(canvas, *plot, stood, is_above=is_above)
            continue
        if part is Part.ASKED:
            draw_asked(canvas, *plot)
        elif is_touched(building, space, traces):
            draw_ring(canvas, *plot, palette.AQUA)
        is_open = building in lit
        is_quiet = part is Part.QUIET
        draw_plot(canvas, *plot, stood, is_open=is_open, is_quiet=is_quiet)


def draw_ribbon(canvas: Canvas, scene: Scene, phase: Key, tail: str) -> None:
    """Draw who does what now; a worker in the ribbon is the player's own and carries the seal's mark."""
    icon, text = PHASE_ICONS[phase], headline(scene, "caylus", phase)
    if icon == "piece_worker" and len(scene.asked) == 1:
        owned = worker(scene.asked[0], 64)
        draw_status(canvas, scene, owned, text, tail, ())
    else:
        draw_status(canvas, scene, icon, text, tail)
