"""The winner's coast in the evening: a caravel at anchor, the houses, firs, sheep and a mill."""

from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.caravel import caravel
from render.core.evening import draw_flags, draw_hill
from render.core.pieces import city, settlement
from render.core.scatter import Scatter
from render.core.sketch import Sketch
from render.core.terrain.fields import draw_mill
from render.core.terrain.pasture import draw_sheep
from render.core.terrain.plot import Plot

SHORE, MILL = 380, 1278
"""Where the land begins, and where the mill stands."""

ROOM = MILL - 110 - SHORE
SHIP, SHIP_LEFT, SHIP_UP = 258, 74, 218
BAY = 196
"""How high the bay is."""

PASTURE_LEAST = 92
SEA, FOAM = "#2B5C7C", "#9FC3CF"
GROVE_WIDE, GROVE_HIGH = 218, 171
GREENS = (("#2F5B4A", "#23463C"), ("#38684F", "#294F40"), ("#26503F", "#1D3D33"))
SETTLEMENT, CITY = 133, 206
FIGURES = 246.0
"""The side of the hex in whose measure mill and sheep are drawn."""


def draw_island(canvas: Canvas, ground: int, owner: int, *, settlements: int, cities: int) -> None:
    """Draw the winner's coast, lit and under flags, its feet on the given height."""
    draw_hill(canvas, ground)
    bay = _bay()
    canvas.put(bay, 0, ground + 18 - bay.size[1])
    canvas.put(caravel(SHIP), SHIP_LEFT, ground - SHIP_UP)
    houses = _houses(owner, settlements, cities)
    gap = (ROOM - sum(house.size[0] for house in houses)) / (len(houses) + 1)
    x = SHORE + gap
    for place, house in enumerate(houses):
        canvas.put(_grove(place % 6), x - gap / 2 - GROVE_WIDE / 2, ground - GROVE_HIGH + 6)
        x += house.size[0] + gap
    canvas.put(_grove(5), x - gap / 2 - GROVE_WIDE / 2, ground - GROVE_HIGH + 6)
    x = SHORE + gap
    for place, house in enumerate(houses):
        canvas.put(house, x, ground - house.size[1] + 6)
        x += house.size[0] + gap
        if place % 2 == 0 and gap > PASTURE_LEAST:
            canvas.put_centred(_sheep(1 if place % 4 else -1), x - gap / 2, ground - 4)
    canvas.put_centred(_mill(), MILL, ground - 12 * FIGURES / 100)
    draw_flags(canvas, ground, owner)


@kept
def _bay() -> Sprite:
    """A bay with a beach."""
    wide = SHORE
    sketch = Sketch(wide + 40, BAY)
    for colour, out in (("#E0C48C", 26), (SEA, 0)):
        edge = [(0, 30 - out * 0.4), (wide * 0.5, 26 - out * 0.4), (wide * 0.8 + out, 62)]
        edge += [(wide * 0.78 + out, 120), (wide * 0.94 + out, BAY)]
        sketch.poly(colour, [*edge, (0, BAY)])
    for x, y, long in ((20, 54, 70), (150, 78, 60), (40, 112, 50), (200, 140, 60), (90, 168, 90)):
        sketch.line(FOAM + "90", 3, [(x, y), (x + long, y)])
    return sketch.done()


def _houses(owner: int, settlements: int, cities: int) -> list[Sprite]:
    """Cities among the settlements, towards the middle; smaller when there are many."""
    share = min(1.0, ROOM * 0.88 / max(1, settlements * SETTLEMENT + cities * CITY))
    houses = [settlement(owner, round(SETTLEMENT * share))] * settlements
    half = settlements // 2
    return [*houses[:half], *[city(owner, round(CITY * share))] * cities, *houses[half:]]


@kept
def _grove(seed: int) -> Sprite:
    sketch, chance = Sketch(GROVE_WIDE, GROVE_HIGH), Scatter(40 + seed)
    firs = [(chance.between(29, GROVE_WIDE - 29), chance.between(64, 157)) for _ in range(5)]
    for x, high in sorted(firs, key=lambda fir: -fir[1]):
        light, dark = chance.pick(GREENS)
        half = high * 0.26
        for foot, top, share in ((0.06, 0.56, 1.0), (0.32, 0.8, 0.78), (0.58, 1.0, 0.55)):
            low, peak, reach = (GROVE_HIGH - high * foot, GROVE_HIGH - high * top, half * share)
            sketch.poly(dark, [(x, peak), (x + reach, low), (x, low + 3)])
            sketch.poly(light, [(x, peak), (x, low + 3), (x - reach, low)])
    return sketch.done()


@kept
def _mill() -> Sprite:
    plot = Plot(FIGURES, 0)
    draw_mill(plot, 0, 0)
    return plot.sketch.done()


@kept
def _sheep(side: int) -> Sprite:
    """A sheep that looks left (-1) or right (1)."""
    plot = Plot(FIGURES * 0.75, 0)
    draw_sheep(plot, 0, 0, side)
    return plot.sketch.done()
