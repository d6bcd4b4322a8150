"""One player's sign before the street: phase, cards, prospectors, counters taken, certificates."""

from typing import NamedTuple

from games.core.model import Seat
from games.sutters_mill.content import LIMITS, SECTIONS
from games.sutters_mill.views import Public
from render.core import art, boxes, palette, players
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.halo import halo
from render.core.lettering import Face
from render.core.players import LINE
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.carpentry import INK, PLANK, PLANK_LIGHT
from render.sutters_mill.happened import Happened
from render.sutters_mill.pieces import nuggets, prospector
from render.sutters_mill.vocabulary import owner_of

HEADER, BIG, WELL = 64, 72, 54
GAP, EDGE = 6, 8
ICON, LARGE = 40, 58
SHARES = ((0.43, 0.57), (0.38, 0.31, 0.31))
"""How the wells of both rows share its width."""

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
    most: str = ""
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
    top = area.body + EDGE
    for rank, (high, wells) in enumerate(
        ((BIG, _earnings(view, seat, traces)), (WELL, _means(view, seat)))
    ):
        room = sign.wide - 2 * EDGE - (len(wells) - 1) * GAP
        left = x + EDGE
        for share, well in zip(SHARES[rank], wells, strict=True):
            wide = round(room * share)
            _draw_well(canvas, left, top + rank * (BIG + GAP), (wide, high), well)
            left += wide + GAP


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


def _earnings(view: Public, seat: Seat, traces: Happened) -> list[Well]:
    """Certificates, and counters of all sections together."""
    taken = sum(view.table.players[seat].taken)
    is_new = any((seat, section) in traces.earners for section in SECTIONS)
    light = halo(nuggets, LARGE) if is_new else None
    return [
        Well(art.sticker("deed", LARGE), view.table.holders.count(seat)),
        Well(nuggets(LARGE), taken, light=light),
    ]


def _means(view: Public, seat: Seat) -> list[Well]:
    """Prospectors on the board, cards in hand, cards saved."""
    player = view.table.players[seat]
    return [
        Well(prospector(owner_of(seat), 42), player.on_board, f"/{LIMITS.prospectors}"),
        Well(art.sticker("card", ICON), len(player.hand)),
        Well(art.sticker("saved", ICON), len(player.saved)),
    ]


def _draw_well(canvas: Canvas, left: int, y: int, size: tuple[int, int], well: Well) -> None:
    """Draw an icon with its number; faint where there is nothing."""
    wide, high = size
    boxes.box(canvas, palette.WELL, left, y, wide, high, 10)
    middle = y + high / 2
    at = left + 6 + well.sign.size[0] / 2 - (3 if well.most else 0)
    if well.light:
        canvas.put_centred(well.light, at, middle)
    canvas.put_centred(well.sign, at, middle, 1.0 if well.amount else FAINT)
    right: float = left + wide - 8
    if well.most:
        right -= canvas.write(well.most, Face.LABEL, 24, palette.MIST, right, middle + 4, "r")
    text, ink = (str(well.amount), palette.PAPER) if well.amount else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, 60 if high == BIG else 44, ink, right, middle, "r")
