"""The view of San Juan in a lobby: the bay with its ships, and a town such as nobody has built yet."""

from PIL import Image

from games.core.model import Key
from games.san_juan.content import COST, POINTS
from games.san_juan.views import Public
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.caravel import caravel
from render.core.contract import Picture, Scene
from render.core.encode import picture
from render.core.place.water import draw_bay, draw_evening, draw_waves
from render.core.scenery import stand, standing
from render.core.vista import FRONT, SIZE, draw_buildings, draw_land
from render.san_juan.board import board_alt
from render.san_juan.card import EDGE
from render.san_juan.looks import KINDS, kind_of
from render.san_juan.scenery import scenery

HORIZON = 236
SHIPS = ((150, 190, 240), (1240, 230, 232), (700, 120, 214))
"""Middle, width and height of the ships."""

BACK = ("chapel", "guild_hall", "tower", "palace", "city_hall")
NEW = ("residence", "bank", "cathedral", "guard_room", "palace")
HOUSES = (("market_stand", 160), ("indigo_plant", 1240))
"""The buildings in front, and the middle of each; none that stands behind the cards."""

CARDS = ("sugar_mill", "guild_hall", "hero", "coffee_roaster")
"""What a hand of cards shows in front."""

CARD, DRAWING, BAND = (210, 290), 170, 20
TURN, SPREAD, ROUND = 6, 186, 16
CARDS_AT = 480
"""How cards lean and overlap, how round their corners are, and how far down their middles are."""


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
    draw_buildings(canvas, buildings, ())
    for key, x in HOUSES:
        stand(canvas, standing(key, FRONT[0]), x, FRONT[1])
    draw_evening(canvas)
    _draw_cards(canvas)
    return canvas.image


def _draw_cards(canvas: Canvas) -> None:
    """Draw a hand of cards, fanned: the building on each, what it costs and what it is worth."""
    for place, key in enumerate(CARDS):
        lean = place - (len(CARDS) - 1) / 2
        x, y = SIZE[0] / 2 + lean * SPREAD, CARDS_AT + 10 * lean * lean
        canvas.put_centred(_leaning(key, -TURN * lean), x, y)


@kept
def _leaning(key: Key, turn: float) -> Sprite:
    """A card so many degrees to the left."""
    wide, high = CARD
    margin, look = 60, KINDS[kind_of(key)]
    points = None if kind_of(key) == "six" else POINTS[key]
    face = Canvas(Image.new("RGB", CARD, palette.PAPER))
    face.image.paste(scenery(key, wide, DRAWING), (0, 0))
    face.fill(look.band, 0, DRAWING, wide, BAND)
    low = DRAWING + BAND + (high - DRAWING - BAND) / 2
    face.put_centred(art.sticker(look.glyph, 84), 62, low)
    face.put_centred(tokens.shield(points, 72), wide - 56, low)
    face.put(tokens.plaque(COST[key], 56), 10, 10)
    face.paint(EDGE, boxes.ring(wide, high, ROUND, 3), 0, 0)
    raised = boxes.raised(face.image, ROUND)
    whole = Image.new("RGBA", (wide + 2 * margin, high + 2 * margin))
    drawn = raised.colour.copy()
    drawn.putalpha(raised.opacity)
    whole.paste(drawn, (margin - raised.margin, margin - raised.margin))
    return sprite(whole.rotate(turn, Image.Resampling.BICUBIC), margin)
