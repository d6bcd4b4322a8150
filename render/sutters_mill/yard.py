"""The edge of the town, below the camps: where the cards in hand leave it free, barrels, cacti and a wheel stand there."""

from math import cos, pi, sin

from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.garden import draw_tuft
from render.core.sketch import BROAD, Sketch
from render.sutters_mill.carpentry import INK, PLANK, PLANK_DARK, PLANK_LIGHT

CACTUS, CACTUS_LIGHT = "#5E7A4C", "#86A266"
IRON = "#3A3F47"
SHADE = "#2A201840"


@kept
def yard(wide: int, high: int) -> Sprite:
    """What stands there, from the right to the middle."""
    sketch = Sketch(wide, high, scale=BROAD)
    foot = high - 14
    for x, size in ((wide - 46, 1.0), (wide - 330, 0.8)):
        _draw_cactus(sketch, x, foot, size * high * 0.8)
    _draw_wheel(sketch, wide - 130, foot - high * 0.3, high * 0.32)
    for x in (wide - 250, wide - 214, wide - 232):
        low = foot + (6 if x == wide - 232 else 0)
        _draw_barrel(sketch, x, low, high * 0.52)
    for x in (wide - 90, wide - 180, wide - 290, wide - 410, wide - 470):
        draw_tuft(sketch, x, foot + 4, 1.0)
    return sketch.done()


def _draw_cactus(sketch: Sketch, x: float, foot: float, high: float) -> None:
    """A cactus with two arms."""
    sketch.oval(SHADE, x + high * 0.16, foot, high * 0.36, high * 0.07)
    arms = (
        [(x, foot), (x, foot - high)],
        [
            (x, foot - high * 0.42),
            (x - high * 0.26, foot - high * 0.42),
            (x - high * 0.26, foot - high * 0.72),
        ],
        [
            (x, foot - high * 0.3),
            (x + high * 0.26, foot - high * 0.3),
            (x + high * 0.26, foot - high * 0.6),
        ],
    )
    for colour, stroke in ((INK, 0.22), (CACTUS, 0.16)):
        for arm in arms:
            sketch.line(colour, high * stroke, arm)
    for arm in arms:
        sketch.line(CACTUS_LIGHT, high * 0.04, [(px - high * 0.04, py) for px, py in arm[-2:]])


def _draw_wheel(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """A wheel of a wagon that leans there."""
    sketch.oval(SHADE, x + radius * 0.4, y + radius, radius, radius * 0.16)
    rim = [(x + radius * cos(t * pi / 16), y + radius * sin(t * pi / 16)) for t in range(33)]
    for colour, stroke in ((INK, 0.3), (PLANK, 0.2)):
        sketch.line(colour, radius * stroke, rim)
        for turn in range(4):
            dx, dy = radius * cos(turn * pi / 4 + 0.3), radius * sin(turn * pi / 4 + 0.3)
            sketch.line(colour, radius * stroke * 0.7, [(x - dx, y - dy), (x + dx, y + dy)])
    sketch.oval(INK, x, y, radius * 0.24)
    sketch.oval(PLANK_LIGHT, x, y, radius * 0.16)


def _draw_barrel(sketch: Sketch, x: float, foot: float, high: float) -> None:
    """A barrel with its hoops."""
    wide = high * 0.74
    sketch.oval(SHADE, x + wide * 0.8, foot, wide * 0.7, high * 0.1)
    sketch.box(INK, x - 2, foot - high - 2, wide + 4, high + 4, 9)
    sketch.box(PLANK_DARK, x, foot - high, wide, high, 8)
    sketch.box(PLANK, x + 3, foot - high + 1, wide * 0.3, high - 2, 4)
    for share in (0.24, 0.7):
        sketch.box(IRON, x - 1, foot - high * (1 - share), wide + 2, high * 0.1, 1)
