"""The section under construction, when it is scored, and what that brings or costs each."""

from games.caylus.content import SECTION, Section
from games.caylus.views import Public
from games.core.model import Seat
from render.caylus.castle import ICONS
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Scene, Words
from render.core.fitting import fit
from render.core.lettering import Face

HIGH = 60
DANGER = "#7A1F1A"


def outcome(section: Section, houses: int) -> tuple[int, int]:
    """What so many houses bring when the section is scored: favors, and points lost."""
    favors = section.houses[min(houses, len(section.houses) - 1)]
    return favors, 0 if houses else section.loss


def draw_section(
    canvas: Canvas, view: Public, words: Words, x: int, middle: int, wide: int
) -> None:
    """Draw a sign before the castle: the stones of the section under construction, and how far the bailiff has come."""
    table, high = view.table, 46
    y = middle - high // 2
    boxes.shadow(canvas, x, y, wide, high, 12)
    boxes.box(canvas, palette.NIGHT, x, y, wide, high, 12)
    if table.scored >= len(SECTION):
        text = fit(words("render-caylus-castle-done"), Face.NAME, wide - 24, 36, 26, 1)
        canvas.write(text.lines[0], Face.NAME, text.size, palette.PAPER, x + wide / 2, middle, "m")
        return
    section = SECTION[table.scored]
    counts = (
        (ICONS[table.scored], len(table.lots[table.scored]), section.lots),
        ("bailiff", table.bailiff, section.marker),
    )
    for place, (icon, count, of) in enumerate(counts):
        left = x + 10 + place * (wide - 12) / 2
        canvas.put_centred(art.sticker(icon, 42), left + 21, middle)
        canvas.write(f"{count}/{of}", Face.NUMBER, 34, palette.PAPER, left + 48, middle)


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
    canvas.put_centred(art.sticker(ICONS[table.scored], 50), x + 34, middle)
    end = x + lead
    built, way = f"{len(lots)}/{section.lots}", f"{table.bailiff}/{section.marker}"
    canvas.write(built, Face.NUMBER, 38, palette.PAPER, end - 220, middle, "m")
    canvas.put_centred(art.sticker("bailiff", 44), end - 144, middle)
    canvas.write(way, Face.NUMBER, 38, palette.PAPER, end - 68, middle, "m")
    room = (wide - lead - 8) // len(table.order)
    for place, seat in enumerate(table.order):
        left = end + place * room
        _draw_cell(canvas, seat, section, lots.count(seat), left, y, room - 6)


def _draw_cell(
    canvas: Canvas, seat: Seat, section: Section, houses: int, x: int, y: int, wide: int
) -> None:
    """Draw a player's seal, and the share of that player."""
    lay_share(canvas, section, houses, x, y + 6, wide, HIGH - 12)
    canvas.put_centred(tokens.seal(seat, 15), x + 28, y + HIGH / 2)
    draw_share(canvas, section, houses, x + 66, y + HIGH / 2, x + wide - 30)


def lay_share(
    canvas: Canvas, section: Section, houses: int, x: int, y: int, wide: int, high: int
) -> None:
    """Draw the ground of a share: red where points would be lost."""
    loss = outcome(section, houses)[1]
    boxes.box(canvas, DANGER if loss else palette.WELL, x, y, wide, high, 10)


def draw_share(
    canvas: Canvas, section: Section, houses: int, x: float, middle: float, right: float
) -> None:
    """Draw a player's houses in the section, around `x`, and around `right` what they would bring or cost."""
    favors, loss = outcome(section, houses)
    canvas.write(str(houses), Face.NUMBER, 38, palette.PAPER, x, middle, "m")
    if loss:
        canvas.put_centred(tokens.shield(-loss, 42), right, middle)
    elif favors:
        for number in range(favors):
            shift = (favors - 1 - number) * (20 if right - x > 50 else 11)
            canvas.put_centred(art.sticker("favor", 38), right + 6 - shift, middle)
    else:
        canvas.write("–", Face.NUMBER, 36, palette.MIST, right, middle, "m")
