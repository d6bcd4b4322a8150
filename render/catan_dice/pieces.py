"""What is drawn on a sheet: land, open places as ghosts or paper cut-outs, knights and jokers, dice."""

from math import atan2, cos, pi, radians, sin

from PIL import Image

from games.core.model import Key
from render.catan_dice.lattice import HEIGHT, outline
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.lettering import Face
from render.core.pieces import CITY, SETTLEMENT
from render.core.sketch import Sketch, with_shadow
from render.core.terrain.tile import terrain_tile
from render.core.tokens import star_outline

PLOT, PLOT_EDGE = "#FBF4E4", "#4A3B24"
"""A place on which nothing stands yet, and its edge."""

TRADED = "#7A64C8"
"""The violet of gold dice, around what takes an exchange."""

RIM, RIM_EDGE = 8, 2
"""How far the rim of a place that takes an exchange stands out, and the ink around that."""

ROUND_STEPS = 6
"""Of how many straight lines its round corners are."""

STONES = 4
"""Stones of a trail between two corners."""

EDGE_LIGHT = ("#00000030", "#00000058", "#00000022", "#FFFFFF60", "#FFFFFF78", "#FFFFFF28")
"""On the edges clockwise from the one at the lower right: light falls from the upper left."""

JOKERS = {
    "free": ("#1F8A7A", palette.KEYLINE),
    "locked": (PLOT, PLOT_EDGE),
    "used": ("#8E8A7C", "#6B675B"),
}
"""Ground and rim of a joker."""

SPUR = "#E4572E"
"""The stroke through the road on the sign of a spur."""

DIE_TINT = {
    "lumber": ("#CFE6C3", "#8FBF86"),
    "brick": ("#F7D3C2", "#D99B7C"),
    "wool": ("#E6F3D2", "#B3D391"),
    "grain": ("#FBEBB8", "#DDBB62"),
    "ore": ("#E3E8F0", "#AEB8C8"),
    "gold": ("#4B3F78", "#2E2650"),
}


SPENT, FAINT = ("#BDB5A2", "#978F7D"), 0.55
"""Colours of a spent die, and how strong what it shows is."""


@kept
def land(terrain: Key, side: int) -> Sprite:
    """A hex that lies on an edge, its landscape cut out of a larger one."""
    tile = terrain_tile(terrain, 0, side * 1.22)
    wide, high = 2 * side, round(2 * HEIGHT * side)
    face = Image.new("RGB", (wide, high))
    face.paste(tile.colour, ((wide - tile.colour.width) // 2, (high - tile.colour.height) // 2))
    light, shape = _edge(side)
    face.paste(light.colour, (0, 0), light.opacity)
    return Sprite(face, shape)


@kept
def _edge(side: int) -> tuple[Sprite, Image.Image]:
    """Light and shade on the edges of a hex that lies on one, and its shape."""
    wide, high = 2 * side, round(2 * HEIGHT * side)
    inset, bevel = max(1.0, side * 0.012), max(2.5, side * 0.04)
    mask, light = Sketch(wide, high), Sketch(wide, high)
    edge = outline(wide / 2, high / 2, side - inset)
    inner = outline(wide / 2, high / 2, side - inset - bevel)
    mask.poly(palette.WHITE, edge)
    for number, colour in enumerate(EDGE_LIGHT):
        after = (number + 1) % 6
        light.poly(colour, [edge[number], edge[after], inner[after], inner[number]])
    return light.done(), mask.reduced().getchannel("A")


@kept
def open_house(kind: Key, wide: int, *, is_helped: bool = False) -> Sprite:
    """The plot of a settlement or city; in a violet rim where it takes an exchange."""
    outline_, box, high = (SETTLEMENT, 48, 49) if kind == "settlement" else (CITY, 72, 66)
    scale = wide / box
    shape = [(x * scale, y * scale) for x, y in outline_]
    sketch = Sketch(wide, round(high * scale), 16)
    if is_helped:
        _draw_rim(sketch, shape)
    sketch.poly(PLOT, shape)
    sketch.line(PLOT_EDGE, max(2.0, wide * 0.04), [*shape, shape[0]])
    return sketch.done()


@kept
def open_road(length: int, thick: int, turn: int) -> Sprite:
    """A trail on which a road may be built: light stones in a line."""
    sketch, radius = Sketch(length, length, 8), thick * 0.3
    for step in range(STONES):
        far = (step / (STONES - 1) - 0.5) * (length - 2 * radius)
        spot = (
            length / 2 + far * cos(radians(turn)),
            length / 2 + far * sin(radians(turn)),
        )
        sketch.oval(PLOT_EDGE, *spot, radius + max(1.6, thick * 0.1))
        sketch.oval(PLOT, *spot, radius)
    return sketch.done()


@kept
def next_road(length: int, thick: int, turn: int, *, is_helped: bool = False) -> Sprite:
    """A road of paper that can be built now; in a violet rim where it takes an exchange."""
    middle, c, s = length / 2, cos(radians(turn)), sin(radians(turn))
    sketch = Sketch(length, length, 16)

    def at(far: float, aside: float) -> tuple[float, float]:
        return middle + far * c - aside * s, middle + far * s + aside * c

    end, half = 0.42 * length, thick / 2
    if is_helped:
        corners = [(-end, -half), (end, -half), (end, half), (-end, half)]
        _draw_rim(sketch, [at(*corner) for corner in corners])
    ends = [at(-end, 0), at(end, 0)]
    sketch.line(PLOT_EDGE, thick, ends)
    sketch.line(PLOT, thick * 0.72, ends)
    return sketch.done()


@kept
def open_knight(radius: int, *, is_helped: bool = False) -> Sprite:
    """The disc on which a knight may stand; in a violet rim where it takes an exchange."""
    sketch = Sketch(2 * radius, 2 * radius, 16)
    if is_helped:
        turns = [2 * pi * step / 48 for step in range(48)]
        _draw_rim(sketch, [(radius * (1 + cos(t)), radius * (1 + sin(t))) for t in turns])
    sketch.oval(PLOT_EDGE, radius, radius, radius)
    sketch.oval(PLOT, radius, radius, radius * 0.93)
    return sketch.done()


def _draw_rim(sketch: Sketch, shape: list[tuple[float, float]]) -> None:
    """Draw a violet rim around a shape that is clockwise."""
    for colour, out in ((palette.INK, RIM + RIM_EDGE), (TRADED, RIM)):
        sketch.poly(colour, _around(shape, out))


def _around(shape: list[tuple[float, float]], far: float) -> list[tuple[float, float]]:
    """The path so far outside a clockwise shape, round at its corners."""
    path = []
    for (ax, ay), (x, y), (bx, by) in zip(
        [shape[-1], *shape[:-1]], shape, [*shape[1:], shape[0]], strict=True
    ):
        first, second = atan2(ax - x, y - ay), atan2(x - bx, by - y)
        turn = (second - first + pi) % (2 * pi) - pi
        steps = ROUND_STEPS if turn > 0 else 1
        for step in range(steps + 1):
            at = first + turn * (step / steps if steps > 1 else 0.5)
            path.append((x + far * cos(at), y + far * sin(at)))
    return path


@kept
def star(radius: int) -> Sprite:
    """A star, for points."""
    sketch, side = Sketch(2 * radius, 2 * radius, 6), 2 * radius
    shape = star_outline(side / 2, side / 2, radius)
    sketch.line(palette.INK, 6, [*shape, shape[0]])
    sketch.poly(palette.STAR, shape)
    return sketch.done()


@kept
def joker(gives: Key, radius: int, look: Key) -> Sprite:
    """A joker: `free` as a bright medal, `locked` as a ghost, `used` as a dark one that is struck out."""
    side = 2 * radius
    sketch = Sketch(side, side, 8)
    is_free = look == "free"
    ground, rim = JOKERS[look]
    sketch.oval(palette.INK, radius, radius, radius + (3 if is_free else 0))
    sketch.oval(rim, radius, radius, radius - (0 if is_free else 2))
    sketch.oval(ground, radius, radius, radius * (0.84 if is_free else 0.88))
    done = with_shadow(sketch.reduced(), 8, 2.0, 2, 0.4)
    face = Canvas(done.colour.copy())
    strength = {"free": 1.0, "locked": 0.62, "used": 0.4}[look]
    middle = radius + done.margin
    if gives == "any":
        ink = palette.mixed(ground, palette.INK if look == "locked" else palette.PAPER, strength)
        face.write("?", Face.NUMBER, round(radius * 1.3), ink, middle, middle, "m")
    else:
        drawn = art.glyph if look == "used" else art.sticker
        face.put_centred(drawn(gives, round(radius * 1.36)), middle, middle, strength)
    if look == "used":
        _strike(face, radius, done.margin)
    return Sprite(face.image, done.opacity, done.margin)


def _strike(face: Canvas, radius: int, margin: int, colour: str = palette.MIST) -> None:
    """Strike out what stands on a disc."""
    bar = Sketch(2 * radius, 2 * radius, 0)
    ends = [(radius * 0.45, radius * 1.55), (radius * 1.55, radius * 0.45)]
    bar.line(palette.INK, radius * 0.34, ends)
    bar.line(colour, radius * 0.16, ends)
    face.put(bar.done(), margin, margin)


@kept
def spur(radius: int) -> Sprite:
    """The sign of a road that the Longest Road leaves out: its icon, struck out."""
    sketch = Sketch(2 * radius, 2 * radius, 8)
    sketch.oval(palette.INK, radius, radius, radius)
    sketch.oval(palette.PAPER, radius, radius, radius * 0.9)
    done = with_shadow(sketch.reduced(), 8, 2.0, 2, 0.4)
    face = Canvas(done.colour.copy())
    middle = radius + done.margin
    face.put_centred(art.glyph("road", round(radius * 1.45)), middle, middle)
    _strike(face, radius, done.margin, SPUR)
    return Sprite(face.image, done.opacity, done.margin)


@kept
def resource_die(face: Key, side: int, *, is_spent: bool = False) -> Sprite:
    """A die that shows a resource or gold; a spent one is pale."""
    full, shade = SPENT if is_spent else DIE_TINT[face]
    sketch = Sketch(side, side, 12)
    radius = side * 0.2
    sketch.box(palette.KEYLINE, -6, -6, side + 12, side + 12, radius + 6)
    sketch.box(palette.INK, -3, -3, side + 6, side + 6, radius + 3)
    sketch.box(shade, 0, 0, side, side, radius)
    sketch.box(full, 0, 0, side, side * 0.93, radius)
    inset = side * 0.09
    sketch.box(palette.mixed(full, palette.WHITE, 0.3), inset, inset, side * 0.82, side * 0.74, 9)
    done = with_shadow(sketch.reduced(), 12, 3.0, 4, 0.45)
    canvas = Canvas(done.colour.copy())
    middle = side / 2 + done.margin
    strength = FAINT if is_spent else 1.0
    canvas.put_centred(
        art.sticker(face, round(side * 0.62)), middle, middle - side * 0.03, strength
    )
    return Sprite(canvas.image, done.opacity, done.margin)


@kept
def die_mark(side: int) -> Sprite:
    """The place of a die that has not been thrown."""
    sketch = Sketch(side, side, 2)
    sketch.box("#2B1B0E70", 0, 0, side, side, side * 0.2)
    sketch.box("#FFFFFF18", 4, 4, side - 8, side - 8, side * 0.18)
    return sketch.done()
