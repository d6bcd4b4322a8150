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

SHORE, MILL = 262, 84
"""Where the land begins, and how far from the right edge the mill stands."""

NEAR = 1.45
"""How much larger all of it is under flags, where it is seen from near."""

BAY = 196
"""How high the bay is there."""

PASTURE_LEAST = 64
SEA, FOAM = "#2B5C7C", "#9FC3CF"
GROVE_WIDE, GROVE_HIGH = 150, 118
GREENS = (("#2F5B4A", "#23463C"), ("#38684F", "#294F40"), ("#26503F", "#1D3D33"))
SETTLEMENT, CITY = 92, 142
FIGURES = 170.0
"""The side of the hex in whose measure mill and sheep are drawn."""


def draw_coast(
    canvas: Canvas, ground: int, owner: int, *, settlements: int, cities: int, scale: float = 1.0
) -> None:
    """Draw all that stands on the coast, its feet on the given height, so much larger than usual."""
    wide = canvas.image.width
    shore, mill = round(SHORE * scale), round(wide - MILL * scale)
    room = mill - 76 * scale - shore
    houses = _houses(owner, settlements, cities, room, scale)
    gap = (room - sum(house.size[0] for house in houses)) / (len(houses) + 1)
    grove_wide, grove_high = GROVE_WIDE * scale, GROVE_HIGH * scale
    x = shore + gap
    for place, house in enumerate(houses):
        grove = _grove(place % 6, scale)
        canvas.put(grove, x - gap / 2 - grove_wide / 2, ground - grove_high + 6)
        x += house.size[0] + gap
    canvas.put(_grove(5, scale), x - gap / 2 - grove_wide / 2, ground - grove_high + 6)
    x = shore + gap
    for place, house in enumerate(houses):
        canvas.put(house, x, ground - house.size[1] + 6)
        x += house.size[0] + gap
        if place % 2 == 0 and gap > PASTURE_LEAST * scale:
            canvas.put_centred(_sheep(1 if place % 4 else -1, scale), x - gap / 2, ground - 4)
    canvas.put_centred(_mill(scale), mill, ground - 12 * FIGURES * scale / 100)


def draw_shore(canvas: Canvas, ground: int) -> None:
    """Draw the strip of water on the left, with a ship on it."""
    _draw_water(canvas, ground)
    canvas.put(caravel(178), 24, ground - 154)


def draw_island(canvas: Canvas, ground: int, owner: int, *, settlements: int, cities: int) -> None:
    """Draw the winner's coast from near, lit and under flags."""
    draw_hill(canvas, ground)
    bay = _bay()
    canvas.put(bay, 0, ground + 18 - bay.size[1])
    canvas.put(caravel(round(178 * NEAR)), 74, ground - 150 * NEAR)
    draw_coast(canvas, ground, owner, settlements=settlements, cities=cities, scale=NEAR)
    draw_flags(canvas, ground, owner)


@kept
def _bay() -> Sprite:
    """A bay with a beach."""
    wide = SHORE * NEAR
    sketch = Sketch(wide + 40, BAY)
    for colour, out in (("#E0C48C", 26), (SEA, 0)):
        edge = [(0, 30 - out * 0.4), (wide * 0.5, 26 - out * 0.4), (wide * 0.8 + out, 62)]
        edge += [(wide * 0.78 + out, 120), (wide * 0.94 + out, BAY)]
        sketch.poly(colour, [*edge, (0, BAY)])
    for x, y, long in ((20, 54, 70), (150, 78, 60), (40, 112, 50), (200, 140, 60), (90, 168, 90)):
        sketch.line(FOAM + "90", 3, [(x, y), (x + long, y)])
    return sketch.done()


def _draw_water(canvas: Canvas, ground: int) -> None:
    """The bay on the left, with a ship in it."""
    sketch = Sketch(SHORE + 30, 40)
    sketch.poly("#E0C48C", [(0, 0), (SHORE - 40, 0), (SHORE + 28, 16), (SHORE + 10, 40), (0, 40)])
    sketch.poly(SEA, [(0, 0), (SHORE - 58, 0), (SHORE + 2, 18), (SHORE - 20, 40), (0, 40)])
    for x, y, wide in ((18, 12, 60), (120, 24, 74), (60, 30, 40), (186, 12, 26)):
        sketch.line(FOAM + "90", 2.4, [(x, y), (x + wide, y)])
    canvas.put(sketch.done(), 0, ground - 6)
    canvas.put(caravel(178), 24, ground - 154)


def _houses(owner: int, settlements: int, cities: int, room: float, scale: float) -> list[Sprite]:
    """Cities among the settlements, towards the middle; smaller when there are many."""
    taken = (settlements * SETTLEMENT + cities * CITY) * scale
    share = scale * min(1.0, room * 0.88 / max(1, taken))
    houses = [settlement(owner, round(SETTLEMENT * share))] * settlements
    half = settlements // 2
    return [*houses[:half], *[city(owner, round(CITY * share))] * cities, *houses[half:]]


@kept
def _grove(seed: int, scale: float) -> Sprite:
    sketch, chance = Sketch(GROVE_WIDE * scale, GROVE_HIGH * scale), Scatter(40 + seed)

    def placed(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * scale, y * scale) for x, y in points]

    firs = [(chance.between(20, GROVE_WIDE - 20), chance.between(44, 108)) for _ in range(5)]
    for x, high in sorted(firs, key=lambda fir: -fir[1]):
        light, dark = chance.pick(GREENS)
        half = high * 0.26
        for foot, top, share in ((0.06, 0.56, 1.0), (0.32, 0.8, 0.78), (0.58, 1.0, 0.55)):
            low, peak, reach = (GROVE_HIGH - high * foot, GROVE_HIGH - high * top, half * share)
            sketch.poly(dark, placed((x, peak), (x + reach, low), (x, low + 3)))
            sketch.poly(light, placed((x, peak), (x, low + 3), (x - reach, low)))
    return sketch.done()


@kept
def _mill(scale: float) -> Sprite:
    plot = Plot(FIGURES * scale, 0)
    draw_mill(plot, 0, 0)
    return plot.sketch.done()


@kept
def _sheep(side: int, scale: float) -> Sprite:
    """A sheep that looks left (-1) or right (1)."""
    plot = Plot(FIGURES * 0.75 * scale, 0)
    draw_sheep(plot, 0, 0, side)
    return plot.sketch.done()
