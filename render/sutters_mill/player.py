"""One player's sign before the street: phase, points as far as all can see, certificates, cards."""

from typing import NamedTuple

from games.core.model import Seat
from games.sutters_mill.content import SECTIONS
from games.sutters_mill.views import Public
from render.core import art, boxes, palette, players
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.players import LINE
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.carpentry import INK, PLANK, PLANK_LIGHT
from render.sutters_mill.happened import Happened
from render.sutters_mill.standing import earned, known
from render.sutters_mill.vocabulary import owner_of

HEADER, BIG, WELL = 64, 76, 62
GAP, EDGE = 6, 6
ICON, NUMBER = 54, 56
LABEL, LABEL_LEAST = 46, 36
"""Sizes of what says in words what is counted, where a sign is wide."""

POINTS_MOST, POINTS_HIGH = 216, 64
"""How wide the plate of the points is at most, and how high it is."""

RING = 7
"""The light around the points of whoever has just found gold."""

TOLD = 600
"""So wide a sign has the phase in words too."""

FAINT = 0.35

NAME, SEAL = 46, 72
"""A person's name that is wider in this size than the room behind the seal stands there in short."""

HIGH = HEADER + LINE + EDGE + BIG + GAP + WELL + EDGE


class Sign(NamedTuple):
    """How wide the players' signs are."""

    wide: int
    step: int


SIGNS = {2: Sign(676, 688), 3: Sign(446, 459), 4: Sign(331, 345)}
"""By the number of players."""


class Well(NamedTuple):
    """An icon with its number, and what it counts in words."""

    icon: str
    amount: int
    label: str


def draw_player(
    canvas: Canvas, x: int, y: int, view: Public, seat: Seat, scene: Scene, traces: Happened
) -> None:
    """Draw the sign of a seat: points large, then certificates and cards."""
    sign = SIGNS[len(view.table.players)]
    area = players.Area(x, y, sign.wide, HIGH, HEADER)
    canvas.put(_frame(sign.wide, HIGH), x, y)
    players.draw_bare(canvas, area, owner_of(seat))
    _draw_header(canvas, area, view, seat, scene)
    top, room = area.body + EDGE, sign.wide - 2 * EDGE
    has_found = any((seat, section) in traces.earners for section in SECTIONS)
    _draw_points(canvas, x + sign.wide / 2, top, room, view, scene, seat, has_found=has_found)
    wells = _means(view, seat, scene)
    wide = (room - (len(wells) - 1) * GAP) // len(wells)
    for number, well in enumerate(wells):
        _draw_well(canvas, x + EDGE + number * (wide + GAP), top + BIG + GAP, wide, well)


def _draw_points(
    canvas: Canvas,
    middle: float,
    top: int,
    room: int,
    view: Public,
    scene: Scene,
    seat: Seat,
    *,
    has_found: bool,
) -> None:
    """Draw the points on their plate, in the wreath where they lead, in aqua light where the last move has brought gold."""
    points = [earned(view, scene, one) for one in range(len(view.table.players))]
    wide = min(POINTS_MOST, room - 2 * reach(POINTS_HIGH))
    left, y = round(middle - wide / 2), top + (BIG - POINTS_HIGH) // 2
    if has_found:
        boxes.lit(canvas, palette.AQUA, left, y, wide, POINTS_HIGH, 14, RING)
    told, is_leading = known(view, points[seat]).written, seat in leaders(points)
    draw_points(canvas, left, y, wide, POINTS_HIGH, told, is_leading=is_leading)


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
    is_lit = seat in scene.lit
    if is_lit:
        players.draw_light(canvas, area)
    phase, right = view.table.players[seat].phase, float(area.x + area.wide - 38)
    canvas.put_centred(art.sticker(phase, 52), right, area.middle)
    if area.wide >= TOLD:
        label = scene.words(f"sutters-mill-topic-{phase.replace('_', '-')}")
        ink = palette.INK if is_lit else palette.PAPER
        right -= canvas.write(label, Face.NAME, LABEL, ink, right - 36, area.middle, "r") + 16
    if view.table.adventurer == seat:
        right -= 56
        canvas.put_centred(art.sticker("adventurer", 62), right, area.middle - 2)
    name, room = scene.names[seat], right - area.x - 36
    if width(name, Face.NAME, NAME) > room - SEAL:
        name = shortened(name, scene.names)
    players.draw_owner(canvas, area, players.Owner(owner_of(seat), name, is_lit), room, (48, 32))


def _means(view: Public, seat: Seat, scene: Scene) -> list[Well]:
    """Certificates, and cards: those in hand, later those saved."""
    player, words = view.table.players[seat], scene.words
    cards, icon = (player.hand, "card") if player.hand else (player.saved, "saved")
    label = words(f"render-sutters-mill-counted-{icon}")
    held = view.table.holders.count(seat)
    return [
        Well("deed", held, words("render-sutters-mill-counted-deed")),
        Well(icon, len(cards), label),
    ]


def _draw_well(canvas: Canvas, left: int, y: int, wide: int, well: Well) -> None:
    """Draw an icon with its number, and in words what it counts where that is large enough; faint where there is nothing."""
    boxes.box(canvas, palette.WELL, left, y, wide, WELL, 10)
    sign, middle = art.sticker(well.icon, ICON), y + WELL / 2
    canvas.put_centred(sign, left + 10 + ICON / 2, middle, 1.0 if well.amount else FAINT)
    text, ink = (str(well.amount), palette.PAPER) if well.amount else ("–", palette.MIST)
    start, right = left + ICON + 22, left + wide - 14
    free = round(right - start - width("10", Face.NUMBER, NUMBER) - 8)
    label = fit(well.label, Face.NAME, free, LABEL, LABEL_LEAST, 1)
    if label.fits:
        canvas.write(well.label, Face.NAME, label.size, palette.MIST, start, middle)
    canvas.write(text, Face.NUMBER, NUMBER, ink, right, middle, "r")
