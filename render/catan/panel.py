"""The players' column: name, points, and four or more public counts of each."""

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.catan.content import CITIES, KNIGHT, SETTLEMENTS
from games.catan.views import Public
from games.core.model import Seat
from render.catan.happened import Happened
from render.catan.lattice import SEA_WIDE
from render.catan.vocabulary import owner_of, points_shown
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit_person_in_two
from render.core.lettering import Face, width
from render.core.sketch import Sketch

LEFT, WIDE = SEA_WIDE + 14, 288
TOP, BELOW = 116, 16
RADIUS = 18
LINE = 6
RING = 6
WELL_RADIUS, WELL_RIM = 12, 4


class Sizes(NamedTuple):
    """How a panel is laid out, by the number of players."""

    gap: int
    header: int
    pad: int
    rows: int
    icon: int
    number: int
    name_in_two: int
    """The size of a name that takes two lines."""


SIZES = {
    3: Sizes(14, 60, 11, 3, 50, 46, 29),
    4: Sizes(14, 60, 11, 2, 52, 46, 29),
    5: Sizes(11, 56, 9, 2, 48, 44, 28),
    6: Sizes(9, 50, 7, 2, 42, 40, 26),
}


class Well(NamedTuple):
    """One count of a player."""

    icon: str
    amount: int
    is_award: bool = False
    """Longest Road or Largest Army: worth points."""

    change: int = 0
    """What the last move added or took; shown in aqua."""

    is_new: bool = False


def draw_column(canvas: Canvas, view: Public, scene: Scene, traces: Happened, high: int) -> None:
    """Draw all players from top to bottom in seat order."""
    seats = len(view.players)
    sizes = SIZES[seats]
    room = high - TOP - BELOW
    step = (room + sizes.gap) / seats
    for seat in range(seats):
        top = round(TOP + seat * step)
        tall = round(TOP + (seat + 1) * step) - sizes.gap - top
        _draw_panel(canvas, top, tall, view, scene, seat, traces)


def wells_of(view: Public, seat: Seat, traces: Happened, rows: int) -> tuple[Well, ...]:
    """What is counted, in reading order."""
    player = view.players[seat]
    change = dict(traces.cards).get(seat, 0)
    knights = player.played[KNIGHT]
    wells = (
        Well("card", player.cards_in_hand, change=change),
        Well("dev", player.development_cards, change=1 if seat in traces.bought else 0),
        Well(
            "road",
            player.road_length,
            view.longest_road == seat,
            is_new=("road", seat) in traces.awarded,
        ),
        Well("army", knights, view.largest_army == seat, is_new=("army", seat) in traces.awarded),
    )
    if rows == 2:
        return wells
    left = (
        Well("settlement", SETTLEMENTS - player.settlements_left),
        Well("city", CITIES - player.cities_left),
    )
    return wells + left


def _draw_panel(
    canvas: Canvas, top: int, tall: int, view: Public, scene: Scene, seat: Seat, traces: Happened
) -> None:
    sizes, owner = SIZES[len(view.players)], owner_of(view, seat)
    colour = palette.SEATS[owner]
    is_lit = seat in scene.asked or seat == view.winner
    if is_lit:
        boxes.lit(canvas, palette.LAMP, LEFT, top, WIDE, tall, RADIUS, RING)
    else:
        boxes.shadow(canvas, LEFT, top, WIDE, tall, RADIUS)
        if seat == view.active and view.flow:
            boxes.frame(canvas, palette.MIST, LEFT, top, WIDE, tall, RADIUS, 3)
    boxes.box(canvas, palette.PANEL, LEFT, top, WIDE, tall, RADIUS)
    header = boxes.rounded(WIDE, tall, RADIUS).crop((0, 0, WIDE, sizes.header))
    canvas.paint(palette.LAMP if is_lit else colour.header, header, LEFT, top)
    canvas.fill(colour.full, LEFT, top + sizes.header, WIDE, LINE)
    _draw_header(canvas, top + sizes.header / 2, view, scene, seat, is_lit=is_lit)
    body = top + sizes.header + LINE
    _draw_wells(canvas, body, top + tall - body, wells_of(view, seat, traces, sizes.rows), sizes)
    if view.players[seat].has_answered_ahead:
        canvas.put_centred(art.sticker("builder", 38), LEFT + 1, top + 9)


def _draw_header(
    canvas: Canvas, middle: float, view: Public, scene: Scene, seat: Seat, *, is_lit: bool
) -> None:
    sizes = SIZES[len(view.players)]
    ink = palette.INK if is_lit else palette.PAPER
    radius = 19 if sizes.header > 52 else 17
    canvas.put_centred(tokens.seal(owner_of(view, seat), radius), LEFT + 33, middle)
    points = str(points_shown(view, seat))
    right: float = LEFT + WIDE - 18
    right -= canvas.write(points, Face.NUMBER, sizes.number, ink, right, middle, "r") + 8
    canvas.put_centred(tokens.shield(None, 36), right - 18, middle + 1)
    room = round(right - 36 - 8 - (LEFT + 64))
    size = (34, sizes.name_in_two)
    name = fit_person_in_two(scene.names[seat], Face.NAME, room, sizes.number + 2, size)
    canvas.write_lines(name.lines, Face.NAME, name.size, ink, LEFT + 64, middle, leading=0.9)


def _draw_wells(canvas: Canvas, top: int, tall: int, wells: tuple[Well, ...], sizes: Sizes) -> None:
    pad, gap = sizes.pad, 9
    wide = (WIDE - 2 * pad - gap) // 2
    high = (tall - 2 * pad - (sizes.rows - 1) * gap) // sizes.rows
    for place, well in enumerate(wells):
        row, column = divmod(place, 2)
        x, y = LEFT + pad + column * (wide + gap), top + pad + row * (high + gap)
        _draw_well(canvas, x, y, wide, high, well, sizes)


def _draw_well(
    canvas: Canvas, x: int, y: int, wide: int, high: int, well: Well, sizes: Sizes
) -> None:
    counted = _counted(well.icon, well.amount, wide, high, sizes, is_award=well.is_award)
    boxes.lay(canvas, counted, x - WELL_RIM, y - WELL_RIM, WELL_RADIUS + WELL_RIM)
    if well.is_new:
        boxes.frame(canvas, palette.AQUA, x, y, wide, high, WELL_RADIUS, WELL_RIM)
    if well.is_award:
        canvas.put_centred(tokens.shield(2, 32), x + wide - 9, y + 7)
    if well.change:
        draw_change(canvas, x - 10, y + 6, well.change)


@lru_cache(maxsize=256)
def _counted(
    icon: str, amount: int, wide: int, high: int, sizes: Sizes, *, is_award: bool
) -> Image.Image:
    """A well with its icon and count, in a rim of the panel, into which the icon may reach."""
    out = WELL_RIM
    face = Canvas(Image.new("RGB", (wide + 2 * out, high + 2 * out), palette.PANEL))
    colour = palette.POINTS if is_award else palette.WELL
    boxes.box(face, colour, out, out, wide, high, WELL_RADIUS)
    middle, left = out + high / 2, out + 12
    sign = art.sticker(icon, sizes.icon)
    face.put_centred(sign, left + sizes.icon / 2, middle, 1.0 if amount else 0.4)
    text, ink = (str(amount), palette.PAPER) if amount else ("–", palette.MIST)
    centre = left + 2 + sizes.icon + (wide - 18 - sizes.icon) / 2 - (7 if is_award else 0)
    face.write(text, Face.NUMBER, sizes.number, ink, centre, middle, "m")
    return face.image


def draw_change(canvas: Canvas, x: float, middle: float, change: int) -> None:
    """Write what the last move added or took into an aqua pill, from the left."""
    text = f"+{change}" if change > 0 else f"–{-change}"
    pill = _change(text)
    canvas.put(pill, x, middle - pill.size[1] / 2)


@lru_cache(maxsize=64)
def _change(text: str) -> Sprite:
    """A small aqua label in ink."""
    size = 27
    wide, high, margin = round(width(text, Face.NUMBER, size)) + 20, 34, 6
    sketch = Sketch(wide, high, margin)
    sketch.box(palette.INK, -2.5, -2.5, wide + 5, high + 5, high / 2 + 2.5)
    sketch.box(palette.AQUA, 0, 0, wide, high, high / 2)
    blank = sketch.done()
    face = Canvas(blank.colour.copy())
    face.write(text, Face.NUMBER, size, palette.INK, margin + wide / 2, margin + high / 2, "m")
    return Sprite(face.image, blank.opacity, margin)
