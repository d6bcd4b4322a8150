"""The road in its loops: sand up to the provost, buildings with workers and houses, the two officers."""

from collections.abc import Container

from PIL import Image

from games.caylus.content import KIND, NUMBERS, ROAD, SECTION
from games.caylus.views import NO_BUILDING, NOBODY, Public
from games.core.keys import Pair
from games.core.model import Key
from render.caylus.pieces import chevron, draw_line, house, landscape, worker
from render.caylus.plan import PLACES, Plan
from render.caylus.vocabulary import GLYPHS, LOOKS, short, strip_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face

BOARD = Plan(18, 464, 130, 128, 154, 145.5)
SCENE, BAND, STRIP = 62, 32, 34
SAND, DARK = "#D2B273", "#5C543F"
PENDING = "#3FBF7F"
OPEN = "#3FBF7F"
"""The ring of what may be chosen, in private pictures."""

RADIUS = 12
UNOWNED = ("neutral", "fixed")
"""Kinds without a house over the end of the strip."""


def draw_road(
    canvas: Canvas,
    view: Public,
    words: Words,
    touched: frozenset[Key],
    plan: Plan,
    is_open: Container[int] = (),
) -> None:
    """Draw the band, then every cell, those that may be chosen in a green ring, then provost and bailiff."""
    for space in plan.spaces:
        _draw_way(canvas, view, space, plan)
    for space in plan.spaces:
        building = view.table.road[space - 1]
        if building == NO_BUILDING:
            _draw_empty(canvas, space, plan)
        else:
            is_new = Pair(building, str(space)).key in touched or building in touched
            ring = palette.AQUA if is_new else OPEN if space in is_open else None
            _draw_cell(canvas, view, space, building, words, plan, ring)
        _draw_marker(canvas, space, plan)
    _draw_officers(canvas, view, plan)


def _draw_way(canvas: Canvas, view: Public, space: int, plan: Plan) -> None:
    """Draw the road from the cell to the next one: sand up to the provost, dark beyond."""
    if space + 1 not in plan.spaces:
        return
    colour = SAND if space < view.table.provost else DARK
    (x, y), (nx, ny) = plan.corner(space), plan.corner(space + 1)
    px, band = plan.px, plan.px(100)
    if abs(y - ny) < 1:
        gap = round(plan.pitch - plan.cell)
        left = min(x, nx) + plan.cell
        canvas.fill(colour, left - px(6), y + px(14), gap + px(12), band)
        sign = chevron(0 if nx > x else 2, px(30))
        canvas.put_centred(sign, left + gap / 2, y + px(64))
        return
    low = ny + px(14 + 84) if abs(x - nx) > 1 else ny + px(60)
    top = y + plan.high - px(50)
    boxes.box(canvas, colour, x + px(14), top, band, round(low - top), px(40))
    if abs(x - nx) > 1:
        canvas.fill(
            colour, nx + plan.cell - px(6), ny + px(14), x - nx - plan.cell + px(70), px(84)
        )
        canvas.put_centred(chevron(1, px(30)), x + px(64), y + plan.high + px(34))
    else:
        canvas.put_centred(chevron(1, px(22)), x + px(64), (y + plan.high + ny) / 2)


def _draw_empty(canvas: Canvas, space: int, plan: Plan) -> None:
    """Draw a dashed place with its number."""
    x, y = plan.corner(space)
    boxes.free_place(canvas, x, y, plan.cell, plan.high, plan.px(RADIUS))
    middle = y + plan.high / 2 + plan.px(8)
    canvas.write(str(space), Face.NUMBER, plan.px(36), palette.MIST, x + plan.cell / 2, middle, "m")


@kept
def _tile(building: Key, plan: Plan) -> Image.Image:
    """A building without words: drawing, band, strip."""
    px, size = plan.px, (plan.cell, plan.high)
    face = Canvas(Image.new("RGB", size, palette.channels(palette.PAPER)[:3]))
    face.image.paste(landscape(building, plan.cell, px(SCENE), 0.45), (0, 0))
    face.fill(LOOKS[KIND[building]].band, 0, px(SCENE), plan.cell, px(BAND))
    room = plan.cell - px(12 if KIND[building] in UNOWNED else 44)
    draw_line(face, strip_of(building), px(6), px(SCENE + BAND + STRIP / 2), room, px(31))
    return face.image


def _draw_cell(
    canvas: Canvas,
    view: Public,
    space: int,
    building: Key,
    words: Words,
    plan: Plan,
    ring: str | None,
) -> None:
    """Draw a building with its number, worker and owner, in a ring of that colour."""
    px = plan.px
    x, y = plan.corner(space)
    left, top = round(x), round(y)
    if ring is not None:
        boxes.lit(canvas, ring, left, top, plan.cell, plan.high, px(RADIUS), 6)
    else:
        boxes.shadow(canvas, left, top, plan.cell, plan.high, px(RADIUS))
    boxes.lay(canvas, _tile(building, plan), left, top, px(RADIUS))
    name = fit(short(words, building), Face.NAME, plan.cell - px(12), px(29), px(17), 1)
    middle = y + px(SCENE + BAND / 2)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.WHITE, x + px(6), middle)
    glyph = GLYPHS.get(KIND[building])
    boxes.box(canvas, palette.NIGHT, left, top, px(62 if glyph else 36), px(30), px(8))
    ink = palette.AQUA if ring == palette.AQUA else palette.PAPER
    canvas.write(str(space), Face.NUMBER, px(24), ink, x + px(18), y + px(15), "m")
    if glyph:
        canvas.put_centred(art.sticker(glyph, px(24)), x + px(47), y + px(15))
    stands = view.table.workers[space - 1]
    if stands != NOBODY:
        canvas.put_centred(worker(stands, px(62)), x + plan.cell - px(26), y + px(28))
    owner = view.table.owners[space - 1]
    pending = [seat for place, seat in view.table.pending if place == space]
    corner_x, corner_y = x + plan.cell, y + plan.high
    if pending:
        side = px(56)
        boxes.outline(
            canvas, PENDING, corner_x - px(44), corner_y - px(46), side, side, side // 2, px(4)
        )
        canvas.put_centred(house(pending[0], px(46)), corner_x - px(16), corner_y - px(18), 0.55)
    elif owner != NOBODY:
        canvas.put_centred(house(owner, px(46)), corner_x - px(14), corner_y - px(16))


def _draw_marker(canvas: Canvas, space: int, plan: Plan) -> None:
    """Draw the sign of the castle section that is scored when the bailiff passes here."""
    for number, section in enumerate(SECTION):
        if section.marker == space:
            x, y = plan.corner(space)
            icon = ("dungeon", "walls", "towers")[number]
            canvas.put_centred(art.sticker(icon, plan.px(44)), x + plan.px(72), y - plan.px(2))


def _draw_officers(canvas: Canvas, view: Public, plan: Plan) -> None:
    """Draw bailiff and provost on the lower edge, side by side where both stand."""
    for shift, icon, space in (
        (0, "provost", view.table.provost),
        (52, "bailiff", view.table.bailiff),
    ):
        x, y = plan.corner(max(1, space))
        across, down = x + plan.px(20 + shift), y + plan.high - plan.px(4)
        canvas.put_centred(art.sticker(icon, plan.px(60)), across, down)


def rows_needed(view: Public) -> int:
    """How many rows of the road hold buildings, officers, and what the provost may come to."""
    table = view.table
    built = max(place for place, key in enumerate(table.road, 1) if key != NO_BUILDING)
    far = min(ROAD.spaces, max(built, table.provost + NUMBERS.longest_move, table.bailiff))
    return 1 + max(PLACES[space][0] for space in range(1, far + 1))


def draw_bonus(canvas: Canvas, per_point: int) -> None:
    """Draw the table of the final bonus: gold, cubes and deniers for points."""
    x, y = BOARD.left, round(BOARD.top + 4 * BOARD.row)
    boxes.shadow(canvas, x, y, BOARD.cell, BOARD.high, RADIUS)
    boxes.box(canvas, palette.PAPER, x, y, BOARD.cell, BOARD.high, RADIUS)
    cubes = ("basic_cube",) if per_point == 1 else (f" {per_point}", "basic_cube")
    coins = (f" {NUMBERS.deniers_per_point}", "denier")
    rows = ((("gold",), NUMBERS.gold_points), (cubes, 1), (coins, 1))
    for number, (bits, points) in enumerate(rows):
        middle = y + 24 + number * 40
        draw_line(canvas, bits, x + 10, middle, 70, 34)
        canvas.put_centred(tokens.shield(points, 32), x + BOARD.cell - 24, middle)
