"""Water in the evening: a bay that deepens towards the viewer, crests of waves, and a sky above a horizon."""

from math import sin

from PIL import Image

from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import vertical
from render.core.scatter import Scatter
from render.core.sketch import Sketch

SKY = ((0.0, "#5E86AC"), (0.5, "#E9B98C"), (0.85, "#FBDDA6"), (1.0, "#FFEBC2"))
BAY = ((0.0, "#8CC3BC"), (0.10, "#52A9B4"), (0.45, "#2F8CA3"), (1.0, "#1F6A86"))
HILLS = (("#C99A86", 30.0, 0.9, 300.0), ("#8F8C8C", 17.0, 2.6, 190.0))
CREST = "#DDF3EE"
APART = 86
"""Between two crests, at least."""


def draw_bay(canvas: Canvas, horizon: int) -> None:
    """Fill the whole canvas: sky and far hills down to the horizon, and below it water."""
    wide, high = canvas.image.size
    canvas.image.paste(vertical(wide, horizon, SKY), (0, 0))
    canvas.put(_hills(wide, 60), 0, horizon - 60)
    canvas.image.paste(vertical(wide, high - horizon, BAY), (0, horizon))
    canvas.fill("#FFF3D2", 0, horizon, wide, 2)


@kept
def _hills(wide: int, high: int) -> Sprite:
    """Two rows of far hills in the haze."""
    sketch = Sketch(wide, high)
    for colour, swing, phase, length in HILLS:
        ridge = [
            (x, high - swing * (0.55 + 0.45 * sin(phase + x / length) * sin(x / 97 + phase)))
            for x in range(0, wide + 12, 12)
        ]
        sketch.poly(colour, [(0, high), *ridge, (wide, high)])
    return sketch.done()


def draw_waves(canvas: Canvas, top: int, seed: int) -> None:
    """Draw crests all over the water below a height; land is drawn over them."""
    chance = Scatter(seed)
    wide, high = canvas.image.size
    laid: list[tuple[float, float]] = []
    for _ in range(700):
        x, y = chance.between(10, wide - 10), chance.between(top, high - 6)
        strength, size = chance.between(0.25, 0.5), int(chance.between(24, 42))
        if all((x - px) ** 2 + 4 * (y - py) ** 2 > APART**2 for px, py in laid):
            laid.append((x, y))
            canvas.put_centred(wave(size), x, y, strength)


@kept
def wave(wide: int) -> Sprite:
    """Two crests, the lower one farther right."""
    sketch = Sketch(wide, wide / 2, 2)
    for row, start in enumerate((0.0, 0.38)):
        points = []
        for step in range(13):
            along = start * wide + 0.62 * wide * step / 12
            rise = abs(sin(step / 12 * 6.2832)) * wide * 0.12
            points.append((along, wide * (0.2 + row * 0.16) - rise + wide * 0.04))
        sketch.line(CREST, 2.4, points)
    return sketch.done()


@kept
def evening(wide: int, high: int) -> tuple[Image.Image, Image.Image]:
    """The masks of warm light from the left and of cool shade towards the right."""
    ramp = Image.linear_gradient("L").rotate(90).resize((wide, 1), Image.Resampling.BILINEAR)
    cool = ramp.point([round(max(0, level - 110) * 0.2) for level in range(256)])
    warm = ramp.point([round(max(0, 150 - level) * 0.34) for level in range(256)])
    nearest = Image.Resampling.NEAREST
    return warm.resize((wide, high), nearest), cool.resize((wide, high), nearest)


def draw_evening(canvas: Canvas, across: int = 0, left: int = 0) -> None:
    """Lay the light of the evening over a finished ground, or over a piece that far in a ground so wide."""
    wide, high = canvas.image.size
    warm, cool = evening(across or wide, high)
    if across:
        warm, cool = (mask.crop((left, 0, left + wide, high)) for mask in (warm, cool))
    for colour, mask in (("#FFC46B", warm), ("#1B2A4E", cool)):
        if box := mask.getbbox():
            canvas.paint(colour, mask.crop(box), *box[:2])
