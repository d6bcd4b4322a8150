"""The winner's town above a score table: lit and under flags in the evening, the towns of the others dark behind it."""

from collections.abc import Sequence
from math import sin
from typing import NamedTuple

from PIL import Image

from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.place.garden import draw_bush, draw_tuft
from render.core.scatter import Scatter
from render.core.scenery import cutout, cutout_ground, stand, standing
from render.core.sketch import Sketch
from render.core.tokens import SEAL_SHAPES, seal_outline

SKY = 460
"""How high the sky with a town is."""

ROWS = ((138, 134), (190, 12))
"""How high the buildings of the back and of the front row are, and how far above the ground they stand."""

ALONE, SINGLE = 232, 6
"""How high the buildings of an only row are, and how many stand in it at most."""

ASIDE, BETWEEN = 150, 70
"""What flags and people take at both ends, and how much farther in the back row begins: it is seen between the front one."""

FOLK, FOLK_AT = 108, 112
"""How large the people are who celebrate by the flags, and how far from the edge they stand."""

CROWDED = 1.02
"""How wide a building is at least, in heights of it."""

FAR, FAR_UP, FAR_MOST = 74, 212, 18
"""How high the dark buildings of the others are, how far above the ground they stand, and how many at most."""

DARK = "#3B2747"


class Soil(NamedTuple):
    """The colours of the land: behind, in front, and where the light falls."""

    far: str
    near: str
    lit: str


GRASS = Soil("#3F5A38", "#4C6B3A", "#6B8A48")
LIGHT, LIGHT_SHARE = "#FFD489", 0.75

POLE, FLAG, AT = 300, (122, 84), 40
"""How high a flagpole is, how large its flag, and how far from the edge it stands."""

PENNANTS, SAG = 29, 18
"""How many pennants hang between the poles, and how far their line does."""

STANDING = "#F3E2B8"


def draw_town(
    canvas: Canvas, ground: int, keys: Sequence[str], owner: int, others: Sequence[str]
) -> None:
    """Draw buildings by the names of their drawings: those of the owner in one row or two, the others' far away; and people."""
    wide = canvas.image.width
    far = others[:FAR_MOST]
    for place, key in enumerate(far):
        house = shadowed(key, FAR)
        x = wide * (place + 0.5) / len(far) - house.size[0] / 2
        canvas.put(house, x, ground - FAR_UP - cutout_ground(FAR))
    draw_hill(canvas, ground)
    half = len(keys) // 2
    if len(keys) <= SINGLE:
        _stand_row(canvas, keys, ALONE, ground - ROWS[1][1])
    else:
        _stand_row(canvas, keys[:half], ROWS[0][0], ground - ROWS[0][1], ASIDE + BETWEEN)
        _stand_row(canvas, keys[half:], ROWS[1][0], ground - ROWS[1][1])
    draw_flags(canvas, ground, owner)
    for x in (FOLK_AT, wide - FOLK_AT):
        canvas.put_centred(art.sticker("worker", FOLK), x, ground - FOLK / 2 + 6)


def _stand_row(
    canvas: Canvas, keys: Sequence[str], high: int, ground: int, aside: int = ASIDE
) -> None:
    """Stand buildings up side by side, so much free at both ends, smaller where they are many."""
    step = (canvas.image.width - 2 * aside) / max(1, len(keys))
    size = min(high, round(step / CROWDED))
    for place, key in enumerate(keys):
        stand(canvas, standing(key, size), aside + step * (place + 0.5), ground)


@kept
def shadowed(key: str, high: int) -> Sprite:
    """A building as no more than its dark shape."""
    shape = cutout(key, high).getchannel("A")
    drawn = Image.new("RGBA", shape.size, DARK)
    drawn.putalpha(shape)
    return sprite(drawn)


def draw_hill(canvas: Canvas, ground: int, soil: Soil = GRASS) -> None:
    """Draw the winner's land up to the ground, and the light that lies on it."""
    drawn = _hill(canvas.image.width, soil)
    canvas.put(drawn, 0, ground + 18 - drawn.size[1])
    glow = _glow(canvas.image.width)
    canvas.paint(LIGHT, glow, 0, ground + 18 - glow.height)


@kept
def _hill(wide: int, soil: Soil) -> Sprite:
    """Two swells of land."""
    high = 236
    sketch, chance = Sketch(wide, high), Scatter(31)
    for colour, level, swing, phase in ((soil.far, 34, 14, 0.4), (soil.near, 122, 10, 2.1)):
        for paint, lower in ((palette.mixed(colour, soil.lit, 0.7), 0), (colour, 9)):
            edge = [
                (x, level + lower + swing * sin(phase + x / 230)) for x in range(0, wide + 20, 20)
            ]
            sketch.poly(paint, [(0, high), *edge, (wide, high)])
    for _ in range(34):
        draw_tuft(sketch, chance.between(0, wide), chance.between(150, high - 12), 1.1)
    for x in (30, 250, 520, 900, 1160, 1376):
        draw_bush(sketch, x * wide / 1400, 70 + x % 7 * 6, 1.0)
    return sketch.done()


@kept
def _glow(wide: int) -> Image.Image:
    """The mask of warm light that is strongest in the middle of the land."""
    high = 330
    disc = Image.radial_gradient("L").point(
        [round(255 * LIGHT_SHARE * max(0.0, 1 - level / 180) ** 1.4) for level in range(256)]
    )
    return disc.resize((wide, 2 * high), Image.Resampling.BILINEAR).crop((0, 0, wide, high))


def draw_flags(canvas: Canvas, ground: int, owner: int) -> None:
    """Draw a flag of the owner at both ends, each towards the middle, and pennants between them."""
    wide = canvas.image.width
    canvas.put(_garland(owner, wide - 2 * AT), AT, ground - POLE + 6)
    for x, side in ((AT, 1), (wide - AT, -1)):
        pole = _flagpole(owner, side)
        canvas.put_centred(pole, x, ground + 10 - pole.size[1] / 2)


@kept
def _flagpole(owner: int, side: int) -> Sprite:
    """A pole in the middle of its box with a flag that blows to the right (1) or to the left (-1)."""
    wide, high = FLAG
    sketch = Sketch(2 * (wide + 8), POLE + 14, 4)
    colour, middle = palette.SEATS[owner], wide + 8

    def placed(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(middle + side * x, y + 16) for x, y in points]

    flag = placed((0, 0), (wide, 6), (wide - 26, high / 2), (wide, high - 6), (0, high))
    fold = placed((0, high * 0.64), (wide - 18, high * 0.62), (wide, high - 6), (0, high))
    sketch.line(palette.INK, 7, [*flag, flag[0]])
    sketch.poly(colour.full, flag)
    sketch.poly(colour.dark + "66", fold)
    shape = placed(*[(44 + x, high * 0.47 + y) for x, y in seal_outline(SEAL_SHAPES[owner], 22)])
    sketch.poly(colour.mark, shape)
    for paint, stroke in ((palette.INK, 13), (STANDING, 7)):
        sketch.line(paint, stroke, [(middle, 6), (middle, POLE + 10)])
    for paint, radius in ((palette.INK, 11), (palette.LAMP, 8)):
        sketch.oval(paint, middle, 7, radius)
    return sketch.done()


@kept
def _garland(owner: int, wide: int) -> Sprite:
    """Pennants on a line that sags, by turns in the owner's colour and in that of the owner's mark."""
    sketch = Sketch(wide, 2 * SAG + 40, 4)
    colour = palette.SEATS[owner]

    def down(share: float) -> float:
        return 4 + 4 * SAG * share * (1 - share)

    line = [(wide * step / 60, down(step / 60)) for step in range(61)]
    sketch.line(palette.INK, 4, line)
    for number in range(PENNANTS):
        share = (number + 0.5) / PENNANTS
        x, y = wide * share, down(share)
        cloth = [(x - 15, y), (x + 15, y), (x, y + 32)]
        sketch.line(palette.INK, 5, [*cloth, cloth[0]])
        sketch.poly(colour.mark if number % 2 else colour.full, cloth)
    return sketch.done()
