"""The vein: three sections in order of digging, with the prospectors in their camps."""

from games.core.model import Key
from games.sutters_mill.content import CAMPS, PLACE, PLACES, SECTIONS
from games.sutters_mill.events import CounterLost
from games.sutters_mill.views import Public
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.contract import Scene
from render.core.fitting import fit
from render.core.lettering import Face
from render.sutters_mill.pieces import counter, draw_number, hole, prospector
from render.sutters_mill.vocabulary import CAMP_ICONS, SEAM, owner_of

HIGH, WIDE, GAP, LEFT = 150, 445, 14, 18
PITCH, RADIUS = 25, 10.8


def draw_vein(canvas: Canvas, top: int, view: Public, scene: Scene) -> None:
    """Draw the three sections at a height."""
    current = None if view.table.is_dug_out else view.table.current
    lost = {event.counter for event in scene.events if isinstance(event, CounterLost)}
    for place, section in enumerate(SECTIONS):
        x = LEFT + place * (WIDE + GAP)
        is_current = place == current
        is_empty = not view.table.left[place]
        boxes.shadow(canvas, x, top, WIDE, HIGH, 16)
        ground = palette.mixed(palette.PANEL, "#5C7B88", 0.28) if is_current else palette.PANEL
        boxes.box(canvas, palette.WELL if is_empty else ground, x, top, WIDE, HIGH, 16)
        if is_current:
            boxes.outline(canvas, palette.PAPER, x, top, WIDE, HIGH, 16, 4)
        strength = 0.45 if is_empty else 1.0
        camp = CAMPS[place]
        canvas.put(art.sticker(CAMP_ICONS[camp], 92), x + 14, top + 6, strength)
        name = fit(_short(scene, section), Face.NAME, 118, 40, 26, 1)
        ink = palette.MIST if is_empty else palette.PAPER
        canvas.write(name.lines[0], Face.NAME, name.size, ink, x + 62, top + 124, "m")
        _draw_counters(canvas, view, place, (x + 134, top), is_lost=section in lost)
        _draw_prospectors(canvas, view, camp, (x + 134, top))
        count = view.table.left[place]
        text = str(count) if count else "–"
        canvas.write(text, Face.NUMBER, 54, ink, x + WIDE - 20, top + 110, "r")


def _short(scene: Scene, section: Key) -> str:
    """The section's name on its place."""
    return scene.words(f"render-sutters-mill-{section}")


def _draw_counters(
    canvas: Canvas, view: Public, place: int, corner: tuple[int, int], *, is_lost: bool
) -> None:
    """Draw what is left and holes where counters have been; the seam runs only where gold is left.

    Counters are dug from the front; those lost unseen leave holes at the end.
    """
    left, top = corner
    section = SECTIONS[place]
    taken = sum(player.taken[place] for player in view.table.players)
    first, last = taken, taken + view.table.left[place]
    columns = PLACES[place] // 2
    if first < last:
        start, end = first // 2, (last - 1) // 2
        for column in range(start, end):
            x = left + column * PITCH
            canvas.fill(SEAM, x, top + 30 if column % 2 else top + 34, PITCH, 5)
    for number in range(PLACES[place]):
        column, row = divmod(number, 2)
        assert column < columns
        x, y = left + column * PITCH, top + 22 + row * 26
        if first <= number < last:
            canvas.put_centred(counter(section, RADIUS), x, y)
        else:
            canvas.put_centred(hole(RADIUS), x, y)
            if is_lost and number == last:
                boxes.outline(canvas, palette.AQUA, x - 13, y - 13, 26, 26, 13, 4)


def _draw_prospectors(canvas: Canvas, view: Public, space: Key, corner: tuple[int, int]) -> None:
    """Draw a pawn per player, with a number from two on."""
    left, top = corner
    x = left + 14
    for seat, player in enumerate(view.table.players):
        count = player.prospectors[PLACE[space]]
        if count:
            canvas.put_centred(prospector(owner_of(seat), 54), x, top + 112)
            draw_number(canvas, x + 29, top + 122, count)
            x += 60 if count == 1 else 74
