"""What stands on the island: roads, settlements, cities, the robber, and what has just produced."""

from PIL import Image

from games.catan.views import CITY, NOBODY, Public, produced
from render.catan.backdrop import draw_label, draw_number
from render.catan.chartmap import draw_names, draw_sites, is_printed
from render.catan.happened import Happened
from render.catan.lattice import lattice
from render.catan.vocabulary import owner_of
from render.core import art
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.counters import RED_NUMBERS, disc_light, number_token
from render.core.halo import halo
from render.core.hexes import hex_mask
from render.core.pieces import city, road, settlement

NIGHT_SHARE = 0.45
LIFT = 0.12
"""How far above its corner the middle of a building stands, in its heights: it rests on the corner."""


def draw_island(canvas: Canvas, view: Public, traces: Happened, *, robber_side: int = -1) -> None:
    """Draw all pieces, from what lies low to what stands high; the robber west (-1) or east (1) of the number.

    He stands behind what is built: a road that he hides would look free.
    """
    _draw_robbed_hex(canvas, view)
    _draw_produced(canvas, view)
    _draw_robber(canvas, view, traces, robber_side)
    _draw_roads(canvas, view, traces)
    is_map = is_printed(view.table.board.plan)
    if is_map:
        draw_sites(canvas, view)
    _draw_buildings(canvas, view, traces)
    if is_map:
        draw_names(canvas, view)


def _draw_robbed_hex(canvas: Canvas, view: Public) -> None:
    """Lay night over the hex that the robber blocks, but not over its label."""
    places = lattice(view.table.board.plan)
    x, y = places.hexes[view.table.robber]
    mask = _night(places.look.side)
    canvas.paint("#0E1A22", mask, x - mask.width / 2, y - mask.height / 2)
    draw_label(canvas, places, view.table.robber)


@kept
def _night(side: float) -> Image.Image:
    return hex_mask(side, 1.5).point([round(level * NIGHT_SHARE) for level in range(256)])


def _draw_produced(canvas: Canvas, view: Public) -> None:
    places = lattice(view.table.board.plan)
    for number in produced(view.table):
        x, y = places.tokens[number]
        token = view.table.board.numbers[number]
        radius = places.look.token + (3 if token in RED_NUMBERS else 0)
        canvas.put_centred(disc_light(radius, 8 if places.look.side > 90 else 9), x, y)
        canvas.put_centred(number_token(token, places.look.token), x, y)
        draw_label(canvas, places, number)


def _draw_roads(canvas: Canvas, view: Public, traces: Happened) -> None:
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    for path, seat in enumerate(view.table.roads):
        if seat == NOBODY:
            continue
        shape = (owner_of(view, seat), *places.look.road, places.turns[path])
        if net.paths[path] in traces.paths:
            canvas.put_centred(halo(road, *shape), *places.paths[path])
        canvas.put_centred(road(*shape), *places.paths[path])


def _draw_buildings(canvas: Canvas, view: Public, traces: Happened) -> None:
    """Draw settlements and cities."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    for corner, building in enumerate(view.table.buildings):
        if building == NOBODY:
            continue
        owner, is_city = owner_of(view, building % CITY), building >= CITY
        draw = city if is_city else settlement
        wide = places.look.city if is_city else places.look.settlement
        x, y = _building_middle(view, corner)
        if net.corners[corner] in traces.corners:
            canvas.put_centred(halo(draw, owner, wide), x, y)
        canvas.put_centred(draw(owner, wide), x, y)


def _building_middle(view: Public, corner: int) -> tuple[float, float]:
    """Where the middle of what stands on a corner lies."""
    places = lattice(view.table.board.plan)
    x, y = places.corners[corner]
    if view.table.buildings[corner] < CITY:
        return x, y - places.look.settlement * LIFT
    return x + places.look.city * 0.1, y - places.look.city * LIFT


def _draw_robber(canvas: Canvas, view: Public, traces: Happened, side: int) -> None:
    """Beside the token and a little above it, which stays whole; in the middle where there is no token."""
    places = lattice(view.table.board.plan)
    x, y = places.hexes[view.table.robber]
    has_number = bool(view.table.board.numbers[view.table.robber])
    if has_number:
        x, y = x + side * places.look.side * 0.5, y - places.look.side * 0.14
    if traces.has_moved_robber:
        canvas.put_centred(halo(art.sticker, "robber", places.look.robber), x, y)
    canvas.put_centred(art.sticker("robber", places.look.robber), x, y)
    if has_number:
        draw_number(canvas, view.table.board, view.table.robber)
