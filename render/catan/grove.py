"""Firs in the evening, between the houses of the winner's coast."""

from functools import lru_cache

from render.core.canvas import Canvas, Sprite
from render.core.scatter import Scatter
from render.core.sketch import Sketch

WIDE, HIGH = 150, 110
GREENS = (("#2F5B4A", "#23463C"), ("#38684F", "#294F40"), ("#26503F", "#1D3D33"))


def draw_grove(canvas: Canvas, middle: float, ground: int, *, seed: int) -> None:
    """A handful of firs around a point of the ground."""
    grove = _grove(seed % 6)
    canvas.put(grove, middle - WIDE / 2, ground - HIGH + 4)


@lru_cache(maxsize=6)
def _grove(seed: int) -> Sprite:
    sketch, chance = Sketch(WIDE, HIGH), Scatter(40 + seed)
    firs = [(chance.between(18, WIDE - 18), chance.between(44, 98)) for _ in range(5)]
    for x, high in sorted(firs, key=lambda fir: -fir[1]):
        light, dark = chance.pick(GREENS)
        half = high * 0.26
        for foot, top, share in ((0.06, 0.56, 1.0), (0.32, 0.8, 0.78), (0.58, 1.0, 0.55)):
            low, peak, reach = HIGH - high * foot, HIGH - high * top, half * share
            sketch.poly(dark, [(x, peak), (x + reach, low), (x, low + 3)])
            sketch.poly(light, [(x, peak), (x, low + 3), (x - reach, low)])
    return sketch.done()
