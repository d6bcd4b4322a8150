"""The board: a road that winds from the castle through town and valley, and the players' signs at its foot."""

from games.caylus.content import CASTLE
from games.caylus.views import NO_BUILDING, NOBODY, Public, payer_of
from games.core.keys import Pair
from games.core.model import Key
from render.caylus.castle import ROW_HIGH, draw_castle, draw_waiting, light_next, waiting_wide
from render.caylus.favors import BOARD as FAVORS
from render.caylus.favors import draw_beginner, draw_standing, standing
from render.caylus.ground import draw_closed, draw_milestones, land
from render.caylus.growth import draw_growth
from render.caylus.happened import Happened, happened
from render.caylus.officers import draw_officers
from render.caylus.openings import FAVORS as ABOUT_FAVORS
from render.caylus.openings import at_work, openings, within_reach
from render.caylus.pieces import worker
from render.caylus.plots import berth, draw_free, draw_plot, draw_ring, stood_at
from render.caylus.seats import draw_seats, table_high
from render.caylus.tally import draw_tally
from render.caylus.text import board_text
from render.caylus.town import draw_passing, draw_town
from render.caylus.valley import LEFT, RIGHT, Valley, valley_of
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.shell import phase_of
from render.core.status import draw_status, headline

CASTLE_X, CASTLE_Y = 766, 110
ROW_X, ROW_Y = 412, 292
"""Where the row before the castle begins: what is given there, and who waits."""

TALLY = (412, 112, 340, 172)
"""Where the board hangs that tells what the next scoring brings or costs."""

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


def draw_board(view: Public, scene: Scene) -> Picture:
    """The picture of a position."""
    words, traces, valley = scene.words, happened(scene.events), valley_of(view)
    lit, active, lanes = openings(view), at_work(view), valley.lanes
    phase = phase_of(view)
    seats_top = lanes.end + APART
    high = seats_top + table_high(len(view.table.players)) + 9
    canvas = Canvas(land(lanes, high).copy())
    draw_castle(canvas, view, CASTLE_X, CASTLE_Y, traces.stones)
    if active == CASTLE:
        light_next(canvas, view, CASTLE_X, CASTLE_Y)
        wide = waiting_wide(len(view.table.players))
        boxes.lit(canvas, palette.LAMP, ROW_X - 6, ROW_Y - 4, wide, ROW_HIGH + 8, 14, 6)
    draw_waiting(canvas, view, ROW_X, ROW_Y, traces.places, is_lit=CASTLE in lit)
    draw_tally(canvas, view, scene, TALLY)
    _draw_favors(canvas, view, words, traces, phase)
    draw_town(canvas, view, words, traces.places, lit, active)
    draw_passing(canvas, view, payer_of(view), traces.passed)
    draw_closed(canvas, lanes, lanes.beyond(valley.place(view.table.provost)))
    _draw_steps(canvas, view, valley)
    draw_milestones(canvas, valley)
    _draw_plots(canvas, view, words, valley, traces, lit)
    draw_officers(canvas, view, valley, traces.officers)
    draw_seats(canvas, view, scene, LEFT, seats_top, RIGHT - LEFT)
    draw_ribbon(canvas, scene, phase, words("render-round", round=view.table.round))
    return picture(canvas.image, "caylus", board_text(view, scene))


def _draw_favors(canvas: Canvas, view: Public, words: Words, traces: Happened, phase: Key) -> None:
    """Draw the king's pavilion, in the lamp's light where somebody is asked about favors."""
    if view.table.options.favors != "standard":
        draw_beginner(canvas, words, FAVORS)
        return
    draw_standing(canvas, view, words, standing(view), traces.favors)
    if phase in ABOUT_FAVORS:
        boxes.lit(canvas, palette.LAMP, FAVORS.x, FAVORS.y, FAVORS.wide, FAVORS.high, 14, 6)


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
    table, lanes, active = view.table, valley.lanes, at_work(view)
    road, reached = table.road, within_reach(view)
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
        if {building, Pair(building, str(space)).key} & traces.places or space in traces.spaces:
            draw_ring(canvas, x, y, lanes.front, palette.AQUA)
        elif building == active:
            draw_ring(canvas, x, y, lanes.front, palette.LAMP)
        is_open, is_new = building in lit, space in traces.spaces or building in traces.places
        is_busy = table.workers[space - 1] != NOBODY or building == active or is_new
        is_asked = is_open or space in reached or (not lit and not reached and is_busy)
        is_quiet = bool(view.flow) and not is_asked
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
