"""Players in brief, beside the private map: seal, name and points over the counts that tell a rival."""

from collections.abc import Sequence

from games.catan.content import KNIGHT
from games.catan.views import Public
from games.core.model import Seat
from render.catan.vocabulary import FOUNDING, owner_of, points_shown
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.lettering import Face, width
from render.core.shell import phase_of

HIGH, GAP = 100, 12
HEADER = 46
RADIUS = 14
NAME_SIZE, NAME_LEAST, NUMBER = 36, 28, 34


def _chip_high(view: Public) -> int:
    """Before the first turn there is nothing to count."""
    return HEADER + 4 if phase_of(view) in FOUNDING else HIGH


def beside_high(view: Public, seats: int) -> int:
    """How much height so many players need below each other."""
    return seats * (_chip_high(view) + GAP) - GAP


def draw_beside(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, seats: Sequence[Seat], scene: Scene
) -> None:
    """Draw players below each other, beside a map."""
    high = _chip_high(view)
    for place, seat in enumerate(seats):
        top = y + place * (high + GAP)
        boxes.box(canvas, palette.PANEL, x, top, wide, high, RADIUS)
        _draw_header(canvas, x, top, wide, view, scene, seat)
        if high > HEADER + 4:
            _draw_counts(canvas, x, top + HEADER + 4, wide, view, seat)


def _draw_header(
    canvas: Canvas, x: int, y: int, wide: int, view: Public, scene: Scene, seat: Seat
) -> None:
    owner, is_lit = owner_of(view, seat), seat in scene.asked
    header = boxes.rounded(wide, HIGH, RADIUS).crop((0, 0, wide, HEADER))
    canvas.paint(palette.LAMP if is_lit else palette.SEATS[owner].header, header, x, y)
    canvas.fill(palette.SEATS[owner].full, x, y + HEADER, wide, 4)
    ink, middle = palette.INK if is_lit else palette.PAPER, y + HEADER / 2
    canvas.put_centred(tokens.seal(owner, 13), x + 26, middle)
    right: float = x + wide - 12
    points = str(points_shown(view, seat))
    right -= canvas.write(points, Face.NUMBER, NUMBER, ink, right, middle, "r") + 5
    canvas.put_centred(tokens.shield(None, 28), right - 14, middle + 1)
    name = fit_person(
        scene.names[seat], Face.NAME, round(right - 28 - x - 54), NAME_SIZE, NAME_LEAST
    )
    canvas.write(name.lines[0], Face.NAME, name.size, ink, x + 48, middle)


def _draw_counts(canvas: Canvas, x: int, y: int, wide: int, view: Public, seat: Seat) -> None:
    """Resource cards, longest road and knights; wine where they are worth points."""
    player = view.table.players[seat]
    counts = (
        ("card", view.held[seat].cards_in_hand, False),
        ("road", player.road_length, view.table.longest_road == seat),
        ("army", player.played[KNIGHT], view.table.largest_army == seat),
    )
    high, cell = HIGH - HEADER - 4, (wide - 8) / len(counts)
    for place, (icon, count, is_award) in enumerate(counts):
        left = round(x + 4 + place * cell)
        if is_award:
            boxes.box(canvas, palette.POINTS, left + 1, y + 3, round(cell) - 2, high - 7, 10)
        middle, strength = y + high / 2 - 1, 1.0 if count else 0.4
        text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
        # Together they fill the middle of the cell; where two digits do not fit beside it, the icon gives way.
        written = width(text, Face.NUMBER, NUMBER)
        size = round(min(36, cell - written - 8))
        begin = left + (cell - size - 4 - written) / 2
        canvas.put_centred(art.sticker(icon, size), begin + size / 2, middle, strength)
        canvas.write(text, Face.NUMBER, NUMBER, ink, begin + size + 4, middle)
