"""The vein in the slope: three sections in order of digging, with the prospectors in their camps."""

from games.core.model import Key
from games.sutters_mill.content import CAMPS, SECTIONS
from games.sutters_mill.views import Public
from render.core import boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.lettering import Face
from render.core.place.boards import PlateSize, name_plate, plate_wide
from render.sutters_mill.happened import Happened
from render.sutters_mill.heaps import draw_heaps, left_of
from render.sutters_mill.layout import BED, CAMP_ROOM, HEAP, SECTION
from render.sutters_mill.pieces import nugget
from render.sutters_mill.prospectors import draw_prospectors
from render.sutters_mill.spent import notice, spent
from render.sutters_mill.vocabulary import SECTION_COLOUR, term

NAME = PlateSize(240, 58, 54, 42)
LEFT_OVER, ICON, NUMBER = 150, 25, 66
"""How wide the board is that tells what is left, and how large the nugget and the number on it are."""

WORD = 54
"""The letters on the board of a section without gold."""

LIGHT = 7
"""The light around the sign of the section that is dug now."""


def draw_vein(canvas: Canvas, view: Public, scene: Scene, traces: Happened) -> None:
    """Draw gold, signs and camps of all three sections."""
    current = None if view.table.is_dug_out else view.table.current
    for place, section in enumerate(SECTIONS):
        _draw_counters(canvas, view, place, traces, scene)
        _draw_sign(canvas, view, place, scene, is_current=place == current)
        camp = SECTION[section].camp
        draw_prospectors(canvas, *camp, view, CAMPS[place], traces, room=CAMP_ROOM, lit=scene.lit)


def _draw_sign(canvas: Canvas, view: Public, place: int, scene: Scene, *, is_current: bool) -> None:
    """Draw the section's name, and how much gold is left, if any; lit where it is dug now."""
    section = SECTIONS[place]
    x, y = SECTION[section].sign
    count, name = view.table.left[place], term(scene.words, "space", CAMPS[place])
    plate = NAME._replace(wide=plate_wide(name, NAME) + 16)
    wide = plate.wide + (LEFT_OVER if count else 0)
    if is_current:
        boxes.lit(canvas, palette.LAMP, x, y, wide, plate.high, 12, LIGHT)
    boxes.box(canvas, palette.NIGHT, x, y, wide, plate.high, 12)
    canvas.put(name_plate(name, SECTION_COLOUR[section][0], plate), x, y)
    if not count:
        return
    left, middle = x + plate.wide, y + plate.high / 2
    canvas.put_centred(nugget(ICON, 0), left + 12 + ICON, middle)
    canvas.write(str(count), Face.NUMBER, NUMBER, palette.PAPER, x + wide - 12, middle, "r")


def _draw_counters(
    canvas: Canvas, view: Public, place: int, traces: Happened, scene: Scene
) -> None:
    """Draw the gold that is left in heaps, and pits where whole ones have been, or the land without any; aqua light lies
    where the last move has taken some.

    Gold is dug from the left; what is lost unseen is missing at the end.
    """
    section: Key = SECTIONS[place]
    first, last = left_of(view, place)
    fresh = set(range(first - traces.dug.get(section, 0), first))
    fresh |= {last} if section in traces.lost else set()
    if not view.table.left[place]:
        left, top = SECTION[section].bed
        canvas.put(spent(section, 1), left, top)
        word = notice(scene.words("render-sutters-mill-spent"), WORD)
        canvas.put_centred(word, left + BED[0] / 2, top + BED[1] / 2)
    changed = frozenset(number // HEAP for number in fresh)
    draw_heaps(canvas, section, SECTION[section].bed, (first, last), changed=changed)
