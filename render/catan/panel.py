"""The players' panels: name, points with the sign of whoever leads, awards that are held or within reach, and cards."""

from typing import NamedTuple

from PIL import Image

from games.catan.content import KNIGHT, LARGEST_ARMY_LEAST, LONGEST_ROAD_LEAST
from games.catan.views import NOBODY, Public, canal_tokens, has_canal, winner
from games.core.model import Seat
from render.catan import chips
from render.catan.happened import Happened
from render.catan.lattice import SEA_WIDE, lattice
from render.catan.vocabulary import FOUNDING, known_points, leads, owner_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.counters import disc_light
from render.core.fitting import Fitted, fit, fit_person
from render.core.leader import draw_points, reach
from render.core.lettering import Face, width
from render.core.names import shortened
from render.core.numerals import gained
from render.core.shell import phase_of
from render.core.sketch import Sketch

LEFT, WIDE = SEA_WIDE + 14, 288
TOP, BELOW = 112, 10

ON_SEA, SEA_PANEL, SEA_BELOW = (16, 1150), 338, 14
"""Left and upper edge of the players on the sea of a map, how wide each is, and how far above the lower edge they end."""

RADIUS = 18
LINE = 6
RING = 6
WELL_RADIUS, WELL_RIM, WELL_PAD = 10, 3, 8


class Place(NamedTuple):
    """Where a panel, or a part of one, lies."""

    left: int
    top: int
    wide: int
    high: int


class Sizes(NamedTuple):
    """How a panel is laid out, by the number of players."""

    gap: int
    header: int
    pad: int
    icon: int
    number: int


SIZES = {
    3: Sizes(14, 60, 8, 56, 60),
    4: Sizes(12, 56, 7, 52, 58),
    5: Sizes(10, 50, 5, 44, 54),
    6: Sizes(6, 46, 4, 42, 50),
}

SEA_SIZES = Sizes(12, 60, 8, 60, 70)
"""The same of players on the sea of a map."""

STACKED, SIGN_HIGH, NUMBER_HIGH = 84, 0.62, 0.72
"""From that height on a count stands below its icon, or both are so large beside each other, in its height."""

ROW_LEAST = 36
"""How high counts are at least that stand below each other."""

LINE_GAP = 4
FIRST = 0.58
"""How much of a panel's height points and resource cards take."""

NAME, NAME_HIGH, NAME_LEAST, CUT = 46, 0.88, 36, "…"
"""Size of a name, of which a high header takes so much of its height; the least; and what would say that it is cut."""

POINTS_HIGH = 80
"""How high the plate of the points is at most."""

POINTS_WIDE = (154, 182)
"""How much of a row the points take with their wreath: on a low plate, and on one as high as may be."""

CROWD = 5
"""From so many players on a panel has the points at the left and both kinds of cards at the right."""

CROWD_POINTS, CROWD_PLATE = 160, 76
"""How much of its width the points take, and how high they are at most."""

BESIDE_POINTS = 4
"""Room beside points that have no wreath: they have a shield there."""

AWARD, AWARD_STEP = 40, 44
"""Size of the signs of awards beside a name, and how far apart they are."""

WON, CROWN, WON_POINTS = 1.9, 0.34, 116
"""How much higher the winner's panel is than others in a column, how much of it the crown takes, and how high points are."""

WON_HIGH = 220
"""From that height on a winner's panel has room for a crown."""

BEATEN = 0.28
"""How much of the night lies on the others once somebody has won."""

SIGNS_BESIDE, SIGN_SHARE, CLOSE, CHANGED = (42, 32), 0.5, 0.8, 1.5
"""How large the sign is beside what the last move added where it has room, and at most in how much of its well; how much
smaller a count may be to leave room for that, and how much wider a changed count is than others in its row.
"""

APART = 8
"""Between what the last move added and the count."""

CHANGE = 38
"""Size of what the last move added."""

BESIDE_ICON = 38
"""How large the signs of counts below each other are."""

LEAST = {"road": LONGEST_ROAD_LEAST, "army": LARGEST_ARMY_LEAST}
"""How much of it is an award where nobody has it yet."""

AWARD_RIM = 5
"""How wide the wine rim of an award is, which stands on paper: so it is seen among counts in the night."""


class Well(NamedTuple):
    """One count of a player."""

    icon: str
    amount: int
    is_award: bool = False
    """Longest Road or Largest Army: worth points."""

    change: int = 0
    """What the last move added or took; shown in aqua."""

    is_new: bool = False


def draw_players(canvas: Canvas, view: Public, scene: Scene, traces: Happened) -> None:
    """Draw all players in seat order."""
    look = lattice(view.table.board.plan).look
    won, seats = winner(view), len(view.table.players)
    places = places_of(seats, look.high, is_on_sea=look.is_wide, won=won)
    sizes = SEA_SIZES if look.is_wide else SIZES[seats]
    for seat, place in enumerate(places):
        _draw_panel(canvas, place, sizes, view, scene, seat, traces)
        if won not in (NOBODY, seat):
            left, top, wide, high = place
            canvas.paint(palette.VEIL, _shade(wide, high), left, top)


@kept
def _shade(wide: int, high: int) -> Image.Image:
    """A night through which everything can still be read."""
    mask = boxes.rounded(wide, high, RADIUS)
    return mask.point([round(level * BEATEN) for level in range(256)])


def places_of(seats: int, high: int, *, is_on_sea: bool, won: Seat = NOBODY) -> tuple[Place, ...]:
    """Where the players' panels lie: from top to bottom beside the sea, the winner's higher; or two in a row on it."""
    gap = SIZES[seats].gap
    (left, start), wide, columns = ((LEFT, TOP), WIDE, 1)
    end = high - BELOW
    if is_on_sea:
        (left, start), wide, columns, end = ON_SEA, SEA_PANEL, 2, high - SEA_BELOW
    rows = -(-seats // columns)
    step = (end - start + gap) / rows
    found = []
    if won != NOBODY and not is_on_sea:
        shares = [WON if seat == won else 1.0 for seat in range(seats)]
        top, unit = float(start), (end - start - gap * (seats - 1)) / sum(shares)
        for share in shares:
            found.append(Place(left, round(top), wide, round(top + share * unit) - round(top)))
            top += share * unit + gap
        return tuple(found)
    for seat in range(seats):
        row, column = divmod(seat, columns)
        top = round(start + row * step)
        tall = round(start + (row + 1) * step) - gap - top
        found.append(Place(left + column * (wide + gap), top, wide, tall))
    return tuple(found)


def race_of(view: Public, seat: Seat, traces: Happened) -> tuple[Well, ...]:
    """What is counted below points and resource cards: the two awards' races, and canal tokens, which can be spent."""
    player = view.table.players[seat]
    road = Well(
        "road",
        player.road_length,
        view.table.longest_road == seat,
        is_new=("road", seat) in traces.awarded,
    )
    army = Well(
        "army",
        player.played[KNIGHT],
        view.table.largest_army == seat,
        is_new=("army", seat) in traces.awarded,
    )
    tokens = (Well("canal", canal_tokens(view.table, seat)),) if has_canal(view.table) else ()
    return (road, army, *tokens)


def _draw_panel(
    canvas: Canvas,
    place: Place,
    sizes: Sizes,
    view: Public,
    scene: Scene,
    seat: Seat,
    traces: Happened,
) -> None:
    left, top, wide, tall = place
    owner = owner_of(view, seat)
    colour = palette.SEATS[owner]
    is_lit = seat in scene.asked or seat == winner(view)
    if is_lit:
        boxes.lit(canvas, palette.LAMP, left, top, wide, tall, RADIUS, RING)
    else:
        boxes.shadow(canvas, left, top, wide, tall, RADIUS)
        if seat == view.table.active and view.flow:
            boxes.frame(canvas, palette.MIST, left, top, wide, tall, RADIUS, 3)
    boxes.box(canvas, palette.PANEL, left, top, wide, tall, RADIUS)
    header = boxes.rounded(wide, tall, RADIUS).crop((0, 0, wide, sizes.header))
    canvas.paint(palette.LAMP if is_lit else colour.header, header, left, top)
    canvas.fill(colour.full, left, top + sizes.header, wide, LINE)
    is_crowded = len(view.table.players) >= CROWD
    ink, middle = palette.INK if is_lit else palette.PAPER, top + sizes.header / 2 + 1
    canvas.put_centred(tokens.seal(owner, 19), left + 32, middle)
    taken = _draw_awards(canvas, left + wide, middle, view, seat, traces) if is_crowded else 0
    name = _named(scene, seat, wide - 74 - taken, max(NAME, round(NAME_HIGH * sizes.header)))
    canvas.write(name.lines[0], Face.NAME, name.size, ink, left + 62, middle)
    body = top + sizes.header + LINE + sizes.pad
    room = top + tall - sizes.pad - body - LINE_GAP
    telling = tuple([well for well in race_of(view, seat, traces) if tells(well, view)])
    cards = _cards(view, seat, traces)
    if seat == winner(view) and tall >= WON_HIGH:
        _draw_won(canvas, Place(left, body, wide, room), view, seat, traces)
        return
    is_bare = phase_of(view) in FOUNDING and not any(held.cards_in_hand for held in view.held)
    if is_bare:
        _draw_points(canvas, Place(left, body, wide - WELL_PAD, room), view, seat)
    elif is_crowded:
        whole = Place(left, body, wide, room + LINE_GAP)
        _draw_points(canvas, whole._replace(wide=CROWD_POINTS), view, seat, CROWD_PLATE)
        both = cards, _development(view, seat, traces)
        draw_both = _draw_below if room >= 2 * ROW_LEAST else draw_counts
        draw_both(canvas, _beside(whole, CROWD_POINTS), both, sizes)
    else:
        first = round(room * FIRST)
        awards = tuple([well for well in telling if well.icon in LEAST])
        across = POINTS_WIDE[first >= STACKED] * wide // WIDE if awards else wide - WELL_PAD
        _draw_points(canvas, Place(left, body, across, first), view, seat)
        _draw_below(canvas, _beside(Place(left, body, wide, first), across), awards, sizes)
        tokens_held = tuple([well for well in telling if well.icon not in LEAST])
        held = (cards, _development(view, seat, traces), *tokens_held)
        below = Place(left, body + first + LINE_GAP, wide, room - first)
        draw_counts(canvas, below, held, sizes)
    if view.held[seat].has_answered_ahead:
        canvas.put_centred(art.sticker("builder", 38), left + 1, top + 9)


def _draw_won(canvas: Canvas, place: Place, view: Public, seat: Seat, traces: Happened) -> None:
    """Draw a crown over the winner's points, and below them the cards."""
    left, top, wide, high = place
    crown, sizes = round(high * CROWN), SIZES[len(view.table.players)]
    canvas.put_centred(art.sticker("crown", crown + 20), left + wide / 2, top + crown / 2)
    top, high = top + crown, high - crown
    plate = Place(left, top, wide - WELL_PAD, round(high * FIRST))
    _draw_points(canvas, plate, view, seat, WON_POINTS)
    below = Place(left, top + plate.high + LINE_GAP, wide, high - plate.high)
    draw_counts(
        canvas, below, (_cards(view, seat, traces), _development(view, seat, traces)), sizes
    )


def _named(scene: Scene, seat: Seat, room: int, most: int) -> Fitted:
    """The whole name, or where that has no room its first part."""
    whole = fit(scene.names[seat], Face.NAME, room, most, NAME_LEAST, 1)
    if whole.fits:
        return whole
    short = shortened(scene.names[seat], scene.names).removesuffix(CUT)
    return fit_person(short, Face.NAME, room, NAME, NAME_LEAST)


def _draw_awards(
    canvas: Canvas, right: int, middle: float, view: Public, seat: Seat, traces: Happened
) -> int:
    """Draw the signs of the awards that a player holds, from the right; the answer is how much room they take."""
    held = chips.awards_of(view, seat)
    for place, icon in enumerate(held):
        at = right - 10 - AWARD / 2 - place * AWARD_STEP, middle
        if (icon, seat) in traces.awarded:
            canvas.put_centred(disc_light(AWARD // 2, 5), *at)
        canvas.put_centred(chips.award(icon, AWARD), *at)
    return AWARD_STEP * len(held)


def tells(well: Well, view: Public) -> bool:
    """Whether a count is an award, could take it with one more, or can be spent: other counts would hide these."""
    if well.is_award or well.icon not in LEAST:
        return well.is_award or well.amount > 0
    held = {
        "road": (view.table.longest_road, [one.road_length for one in view.table.players]),
        "army": (view.table.largest_army, [one.played[KNIGHT] for one in view.table.players]),
    }
    holder, counts = held[well.icon]
    return well.amount >= (LEAST[well.icon] - 1 if holder == NOBODY else counts[holder])


def _cards(view: Public, seat: Seat, traces: Happened) -> Well:
    """The resource cards."""
    change = dict(traces.cards).get(seat, 0)
    return Well("card", view.held[seat].cards_in_hand, change=change)


def _development(view: Public, seat: Seat, traces: Happened) -> Well:
    """The development cards."""
    count = view.held[seat].development_cards
    return Well("dev", count, change=1 if seat in traces.bought else 0)


def _beside(place: Place, across: int) -> Place:
    """What is left of a row beside points that take so much of it."""
    left, top, wide, high = place
    taken = across - LINE_GAP
    return Place(left + taken, top, wide - taken, high)


def _draw_points(
    canvas: Canvas, place: Place, view: Public, seat: Seat, most: int = POINTS_HIGH
) -> None:
    """Draw the points from the place's left edge, in a wreath where they lead, which reaches no further than the place."""
    left, top, across, high = place
    tall = min(high - 10 if high >= STACKED else high, most)
    is_crowded = len(view.table.players) >= CROWD
    out = reach(tall) if leads(view, seat) or not is_crowded else BESIDE_POINTS
    draw_points(
        canvas,
        left + WELL_PAD + out,
        top + (high - tall) / 2,
        across - WELL_PAD - 2 * out,
        tall,
        known_points(view, seat).written,
        is_leading=leads(view, seat),
    )


def draw_counts(canvas: Canvas, place: Place, wells: tuple[Well, ...], sizes: Sizes) -> None:
    """Draw a row of counts, wider those that the last move changed."""
    left, top, across, high = place
    if high >= STACKED:
        larger = round(high * SIGN_HIGH), round(high * NUMBER_HIGH)
        sizes = sizes._replace(icon=max(sizes.icon, larger[0]), number=max(sizes.number, larger[1]))
    shares = [CHANGED if well.change else 1.0 for well in wells]
    unit = (across - 2 * WELL_PAD - (len(wells) - 1) * 4) / sum(shares)
    x, is_level = float(left + WELL_PAD), any(well.change for well in wells)
    for well, share in zip(wells, shares, strict=True):
        box = Place(round(x), top, round(x + share * unit) - round(x), high)
        draw_well(canvas, box, well, sizes, is_level=is_level)
        x += share * unit + 4


def _draw_below(canvas: Canvas, place: Place, wells: tuple[Well, ...], sizes: Sizes) -> None:
    """Draw counts below each other."""
    left, top, across, high = place
    low = (high - (len(wells) - 1) * 4) // max(1, len(wells))
    if len(wells) > 1:
        sizes = sizes._replace(icon=min(sizes.icon, BESIDE_ICON))
    for row, well in enumerate(wells):
        box = Place(left + WELL_PAD, top + row * (low + 4), across - 2 * WELL_PAD, low)
        draw_well(canvas, box, well, sizes)


def draw_well(
    canvas: Canvas, box: Place, well: Well, sizes: Sizes, *, is_level: bool = False
) -> None:
    """Draw a count; what the last move added or took stands before it: on an edge it would be read as a part of it.

    A high well has its count below its sign, unless it stands `is_level` beside one that has changed.
    """
    x, y, wide, high = box
    pill = _change(gained(well.change)) if well.change else None
    taken = pill.size[0] + APART if pill is not None else 0
    icon = _sign_beside(well, (wide, high), sizes, taken)
    counted = _counted(
        well.icon,
        well.amount,
        (wide, high),
        sizes._replace(icon=icon),
        taken,
        is_level=is_level or pill is not None,
        is_award=well.is_award,
    )
    boxes.lay(canvas, counted, x - WELL_RIM, y - WELL_RIM, WELL_RADIUS + WELL_RIM)
    if well.is_new:
        boxes.frame(canvas, palette.AQUA, x, y, wide, high, WELL_RADIUS, WELL_RIM)
    if pill is not None:
        canvas.put(pill, x + 5 + icon, y + (high - pill.size[1]) / 2)


def _sign_beside(well: Well, size: tuple[int, int], sizes: Sizes, taken: int) -> int:
    """How large the sign is beside a count and what the last move added; nothing where there is no room for all."""
    wide, high = size
    most = min(sizes.icon, high + 4, round(SIGN_SHARE * wide))
    if not taken:
        return most
    digits = "8" * len(str(well.amount))
    least = width(digits, Face.NUMBER, round(min(sizes.number, high + 4) * CLOSE))
    room = min(most, wide - taken - least - 12)
    return next((sign for sign in SIGNS_BESIDE if sign <= room), 0)


@kept
def _counted(
    icon: str,
    amount: int,
    size: tuple[int, int],
    sizes: Sizes,
    taken: int,
    *,
    is_level: bool,
    is_award: bool,
) -> Image.Image:
    """A well with icon and count, in a rim of the panel, into which the icon may reach; so much of it is kept free."""
    out, (wide, high) = WELL_RIM, size
    face = Canvas(Image.new("RGB", (wide + 2 * out, high + 2 * out), palette.PANEL))
    boxes.box(face, palette.POINTS if is_award else palette.WELL, out, out, wide, high, WELL_RADIUS)
    if is_award:
        rim = AWARD_RIM
        boxes.box(
            face,
            palette.PAPER,
            out + rim,
            out + rim,
            wide - 2 * rim,
            high - 2 * rim,
            WELL_RADIUS - 3,
        )
    middle, across = out + high / 2, sizes.icon
    text, ink = (str(amount), palette.PAPER) if amount else ("–", palette.MIST)
    ink = palette.POINTS if is_award else ink
    strength, drawn = 1.0 if amount else 0.4, art.glyph if is_award else art.sticker
    if not is_level and high >= STACKED and wide < high * 1.3:
        sign, centre = drawn(icon, min(across, round(high * 0.5))), out + wide / 2
        face.put_centred(sign, centre, out + high * 0.27, strength)
        number = _narrowed(
            text, min(sizes.number, round(high * (0.5 if is_award else 0.56))), wide - 8
        )
        face.write(
            text, Face.NUMBER, number, ink, centre, out + high * (0.72 if is_award else 0.75), "m"
        )
        return face.image
    left, right = out + 4, out + wide - 8
    if across:
        face.put_centred(drawn(icon, across), left + across / 2, middle, strength)
    number = _narrowed(text, min(sizes.number, high + 4), right - left - across - taken)
    face.write(text, Face.NUMBER, number, ink, right, middle, "r")
    return face.image


def _narrowed(text: str, size: int, room: float) -> int:
    """The size at which a number is no wider than its room."""
    return min(size, round(size * room / width(text, Face.NUMBER, size)))


@kept
def _change(text: str) -> Sprite:
    """A small aqua label in ink."""
    wide, high, margin = round(width(text, Face.NUMBER, CHANGE)) + 16, CHANGE + 2, 6
    sketch = Sketch(wide, high, margin)
    sketch.box(palette.INK, -2.5, -2.5, wide + 5, high + 5, high / 2 + 2.5)
    sketch.box(palette.AQUA, 0, 0, wide, high, high / 2)
    blank = sketch.done()
    face = Canvas(blank.colour.copy())
    face.write(text, Face.NUMBER, CHANGE, palette.INK, margin + wide / 2, margin + high / 2, "m")
    return Sprite(face.image, blank.opacity, margin)
