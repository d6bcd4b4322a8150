"""Where land meets the sea: shallows, foam and a beach around it, and the depth in which it lies."""

from collections.abc import Callable

from PIL import Image, ImageFilter

from render.core.canvas import Canvas

DEPTH = ((0.0, "#3FA9BC"), (0.62, "#1F6F8C"), (1.0, "#123F5A"))
SHALLOW = "#7CCFD0"
FOAM = "#DDF3EE"
WET_SAND = "#C9A765"
SAND = "#EDD9A3"
EDGE = "#A98648"

Grown = Callable[[float], Image.Image]
"""The mask of the land, as large as the canvas, grown by so many pixels."""


def draw_shore(canvas: Canvas, land: Grown, side: float) -> None:
    """Draw everything between deep water and the land; `side` is that of a hex, by which widths are measured."""
    shallow = land(side * 0.55).filter(ImageFilter.GaussianBlur(side * 0.2))
    canvas.paint(SHALLOW, _thin(shallow, 0.5), 0, 0)
    canvas.paint(FOAM, _thin(land(side * 0.3).filter(ImageFilter.GaussianBlur(3)), 0.34), 0, 0)
    canvas.paint(FOAM, _thin(land(side * 0.235), 0.8), 0, 0)
    canvas.paint(WET_SAND, land(side * 0.2), 0, 0)
    canvas.paint(SAND, land(side * 0.16), 0, 0)
    canvas.paint(EDGE, land(2.5), 0, 0)


def _thin(mask: Image.Image, share: float) -> Image.Image:
    return mask.point([round(level * share) for level in range(256)])
