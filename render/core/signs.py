"""Further signs: coins, a no, a bolt, and badges of more than one line."""

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face, width
from render.core.sketch import Sketch, with_shadow

GOLD, GOLD_EDGE, GOLD_LIGHT = "#F2B632", "#C08212", "#FFE08A"


@kept
def coin(text: str, radius: int) -> Sprite:
    """A gold coin with a number on it: what something costs, or how much money lies there."""
    side, margin = 2 * radius, 10
    sketch, middle = Sketch(side, side, margin), float(radius)
    edge = max(2.0, radius * 0.1)
    sketch.oval(palette.KEYLINE, middle, middle, radius + edge * 0.6)
    sketch.oval(palette.INK, middle, middle, radius)
    sketch.oval(GOLD_EDGE, middle, middle, radius - edge)
    sketch.oval(GOLD, middle, middle - edge * 0.35, radius - edge * 1.5)
    sketch.oval(GOLD_LIGHT, middle, middle, radius * 0.66)
    blank = with_shadow(sketch.reduced(), margin, 2.0, 2, 0.42)
    face = Canvas(blank.colour.copy())
    size = round(radius * (1.16 if len(text) == 1 else 1.0))
    face.write(text, Face.NUMBER, size, palette.INK, margin + middle, margin + middle, "m")
    return Sprite(face.image, blank.opacity, margin)


@kept
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


@kept
def bolt(radius: int) -> Sprite:
    """The sign of what happens at once, as soon as somebody agrees: a bolt in a dark disc."""
    side = 2 * radius
    sketch = Sketch(side, side, 2)
    sketch.oval(palette.PAPER, radius, radius, radius)
    sketch.oval(palette.NIGHT, radius, radius, radius - 3)
    path = ((1.12, 0.3), (0.5, 1.12), (0.92, 1.12), (0.8, 1.72), (1.48, 0.84), (1.06, 0.84))
    sketch.poly(palette.PAPER, [(x * radius, y * radius) for x, y in path])
    return sketch.done()


@kept
def tall_badge(lines: tuple[str, ...], size: int) -> Sprite:
    """A badge whose label takes a line for each of its parts: for paths between two corners."""
    step = round(size * 0.98)
    high = step * len(lines) + round(size * 0.36)
    wide = round(max(width(line, Face.NUMBER, size) for line in lines) + size * 0.5)
    radius, lip, margin, edge, keyline = size * 0.36, size * 0.14, 14, 3, 3
    sketch = Sketch(wide, high, margin)
    for colour, out in ((palette.KEYLINE, edge + keyline), (palette.INK, edge)):
        sketch.box(colour, -out, -out, wide + 2 * out, high + 2 * out, radius + out)
    sketch.box(palette.LAMP_LIP, 0, 0, wide, high, radius)
    sketch.box(palette.LAMP, 0, 0, wide, high - lip, radius * 0.94)
    glint = max(2.0, size * 0.07)
    sketch.box(palette.LAMP_GLINT, radius * 0.8, size * 0.07, wide - radius * 1.6, glint, 1.5)
    blank = with_shadow(sketch.reduced(), margin, 2.5, 3, 0.5)
    face = Canvas(blank.colour.copy())
    middle = margin + (high - lip) / 2 + 1
    face.write_lines(lines, Face.NUMBER, size, palette.INK, margin + wide / 2, middle, "m", 0.98)
    return Sprite(face.image, blank.opacity, margin)
