"""The parts of a dice game's picture: dice, the sheet on its paper, costs, awards, the track."""

from collections.abc import Sequence

from PIL import Image

from games.catan_dice.content import COST, DICE, KINDS, RESOURCES
from games.catan_dice.views import NOBODY, Public, free_jokers, of_kind, points, road_length
from games.core.model import Key, Seat
from render.catan_dice.island import Look, draw_island
from render.catan_dice.lattice import Lattice
from render.catan_dice.pieces import resource_die
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.gradients import vertical
from render.core.leader import draw_points, leaders, reach
from render.core.lettering import Face
from render.core.numerals import signed

LEFT = 18
SHEET_WIDE = 922
DICE_TOP, DIE, PITCH = 124, 106, 153
SHEET_TOP = 262
INSET = 14
TOTAL = (128, 62)
"""Width and height of the plate with the points."""

TRACK_BOX, TRACK_GAP = 78, 12
COST_WIDE, COST_HIGH = 198, 424
SPENT = 0.38

ICONS = {"road": "road", "knight": "knight", "settlement": "settlement", "city": "city"}
MIDDLE = {"one": (346, 618), "two": (366, 640)}
SIDE = {"one": 120, "two": 123}
SEA_HIGH = {"one": 690, "two": 752}
SHEET_HIGH = 892


ROW = tuple((LEFT + 18 + number * PITCH, DICE_TOP) for number in range(DICE))
"""Where the dice lie above a sheet."""


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
        canvas.put(resource_die(face, side), x, y, SPENT if is_spent else 1.0)
        if number in ticked:
            canvas.put_centred(tokens.tick(26), x + side - 10, y + 12)
        tokens.pill(canvas, x + 16, y + side - 10, str(number + 1), 30)
    for x, y in places[len(table.dice) : DICE]:
        boxes.free_place(canvas, x, y, side, side, 21)


@kept
def _paper(wide: int, high: int, sea: int) -> Image.Image:
    """The sheet without anything on it."""
    face = Canvas(vertical(wide, high, ((0.0, palette.PAPER), (1.0, palette.PAPER_SHADE))))
    water = vertical(wide - 2 * INSET, sea, ((0.0, "#2F8FA8"), (0.5, "#2A7D9C"), (1.0, "#174B6B")))
    boxes.lay(face, water, INSET, INSET, 16)
    return face.image


def draw_sheet(
    canvas: Canvas, view: Public, seat: Seat, words: Words, look: Look, *, is_lit: bool
) -> None:
    """Draw a seat's sheet: island, costs, and what its island has besides."""
    table = view.table
    key, top = table.island, SHEET_TOP
    high = SHEET_HIGH
    if is_lit:
        boxes.lit(canvas, palette.LAMP, LEFT, top, SHEET_WIDE, high, 20, 6)
    else:
        boxes.shadow(canvas, LEFT, top, SHEET_WIDE, high, 20)
    boxes.lay(canvas, _paper(SHEET_WIDE, high, SEA_HIGH[key]), LEFT, top, 20)
    sheet = table.sheets[seat]
    net = Lattice(key, *MIDDLE[key], SIDE[key])
    draw_island(canvas, net, sheet, free_jokers(key, sheet.built, sheet.used), look)
    x = LEFT + SHEET_WIDE - INSET - COST_WIDE - 12
    draw_costs(canvas, x, top + 26, words)
    _draw_total(canvas, view, seat)
    if table.rules.turns:
        _draw_track(canvas, view, seat)
    else:
        _draw_awards(canvas, x, top + 26 + COST_HIGH + 20, view, seat)
        _draw_shields(canvas, view, seat)


def _draw_total(canvas: Canvas, view: Public, seat: Seat) -> None:
    """Draw whose sheet it is, and the points, in a wreath where they lead."""
    x, y = LEFT + INSET + 16, SHEET_TOP + INSET + 18
    canvas.put_centred(tokens.seal(seat, 28), x + 32, y + TOTAL[1] / 2)
    left, is_leading = x + 72 + reach(TOTAL[1]), seat in leaders(totals(view))
    draw_points(canvas, left, y, *TOTAL, signed(points(view.table, seat)), is_leading=is_leading)


def totals(view: Public) -> tuple[int, ...]:
    """Everybody's points."""
    return tuple(points(view.table, seat) for seat in range(len(view.table.sheets)))


def draw_costs(canvas: Canvas, x: int, y: int, words: Words) -> None:
    """Draw what each piece costs."""
    boxes.shadow(canvas, x, y, COST_WIDE, COST_HIGH, 14)
    boxes.box(canvas, palette.PAPER, x, y, COST_WIDE, COST_HIGH, 14)
    boxes.outline(canvas, palette.PAPER_EDGE, x + 6, y + 6, COST_WIDE - 12, COST_HIGH - 12, 9, 2)
    step = COST_HIGH // len(KINDS)
    for place, kind in enumerate(KINDS):
        top = y + place * step
        if place:
            canvas.fill(palette.PAPER_EDGE, x + 16, top, COST_WIDE - 32, 2)
        canvas.put_centred(art.sticker(ICONS[kind], 50), x + 38, top + 34)
        name = fit(one_of(words, kind), Face.NAME, COST_WIDE - 78, 38, 24, 1)
        canvas.write(name.lines[0], Face.NAME, name.size, palette.INK, x + 68, top + 32)
        needed = [
            face for face, count in zip(RESOURCES, COST[kind], strict=True) for _ in range(count)
        ]
        gap = min(40, (COST_WIDE - 32) / len(needed))
        for number, face in enumerate(needed):
            canvas.put_centred(art.sticker(face, 34), x + 32 + number * gap, top + 78)


def one_of(words: Words, kind: Key) -> str:
    """A single road, knight, settlement or city."""
    return words(f"render-catan-dice-{kind}")


def _draw_track(canvas: Canvas, view: Public, seat: Seat) -> None:
    """Draw the boxes of the scoring track and the total (R117)."""
    table = view.table
    entries = table.sheets[seat].boxes
    left, top = LEFT + INSET + 8, SHEET_TOP + INSET + SEA_HIGH["one"] + 12
    wide = (SHEET_WIDE - 2 * INSET - 16 - 7 * TRACK_GAP) // 8
    for number in range(16):
        row, column = divmod(number, 8)
        x, y = left + column * (wide + TRACK_GAP), top + row * (TRACK_BOX + TRACK_GAP)
        middle = (x + wide / 2, y + TRACK_BOX / 2)
        if number == table.rules.turns:
            boxes.box(canvas, palette.NIGHT, x, y, wide, TRACK_BOX, 10)
            text = signed(points(table, seat))
            canvas.write(text, Face.NUMBER, 52, palette.PAPER, *middle, "m")
        elif number < len(entries):
            entry = entries[number]
            colour = (
                "#F3C9BC"
                if entry < 0
                else palette.mixed(palette.PAPER_SHADE, palette.PAPER_EDGE, 0.25)
            )
            boxes.box(canvas, colour, x, y, wide, TRACK_BOX, 10)
            ink = palette.REFUSED if entry < 0 else palette.INK
            canvas.write(signed(entry), Face.NUMBER, 50, ink, *middle, "m")
        else:
            is_now = number == len(entries) and seat == table.active and bool(view.flow)
            ground = "#FFF3D2" if is_now else palette.PAPER
            boxes.box(canvas, ground, x, y, wide, TRACK_BOX, 10)
            colour = palette.LAMP if is_now else palette.PAPER_EDGE
            boxes.outline(canvas, colour, x, y, wide, TRACK_BOX, 10, 5 if is_now else 3)
            canvas.write(str(number + 1), Face.NUMBER, 36, palette.INK_SOFT, *middle, "m")


def _draw_awards(canvas: Canvas, x: int, y: int, view: Public, seat: Seat) -> None:
    """Draw Longest Road and Largest Army: wine when held, else with the seal of whoever holds it."""
    table = view.table
    built = table.sheets[seat].built
    rows = (
        ("road", road_length(built), table.longest_road),
        ("knight", of_kind(built, "knight"), table.largest_army),
    )
    for place, (icon, count, holder) in enumerate(rows):
        top = y + place * 112
        is_held = holder == seat
        ground = palette.POINTS if is_held else palette.PAPER
        boxes.shadow(canvas, x, top, COST_WIDE, 94, 14)
        boxes.box(canvas, ground, x, top, COST_WIDE, 94, 14)
        canvas.put_centred(art.sticker(icon, 60), x + 44, top + 47)
        ink = palette.PAPER if is_held else palette.INK
        canvas.write(str(count), Face.NUMBER, 48, ink, x + 104, top + 47, "m")
        if is_held:
            canvas.put_centred(tokens.shield(2, 46), x + 160, top + 47)
        elif holder != NOBODY:
            canvas.put_centred(tokens.seal(holder, 20), x + 160, top + 47)
        else:
            canvas.put_centred(tokens.shield(2, 46), x + 160, top + 47, 0.35)


def _draw_shields(canvas: Canvas, view: Public, seat: Seat) -> None:
    """Draw a shield for each point, an open one for each that is missing (R260)."""
    table = view.table
    total, goal = points(table, seat), table.rules.goal
    step = (SHEET_WIDE - 2 * INSET - 40) / goal
    y = SHEET_TOP + INSET + SEA_HIGH["two"] + 62
    for number in range(goal):
        x = LEFT + INSET + 20 + step * (number + 0.5)
        canvas.put_centred(tokens.shield(None, 66), x, y, 1.0 if number < total else 0.22)
        if number >= total:
            canvas.write(str(number + 1), Face.NUMBER, 32, palette.INK_SOFT, x, y - 4, "m")
