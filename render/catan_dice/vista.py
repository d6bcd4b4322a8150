"""The view of the dice games in a lobby: six dice on the shore of the island, knights and houses behind them."""

from PIL import Image

from games.catan_dice.content import FACES
from games.catan_dice.views import Public
from render.catan_dice.pieces import resource_die
from render.catan_dice.text import board_text
from render.core import art
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.caravel import caravel
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.pieces import city, road, settlement
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.vista import BACK, FRONT, SIZE, draw_land

HORIZON = 236
SHIPS = ((176, 200, 236), (1310, 190, 222))
"""Middle, width and height of the ships."""

DIE = 172
KNIGHT = 150
ROAD = (112, 28)
RED, BLUE = range(2)


def draw_vista(view: Public, scene: Scene) -> Picture:
    """The dice before the island."""
    return picture(_shore(), "vista", board_text(view, scene))


@kept
def _shore() -> Image.Image:
    """The bay, houses and knights on the hill, the dice on the shore before it."""
    canvas = Canvas(Image.new("RGB", SIZE))
    draw_bay(canvas, HORIZON)
    draw_waves(canvas, HORIZON + 20, 5)
    for x, wide, y in SHIPS:
        canvas.put_centred(caravel(wide), x, y)
    draw_land(canvas, "#E9D6A2")
    ground = BACK[1] + 10
    for owner, x in ((RED, 318), (BLUE, 884)):
        canvas.put_centred(road(owner, *ROAD, 0), x, ground - 4)
    for piece, x in (
        (settlement(RED, 100), 226),
        (city(RED, 150), 426),
        (art.tinted("knight", RED, KNIGHT), 596),
        (settlement(BLUE, 100), 792),
        (city(BLUE, 150), 1000),
        (art.tinted("knight", BLUE, KNIGHT), 1172),
    ):
        wide, high = piece.size
        canvas.put(piece, x - wide / 2, ground - high)
    step = SIZE[0] / len(FACES)
    for place, face in enumerate(FACES):
        canvas.put(resource_die(face, DIE), step * (place + 0.5) - DIE / 2, FRONT[1] - DIE + 6)
    draw_evening(canvas)
    return canvas.image
