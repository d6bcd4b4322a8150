"""The view of a place for a lobby: its most beautiful buildings in two rows, larger than on any board."""

from collections.abc import Sequence

from games.core.model import Key
from render.core.canvas import Canvas
from render.core.place.garden import draw_bush, draw_flowers, draw_tuft
from render.core.scatter import Scatter
from render.core.scenery import stand, standing
from render.core.sketch import Sketch

SIZE = (1400, 660)
BACK, FRONT = (276, 400), (344, 618)
"""How high the buildings of a row are, and where they stand."""

SHORE = 372
"""Where the land begins at the edges of the picture."""

LAND, LIT, PATH, PATH_EDGE = "#86A84C", "#A3BE62", "#DCC68F", "#B79A62"


def draw_land(canvas: Canvas, edge: str) -> None:
    """Draw a low hill of grass over the lower part, its edge in that colour, with a path before each row."""
    wide, high = canvas.image.size
    sketch, chance = Sketch(wide, high), Scatter(12)
    ridge = [
        (x, SHORE - 44 * (1 - ((x - wide / 2) / (wide / 2)) ** 2)) for x in range(0, wide + 1, 40)
    ]
    sketch.poly(edge, [(-4, high), *[(x, y - 12) for x, y in ridge], (wide + 4, high)])
    sketch.poly(LIT, [(-4, high), *ridge, (wide + 4, high)])
    sketch.poly(LAND, [(-4, high), *[(x, y + 110) for x, y in ridge], (wide + 4, high)])
    for level, thick in ((BACK[1] + 16, 30), (FRONT[1] + 18, 44)):
        sketch.line(PATH_EDGE, thick + 6, [(-20, level), (wide + 20, level)])
        sketch.line(PATH, thick, [(-20, level), (wide + 20, level)])
    for _ in range(60):
        draw_tuft(sketch, chance.between(0, wide), chance.between(SHORE + 74, FRONT[1] - 16), 1.6)
    for _ in range(9):
        x, y = chance.between(30, wide - 30), chance.between(SHORE + 90, FRONT[1] - 40)
        draw_flowers(sketch, x, y, chance)
    for x in (30, 420, 980, 1376):
        draw_bush(sketch, x, BACK[1] + 70, 1.7)
    canvas.put(sketch.done(), 0, 0)


def draw_buildings(canvas: Canvas, back: Sequence[Key], front: Sequence[Key]) -> None:
    """Stand the buildings up, the row at the back first."""
    wide = canvas.image.width
    for keys, (high, ground) in ((back, BACK), (front, FRONT)):
        for place, key in enumerate(keys):
            stand(canvas, standing(key, high), wide * (place + 0.5) / len(keys), ground)
