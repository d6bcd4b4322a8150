"""The sea around the island: depth, waves, shallows, beach, a wind rose and a caravel."""

from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw, ImageFilter

from games.core.model import Key
from render.catan.lattice import SEA_WIDE, Lattice, lattice
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import radial
from render.core.hexes import hexagon
from render.core.scatter import Scatter
from render.core.sketch import Sketch, with_shadow

DEPTH = ((0.0, "#3FA9BC"), (0.62, "#1F6F8C"), (1.0, "#123F5A"))
SHALLOW = "#7CCFD0"
FOAM = "#DDF3EE"
WET_SAND = "#C9A765"
SAND = "#EDD9A3"
SCALE = 3


@kept
def sea(plan: Key) -> Image.Image:
    """Everything below the hexes."""
    places = lattice(plan)
    look = places.look
    canvas = Canvas(radial(SEA_WIDE, look.high, look.centre, max(look.side * 7.6, 760), DEPTH))
    _draw_waves(canvas, places)
    side = look.side
    shallow = _land(places, side * 0.55).filter(ImageFilter.GaussianBlur(side * 0.2))
    canvas.paint(SHALLOW, shallow.point([round(level * 0.5) for level in range(256)]), 0, 0)
    foam = _land(places, side * 0.3).filter(ImageFilter.GaussianBlur(3))
    canvas.paint(FOAM, foam.point([round(level * 0.34) for level in range(256)]), 0, 0)
    canvas.paint(
        FOAM, _land(places, side * 0.235).point([round(v * 0.8) for v in range(256)]), 0, 0
    )
    canvas.paint(WET_SAND, _land(places, side * 0.2), 0, 0)
    canvas.paint(SAND, _land(places, side * 0.16), 0, 0)
    canvas.paint("#A98648", _land(places, 2.5), 0, 0)
    rose = _rose(66)
    canvas.put_centred(rose, *(look.rose or (SEA_WIDE - 88, look.high - 96)))
    canvas.put_centred(caravel(128), *(look.ship or (SEA_WIDE - 92, 208)))
    return canvas.image


def _land(places: Lattice, grown: float) -> Image.Image:
    """The mask of the whole island, grown by so many pixels."""
    size = (SEA_WIDE, places.look.high)
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
        x, y = chance.between(24, SEA_WIDE - 40), chance.between(112, places.look.high - 20)
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


@kept
def caravel(wide: int) -> Sprite:
    """A caravel under full sail with the house's blue pennant, heading for the island."""
    sketch, unit, margin = Sketch(wide, wide), wide / 100, 12

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * unit, y * unit) for x, y in points]

    sketch = Sketch(wide, wide, margin)
    sketch.oval("#0B304670", 52 * unit, 84 * unit, 42 * unit, 7 * unit)
    for x, top in ((34, 12), (64, 1)):
        sketch.line("#3A2414", 2.6 * unit, at((x, 72), (x, top)))
    for sail, shade, cross in (
        (
            ((62, 12), (66, 60), (24, 54), (38, 34)),
            ((62, 12), (66, 60), (50, 58), (56, 30)),
            (52, 42),
        ),
        (
            ((33, 18), (36, 62), (4, 60), (16, 42)),
            ((33, 18), (36, 62), (24, 61), (29, 34)),
            (25, 51),
        ),
    ):
        sketch.line(palette.INK, 4.6 * unit, [*at(*sail), *at(sail[0])])
        sketch.poly("#FFF9EA", at(*sail))
        sketch.poly("#E0D2B4", at(*shade))
        x, y = cross
        sketch.line("#C0392B", 3.6 * unit, at((x, y - 8), (x, y + 8)))
        sketch.line("#C0392B", 3.6 * unit, at((x - 7, y), (x + 7, y)))
    sketch.poly(palette.AZULEJO, at((64, 1), (44, -1), (50, 4), (44, 9), (64, 9)))
    hull = ((8, 66), (30, 70), (66, 70), (74, 60), (94, 58), (86, 84), (76, 89), (28, 89), (16, 82))
    sketch.line(palette.INK, 5.6 * unit, [*at(*hull), *at(hull[0])])
    sketch.poly("#9A5F33", at(*hull))
    sketch.poly("#6E4023", at((13, 77), (88, 76), (86, 84), (76, 89), (28, 89), (16, 82)))
    sketch.line("#F2C75C", 2.2 * unit, at((10, 69.5), (30, 73.5), (67, 73.5), (75, 64), (92, 62)))
    for x in (38, 50, 62):
        sketch.oval("#2E1A0E", x * unit, 79 * unit, 2.1 * unit)
    for y, left, right, strength in ((89, 0, 40, "C0"), (93, 22, 84, "90"), (88, 74, 100, "C0")):
        crest = [
            (left + (right - left) * t / 10, y - 1.6 * abs(sin(t * pi / 5))) for t in range(11)
        ]
        sketch.line(f"#E6F7F5{strength}", 2.4 * unit, at(*crest))
    return with_shadow(sketch.reduced(), margin, 3, 3, 0.25)
