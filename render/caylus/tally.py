"""The section under construction, when it is scored, and what that brings or costs each."""

from games.caylus.content import SECTION, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.caylus.castle import ICONS
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.lettering import Face
from render.core.numerals import signed

HIGH = 60
WITH_HOUSES, ROOMY = 124, 100
"""From these widths on a player's cell has room for the number of houses, and for large letters."""

NUMBER = 42
DANGER = "#8E1F1A"


def outcome(section: Section, houses: int) -> tuple[int, int]:
    """What so many houses bring when the section is scored: favors, and points lost."""
    favors = section.houses[min(houses, len(section.houses) - 1)]
    return favors, 0 if houses else section.loss


def draw_tally(
    canvas: Canvas, view: Public, scene: Scene, x: int, y: int, wide: int, lead: int
) -> None:
    """Draw the section and the bailiff's way at the left, then a cell for each player, in turn order."""
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
    canvas.put_centred(art.sticker(ICONS[table.scored], 50), x + 32, middle)
    end = x + lead
    built, way = f"{len(lots)}/{section.lots}", f"{table.bailiff}/{section.marker}"
    canvas.write(built, Face.NUMBER, NUMBER, palette.PAPER, end - 214, middle, "m")
    canvas.put_centred(art.sticker("bailiff", 46), end - 138, middle)
    canvas.write(way, Face.NUMBER, NUMBER, palette.PAPER, end - 58, middle, "m")
    room = (wide - lead - 8) // len(table.order)
    for place, seat in enumerate(table.order):
        left = end + place * room
        _draw_cell(canvas, seat, section, lots.count(seat), left, y, room - 6)


def _draw_cell(
    canvas: Canvas, seat: Seat, section: Section, houses: int, x: int, y: int, wide: int
) -> None:
    """Draw a player's seal and houses in the section, and what they would bring or cost: red where points would be lost."""
    favors, loss = outcome(section, houses)
    boxes.box(canvas, DANGER if loss else palette.WELL, x, y + 5, wide, HIGH - 10, 10)
    middle, right = y + HIGH / 2, x + wide - 26
    radius, size = (17, NUMBER) if wide >= ROOMY else (14, 36)
    canvas.put_centred(tokens.seal(seat, radius), x + radius + 8, middle)
    if wide >= WITH_HOUSES:
        canvas.write(str(houses), Face.NUMBER, NUMBER, palette.PAPER, x + 64, middle, "m")
    if loss:
        canvas.write(signed(-loss), Face.NUMBER, size, palette.PAPER, x + wide - 8, middle, "r")
    elif favors:
        for number in range(favors):
            shift = (favors - 1 - number) * 13
            canvas.put_centred(art.sticker("favor", 42), right + 4 - shift, middle)
    else:
        canvas.write("–", Face.NUMBER, NUMBER, palette.MIST, right, middle, "m")
