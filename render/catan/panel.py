"""The players' column: name, points, and four or more public counts of each."""

from typing import NamedTuple

from PIL import Image

from games.catan.content import KNIGHT, RESOURCES, Hand
from games.catan.views import Public, canal_tokens, chips_of, goal, has_canal, rates, winner
from games.core.model import Key, Seat
from render.catan.chartmap import is_printed
from render.catan.happened import Happened
from render.catan.harbor import harbor_disc
from render.catan.lattice import SEA_WIDE
from render.catan.vocabulary import leads, owner_of, points_shown
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene, Words
from render.core.fitting import fit, fit_person_in_two
from render.core.lettering import Face, width
from render.core.numerals import gained
from render.core.sketch import Sketch

LEFT, WIDE = SEA_WIDE + 14, 288
TOP, BELOW = 112, 10
RADIUS = 18
LINE = 6
RING = 6
WELL_RADIUS, WELL_RIM, WELL_PAD = 10, 3, 8
SMALL_ICON, SMALL_NUMBER = 36, 36
CROWN = 42
AWARD = 2
GOAL, NAME_LEAST = 30, 66
"""Size of the points that win, behind those of a player, and the room that a name needs at least beside them."""

BEST, HARBOR = 2, 3
"""Rates that are worth showing."""


class Sizes(NamedTuple):
    """How a panel is laid out, by the number of players."""

    gap: int
    header: int
    pad: int
    icon: int
    number: int
    name_in_two: int
    """The size of a name that takes two lines."""


SIZES = {
    3: Sizes(14, 60, 8, 48, 46, 29),
    4: Sizes(14, 60, 6, 44, 44, 29),
    5: Sizes(10, 52, 4, 40, 40, 28),
    6: Sizes(6, 44, 2, 32, 36, 24),
}
LINE_GAP = 2
LABEL, LABEL_LEAST = 42, 30
"""Size of the words beside the counts."""


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
    sizes = SIZES[seats]
    room = high - TOP - BELOW
    step = (room + sizes.gap) / seats
    for seat in range(seats):
        top = round(TOP + seat * step)
        tall = round(TOP + (seat + 1) * step) - sizes.gap - top
        _draw_panel(canvas, top, tall, view, scene, seat, traces)


def rows_of(view: Public, seat: Seat, traces: Happened) -> tuple[tuple[Well, ...], ...]:
    """What is counted, row by row: a count alone in its row has its name beside it."""
    player, held = view.table.players[seat], view.held[seat]
    change = dict(traces.cards).get(seat, 0)
    counted = (
        Well("card", held.cards_in_hand, change=change),
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
    rows = tuple((well,) for well in counted)
    return (*rows, _of_map(view, seat)) if is_printed(view.table.board.plan) else rows


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
    sizes, owner = SIZES[len(view.table.players)], owner_of(view, seat)
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
    _draw_header(canvas, top + sizes.header / 2, view, scene, seat, is_lit=is_lit)
    body = top + sizes.header + LINE
    _draw_wells(canvas, body, top + tall - body, rows_of(view, seat, traces), sizes, scene.words)
    if view.held[seat].has_answered_ahead:
        canvas.put_centred(art.sticker("builder", 38), LEFT + 1, top + 9)


def _draw_header(
    canvas: Canvas, middle: float, view: Public, scene: Scene, seat: Seat, *, is_lit: bool
) -> None:
    sizes = SIZES[len(view.table.players)]
    ink = palette.INK if is_lit else palette.PAPER
    radius = 19 if sizes.header > 52 else 17
    canvas.put_centred(tokens.seal(owner_of(view, seat), radius), LEFT + 33, middle)
    points, of = str(points_shown(view, seat)), f"/{goal(view.table)}"
    has_crown = leads(view, seat)
    right = LEFT + WIDE - 12.0
    taken = width(points, Face.NUMBER, sizes.number) + 48 + (CROWN + 2 if has_crown else 0)
    free = round(right - taken - width(of, Face.NUMBER, GOAL) - (LEFT + 64))
    if free >= NAME_LEAST or fit(scene.names[seat], Face.NAME, free, 40, 34, 1).fits:
        soft = palette.INK_BROWN if is_lit else palette.MIST
        low = middle + Face.NUMBER.drop * (sizes.number - GOAL)
        right -= canvas.write(of, Face.NUMBER, GOAL, soft, right, low, "r") + 1
    right -= canvas.write(points, Face.NUMBER, sizes.number, ink, right, middle, "r") + 4
    canvas.put_centred(tokens.shield(None, 36), right - 18, middle + 1)
    right -= 36
    if has_crown:
        right -= CROWN + 2
        canvas.put_centred(art.sticker("crown", CROWN), right + CROWN / 2, middle)
    room = round(right - 8 - (LEFT + 64))
    size = (34, sizes.name_in_two)
    name = fit_person_in_two(scene.names[seat], Face.NAME, room, sizes.number + 2, size)
    canvas.write_lines(name.lines, Face.NAME, name.size, ink, LEFT + 64, middle, leading=0.9)


def _draw_wells(
    canvas: Canvas,
    top: int,
    tall: int,
    rows: tuple[tuple[Well, ...], ...],
    sizes: Sizes,
    words: Words,
) -> None:
    pad, gap = sizes.pad, LINE_GAP
    step = (tall - 2 * pad + gap) / len(rows)
    high = round(step) - gap
    for row, wells in enumerate(rows):
        wide = (WIDE - 2 * WELL_PAD - (len(wells) - 1) * 6) // len(wells)
        for column, well in enumerate(wells):
            x, y = LEFT + WELL_PAD + column * (wide + 6), round(top + pad + row * step)
            if well.icon == "rates":
                _draw_signs(canvas, x, y, wide, high, well.signs)
            else:
                name = words(f"render-catan-count-{well.icon}") if len(wells) == 1 else ""
                _draw_well(canvas, (x, y, wide, high), well, name, sizes)


def _draw_signs(
    canvas: Canvas, x: int, y: int, wide: int, high: int, signs: tuple[Key, ...]
) -> None:
    """Draw what the bank takes for less: a resource for 2:1, a plaque for 3:1; an anchor's place where there is nothing."""
    boxes.box(canvas, palette.WELL, x, y, wide, high, WELL_RADIUS)
    if not signs:
        canvas.write("–", Face.NUMBER, SMALL_NUMBER, palette.MIST, x + wide / 2, y + high / 2, "m")
        return
    step = min((wide - 8) / len(signs), 48.0)
    size = round(min(high - 8, step, 44))
    start = x + wide / 2 - step * (len(signs) - 1) / 2
    for place, sign in enumerate(signs):
        drawn = harbor_disc("any", size // 2) if sign == "any" else art.sticker(sign, size)
        canvas.put_centred(drawn, start + place * step, y + high / 2)


def _draw_well(
    canvas: Canvas, box: tuple[int, int, int, int], well: Well, name: str, sizes: Sizes
) -> None:
    x, y, wide, high = box
    counted = _counted(well.icon, well.amount, name, (wide, high), sizes, is_award=well.is_award)
    boxes.lay(canvas, counted, x - WELL_RIM, y - WELL_RIM, WELL_RADIUS + WELL_RIM)
    if well.is_new:
        boxes.frame(canvas, palette.AQUA, x, y, wide, high, WELL_RADIUS, WELL_RIM)
    if well.change:
        draw_change(canvas, x - 10, y + high / 2, well.change)


@kept
def _counted(
    icon: str, amount: int, name: str, size: tuple[int, int], sizes: Sizes, *, is_award: bool
) -> Image.Image:
    """A well with icon, name and count, in a rim of the panel, into which the icon may reach."""
    out, (wide, high) = WELL_RIM, size
    face = Canvas(Image.new("RGB", (wide + 2 * out, high + 2 * out), palette.PANEL))
    boxes.box(face, palette.POINTS if is_award else palette.WELL, out, out, wide, high, WELL_RADIUS)
    middle, across = out + high / 2, min(sizes.icon, high + 4)
    face.put_centred(
        art.sticker(icon, across), out + 6 + across / 2, middle, 1.0 if amount else 0.4
    )
    right = out + wide - 12.0
    if is_award:
        right -= face.write(gained(AWARD), Face.NUMBER, GOAL, palette.PAPER, right, middle, "r") + 8
    text, ink = (str(amount), palette.PAPER) if amount else ("–", palette.MIST)
    right -= face.write(text, Face.NUMBER, min(sizes.number, high + 4), ink, right, middle, "r") + 8
    left = out + across + 14
    if name:
        label = fit(name, Face.NAME, round(right - left), min(LABEL, high + 3), LABEL_LEAST, 1)
        face.write(label.lines[0], Face.NAME, label.size, ink, left, middle)
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
