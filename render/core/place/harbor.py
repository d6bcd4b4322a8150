"""What stands at a harbor: a beam from which signs hang, and a trading house with a tiled roof."""

from typing import NamedTuple

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import Sketch

POST = 10
WOOD, WOOD_DARK, WOOD_LIGHT = "#8A5E36", "#553619", "#B88655"
ROOF, ROOF_DARK, ROOF_LIGHT = "#C05530", "#96401F", "#D9744A"
PLASTER, PLASTER_SHADE, STONE = "#F7EBD3", "#E2CFA9", "#B8A283"
EAVES = 62
"""How high the roof of the trading house is."""


class Signs(NamedTuple):
    """Signs side by side under a beam."""

    left: int
    wide: int
    gap: int
    many: int

    @property
    def right(self) -> int:
        """Where the last gap ends."""
        return self.left + self.many * (self.wide + self.gap)


def draw_beam(canvas: Canvas, signs: Signs, beam: int, top: int, foot: int) -> None:
    """Draw a beam at a height on its posts, with ropes down to the signs."""
    canvas.put(_beam(signs, beam, top, foot), 0, beam)


@kept
def _beam(signs: Signs, beam: int, top: int, foot: int) -> Sprite:
    left, wide, gap, many = signs
    high = foot - beam
    sketch = Sketch(signs.right + 2, high + 8, 4)
    for place in range(many + 1):
        x = left + place * (wide + gap) - gap / 2
        sketch.oval("#3A2A1850", x + 9, high, 20, 5)
        sketch.box(WOOD_DARK, x - POST / 2 - 1.5, 0, POST + 3, high + 1, 3)
        sketch.box(WOOD, x - POST / 2, 0, POST, high, 2)
        sketch.box(WOOD_LIGHT, x - POST / 2, 0, 3, high, 2)
    ends = (left - gap / 2 - 12, signs.right - gap / 2 + 12)
    sketch.box(WOOD_DARK, ends[0], 0, ends[1] - ends[0], 14, 4)
    sketch.box(WOOD, ends[0] + 1.5, 1.5, ends[1] - ends[0] - 3, 10, 3)
    sketch.box(WOOD_LIGHT, ends[0] + 1.5, 1.5, ends[1] - ends[0] - 3, 3, 2)
    for place in range(many):
        for share in (0.22, 0.78):
            x = left + place * (wide + gap) + wide * share
            sketch.line(WOOD_DARK, 5, [(x, 8), (x, top - beam + 3)])
            sketch.line("#D8C8A4", 2, [(x, 8), (x, top - beam + 3)])
    return sketch.done()


@kept
def trading_house(wide: int, high: int) -> Sprite:
    """A tiled roof over a plastered front between stone pillars."""
    sketch = Sketch(wide, high, 10)
    sketch.oval("#2A201850", wide / 2 + 8, high, wide / 2, 7)
    sketch.box(palette.INK, 6, EAVES - 8, wide - 12, high - EAVES + 10, 4)
    sketch.box(PLASTER, 9, EAVES - 6, wide - 18, high - EAVES + 6, 2)
    sketch.box(PLASTER_SHADE, wide - 34, EAVES - 6, 25, high - EAVES + 6, 2)
    for x in (9, wide - 25):
        sketch.box(STONE, x, EAVES - 4, 16, high - EAVES + 4, 1)
        sketch.box("#D9C8A8", x, EAVES - 4, 5, high - EAVES + 4, 1)
    roof = [(0, EAVES), (30, 4), (wide - 30, 4), (wide, EAVES)]
    sketch.line(palette.INK, 6, [*roof, roof[0]])
    sketch.poly(ROOF, roof)
    sketch.poly(ROOF_DARK, [(wide * 0.78, EAVES), (wide * 0.80, 4), (wide - 30, 4), (wide, EAVES)])
    for level in (0.3, 0.55, 0.8):
        inset = 30 * (1 - level)
        y = 4 + (EAVES - 4) * level
        sketch.line(ROOF_LIGHT + "B0", 2, [(inset + 3, y), (wide * 0.79, y)])
    return sketch.done()
