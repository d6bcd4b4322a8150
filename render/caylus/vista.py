"""The view of Caylus in a lobby: the castle as it will stand, and houses along the road below it."""

from PIL import Image

from games.caylus.views import Public
from render.caylus.ground import SKY
from render.caylus.text import board_text
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.gradients import vertical
from render.core.place.water import draw_evening
from render.core.vista import SIZE, draw_buildings, draw_land

BACK = ("cay_walls", "cay_towers", "cay_dungeon", "cay_cathedral")
FRONT = ("cay_market", "cay_joust_field", "cay_sawmill", "cay_mason")


def draw_vista(view: Public, scene: Scene) -> Picture:
    """The castle on its hill over the road."""
    return picture(_valley(), "vista", board_text(view, scene))


@kept
def _valley() -> Image.Image:
    """Castle and houses in the evening."""
    wide, high = SIZE
    canvas = Canvas(Image.new("RGB", SIZE))
    canvas.image.paste(vertical(wide, high, SKY), (0, 0))
    draw_land(canvas, "#6A8A44")
    draw_buildings(canvas, BACK, FRONT)
    draw_evening(canvas)
    return canvas.image
