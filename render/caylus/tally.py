"""The notice before the castle: when its section is scored; and what that will cost or bring everybody."""

from games.caylus.content import SECTION, SECTIONS, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.caylus.masonry import TIMBER_DARK
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.fitting import Fitted, fit
from render.core.lettering import Face
from render.core.sketch import BROAD, Sketch

LETTERS, LEAST = 0.88, 26
"""The largest letters, in heights of the notice, and the least."""

NAMED = 500
"""From so many pixels on a notice names the section."""

DANGER, GOOD, BOARD = "#9C2620", "#24497F", "#E3BC80"

Box = tuple[int, int, int, int]


def outcome(section: Section, houses: int) -> tuple[int, int]:
    """What so many houses bring when the section is scored: favors, and points lost."""
    favors = section.houses[min(houses, len(section.houses) - 1)]
    return favors, 0 if houses else section.loss


def outcomes(view: Public) -> dict[Seat, tuple[int, int]]:
    """What everybody would gain and lose if the section were scored now; nothing once all are scored."""
    table = view.table
    if table.scored >= len(SECTION):
        return dict.fromkeys(table.order, (0, 0))
    section, lots = SECTION[table.scored], table.lots[table.scored]
    return {seat: outcome(section, lots.count(seat)) for seat in table.order}


def draw_notice(canvas: Canvas, view: Public, words: Words, box: Box) -> None:
    """Draw a wooden sign on two posts with the bailiff's bell and how far he has to ride until the section is scored."""
    if view.table.scored >= len(SECTION):
        return
    x, y, wide, high = box
    canvas.put(_board(wide, high), x, y)
    line = letters(due(words, view, box), box)
    size, middle = round(high * 0.92), y + high / 2 - 3
    canvas.put_centred(art.sticker("bailiff", size), x + size / 2 + 6, middle)
    canvas.write(line.lines[0], Face.NAME, line.size, palette.INK, x + size + 14, middle)


def due(words: Words, view: Public, box: Box) -> str:
    """When the section is scored, with its name where there is room."""
    scored = view.table.scored
    spaces = max(1, SECTION[scored].marker - view.table.bailiff)
    if box[2] < NAMED:
        return words("render-caylus-to-go", spaces=spaces)
    return words("render-caylus-due", section=SECTIONS[scored], spaces=spaces)


def letters(told: str, box: Box) -> Fitted:
    """What the sign says as it is written behind the bell."""
    _, _, wide, high = box
    size = round(high * 0.92)
    return fit(told, Face.NAME, wide - size - 26, round(high * LETTERS), LEAST, 1)


@kept
def _board(wide: int, high: int) -> Sprite:
    """A plank nailed to two posts."""
    sketch = Sketch(wide, high, 10, BROAD)
    posts = (wide * 0.12, wide * 0.88)
    for x in posts:
        sketch.line(palette.INK, 18, [(x, 2), (x, high + 4)])
        sketch.line(TIMBER_DARK, 12, [(x, 2), (x, high + 4)])
    sketch.box(palette.INK, 0, 0, wide, high - 6, 9)
    sketch.box(BOARD, 3, 3, wide - 6, high - 12, 7)
    sketch.box(palette.mixed(BOARD, palette.WHITE, 0.45), 9, 3, wide - 18, 4, 2)
    sketch.box(palette.mixed(BOARD, TIMBER_DARK, 0.45), 6, high - 14, wide - 12, 4, 2)
    for start, end, y in ((0.2, 0.5, 11), (0.62, 0.95, 13), (0.3, 0.7, high - 19)):
        sketch.line(TIMBER_DARK + "38", 2, [(wide * start, y), (wide * end, y)])
    return sketch.done()
