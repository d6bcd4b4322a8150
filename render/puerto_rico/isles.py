"""The islands of the archipelago, one of its own for each player: coast, hills or a volcano behind, palms by the water."""

from collections.abc import Callable
from math import pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops

from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.coast import (
    BEACH,
    REACH,
    Meadow,
    Outline,
    land_in,
    land_mask,
    light_around,
    rounded,
)
from render.core.place.garden import draw_bush, draw_flowers, draw_palm, draw_tuft
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Points, Sketch


class Isle(NamedTuple):
    """What makes an island its own."""

    meadow: Meadow
    swells: tuple[tuple[float, float, float], ...]
    """Headlands and coves of its coast: where, as a share of the way around, how broad and how far out to sea."""

    hills: tuple[str, str, str]
    """The colours of the hills behind the meadow, from the far one to the near one."""

    relief: Callable[[Sketch, float, float], None]
    """Draws what rises behind the meadow around that point of its foot."""


TIDE, COVE, HEADLAND = 5.0, 9.0, 17.0
"""How far the tide has worn every coast, and how far its coves and headlands reach at most."""


def outline_of(wide: int, high: int, kind: int) -> Outline:
    """The coast of an island in a box of that size; its headlands lie outside of it."""
    chance = Scatter(930 + kind)
    waves = [(chance.between(0, 2 * pi), count) for count in (3, 7, 13)]
    path = rounded(wide, high)
    points = []
    for place, (x, y, dx, dy) in enumerate(path):
        share = place / len(path)
        off = sum(sin(phase + count * 2 * pi * share) for phase, count in waves) * TIDE / 2
        for at, broad, out in ISLES[kind].swells:
            apart = abs((share - at + 0.5) % 1 - 0.5)
            if apart < broad:
                off += out * (0.5 + 0.5 * sin(pi * (0.5 - apart / broad)))
        off = max(-COVE, min(HEADLAND, off))
        points.append((x + dx * off, y + dy * off))
    return tuple(points)


@kept
def isle(wide: int, high: int, kind: int) -> Sprite:
    """The island before anything stands on it."""
    look = ISLES[kind]
    outline = outline_of(wide, high, kind)
    land = land_in(outline, wide, high, look.meadow)
    colour, opacity = land.colour, land.opacity
    grass = land_mask(outline, wide, high, -BEACH)
    room = grass.copy()
    room.paste(255, (0, 0, grass.width, REACH + SUMMIT))
    for drawn, within in ((_mountain(wide, high, kind), room), (_hills(wide, high, kind), grass)):
        mask = ImageChops.multiply(drawn.getchannel("A"), within)
        colour.paste(drawn.convert("RGB"), (0, 0), mask)
        opacity = ImageChops.lighter(opacity, mask)
    green = _greenery(wide, high, kind)
    mask = green.getchannel("A")
    colour.paste(green.convert("RGB"), (0, 0), mask)
    return Sprite(colour, ImageChops.lighter(opacity, mask), REACH)


LIGHT = 18
"""How broad the light around an island is: it must stand out from sand."""


@kept
def isle_light(wide: int, high: int, kind: int, colour: str) -> Sprite:
    """A ring of light in the water around it."""
    return light_around(outline_of(wide, high, kind), wide, high, colour, LIGHT)


PEAK, FOOT, TOP = 0.61, 96, -20
"""Where across an island its mountain stands, between the boards; how far down its foot is on a low island, and its top."""

FOOT_AT, STEEP = 0.52, 1.7
"""How far down the foot is on a high island, in its height, and how much larger the mountain is at most."""


def _mountain(wide: int, high: int, kind: int) -> Image.Image:
    """The mountain, larger on a high island, with its top in the same place."""
    size = max(1.0, min(STEEP, (high * FOOT_AT - TOP) / (FOOT - TOP)))
    middle = MOUNTAIN / 2
    sketch = Sketch(MOUNTAIN, FOOT + 40, REACH, BROAD)
    ISLES[kind].relief(sketch, middle, float(FOOT))
    across, tall = (round(side * size / BROAD) for side in sketch.image.size)
    drawn = sketch.image.resize((across, tall), Image.Resampling.LANCZOS)
    land = Image.new("RGBA", (wide + 2 * REACH, high + 2 * REACH))
    left = REACH + wide * PEAK - (REACH + middle) * size
    top = REACH + TOP - (REACH + TOP) * size
    land.paste(drawn, (round(left), round(top)))
    return land


SUMMIT = 34
"""How far down a mountain may stand out of the land."""

MOUNTAIN = 440
"""How wide the box is in which a mountain is drawn."""


def _hills(wide: int, high: int, kind: int) -> Image.Image:
    """Hills behind the meadow, each lower than the one behind it."""
    sketch, chance = Sketch(wide, high, REACH, BROAD), Scatter(960 + kind)
    for row, colour in enumerate(ISLES[kind].hills):
        level = max(FOOT - 18.0, high * (FOOT_AT - 0.1)) + row * high * 0.11
        swing, phase = high * (0.07 - 0.012 * row), chance.between(0, 2 * pi)
        length = chance.between(70, 120)
        ridge = [
            (x, level - swing * (sin(phase + x / length) + 0.5 * sin(phase * 2 + x / 47)))
            for x in range(0, wide + 8, 8)
        ]
        sketch.poly(colour, [(0, high), *ridge, (wide, high)])
    return sketch.reduced()


def _greenery(wide: int, high: int, kind: int) -> Image.Image:
    """Tufts and flowers on the meadow, and palms at its edges."""
    sketch, chance = Sketch(wide, high, REACH, BROAD), Scatter(980 + kind)
    for _ in range(wide * high // 9000):
        draw_tuft(sketch, chance.between(40, wide - 40), chance.between(high * 0.5, high - 34))
    for _ in range(3):
        at = chance.between(60, wide - 60), chance.between(high * 0.6, high - 40)
        draw_flowers(sketch, *at, chance)
    for side in (22.0, wide - 20.0):
        for level in (0.52, 0.8):
            plant = chance.pick((draw_palm, draw_palm, draw_bush))
            x, y = side + chance.between(-10, 10), high * (level + chance.between(-0.05, 0.05))
            plant(sketch, x, y, chance.between(0.8, 1.2))
    return sketch.reduced()


def _slope(sketch: Sketch, ridge: Points, foot: float, light: str, dark: str, split: int) -> None:
    """A mountain with that ridge above its foot, in the shade behind the point so numbered."""
    left, right = ridge[0][0], ridge[-1][0]
    sketch.poly(light, [(left, foot), *ridge, (right, foot)])
    top = ridge[split]
    shade = [*ridge[split:], (right, foot), (top[0] + (right - top[0]) * 0.22, foot)]
    sketch.poly(dark, [*shade, (top[0] - 6, (top[1] + foot) / 2)])


def _draw_volcano(sketch: Sketch, x: float, foot: float) -> None:
    """A cone with a crater that smokes."""
    for dx, dy, radius in ((4, -26, 11), (14, -40, 15), (30, -52, 19)):
        sketch.oval("#FFFFFF90", x + dx, 18 + dy + 12, radius, radius * 0.8)
    ridge = [
        (x - 190, foot),
        (x - 96, foot - 46),
        (x - 30, -14),
        (x + 26, -14),
        (x + 98, foot - 48),
        (x + 190, foot),
    ]
    _slope(sketch, ridge, foot, "#A9876F", "#86644F", 3)
    sketch.oval("#5B3A30", x - 2, -13, 28, 6)
    sketch.oval("#E8552E", x - 2, -12, 20, 4)
    for dx, long in ((-14, 34), (4, 52), (18, 28)):
        sketch.line("#D9502B", 5, [(x + dx, -10), (x + dx * 1.5, -10 + long)])


def _draw_falls(sketch: Sketch, x: float, foot: float) -> None:
    """Three green peaks, and a waterfall between them."""
    for dx, broad, top, light, dark in (
        (-70, 92, 8, "#6FA268", "#578A55"),
        (84, 88, 14, "#6FA268", "#578A55"),
        (8, 104, -18, "#5C9557", "#457A45"),
    ):
        ridge = [
            (x + dx - broad, foot),
            (x + dx - broad * 0.42, top + (foot - top) * 0.36),
            (x + dx - broad * 0.1, float(top)),
            (x + dx + broad * 0.12, float(top) + 2),
            (x + dx + broad * 0.5, top + (foot - top) * 0.4),
            (x + dx + broad, foot),
        ]
        _slope(sketch, ridge, foot, light, dark, 3)
    fall = [(x - 14, 22), (x - 18, 52), (x - 14, foot + 12)]
    sketch.line("#DDF3F7", 12, fall)
    sketch.line("#FFFFFF", 5, fall)


def _draw_cliffs(sketch: Sketch, x: float, foot: float) -> None:
    """Red cliffs in steps, and a lighthouse on them."""
    for left, right, top, light, dark in (
        (-170, 150, foot - 34, "#D8A56B", "#B57F4C"),
        (-110, 96, 30.0, "#E0B27A", "#BD8A55"),
    ):
        ridge = [
            (x + left, foot),
            (x + left + 18, top + 8),
            (x + left + 40, top),
            (x + right - 34, top + 2),
            (x + right - 14, top + 10),
            (x + right, foot),
        ]
        _slope(sketch, ridge, foot, light, dark, 3)
        sketch.line("#6E9A4C", 7, [(x + left + 34, top), (x + right - 30, top + 2)])
    sketch.poly("#FFF6E3", [(x - 15, 30), (x - 10, -14), (x + 10, -14), (x + 15, 30)])
    sketch.poly("#C8382E", [(x - 13.5, 16), (x - 12, 4), (x + 12, 4), (x + 13.5, 16)])
    sketch.poly("#D8CBB0", [(x + 4, 30), (x + 3, -14), (x + 10, -14), (x + 15, 30)])
    sketch.box("#3A2A22", x - 11, -24, 22, 11, 2)
    sketch.box("#FFE9A0", x - 7, -23, 14, 9, 2)
    sketch.poly("#B5302A", [(x - 14, -23), (x, -35), (x + 14, -23)])


def _draw_jungle(sketch: Sketch, x: float, foot: float) -> None:
    """A rock overgrown with trees."""
    ridge = [
        (x - 140, foot),
        (x - 74, 18),
        (x - 34, -16),
        (x + 30, -20),
        (x + 66, 12),
        (x + 140, foot),
    ]
    _slope(sketch, ridge, foot, "#9AA0A0", "#788082", 3)
    chance = Scatter(991)
    for row in range(4):
        for place in range(9):
            at = x - 150 + place * 36 + row % 2 * 16 + chance.between(-8, 8)
            level = foot - 6 - (3 - row) * 13 + abs(place - 4) * 4 - chance.between(0, 6)
            colour = ("#3E7440", "#4B8447", "#5A954E", "#6BA556")[row]
            sketch.oval(colour, at, level, 21, 17)
            sketch.oval("#FFFFFF18", at - 6, level - 6, 9, 7)


def _draw_fort(sketch: Sketch, x: float, foot: float) -> None:
    """A hill with a stone fort."""
    ridge = [
        (x - 180, foot),
        (x - 90, 44),
        (x - 50, 32),
        (x + 56, 32),
        (x + 100, 50),
        (x + 180, foot),
    ]
    _slope(sketch, ridge, foot, "#9CB468", "#7F9A52", 3)
    sketch.box("#CFC3A8", x - 54, 2, 108, 34, 0)
    sketch.box("#A99C80", x + 18, 2, 36, 34, 0)
    for left in range(-54, 50, 24):
        sketch.box("#CFC3A8", x + left, -6, 14, 10, 0)
    sketch.box("#D9CEB4", x - 66, -14, 30, 50, 0)
    sketch.box("#B4A789", x - 46, -14, 10, 50, 0)
    sketch.box("#B4A789", x + 40, -8, 26, 44, 0)
    sketch.box("#5B4632", x - 10, 14, 18, 22, 8)
    sketch.line("#5B4632", 3, [(x - 51, -14), (x - 51, -38)])
    sketch.poly("#C0392B", [(x - 51, -38), (x - 24, -31), (x - 51, -24)])


ISLES = (
    Isle(
        ((0.0, "#B7C765"), (0.55, "#9DB653"), (1.0, "#86A347")),
        ((0.30, 0.07, 14), (0.56, 0.09, 12), (0.70, 0.05, -6), (0.88, 0.06, 12)),
        ("#8FA355", "#9BB05A", "#A9BC60"),
        _draw_volcano,
    ),
    Isle(
        ((0.0, "#9CCB72"), (0.55, "#84BB5C"), (1.0, "#6FA84E")),
        ((0.24, 0.05, 14), (0.44, 0.10, 14), (0.62, 0.05, -6), (0.80, 0.07, 12)),
        ("#6FA75A", "#7DB463", "#8CC06C"),
        _draw_falls,
    ),
    Isle(
        ((0.0, "#C2C878"), (0.55, "#A9B85F"), (1.0, "#8FA34E")),
        ((0.20, 0.06, 12), (0.40, 0.06, -6), (0.50, 0.07, 16), (0.66, 0.08, 12)),
        ("#AE9F5C", "#B0AC60", "#B2B866"),
        _draw_cliffs,
    ),
    Isle(
        ((0.0, "#93C56A"), (0.55, "#7DB05A"), (1.0, "#699A4C")),
        ((0.28, 0.09, 14), (0.46, 0.06, 12), (0.60, 0.08, 14), (0.90, 0.05, 10)),
        ("#5C934F", "#6BA258", "#7BB062"),
        _draw_jungle,
    ),
    Isle(
        ((0.0, "#AFCB6B"), (0.55, "#98B858"), (1.0, "#82A44A")),
        ((0.22, 0.06, 14), (0.36, 0.07, 10), (0.55, 0.08, 14), (0.75, 0.06, 12)),
        ("#86A957", "#93B55E", "#A0C066"),
        _draw_fort,
    ),
)
