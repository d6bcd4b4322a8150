"""The parts of a dice game's picture: dice, the sheet on its paper, costs, awards, the track."""

from collections.abc import Sequence

from games.catan_dice.content import DICE
from games.catan_dice.views import NOBODY, Public, free_jokers, of_kind, points, road_length
from games.core.model import Key, Seat
from render.catan_dice.island import Look, draw_island
from render.catan_dice.lattice import Lattice
from render.catan_dice.pieces import die_mark, resource_die
from render.catan_dice.prices import draw_prices, means_of
from render.catan_dice.signs import CARVED, sign, token
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face
from render.core.numerals import signed

DIE, PITCH = 146, 174
DICE_TOP = 109
"""Where the dice lie on the pier, and how far apart."""

LANE, LANE_WIDE = 824, 280
"""Beside the island: what each piece costs, and the awards."""

COSTS_TOP, COST_MOST = 296, 236
COSTS_HIGH = {"one": 764, "two": 488}
ROPE = 40
"""From the pier down to the sign."""

SLIP_IN, COST_ICON, COST_FACE = 5, 112, 92
"""How far within the sign its slips lie, how large the pieces on them are, and at most the faces of a price."""

AWARD_HIGH = 104
HOLDER = (112, 76)
"""Width and height of the plate of whoever holds an award."""

NET = {"one": (404, 676, 144), "two": (404, 676, 144)}
"""The middle of the large island and the side of its hexes."""

SIGN = (18, 288, 258, 100)
"""Whose island it is, with the points: left, top, width and height."""

TOTAL_HIGH = 66
"""How high the plate of the points is."""

WALK = (1078, 94)
"""Top and height of the boardwalk at the foot, on which the track lies."""

TRACK = (22, 1126, 69.4, 31)
"""What has been scored: the left edge and the middle of the tokens, from one to the next, and their radius."""

SHIELDS = (30, 1034)
"""Left and width of the row of shields, one for each point that wins."""

ROW = tuple((24 + number * PITCH, DICE_TOP) for number in range(DICE))
"""Where the dice lie above an island."""


def net_of(island: Key) -> Lattice:
    """The large island."""
    return Lattice(island, *NET[island])


def draw_dice(
    canvas: Canvas,
    view: Public,
    places: Sequence[tuple[int, int]] = ROW,
    side: int = DIE,
    ticked: frozenset[int] = frozenset(),
) -> None:
    """Draw the dice with their numbers: thrown last in aqua, spent in the night."""
    table = view.table
    for number, face in enumerate(table.dice):
        x, y = places[number]
        is_spent = number in table.spent
        if number in table.thrown and not is_spent:
            boxes.lit(canvas, palette.AQUA, x - 6, y - 6, side + 12, side + 12, 27, 6)
        canvas.put(resource_die(face, side, is_spent=is_spent), x, y)
        if number in ticked:
            canvas.put_centred(tokens.tick(26), x + side - 10, y + 12)
        tokens.pill(canvas, x + 16, y + side - 10, str(number + 1), 32)
    for x, y in places[len(table.dice) : DICE]:
        canvas.put(die_mark(side), x, y)


def draw_sheet(canvas: Canvas, view: Public, seat: Seat, look: Look, *, is_lit: bool) -> None:
    """Draw what stands on a seat's island, costs, and what its island has besides."""
    table = view.table
    key = table.island
    sheet = table.sheets[seat]
    draw_island(canvas, net_of(key), sheet, free_jokers(key, sheet.built, sheet.used), look)
    _draw_sign(canvas, view, seat, is_lit=is_lit)
    _draw_costs(canvas, view)
    if table.rules.turns:
        _draw_track(canvas, view, seat)
    else:
        _draw_awards(canvas, view, seat)
        _draw_shields(canvas, view, seat)


def _draw_sign(canvas: Canvas, view: Public, seat: Seat, *, is_lit: bool) -> None:
    """Draw whose island it is, in amber while something is asked, and the points, in a wreath where they lead."""
    x, y, wide, high = SIGN
    if is_lit:
        boxes.lit(canvas, palette.LAMP, x, y, wide, high, 20, 6)
    else:
        boxes.shadow(canvas, x, y, wide, high, 20)
    boxes.box(canvas, palette.LAMP if is_lit else palette.SEATS[seat].header, x, y, wide, high, 20)
    middle, out = y + high / 2, reach(TOTAL_HIGH)
    canvas.put_centred(tokens.seal(seat, 26), x + 42, middle)
    left, is_leading = x + 76 + out, seat in leaders(totals(view))
    size = (x + wide - 12 - out - left, TOTAL_HIGH)
    text = signed(points(view.table, seat))
    draw_points(canvas, left, middle - TOTAL_HIGH / 2, *size, text, is_leading=is_leading)


def totals(view: Public) -> tuple[int, ...]:
    """Everybody's points."""
    return tuple(points(view.table, seat) for seat in range(len(view.table.sheets)))


def _draw_costs(canvas: Canvas, view: Public) -> None:
    """Draw what the pieces cost that are worth showing, on slips that are nailed to a sign below the pier."""
    x, y = LANE, COSTS_TOP
    means = means_of(view)
    count = len(means.kinds)
    if not count:
        return
    high = min(COSTS_HIGH[view.table.island], count * COST_MOST)
    canvas.put(sign(LANE_WIDE, high, count, ROPE), x, y)
    slips = x + SLIP_IN, y + SLIP_IN, LANE_WIDE - 2 * SLIP_IN, high
    draw_prices(canvas, slips, (COST_MOST, COST_ICON, COST_FACE), means)


def _draw_track(canvas: Canvas, view: Public, seat: Seat) -> None:
    """Draw what each turn has brought, and the token of the turn that is played (R117)."""
    table = view.table
    entries = table.sheets[seat].boxes
    left, middle, step, radius = TRACK
    for number in range(table.rules.turns):
        x = left + radius + number * step
        if number < len(entries):
            text = signed(entries[number])
            ink = palette.REFUSED if entries[number] < 0 else palette.INK
            canvas.put_centred(
                token("lost" if entries[number] < 0 else "scored", radius), x, middle
            )
            canvas.write(text, Face.NUMBER, 46 if len(text) == 1 else 40, ink, x, middle, "m")
            continue
        is_now = number == len(entries) and seat == table.active and bool(view.flow)
        if is_now:
            canvas.put_centred(token("now", radius), x, middle)
        ink = palette.INK if is_now else CARVED
        canvas.write(str(number + 1), Face.LABEL, 36, ink, x, middle, "m")


def _draw_awards(canvas: Canvas, view: Public, seat: Seat) -> None:
    """Draw Longest Road and Largest Army: wine when held, else beside the wine plate of whoever holds it, and with how many."""
    table = view.table
    sheets = table.sheets
    rows = (
        ("road", [road_length(sheet.built) for sheet in sheets], table.longest_road),
        ("army", [of_kind(sheet.built, "knight") for sheet in sheets], table.largest_army),
    )
    x = LANE
    for place, (icon, counts, holder) in enumerate(rows):
        top = COSTS_TOP + COSTS_HIGH[table.island] + 18 + place * (AWARD_HIGH + 12)
        is_held = holder == seat
        ink = palette.POINTS_NUMERAL if is_held else palette.PAPER
        if is_held:
            boxes.shadow(canvas, x, top, LANE_WIDE, AWARD_HIGH, 16)
            boxes.box(canvas, palette.POINTS, x, top, LANE_WIDE, AWARD_HIGH, 16)
            boxes.outline(canvas, palette.PAPER, x, top, LANE_WIDE, AWARD_HIGH, 16, 4)
        else:
            canvas.put(sign(LANE_WIDE, AWARD_HIGH, 1), x, top)
        middle = top + AWARD_HIGH / 2
        canvas.put_centred(art.sticker(icon, 60), x + 38, middle)
        canvas.write(str(counts[seat]), Face.NUMBER, 54, ink, x + 97, middle, "m")
        if holder in (NOBODY, seat):
            bonus = tokens.shield(table.rules.bonus, 56)
            canvas.put_centred(bonus, x + 196, middle, 1.0 if is_held else 0.4)
        else:
            _draw_holder(canvas, x + LANE_WIDE, middle, holder, counts[holder])


def _draw_holder(canvas: Canvas, right: int, middle: float, holder: Seat, count: int) -> None:
    """Draw on a wine plate within the right end of a sign who holds an award, and with how many."""
    wide, high = HOLDER
    left, top = right - wide - 9, round(middle - high / 2)
    boxes.box(canvas, palette.PAPER, left - 3, top - 3, wide + 6, high + 6, 15)
    boxes.box(canvas, palette.POINTS, left, top, wide, high, 12)
    canvas.put_centred(tokens.seal(holder, 16), left + 26, middle)
    canvas.write(str(count), Face.NUMBER, 46, palette.POINTS_NUMERAL, left + 72, middle, "m")


def _draw_shields(canvas: Canvas, view: Public, seat: Seat) -> None:
    """Draw a shield for each point, an open one for each that is missing (R260)."""
    table = view.table
    total, goal = points(table, seat), table.rules.goal
    left, wide = SHIELDS
    step, middle = wide / goal, TRACK[1]
    for number in range(goal):
        at = left + step * (number + 0.5)
        is_won = number < total
        canvas.put_centred(tokens.shield(None, 62), at, middle, 1.0 if is_won else 0.25)
        if not is_won:
            canvas.write(str(number + 1), Face.NUMBER, 36, CARVED, at, middle - 3, "m")
