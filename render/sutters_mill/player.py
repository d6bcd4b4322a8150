"""One player's place: phase, cards, prospectors, counters taken, certificates."""

from games.core.model import Seat
from games.sutters_mill.content import LIMITS, SECTIONS, TOWN
from games.sutters_mill.views import Public
from render.core import art, boxes, palette, players
from render.core.canvas import Canvas, Sprite
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face
from render.sutters_mill.pieces import certificate, prospector
from render.sutters_mill.vocabulary import NUGGETS, owner_of

WIDE, HIGH, HEADER = 331, 280, 64
WELL, STEP = 54, 62
FAINT = 0.35


def draw_player(canvas: Canvas, x: int, y: int, view: Public, seat: Seat, scene: Scene) -> None:
    """Draw the place of a seat."""
    table = view.table
    player = table.players[seat]
    area = players.Area(x, y, WIDE, HIGH, HEADER)
    players.draw_bare(canvas, area, owner_of(seat))
    owner = players.Owner(owner_of(seat), scene.names[seat], seat in scene.asked)
    if owner.is_lit:
        players.draw_light(canvas, area)
    phase = fit(
        scene.words(f"sutters-mill-topic-{player.phase.replace('_', '-')}"),
        Face.NOTE,
        120,
        34,
        20,
        1,
    )
    right = x + WIDE - 12
    wide = canvas.write(phase.lines[0], Face.NOTE, phase.size, owner.ink, right, area.middle, "r")
    canvas.put_centred(art.sticker(player.phase, 48), right - wide - 28, area.middle)
    players.draw_owner(canvas, area, owner, WIDE - wide - 72, (44, 26))
    rows: tuple[tuple[Sprite, int, str], ...] = (
        (art.sticker("card", 44), len(player.hand), ""),
        (art.sticker("saved", 44), len(player.saved), ""),
        (prospector(owner_of(seat), 38), player.on_board, f"/{LIMITS.prospectors}"),
    )
    top = area.body + 8
    for column, (sign, count, most) in enumerate(rows):
        _draw_well(canvas, x, top, column, sign, count, most)
    for column, section in enumerate(SECTIONS):
        sign = art.sticker(NUGGETS[section], 44)
        _draw_well(canvas, x, top + STEP, column, sign, player.taken[column], "")
    _draw_certificates(canvas, x + 8, top + 2 * STEP, view, seat, scene)


def _draw_well(
    canvas: Canvas, x: int, y: int, column: int, sign: Sprite, count: int, most: str
) -> None:
    """Draw an icon with its number; faint where there is nothing."""
    wide = (WIDE - 16 - 2 * 6) // 3
    left = x + 8 + column * (wide + 6)
    boxes.box(canvas, palette.WELL, left, y, wide, WELL, 10)
    canvas.put_centred(sign, left + (22 if most else 27), y + WELL / 2, 1.0 if count else FAINT)
    right = left + wide - 6
    if most:
        right -= round(
            canvas.write(most, Face.LABEL, 24, palette.MIST, right, y + WELL / 2 + 4, "r")
        )
    text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, 36 if most else 38, ink, right, y + WELL / 2, "r")


def _draw_certificates(
    canvas: Canvas, x: int, y: int, view: Public, seat: Seat, scene: Scene
) -> None:
    """Draw certificates as tiles, above four in two rows, and the adventurer by its name."""
    table = view.table
    high = 70
    boxes.box(canvas, palette.WELL, x, y, WIDE - 16, high, 12)
    if table.adventurer == seat:
        canvas.put_centred(art.sticker("adventurer", 62), x + 38, y + high / 2)
        left: float = x + 78
        held = [building for place, building in enumerate(TOWN) if table.holders[place] == seat]
        if not held:
            name = scene.words("render-sutters-mill-adventurer")
            text = fit(name, Face.NOTE, WIDE - 110, 38, 24, 1)
            canvas.write(text.lines[0], Face.NOTE, text.size, palette.PAPER, left, y + high / 2)
    else:
        left = x + 8
        held = [building for place, building in enumerate(TOWN) if table.holders[place] == seat]
    room = x + WIDE - 24 - left
    size = 54 if len(held) * 60 <= room else max(30, int(room / max(1, len(held))) - 5)
    for number, building in enumerate(held):
        canvas.put(certificate(building, size), left + number * (size + 5), y + (high - size) / 2)
