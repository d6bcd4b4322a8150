"""Keys with the letters of places: what can be chosen from a menu, beside what has a button."""

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.sketch import Sketch

HALF, LETTERS, RADIUS = 20, 34, 11
"""Half the height of a key and least width, its letters, its corners."""


@kept
def key(name: str) -> Sprite:
    """A dark key with a letter, or two: what can be chosen, too, but from a menu. Numbers beside it are on paper."""
    wide = max(2 * HALF, round(width(name, Face.NUMBER, LETTERS)) + 12)
    sketch = Sketch(wide, 2 * HALF, 2)
    sketch.box(palette.PAPER, -1, -1, wide + 2, 2 * HALF + 2, RADIUS)
    sketch.box(palette.PANEL, 1, 1, wide - 2, 2 * HALF - 2, RADIUS - 1)
    done = sketch.done()
    face = Canvas(done.colour.copy())
    face.write(name, Face.NUMBER, LETTERS, palette.PAPER, wide / 2 + 2, HALF + 2, "m")
    return Sprite(face.image, done.opacity, 2)
