"""Players in brief in private pictures: seal, points in a wreath where they lead, and how many resource cards."""

from collections.abc import Sequence

from PIL import Image

from games.catan.views import Public
from games.core.model import Seat
from render.catan.vocabulary import FOUNDING, known_points, leads, owner_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.leader import draw_points, draw_wreath, reach
from render.core.lettering import Face, width
from render.core.shell import phase_of

HIGH, GAP = 106, 6
HEADER = 44
RADIUS = 14
NAME_SIZE, NAME_LEAST, NUMBER = 40, 34, 46
POINTS_HIGH, POINTS_WIDE = 50, 150
CARD = 42

CELLS_HIGH, CELL_GAP = 102, 5
CELL_POINTS, CELL_CARDS, CELL_CARD = 46, 38, 34
"""Size of points, of resource cards and of their sign where players stand side by side in a narrow strip."""

SEAL, WREATH = 12, 34
SHADE, BACK_HIGH = 0.5, 36


def _chip_high(view: Public) -> int:
    """Before the first turn there is nothing to count."""
    return HEADER + 4 if phase_of(view) in FOUNDING else HIGH


def beside_high(view: Public, seats: int) -> int:
    """How much height so many players need below each other."""
    return seats * (_chip_high(view) + GAP) - GAP


def draw_beside(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    view: Public,
    seats: Sequence[Seat],
    chosen: frozenset[Seat],
    scene: Scene,
) -> None:
    """Draw players below each other, beside a map; where some can be chosen, the others in the dark."""
    high = _chip_high(view)
    for place, seat in enumerate(seats):
        top = y + place * (high + GAP)
        draw_chip(canvas, (x, top, wide, high), view, seat, scene)
        _draw_choice(canvas, (x, top, wide, high), seat, chosen)


def draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    view: Public,
    chosen: frozenset[Seat],
    scene: Scene,
) -> None:
    """Draw all players side by side, below or above cards; where some can be chosen, the others in the dark."""
    seats = len(view.table.players)
    each = (wide - (seats - 1) * GAP) // seats
    for seat in range(seats):
        box = (x + seat * (each + GAP), y, each, HIGH)
        draw_chip(canvas, box, view, seat, scene)
        _draw_choice(canvas, box, seat, chosen)


def _draw_choice(
    canvas: Canvas, box: tuple[int, int, int, int], seat: Seat, chosen: frozenset[Seat]
) -> None:
    """A ring around whoever can be chosen, the night over the others; nothing where nobody is."""
    x, y, wide, high = box
    if seat in chosen:
        boxes.frame(canvas, palette.LAMP, x, y, wide, high, RADIUS, 5)
    elif chosen:
        canvas.paint(palette.VEIL, _shade(wide, high), x, y)


def draw_chip(
    canvas: Canvas, box: tuple[int, int, int, int], view: Public, seat: Seat, scene: Scene
) -> None:
    """Draw a player: seal and name over points and resource cards."""
    x, y, wide, high = box
    owner, is_lit = owner_of(view, seat), seat in scene.asked
    boxes.box(canvas, palette.PANEL, x, y, wide, high, RADIUS)
    header = boxes.rounded(wide, HIGH, RADIUS).crop((0, 0, wide, HEADER))
    canvas.paint(palette.LAMP if is_lit else palette.SEATS[owner].header, header, x, y)
    canvas.fill(palette.SEATS[owner].full, x, y + HEADER, wide, 4)
    ink, middle = palette.INK if is_lit else palette.PAPER, y + HEADER / 2
    canvas.put_centred(tokens.seal(owner, 13), x + 26, middle)
    name = fit_person(scene.names[seat], Face.NAME, wide - 58, NAME_SIZE, NAME_LEAST)
    canvas.write(name.lines[0], Face.NAME, name.size, ink, x + 48, middle)
    if high > HEADER + 4:
        _draw_counts(canvas, x, y + HEADER + 4, wide, view, seat)


def _draw_counts(canvas: Canvas, x: int, y: int, wide: int, view: Public, seat: Seat) -> None:
    """Points at the left, in a wreath where they lead, and resource cards at the right."""
    high = HIGH - HEADER - 4
    middle, out = y + high / 2, reach(POINTS_HIGH)
    across = min(POINTS_WIDE, wide - 92)
    draw_points(
        canvas,
        x + 4 + out,
        middle - POINTS_HIGH / 2,
        across - 2 * out,
        POINTS_HIGH,
        known_points(view, seat).written,
        is_leading=leads(view, seat),
    )
    count, right = view.held[seat].cards_in_hand, x + wide - 10.0
    text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
    right -= canvas.write(text, Face.NUMBER, NUMBER, ink, right, middle, "r") + 4
    if right - CARD > x + across:
        strength = 1.0 if count else 0.4
        canvas.put_centred(art.sticker("card", CARD), right - CARD / 2, middle, strength)


def draw_cells(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, seats: Sequence[Seat]
) -> None:
    """Draw players side by side in a narrow strip: points below the seal, then resource cards."""
    each = (wide - (len(seats) - 1) * CELL_GAP) // len(seats)
    for place, seat in enumerate(seats):
        left = x + place * (each + CELL_GAP)
        boxes.box(canvas, palette.PANEL, left, y, each, CELLS_HIGH, 12)
        canvas.fill(palette.SEATS[owner_of(view, seat)].full, left + 10, y, each - 20, 5)
    for place, seat in enumerate(seats):
        _draw_cell(canvas, x + place * (each + CELL_GAP), y, each, view, seat)


def _draw_cell(canvas: Canvas, x: int, y: int, wide: int, view: Public, seat: Seat) -> None:
    """What stands in one of them."""
    points, middle, upper = known_points(view, seat).written, x + wide / 2, y + 46
    written = round(width(points, Face.NUMBER, CELL_POINTS))
    if leads(view, seat):
        across = max(written, WREATH)
        draw_wreath(canvas, middle - across / 2, upper - WREATH / 2 - 3, across, WREATH)
    canvas.write(points, Face.NUMBER, CELL_POINTS, palette.PAPER, middle, upper, "m")
    canvas.put_centred(tokens.seal(owner_of(view, seat), SEAL), middle, y + 10)
    cards, lower = str(view.held[seat].cards_in_hand), y + CELLS_HIGH - 20
    written = round(width(cards, Face.NUMBER, CELL_CARDS))
    if wide < CELL_CARD + 3 + 2 * CELL_CARDS:
        _draw_back(canvas, middle, lower, written + 14, cards)
        return
    begin = middle - (CELL_CARD + 3 + written) / 2
    canvas.put_centred(art.sticker("card", CELL_CARD), begin + CELL_CARD / 2, lower)
    canvas.write(cards, Face.NUMBER, CELL_CARDS, palette.MIST, begin + CELL_CARD + 3, lower)


def _draw_back(canvas: Canvas, x: float, middle: float, wide: int, cards: str) -> None:
    """The number on the back of a card: a narrow cell has no room for a sign beside it."""
    left, top = round(x - wide / 2), round(middle - BACK_HIGH / 2)
    boxes.box(canvas, palette.PAPER, left - 2, top - 2, wide + 4, BACK_HIGH + 4, 8)
    boxes.box(canvas, palette.AZULEJO_DEEP, left, top, wide, BACK_HIGH, 6)
    canvas.write(cards, Face.NUMBER, CELL_CARDS, palette.WHITE, x, middle, "m")


@kept
def _shade(wide: int, high: int) -> Image.Image:
    """A night through which points can still be read."""
    return boxes.rounded(wide, high, RADIUS).point([round(level * SHADE) for level in range(256)])
