"""Small craft on the water."""

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch, with_shadow

HULL, HULL_DARK, RIM = "#B5673A", "#7C4020", "#F2D9A6"
WAKE = "#E6F7F5"


@kept
def dinghy(wide: int, sail: str = palette.KEYLINE) -> Sprite:
    """A fishing boat under one sail, heading left; its box is square."""
    unit, margin = wide / 60, 8

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * unit, y * unit) for x, y in points]

    sketch = Sketch(wide, wide, margin)
    sketch.oval("#0B304660", 32 * unit, 55 * unit, 27 * unit, 4.5 * unit)
    sketch.line("#3A2414", 2.4 * unit, at((33, 46), (33, 4)))
    cloth = ((31, 5), (31, 40), (6, 40))
    jib = ((35, 12), (35, 40), (52, 40))
    for shape, colour in ((cloth, sail), (jib, palette.mixed(sail, palette.PAPER_EDGE, 0.5))):
        sketch.line(palette.INK, 3.4 * unit, at(*shape, shape[0]))
        sketch.poly(colour, at(*shape))
    hull = ((3, 43), (57, 43), (49, 56), (13, 56))
    sketch.line(palette.INK, 3.6 * unit, at(*hull, hull[0]))
    sketch.poly(HULL, at(*hull))
    sketch.poly(HULL_DARK, at((8, 50), (53, 50), (49, 56), (13, 56)))
    sketch.line(RIM, 2 * unit, at((5, 44.5), (55, 44.5)))
    for left, right in ((-2, 20), (34, 62)):
        sketch.line(WAKE + "C0", 1.8 * unit, at((left, 57.5), (right, 57.5)))
    return with_shadow(sketch.reduced(), margin, 1.5, 2, 0.2)
