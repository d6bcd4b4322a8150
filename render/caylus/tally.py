"""The section under construction, when it is scored, and what that brings or costs each."""

from games.caylus.content import SECTION, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.caylus.castle import ICONS
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.numerals import signed

HIGH = 64
WORDY, BRIEF = 330, 146
"""How wide the bailiff's way is in words, and without."""

ROOMY = 92
"""From this width on a player's cell has room for large letters."""

NUMBER, APART = 48, 5
CELL = ((17, 46, 30), (14, 38, 0))
"""The sizes of a cell's seal, its number and the star of the points, where there is room for large ones and where not."""

TO_GO = (46, 34)
"""The largest and the least size of how far the bailiff has to go."""

DANGER = "#8E1F1A"


def outcome(section: Section, houses: int) -> tuple[int, int]:
    """What so many houses bring when the section is scored: favors, and points lost."""
    favors = section.houses[min(houses, len(section.houses) - 1)]
    return favors, 0 if houses else section.loss


def draw_tally(canvas: Canvas, view: Public, scene: Scene, x: int, y: int, wide: int) -> None:
    """Draw the section and the bailiff's way at the left, in words where there is room, then a cell for each player, in turn
    order.
    """
    table = view.table
    boxes.shadow(canvas, x, y, wide, HIGH, 14)
    boxes.box(canvas, palette.NIGHT, x, y, wide, HIGH, 14)
    middle = y + HIGH / 2
    if table.scored >= len(SECTION):
        canvas.put_centred(art.sticker("castle", 46), x + 36, middle)
        text = scene.words("render-caylus-castle-done")
        canvas.write(text, Face.NAME, 38, palette.PAPER, x + 70, middle)
        return
    section, lots = SECTION[table.scored], table.lots[table.scored]
    to_go, lead = max(1, section.marker - table.bailiff), lead_of(len(table.order), wide)
    canvas.put_centred(art.sticker("bailiff", 54), x + 32, middle)
    if lead == WORDY:
        told = scene.words("render-caylus-to-go", spaces=to_go)
        line = fit(told, Face.NAME, lead - 134, *TO_GO, 1)
        canvas.write(line.lines[0], Face.NAME, line.size, palette.PAPER, x + 64, middle)
    else:
        canvas.write(str(to_go), Face.NUMBER, NUMBER, palette.PAPER, x + 78, middle, "m")
    canvas.put_centred(art.sticker(ICONS[table.scored], 50), x + lead - 27, middle)
    room = (wide - lead - 6) // len(table.order)
    for place, seat in enumerate(table.order):
        left = x + lead + place * room
        _draw_cell(canvas, seat, section, lots.count(seat), left, y, room - 6)


def lead_of(count: int, wide: int) -> int:
    """How wide the bailiff's way is before the cells of so many players."""
    return WORDY if wide - WORDY >= count * ROOMY else BRIEF


def _draw_cell(
    canvas: Canvas, seat: Seat, section: Section, houses: int, x: int, y: int, wide: int
) -> None:
    """Draw a player's seal, and what the houses in the section would bring or cost: red where points would be lost."""
    favors, loss = outcome(section, houses)
    boxes.box(canvas, DANGER if loss else palette.WELL, x, y + 5, wide, HIGH - 10, 10)
    middle = y + HIGH / 2
    radius, size, star = CELL[wide < ROOMY]
    told = signed(-loss) if loss else "–"
    across = width(told, Face.NUMBER, size) + (star if loss else 0)
    across = 42 + (favors - 1) * 13 if favors else across
    left = x + (wide - 2 * radius - APART - across) / 2
    canvas.put_centred(tokens.seal(seat, radius), left + radius, middle)
    left += 2 * radius + APART
    for number in range(favors):
        canvas.put_centred(art.sticker("favor", 42), left + 21 + number * 13, middle)
    if not favors:
        ink = palette.PAPER if loss else palette.MIST
        canvas.write(told, Face.NUMBER, size, ink, left, middle)
    if loss and star:
        canvas.put_centred(art.sticker("prestige", star), left + across - star / 2, middle)
