"""One's own island below what one decides: its fields and houses, as large as on the board that all see."""

from games.core.model import Seat
from games.puerto_rico.content import GOODS, LIMITS
from games.puerto_rico.views import Player, Public
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.faces import Number, draw_beside, draw_share
from render.core.place.coast import draw_island
from render.core.players import Area, Owner, draw_owner
from render.puerto_rico.archipelago import ABOVE
from render.puerto_rico.estate import city_spaces, draw_estate, estate_of
from render.puerto_rico.fields import FURROWS, RADIUS, beds_of, ploughed, wide_of
from render.puerto_rico.fields import GAP as FIELD_GAP
from render.puerto_rico.name_boards import lay_board
from render.puerto_rico.people import nobles_of, office_of
from render.puerto_rico.pieces import free_circle
from render.puerto_rico.streets import kinds_of

WIDE, LEFT = 1400, 14

HEADER, ICON = 58, 48
"""How high the name board is, and how large what is counted on it."""

SHORE = 18
"""From the edge of the island to its fields and streets."""

OWN_COAST = 0
"""The coast of one's own island in private pictures, the same for all: on the board each has the coast of its seat."""

GOODS_STEP, GOODS_LEAST = 112, 86
"""From good to good on the name board."""

ROOM = WIDE - 2 * LEFT
ROW, ROWS, LEAST = 196, 300, 62
"""How high the land is where fields and houses stand in one row, where they need two, and at least."""

BESIDE, FRONT = 13.0, 1.3
"""So many fields stand in a row at most, and how many of them a house takes the room of."""

OVER, BELOW = HEADER + 10, 24
"""From the top of the name board to the land, and from there to the edge of the sand."""


def high_of(player: Player, room: int) -> int:
    """How high the island of that player is where it has so much room: lower than it needs where there is less."""
    wanted = ROW if len(player.island) + FRONT * len(player.city) <= BESIDE else ROWS
    return max(OVER + LEAST + BELOW, min(OVER + wanted + BELOW, room))


def draw_bare_own(canvas: Canvas, y: int, high: int) -> None:
    """Draw the island before anything is known of its owner."""
    draw_island(canvas, LEFT, y + ABOVE, ROOM, high - ABOVE, OWN_COAST)


def draw_own(
    canvas: Canvas,
    y: int,
    high: int,
    view: Public,
    seat: Seat,
    scene: Scene,
    *,
    has_plot: bool = False,
) -> None:
    """Draw what the owner has: fields and houses, and on the name board the goods; in lamplight the plot on which a tile will
    lie.
    """
    player, wide, land = view.table.players[seat], ROOM - 2 * SHORE - 16, high - OVER - BELOW
    tiles = tuple(bed.tiles for bed in beds_of(player.island))
    lay = estate_of((*tiles, 1) if has_plot else tiles, kinds_of(player.city), wide, land)
    spare = wide_of(1, lay.beds.high) + FIELD_GAP if has_plot else 0
    x, top = LEFT + SHORE + 8, y + OVER
    end, down = draw_estate(canvas, x, top, wide, land, player, lay, spare=spare)
    if has_plot:
        _draw_plot(canvas, x + end + 4, top + down, spare - FIELD_GAP, lay.beds.high)
    owner = Owner(seat, scene.names[seat], office=office_of(view, scene, seat))
    board = Area(LEFT + SHORE, y, ROOM - 2 * SHORE, high, HEADER)
    lay_board(canvas, board, HEADER, owner)
    left, right = _draw_header(canvas, board, owner, view)
    look = Number(48, 44, owner.ink, owner.soft)
    held = [(good, many) for good, many in zip(GOODS, player.goods, strict=True) if many]
    step = min(GOODS_STEP, (right - left) / len(GOODS))
    first = right - step * len(held)
    for place, (good, many) in enumerate(held):
        draw_beside(canvas, first + place * step, board.middle, good, many, look)


def _draw_plot(canvas: Canvas, x: int, y: int, wide: int, high: int) -> None:
    """Draw a plot in lamplight on which nothing lies yet."""
    boxes.lit(canvas, palette.LAMP, x, y, wide, high, RADIUS, 5)
    canvas.put(
        boxes.raised(ploughed("corn", wide, high, FURROWS, is_worked=False).image, RADIUS), x, y
    )
    across = round(min(wide, high) * 0.5)
    canvas.put_centred(free_circle(across), x + wide / 2, y + high / 2)


def _draw_header(canvas: Canvas, area: Area, owner: Owner, view: Public) -> tuple[float, float]:
    """Draw name and office, city, all nobles and people waiting; the answer is the room between them, enough for all goods."""
    player = view.table.players[owner.seat]
    right, middle = area.x + area.wide - 14.0, area.middle
    counts = [("house", city_spaces(player), f"/{LIMITS.city}")]
    if view.table.has_nobles:
        counts.append(("noble", nobles_of(player), ""))
    if player.waiting.total:
        counts.append(("colonist", player.waiting.total, ""))
    look = Number(ICON, ICON - 2, owner.ink, owner.soft)
    for icon, count, of in counts:
        right -= round(ICON * (3.25 if of else 2.25))
        strength = 1.0 if count else 0.45
        canvas.put_centred(art.sticker(icon, ICON), right + ICON / 2, middle, strength)
        draw_share(canvas, right + ICON + 3, middle, str(count), of, look)
    if player.waiting.nobles:
        canvas.put_centred(art.sticker("noble", 28), right + 4, middle - 16)
    own = right - 44 - len(GOODS) * GOODS_LEAST - area.x
    return draw_owner(canvas, area, owner, own) + 20, right - 24
