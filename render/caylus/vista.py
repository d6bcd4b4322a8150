"""The view of Caylus in a lobby: the castle as it will stand, houses along the road below it, and who works there."""

from PIL import Image

from games.caylus.views import Public
from render.caylus.ground import ROCK, ROCK_DARK, ROCK_LIGHT, SKY
from render.caylus.pieces import worker
from render.caylus.text import board_text
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.gradients import vertical
from render.core.place.water import draw_evening
from render.core.scenery import stand, standing
from render.core.sketch import Sketch
from render.core.vista import SIZE, draw_land

CASTLE = (
    ("cay_dungeon", 236, 366, 300),
    ("cay_cathedral", 1156, 366, 320),
    ("cay_walls", 496, 344, 270),
    ("cay_walls", 904, 344, 270),
    ("cay_towers", 700, 358, 384),
)
"""The buildings on the rock, the ones behind first: the middle of each, its ground, and how high it is."""

HOUSES = (
    ("cay_market", 130, 270),
    ("cay_sawmill", 420, 270),
    ("cay_joust_field", 990, 270),
    ("cay_mason", 1270, 270),
)
"""The houses along the road: the middle of each, and how high it is."""

HOUSES_AT = 540

FOLK, FOLK_AT, FOLK_STEP = 150, 570, 190
"""How large workers are, where they stand, and from one to the next."""


def draw_vista(view: Public, scene: Scene) -> Picture:
    """The castle on its hill over the road."""
    return picture(_valley(), "vista", board_text(view, scene))


@kept
def _valley() -> Image.Image:
    """Castle and houses in the evening, and a worker of each colour on the road."""
    wide, high = SIZE
    canvas = Canvas(Image.new("RGB", SIZE))
    canvas.image.paste(vertical(wide, high, SKY), (0, 0))
    draw_land(canvas, "#6A8A44")
    _draw_rock(canvas)
    for key, x, ground, tall in CASTLE:
        stand(canvas, standing(key, tall), x, ground)
    for key, x, tall in HOUSES:
        stand(canvas, standing(key, tall), x, HOUSES_AT)
    draw_evening(canvas)
    for seat in range(5):
        canvas.put_centred(worker(seat, FOLK), wide / 2 + (seat - 2) * FOLK_STEP, FOLK_AT)
    return canvas.image


def _draw_rock(canvas: Canvas) -> None:
    """Draw the rock under the castle, lit from the left."""
    sketch = Sketch(*SIZE)
    crest = [(60, 432), (96, 380), (180, 352), (1220, 352), (1310, 384), (1350, 432)]
    sketch.poly(ROCK, crest)
    sketch.poly(ROCK_LIGHT, [(60, 432), (96, 380), (180, 352), (220, 352), (150, 432)])
    sketch.poly(ROCK_DARK, [(1220, 352), (1310, 384), (1350, 432), (1180, 432)])
    for x in range(260, 1160, 90):
        sketch.poly(ROCK_DARK + "90", [(x, 432), (x + 16, 372), (x + 40, 432)])
    canvas.put(sketch.done(), 0, 0)
