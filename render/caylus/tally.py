"""The strip at the foot of the land: the section under construction, when it is scored, and what that brings or costs each."""

from games.caylus.content import SECTION, SECTIONS, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.caylus.castle import ICONS
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face

HIGH = 60
DANGER = "#7A1F1A"
LEAD = 470
"""How wide the part is that speaks of the section; the rest is shared by the players."""


def outcome(section: Section, houses: int) -> tuple[int, int]:
    """What so many houses bring when the section is scored: favors, and points lost."""
    favors = section.houses[min(houses, len(section.houses) - 1)]
    return favors, 0 if houses else section.loss


def draw_tally(
    canvas: Canvas, view: Public, scene: Scene, x: int, y: int, wide: int, lead: int = LEAD
) -> None:
    """Draw the section at the left, by its name where `lead` is wide, then a cell for each player, in turn order."""
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
    canvas.put_centred(art.sticker(ICONS[table.scored], 50), x + 34, middle)
    if lead == LEAD:
        title = scene.words(f"caylus-section-{SECTIONS[table.scored]}")
        name = fit(title, Face.NAME, 132, 38, 26, 1)
        canvas.write(name.lines[0], Face.NAME, name.size, palette.PAPER, x + 66, middle)
    end = x + lead
    built, way = f"{len(lots)}/{section.lots}", f"{table.bailiff}/{section.marker}"
    canvas.write(built, Face.NUMBER, 38, palette.PAPER, end - 220, middle, "m")
    canvas.put_centred(art.sticker("bailiff", 44), end - 144, middle)
    canvas.write(way, Face.NUMBER, 38, palette.PAPER, end - 68, middle, "m")
    room = (wide - lead - 8) // len(table.order)
    for place, seat in enumerate(table.order):
        left = end + place * room
        _draw_share(canvas, seat, section, lots.count(seat), left, y, room - 6)


def _draw_share(
    canvas: Canvas, seat: Seat, section: Section, houses: int, x: int, y: int, wide: int
) -> None:
    """Draw a player's houses in the section and what they would bring; red where points would be lost."""
    favors, loss = outcome(section, houses)
    middle = y + HIGH / 2
    boxes.box(canvas, DANGER if loss else palette.WELL, x, y + 6, wide, HIGH - 12, 10)
    canvas.put_centred(tokens.seal(seat, 15), x + 28, middle)
    canvas.write(str(houses), Face.NUMBER, 38, palette.PAPER, x + 66, middle, "m")
    right = x + wide - 30
    if loss:
        canvas.put_centred(tokens.shield(-loss, 42), right, middle)
    elif favors:
        for number in range(favors):
            shift = (favors - 1 - number) * (20 if wide > 140 else 11)
            canvas.put_centred(art.sticker("favor", 38), right + 6 - shift, middle)
    else:
        canvas.write("–", Face.NUMBER, 36, palette.MIST, right, middle, "m")
