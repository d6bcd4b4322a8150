"""The sea around the island: depth, waves, shallows, beach, a wind rose and the caravel."""

from functools import partial
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw

from games.core.model import Key
from render.catan.lattice import Lattice, lattice
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.caravel import caravel
from render.core.gradients import radial
from render.core.hexes import hexagon
from render.core.place.shore import DEPTH, draw_shore
from render.core.scatter import Scatter
from render.core.sketch import Sketch

SCALE = 3


@kept
def sea(plan: Key) -> Image.Image:
    """Everything below the hexes."""
    places = lattice(plan)
    look = places.look
    canvas = Canvas(radial(look.wide, look.high, look.centre, max(look.side * 7.6, 760), DEPTH))
    _draw_waves(canvas, places)
    draw_shore(canvas, partial(_land, places), look.side)
    if look.rose is not None:
        canvas.put_centred(_rose(66), *look.rose)
    canvas.put_centred(caravel(128), *look.ship)
    return canvas.image


def _land(places: Lattice, grown: float) -> Image.Image:
    """The mask of the whole island, grown by so many pixels."""
    size = (places.look.wide, places.look.high)
    large = Image.new("L", (size[0] * SCALE, size[1] * SCALE))
    pen = ImageDraw.Draw(large)
    for x, y in places.hexes:
        outline = hexagon(x * SCALE, y * SCALE, (places.look.side + grown) * SCALE)
        pen.polygon(outline, fill=255)
    return large.resize(size, Image.Resampling.BOX)


def _draw_waves(canvas: Canvas, places: Lattice) -> None:
    """Pairs of crests where the water is deep, none near the island."""
    chance = Scatter(7)
    laid: list[tuple[float, float]] = []
    for _ in range(900):
        x = chance.between(24, places.look.wide - 40)
        y = chance.between(112, places.look.high - 20)
        strength, size = chance.between(0.12, 0.3), int(chance.between(22, 40))
        near = min(hypot(x - hx, y - hy) for hx, hy in places.hexes)
        if near < places.look.side * 1.75 or any(hypot(x - px, y - py) < 72 for px, py in laid):
            continue
        laid.append((x, y))
        canvas.put_centred(_wave(size), x, y, strength)


@kept
def _wave(wide: int) -> Sprite:
    sketch = Sketch(wide, wide / 2, 2)
    for row, (start, share) in enumerate(((0.0, 0.62), (0.38, 0.62))):
        points = []
        for step in range(13):
            along = start * wide + share * wide * step / 12
            rise = abs(sin(step / 12 * pi * 2)) * wide * 0.12
            points.append((along, wide * (0.18 + row * 0.16) - rise + wide * 0.04))
        sketch.line("#E6F7F5", 2.4, points)
    return sketch.done()


@kept
def _rose(radius: int) -> Sprite:
    """A wind rose with eight points, faint as on a chart."""
    sketch = Sketch(2 * radius, 2 * radius, 4)
    middle = float(radius)
    for out, stroke in ((0.82, 2.2), (0.74, 1.2)):
        ring = [
            (middle + radius * out * cos(t * pi / 36), middle + radius * out * sin(t * pi / 36))
            for t in range(73)
        ]
        sketch.line("#CFE8EC80", stroke, ring)
    for turn in range(32):
        c, s = cos(turn * pi / 16), sin(turn * pi / 16)
        tick = [(middle + radius * far * c, middle + radius * far * s) for far in (0.74, 0.8)]
        sketch.line("#CFE8EC80", 1.2, tick)
    for points, far in ((range(1, 8, 2), 0.6), (range(0, 8, 2), 1.0)):
        for point in points:
            _draw_point(sketch, middle, radius * far, radius * 0.17, point * pi / 4 - pi / 2)
    sketch.oval("#1A5F7A", middle, middle, radius * 0.1)
    sketch.oval("#E6F7F5", middle, middle, radius * 0.055)
    return sketch.done()


def _draw_point(sketch: Sketch, middle: float, far: float, near: float, turn: float) -> None:
    """One ray, light on its left half and dark on its right."""
    tip = (middle + far * cos(turn), middle + far * sin(turn))
    for side, colour in ((-1, "#E6F7F5D0"), (1, "#7FB4C4D0")):
        waist = turn + side * pi / 4
        knee = (middle + near * cos(waist), middle + near * sin(waist))
        sketch.poly(colour, [(middle, middle), knee, tip])
