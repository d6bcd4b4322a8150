"""The light on what is asked: a warm dusk over the valley that leaves it in colour, and the asked building large in the lamp's
light.
"""

from PIL import Image

from render.caylus.valley import WIDE, Front
from render.core import boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.gradients import Stops, radial

DUSK, DEEP = "#6B3420", 0.13
"""The colour of the dusk, and how dark it lies."""

BLUR, ROUND = 10, 30
"""How softly the light ends, and how round it is."""

RIM, ABOVE = 4, 18
"""What of the asked building's ground is seen around it, and above its house."""

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


def draw_asked(canvas: Canvas, x: int, y: int, front: Front) -> None:
    """Draw the bright ground of the building that is asked about."""
    top = y - ABOVE
    draw_bright(canvas, (x - RIM, top, front.wide + 2 * RIM, y + front.high + RIM - top), GRASS)


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
