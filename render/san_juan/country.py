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
    """The looks of an island: its meadow, what rises far behind it with its colours in light and shade, what kind of woods
    there are, and their crowns and the light on them in the far row and the near one.
    """

    meadow: Meadow
    rise: str
    far: tuple[str, str]
    trees: str
    woods: tuple[tuple[str, str], tuple[str, str]]


COUNTRIES = (
    Country(
        ((0.0, "#D3E08C"), (0.5, "#A9C653"), (1.0, "#86AD3C")),
        "hills",
        ("#A9C56F", "#8FB25E"),
        "round",
        (("#3F6F2E", "#4F8238"), ("#558A38", "#68A045")),
    ),
    Country(
        ((0.0, "#BFE6D2"), (0.5, "#83CBA0"), (1.0, "#5CB081")),
        "peaks",
        ("#8FC3CF", "#6BA3B8"),
        "palms",
        (("#23705F", "#2F8370"), ("#3A8F74", "#4DA688")),
    ),
    Country(
        ((0.0, "#F3DC9A"), (0.5, "#E2C067"), (1.0, "#C9A24A")),
        "mesas",
        ("#DE9A62", "#BE7448"),
        "dry",
        (("#6F7A2E", "#828D3A"), ("#8C963E", "#A3AB50")),
    ),
    Country(
        ((0.0, "#DCE3EA"), (0.5, "#B3C7BE"), (1.0, "#86A794")),
        "crags",
        ("#A7AFC4", "#7F88A3"),
        "firs",
        (("#2C5550", "#3A6860"), ("#3E6F62", "#4F8474")),
    ),
)
"""The country of every seat."""

RISE_STEP = 170
"""From one rise to the next."""

CROWN = 26
"""From crown to crown."""

TALL, BROAD_ENOUGH = 92, 130
"""How high and how wide the country is drawn before it is enlarged."""

PALMS = 96
"""From palm to palm in woods with palms."""

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
    """What rises far away, and two rows of trees before it, so wide and so high; they fade into the meadow at their foot."""
    sketch, chance = Sketch(wide, high, scale=BROAD), Scatter(510 + seed)
    land = COUNTRIES[seed % len(COUNTRIES)]
    _draw_rises(sketch, land, Scatter(560 + seed))
    if land.trees == "palms":
        for number in range(wide // PALMS):
            x = (number + chance.between(0.3, 0.7)) * PALMS
            draw_palm(sketch, x, high * chance.between(0.5, 0.58), high / TALL * 0.56)
    for row, (dark, light) in enumerate(land.woods):
        level = high * (0.42 + 0.2 * row)
        x = CROWN * (0.4 + 0.5 * row)
        while x < wide - CROWN * 0.6:
            radius = CROWN * chance.between(0.62, 0.92)
            y = level + chance.between(-0.06, 0.08) * high
            _draw_crown(sketch, land.trees, (x, y, radius), dark, light)
            sketch.box(dark, x - radius, y, 2 * radius, high - y - radius * 0.2, radius * 0.6)
            x += CROWN * chance.between(0.8, 1.15)
    return sketch.done()


def _draw_crown(
    sketch: Sketch, kind: str, at: tuple[float, float, float], dark: str, light: str
) -> None:
    """The top of a tree around that point, about so large: round, flat or pointed."""
    x, y, radius = at
    match kind:
        case "firs":
            for down, across, tall in ((0.5, 0.95, 1.7), (-0.3, 0.7, 1.5)):
                foot = y + down * radius
                tip = (x, foot - tall * radius)
                sketch.poly(dark, [tip, (x + across * radius, foot), (x - across * radius, foot)])
                sketch.poly(
                    light, [tip, (x - across * 0.2 * radius, foot), (x - across * radius, foot)]
                )
        case "dry":
            sketch.oval(dark, x, y, radius * 1.15, radius * 0.6)
            sketch.oval(light, x - radius * 0.25, y - radius * 0.16, radius * 0.7, radius * 0.3)
        case _:
            sketch.oval(dark, x, y, radius, radius * 0.9)
            sketch.oval(light, x - radius * 0.3, y - radius * 0.24, radius * 0.5, radius * 0.42)


def _draw_rises(sketch: Sketch, land: Country, chance: Scatter) -> None:
    """Hills, peaks, mesas or crags behind the woods, lower towards both ends."""
    foot, count = sketch.high * 0.56, max(2, round(sketch.wide / RISE_STEP))
    step = sketch.wide / count
    for number in range(count):
        x = (number + 0.5 + chance.between(-0.12, 0.12)) * step
        tall = sketch.high * chance.between(0.44, 0.54)
        across = min(step * chance.between(0.6, 0.8), x - 4, sketch.wide - x - 4)
        _draw_rise(sketch, land, (x, foot, across, tall))


def _draw_rise(sketch: Sketch, land: Country, at: tuple[float, float, float, float]) -> None:
    (x, foot, across, tall), (light, shade) = at, land.far
    top = foot - tall
    match land.rise:
        case "hills":
            sketch.oval(shade, x + across * 0.12, foot, across, tall * 0.86)
            sketch.oval(light, x - across * 0.08, foot + tall * 0.1, across * 0.88, tall * 0.8)
        case "peaks":
            sketch.poly(shade, [(x - across, foot), (x, top), (x + across, foot)])
            sketch.poly(light, [(x - across, foot), (x, top), (x - across * 0.16, foot)])
            snow = [
                (x - across * 0.22, top + tall * 0.22),
                (x, top),
                (x + across * 0.22, top + tall * 0.22),
            ]
            sketch.poly(
                "#F2FAF6",
                [
                    *snow,
                    (x + across * 0.06, top + tall * 0.15),
                    (x - across * 0.06, top + tall * 0.24),
                ],
            )
        case "mesas":
            left, right, level = x - across * 0.62, x + across * 0.62, top + tall * 0.2
            sketch.poly(
                light, [(x - across, foot), (left, level), (right, level), (x + across, foot)]
            )
            dark = [(x + across * 0.2, foot), (x + across * 0.28, level), (right, level)]
            sketch.poly(shade, [*dark, (x + across, foot)])
            for share in (0.42, 0.62):
                half, y = across * (0.62 + 0.38 * share) - 4, top + tall * share
                sketch.line(shade, 3, [(x - half, y), (x + half, y)])
        case _:
            for off, high, wide in ((-0.5, 0.62, 0.5), (0.4, 0.8, 0.55), (-0.05, 1.0, 0.5)):
                middle, half, tip = x + off * across, wide * across, foot - high * tall
                start, peak = (middle - half, foot), (middle - half * 0.3, tip)
                side = [(middle + half * 0.2, tip + 5), (middle + half, foot)]
                sketch.poly(shade, [start, peak, *side])
                face = [(middle - half * 0.05, tip + 4), (middle - half * 0.2, foot)]
                sketch.poly(light, [start, peak, *face])


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


SOIL, SOIL_DARK, STAKE, ROPE = "#D9B780", "#B98F57", "#7A5330", "#FFF4DA"
BRICK, BRICK_DARK, TIMBER, TIMBER_DARK = "#C9663E", "#93431F", "#E2B36E", "#9A6B36"
"""What a building lot is staked out with, and what lies ready on it."""

LOT = 100
"""How wide and how high a building lot is drawn before it is enlarged."""


@kept
def lot(high: int) -> Sprite:
    """A lot staked out by the road, so high, for whoever builds next: the frame of a house, bricks and timber."""
    size = high / LOT
    sketch = Sketch(LOT * size, high, 4)

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * size, y * size) for x, y in points]

    sketch.poly(SOIL_DARK, at((12, 76), (88, 76), (98, 99), (2, 99)))
    sketch.poly(SOIL, at((14, 77), (86, 77), (95, 97), (5, 97)))
    for x in (26, 50, 74):
        sketch.line(TIMBER_DARK, 7 * size, at((x, 90), (x, 44)))
        sketch.line(TIMBER, 4 * size, at((x, 90), (x, 44)))
    roof = ((18, 46), (50, 20), (82, 46))
    for points in (((20, 46), (80, 46)), ((26, 68), (74, 68)), ((26, 90), (50, 68)), roof):
        sketch.line(TIMBER_DARK, 7 * size, at(*points))
        sketch.line(TIMBER, 4 * size, at(*points))
    for row, count in enumerate((4, 3, 2)):
        for place in range(count):
            left, top = (58 + 3.5 * row + place * 8) * size, (90 - row * 5) * size
            sketch.box(BRICK_DARK, left, top, 8 * size, 5 * size, size)
            sketch.box(BRICK, left, top, 7 * size, 4 * size, size)
    for x, y in ((4, 99), (96, 99), (13, 78), (87, 78)):
        sketch.line(STAKE, 4 * size, at((x, y), (x, y - 15)))
    for points in (((4, 86), (13, 66)), ((87, 66), (96, 86)), ((4, 86), (50, 90), (96, 86))):
        sketch.line(ROPE, 2.2 * size, at(*points))
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
