"""One player's sign before the street: phase, cards, prospectors, counters taken, certificates."""

from typing import NamedTuple

from games.core.model import Seat
from games.sutters_mill.content import LIMITS, SECTIONS
from games.sutters_mill.views import Public
from render.core import art, boxes, palette, players
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.halo import halo
from render.core.lettering import Face
from render.core.players import LINE
from render.core.sketch import Sketch, with_shadow
from render.sutters_mill.carpentry import INK, PLANK, PLANK_LIGHT
from render.sutters_mill.happened import Happened
from render.sutters_mill.pieces import prospector
from render.sutters_mill.vocabulary import NUGGETS, owner_of

HEADER, WELL = 62, 50
GAP, EDGE = 6, 8
ICON = 44
FAINT = 0.35


class Sign(NamedTuple):
    """How wide the players' signs are, and how many wells lie in a row."""

    wide: int
    step: int
    wells: int

    @property
    def high(self) -> int:
        """Header, two or three rows of wells."""
        return HEADER + LINE + EDGE + 6 // self.wells * (WELL + GAP) + WELL + EDGE


SIGNS = {2: Sign(676, 688, 6), 3: Sign(446, 459, 3), 4: Sign(331, 345, 3)}
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
    """Draw the sign of a seat."""
    sign = SIGNS[len(view.table.players)]
    area = players.Area(x, y, sign.wide, sign.high, HEADER)
    canvas.put(_frame(sign.wide, sign.high), x, y)
    players.draw_bare(canvas, area, owner_of(seat))
    _draw_header(canvas, area, view, seat, scene)
    wide = (sign.wide - 2 * EDGE - (sign.wells - 1) * GAP) // sign.wells
    for number, well in enumerate(_wells(view, seat, traces)):
        row, column = divmod(number, sign.wells)
        left = x + EDGE + column * (wide + GAP)
        _draw_well(canvas, left, area.body + EDGE + row * (WELL + GAP), wide, well)
    _draw_standing(canvas, area, view, seat, scene)


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
    has_adventurer = view.table.adventurer == seat
    if has_adventurer:
        right = area.x + area.wide - 40
        canvas.put_centred(art.sticker("adventurer", 66), right, area.middle - 2)
    room = area.wide - (82 if has_adventurer else 14)
    players.draw_owner(canvas, area, owner, room, (46, 32))


def _wells(view: Public, seat: Seat, traces: Happened) -> list[Well]:
    """Cards, prospectors, counters by section."""
    player, owner = view.table.players[seat], owner_of(seat)
    wells = [
        Well(art.sticker("card", ICON), len(player.hand)),
        Well(art.sticker("saved", ICON), len(player.saved)),
        Well(prospector(owner, 40), player.on_board, f"/{LIMITS.prospectors}"),
    ]
    for section, count in zip(SECTIONS, player.taken, strict=True):
        is_new = (seat, section) in traces.earners
        light = halo(art.sticker, NUGGETS[section], ICON) if is_new else None
        wells.append(Well(art.sticker(NUGGETS[section], ICON), count, light=light))
    return wells


def _draw_well(canvas: Canvas, left: int, y: int, wide: int, well: Well) -> None:
    """Draw an icon with its number; faint where there is nothing."""
    boxes.box(canvas, palette.WELL, left, y, wide, WELL, 10)
    middle = y + WELL / 2
    if well.light:
        canvas.put_centred(well.light, left + 26, middle)
    at = left + (23 if well.most else 26)
    canvas.put_centred(well.sign, at, middle, 1.0 if well.amount else FAINT)
    right = left + wide - 7
    if well.most:
        right -= round(
            canvas.write(well.most, Face.LABEL, 26, palette.MIST, right, middle + 4, "r")
        )
    text, ink = (str(well.amount), palette.PAPER) if well.amount else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, 40, ink, right, middle, "r")


def _draw_standing(
    canvas: Canvas, area: players.Area, view: Public, seat: Seat, scene: Scene
) -> None:
    """Draw how many certificates the seat has, and its phase."""
    sign = SIGNS[len(view.table.players)]
    wide = (sign.wide - 2 * EDGE - 2 * GAP) // 3
    x, y = area.x + EDGE, area.y + sign.high - EDGE - WELL
    _draw_well(canvas, x, y, wide, Well(art.sticker("deed", ICON), view.table.holders.count(seat)))
    left = x + wide + GAP
    boxes.box(canvas, palette.WELL, left, y, area.x + sign.wide - EDGE - left, WELL, 10)
    phase = view.table.players[seat].phase
    canvas.put_centred(art.sticker(phase, 48), left + 32, y + WELL / 2)
    name = scene.words(f"sutters-mill-topic-{phase.replace('_', '-')}")
    room = area.x + sign.wide - EDGE - left - 68
    told = fit(name, Face.NOTE, room, 38, 24, 1)
    canvas.write(told.lines[0], Face.NOTE, told.size, palette.PAPER, left + 62, y + WELL / 2)
