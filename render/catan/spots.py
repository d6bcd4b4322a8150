"""Where number and name of a hex lie on the private map, so that neither hides the other nor what is built around it."""

from math import dist, sqrt

from games.catan.views import NOBODY, Public
from games.core.model import Key
from render.catan.choices import Marks
from render.catan.lattice import Point, lattice
from render.catan.stage import Stage
from render.core.canvas import Canvas
from render.core.counters import number_token
from render.core.terrain.tile import VARIANTS, terrain_tile

TOKEN = 32
"""Least radius of numbers, so that a phone shows them in a size to read."""

HEX_KEY, HEX_GAP = 22, 6
"""Half of the badge of a hex, and how far it stands from the number: both lie in the middle."""

CROWDED: Key = "expanded"
"""The island whose hexes are so small that a number has no room for a letter beside it: there it stands over it."""

HEX_LIFT, HEX_LAP, TOUCHING = 0.63, 7, 0.9
"""How far above the middle of a hex its name stands there, in sides, and how far it may reach into the number's disc; and how
near it may come to what is built on the edge, in the sum of their halves.
"""


def _halves(view: Public, stage: Stage) -> tuple[float, float]:
    """Half of a number and half of the letter beside it, in the measure of the sea: together they leave roads free."""
    look, letter = lattice(view.table.board.plan).look, HEX_KEY / stage.scale
    room = look.side * sqrt(3) - look.road[1] - 2 * letter - HEX_GAP / stage.scale
    return min(look.token, room / 2), letter


def number_spots(view: Public, stage: Stage, marks: Marks) -> tuple[Point, ...]:
    """Where numbers lie, hex by hex: west of the middle where a letter stands beside them."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    if view.table.board.plan == CROWDED:
        return places.tokens
    _, letter = _halves(view, stage)
    asked = {net.hex_of[label] for label in marks.hexes} - {view.table.robber}
    west = letter + HEX_GAP / stage.scale / 2
    return tuple(
        (x - west if place in asked else x, y) for place, (x, y) in enumerate(places.tokens)
    )


def move_numbers(
    sea: Canvas, view: Public, stage: Stage, marks: Marks, spots: tuple[Point, ...]
) -> None:
    """Lay numbers there that have made room for a letter."""
    board, places = view.table.board, lattice(view.table.board.plan)
    radius = round(_halves(view, stage)[0])
    for label in sorted(marks.hexes):
        place = board.geometry.hex_of[label]
        if spots[place] != places.tokens[place] and board.numbers[place]:
            tile = terrain_tile(board.terrains[place], place % VARIANTS, places.look.side)
            sea.put_centred(tile, *places.hexes[place])
            sea.put_centred(number_token(board.numbers[place], radius), *spots[place])


def name_spot(view: Public, stage: Stage, label: Key, half: float) -> Point:
    """Where the name of a hex stands, half as high as that."""
    if view.table.board.plan == CROWDED:
        return _over_number(view, stage, label, half)
    return _beside_number(view, stage, label)


def _over_number(view: Public, stage: Stage, label: Key, half: float) -> Point:
    """Over the number, never on it; below or beside it where a building stands above: whose that is stays in sight."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    place = net.hex_of[label]
    x, y = places.hexes[place]
    lift = max(HEX_LIFT * places.look.side, (TOKEN + half - HEX_LAP) / stage.scale)
    aside = (max(TOKEN, places.look.token * stage.scale) + half - HEX_LAP) / stage.scale
    token = places.tokens[place][1]
    spots = [(x, y - lift), (x, 2 * token - y + lift), (x - aside, token), (x + aside, token)]
    return next((spot for spot in spots if _is_free(view, stage, place, spot, half)), spots[0])


def _is_free(view: Public, stage: Stage, place: int, spot: Point, half: float) -> bool:
    """Whether a name so large is whole in the picture, and hides nothing that is built on the edge of its hex."""
    net, places = view.table.board.geometry, lattice(view.table.board.plan)
    x, y = stage.spot(*spot)
    if not (half < x < stage.wide - half and half < y < stage.high - half):
        return False
    corners = net.corners_of_hex[place]
    house = (places.look.settlement / 2 + half / stage.scale) * TOUCHING
    if any(
        view.table.buildings[corner] != NOBODY and dist(places.corners[corner], spot) < house
        for corner in corners
    ):
        return False
    road = (places.look.road[1] / 2 + half / stage.scale) * TOUCHING
    return not any(
        view.table.roads[path] != NOBODY and dist(places.paths[path], spot) < road
        for corner in corners
        for path in net.paths_of_corner[corner]
    )


def _beside_number(view: Public, stage: Stage, label: Key) -> Point:
    """Where the name of a hex stands: east of its number, in the middle where it has none."""
    board, places = view.table.board, lattice(view.table.board.plan)
    place = board.geometry.hex_of[label]
    if not board.numbers[place]:
        return places.hexes[place]
    (x, y), (number, _) = places.tokens[place], _halves(view, stage)
    return x + number + HEX_GAP / stage.scale / 2, y
