"""What Helpers and Frenemies add to the public board: below it a tile for each player, and a shelf of what nobody holds."""

from games.catan.views import Public, frenemies_of, helpers_shown
from games.core.model import Seat
from render.catan import guilds, helpers
from render.catan.vocabulary import owner_of
from render.core import boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene

LEFT, ROOM = 16, 1368
GAP, PAD = 10, 14
RADIUS = 16
SEAL, SEAL_WIDE = 25, 62
"""The seal in a tile without a helper, and the room that it takes: the panel above tells the name."""

SHELF_HIGH = 92


def strip_high(view: Public) -> int:
    """How much height tiles and shelf need; nothing in the base game."""
    if not helpers_shown(view.table) and frenemies_of(view.table) is None:
        return 0
    return 2 * PAD + tile_high(view) + GAP + SHELF_HIGH


def tile_high(view: Public) -> int:
    """The height of a player's tile."""
    return helpers.HELD_HIGH if helpers_shown(view.table) else guilds.WELL_HIGH + 20


def draw_strip(canvas: Canvas, view: Public, top: int, scene: Scene) -> None:
    """Draw a tile for each player in a row, and the shelf below them."""
    if not strip_high(view):
        return
    seats = len(view.table.players)
    wide = (ROOM - (seats - 1) * GAP) // seats
    for seat in range(seats):
        _draw_tile(canvas, LEFT + seat * (wide + GAP), top + PAD, wide, view, seat, scene)
    _draw_shelf(canvas, top + PAD + tile_high(view) + GAP, view, scene)


def _draw_tile(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, seat: Seat, scene: Scene
) -> None:
    """The helper, or whose it is, and what the guilds have given."""
    high, colour = tile_high(view), palette.SEATS[owner_of(view, seat)]
    boxes.box(canvas, palette.PANEL, x, y, wide, high, RADIUS)
    canvas.fill(colour.full, x, y + 14, 6, high - 28)
    part = frenemies_of(view.table)
    counts = () if part is None else guilds.counts_of(part, seat)
    if helpers_shown(view.table):
        helpers.draw_held(canvas, x, y, wide, view, seat, scene, counts)
        return
    sign = tokens.seal(owner_of(view, seat), SEAL)
    canvas.put_centred(sign, x + 6 + SEAL_WIDE / 2, y + high / 2)
    if part is not None:
        guilds.draw_held(canvas, x + SEAL_WIDE, y + 10, wide - SEAL_WIDE, counts)


def _draw_shelf(canvas: Canvas, y: int, view: Public, scene: Scene) -> None:
    """Guild table and supply, or where there are none the helpers on display: beside them they would be too small to read."""
    part = frenemies_of(view.table)
    left, wide = LEFT, ROOM
    if part is not None:
        guilds.draw_shelf(canvas, left, y, wide, part, scene.words)
    else:
        helpers.draw_display(canvas, left, y, wide, view, scene.words)
