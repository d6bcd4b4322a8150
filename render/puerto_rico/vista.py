"""The view of Puerto Rico in a lobby: ships before the island, its great houses, and the harvest on the quay."""

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import GOODS
from games.puerto_rico.views import Public
from render.core import art
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.caravel import caravel
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.vista import SIZE, draw_buildings, draw_land
from render.puerto_rico.looks import drawing_of
from render.puerto_rico.pieces import person
from render.puerto_rico.text import board_alt

HORIZON = 220
SHIPS = ((120, 210, 226), (420, 110, 196), (1010, 120, 196), (1290, 214, 226))
"""Middle, width and height of the ships."""

BACK = ("residence", "fortress", "city_hall", "customs_house", "guild_hall")
NOBLE = ("residence", "royal_garden", "city_hall", "fortress", "guild_hall")
FRONT = ("sugar_mill", "tobacco_storage", "coffee_roaster", "indigo_plant")

QUAY, BARREL = 590, 118
"""How far down the harvest stands, and how large a barrel is."""

FOLK = ((92, 96), (256, 84), (1144, 84), (1308, 96))
"""Where people stand beside the barrels, and how large."""


def draw_vista(view: Public, scene: Scene) -> Picture:
    """The island with its harbor; with the Nobles their garden too."""
    back = NOBLE if view.table.has_nobles else BACK
    return picture(_island(back), "vista", board_alt(view, scene))


@kept
def _island(back: tuple[Key, ...]) -> Image.Image:
    """The bay, and the island with those buildings at the back."""
    canvas = Canvas(Image.new("RGB", SIZE))
    draw_bay(canvas, HORIZON)
    draw_waves(canvas, HORIZON + 20, 9)
    for x, wide, y in SHIPS:
        canvas.put_centred(caravel(wide), x, y)
    draw_land(canvas, "#E9D6A2")
    draw_buildings(
        canvas, [drawing_of(kind) for kind in back], [drawing_of(kind) for kind in FRONT]
    )
    middle = SIZE[0] / 2
    for place, good in enumerate(GOODS):
        at = round(middle + (place - (len(GOODS) - 1) / 2) * BARREL * 1.02)
        canvas.put_centred(art.sticker(f"barrel_{good}", BARREL), at, QUAY)
    for at, across in FOLK:
        canvas.put_centred(person("colonist", across), at, QUAY + 6)
    draw_evening(canvas)
    return canvas.image
