"""The drawing on a card or tile: sky, hills and ground in cut paper, and the building or field before them."""

from functools import lru_cache
from math import ceil, floor, pi, sin
from typing import Protocol

from PIL import Image, ImageDraw, ImageFilter

from render.core import palette
from render.core.art import Shapes, drawing
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.sketch import SCALE, Sketch

NIGHT_SKY = ("#1E1C3C", "#6C5A8C")
HORIZON = "#FFF6E6"
GRASS, MEADOW = "#8FAA5A", "#B7C97C"
GROUND_LINE = 0.955
HEADROOM = 0.2
SUNNY = 64
"""In lower pictures a sun would be a speck."""


class Look(Protocol):
    """The colours that things of one kind share."""

    @property
    def band(self) -> str:
        """The full colour, of the name band."""

    @property
    def sky(self) -> str:
        """The pale one, of the sky."""


def scenery(name: str, look: Look, wide: int, high: int, focus: float = 0.5) -> Image.Image:
    """The drawing of a building in the colours of its kind; `focus` is where across the picture it stands."""
    is_night = bool(drawing("buildings", name)["night"])
    picture = _landscape(look.sky, look.band, wide, high, is_night=is_night).copy()
    sketch, left = _building(name, wide, high, focus)
    _lay(picture, sketch, 0.30, left)
    return picture


@kept
def _landscape(sky: str, band: str, wide: int, high: int, *, is_night: bool) -> Image.Image:
    """What lies behind all buildings of a kind: sky, two rows of hills, and the ground."""
    top, bottom = NIGHT_SKY if is_night else (sky, palette.mixed(HORIZON, sky, 0.12))
    picture = _gradient(wide, high, top, bottom)
    haze = palette.mixed(top, bottom, 0.5)
    near = palette.mixed(haze, "#17262F" if is_night else band, 0.20)
    far = palette.mixed(haze, near, 0.38)
    _lay(picture, _sky(wide, high, is_night=is_night), 0)
    for colour, level, swing, phase, shade in (
        (far, 0.77, -0.10, 0.5, 0.07),
        (near, 0.84, -0.09, 2.4, 0.14),
    ):
        _lay_land(picture, colour, level, swing, phase, 0.85, shade)
    meadow, grass = ("#5C6B62", "#47564F") if is_night else (MEADOW, GRASS)
    _lay_land(picture, meadow, 0.915, 0.014, 0.4, 1.0, 0.18)
    _lay_land(picture, grass, 0.955, 0.008, 3.0, 1.0, 0)
    return picture


def _lay_land(
    picture: Image.Image,
    colour: str,
    level: float,
    swing: float,
    phase: float,
    waves: float,
    shade: float,
) -> None:
    """Lay a sheet of one colour below a wavy edge, with the soft shade it throws."""
    (wide, high), steps = picture.size, 40
    top = max(0, floor(high * (level - abs(swing))) - 2)
    mask = Image.new("L", (wide * SCALE, (high - top) * SCALE))
    edge = [
        (
            wide * SCALE * step / steps,
            (high * (level + swing * sin(phase + step / steps * pi * 2 * waves)) - top) * SCALE,
        )
        for step in range(steps + 1)
    ]
    low = mask.height
    ImageDraw.Draw(mask).polygon([(0, low), *edge, (mask.width, low)], fill=255)
    mask = mask.reduce(SCALE)
    if shade:
        blur = max(1.0, high * 0.016)
        out = ceil(blur * 3)
        cast = Image.new("L", (mask.width, mask.height + out))
        cast.paste(mask, (0, out + round(blur * 0.5)))
        soft = cast.filter(ImageFilter.GaussianBlur(blur))
        thin = soft.point([round(v * shade) for v in range(256)])
        picture.paste((34, 26, 20), (0, top - out), thin)
    picture.paste(palette.channels(colour)[:3], (0, top), mask)


def _gradient(wide: int, high: int, top: str, bottom: str) -> Image.Image:
    ramp = Image.linear_gradient("L").resize((wide, high), Image.Resampling.BILINEAR)
    upper, lower = (Image.new("RGB", (wide, high), colour) for colour in (top, bottom))
    return Image.composite(lower, upper, ramp)


def _lay(picture: Image.Image, sketch: Sketch, shade: float, left: int = 0) -> None:
    """Lay one sheet of paper over the others, so far from the left, with the soft shade it throws."""
    sheet = sketch.reduced()
    opacity = sheet.getchannel("A")
    if shade:
        blur = max(1.0, sketch.high * 0.016)
        cast = Image.new("L", opacity.size)
        cast.paste(opacity, (0, round(blur * 0.5)))
        soft = cast.filter(ImageFilter.GaussianBlur(blur))
        picture.paste((34, 26, 20), (left, 0), soft.point([round(v * shade) for v in range(256)]))
    picture.paste(sheet.convert("RGB"), (left, 0), opacity)


def _sky(wide: int, high: int, *, is_night: bool) -> Sketch:
    """Sun and clouds, or stars: nothing of them lies lower than half the picture."""
    sketch = Sketch(wide, round(high * 0.56))
    if is_night:
        _night(sketch, wide, high)
        return sketch
    if high >= SUNNY:
        x, y, size = wide * 0.70, high * 0.20, high * 0.088
        sketch.oval("#FFF8DC3C", x, y, size * 1.6)
        sketch.oval("#FFF2BF", x, y, size)
    for at, level, scale in ((0.33, 0.115, 1.0), (0.765, 0.40, 0.8)):
        for dx, dy, across in ((0, 0, 0.145), (0.10, -0.062, 0.080), (-0.07, -0.028, 0.058)):
            cx, cy = wide * at + high * dx * scale, high * (level + dy * scale)
            sketch.oval("#FFFFFF99", cx, cy, high * across * scale, high * across * scale * 0.42)
    return sketch


def _night(sketch: Sketch, wide: int, high: int) -> None:
    for x, y, size in ((0.2, 0.14, 1.1), (0.42, 0.2, 0.8), (0.55, 0.09, 1.2), (0.88, 0.38, 0.9)):
        sketch.oval("#FFF3D8CC", wide * x, high * y, high * 0.007 * size)


def _building(key: str, wide: int, high: int, focus: float) -> tuple[Sketch, int]:
    """A building on a sheet that is no wider than it needs, and where that lies."""
    scale = high * 0.0094
    middle, reach = wide * focus, round(76 * scale)
    left = max(0, floor(middle) - reach)
    right = min(wide, floor(middle) + reach)
    sketch = Sketch(right - left, high)
    x, y = middle - left - 60 * scale, high * GROUND_LINE - 90 * scale
    sketch.oval("#2A331C48", x + 63 * scale, y + 90.5 * scale, 46 * scale, 2.6 * scale)
    sketch.shapes(drawing("buildings", key)["draw"], scale, x, y)
    return sketch, left


def field(name: str, look: Look, wide: int, high: int, focus: float = 0.55) -> Image.Image:
    """A plantation, quarry or forest that fills the tile; what grows there stands around `focus`."""
    bottom = palette.mixed(HORIZON, look.sky, 0.35)
    picture = _gradient(wide, high, look.sky, bottom)
    sky, scale = Sketch(wide, high), high * 0.0100
    for at, level, size in ((0.34, 0.15, 1.0), (0.72, 0.34, 0.8)):
        for dx, dy, across in ((0, 0, 0.15), (0.11, -0.06, 0.09), (-0.08, -0.03, 0.07)):
            x, y = wide * at + high * dx * size, high * (level + dy * size)
            sky.oval("#FFFFFF8C", x, y, high * across * size, high * across * size * 0.45)
    _lay(picture, sky, 0)
    grown = Sketch(wide, high)
    grown.shapes(drawing("buildings", name)["draw"], scale, wide * focus - 60 * scale, 0)
    _lay(picture, grown, 0.14)
    return picture


def cutout(key: str, high: int) -> Image.Image:
    """The building alone on nothing, its box of 100 `high` pixels high, with room above for smoke.

    The ground lies at 90 % of the box, `cutout_ground` pixels from the top.
    """
    scale = high / 100
    sketch = Sketch(120 * scale, high * (1 + HEADROOM))
    sketch.shapes(drawing("buildings", key)["draw"], scale, 0, high * HEADROOM)
    return sketch.reduced()


def cutout_ground(high: int) -> int:
    """How far the ground lies below the upper edge of a cutout."""
    return round(high * (HEADROOM + 0.9))


OUTLINE, OUTLINE_STROKE = "#2A2015", 4.6
"""The dark edge of a building that stands in a place; half of its width is seen."""

OPAQUE = len("#RRGGBB")
STANDING_MARGIN = 12


@kept
def standing(key: str, high: int, *, is_bare: bool = False) -> Sprite:
    """The building as it stands in a place: its box of 120 by 100 is `high` high, its ground at 90 % of it.

    It has a dark edge around all but smoke and glass, and a short shadow; what is higher than the box stands out above.
    A bare one is without the palm beside it.
    """
    scale, head = high / 100, round(high * HEADROOM)
    shapes = [
        [*shape[:-1], [(x, y + head / scale) for x, y in shape[-1]]]
        for shape in _shapes(key, is_bare=is_bare)
    ]
    sketch = Sketch(120 * scale, high + head, STANDING_MARGIN)
    sketch.oval("#2A331C60", 68 * scale, head + high * 0.9, 48 * scale, 4.5 * scale)
    solid = [shape for shape in shapes if len(shape[1]) <= OPAQUE]
    sketch.outline(OUTLINE, solid, scale, OUTLINE_STROKE / scale)
    sketch.shapes(shapes, scale)
    return sprite(sketch.reduced(), STANDING_MARGIN)


@lru_cache(maxsize=256)
def above_ground(key: str) -> float:
    """How far a building rises above its ground, smoke apart, in heights of its box."""
    shapes = drawing("buildings", key)["draw"]
    top = min(y for shape in shapes if len(shape[1]) <= OPAQUE for _, y in shape[-1])
    return (90 - float(top)) / 100


def _shapes(key: str, *, is_bare: bool) -> Shapes:
    """All of a building, or all but the palm beside it."""
    drawn = drawing("buildings", key)
    shapes: Shapes = drawn["draw"]
    first, end = drawn.get("palm", (0, 0))
    return [*shapes[:first], *shapes[end:]] if is_bare else shapes


@lru_cache(maxsize=256)
def extent(key: str, *, is_bare: bool = False) -> tuple[float, float]:
    """How far a building reaches left and right of the middle of its box, smoke apart, in heights of the box; or a bare one."""
    shapes = _shapes(key, is_bare=is_bare)
    across = [x for shape in shapes if len(shape[1]) <= OPAQUE for x, _ in shape[-1]]
    return (60 - float(min(across))) / 100, (float(max(across)) - 60) / 100


def stand(canvas: Canvas, building: Sprite, x: float, ground: float, strength: float = 1.0) -> None:
    """Lay a standing building down: its middle and its ground at that point."""
    wide, high = building.size
    canvas.put(building, x - wide / 2, ground - standing_foot(high), strength)


def standing_foot(high: int) -> int:
    """How far the ground lies below the upper edge of a standing building's sprite."""
    return round(high * (HEADROOM + 0.9) / (1 + HEADROOM))
