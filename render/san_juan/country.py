"""The country around a town: woods behind its streets, groves where nobody has built yet, and the beach before it."""

from math import sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.place.coast import (
    BEACH,
    REACH,
    SAND,
    SCALE,
    Meadow,
    island_outline,
    land_mask,
)
from render.core.place.garden import (
    draw_bed,
    draw_bush,
    draw_flowers,
    draw_goat,
    draw_palm,
    draw_stack,
    draw_tree,
    draw_tuft,
)
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch


class Country(NamedTuple):
    """The colours of an island: its meadow, crowns of its woods and the light on them in the far row and the near one."""

    meadow: Meadow
    woods: tuple[tuple[str, str], tuple[str, str]]


COUNTRIES = (
    Country(
        ((0.0, "#B9CC6A"), (0.55, "#A2B953"), (1.0, "#8CA646")),
        (("#5B7F38", "#66893E"), ("#6F9445", "#7BA04C")),
    ),
    Country(
        ((0.0, "#9AD19A"), (0.55, "#83BF85"), (1.0, "#70AB74")),
        (("#44866A", "#4F9174"), ("#559A7A", "#62A687")),
    ),
    Country(
        ((0.0, "#E2CE86"), (0.55, "#D2BB6C"), (1.0, "#BFA65A")),
        (("#86853A", "#929042"), ("#99974A", "#A5A352")),
    ),
    Country(
        ((0.0, "#C6D3AE"), (0.55, "#B2C299"), (1.0, "#9DAF86")),
        (("#6D8A74", "#79967F"), ("#7D9B84", "#8AA890")),
    ),
)
"""The country of every seat."""

CROWN = 26
"""From crown to crown."""

TALL, BROAD_ENOUGH = 92, 130
"""How high and how wide the country is drawn before it is enlarged."""

CROWNS = 40
"""How far crowns may reach beyond their piece of land."""

STAGES = (
    ((0.16, 0.62, "tree"), (0.42, 0.70, "bush"), (0.30, 0.95, "goat"), (0.80, 0.84, "palm")),
    ((0.20, 0.80, "palm"), (0.52, 0.62, "tree"), (0.86, 0.66, "bush"), (0.66, 0.96, "bed")),
    ((0.14, 0.72, "bush"), (0.40, 0.64, "tree"), (0.74, 0.70, "tree"), (0.56, 0.97, "goat")),
    ((0.18, 0.66, "palm"), (0.34, 0.76, "palm"), (0.88, 0.64, "tree"), (0.66, 0.94, "stack")),
    ((0.26, 0.96, "bed"), (0.18, 0.62, "bush"), (0.56, 0.66, "palm"), (0.82, 0.74, "tree")),
)
"""What stands on a piece of country: how far from its left and from its top the foot is, in shares of it."""

DRAWN = {
    "palm": draw_palm,
    "bush": draw_bush,
    "goat": draw_goat,
    "tree": draw_tree,
    "bed": draw_bed,
    "stack": draw_stack,
}


@kept
def woods(wide: int, high: int, seed: int) -> Sprite:
    """Two rows of round crowns, so wide and so high; they fade into the meadow at their foot."""
    sketch, chance = Sketch(wide, high, scale=BROAD), Scatter(510 + seed)
    for row, (dark, light) in enumerate(COUNTRIES[seed % len(COUNTRIES)].woods):
        level = high * (0.42 + 0.2 * row)
        x = CROWN * (0.4 + 0.5 * row)
        while x < wide - CROWN * 0.6:
            radius = CROWN * chance.between(0.62, 0.92)
            y = level + chance.between(-0.06, 0.08) * high
            sketch.oval(dark, x, y, radius, radius * 0.9)
            sketch.box(dark, x - radius, y, 2 * radius, high - y - radius * 0.2, radius * 0.6)
            sketch.oval(light, x - radius * 0.3, y - radius * 0.24, radius * 0.5, radius * 0.42)
            x += CROWN * chance.between(0.8, 1.15)
    return sketch.done()


@kept
def country(wide: int, high: int, seed: int) -> Sprite:
    """A piece of land by the road on which nobody has built yet."""
    sketch, chance, size = (
        Sketch(wide, high, CROWNS, BROAD),
        Scatter(610 + seed),
        min(high / TALL, wide / BROAD_ENOUGH),
    )
    for _ in range(6):
        draw_tuft(sketch, chance.between(8, wide - 8), high * chance.between(0.66, 0.97))
    for _ in range(2):
        across, down = chance.between(0.1, 0.9), chance.between(0.8, 0.96)
        draw_flowers(sketch, wide * across, high * down, chance, 4)
    stage = STAGES[seed % len(STAGES)]
    for across, down, kind in sorted(stage, key=lambda thing: thing[1]):
        DRAWN[kind](sketch, wide * across, high * down, size * (0.6 + 0.4 * down))
    return sketch.done()


HULL, HULL_DARK, HULL_LIGHT, INSIDE = "#A8502F", "#7A3720", "#D98A5A", "#5E3A22"
NET, FLOAT = "#8C7A55", "#E8613C"


@kept
def beach(wide: int, high: int, foot: int, seed: int) -> Sprite:
    """The sand at the foot of an island of that size and coast, so high, with boats and nets on it."""
    land = land_mask(island_outline(wide, high, seed), wide, high, 2 - BEACH)
    shore = Image.new("L", (land.width * SCALE, land.height * SCALE))
    top = REACH + high - foot
    edge = [
        (x * SCALE, (top + 4 * sin(x / 47 + seed) + 3 * sin(x / 19)) * SCALE)
        for x in range(0, land.width + 12, 12)
    ]
    low = shore.height
    ImageDraw.Draw(shore).polygon([(0, low), *edge, (shore.width, low)], fill=255)
    sketch = Sketch(wide, high, REACH, SCALE)
    _draw_shore(sketch, Scatter(710 + seed), high - foot * 0.42)
    sand = Image.new("RGBA", land.size, palette.channels(SAND)[:3])
    sand.putalpha(ImageChops.multiply(land, shore.reduce(SCALE)))
    sand.alpha_composite(sketch.reduced())
    return Sprite(sand.convert("RGB"), sand.getchannel("A"), REACH)


def _draw_shore(sketch: Sketch, chance: Scatter, foot: float) -> None:
    """Boats drawn up on the sand, and between them nets and barrels."""
    x = chance.between(90, 130)
    place = int(chance.between(0, 3))
    while x < sketch.wide - 80:
        (_draw_boat, _draw_net, _draw_barrels)[place % 3](sketch, x, foot + chance.between(-3, 5))
        x += chance.between(110, 190)
        place += 1


def _draw_boat(sketch: Sketch, x: float, y: float) -> None:
    """A rowing boat on the sand."""
    sketch.oval("#6B4A1E50", x + 3, y + 9, 40, 6)
    sketch.poly(HULL_DARK, [(x - 38, y - 10), (x + 40, y - 10), (x + 27, y + 10), (x - 27, y + 10)])
    sketch.poly(HULL, [(x - 38, y - 10), (x + 34, y - 10), (x + 20, y + 8), (x - 27, y + 8)])
    sketch.oval(INSIDE, x + 1, y - 9, 35, 6)
    sketch.line(HULL_LIGHT, 3, [(x - 38, y - 10), (x - 33, y - 1), (x - 27, y + 7)])
    for across in (-12, 12):
        sketch.line(HULL_LIGHT, 4, [(x + across, y - 13), (x + across, y - 5)])


def _draw_net(sketch: Sketch, x: float, y: float) -> None:
    """A net hung between two poles, with floats at its foot."""
    for across in (-24, 24):
        sketch.line("#6B4A2B", 4, [(x + across, y + 6), (x + across, y - 26)])
    sag = [(x + step * 8, y - 22 + 7 * (1 - (step / 3) ** 2)) for step in range(-3, 4)]
    for px, py in sag:
        sketch.line(NET, 1.6, [(px, py), (px, y + 2)])
    for level in (0.0, 0.34, 0.68, 1.0):
        sketch.line(NET, 1.6, [(px, py + (y + 2 - py) * level) for px, py in sag])
    for across in (-16, 0, 16):
        sketch.oval(FLOAT, x + across, y + 3, 3.4)


def _draw_barrels(sketch: Sketch, x: float, y: float) -> None:
    """Two barrels, one behind the other."""
    for left, foot in ((x + 10, y - 1), (x - 9, y + 5)):
        sketch.oval("#6B4A1E50", left + 3, foot, 15, 4)
        sketch.box(HULL_DARK, left - 12, foot - 28, 24, 29, 9)
        sketch.box(HULL, left - 11, foot - 27, 18, 27, 8)
        for hoop in (-21, -9):
            sketch.line(INSIDE, 2.6, [(left - 12, foot + hoop), (left + 12, foot + hoop)])
        sketch.oval(HULL_LIGHT, left, foot - 26, 9, 3)
