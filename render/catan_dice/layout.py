"""The parts of a dice game's picture: dice, the sheet on its paper, costs, awards, the track."""

from collections.abc import Sequence

from games.catan_dice.content import DICE
from games.catan_dice.views import Public, free_jokers, points
from games.core.model import Key, Seat
from render.catan_dice.awards import awards_of, draw_award
from render.catan_dice.island import Look, draw_island
from render.catan_dice.lattice import Lattice
from render.catan_dice.pieces import die_mark, resource_die
from render.catan_dice.prices import draw_prices, means_of
from render.catan_dice.signs import CARVED, sign, token
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.caravel import caravel
from render.core.contract import Words
from render.core.fitting import fit_body
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face
from render.core.numerals import signed

DIE, PITCH = 146, 174
DICE_TOP = 109
"""Where the dice lie on the pier, and how far apart."""

LANE, LANE_WIDE = 824, 280
"""Beside the island: what each piece costs, and the awards."""

EDGE = 1388
"""Where that ends for two players: they have no islets beside it."""

COSTS_TOP, COST_MOST = 296, 236
COSTS_HIGH, COSTS_OF_TWO = {"one": 764, "two": 488}, {"one": 306, "two": 276}
HOMEWARD, OPEN_SEA = 236, 260
"""How wide a ship is at most that lies where there are no prices, and how much open sea it needs."""

ROPE = 40
"""From the pier down to the sign."""

SLIP_IN, COST_ICON, COST_FACE = 5, 112, 92
"""How far within the sign its slips lie, how large the pieces on them are, and at most the faces of a price."""

AWARD_HIGH = 104
NET = (404, 676, 144)
"""The middle of the large island and the side of its hexes."""

ROLL_AT, ROLL_SIZE = (1226, 182, 230), 78
"""The middle and the width of which roll it is on the long pier of two players, and its letters."""

SIGN = (14, 284, 276, 110)
"""Whose island it is, with the points: left, top, width and height."""

TOTAL_HIGH = 76
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
    return Lattice(island, *NET)


def draw_dice(
    canvas: Canvas,
    view: Public,
    places: Sequence[tuple[int, int]] = ROW,
    side: int = DIE,
    ticked: frozenset[int] = frozenset(),
    over: frozenset[int] = frozenset(),
) -> None:
    """Draw the dice with their numbers: those thrown last in aqua where others were kept, spent ones pale, and the sign of an
    exchange on those that are `over` for one.
    """
    table = view.table
    has_kept = len(table.thrown) < len(table.dice)
    for number, face in enumerate(table.dice):
        x, y = places[number]
        is_spent = number in table.spent
        if has_kept and number in table.thrown and not is_spent:
            boxes.lit(canvas, palette.AQUA, x - 6, y - 6, side + 12, side + 12, 27, 6)
        canvas.put(resource_die(face, side, is_spent=is_spent), x, y)
        if number in over:
            canvas.put_centred(
                art.sticker("exchange", round(side * 0.46)), x + side - 20, y + side - 12
            )
        if number in ticked:
            canvas.put_centred(tokens.tick(26), x + side - 10, y + 12)
        tokens.pill(canvas, x + 16, y + side - 10, str(number + 1), 32)
    for x, y in places[len(table.dice) : DICE]:
        canvas.put(die_mark(side), x, y)


def draw_sheet(
    canvas: Canvas, view: Public, seat: Seat, look: Look, words: Words, *, is_lit: bool
) -> None:
    """Draw what stands on a seat's island, costs, and what its island has besides."""
    table = view.table
    key = table.island
    sheet = table.sheets[seat]
    net = net_of(key)
    draw_island(canvas, net, sheet, free_jokers(key, sheet.built, sheet.used), look)
    _draw_sign(canvas, view, seat, is_lit=is_lit)
    is_pair = len(table.sheets) == 2
    wide, high = (EDGE - LANE, COSTS_OF_TWO[key]) if is_pair else (LANE_WIDE, COSTS_HIGH[key])
    _draw_costs(canvas, view, seat, LANE, wide, high)
    if table.rules.turns:
        _draw_track(canvas, view, seat)
    else:
        _draw_awards(canvas, view, seat, words)
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


def draw_roll(canvas: Canvas, text: str) -> None:
    """Write which roll it is on the long pier of two players."""
    x, y, room = ROLL_AT
    lines = fit_body(text, Face.NAME, room, ROLL_SIZE, 40, 2)
    canvas.write_lines(lines.lines, Face.NAME, lines.size, CARVED, x, y, "m")


def totals(view: Public) -> tuple[int, ...]:
    """Everybody's points."""
    return tuple(points(view.table, seat) for seat in range(len(view.table.sheets)))


def _draw_costs(canvas: Canvas, view: Public, seat: Seat, x: int, wide: int, most: int) -> None:
    """Draw what the pieces cost that are worth showing, on slips that are nailed to a sign below the pier, so high at most; a
    ship where they leave much of the sea open.
    """
    means = means_of(view)
    steps = means.steps(most, COST_MOST) if view.flow else ()
    free = most - sum(steps)
    if free >= OPEN_SEA:
        at = x + wide / 2, COSTS_TOP + most - free / 2
        canvas.put_centred(caravel(min(HOMEWARD, round(free * 0.6))), *at)
    if not view.flow:
        return
    canvas.put(sign(wide, steps, ROPE), x, COSTS_TOP)
    slips = x + SLIP_IN, COSTS_TOP + SLIP_IN, wide - 2 * SLIP_IN, most
    draw_prices(canvas, slips, (COST_MOST, COST_ICON, COST_FACE), means, seat)


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


def _draw_awards(canvas: Canvas, view: Public, seat: Seat, words: Words) -> None:
    """Draw both awards below the prices; beside each other where two play."""
    is_pair = len(view.table.sheets) == 2
    top = COSTS_TOP + (COSTS_OF_TWO if is_pair else COSTS_HIGH)[view.table.island] + 18
    right, down = (EDGE - LANE - LANE_WIDE, 0) if is_pair else (0, AWARD_HIGH + 12)
    for place, award in enumerate(awards_of(view)):
        box = (LANE + place * right, top + place * down, LANE_WIDE - 4, AWARD_HIGH)
        draw_award(canvas, box, award, seat, words)


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
