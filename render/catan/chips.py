"""Players in brief in private pictures: seal, points in a wreath where they lead, resource cards, awards."""

from collections.abc import Sequence

from PIL import Image

from games.catan.views import Private, Public
from games.core.model import Seat
from render.catan.vocabulary import FOUNDING, known_points, leads, owner_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit_person
from render.core.leader import draw_bare_points, draw_points, reach
from render.core.lettering import Face
from render.core.shell import phase_of

HIGH, GAP = 106, 6
HEADER = 44
RADIUS = 14
NAME_SIZE, NAME_LEAST, NUMBER = 40, 34, 46
POINTS_HIGH, POINTS_WIDE = 50, 150
CARD = 42

LINE, LINE_GAP = 36, 3
"""How high a player's line in a narrow strip is, and the gap below it."""

NAMED = 3
"""So many players have lines with their names there."""

BRIEF = 35
"""Letters and figures of a line: nine pixels high on a phone."""

SEAL = 12
PLATE, PLATE_WIDE, APART = 31, 64, 18
BACK, BACK_HIGH = 50, 31


STACK_HIGH, STACK_GAP, POINTS = 104, 4, 42
"""Where more of them stand side by side: how high, how far apart, and the size of their points."""

AWARD, SMALL_AWARD = 32, 26

SHADE = 0.5


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
    own: Private,
    view: Public,
    seats: Sequence[Seat],
    chosen: frozenset[Seat],
    scene: Scene,
) -> None:
    """Draw players below each other, beside a map; where some can be chosen, the others in the dark."""
    high = _chip_high(view)
    for place, seat in enumerate(seats):
        top = y + place * (high + GAP)
        draw_chip(canvas, (x, top, wide, high), own, view, seat, scene)
        _draw_choice(canvas, (x, top, wide, high), seat, chosen)


def draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    own: Private,
    view: Public,
    chosen: frozenset[Seat],
    scene: Scene,
) -> None:
    """Draw all players side by side, below or above cards; where some can be chosen, the others in the dark."""
    seats = len(view.table.players)
    each = (wide - (seats - 1) * GAP) // seats
    for seat in range(seats):
        box = (x + seat * (each + GAP), y, each, HIGH)
        draw_chip(canvas, box, own, view, seat, scene)
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
    canvas: Canvas,
    box: tuple[int, int, int, int],
    own: Private,
    view: Public,
    seat: Seat,
    scene: Scene,
) -> None:
    """Draw a player: seal and name over points and resource cards."""
    x, y, wide, high = box
    owner, is_lit = owner_of(view, seat), seat in scene.asked
    boxes.box(canvas, palette.PAPER, x, y, wide, high, RADIUS)
    header = boxes.rounded(wide, HIGH, RADIUS).crop((0, 0, wide, HEADER))
    canvas.paint(palette.LAMP if is_lit else palette.SEATS[owner].header, header, x, y)
    canvas.fill(palette.SEATS[owner].full, x, y + HEADER, wide, 4)
    ink, middle = palette.INK if is_lit else palette.PAPER, y + HEADER / 2
    canvas.put_centred(tokens.seal(owner, 13), x + 26, middle)
    name = fit_person(scene.names[seat], Face.NAME, wide - 58, NAME_SIZE, NAME_LEAST)
    canvas.write(name.lines[0], Face.NAME, name.size, ink, x + 48, middle)
    if high > HEADER + 4:
        _draw_counts(canvas, x, y + HEADER + 4, wide, own, view, seat)


def _draw_counts(
    canvas: Canvas, x: int, y: int, wide: int, own: Private, view: Public, seat: Seat
) -> None:
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
        known_points(view, seat, own).written,
        is_leading=leads(view, seat, own),
    )
    count, right = view.held[seat].cards_in_hand, x + wide - 10.0
    text, ink = (str(count), palette.INK) if count else ("–", palette.INK_SOFT)
    right -= canvas.write(text, Face.NUMBER, NUMBER, ink, right, middle, "r") + 4
    if right - CARD > x + across:
        strength = 1.0 if count else 0.4
        canvas.put_centred(art.sticker("card", CARD), right - CARD / 2, middle, strength)


def brief_high(seats: int) -> int:
    """How high so many players in a narrow strip are."""
    return seats * LINE if seats <= NAMED else STACK_HIGH


def draw_brief(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    own: Private,
    view: Public,
    seats: Sequence[Seat],
    scene: Scene,
) -> None:
    """Draw players in a narrow strip with points, resource cards and awards: a line each with its name; many side by side."""
    if len(seats) > NAMED:
        each = (wide - (len(seats) - 1) * STACK_GAP) // len(seats)
        for place, seat in enumerate(seats):
            _draw_stack(canvas, x + place * (each + STACK_GAP), y, each, own, view, seat)
        return
    for place, seat in enumerate(seats):
        top = y + place * LINE
        boxes.box(canvas, palette.PAPER, x, top, wide, LINE - LINE_GAP, 10)
        owner, middle = owner_of(view, seat), top + (LINE - LINE_GAP) / 2
        canvas.put_centred(tokens.seal(owner, SEAL), x + 16, middle)
        end = _draw_line(canvas, x, middle, wide, own, view, seat)
        name = fit_person(scene.names[seat], Face.NAME, round(end - x - 40), BRIEF, BRIEF)
        canvas.write(name.lines[0], Face.NAME, BRIEF, palette.INK, x + 36, middle)


def _draw_line(
    canvas: Canvas, left: int, middle: float, wide: int, own: Private, view: Public, seat: Seat
) -> float:
    """Draw points, cards over the wreath, and awards; the answer is where they begin."""
    back = left + wide - 4 - BACK
    plate = back - APART - PLATE_WIDE
    told, is_leading = known_points(view, seat, own).written, leads(view, seat, own)
    draw_points(canvas, plate, middle - PLATE / 2, PLATE_WIDE, PLATE, told, is_leading=is_leading)
    _draw_back(canvas, back, middle, BACK, str(view.held[seat].cards_in_hand))
    award = plate - AWARD + 1
    for icon in awards_of(view, seat):
        canvas.put_centred(art.sticker(icon, AWARD), award, middle)
        award -= AWARD
    return award + AWARD / 2


def _draw_stack(
    canvas: Canvas, x: int, y: int, wide: int, own: Private, view: Public, seat: Seat
) -> None:
    """Draw seal and awards, below them points, below those resource cards."""
    boxes.box(canvas, palette.PANEL, x, y, wide, STACK_HIGH, 12)
    signs = [tokens.seal(owner_of(view, seat), SEAL)]
    signs += [art.sticker(icon, SMALL_AWARD) for icon in awards_of(view, seat)]
    step = min(SMALL_AWARD, wide // len(signs))
    for place, sign in enumerate(signs):
        canvas.put_centred(sign, x + wide / 2 + (place - (len(signs) - 1) / 2) * step, y + 14)
    told, is_leading = known_points(view, seat, own).written, leads(view, seat, own)
    draw_bare_points(canvas, x + wide / 2, y + 51, POINTS, told, is_leading=is_leading)
    _draw_back(canvas, x + 4, y + STACK_HIGH - 19, wide - 8, str(view.held[seat].cards_in_hand))


def awards_of(view: Public, seat: Seat) -> tuple[str, ...]:
    """The signs of the awards that a player holds."""
    held = (("road", view.table.longest_road), ("army", view.table.largest_army))
    return tuple([icon for icon, holder in held if holder == seat])


def _draw_back(canvas: Canvas, left: int, middle: float, wide: int, cards: str) -> None:
    """How many resource cards, on the back of one: nothing else looks like it."""
    top = round(middle - BACK_HIGH / 2)
    boxes.box(canvas, palette.PAPER, left, top, wide, BACK_HIGH, 8)
    boxes.box(canvas, palette.AZULEJO_DEEP, left + 2, top + 2, wide - 4, BACK_HIGH - 4, 6)
    canvas.write(cards, Face.NUMBER, BRIEF, palette.WHITE, left + wide / 2, middle, "m")


@kept
def _shade(wide: int, high: int) -> Image.Image:
    """A night through which points can still be read."""
    return boxes.rounded(wide, high, RADIUS).point([round(level * SHADE) for level in range(256)])
