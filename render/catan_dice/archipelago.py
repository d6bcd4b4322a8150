"""The sea with an island, and the pier on which the dice lie: what never changes on a board."""

from math import ceil, floor

from PIL import Image, ImageDraw

from games.catan_dice.content import ISLANDS
from render.catan_dice.lattice import Lattice, outline
from render.catan_dice.pieces import land
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.caravel import caravel
from render.core.gradients import radial
from render.core.place.paving import PLANK_DARK, planks
from render.core.place.shore import DEPTH, draw_shore
from render.core.place.water import wave
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch

SCALE = 2

SHALLOWS = 1.1
"""How far beyond its hexes an island's water is light, in sides."""
APART = 78
"""Between two crests, at least."""

PIER_TOP, PIER_HIGH = 98, 170
RAGGED = 16
"""How uneven the end of the pier is."""

PIER_SEED, WALK_SEED = 31, 234
"""Of their boards: those of the boardwalk have their joints beside what lies on them."""

WALK_WIDE = 1084
"""How wide the boardwalk is."""

PILES = 150
"""From one pile of the pier to the next."""


def archipelago(
    size: tuple[int, int],
    net: Lattice,
    pier: int,
    walk: tuple[int, int] | None,
    ship: tuple[int, int],
) -> Image.Image:
    """The sea around the island, with a pier so wide below the ribbon, and where there is room for them a boardwalk of that top
    and height at the foot, and a ship.
    """
    canvas = Canvas(radial(*size, (net.x, net.y), 1040, DEPTH))
    draw_waves(canvas, net, PIER_TOP + PIER_HIGH + 20)
    draw_land(canvas, net)
    if ship[0]:
        canvas.put_centred(caravel(118), *ship)
    if walk:
        canvas.put(planks(WALK_WIDE, walk[1], WALK_SEED, RAGGED), -8, walk[0])
    canvas.put(_piles(pier, PIER_HIGH), -8, PIER_TOP)
    canvas.put(planks(pier, PIER_HIGH, PIER_SEED, RAGGED), -8, PIER_TOP)
    return canvas.image


def draw_land(canvas: Canvas, net: Lattice) -> None:
    """Draw an island without anything on it, in its shallows."""
    box = _around(net, canvas.image.size)
    part, moved = Canvas(canvas.image.crop(box)), net._replace(x=net.x - box[0], y=net.y - box[1])
    draw_shore(part, lambda grown: _mask(part.image.size, moved, grown), net.side)
    canvas.image.paste(part.image, box[:2])
    rules = ISLANDS[net.island]
    for key in net.hexes:
        canvas.put_centred(land(rules.hexes[key].terrain, round(net.side)), *net.hex(key))


def _around(net: Lattice, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """The box around an island and its shallows, within the picture."""
    reach = net.side * (1 + SHALLOWS)
    places = [net.hex(key) for key in net.hexes]
    left, top = (max(0, floor(min(at[axis] for at in places) - reach)) for axis in (0, 1))
    right, foot = (min(size[axis], ceil(max(at[axis] for at in places) + reach)) for axis in (0, 1))
    return left, top, right, foot


def _mask(size: tuple[int, int], net: Lattice, grown: float) -> Image.Image:
    """The mask of an island, grown by so many pixels."""
    large = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    pen = ImageDraw.Draw(large)
    for key in net.hexes:
        x, y = net.hex(key)
        pen.polygon(outline(x * SCALE, y * SCALE, (net.side + grown) * SCALE), fill=255)
    return large.resize(size, Image.Resampling.BOX)


def draw_waves(canvas: Canvas, net: Lattice, top: int) -> None:
    """Crests where the water is deep."""
    chance, (wide, high) = Scatter(7), canvas.image.size
    land = [(*net.hex(key), net.side) for key in net.hexes]
    laid: list[tuple[float, float]] = []
    for _ in range(900):
        x, y = chance.between(24, wide - 40), chance.between(top, high - 20)
        strength, size = chance.between(0.14, 0.32), int(chance.between(22, 40))
        is_near = any((x - at) ** 2 + (y - top) ** 2 < (side * 1.7) ** 2 for at, top, side in land)
        if is_near or any((x - px) ** 2 + (y - py) ** 2 < APART**2 for px, py in laid):
            continue
        laid.append((x, y))
        canvas.put_centred(wave(size), x, y, strength)


@kept
def _piles(wide: int, high: int) -> Sprite:
    """What the pier stands on, and its shade on the water."""
    sketch = Sketch(wide, high + 26, 10, BROAD)
    for x in range(70, wide - 20, PILES):
        sketch.oval("#0C2B3A66", x, high + 14, 22, 9)
        sketch.box(PLANK_DARK, x - 11, high - 12, 22, 28, 4)
        sketch.box("#94683E", x - 9, high - 12, 8, 26, 3)
    sketch.box("#0C2B3A55", 0, high - 6, wide - 6, 14, 4)
    return sketch.done()
