"""The winner's coast in the evening: a caravel at anchor, the houses, firs, sheep and a mill."""

from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.caravel import caravel
from render.core.pieces import city, settlement
from render.core.scatter import Scatter
from render.core.sketch import Sketch
from render.core.terrain.fields import draw_mill
from render.core.terrain.pasture import draw_sheep
from render.core.terrain.plot import Plot

SHORE, MILL = 262, 1316
ROOM = MILL - 76 - SHORE
PASTURE_LEAST = 64
SEA, FOAM = "#2B5C7C", "#9FC3CF"
GROVE_WIDE, GROVE_HIGH = 150, 118
GREENS = (("#2F5B4A", "#23463C"), ("#38684F", "#294F40"), ("#26503F", "#1D3D33"))
SETTLEMENT, CITY = 92, 142
FIGURES = 170.0
"""The side of the hex in whose measure mill and sheep are drawn."""


def draw_coast(canvas: Canvas, ground: int, owner: int, *, settlements: int, cities: int) -> None:
    """Draw all that stands on the coast, its feet on the given height."""
    _draw_water(canvas, ground)
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


def _draw_water(canvas: Canvas, ground: int) -> None:
    """The bay on the left, with a ship in it."""
    sketch = Sketch(SHORE + 30, 40)
    sketch.poly("#E0C48C", [(0, 0), (SHORE - 40, 0), (SHORE + 28, 16), (SHORE + 10, 40), (0, 40)])
    sketch.poly(SEA, [(0, 0), (SHORE - 58, 0), (SHORE + 2, 18), (SHORE - 20, 40), (0, 40)])
    for x, y, wide in ((18, 12, 60), (120, 24, 74), (60, 30, 40), (186, 12, 26)):
        sketch.line(FOAM + "90", 2.4, [(x, y), (x + wide, y)])
    canvas.put(sketch.done(), 0, ground - 6)
    canvas.put(caravel(178), 24, ground - 154)


def _houses(owner: int, settlements: int, cities: int) -> list[Sprite]:
    """Cities among the settlements, towards the middle; smaller when there are many."""
    share = min(1.0, ROOM * 0.88 / max(1, settlements * SETTLEMENT + cities * CITY))
    houses = [settlement(owner, round(SETTLEMENT * share))] * settlements
    half = settlements // 2
    return [*houses[:half], *[city(owner, round(CITY * share))] * cities, *houses[half:]]


@kept
def _grove(seed: int) -> Sprite:
    sketch, chance = Sketch(GROVE_WIDE, GROVE_HIGH), Scatter(40 + seed)
    firs = [(chance.between(20, GROVE_WIDE - 20), chance.between(44, 108)) for _ in range(5)]
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
