"""What is drawn on a sheet: land, open places as paper cut-outs, knights and jokers, dice."""

from itertools import pairwise
from math import cos, hypot, radians, sin

from PIL import Image

from games.core.model import Key
from render.catan_dice.lattice import HEIGHT, outline
from render.core import art, palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, sprite
from render.core.lettering import Face
from render.core.pieces import CITY, SETTLEMENT
from render.core.sketch import Points, Sketch, with_shadow
from render.core.terrain.tile import terrain_tile
from render.core.tokens import star_outline

GHOST = "#F6ECD8ED"
DASH, SPACE = 9.0, 6.0
LAND_EDGE = "#5B4A2E"
SAND = "#E9D29B"
FLAT = {
    "desert": "#E5CB93",
    "hills": "#E59A70",
    "forest": "#37803F",
    "pasture": "#9CCB5C",
    "fields": "#E7B23B",
    "mountains": "#A9B4C6",
}
"""The terrains on small maps."""

DIE_TINT = {
    "lumber": ("#CFE6C3", "#8FBF86"),
    "brick": ("#F7D3C2", "#D99B7C"),
    "wool": ("#E6F3D2", "#B3D391"),
    "grain": ("#FBEBB8", "#DDBB62"),
    "ore": ("#E3E8F0", "#AEB8C8"),
    "gold": ("#4B3F78", "#2E2650"),
}


@kept
def land(terrain: Key, side: int) -> Sprite:
    """A hex that lies on an edge, its landscape cut out of a larger one."""
    tile = terrain_tile(terrain, 0, side * 1.22)
    wide, high, margin = 2 * side, round(2 * HEIGHT * side), 8
    face = Image.new("RGB", (wide + 2 * margin, high + 2 * margin), SAND)
    inner = Sketch(wide, high, margin)
    inner.poly(palette.WHITE, outline(wide / 2, high / 2, side - 7))
    mask = inner.reduced().getchannel("A")
    centre = (face.width // 2 - tile.colour.width // 2, face.height // 2 - tile.colour.height // 2)
    ground = Image.new("RGB", face.size, SAND)
    ground.paste(tile.colour, centre)
    face.paste(ground, (0, 0), mask)
    outer = Sketch(wide, high, margin)
    outer.poly(palette.WHITE, outline(wide / 2, high / 2, side))
    edge = Sketch(wide, high, margin)
    edge.line(LAND_EDGE, 3, [*outline(wide / 2, high / 2, side - 7), (wide - 7, high / 2)])
    rim = edge.reduced()
    face.paste(rim.convert("RGB"), (0, 0), rim.getchannel("A"))
    face.putalpha(outer.reduced().getchannel("A"))
    return sprite(face, margin)


def _dashed(sketch: Sketch, points: Points, colour: str, thick: float) -> None:
    """A closed line in dashes."""
    for (ax, ay), (bx, by) in pairwise([*points, points[0]]):
        length = hypot(bx - ax, by - ay)
        count = max(1, round((length - DASH) / (DASH + SPACE)) + 1)
        step = length / count
        for number in range(count):
            start, end = number * step / length, min(1.0, (number * step + step * 0.6) / length)
            sketch.line(
                colour,
                thick,
                [
                    (ax + (bx - ax) * start, ay + (by - ay) * start),
                    (ax + (bx - ax) * end, ay + (by - ay) * end),
                ],
            )


def _cut_out(wide: float, high: float, points: Points) -> Sketch:
    """A shape of paper with a dashed edge."""
    sketch = Sketch(wide, high, 10)
    sketch.poly(GHOST, points)
    _dashed(sketch, points, palette.INK, 3.2)
    return sketch


@kept
def open_house(kind: Key, wide: int, text: str) -> Sprite:
    """An open settlement or city with its points: a number, or as many stars as `*` in the text."""
    points, box, high = (SETTLEMENT, 48, 49) if kind == "settlement" else (CITY, 72, 66)
    scale = wide / box
    shape = [(x * scale, y * scale) for x, y in points]
    sketch = _cut_out(wide, round(high * scale), shape)
    middle = (0.5, 0.64) if kind == "settlement" else (0.5, 0.72)
    x, y = wide * middle[0], high * scale * middle[1]
    if text.startswith("*"):
        for number in range(len(text)):
            star = star_outline(x + (number - (len(text) - 1) / 2) * 26, y, 12)
            sketch.poly(palette.POINTS, star)
        return with_shadow(sketch.reduced(), 10, 2.0, 2, 0.4)
    done = with_shadow(sketch.reduced(), 10, 2.0, 2, 0.4)
    face = Canvas(done.colour.copy())
    face.write(text, Face.NUMBER, 34, palette.INK, x + done.margin, y + done.margin, "m")
    return Sprite(face.image, done.opacity, done.margin)


@kept
def open_road(length: int, thick: int, turn: int) -> Sprite:
    """An open road."""
    middle, c, s = length / 2, cos(radians(turn)), sin(radians(turn))
    corners = ((-middle, -thick / 2), (middle, -thick / 2), (middle, thick / 2))
    shape = [
        (middle + x * c - y * s, middle + x * s + y * c)
        for x, y in (*corners, (-middle, thick / 2))
    ]
    return with_shadow(_cut_out(length, length, shape).reduced(), 10, 1.6, 2, 0.35)


@kept
def open_knight(owner: int, radius: int, text: str) -> Sprite:
    """The disc on which a knight may stand: a ghost of one, with its number."""
    side = 2 * radius
    sketch = Sketch(side, side, 8)
    sketch.oval(GHOST, radius, radius, radius)
    circle = [
        (radius + radius * cos(radians(turn)), radius + radius * sin(radians(turn)))
        for turn in range(0, 360, 10)
    ]
    for number in range(0, 36, 2):
        sketch.line(palette.INK, 3, [circle[number], circle[(number + 1) % 36]])
    face = Canvas(sketch.reduced().convert("RGB"))
    opacity = sketch.reduced().getchannel("A")
    ghost = art.tinted("knight", owner, round(radius * (0.95 if text else 1.2)))
    x = radius + 8 - (radius * 0.36 if text else 0)
    face.put_centred(ghost, x, radius + 8, 0.42)
    if text:
        size = round(radius * 1.02)
        face.write(text, Face.NUMBER, size, palette.INK, radius * 1.44 + 8, radius + 8, "m")
    return Sprite(face.image, opacity, 8)


@kept
def joker(gives: Key, radius: int, look: Key) -> Sprite:
    """A joker: `locked`, `free` or `used`."""
    side = 2 * radius
    sketch = Sketch(side, side, 8)
    ground = {"free": "#1F8A7A", "locked": "#23343E", "used": "#23343E"}[look]
    sketch.oval(palette.KEYLINE if look == "free" else palette.INK, radius, radius, radius + 3)
    sketch.oval(palette.INK, radius, radius, radius + (0 if look == "free" else 3))
    sketch.oval(ground, radius, radius, radius - 2)
    done = with_shadow(sketch.reduced(), 8, 2.0, 2, 0.4)
    face = Canvas(done.colour.copy())
    strength = 1.0 if look == "free" else 0.55
    middle = radius + done.margin
    if gives == "any":
        ink = palette.PAPER if look == "free" else palette.MIST
        face.write("?", Face.NUMBER, round(radius * 1.3), ink, middle, middle, "m")
    else:
        face.put_centred(art.glyph(gives, round(radius * 1.3)), middle, middle, strength)
    if look == "used":
        cross = Sketch(side, side, 0)
        low, high = radius * 0.45, radius * 1.55
        for line in (((low, low), (high, high)), ((low, high), (high, low))):
            cross.line(palette.INK, 15, line)
        for line in (((low, low), (high, high)), ((low, high), (high, low))):
            cross.line("#FF8A70", 9, line)
        face.put(cross.done(), done.margin, done.margin)
    return Sprite(face.image, done.opacity, done.margin)


@kept
def resource_die(face: Key, side: int) -> Sprite:
    """A die that shows a resource or gold."""
    full, shade = DIE_TINT[face]
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
    canvas.put_centred(art.sticker(face, round(side * 0.62)), middle, middle - side * 0.03)
    return Sprite(canvas.image, done.opacity, done.margin)


@kept
def small_land(terrain: Key, side: int) -> Sprite:
    """A hex of a small map."""
    wide, high = 2 * side, round(2 * HEIGHT * side)
    sketch = Sketch(wide, high, 4)
    sketch.poly(SAND, outline(wide / 2, high / 2, side + 2))
    sketch.poly(FLAT[terrain], outline(wide / 2, high / 2, side - 1))
    return sketch.done()
