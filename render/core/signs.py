"""Signs that say no or not yet: the companions of the tick."""

from functools import lru_cache

from render.core import palette
from render.core.canvas import Sprite
from render.core.sketch import Sketch, with_shadow


@lru_cache(maxsize=8)
def cross(radius: int) -> Sprite:
    """The sign of a no: a white cross in a red disc with a paper rim."""
    side, margin = 2 * radius, 10
    sketch = Sketch(side, side, margin)
    sketch.oval(palette.KEYLINE, radius, radius, radius)
    sketch.oval(palette.REFUSED, radius, radius, radius * 0.86)
    near, far = radius * 0.62, radius * 1.38
    for line in ([(near, near), (far, far)], [(near, far), (far, near)]):
        sketch.line(palette.WHITE, radius * 0.25, line)
    return with_shadow(sketch.reduced(), margin, 2.5, 3, 0.5)


@lru_cache(maxsize=8)
def dash(radius: int) -> Sprite:
    """The sign of what cannot be done now: a bar in a dark disc."""
    side = 2 * radius
    sketch = Sketch(side, side, 2)
    sketch.oval(palette.LINE, radius, radius, radius)
    sketch.oval(palette.WELL, radius, radius, radius - 3)
    sketch.line(palette.MIST, 4, [(radius * 0.6, radius), (radius * 1.4, radius)])
    return sketch.done()
