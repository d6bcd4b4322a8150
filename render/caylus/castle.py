"""The castle as one skyline in which every lot is a window, and its track."""

from PIL import Image

from games.caylus.content import SECTION
from games.caylus.views import Public
from render.caylus.pieces import oval, worker
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import vertical
from render.core.sketch import Sketch

X, Y, WIDE, HIGH = 18, 116, 656, 216
SKY = 156
WINDOW, WINDOW_HIGH = 28, 35
LIT = "#FFE9A8"
PITCH, ROW = 36, 42
STONES = ("#8D8A86", "#C9C1AE", "#D3D8DE")
ROOFS = "#56708F"


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
    sketch = Sketch(WIDE, SKY)
    for number, (x, wide) in enumerate(_sections()):
        stone, shade = STONES[number], palette.mixed(STONES[number], palette.INK, 0.16)
        if number == 0:
            sketch.box(stone, x, 26, wide, SKY, 36)
            sketch.box(shade, x, 134, wide, SKY - 134, 0)
            continue
        for turret in range(4 if number == 2 else 0):
            left = x + turret * (wide - 34) / 3
            sketch.box(stone, left, 26, 34, 30, 0)
            sketch.poly(ROOFS, [(left - 5, 27), (left + 17, 2), (left + 39, 27)])
        sketch.box(stone, x, 44, wide, SKY - 44, 0)
        for step in range(0, wide - 10, 24):
            sketch.box(stone, x + step, 33, 14, 14, 0)
        sketch.box(shade, x, 52, wide, 4, 0)
    face.put(sketch.done(), 0, 0)
    face.fill(palette.WELL, 0, SKY, WIDE, HIGH - SKY)
    return face.image


@kept
def _window(*, is_lit: bool) -> Sprite:
    """A lot: an arched window, dark while it is free."""
    sketch = Sketch(WINDOW, WINDOW_HIGH, 3)
    for colour, out in (
        (palette.INK if is_lit else "#57534D", 2.0),
        (LIT if is_lit else "#1A2228", 0.0),
    ):
        wide, radius = WINDOW + 2 * out, WINDOW / 2 + out
        sketch.oval(colour, WINDOW / 2, WINDOW / 2, radius)
        sketch.box(colour, -out, WINDOW / 2, wide, WINDOW_HIGH - WINDOW / 2 + out, 3)
    return sketch.done()


def draw_castle(canvas: Canvas, view: Public, top: int = Y) -> None:
    """Draw the castle and who has built it, from that height on."""
    table = view.table
    boxes.shadow(canvas, X, top, WIDE, HIGH, 14)
    boxes.lay(canvas, _skyline(), X, top, 14)
    for number, (left, wide) in enumerate(_sections()):
        section = SECTION[number]
        columns = section.lots // 2
        houses = table.lots[number]
        for lot in range(section.lots):
            row, column = divmod(lot, columns)
            x = X + left + 17 + column * PITCH
            y = top + 66 + row * ROW
            canvas.put(_window(is_lit=lot < len(houses)), x, y)
            if lot < len(houses):
                canvas.put_centred(tokens.seal(houses[lot], 11), x + WINDOW / 2, y + 19)
        if number > table.scored:
            _veil(canvas, X + left, top + 26, wide, SKY - 26)
        middle = top + SKY + 31
        canvas.put_centred(tokens.shield(section.points, 40), X + left + 22, middle)
        if number < table.scored:
            canvas.put_centred(tokens.tick(14), X + left + 46, middle - 14)
        elif number == table.scored:
            canvas.put_centred(art.sticker("builder", 52), X + left + wide - 20, top + 26)
    _draw_track(canvas, view, top)


def _veil(canvas: Canvas, x: int, y: int, wide: int, high: int) -> None:
    """Lay night over a section that is built later."""
    veil = Image.new("L", (wide, high), 107)
    canvas.paint(palette.NIGHT, veil, x, y)


def _draw_track(canvas: Canvas, view: Public, top: int) -> None:
    """Draw the places 1 to 5 before the castle (R75)."""
    middle = top + SKY + 31
    first = X + 442
    for number in range(5):
        x = first + number * 47
        if number < len(view.table.castle):
            canvas.put_centred(worker(view.table.castle[number], 50), x, middle - 6)
        else:
            canvas.put_centred(oval(42, 34, str(number + 1), is_dark=True), x, middle)
