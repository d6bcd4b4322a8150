"""What stands on the island: roads, settlements, cities, the robber, and what has just produced."""

from PIL import Image

from games.catan.views import CITY, NOBODY, Public, produced, winner
from render.catan.chartmap import draw_sites, is_printed
from render.catan.happened import Happened
from render.catan.lattice import Point, lattice
from render.catan.vocabulary import owner_of
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.counters import RED_NUMBERS, disc_light, number_token
from render.core.halo import halo, lamplight
from render.core.hexes import hex_mask
from render.core.pieces import city, road, settlement
from render.core.sketch import Sketch
from render.core.terrain.tile import VARIANTS, terrain_tile

NIGHT_SHARE = 0.62
ROBBER = 1.32
"""How much larger than other pieces' measure the robber stands, in front of all."""

STRUCK = 30
"""Radius of the struck number beside him."""

LIFT = 0.12
"""How far above its corner the middle of a building stands, in its heights: it rests on the corner."""


def draw_island(
    canvas: Canvas,
    view: Public,
    traces: Happened,
    *,
    robber_side: int = -1,
    tokens: tuple[Point, ...] = (),
) -> None:
    """Draw all pieces, from what lies low to what stands high; the robber west (-1) or east (1) of the number; numbers that
    have produced where they lie on the board, or by hex in those places.

    He stands in front, within his hex: what is built on its edge stays in sight.
    """
    _draw_robbed_hex(canvas, view, robber_side)
    _draw_produced(canvas, view, tokens or lattice(view.table.board.plan).tokens)
    _draw_roads(canvas, view, traces)
    if is_printed(view.table.board.plan):
        draw_sites(canvas, view)
    _draw_robber(canvas, view, traces, robber_side)
    _draw_buildings(canvas, view, traces)


def _draw_robbed_hex(canvas: Canvas, view: Public, side: int) -> None:
    """The hex that the robber blocks: dark, its number struck and beside him."""
    board = view.table.board
    places, number = lattice(board.plan), view.table.robber
    x, y = places.hexes[number]
    tile = terrain_tile(board.terrains[number], number % VARIANTS, places.look.side)
    canvas.put_centred(tile, x, y)
    mask = _night(places.look.side)
    canvas.paint("#0E1A22", mask, x - mask.width / 2, y - mask.height / 2)
    if board.numbers[number]:
        token = (x - side * places.look.side * 0.46, y + places.look.side * 0.26)
        canvas.put_centred(number_token(board.numbers[number], STRUCK), *token)
        canvas.put_centred(strike(2 * STRUCK + 16), *token)


@kept
def _night(side: float) -> Image.Image:
    return hex_mask(side, 1.5).point([round(level * NIGHT_SHARE) for level in range(256)])


def _draw_produced(canvas: Canvas, view: Public, spots: tuple[Point, ...]) -> None:
    places = lattice(view.table.board.plan)
    for number in produced(view):
        x, y = spots[number]
        token = view.table.board.numbers[number]
        radius = places.look.token + (3 if token in RED_NUMBERS else 0)
        canvas.put_centred(disc_light(radius, 8 if places.look.side > 90 else 9), x, y)
        canvas.put_centred(number_token(token, places.look.token), x, y)


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
    """Draw settlements and cities; at the end the winner's in lamplight."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    for corner, building in enumerate(view.table.buildings):
        if building == NOBODY:
            continue
        owner, is_city = owner_of(view, building % CITY), building >= CITY
        draw = city if is_city else settlement
        wide = places.look.city if is_city else places.look.settlement
        x, y = _building_middle(view, corner)
        if building % CITY == winner(view):
            canvas.put_centred(lamplight(draw, owner, wide), x, y)
        elif net.corners[corner] in traces.corners:
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
    """Beside the struck number; in the middle where there is none."""
    places = lattice(view.table.board.plan)
    x, y = places.hexes[view.table.robber]
    size = round(places.look.robber * ROBBER)
    if view.table.board.numbers[view.table.robber]:
        x, y = x + side * places.look.side * 0.26, y - places.look.side * 0.04
    if traces.has_moved_robber:
        canvas.put_centred(halo(art.sticker, "robber", size), x, y)
    canvas.put_centred(art.sticker("robber", size), x, y)


@kept
def strike(wide: int) -> Sprite:
    """A bar across a number that does not count."""
    sketch = Sketch(wide, wide, 4)
    ends = [(wide * 0.12, wide * 0.86), (wide * 0.88, wide * 0.14)]
    sketch.line(palette.PAPER, 13, ends)
    sketch.line(palette.REFUSED, 8, ends)
    return sketch.done()
