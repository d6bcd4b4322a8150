"""The vein in the slope: three sections in order of digging, with the prospectors in their camps."""

from games.core.model import Key
from games.sutters_mill.content import CAMPS, PLACES, SECTIONS
from games.sutters_mill.views import Public
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.halo import halo
from render.core.lettering import Face
from render.core.place.boards import PlateSize, name_plate
from render.sutters_mill.happened import Happened
from render.sutters_mill.layout import BED, PAIR, PITCH, RADIUS, SECTION
from render.sutters_mill.pieces import counter, hole
from render.sutters_mill.prospectors import draw_prospectors
from render.sutters_mill.vocabulary import CAMP_ICONS, SEAM, SECTION_COLOUR

SIGN = (150, 60)
NAME = PlateSize(176, 50, 48, 38)
ICON = 58
RADIUS_SIGN = 12


def draw_vein(canvas: Canvas, view: Public, scene: Scene, traces: Happened) -> None:
    """Draw counters, signs and camps of all three sections."""
    current = None if view.table.is_dug_out else view.table.current
    for place, section in enumerate(SECTIONS):
        _draw_counters(canvas, view, place, traces)
        _draw_sign(canvas, view, place, scene, is_current=place == current)
        camp, room = SECTION[section].camp, SECTION[section].camp_room
        draw_prospectors(canvas, *camp, view, CAMPS[place], traces, room=room)


def _draw_sign(canvas: Canvas, view: Public, place: int, scene: Scene, *, is_current: bool) -> None:
    """Draw the section's sign: its camp, how much is left, its name; the current one within a paper edge."""
    section = SECTIONS[place]
    x, y = SECTION[section].sign
    wide, high = SIGN
    count = view.table.left[place]
    boxes.shadow(canvas, x, y, wide, high, RADIUS_SIGN)
    edge = palette.PAPER if is_current else palette.INK
    boxes.box(canvas, edge, x - 4, y - 4, wide + 8, high + 8, RADIUS_SIGN + 4)
    boxes.box(canvas, palette.NIGHT, x, y, wide, high, RADIUS_SIGN)
    strength = 1.0 if count else 0.45
    canvas.put_centred(art.sticker(CAMP_ICONS[CAMPS[place]], ICON), x + 34, y + 29, strength)
    text, ink = (str(count), palette.PAPER) if count else ("–", palette.MIST)
    canvas.write(text, Face.NUMBER, 60, ink, x + wide - 10, y + 32, "r")
    name = scene.words(f"render-sutters-mill-{section}")
    canvas.put(name_plate(name, SECTION_COLOUR[section][0], NAME), x + wide + 10, y + 4)


def _draw_counters(canvas: Canvas, view: Public, place: int, traces: Happened) -> None:
    """Draw what is left and holes where counters have been; the seam runs only where gold is left.

    Counters are dug from the left; those lost unseen leave holes at the end.
    """
    section: Key = SECTIONS[place]
    left, top = SECTION[section].bed
    x0 = left + (BED[0] - PITCH * (PLACES[place] // 2 - 1)) / 2
    y0 = top + (BED[1] - PAIR) / 2
    taken = sum(player.taken[place] for player in view.table.players)
    first, last = taken, taken + view.table.left[place]
    fresh = range(first - traces.dug.get(section, 0), first)
    for column in range(first // 2, (last - 1) // 2) if first < last else ():
        canvas.fill(SEAM, x0 + column * PITCH, y0 + 9 + 4 * (column % 2), PITCH, 6)
    for number in range(PLACES[place]):
        column, row = divmod(number, 2)
        x, y = x0 + column * PITCH, y0 + row * PAIR
        if first <= number < last:
            canvas.put_centred(counter(section, RADIUS), x, y)
            continue
        if number in fresh or (section in traces.lost and number == last):
            canvas.put_centred(halo(hole, RADIUS), x, y)
        canvas.put_centred(hole(RADIUS), x, y)
