"""The special buildings, the bridge with the passing track, and the road in its loops."""

from PIL import Image

from games.caylus.content import (
    GATE,
    GUILD,
    INN,
    JOUST_FIELD,
    KIND,
    NUMBERS,
    ROAD,
    SECTION,
    STABLES,
    TRADING_POST,
)
from games.caylus.views import NO_BUILDING, NOBODY, Placing, Public, next_price
from games.core.model import Key, Seat
from render.caylus.pieces import draw_line, house, landscape, oval, worker
from render.caylus.vocabulary import GLYPHS, LOOKS, short, strip_of
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Words
from render.core.fitting import fit
from render.core.lettering import Face

CELL, CELL_HIGH = 130, 128
PITCH, ROW = 154, 145.5
LEFT, TOP = 18, 464
SCENE, BAND, STRIP = 62, 32, 34
SAND, DARK = "#D2B273", "#5C543F"
SPECIAL_TOP, SPECIAL_HIGH = 344, 108

WIDTHS = {
    GATE: (18, 148),
    TRADING_POST: (180, 148),
    GUILD: (342, 148),
    JOUST_FIELD: (504, 148),
    STABLES: (666, 216),
    INN: (896, 176),
}
EFFECTS = {
    TRADING_POST: "denier",
    GUILD: "provost",
    JOUST_FIELD: "favor",
    STABLES: "order",
    INN: "denier",
}

GRID: tuple[tuple[int, ...], ...] = (
    (2, 1),
    (3, 4, 5, 6, 7, 8, 9),
    (16, 15, 14, 13, 12, 11, 10),
    (17, 18, 19, 20, 21, 22, 23),
    (0, 28, 27, 26, 25, 24),
)
"""Spaces by row, the way the road runs (4.3); 0 for the bonus table."""

PLACES = {
    space: (row, column)
    for row, spaces in enumerate(GRID)
    for column, space in enumerate(spaces)
    if space
}


def corner(space: int) -> tuple[float, float]:
    """Where the cell of a space begins."""
    row, column = PLACES[space]
    return LEFT + column * PITCH, TOP + row * ROW


def draw_specials(canvas: Canvas, view: Public, words: Words, touched: frozenset[Key]) -> None:
    """Draw the six buildings before the bridge."""
    table = view.table
    held: dict[Key, tuple[Seat, ...]] = {
        GATE: (table.specials[0],),
        TRADING_POST: (table.specials[1],),
        GUILD: (table.specials[2],),
        JOUST_FIELD: (table.specials[3],),
        STABLES: (*table.stables, *[NOBODY] * (NUMBERS.stables - len(table.stables))),
        INN: table.inn,
    }
    for building, (x, wide) in WIDTHS.items():
        _draw_special(canvas, x, wide, building, words, is_new=building in touched)
        seats = held[building]
        step = min(58, (wide - 84) / max(1, len(seats)))
        for number, seat in enumerate(seats):
            left = x + wide - 34 - (len(seats) - 1 - number) * step
            if seat == NOBODY:
                text = str(number + 1) if building == STABLES else ""
                canvas.put_centred(oval(40, 30, text, is_dark=False), left, SPECIAL_TOP + 54)
            else:
                canvas.put_centred(worker(seat, 60), left, SPECIAL_TOP + 40)


def _draw_special(
    canvas: Canvas, x: int, wide: int, building: Key, words: Words, *, is_new: bool
) -> None:
    """Draw drawing, name band and effect."""
    if is_new:
        boxes.lit(canvas, palette.AQUA, x, SPECIAL_TOP, wide, SPECIAL_HIGH, 12, 6)
    else:
        boxes.shadow(canvas, x, SPECIAL_TOP, wide, SPECIAL_HIGH, 12)
    face = Canvas(Image.new("RGB", (wide, SPECIAL_HIGH), palette.channels("#6B5A3C")[:3]))
    face.image.paste(landscape(building, wide, SPECIAL_HIGH - 36, 0.32), (0, 0))
    boxes.lay(canvas, face.image, x, SPECIAL_TOP, 12)
    name = fit(short(words, building), Face.NAME, wide - 16, 31, 18, 1)
    middle = SPECIAL_TOP + SPECIAL_HIGH - 18
    canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, x + 8, middle)
    if building in EFFECTS:
        canvas.put_centred(art.sticker(EFFECTS[building], 38), x + 20, SPECIAL_TOP + 18)


@kept
def _bridge() -> Image.Image:
    """Stone over water."""
    wide, high = 750, CELL_HIGH
    face = Canvas(Image.new("RGB", (wide, high), palette.channels("#23708A")[:3]))
    face.fill("#B9B0A0", 0, 16, wide, 80)
    face.fill("#D3CBB9", 0, 16, wide, 12)
    for number in range(4):
        x = 40 + number * 185
        face.fill("#B9B0A0", x - 22, 84, 100, 44)
        boxes.box(face, "#23708A", x, 90, 92, 60, 30)
    return face.image


def draw_bridge(canvas: Canvas, view: Public) -> None:
    """Draw the passing track: who has passed, what the next worker costs the active player."""
    x, y = round(LEFT + 2 * PITCH), TOP
    boxes.shadow(canvas, x, y, 750, CELL_HIGH, 12)
    boxes.lay(canvas, _bridge(), x, y, 12)
    passed = view.table.passed
    for number in range(len(view.table.players)):
        left = x + 62 + number * 104
        if number < len(passed):
            boxes.box(canvas, palette.KEYLINE, left - 40, y + 24, 80, 80, 40)
            boxes.outline(canvas, palette.INK, left - 40, y + 24, 80, 80, 40, 3)
            canvas.put_centred(tokens.seal(passed[number], 24), left, y + 64)
        else:
            boxes.box(canvas, "#8B8272", left - 38, y + 26, 76, 76, 38)
            canvas.write(str(number + 1), Face.NUMBER, 40, palette.PAPER, left, y + 64, "m")
        if number == 0:
            canvas.put_centred(art.sticker("denier", 44), left + 34, y + 24)
            tokens.pill(canvas, left + 52, y + 38, f"+{NUMBERS.first_pass}", 22)
    phase = view.flow[0] if view.flow else None
    if isinstance(phase, Placing) and phase.queue:
        queue = phase.queue
        left = x + 592
        boxes.box(canvas, palette.NIGHT, left, y + 22, 146, 84, 14)
        boxes.outline(canvas, palette.PAPER, left, y + 22, 146, 84, 14, 3)
        canvas.put_centred(worker(queue[0], 56), left + 38, y + 60)
        price = str(next_price(view.table, queue[0]))
        canvas.write(price, Face.NUMBER, 50, palette.PAPER, left + 80, y + 64, "m")
        canvas.put_centred(art.sticker("denier", 44), left + 116, y + 64)


def draw_road(canvas: Canvas, view: Public, words: Words, touched: frozenset[Key]) -> None:
    """Draw the band, then every cell, then provost and bailiff."""
    for space in range(1, ROAD.spaces + 1):
        _draw_way(canvas, view, space)
    for space in range(1, ROAD.spaces + 1):
        building = view.table.road[space - 1]
        if building == NO_BUILDING:
            _draw_empty(canvas, space)
        else:
            is_new = f"{building}@{space}" in touched or building in touched
            _draw_cell(canvas, view, space, building, words, is_new=is_new)
        _draw_marker(canvas, space)
    _draw_officers(canvas, view)


def _draw_way(canvas: Canvas, view: Public, space: int) -> None:
    """Draw the road from the cell to the next one: sand up to the provost, dark beyond."""
    if space == ROAD.spaces:
        return
    colour = SAND if space < view.table.provost else DARK
    (x, y), (nx, ny) = corner(space), corner(space + 1)
    if abs(y - ny) < 1:
        left = min(x, nx) + CELL - 6
        canvas.fill(colour, left, y + 14, PITCH - CELL + 12, 100)
        text = "›" if nx > x else "‹"
        middle = left + (PITCH - CELL + 12) / 2
        canvas.write(text, Face.NUMBER, 44, palette.INK_SOFT, middle, y + 60, "m")
    else:
        is_turn = abs(x - nx) > 1
        canvas.fill(
            colour, x + 14, y + CELL_HIGH - 6, 102, ROW - CELL_HIGH + (104 if is_turn else 12)
        )
        if is_turn:
            canvas.fill(colour, nx + CELL - 6, ny + 14, x - nx - CELL + 22, 84)


def _draw_empty(canvas: Canvas, space: int) -> None:
    """Draw a dashed place with its number."""
    x, y = corner(space)
    boxes.free_place(canvas, x, y, CELL, CELL_HIGH, 12)
    canvas.write(
        str(space), Face.NUMBER, 36, palette.MIST, x + CELL / 2, y + CELL_HIGH / 2 + 8, "m"
    )


@kept
def _tile(building: Key) -> Image.Image:
    """A building without words: drawing, band, strip."""
    face = Canvas(Image.new("RGB", (CELL, CELL_HIGH), palette.channels(palette.PAPER)[:3]))
    face.image.paste(landscape(building, CELL, SCENE, 0.45), (0, 0))
    face.fill(LOOKS[KIND[building]].band, 0, SCENE, CELL, BAND)
    draw_line(face, strip_of(building), 6, SCENE + BAND + STRIP / 2, CELL - 12)
    return face.image


def _draw_cell(
    canvas: Canvas, view: Public, space: int, building: Key, words: Words, *, is_new: bool
) -> None:
    """Draw a building with its number, worker and owner."""
    x, y = corner(space)
    left, top = round(x), round(y)
    if is_new:
        boxes.lit(canvas, palette.AQUA, left, top, CELL, CELL_HIGH, 12, 6)
    else:
        boxes.shadow(canvas, left, top, CELL, CELL_HIGH, 12)
    boxes.lay(canvas, _tile(building), left, top, 12)
    name = fit(short(words, building), Face.NAME, CELL - 12, 29, 17, 1)
    canvas.write(name.lines[0], Face.NAME, name.size, palette.WHITE, x + 6, y + SCENE + BAND / 2)
    glyph = GLYPHS.get(KIND[building])
    boxes.box(canvas, palette.NIGHT, left, top, 62 if glyph else 36, 30, 8)
    ink = palette.AQUA if is_new else palette.PAPER
    canvas.write(str(space), Face.NUMBER, 24, ink, x + 18, y + 15, "m")
    if glyph:
        canvas.put_centred(art.sticker(glyph, 24), x + 47, y + 15)
    stands = view.table.workers[space - 1]
    if stands != NOBODY:
        canvas.put_centred(worker(stands, 62), x + CELL - 26, y + 28)
    owner = view.table.owners[space - 1]
    pending = [seat for place, seat in view.table.pending if place == space]
    if pending:
        boxes.outline(canvas, "#3FBF7F", x + CELL - 44, y + CELL_HIGH - 46, 56, 56, 28, 4)
        canvas.put_centred(house(pending[0], 46), x + CELL - 16, y + CELL_HIGH - 18, 0.55)
    elif owner != NOBODY:
        canvas.put_centred(house(owner, 46), x + CELL - 14, y + CELL_HIGH - 16)


def _draw_marker(canvas: Canvas, space: int) -> None:
    """Draw the sign of the castle section that is scored when the bailiff passes here."""
    for number, section in enumerate(SECTION):
        if section.marker == space:
            x, y = corner(space)
            icon = ("dungeon", "walls", "towers")[number]
            canvas.put_centred(art.sticker(icon, 44), x + CELL / 2 + 16, y + 2)


def _draw_officers(canvas: Canvas, view: Public) -> None:
    """Draw bailiff and provost on the lower edge, side by side where both stand."""
    for shift, icon, space in (
        (0, "provost", view.table.provost),
        (52, "bailiff", view.table.bailiff),
    ):
        x, y = corner(max(1, space))
        canvas.put_centred(art.sticker(icon, 60), x + 20 + shift, y + CELL_HIGH - 8)


def draw_bonus(canvas: Canvas, per_point: int) -> None:
    """Draw the table of the final bonus: gold, cubes and deniers for points."""
    x, y = LEFT, round(TOP + 4 * ROW)
    boxes.shadow(canvas, x, y, CELL, CELL_HIGH, 12)
    boxes.box(canvas, palette.PAPER, x, y, CELL, CELL_HIGH, 12)
    cubes = ("basic_cube",) if per_point == 1 else (f" {per_point}", "basic_cube")
    coins = (f" {NUMBERS.deniers_per_point}", "denier")
    rows = ((("gold",), NUMBERS.gold_points), (cubes, 1), (coins, 1))
    for number, (bits, points) in enumerate(rows):
        middle = y + 24 + number * 40
        draw_line(canvas, bits, x + 10, middle, 70, 34)
        canvas.put_centred(tokens.shield(points, 32), x + CELL - 24, middle)
