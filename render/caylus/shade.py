"""The evening that falls over the valley while somebody is asked about one place, which lies in the light."""

from PIL import Image

from render.caylus.valley import WIDE
from render.core import boxes
from render.core.budget import kept
from render.core.canvas import Canvas

SHADE, DEEP = "#1D2A4A", 0.37
"""The colour of the shade, and how dark it lies."""

BLUR, ROUND = 10, 30
"""How softly the light ends, and how round it is."""

Box = tuple[int, int, int, int]


def draw_shade(canvas: Canvas, top: int, low: int, lights: tuple[Box, ...]) -> None:
    """Lay shade over the picture between two heights but for these boxes (left, top, width, height)."""
    mask = Image.new("L", (WIDE, low - top), round(255 * DEEP))
    for x, y, wide, high in lights:
        reach = boxes.reach(BLUR)
        mask.paste(0, (x - reach, y - reach - top), _light(wide, high))
    canvas.paint(SHADE, mask, 0, top)


@kept
def _light(wide: int, high: int) -> Image.Image:
    """A soft box."""
    return boxes.blurred(wide, high, ROUND, BLUR, 1.0)
