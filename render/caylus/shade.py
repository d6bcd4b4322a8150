"""The light on what is asked: a warm dusk over the valley that leaves it in colour, and the asked building large in the lamp's
light.
"""

from collections.abc import Sequence
from itertools import product

from PIL import Image

from render.caylus.plots import Stood, draw_plot
from render.caylus.valley import LEFT, RIGHT, WIDE, Front
from render.core import boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.gradients import Stops, radial

DUSK, DEEP = "#6B3420", 0.13
"""The colour of the dusk, and how dark it lies."""

BLUR, ROUND = 10, 30
"""How softly the light ends, and how round it is."""

GROWN, WIDEST, RIM = 1.46, 320, 10
"""How much larger the asked building is, how wide at most, and what of its ground is seen around it."""

ABOVE, SHIFTS = 0.16, (0.0, -0.5, 0.5, -0.9, 0.9)
"""How much ground lies above it, in heights of its house, and how far it is moved off its middle, in what it grows by."""

GRASS = ((0.0, "#F7EBA0"), (0.5, "#CFD873"), (1.0, "#93B84E"))
PAVED = ((0.0, "#FFF3CC"), (0.5, "#EBD6A2"), (1.0, "#C9AC78"))
"""The ground of the road's buildings and of the town's in lamplight."""

Box = tuple[int, int, int, int]


def draw_dusk(canvas: Canvas, top: int, low: int, lights: tuple[Box, ...]) -> None:
    """Lay dusk over the picture between two heights but for these boxes (left, top, width, height)."""
    mask = Image.new("L", (WIDE, low - top), round(255 * DEEP))
    for x, y, wide, high in lights:
        reach = boxes.reach(BLUR)
        mask.paste(0, (x - reach, y - reach - top), _light(wide, high))
    canvas.paint(DUSK, mask, 0, top)


@kept
def _light(wide: int, high: int) -> Image.Image:
    """A soft box."""
    return boxes.blurred(wide, high, ROUND, BLUR, 1.0)


def spotlight(
    front: Front, x: int, y: int, heights: tuple[int, int], taken: Sequence[tuple[Box, int]]
) -> tuple[Front, Box]:
    """The measures of a plot in the lamp's light, and the box of its ground: over where it stands, between two heights, over as
    little as possible of what is taken, by weight.
    """
    large = front._replace(wide=min(WIDEST, round(front.wide * GROWN)))
    wide, high = large.wide + 2 * RIM, large.high + round(large.house * ABOVE) + RIM
    top, low = heights
    spare = (wide - front.wide) / 2, (high - front.high) / 2
    tried = []
    for along, down in product(SHIFTS, repeat=2):
        left = round(x - spare[0] * (1 - along))
        level = round(y - spare[1] * (1 - down))
        box = (
            min(max(LEFT - 4, left), RIGHT + 4 - wide),
            min(max(top, level), low - high),
            wide,
            high,
        )
        tried.append(
            (sum(weight * _shared(box, one) for one, weight in taken), abs(along) + abs(down), box)
        )
    return large, min(tried)[2]


def _shared(box: Box, other: Box) -> int:
    """How many pixels two boxes share."""
    across = min(box[0] + box[2], other[0] + other[2]) - max(box[0], other[0])
    down = min(box[1] + box[3], other[1] + other[3]) - max(box[1], other[1])
    return max(0, across) * max(0, down)


def draw_spotlight(canvas: Canvas, stood: Stood, front: Front, box: Box) -> None:
    """Draw the asked building on a piece of bright ground."""
    x, y, _, high = box
    draw_bright(canvas, box, GRASS)
    draw_plot(canvas, x + RIM, y + high - RIM - front.high, front, stood)


def draw_bright(canvas: Canvas, box: Box, stops: Stops) -> None:
    """Draw a piece of ground in lamplight, raised over all others."""
    x, y, wide, high = box
    boxes.shadow(canvas, x - 6, y, wide + 12, high + 8, ROUND, (12.0, 8, 0.6))
    boxes.frame(canvas, palette.INK, *box, 20, 11)
    boxes.lit(canvas, palette.LAMP, *box, 20, 9)
    boxes.lay(canvas, _ground(wide, high, stops), x, y, 20)


@kept
def _ground(wide: int, high: int, stops: Stops) -> Image.Image:
    """Ground that is brightest in its middle."""
    return radial(wide, high, (wide * 0.46, high * 0.4), wide * 0.75, stops)
