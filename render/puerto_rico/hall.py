"""The trading house: a hall by the quay with an awning over each of its counters."""

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.harbor import (
    EAVES,
    PLASTER,
    PLASTER_SHADE,
    ROOF,
    ROOF_DARK,
    ROOF_LIGHT,
    STONE,
)
from render.core.place.paving import PLANK, PLANK_DARK, PLANK_LIGHT
from render.core.sketch import Sketch

INSIDE, LIT, SHELF = "#8A5730", "#E9B565", "#6B3F20"
STRIPES = ("#FBF1DC", "#3F8F87")
"""The cloth of the awnings."""

AWNING, COUNTER, PILLAR, SIDE = 0.2, 0.17, 16, 22
"""How high awnings and counters are in the height of a stall, and how wide what stands between two, and at the ends."""

STRIPS, CLOTH, BOARD = 6, 100, 26
"""The cloths of an awning at least, about how wide two of them are, and how high the boards of a shutter."""


def stall_of(wide: int, stalls: int, place: int) -> tuple[int, int]:
    """Where one of so many stalls begins, and how wide it is."""
    step = (wide - 2 * SIDE + PILLAR) // stalls
    return SIDE + place * step, step - PILLAR


def counter_top(high: int) -> int:
    """How far the counters lie below the ridge of a hall so high."""
    return round(high - (high - EAVES) * COUNTER)


def hall(wide: int, high: int, stalls: int) -> Sprite:
    """A tiled roof, and below it so many open stalls, lit from within."""
    return hall_of(wide, high, tuple(stall_of(wide, stalls, place) for place in range(stalls)))


@kept
def hall_of(wide: int, high: int, stalls: tuple[tuple[int, int], ...]) -> Sprite:
    """The same with stalls that begin there and are so wide."""
    sketch = Sketch(wide, high, 10)
    sketch.oval("#2A201850", wide / 2 + 8, high, wide / 2, 7)
    sketch.box(palette.INK, 6, EAVES - 8, wide - 12, high - EAVES + 10, 4)
    sketch.box(PLASTER, 9, EAVES - 6, wide - 18, high - EAVES + 6, 2)
    sketch.box(PLASTER_SHADE, wide - 24, EAVES - 6, 15, high - EAVES + 6, 2)
    for left, across in stalls:
        _draw_stall(sketch, left, across, high)
    roof = [(0, EAVES), (30, 4), (wide - 30, 4), (wide, EAVES)]
    sketch.line(palette.INK, 6, [*roof, roof[0]])
    sketch.poly(ROOF, roof)
    shade = [(wide * 0.78, EAVES), (wide * 0.80, 4), (wide - 30, 4), (wide, EAVES)]
    sketch.poly(ROOF_DARK, shade)
    for level in (0.3, 0.55, 0.8):
        inset, y = 30 * (1 - level), 4 + (EAVES - 4) * level
        sketch.line(ROOF_LIGHT + "B0", 2, [(inset + 3, y), (wide * 0.79, y)])
    return sketch.done()


def _draw_stall(sketch: Sketch, x: int, wide: int, high: int) -> None:
    """Draw one stall: its lit inside with a shelf, its counter, and the awning above."""
    top, counter = EAVES + 2, counter_top(high)
    awning = (high - EAVES) * AWNING
    sketch.box(STONE, x - 5, top - 2, wide + 10, high - top + 2, 3)
    sketch.box(palette.INK, x - 2, top, wide + 4, high - top, 3)
    sketch.box(INSIDE, x, top, wide, high - top, 2)
    middle = x + wide / 2
    for grown, strength in ((0.46, "50"), (0.36, "70"), (0.25, "90")):
        level = (top + counter) / 2 + 4
        sketch.oval(LIT + strength, middle, level, wide * grown, (counter - top) * grown)
    sketch.box(SHELF + "A0", x + 4, (top + counter) * 0.5, wide - 8, 4, 1)
    sketch.box(PLANK_DARK, x - 5, counter, wide + 10, high - counter, 2)
    sketch.box(PLANK, x - 4, counter, wide + 8, high - counter - 3, 2)
    sketch.box(PLANK_LIGHT, x - 6, counter - 2, wide + 12, 7, 2)
    strips = max(STRIPS, 2 * round((wide + 12) / CLOTH))
    strip = (wide + 12) / strips
    for number in range(strips):
        left, colour = x - 6 + number * strip, STRIPES[number % len(STRIPES)]
        sketch.oval(palette.INK, left + strip / 2, top + awning, strip / 2 + 1.5, strip / 2 + 1.5)
        sketch.box(palette.INK, left - 1.5, top - 2, strip + 3, awning + 3, 0)
        sketch.oval(colour, left + strip / 2, top + awning, strip / 2 - 0.5, strip / 2 - 0.5)
        sketch.box(colour, left + 0.5, top - 1, strip - 1, awning + 1, 0)


@kept
def shutter(wide: int, high: int) -> Sprite:
    """The boards before a stall at which nothing is traded."""
    sketch = Sketch(wide, high)
    sketch.box(PLANK_DARK, 0, 0, wide, high, 3)
    boards = max(3, round(high / BOARD))
    for place in range(boards):
        y = place * high / boards
        sketch.box(PLANK, 2, y + 1.5, wide - 4, high / boards - 3, 2)
        sketch.box(PLANK_LIGHT, 2, y + 1.5, wide - 4, 3, 1)
    for x in (wide * 0.12, wide * 0.82):
        sketch.box(PLANK_DARK, x, 0, 14, high, 2)
    return sketch.done()
