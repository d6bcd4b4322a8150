"""The view of San Juan in a lobby: the bay with its ships, and a town such as nobody has built yet."""

from PIL import Image

from games.san_juan.views import Public
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.caravel import caravel
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.vista import SIZE, draw_buildings, draw_land
from render.san_juan.board import board_alt

HORIZON = 236
SHIPS = ((150, 190, 240), (1240, 230, 232), (700, 120, 214))
"""Middle, width and height of the ships."""

BACK = ("chapel", "guild_hall", "tower", "palace", "city_hall")
NEW = ("residence", "bank", "cathedral", "guard_room", "palace")
FRONT = ("market_stand", "sugar_mill", "hero", "indigo_plant")


def draw_vista(view: Public, scene: Scene) -> Picture:
    """The town by the bay; with the New Buildings some of those."""
    buildings = NEW if view.table.options.expansion else BACK
    return picture(_town(buildings), "vista", board_alt(view, scene))


@kept
def _town(buildings: tuple[str, ...]) -> Image.Image:
    """The bay, and the town with those buildings at the back."""
    canvas = Canvas(Image.new("RGB", SIZE))
    draw_bay(canvas, HORIZON)
    draw_waves(canvas, HORIZON + 20, 5)
    for x, wide, y in SHIPS:
        canvas.put_centred(caravel(wide), x, y)
    draw_land(canvas, "#E9D6A2")
    draw_buildings(canvas, buildings, FRONT)
    draw_evening(canvas)
    return canvas.image
