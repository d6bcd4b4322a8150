"""What is painted behind a role, in colours of its own: a sky and two hills."""

from PIL import Image

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.gradients import vertical
from render.core.sketch import Sketch

SKIES = {
    "builder": ("#F0B58A", "#C9784A"),
    "producer": ("#CFE59A", "#7FAF4A"),
    "trader": ("#A9DDE0", "#4FA3B0"),
    "councillor": ("#D8C4EE", "#9C7FC4"),
    "prospector": ("#F6DC93", "#C99A45"),
}
"""The sky and the hill of each role."""

HILL = 0.28
"""How high the hill rises before the sky."""


@kept
def role_scene(role: str, wide: int, high: int) -> Image.Image:
    """The sky and the hills of a role."""
    sky, hill = SKIES[role]
    canvas, tall = Canvas(vertical(wide, high, ((0.0, sky), (1.0, palette.PAPER)))), high * HILL
    land = Sketch(wide, high)
    land.oval(palette.mixed(sky, hill, 0.45), wide * 0.78, high, wide * 0.6, tall * 1.3)
    land.oval(hill, wide * 0.3, high + 6, wide * 0.75, tall)
    canvas.put(land.done(), 0, 0)
    return canvas.image
