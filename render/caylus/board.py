"""The board: a road that winds from the castle through town and valley, and the players' signs at its foot."""

from collections.abc import Iterator

from games.caylus.content import CASTLE, SECTION
from games.caylus.views import NO_BUILDING, NOBODY, Public, payer_of
from games.core.model import Key, Seat
from render.caylus.beyond import draw_beyond
from render.caylus.builders import HIGH, draw_builders
from render.caylus.castle import (
    PLATE_HIGH,
    draw_castle,
    draw_done,
    draw_waiting,
    light_next,
    outcome_of,
    waiting_wide,
)
from render.caylus.favors import draw_beginner, draw_standing
from render.caylus.focus import Part, is_touched, parts_of
from render.caylus.ground import TOWN_TOP, draw_closed, draw_milestones, land
from render.caylus.growth import draw_growth
from render.caylus.happened import Happened, happened
from render.caylus.layout import STAGE, Layout, Mode, Stage, layout_of
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
from render.caylus.valley import LEFT, RIGHT, WAY, Valley
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.shell import phase_of
from render.core.status import draw_status, headline

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


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    words, traces = scene.words, happened(scene.events)
    parts = parts_of(view, traces)
    layout = layout_of(view, traces, parts)
    mode, valley, stage, site = layout.mode, layout.valley, layout.stage, layout.site
    seats_top = valley.lanes.end + APART
    high = seats_top + table_high(len(view.table.players), layout.taller) + 9
    canvas = Canvas(land(valley.lanes, high, stage.site.x, site.foot).copy())
    draw_castle(canvas, view, site, traces.stones, _winner(view, scene))
    if mode in {Mode.CASTLE, Mode.DONE}:
        light_next(canvas, view, site)
    if mode is Mode.TOWN:
        draw_town(canvas, view, words, traces.place, openings(view), at_work(view))
        draw_passing(canvas, view, payer_of(view), traces.passed)
    _draw_road(canvas, view, words, valley, traces, parts)
    if view.flow and payer_of(view) is None:
        lights = tuple(_lights(view, valley, traces, parts))
        draw_dusk(canvas, stage.row_foot, seats_top - APART, lights)
    _draw_workers(canvas, view, valley, parts, is_town=mode is Mode.TOWN)
    draw_officers(canvas, view, valley, traces.officers, within_reach(view))
    _draw_before(canvas, view, scene, traces, layout)
    draw_seats(canvas, view, scene, LEFT, seats_top, RIGHT - LEFT, layout.taller)
    phase = phase_of(view)
    draw_ribbon(canvas, scene, phase, words("render-round", round=view.table.round))
    return picture(canvas.image, "caylus", board_text(view, scene))


def _draw_road(
    canvas: Canvas,
    view: Public,
    words: Words,
    valley: Valley,
    traces: Happened,
    parts: dict[int, Part],
) -> None:
    """Draw what lies and stands along the road but for those who work there or ride."""
    lit = openings(view)
    draw_closed(canvas, valley.lanes, valley.beyond(valley.place(view.table.provost)))
    draw_milestones(canvas, valley)
    _draw_way(canvas, view, valley, lit)
    draw_beyond(canvas, view, words, valley, lit)
    _draw_plots(canvas, view, words, valley, traces, parts)


def _draw_before(
    canvas: Canvas, view: Public, scene: Scene, traces: Happened, layout: Layout
) -> None:
    """Draw what stands before the castle: its builders, the king's favors, or the row with the notice and who waits there."""
    words, foot = scene.words, layout.stage.row_foot
    if layout.mode is Mode.CASTLE:
        draw_builders(canvas, view, words, foot - HIGH, scene.asked, traces.place)
        if view.table.inn[1] != NOBODY:
            draw_guest(canvas, view.table.inn[1], RIGHT, foot)
    elif layout.mode is Mode.DONE:
        if view.table.scored == len(SECTION):
            draw_done(canvas, layout.site, words(f"render-caylus-castle-{outcome_of(view)}"))
    elif layout.mode is not Mode.HALL:
        _draw_row(canvas, view, words, traces, layout.stage, is_court=layout.sheet is not None)
    if layout.sheet is not None:
        _draw_pavilion(canvas, view, scene, traces, layout)


def _winner(view: Public, scene: Scene) -> Seat | None:
    """Who has won a finished game alone."""
    points = [scene.total(seat, one.points) for seat, one in enumerate(view.table.players)]
    first = [seat for seat, one in enumerate(points) if one == max(points)]
    return first[0] if not view.flow and len(first) == 1 else None


def _draw_pavilion(
    canvas: Canvas, view: Public, scene: Scene, traces: Happened, layout: Layout
) -> None:
    """Draw the king's pavilion, in the lamp's light where somebody is asked about a favor while it stands beside the castle."""
    if (sheet := layout.sheet) is None:
        return
    draw_standing(canvas, view, sheet, traces.favors, scene.asked)
    if layout.mode is not Mode.HALL and phase_of(view) in ABOUT_FAVORS:
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
        if part is Part.PLAIN and not is_touched(building, space, traces):
            draw_plain(canvas, *plot, stood, is_above=is_above)
            continue
        if part is Part.ASKED:
            draw_asked(canvas, *plot)
        elif is_touched(building, space, traces):
            draw_ring(canvas, *plot, palette.AQUA)
        is_quiet = part is Part.QUIET
        draw_plot(canvas, *plot, stood, is_open=building in lit, is_quiet=is_quiet)


def draw_ribbon(canvas: Canvas, scene: Scene, phase: Key, tail: str) -> None:
    """Draw who does what now; a worker in the ribbon is the player's own and carries the seal's mark."""
    icon, text = PHASE_ICONS[phase], headline(scene, "caylus", phase)
    if icon == "piece_worker" and len(scene.asked) == 1:
        owned = worker(scene.asked[0], 64)
        draw_status(canvas, scene, owned, text, tail, ())
    else:
        draw_status(canvas, scene, icon, text, tail)
