"""Streets and quays: cobbles between kerbs, planks on piles, and a wall towards the water."""

from PIL import Image

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.scatter import Scatter
from render.core.sketch import Sketch

COBBLE, COBBLE_DARK, COBBLE_LIGHT = "#C3AB82", "#A98F66", "#D8C49E"
KERB = "#8F7751"
EARTH, EARTH_LIGHT = "#BFAE6C", "#D2BF82"
WALL, WALL_DARK, WALL_LIGHT = "#A08C74", "#76644F", "#C7B598"
PLANK, PLANK_DARK, PLANK_LIGHT = "#B58A57", "#7C5835", "#CBA473"

DECK, DECK_SEAM = ("#B08450", "#B98E5A", "#A97C4A"), "#5B3F25"
BOARD = 34
"""How wide a board of a deck is, with the seam below it."""

SECTION = (360, 12 * BOARD)
"""Width and height of the part of a jetty that is drawn once for jetties of all sizes."""


@kept
def street(wide: int, high: int, seed: int) -> Sprite:
    """A cobbled street with round ends."""
    sketch, chance = Sketch(wide, high, 2), Scatter(300 + seed)
    round_end = high * 0.46
    sketch.box(KERB, 0, 0, wide, high, round_end)
    sketch.box(COBBLE, 1.5, 2, wide - 3, high - 4, round_end - 2)
    rows = max(2, high // 13)
    for row in range(rows):
        y = 2 + (high - 4) * (row + 0.5) / rows
        x = round_end * 0.7 + chance.between(0, 14)
        while x < wide - round_end * 0.7 - 12:
            across = chance.between(9, 15)
            share = chance.share()
            if share < 0.55:
                colour = COBBLE_DARK if share < 0.28 else COBBLE_LIGHT
                sketch.oval(colour + "78", x + across / 2, y, across / 2, 4.0)
            x += across + 9
    return sketch.done()


@kept
def track(wide: int, high: int) -> Sprite:
    """A trodden path through a meadow, where there is no street yet."""
    sketch, chance = Sketch(wide, high, 2), Scatter(410)
    edge = [(x, 1.5 + chance.between(0, 2.4)) for x in range(0, wide + 1, 18)]
    foot = [(x, high - 1.5 - chance.between(0, 2.4)) for x in range(wide, -1, -18)]
    sketch.poly(EARTH, [*edge, (wide, high / 2), *foot])
    middle = [(x, high / 2 + chance.between(-1.2, 1.2)) for x in range(8, wide - 8, 18)]
    sketch.line(EARTH_LIGHT, high * 0.3, middle)
    return sketch.done()


@kept
def planks(wide: int, high: int, seed: int, ragged: int = 0) -> Sprite:
    """A deck of long planks with their nails and grain; its right end is uneven by so much at most."""
    sketch, chance = Sketch(wide, high), Scatter(seed)
    sketch.box(DECK_SEAM, 0, 0, wide, high, 4)
    for number, y in enumerate(range(0, high, BOARD)):
        end = wide - chance.between(ragged * 0.1, ragged) if ragged else wide
        tall = min(BOARD - 2.5, high - y)
        sketch.box(DECK[number % len(DECK)], 0, y, end, tall, 3 if ragged else 0)
        sketch.box(PLANK_LIGHT, 0, y, end, 2.5, 0)
        joint = chance.between(120, 300)
        while joint < end - 60:
            sketch.line(PLANK_DARK, 2.4, [(joint, y), (joint, y + tall)])
            for side in (-9, 9):
                sketch.oval("#6B4A2C", joint + side, y + tall / 2, 2.4)
            joint += chance.between(240, 420)
        grain = chance.between(20, 90)
        while grain < end - 120:
            across = chance.between(40, 110)
            level = y + tall * chance.between(0.3, 0.8)
            sketch.line(PLANK_DARK + "50", 1.6, [(grain, level), (grain + across, level)])
            grain += across + chance.between(60, 160)
    return sketch.done()


@kept
def jetty(wide: int, high: int, dusk: int) -> Image.Image:
    """The planks beside the sea on which signs stand, so far in the dusk, their ends towards the water in the light."""
    canvas = Canvas(Image.new("RGB", (wide, high)))
    for top in range(0, high, SECTION[1]):
        for left in range(0, wide, SECTION[0]):
            canvas.put(planks(*SECTION, 91), left, top)
    canvas.paint(palette.NIGHT, Image.new("L", (wide, high), dusk), 0, 0)
    canvas.fill(palette.INK, 0, 0, 3, high)
    canvas.fill(PLANK_LIGHT, 3, 0, 4, high)
    return canvas.image


def draw_quay(canvas: Canvas, top: int, paving: int, wall: int) -> None:
    """Draw a stone quay across the whole picture: so much paving, then so much wall down to the water."""
    wide = canvas.image.width
    canvas.put(_quay(wide, paving, wall), 0, top)


@kept
def _quay(wide: int, paving: int, wall: int) -> Sprite:
    sketch, chance = Sketch(wide, paving + wall + 6), Scatter(77)
    sketch.box(COBBLE, 0, 0, wide, paving, 0)
    sketch.box(COBBLE_LIGHT, 0, 0, wide, 3, 0)
    for row in range(max(1, paving // 13)):
        x = chance.between(0, 30)
        y = 9 + row * 13
        while x < wide:
            across = chance.between(16, 28)
            if chance.share() < 0.6:
                sketch.oval(chance.pick((COBBLE_DARK, COBBLE_LIGHT)) + "70", x, y, across / 2, 3.8)
            x += across + 18
    sketch.box(WALL_LIGHT, 0, paving - 2, wide, 6, 0)
    sketch.box(WALL, 0, paving + 3, wide, wall - 3, 0)
    for row, y in enumerate(range(paving + 4, paving + wall, 10)):
        sketch.line(WALL_DARK, 1.4, [(0, y), (wide, y)])
        for x in range(14 + 22 * (row % 2), wide, 44):
            sketch.line(WALL_DARK, 1.4, [(x, y), (x, min(y + 10, paving + wall))])
    sketch.box("#0F344460", 0, paving + wall - 4, wide, 10, 0)
    return sketch.done()
