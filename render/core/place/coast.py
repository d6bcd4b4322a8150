"""Land in the sea: an island with shallows, foam, a beach and a meadow, and the light around it."""

from math import cos, hypot, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import vertical
from render.core.scatter import Scatter

SHALLOW, FOAM = "#8FD8CF", "#F2FBF2"
WET_SAND, SAND = "#C9A765", "#F0DDA9"
Meadow = tuple[tuple[float, str], ...]
"""The colours of grass, from the far end to the near one."""

MEADOW: Meadow = ((0.0, "#A9C765"), (0.55, "#93B653"), (1.0, "#7FA347"))
BEACH = 13
"""How wide the sand is between water and meadow."""

REACH = 44
"""How far shallows and light are seen beyond the land."""

CORNER = 64.0
WOBBLE = 5.0
SCALE, COARSE = 2, 4
GLOW = 11
"""How wide the ring of light around land is."""

Outline = tuple[tuple[float, float], ...]


def island_outline(wide: int, high: int, seed: int) -> Outline:
    """A box with round corners whose sides a tide has worn: the coast of an island."""
    chance = Scatter(900 + seed)
    waves = [(chance.between(0, 2 * pi), count) for count in (3, 5, 8)]
    points = []
    path = rounded(wide, high)
    for place, (x, y, dx, dy) in enumerate(path):
        turn = 2 * pi * place / len(path)
        off = sum(
            sin(phase + count * turn) / (1.3 + at * 0.6) for at, (phase, count) in enumerate(waves)
        )
        worn = WOBBLE * (1 - off * 0.5)
        points.append((x - dx * worn, y - dy * worn))
    return tuple(points)


def rounded(wide: int, high: int) -> list[tuple[float, float, float, float]]:
    """Points along a box with round corners, each with its direction outwards."""
    corners = (
        (wide - CORNER, CORNER, -90),
        (wide - CORNER, high - CORNER, 0),
        (CORNER, high - CORNER, 90),
        (CORNER, CORNER, 180),
    )
    arcs = []
    for x, y, start in corners:
        turns = [(start + step * 9) * pi / 180 for step in range(11)]
        arcs.append([(x + CORNER * cos(t), y + CORNER * sin(t), cos(t), sin(t)) for t in turns])
    path = []
    for arc, after in zip(arcs, (*arcs[1:], arcs[0]), strict=True):
        path += arc
        (ax, ay, dx, dy), (bx, by, _, _) = arc[-1], after[0]
        steps = max(2, round(hypot(bx - ax, by - ay) / 14))
        path += [
            (ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps, dx, dy)
            for step in range(1, steps)
        ]
    return path


def land_mask(outline: Outline, wide: int, high: int, grown: float) -> Image.Image:
    """The mask of the land, grown or (below 0) worn by so many pixels; `REACH` larger than its box on every side."""
    size = ((wide + 2 * REACH) * SCALE, (high + 2 * REACH) * SCALE)
    mask = Image.new("L", size)
    pen = ImageDraw.Draw(mask)
    points = [((x + REACH) * SCALE, (y + REACH) * SCALE) for x, y in outline]
    pen.polygon(points, fill=255)
    if grown:
        level, radius = (255 if grown > 0 else 0), abs(grown) * SCALE
        pen.line([*points, points[0]], fill=level, width=round(2 * radius), joint="curve")
        for x, y in points:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=level)
    return mask.reduce(SCALE)


def _soft_mask(outline: Outline, wide: int, high: int, grown: float, blur: float) -> Image.Image:
    """The mask of the grown land, blurred."""
    small = _coarse_mask(outline, wide, high, grown, blur)
    return small.resize((wide + 2 * REACH, high + 2 * REACH), Image.Resampling.BILINEAR)


def _coarse_mask(outline: Outline, wide: int, high: int, grown: float, blur: float) -> Image.Image:
    """The mask of the grown land so blurred that a quarter of the size is enough to blur it in."""
    mask = Image.new("L", (wide + 2 * REACH, high + 2 * REACH))
    pen = ImageDraw.Draw(mask)
    points = [(x + REACH, y + REACH) for x, y in outline]
    pen.polygon(points, fill=255)
    pen.line([*points, points[0]], fill=255, width=round(2 * grown), joint="curve")
    return mask.reduce(COARSE).filter(ImageFilter.GaussianBlur(blur / COARSE))


def draw_island(
    canvas: Canvas, x: int, y: int, wide: int, high: int, seed: int, grass: Meadow = MEADOW
) -> None:
    """Draw an island within a box: water that grows shallow, foam, sand, and a meadow."""
    canvas.put(_island(wide, high, seed, grass), x, y)


@kept
def _island(wide: int, high: int, seed: int, meadow_: Meadow) -> Sprite:
    return land_in(island_outline(wide, high, seed), wide, high, meadow_)


def land_in(outline: Outline, wide: int, high: int, meadow_: Meadow) -> Sprite:
    """Land with that coast in a box so wide and high, with the water around it."""
    size = (wide + 2 * REACH, high + 2 * REACH)
    drawn = _shallows(outline, wide, high).resize(size, Image.Resampling.BILINEAR)
    colour, opacity = drawn.convert("RGB"), drawn.getchannel("A")
    foam = land_mask(outline, wide, high, 4.5)
    colour.paste(palette.channels(FOAM)[:3], (0, 0), foam)
    opacity = ImageChops.lighter(opacity, foam.point([round(level * 0.97) for level in range(256)]))
    for sand, grown in ((WET_SAND, 2), (SAND, -2)):
        mask = land_mask(outline, wide, high, grown)
        colour.paste(palette.channels(sand)[:3], (0, 0), mask)
        opacity = ImageChops.lighter(opacity, mask)
    grass = land_mask(outline, wide, high, -BEACH)
    rim = grass.filter(ImageFilter.BoxBlur(2)).point([round(v * 0.4) for v in range(256)])
    colour.paste(palette.channels("#6E7A36")[:3], (1, 2), rim)
    colour.paste(vertical(*size, meadow_), (0, 0), grass)
    return Sprite(colour, opacity, REACH)


def _shallows(outline: Outline, wide: int, high: int) -> Image.Image:
    """The water around the land and its shadow: soft, so a quarter of the size is enough."""
    soft = [
        (colour, _coarse_mask(outline, wide, high, grown, blur), strength)
        for colour, grown, strength, blur in (
            (palette.BLACK, 4, 0.22, 9),
            (SHALLOW, 17, 0.62, 9),
            (FOAM, 8.5, 0.42, 2.4),
        )
    ]
    drawn = Image.new("RGBA", soft[0][1].size)
    for colour, mask, strength in soft:
        _paint(drawn, colour, mask, strength)
    return drawn


def _paint(drawn: Image.Image, colour: str, mask: Image.Image, strength: float) -> None:
    """Lay a colour over what is drawn, as thick as the mask and the strength say."""
    layer = Image.new("RGBA", drawn.size, palette.channels(colour)[:3])
    layer.putalpha(mask.point([round(level * strength) for level in range(256)]))
    drawn.alpha_composite(layer)


@kept
def island_light(wide: int, high: int, seed: int, colour: str) -> Sprite:
    """A ring of light in the water around an island, hollow where the land is."""
    return light_around(island_outline(wide, high, seed), wide, high, colour)


def light_around(outline: Outline, wide: int, high: int, colour: str, broad: int = GLOW) -> Sprite:
    """The same around land with that coast, so broad."""
    ring = land_mask(outline, wide, high, broad)
    glow = _soft_mask(outline, wide, high, broad + 4, 9)
    opacity = glow.point([round(level * 0.85) for level in range(256)])
    opacity.paste(255, (0, 0), ring)
    opacity.paste(0, (0, 0), land_mask(outline, wide, high, 1))
    return Sprite(Image.new("RGB", opacity.size, colour), opacity, REACH)


@kept
def meadow(wide: int, high: int) -> Image.Image:
    """A piece of meadow for what stands on land by itself."""
    return vertical(wide, high, MEADOW)
