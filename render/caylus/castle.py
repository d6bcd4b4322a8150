"""The castle as one skyline in which every lot is a window, its track, and the favor table."""

from PIL import Image

from games.caylus.content import FAVORS, LINES, SECTION
from games.caylus.views import Public, open_columns
from render.caylus.pieces import oval, worker
from render.caylus.vocabulary import CRAFT_ICON
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.gradients import vertical
from render.core.lettering import Face

X, Y, WIDE, HIGH = 18, 116, 656, 216
SKY = 156
WINDOW, WINDOW_HIGH = 30, 35
PITCH, ROW = 36, 42
STONES = ("#8D8A86", "#C9C1AE", "#D3D8DE")
ROOFS = "#56708F"

FAVOR_X, FAVOR_WIDE = 688, 384
LINE_ICONS = ("prestige", "denier", "basic_cube", "builder")


def _sections() -> list[tuple[int, int]]:
    """Where each section begins, and its width."""
    found, x = [], 14
    for section in SECTION:
        columns = section.lots // 2
        wide = columns * PITCH + 26
        found.append((x, wide))
        x += wide + 8
    return found


@kept
def _skyline() -> Image.Image:
    """Dungeon, walls and towers without their windows."""
    face = Canvas(vertical(WIDE, HIGH, ((0.0, "#8FB5D6"), (0.6, "#DDE9F0"), (0.73, "#B9C7A0"))))
    face.fill(palette.WELL, 0, SKY, WIDE, HIGH - SKY)
    for number, (x, wide) in enumerate(_sections()):
        stone = STONES[number]
        top = 46 if number == 0 else 40
        if number == 0:
            boxes.box(face, stone, x, 26, wide, SKY - 26, 36)
        face.fill(stone, x, top + 20 * (number == 0), wide, SKY - top - 20 * (number == 0))
        for step in range(0, wide - 10, 24):
            if number:
                face.fill(stone, x + step, top - 12, 13, 14)
        if number == 2:
            for place in range(4):
                left = x + 10 + place * (wide - 20) / 3.3
                for level in range(34):
                    face.fill(ROOFS, left + 20 - level * 0.55, level + 4, level * 1.1, 1)
    return face.image


def draw_castle(canvas: Canvas, view: Public) -> None:
    """Draw the castle and who has built it."""
    table = view.table
    boxes.shadow(canvas, X, Y, WIDE, HIGH, 14)
    boxes.lay(canvas, _skyline(), X, Y, 14)
    for number, (left, wide) in enumerate(_sections()):
        section = SECTION[number]
        columns = section.lots // 2
        houses = table.lots[number]
        for lot in range(section.lots):
            row, column = divmod(lot, columns)
            x = X + left + 13 + column * PITCH
            y = Y + 64 + row * ROW
            is_lit = lot < len(houses)
            boxes.box(canvas, palette.INK, x - 2, y - 2, WINDOW + 4, WINDOW_HIGH + 4, 14)
            ground = "#FFE9A8" if is_lit else "#1A2228"
            boxes.box(canvas, ground, x, y, WINDOW, WINDOW_HIGH, 12)
            if is_lit:
                canvas.put_centred(
                    tokens.seal(houses[lot], 11), x + WINDOW / 2, y + WINDOW_HIGH / 2
                )
        if number > table.scored:
            _veil(canvas, X + left, Y + 26, wide, SKY - 26)
        middle = Y + SKY + 31
        canvas.put_centred(tokens.shield(section.points, 40), X + left + 22, middle)
        if number < table.scored:
            canvas.put_centred(tokens.tick(19), X + left + 64, middle)
        elif number == table.scored:
            canvas.put_centred(art.sticker("builder", 52), X + left + wide - 20, Y + 26)
    _draw_track(canvas, view)


def _veil(canvas: Canvas, x: int, y: int, wide: int, high: int) -> None:
    """Lay night over a section that is built later."""
    veil = Image.new("L", (wide, high), 107)
    canvas.paint(palette.NIGHT, veil, x, y)


def _draw_track(canvas: Canvas, view: Public) -> None:
    """Draw the places 1 to 5 before the castle (R75)."""
    middle = Y + SKY + 31
    first = X + 442
    for number in range(5):
        x = first + number * 47
        if number < len(view.table.castle):
            canvas.put_centred(worker(view.table.castle[number], 50), x, middle - 6)
        else:
            canvas.put_centred(oval(42, 34, str(number + 1), is_dark=True), x, middle)


def draw_favors(canvas: Canvas, view: Public) -> None:
    """Draw the favor table: columns that are open as paper, markers as seals."""
    boxes.shadow(canvas, FAVOR_X, Y, FAVOR_WIDE, HIGH, 14)
    boxes.box(canvas, palette.PANEL, FAVOR_X, Y, FAVOR_WIDE, HIGH, 14)
    canvas.put_centred(art.sticker("favor", 38), FAVOR_X + 26, Y + 24)
    step = 66
    for column in range(5):
        x = FAVOR_X + 50 + column * step + 31
        canvas.write(str(column + 1), Face.NUMBER, 26, palette.MIST, x, Y + 24, "m")
    for row in range(len(LINES)):
        middle = Y + 66 + row * 42
        canvas.put_centred(art.sticker(LINE_ICONS[row], 34), FAVOR_X + 26, middle)
        for column in range(5):
            _draw_favor(canvas, view, row, column, FAVOR_X + 50 + column * step, middle)


def _draw_favor(canvas: Canvas, view: Public, row: int, column: int, x: int, middle: int) -> None:
    """Draw one cell: what it brings at the left, who stands there at the right."""
    is_open = column < open_columns(view.table)
    if is_open:
        boxes.box(canvas, palette.PAPER, x, middle - 18, 62, 36, 8)
    else:
        boxes.free_place(canvas, x, middle - 18, 62, 36, 8)
    ink = palette.INK if is_open else palette.MIST
    strength = 1.0 if is_open else 0.4
    line = LINES[row]
    if line == "prestige":
        canvas.write(str(FAVORS.prestige[column]), Face.NUMBER, 27, ink, x + 8, middle)
    elif line == "deniers":
        canvas.write(str(FAVORS.deniers[column]), Face.NUMBER, 27, ink, x + 8, middle)
    else:
        keys = FAVORS.resources[column] if line == "resources" else FAVORS.buildings[column]
        for number, key in enumerate(keys):
            icon = "any_cube" if key == "exchange" else CRAFT_ICON.get(key, key)
            canvas.put_centred(art.sticker(icon, 25), x + 15 + number * 19, middle, strength)
        if not keys:
            canvas.write("–", Face.NUMBER, 27, ink, x + 8, middle)
    here = [
        seat for seat, player in enumerate(view.table.players) if player.favors[row] == column + 1
    ]
    for number, seat in enumerate(here):
        radius = 9 if len(here) < 3 else 6
        left = x + 62 - 10 - number * (radius + 5)
        canvas.put_centred(tokens.seal(seat, radius), left, middle)
