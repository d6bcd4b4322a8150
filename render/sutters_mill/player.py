"""One player's sign before the street: phase, points as far as all can see, certificates, counters, prospectors, cards."""

from typing import NamedTuple

from games.core.model import Seat
from games.sutters_mill.content import SECTIONS
from games.sutters_mill.views import Public
from render.core import art, boxes, palette, players
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.halo import halo
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face
from render.core.players import LINE
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.carpentry import INK, PLANK, PLANK_LIGHT
from render.sutters_mill.happened import Happened
from render.sutters_mill.pieces import nuggets, prospector
from render.sutters_mill.standing import earned, shown
from render.sutters_mill.vocabulary import owner_of

HEADER, BIG, WELL = 64, 72, 54
GAP, EDGE = 6, 8
ICON, DEED = 40, 54
SHARES = (0.42, 0.27, 0.31)
"""How the wells of the lower row share its width."""

POINTS, POINTS_HIGH = 0.64, 58
"""How much of the upper row the plate of the points takes, and how high it is."""

FAINT = 0.35


HIGH = HEADER + LINE + EDGE + BIG + GAP + WELL + EDGE


class Sign(NamedTuple):
    """How wide the players' signs are."""

    wide: int
    step: int


SIGNS = {2: Sign(676, 688), 3: Sign(446, 459), 4: Sign(331, 345)}
"""By the number of players."""


class Well(NamedTuple):
    """An icon with its number."""

    sign: Sprite
    amount: int
    light: Sprite | None = None
    """Below the icon of what the last move has brought."""


def draw_player(
    canvas: Canvas, x: int, y: int, view: Public, seat: Seat, scene: Scene, traces: Happened
) -> None:
    """Draw the sign of a seat: certificates and counters large, then prospectors and cards."""
    sign = SIGNS[len(view.table.players)]
    area = players.Area(x, y, sign.wide, HIGH, HEADER)
    canvas.put(_frame(sign.wide, HIGH), x, y)
    players.draw_bare(canvas, area, owner_of(seat))
    _draw_header(canvas, area, view, seat, scene)
    top, room = area.body + EDGE, sign.wide - 2 * EDGE
    across = _draw_standing(canvas, x + EDGE, top, round(room * POINTS), view, scene, seat)
    deed = Well(art.sticker("deed", DEED), view.table.holders.count(seat))
    _draw_well(canvas, x + EDGE + across, top, (room - across, BIG), deed)
    wells = _means(view, seat, traces)
    room -= (len(wells) - 1) * GAP
    left = x + EDGE
    for share, well in zip(SHARES, wells, strict=True):
        wide = round(room * share)
        _draw_well(canvas, left, top + BIG + GAP, (wide, WELL), well)
        left += wide + GAP


def _draw_standing(
    canvas: Canvas, x: int, y: int, room: int, view: Public, scene: Scene, seat: Seat
) -> int:
    """Draw the points on their plate, in the wreath where they lead; the answer is how far it reaches."""
    points = [earned(view, scene, one) for one in range(len(view.table.players))]
    beside = reach(POINTS_HIGH)
    draw_points(
        canvas,
        x + beside,
        y + (BIG - POINTS_HIGH) // 2,
        room - 2 * beside,
        POINTS_HIGH,
        shown(view, points[seat]),
        is_leading=seat in leaders(points),
    )
    return room + GAP


@kept
def _frame(wide: int, high: int) -> Sprite:
    """The wood around a sign, and the posts on which it stands."""
    sketch = Sketch(wide, high, 24)
    for x in (34, wide - 50):
        sketch.box(INK, x - 2, high - 4, 20, 26, 2)
        sketch.box(PLANK, x, high - 4, 16, 26, 1)
    sketch.box(INK, -8, -8, wide + 16, high + 16, 27)
    sketch.box(PLANK, -6, -6, wide + 12, high + 12, 25)
    sketch.box(PLANK_LIGHT, -6, -6, wide + 12, 40, 25)
    sketch.box(PLANK, -4, -3, wide + 8, high + 6, 24)
    return with_shadow(sketch.reduced(), 24, 4.0, 4, 0.4)


def _draw_header(
    canvas: Canvas, area: players.Area, view: Public, seat: Seat, scene: Scene
) -> None:
    """Draw whose sign it is, with the adventurer; under the lamp where the seat must act."""
    owner = players.Owner(owner_of(seat), scene.names[seat], seat in scene.lit)
    if owner.is_lit:
        players.draw_light(canvas, area)
    right = area.x + area.wide - 38
    canvas.put_centred(art.sticker(view.table.players[seat].phase, 52), right, area.middle)
    if view.table.adventurer == seat:
        right -= 56
        canvas.put_centred(art.sticker("adventurer", 62), right, area.middle - 2)
    players.draw_owner(canvas, area, owner, right - area.x - 36, (48, 32))


def _means(view: Public, seat: Seat, traces: Happened) -> list[Well]:
    """Counters of all sections together, prospectors on the board, and cards: those in hand, later those saved."""
    player = view.table.players[seat]
    is_new = any((seat, section) in traces.earners for section in SECTIONS)
    cards, icon = (player.hand, "card") if player.hand else (player.saved, "saved")
    return [
        Well(nuggets(ICON), sum(player.taken), halo(nuggets, ICON) if is_new else None),
        Well(prospector(owner_of(seat), ICON), player.on_board),
        Well(art.sticker(icon, ICON), len(cards)),
    ]


def _draw_well(canvas: Canvas, left: int, y: int, size: tuple[int, int], well: Well) -> None:
    """Draw an icon with its number; faint where there is nothing."""
    wide, high = size
    boxes.box(canvas, palette.WELL, left, y, wide, high, 10)
    middle = y + high / 2
    at = left + 6 + well.sign.size[0] / 2
    if well.light:
        canvas.put_centred(well.light, at, middle)
    canvas.put_centred(well.sign, at, middle, 1.0 if well.amount else FAINT)
    right: float = left + wide - 8
    text, ink = (str(well.amount), palette.PAPER) if well.amount else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, 60 if high == BIG else 48, ink, right, middle, "r")
