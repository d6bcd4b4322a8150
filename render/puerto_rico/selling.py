"""The trading house where a player chooses what to sell: merchants behind their counters, and large what each sale brings."""

from collections.abc import Mapping

from PIL import Image

from games.core.model import Key
from games.puerto_rico.content import GOODS, LIMITS, PRICES
from games.puerto_rico.views import Public
from render.core import art, boxes, palette, tokens
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.contract import Words
from render.core.halo import invitation
from render.core.place.boards import name_plate
from render.core.place.harbor import EAVES
from render.core.signs import coin
from render.core.sketch import Sketch
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.hall import AWNING, PILLAR, SIDE, counter_top, hall_of
from render.puerto_rico.options import Ware
from render.puerto_rico.stock import PLATE, draw_room

HIGH, SKY, SQUARE = 452, 16, 34
"""How high all is, the air over the roof, and the square before the counters."""

LEFT, ROOM = 18, 1364
HALL = HIGH - SKY - SQUARE

BROAD = {1: 2.3, 2: 1.75, 3: 1.4, 4: 1.2, 5: 1.0}
"""How wide the stall of a good that can be sold is beside the others, by how many there are."""

BARREL, OTHER, BADGE = 214, 110, 62
"""How large at most a barrel is that can be sold, one that cannot, and a letter."""

FAINT, DUSK, FRINGE = 0.62, 0.3, 26
"""How faint goods are that cannot be sold, how dark their stalls, and how far the cloth of awnings hangs into these."""

COATS = ("#3E6B4F", "#2F5D8A", "#8E3A5C", "#8A5A22", "#5B4A7A")
SKINS = ("#E8B88A", "#C98F62", "#F0C8A0", "#A86F48", "#DDA878")
HATS = ("#D9B45A", "#4A3A2E", "#EADBB2", "#5A2F2A", "#C9A24A")
"""What the merchants of the five goods look like."""


def stalls_of(wares: Mapping[Key, Ware]) -> tuple[tuple[int, int], ...]:
    """Where the stall of each good begins and how wide it is: what can be sold has more room."""
    shares = [BROAD[len(wares)] if good in wares else 1.0 for good in GOODS]
    room = ROOM - 2 * SIDE + PILLAR
    found, at = [], float(SIDE)
    for share in shares:
        wide = room * share / sum(shares)
        found.append((round(at), round(at + wide) - round(at) - PILLAR))
        at += wide
    return tuple(found)


def draw_selling(
    canvas: Canvas, y: int, view: Public, wares: Mapping[Key, Ware], words: Words
) -> None:
    """Draw the house with a stall for each good: lit where the seat can sell."""
    house, stalls, roof = view.table.house, stalls_of(wares), y + SKY
    canvas.put(hall_of(ROOM, HALL, stalls), LEFT, roof)
    draw_room(
        canvas, LEFT + ROOM / 2, roof + EAVES / 2 + 2, LIMITS.trading_house - len(house), words
    )
    counter, top = roof + counter_top(HALL), roof + EAVES + round((HALL - EAVES) * AWNING)
    for place, (good, (left, wide)) in enumerate(zip(GOODS, stalls, strict=True)):
        x, high = LEFT + left, counter - top
        size = even(min(high * 0.94, wide * 0.9), EVEN)
        if good in wares:
            canvas.put(merchant(place, size), x + wide * 0.22 - size / 2, counter - size)
            _draw_sale(canvas, x, wide, counter, good, wares[good])
            continue
        canvas.paint(palette.NIGHT, _dusk(wide, high - FRINGE), x, top + FRINGE)
        canvas.put(merchant(place, size), x + (wide - size) / 2, counter - size)
        many = house.count(good)
        if many:
            _draw_sold(canvas, x, wide, counter, good, many, words)
        else:
            _draw_price(canvas, x, wide, counter, good, PRICES[place])


def _draw_sale(canvas: Canvas, x: int, wide: int, counter: int, good: Key, ware: Ware) -> None:
    """Draw a barrel that can be sold before its counter, and what it brings."""
    size, name = even(min(BARREL, wide * 0.42), EVEN), f"barrel_{good}"
    radius, foot = round(size * 0.37), counter + 44
    middle, level = x + wide * 0.5, foot - size / 2
    if not ware.is_chosen:
        canvas.put_centred(invitation(art.sticker, name, size), middle, level)
    canvas.put_centred(art.sticker(name, size), middle, level)
    aside, badge = middle + size * 0.44 + radius, tokens.badge(ware.badge, BADGE)
    canvas.put_centred(badge, aside, foot - 2 * radius - badge.size[1] * 0.62)
    if ware.gain is not None:
        text = f"+{ware.gain}" if ware.gain else "0"
        canvas.put_centred(coin(text, radius), aside, foot - radius - 4)
    if ware.is_chosen:
        canvas.put_centred(tokens.tick(34), middle - size * 0.36, foot - size * 0.9)


def _draw_sold(
    canvas: Canvas, x: int, wide: int, counter: int, good: Key, many: int, words: Words
) -> None:
    """Draw the barrels that have been sold at a stall, and the plate that says so."""
    size, middle = even(min(OTHER, wide * 0.5), EVEN), x + wide / 2
    for place in range(many):
        shift = (place - (many - 1) / 2) * size * 0.7
        at = middle + wide * 0.2 + shift, counter - size / 2 + 8
        canvas.put_centred(art.sticker(f"barrel_{good}", size), *at)
    plate = PLATE._replace(wide=min(PLATE.wide, wide))
    canvas.put(
        name_plate(words("render-puerto-rico-sold"), palette.PAPER_EDGE, plate),
        middle - plate.wide / 2,
        counter - 2,
    )


def _draw_price(canvas: Canvas, x: int, wide: int, counter: int, good: Key, price: int) -> None:
    """Draw faint what a stall would take, and its price."""
    size = even(min(OTHER, wide * 0.5), EVEN)
    radius, foot = round(size * 0.34), counter + 34
    left = x + (wide - size - 2 * radius) / 2
    canvas.put_centred(art.sticker(f"barrel_{good}", size), left + size / 2, foot - size / 2, FAINT)
    canvas.put_centred(coin(str(price), radius), left + size + radius, foot - radius - 4, 0.8)


@kept
def _dusk(wide: int, high: int) -> Image.Image:
    """The mask of a stall at which the seat sells nothing."""
    mask = boxes.rounded(wide, high, 2)
    return mask.point([round(level * DUSK) for level in range(256)])


@kept
def merchant(place: int, high: int) -> Sprite:
    """A merchant behind a counter, seen down to the chest."""
    s, sketch = high / 100, Sketch(high, high, 4)
    coat, skin, hat = COATS[place], SKINS[place], HATS[place]
    body = [(14, 102), (18, 74), (36, 62), (64, 62), (82, 74), (86, 102)]
    brim, crown = (50, 27, 31, 7), (50, 17, 18, 13)

    def oval(colour: str, x: float, y: float, across: float, tall: float, grown: float) -> None:
        sketch.oval(colour, x * s, y * s, (across + grown) * s, (tall + grown) * s)

    for colour, grown in ((palette.INK, 3.0), ("", 0.0)):
        shape = [(x * s, y * s) for x, y in body]
        if grown:
            sketch.line(colour, 2 * grown * s, [*shape, shape[0]])
        sketch.poly(colour or coat, shape)
        oval(colour or skin, 50, 42, 17, 20, grown)
        oval(colour or hat, *crown, grown)
        oval(colour or hat, *brim, grown)
    sketch.poly("#F6ECD8", [(40 * s, 61 * s), (60 * s, 61 * s), (50 * s, 82 * s)])
    sketch.poly(
        "#00000030", [(x * s, y * s) for x, y in ((62, 62), (82, 74), (86, 102), (70, 102))]
    )
    oval("#00000040", 50, 25, 18, 2.4, 0)
    for eye in (43.5, 56.5):
        oval(palette.INK, eye, 40, 2.2, 2.6, 0)
    if place % 2:
        oval("#4A3226", 50, 51.5, 10, 3.4, 0)
        oval(skin, 50, 54, 6, 2.4, 0)
    else:
        sketch.line("#7A3E2A", 2.4 * s, [(44 * s, 50 * s), (50 * s, 53 * s), (56 * s, 50 * s)])
    return sketch.done()
