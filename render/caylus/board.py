"""The board: a road that winds from the castle through town and valley, and the players' signs at its foot."""

from games.caylus.views import NO_BUILDING, Public, payer_of
from games.core.keys import Pair
from games.core.model import Key
from render.caylus.castle import draw_castle, draw_section_signs, draw_waiting
from render.caylus.favors import BOARD as FAVORS
from render.caylus.favors import draw_beginner, draw_favors
from render.caylus.ground import draw_closed, draw_milestones, land
from render.caylus.happened import Happened, happened
from render.caylus.officers import draw_officers
from render.caylus.pieces import worker
from render.caylus.plots import draw_free, draw_plot, draw_ring, stood_at
from render.caylus.seats import areas, draw_seats
from render.caylus.tally import draw_tally
from render.caylus.text import board_text
from render.caylus.town import draw_passing, draw_town
from render.caylus.valley import (
    FRONT,
    LAND_END,
    LEFT,
    LOWEST,
    RIGHT,
    SHORT_END,
    beyond,
    is_above,
    plot,
)
from render.core import palette
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene, Words
from render.core.encode import picture
from render.core.shell import phase_of
from render.core.status import draw_status, headline

CASTLE_X, CASTLE_Y = 772, 118
WAITING_X, WAITING_Y = 596, 324
TALLY_X, TALLY_Y, TALLY_LEAD = 596, 352, 322

SAID = 42
"""The least size of letters that tell the last move beside the round; where they would be smaller, the round gives way."""

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
    seats_top = seats_at(view)
    seats_high = areas(LEFT, seats_top, RIGHT - LEFT, len(view.table.players))[0].high
    canvas = Canvas(land(seats_top + seats_high + 12).copy())
    draw_section_signs(canvas, view, words, CASTLE_X - 6, CASTLE_Y)
    draw_castle(canvas, view, CASTLE_X, CASTLE_Y, traces.stones)
    draw_waiting(canvas, view, words, WAITING_X, WAITING_Y, traces.places)
    draw_tally(canvas, view, scene, TALLY_X, TALLY_Y, RIGHT - TALLY_X, TALLY_LEAD)
    if view.table.options.favors == "standard":
        draw_favors(canvas, view, words, FAVORS, traces.favors)
    else:
        draw_beginner(canvas, words, FAVORS)
    draw_town(canvas, view, words, traces.places)
    draw_passing(canvas, view, payer_of(view), traces.passed)
    draw_closed(canvas, beyond(max(1, view.table.provost)))
    draw_milestones(canvas)
    _draw_plots(canvas, view, words, traces)
    draw_officers(canvas, view, traces.officers)
    draw_seats(canvas, view, scene, LEFT, seats_top, RIGHT - LEFT)
    draw_ribbon(canvas, scene, phase_of(view), words("render-round", round=view.table.round))
    return picture(canvas.image, "caylus", board_text(view, scene))


def seats_at(view: Public) -> int:
    """Where the players' signs begin: over the fields of the lowest row as long as nothing is built there."""
    is_short = all(view.table.road[space - 1] == NO_BUILDING for space in LOWEST)
    return (SHORT_END if is_short else LAND_END) + 8


def _draw_plots(canvas: Canvas, view: Public, words: Words, traces: Happened) -> None:
    """Draw every plot of the road, those in the back first; a ring where the last move was."""
    road = view.table.road
    for space in sorted(range(1, len(road) + 1), key=lambda space: plot(space)[1]):
        x, y = plot(space)
        building = road[space - 1]
        if building == NO_BUILDING:
            draw_free(canvas, x, y, FRONT, space, is_above=is_above(space))
            continue
        if {building, Pair(building, str(space)).key} & traces.places or space in traces.spaces:
            draw_ring(canvas, x, y, FRONT, palette.AQUA)
        draw_plot(canvas, x, y, FRONT, stood_at(view, words, space))


def draw_ribbon(canvas: Canvas, scene: Scene, phase: Key, tail: str) -> None:
    """Draw who does what now; a worker in the ribbon is the player's own and carries the seal's mark."""
    icon, text = PHASE_ICONS[phase], headline(scene, "caylus", phase)
    if icon == "piece_worker" and len(scene.asked) == 1:
        owned = worker(scene.asked[0], 64)
        draw_status(canvas, scene, owned, text, tail, (), beside_tail=SAID)
    else:
        draw_status(canvas, scene, icon, text, tail, beside_tail=SAID)
