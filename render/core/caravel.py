"""The caravel of the house."""

from math import pi, sin

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Sketch, with_shadow


@kept
def caravel(wide: int) -> Sprite:
    """A caravel under full sail with the house's blue pennant, heading for the island."""
    unit, margin = wide / 100, 12

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * unit, y * unit) for x, y in points]

    sketch = Sketch(wide, wide, margin)
    sketch.oval("#0B304670", 52 * unit, 84 * unit, 42 * unit, 7 * unit)
    for x, top in ((34, 12), (64, 1)):
        sketch.line("#3A2414", 2.6 * unit, at((x, 72), (x, top)))
    for sail, shade, cross in (
        (
            ((62, 12), (66, 60), (24, 54), (38, 34)),
            ((62, 12), (66, 60), (50, 58), (56, 30)),
            (52, 42),
        ),
        (
            ((33, 18), (36, 62), (4, 60), (16, 42)),
            ((33, 18), (36, 62), (24, 61), (29, 34)),
            (25, 51),
        ),
    ):
        sketch.line(palette.INK, 4.6 * unit, [*at(*sail), *at(sail[0])])
        sketch.poly("#FFF9EA", at(*sail))
        sketch.poly("#E0D2B4", at(*shade))
        x, y = cross
        sketch.line("#C0392B", 3.6 * unit, at((x, y - 8), (x, y + 8)))
        sketch.line("#C0392B", 3.6 * unit, at((x - 7, y), (x + 7, y)))
    sketch.poly(palette.AZULEJO, at((64, 1), (44, -1), (50, 4), (44, 9), (64, 9)))
    hull = ((8, 66), (30, 70), (66, 70), (74, 60), (94, 58), (86, 84), (76, 89), (28, 89), (16, 82))
    sketch.line(palette.INK, 5.6 * unit, [*at(*hull), *at(hull[0])])
    sketch.poly("#9A5F33", at(*hull))
    sketch.poly("#6E4023", at((13, 77), (88, 76), (86, 84), (76, 89), (28, 89), (16, 82)))
    sketch.line("#F2C75C", 2.2 * unit, at((10, 69.5), (30, 73.5), (67, 73.5), (75, 64), (92, 62)))
    for x in (38, 50, 62):
        sketch.oval("#2E1A0E", x * unit, 79 * unit, 2.1 * unit)
    for y, left, right, strength in ((89, 0, 40, "C0"), (93, 22, 84, "90"), (88, 74, 100, "C0")):
        crest = [
            (left + (right - left) * t / 10, y - 1.6 * abs(sin(t * pi / 5))) for t in range(11)
        ]
        sketch.line(f"#E6F7F5{strength}", 2.4 * unit, at(*crest))
    return with_shadow(sketch.reduced(), margin, 3, 3, 0.25)
