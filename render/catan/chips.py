"""Players in brief in private pictures: seal, points in a wreath where they lead, resource cards, awards."""

from collections.abc import Sequence

from PIL import Image

from games.catan.views import Private, Public
from games.core.model import Seat
from render.catan.vocabulary import FOUNDING, known_points, leads, owner_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import Fitted, fit, fit_person
from render.core.leader import draw_points, reach
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.shell import phase_of
from render.core.sketch import Sketch

Box = tuple[int, int, int, int]

HIGH, GAP = 106, 6
HEADER = 44
RADIUS = 14
NAME_SIZE, NAME_LEAST = 40, 34
POINTS_HIGH, CHIP_BACK, CHIP_PAD = 50, (58, 50), 6
"""How high points are in a row, the size of the back of a card beside them, and the room around both."""

LINE_LEAST, LINE_MOST, LINE_GAP = 36, 84, 4
"""How high a player's line beside a map is, with the gap below it."""

LETTERS, LETTERS_MOST, LETTERS_SHARE = 36, 48, 0.78
HALF, HALF_LETTERS, HALF_SEAL = 290, 28, 14
"""Size of a name there: at least and at most, and how much of the line it takes between; in half a strip at least, as of the
first part of a long name, with its seal.
"""

PLATE_SHARE, PLATE_LEAST, PLATE_MOST, PLATE_WIDE = 0.8, 33, 52, 56
"""How high the points are in a line, at least and at most, and how wide they are in the lowest."""

BACK_SHARE, BACK_LEAST, BACK_MOST, BACK_WIDE = 0.88, 32, 56, 48
"""The same of the back of a card with how many resource cards there are."""

BACK_LETTERS = 60
"""Size of the number on it at most."""

HALF_PLATE = 40
"""How high both are in half a strip at most."""

WIDER, TIGHTER = 0.25, -4
"""By how much of its height both are wider in a higher line, and how much less they are in half a strip."""

AWARD_SHARE, AWARD_STEP = 0.84, 1.04
"""How large the signs of awards are in a line, and how far apart in their size."""

AWARD_RIM, AWARD_SIGN = 0.1, 0.74
"""How wide the wine rim of such a sign is, and how large what stands in it, in its size."""

SHADE = 0.5


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
    """Draw all players side by side, below or above cards; where some can be chosen, other rivals in the dark."""
    seats = len(view.table.players)
    each = (wide - (seats - 1) * GAP) // seats
    for seat in range(seats):
        box = (x + seat * (each + GAP), y, each, HIGH)
        draw_chip(canvas, box, own, view, seat, scene)
        _draw_choice(canvas, box, seat, own, chosen)


def draw_grid(
    canvas: Canvas,
    box: Box,
    columns: int,
    own: Private,
    view: Public,
    seats: Sequence[Seat],
    scene: Scene,
) -> None:
    """Draw players who can be chosen in so many columns that fill a box, each by name over points and cards."""
    left, top, wide, high = box
    rows = -(-len(seats) // columns)
    each, tall = (wide - (columns - 1) * GAP) // columns, (high - (rows - 1) * 2 * GAP) // rows
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        chip = left + column * (each + GAP), top + row * (tall + 2 * GAP), each, tall
        draw_chip(canvas, chip, own, view, seat, scene)
        boxes.frame(canvas, palette.LAMP, *chip, RADIUS, 5)


def _draw_choice(
    canvas: Canvas, box: Box, seat: Seat, own: Private, chosen: frozenset[Seat]
) -> None:
    """A ring around whoever can be chosen, the night over other rivals; nothing where nobody is."""
    x, y, wide, high = box
    if seat in chosen:
        boxes.frame(canvas, palette.LAMP, x, y, wide, high, RADIUS, 5)
    elif chosen and seat != own.seat:
        canvas.paint(palette.VEIL, _shade(wide, high), x, y)


def draw_chip(
    canvas: Canvas,
    box: Box,
    own: Private,
    view: Public,
    seat: Seat,
    scene: Scene,
) -> None:
    """Draw a player: seal and name over points and resource cards."""
    x, y, wide, high = box
    owner, is_lit = owner_of(view, seat), seat in scene.asked
    boxes.box(canvas, palette.PANEL, x, y, wide, high, RADIUS)
    header = boxes.rounded(wide, high, RADIUS).crop((0, 0, wide, HEADER))
    canvas.paint(palette.LAMP if is_lit else palette.SEATS[owner].header, header, x, y)
    canvas.fill(palette.SEATS[owner].full, x, y + HEADER, wide, 4)
    ink, middle = palette.INK if is_lit else palette.PAPER, y + HEADER / 2
    canvas.put_centred(tokens.seal(owner, 13), x + 26, middle)
    name = fit_person(scene.names[seat], Face.NAME, wide - 58, NAME_SIZE, NAME_LEAST)
    canvas.write(name.lines[0], Face.NAME, name.size, ink, x + 48, middle)
    _draw_counts(canvas, (x, y + HEADER + 4, wide, high - HEADER - 4), own, view, seat)


def _draw_counts(canvas: Canvas, box: Box, own: Private, view: Public, seat: Seat) -> None:
    """Points at the left, in a wreath where they lead, and resource cards at the right."""
    x, y, wide, high = box
    middle, out = y + high / 2, reach(POINTS_HIGH)
    left = x + wide - CHIP_PAD - CHIP_BACK[0]
    draw_back(canvas, left, middle, CHIP_BACK, str(view.held[seat].cards_in_hand))
    draw_points(
        canvas,
        x + out,
        middle - POINTS_HIGH / 2,
        left - x - 2 * out,
        POINTS_HIGH,
        known_points(view, seat, own).written,
        is_leading=leads(view, seat, own),
    )


def draw_lines(
    canvas: Canvas,
    box: Box,
    columns: int,
    own: Private,
    view: Public,
    seats: Sequence[Seat],
    chosen: frozenset[Seat],
    scene: Scene,
) -> None:
    """Draw players in lines so wide and high beside a map; where some can be chosen, the other rivals in the dark."""
    left, y, wide, high = box
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        line = (left + column * (wide + GAP), y + row * high, wide, high - LINE_GAP)
        _draw_line(canvas, line, own, view, seat, scene)
        _draw_choice(canvas, line, seat, own, chosen)


def _draw_line(
    canvas: Canvas,
    box: Box,
    own: Private,
    view: Public,
    seat: Seat,
    scene: Scene,
) -> None:
    """Draw a player: seal and name, awards, points in a wreath where they lead, resource cards; in lamplight who must act."""
    x, y, wide, high = box
    owner, middle = owner_of(view, seat), y + high / 2
    is_asked = seat in scene.asked
    is_lit = is_asked and seat == own.seat
    ground, ink = (
        (palette.LAMP, palette.INK) if is_lit else (palette.SEATS[owner].header, palette.PAPER)
    )
    boxes.box(canvas, ground, x, y, wide, high, RADIUS)
    if is_asked and not is_lit:
        boxes.outline(canvas, palette.LAMP, x, y, wide, high, RADIUS, 5)
    radius = round(min(high * 0.34, HALF_SEAL if wide < HALF else 17))
    canvas.put_centred(tokens.seal(owner, radius), x + radius + 9, middle)
    left, right = x + 2 * radius + 17, float(x + wide - 7)
    held: tuple[str, ...] = ()
    if phase_of(view) not in FOUNDING:
        right = _draw_told(canvas, right, middle, high, own, view, seat, is_half=wide < HALF)
        held = () if wide < HALF else awards_of(view, seat)
    size = min(max(LETTERS, round(high * LETTERS_SHARE)), LETTERS_MOST)
    sign = round(min(high, PLATE_MOST) * AWARD_SHARE)
    taken = round(AWARD_STEP * sign) * len(held)
    name = _named(scene, seat, round(right - left - 4 - taken), size)
    if held and not name.fits:
        held, name = (), _named(scene, seat, round(right - left - 4), size)
    for place, icon in enumerate(held):
        canvas.put_centred(award(icon, sign), right - sign / 2 - place * AWARD_STEP * sign, middle)
    canvas.write(name.lines[0], Face.NAME, name.size, ink, left, middle)


def _named(scene: Scene, seat: Seat, room: int, size: int) -> Fitted:
    """The whole name, or where that has no room its first part."""
    whole = fit(scene.names[seat], Face.NAME, room, size, LETTERS, 1)
    if whole.fits:
        return whole
    short = shortened(scene.names[seat], scene.names).removesuffix("…")
    first = fit(short, Face.NAME, room, size, HALF_LETTERS, 1)
    if first.fits:
        return first
    return fit_person(short, Face.NAME, room, size, HALF_LETTERS)._replace(fits=False)


def _draw_told(
    canvas: Canvas,
    right: float,
    middle: float,
    high: int,
    own: Private,
    view: Public,
    seat: Seat,
    *,
    is_half: bool,
) -> float:
    """Draw resource cards and points from the right; the answer is where they begin."""
    more = TIGHTER if is_half else round((high - LINE_LEAST + LINE_GAP) * WIDER)
    most = (HALF_PLATE, HALF_PLATE) if is_half else (BACK_MOST, PLATE_MOST)
    tall = min(max(round(high * BACK_SHARE), BACK_LEAST), most[0])
    wide = BACK_WIDE + more
    right -= wide
    back, cards = round(right), str(view.held[seat].cards_in_hand)
    plate = min(max(round(high * PLATE_SHARE), PLATE_LEAST), most[1])
    across = PLATE_WIDE + more
    is_leading, out = leads(view, seat, own), reach(plate)
    right -= out + across
    points = known_points(view, seat, own).written
    top = middle - plate / 2
    draw_points(canvas, right, top, across, plate, points, is_leading=is_leading)
    draw_back(canvas, back, middle, (wide, tall), cards)
    return right - (out - 4 if is_leading else 5)


@kept
def award(icon: str, side: int) -> Sprite:
    """The sign of an award: its icon on a round of paper in a rim of wine."""
    sketch, middle = Sketch(side, side, 4), side / 2
    sketch.oval(palette.INK, middle, middle, middle + 2)
    sketch.oval(palette.POINTS, middle, middle, middle)
    sketch.oval(palette.PAPER, middle, middle, middle - AWARD_RIM * side)
    done = sketch.done()
    face = Canvas(done.colour.copy())
    at = middle + done.margin
    face.put_centred(art.glyph(icon, round(side * AWARD_SIGN)), at, at)
    return Sprite(face.image, done.opacity, done.margin)


def awards_of(view: Public, seat: Seat) -> tuple[str, ...]:
    """The signs of the awards that a player holds."""
    held = (("road", view.table.longest_road), ("army", view.table.largest_army))
    return tuple([icon for icon, holder in held if holder == seat])


def draw_back(canvas: Canvas, left: int, middle: float, size: tuple[int, int], cards: str) -> None:
    """How many resource cards, on the back of one: nothing else looks like it."""
    wide, high = size
    top = round(middle - high / 2)
    boxes.box(canvas, palette.PAPER, left, top, wide, high, 9)
    boxes.box(canvas, palette.AZULEJO_DEEP, left + 3, top + 3, wide - 6, high - 6, 7)
    room = round((wide - 6) * BACK_LETTERS / width(cards, Face.NUMBER, BACK_LETTERS))
    letters = min(round(high * 1.1), BACK_LETTERS, room)
    canvas.write(cards, Face.NUMBER, letters, palette.WHITE, left + wide / 2, middle, "m")


@kept
def _shade(wide: int, high: int) -> Image.Image:
    """A night through which points can still be read."""
    return boxes.rounded(wide, high, RADIUS).point([round(level * SHADE) for level in range(256)])
