"""The players' column: name, points with the sign of whoever leads, and four or more public counts of each."""

from typing import NamedTuple

from PIL import Image

from games.catan.content import KNIGHT, RESOURCES, Hand
from games.catan.views import Public, canal_tokens, chips_of, has_canal, rates, winner
from games.core.model import Key, Seat
from render.catan.chartmap import is_printed
from render.catan.happened import Happened
from render.catan.harbor import harbor_disc
from render.catan.lattice import SEA_WIDE
from render.catan.vocabulary import leads, owner_of, points_shown
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.leader import draw_points, reach
from render.core.lettering import Face, width
from render.core.numerals import gained
from render.core.sketch import Sketch

LEFT, WIDE = SEA_WIDE + 14, 288
TOP, BELOW = 112, 10
RADIUS = 18
LINE = 6
RING = 6
WELL_RADIUS, WELL_RIM, WELL_PAD = 10, 3, 8
SMALL_NUMBER = 36

BEST, HARBOR = 2, 3
"""Rates that are worth showing."""


class Sizes(NamedTuple):
    """How a panel is laid out, by the number of players."""

    gap: int
    header: int
    pad: int
    icon: int
    number: int


SIZES = {
    3: Sizes(14, 58, 8, 52, 60),
    4: Sizes(12, 54, 6, 44, 56),
    5: Sizes(10, 50, 6, 42, 48),
    6: Sizes(6, 46, 4, 38, 46),
}
MAP = Sizes(12, 54, 6, 50, 54)
"""Of three and four players on a printed map: counts in pairs."""

STACKED = 92
"""From that height on a count stands below its icon."""

MOST_NUMBER = 58
"""How large resource cards are counted beside the points."""

LINE_GAP = 4
NAME, NAME_LEAST = 44, 36
POINTS_WIDE, POINTS_HIGH = 160, 66
"""How much of a row the points take with their wreath, and how high their plate is at most."""


class Well(NamedTuple):
    """One count of a player."""

    icon: str
    amount: int
    is_award: bool = False
    """Longest Road or Largest Army: worth points."""

    change: int = 0
    """What the last move added or took; shown in aqua."""

    is_new: bool = False
    signs: tuple[Key, ...] = ()
    """What is shown instead of a count."""


def draw_column(canvas: Canvas, view: Public, scene: Scene, traces: Happened, high: int) -> None:
    """Draw all players from top to bottom in seat order."""
    seats = len(view.table.players)
    sizes = sizes_of(view)
    room = high - TOP - BELOW
    step = (room + sizes.gap) / seats
    for seat in range(seats):
        top = round(TOP + seat * step)
        tall = round(TOP + (seat + 1) * step) - sizes.gap - top
        _draw_panel(canvas, top, tall, view, scene, seat, traces)


def sizes_of(view: Public) -> Sizes:
    """How the panels of a table are laid out."""
    sizes = SIZES[len(view.table.players)]
    return MAP if len(view.table.players) < 5 and is_printed(view.table.board.plan) else sizes


def rows_of(view: Public, seat: Seat, traces: Happened) -> tuple[tuple[Well, ...], ...]:
    """What is counted below points and resource cards, row by row."""
    player, held = view.table.players[seat], view.held[seat]
    counted = (
        Well("dev", held.development_cards, change=1 if seat in traces.bought else 0),
        Well(
            "road",
            player.road_length,
            view.table.longest_road == seat,
            is_new=("road", seat) in traces.awarded,
        ),
        Well(
            "army",
            player.played[KNIGHT],
            view.table.largest_army == seat,
            is_new=("army", seat) in traces.awarded,
        ),
    )
    if sizes_of(view) is MAP:
        wells = (*counted, *_of_map(view, seat))
        return tuple(wells[place : place + 2] for place in range(0, len(wells), 2))
    return (counted, _of_map(view, seat)) if is_printed(view.table.board.plan) else (counted,)


def _of_map(view: Public, seat: Seat) -> tuple[Well, ...]:
    """Chips, canal tokens and rates."""
    wanted = Well("rates", 1, signs=_signs(rates(view.table, seat)))
    chips = (Well("chip", chips_of(view.table, seat)),) if view.table.board.chart.chips else ()
    tokens = (Well("canal", canal_tokens(view.table, seat)),) if has_canal(view.table) else ()
    return (*chips, *tokens, wanted)


def _signs(wanted: Hand) -> tuple[Key, ...]:
    """The resources that trade 2:1, then `any` where others trade 3:1."""
    special = tuple([key for key, rate in zip(RESOURCES, wanted, strict=True) if rate == BEST])
    return (*special, "any") if HARBOR in wanted else special


def _draw_panel(
    canvas: Canvas, top: int, tall: int, view: Public, scene: Scene, seat: Seat, traces: Happened
) -> None:
    sizes, owner = sizes_of(view), owner_of(view, seat)
    colour = palette.SEATS[owner]
    is_lit = seat in scene.asked or seat == winner(view)
    if is_lit:
        boxes.lit(canvas, palette.LAMP, LEFT, top, WIDE, tall, RADIUS, RING)
    else:
        boxes.shadow(canvas, LEFT, top, WIDE, tall, RADIUS)
        if seat == view.table.active and view.flow:
            boxes.frame(canvas, palette.MIST, LEFT, top, WIDE, tall, RADIUS, 3)
    boxes.box(canvas, palette.PANEL, LEFT, top, WIDE, tall, RADIUS)
    header = boxes.rounded(WIDE, tall, RADIUS).crop((0, 0, WIDE, sizes.header))
    canvas.paint(palette.LAMP if is_lit else colour.header, header, LEFT, top)
    canvas.fill(colour.full, LEFT, top + sizes.header, WIDE, LINE)
    ink, middle = palette.INK if is_lit else palette.PAPER, top + sizes.header / 2 + 1
    canvas.put_centred(tokens.seal(owner, 19), LEFT + 32, middle)
    name = fit_person(scene.names[seat], Face.NAME, WIDE - 74, NAME, NAME_LEAST)
    canvas.write(name.lines[0], Face.NAME, name.size, ink, LEFT + 62, middle)
    body = top + sizes.header + LINE
    rows = rows_of(view, seat, traces)
    step = (top + tall - body - 2 * sizes.pad + LINE_GAP) / (1 + len(rows))
    high = round(step) - LINE_GAP
    _draw_first(canvas, body + sizes.pad, high, view, seat, traces)
    _draw_wells(canvas, body + sizes.pad + step, step, rows, sizes)
    if view.held[seat].has_answered_ahead:
        canvas.put_centred(art.sticker("builder", 38), LEFT + 1, top + 9)


def _draw_first(
    canvas: Canvas, top: int, high: int, view: Public, seat: Seat, traces: Happened
) -> None:
    """Draw the points, in a wreath where they lead, and the resource cards beside them."""
    sizes, x = sizes_of(view), LEFT + WELL_PAD
    tall = min(high, POINTS_HIGH)
    out = reach(tall)
    draw_points(
        canvas,
        x + out,
        top + (high - tall) / 2,
        POINTS_WIDE - 2 * out,
        tall,
        str(points_shown(view, seat)),
        is_leading=leads(view, seat),
    )
    held, change = view.held[seat].cards_in_hand, dict(traces.cards).get(seat, 0)
    left, wide = x + POINTS_WIDE + 4, WIDE - 2 * WELL_PAD - POINTS_WIDE - 4
    counted = sizes._replace(number=max(sizes.number, MOST_NUMBER))
    _draw_well(canvas, (left, top, wide, high), Well("card", held, change=change), counted)


def _draw_wells(
    canvas: Canvas,
    top: float,
    step: float,
    rows: tuple[tuple[Well, ...], ...],
    sizes: Sizes,
) -> None:
    """Draw the rows of counts, from that height on so far apart."""
    high = round(step) - LINE_GAP
    for row, wells in enumerate(rows):
        wide = (WIDE - 2 * WELL_PAD - (len(wells) - 1) * 4) // len(wells)
        for column, well in enumerate(wells):
            x, y = LEFT + WELL_PAD + column * (wide + 4), round(top + row * step)
            if well.icon == "rates":
                _draw_signs(canvas, x, y, wide, high, well.signs)
            else:
                _draw_well(canvas, (x, y, wide, high), well, sizes)


def _draw_signs(
    canvas: Canvas, x: int, y: int, wide: int, high: int, signs: tuple[Key, ...]
) -> None:
    """Draw what the bank takes for less: a resource for 2:1, a plaque for 3:1; an anchor's place where there is nothing."""
    boxes.box(canvas, palette.WELL, x, y, wide, high, WELL_RADIUS)
    if not signs:
        canvas.write("–", Face.NUMBER, SMALL_NUMBER, palette.MIST, x + wide / 2, y + high / 2, "m")
        return
    step = min((wide - 8) / len(signs), 60.0)
    size = round(min(high - 2, step, 58))
    start = x + wide / 2 - step * (len(signs) - 1) / 2
    for place, sign in enumerate(signs):
        drawn = harbor_disc("any", size // 2) if sign == "any" else art.sticker(sign, size)
        canvas.put_centred(drawn, start + place * step, y + high / 2)


def _draw_well(canvas: Canvas, box: tuple[int, int, int, int], well: Well, sizes: Sizes) -> None:
    x, y, wide, high = box
    counted = _counted(well.icon, well.amount, (wide, high), sizes, is_award=well.is_award)
    boxes.lay(canvas, counted, x - WELL_RIM, y - WELL_RIM, WELL_RADIUS + WELL_RIM)
    if well.is_new:
        boxes.frame(canvas, palette.AQUA, x, y, wide, high, WELL_RADIUS, WELL_RIM)
    elif well.is_award:
        boxes.outline(canvas, palette.PAPER, x, y, wide, high, WELL_RADIUS, WELL_RIM)
    if well.change:
        draw_change(canvas, x - 10, y + high / 2, well.change)


@kept
def _counted(
    icon: str, amount: int, size: tuple[int, int], sizes: Sizes, *, is_award: bool
) -> Image.Image:
    """A well with icon and count, in a rim of the panel, into which the icon may reach."""
    out, (wide, high) = WELL_RIM, size
    face = Canvas(Image.new("RGB", (wide + 2 * out, high + 2 * out), palette.PANEL))
    boxes.box(face, palette.POINTS if is_award else palette.WELL, out, out, wide, high, WELL_RADIUS)
    middle, across = out + high / 2, min(sizes.icon, high + 4)
    left, right = out + 3, out + wide - 6
    text, ink = (str(amount), palette.PAPER) if amount else ("–", palette.MIST)
    if high >= STACKED and wide < high * 1.2:
        sign, centre = art.sticker(icon, across), out + wide / 2
        face.put_centred(sign, centre, out + high * 0.27, 1.0 if amount else 0.4)
        face.write(text, Face.NUMBER, sizes.number, ink, centre, out + high * 0.73, "m")
        return face.image
    face.put_centred(art.sticker(icon, across), left + across / 2, middle, 1.0 if amount else 0.4)
    number, room = min(sizes.number, high + 4), right - left - across
    number = min(number, round(number * room / width(text, Face.NUMBER, number)))
    face.write(text, Face.NUMBER, number, ink, right, middle, "r")
    return face.image


def draw_change(canvas: Canvas, x: float, middle: float, change: int) -> None:
    """Write what the last move added or took into an aqua pill, from the left."""
    text = gained(change)
    pill = _change(text)
    canvas.put(pill, x, middle - pill.size[1] / 2)


@kept
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
