"""The land of the board: sky, hills, the castle's rock, town and moat, meadows, and the road that winds through them."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.caylus.content import SECTION
from render.caylus.castle import ICONS
from render.caylus.valley import BEND_LEFT, BEND_RIGHT, FIRST, WAY, WIDE, Box, Lanes, Valley
from render.core import art, palette, ribbon
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite, fading
from render.core.gradients import vertical
from render.core.place.garden import draw_bush, draw_flowers, draw_tree, draw_tuft
from render.core.place.water import draw_evening, wave
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch, with_shadow

SKY_END, MEADOW_HIGH = 350, 1740
SKY = ((0.0, "#5E86AC"), (0.45, "#D9A988"), (0.8, "#F8D29B"), (1.0, "#FFE7B8"))
MEADOW = ((0.0, "#A3BE62"), (0.4, "#93B355"), (1.0, "#7F9F49"))
SAND, SAND_EDGE, RUT, DUSK = "#DDBE7F", "#A88650", "#C7A667", "#3C3A36"
ROCK, ROCK_LIGHT, ROCK_DARK = "#8C7F74", "#A89A8A", "#6A5F57"
WATER, WATER_DEEP = "#4FA3B0", "#2B7F95"
COBBLE, COBBLE_DARK = "#C9B48C", "#AD9468"
COBBLES = ("#C1AA82", "#D3BF98")
WALL, WALL_DARK, WALL_LIGHT = "#B3A38B", "#857661", "#D2C4A8"
TOWN_LEFT, TOWN_TOP = 316, 386
STREET_TOP, STREET = 506, 46
"""The street of the town, and the bridge in line with it."""

STREET_Y = STREET_TOP + STREET // 2
MOAT_TOP, MOAT_END = STREET_TOP + 44, FIRST + 4
MILESTONE = 66
RIVER, MOAT = 372, 40
"""How far from the left edge the river reaches, and how high the moat is at most."""

SUN, SUN_GLOW = (700, 214), 118
CLOUDS = ((500, 146, 74), (610, 186, 60), (452, 196, 50))
BARRIER, BAR = 44, ("#C8352E", "#F6ECD8")
"""How wide the barrier at the end of the road is, and the colours of its bar."""

VERGE = 134
"""How far trees and flowers stand from the edges at most."""

ROCKY = 40
"""How far the rock reaches to the left of the castle."""

FIELDS = (
    ("#A9C463", "#9DB956"),
    ("#8DB04C", "#82A543"),
    ("#CBC56A", "#BFB85B"),
    ("#B9CB6B", "#ABBF5D"),
    ("#9ABB58", "#8EB04D"),
)
"""Colours of fields and of their furrows."""

BEND = 52
"""The radius of the road's bends."""

VERGES, BESIDE = 16, 64
"""How far the road's edges and their shade reach beyond it, and its bends beside their middle."""


@kept
def land(lanes: Lanes, high: int, left: int, foot: int) -> Image.Image:
    """The whole ground of that height, with the ribbon's bar and the castle's rock from that left edge at its foot; the town is
    left out where the road begins lower.
    """
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    canvas.image.paste(vertical(WIDE, MEADOW_HIGH, MEADOW), (0, SKY_END))
    canvas.image.paste(_heights(left, foot, lanes.drop, is_town=lanes.is_town), (0, 0))
    _draw_green(canvas, lanes, high)
    _draw_road(canvas, lanes)
    _draw_bridge(canvas, lanes.drop)
    draw_evening(canvas)
    ribbon.bar(canvas)
    return canvas.image


@kept
def _heights(left: int, foot: int, drop: int, *, is_town: bool) -> Image.Image:
    """What lies above the valley, however long the road is: sky, hills, river, rock and town."""
    canvas = Canvas(Image.new("RGB", (WIDE, MOAT_END + drop)))
    sky = max(0, drop)
    canvas.image.paste(vertical(WIDE, MEADOW_HIGH, MEADOW), (0, SKY_END + sky))
    if drop < 0:
        _draw_water(canvas, drop)
    canvas.image.paste(vertical(WIDE, SKY_END + sky, SKY), (0, 0))
    _draw_sky(canvas)
    _draw_hills(canvas, sky)
    if drop >= 0:
        _draw_water(canvas, drop)
    _draw_rock(canvas, left, foot)
    if is_town:
        _draw_town(canvas)
    return canvas.image


def _draw_sky(canvas: Canvas) -> None:
    """The low sun in its glow, and long clouds, all near its middle."""
    left, top = 396, 108
    sketch = Sketch(SUN[0] + SUN_GLOW + 2 - left, SKY_END - top, scale=BROAD)
    x, y = SUN[0] - left, SUN[1] - top
    for radius, colour in ((SUN_GLOW, "#FFE9B82C"), (78, "#FFEFC440"), (30, "#FFF6DC")):
        sketch.oval(colour, x, y, radius)
    for cx, cy, across in CLOUDS:
        for dx, dy, share in ((0, 0, 1.0), (-0.4, -7, 0.5), (0.3, -10, 0.42)):
            at = cx - left + dx * across
            sketch.oval("#FCE6C890", at, cy - top + dy, across * share, 7)
    for x, y, wing in ((470, 226, 12), (506, 210, 9), (540, 232, 8), (608, 140, 9), (640, 150, 7)):
        at, level = x - left, y - top
        tips = [(at - wing, level - wing * 0.5), (at, level), (at + wing, level - wing * 0.5)]
        sketch.line("#5B4A4A", 2.4, tips)
    canvas.put(sketch.done(), left, top)


def _draw_hills(canvas: Canvas, drop: int) -> None:
    """Ridges behind the valley, one behind the other, woods on the nearest."""
    high = 160
    sketch, chance = Sketch(WIDE, high, scale=BROAD), Scatter(3)
    for colour, level, swing, phase, length in (
        ("#C9A08E", 46, 26, 0.9, 210.0),
        ("#A99A86", 74, 22, 3.1, 120.0),
        ("#8E9A66", 102, 18, 2.4, 150.0),
        ("#7F9B4E", 134, 12, 4.4, 190.0),
    ):
        ridge = [(x, level - swing * sin(phase + x / length)) for x in range(0, WIDE + 14, 14)]
        sketch.poly(colour, [(0, high), *ridge, (WIDE, high)])
    for x in range(390, 720, 11):
        y = 134 - 12 * sin(4.4 + x / 190.0)
        sketch.oval("#62833E", x + chance.between(-4, 4), y, 9, chance.between(6, 10))
    canvas.put(sketch.done(), 0, SKY_END - high + 18 + drop)


def _draw_water(canvas: Canvas, drop: int) -> None:
    """The river that comes down before the town and turns along its wall."""
    top = SKY_END + 6
    low = MOAT_END - top
    for left, right, above in ((0, RIVER, 0), (RIVER, WIDE, low - MOAT)):
        canvas.put(_water(left, right, above, low), left, top + above + drop)
    for x, y in ((156, 472), (214, 440), (236, 490)):
        canvas.put_centred(_swan(), x, y + drop)
    moat = MOAT_TOP + 18
    for x, y in ((190, 490), (240, 450), (170, moat - 5), (520, moat), (840, moat), (1180, moat)):
        canvas.put_centred(wave(34), x, y + drop, 0.5)


def _water(left: int, right: int, above: int, low: int) -> Sprite:
    """A piece of the water between its banks."""
    bank = [
        (226, 0), (206, 22), (170, 44), (138, 74), (122, 110), (112, 150), (112, low - 20), (124, low), (WIDE, low),
    ]  # fmt: skip
    inner = [
        (WIDE, low - 24), (360, low - 24), (326, low - 34), (312, low - 60), (308, 100), (296, 52), (272, 22), (262, 0),
    ]  # fmt: skip
    deep = [(120, 150), (126, low), (WIDE, low), (WIDE, low - 10), (270, low - 12)]
    sketch = Sketch(right - left, low - above, scale=BROAD)

    def moved(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x - left, y - above) for x, y in points]

    sketch.line("#D9C68C", 14, moved([*bank, *inner, bank[0]]))
    sketch.poly(WATER, moved([*bank, *inner]))
    sketch.poly(WATER_DEEP, moved(deep))
    return sketch.done()


@kept
def _swan() -> Sprite:
    """A swan on the river."""
    sketch = Sketch(40, 34, 2)
    sketch.oval("#FFFFFF60", 20, 30, 18, 3)
    sketch.line("#F4EFE4", 5, [(9, 24), (6, 14), (10, 7), (6, 6)])
    sketch.line("#D9772E", 3, [(5, 6), (1, 8)])
    sketch.oval("#FBF7EE", 22, 23, 14, 8)
    sketch.poly("#FBF7EE", [(26, 18), (39, 13), (34, 26)])
    sketch.oval("#DED6C6", 24, 26, 10, 4)
    return sketch.done()


def _draw_rock(canvas: Canvas, left: int, foot: int) -> None:
    """The rock on which the castle stands, from there to the right edge, lit from the left, and the ledge before its gate."""
    rise, low = 26, 76
    wide = WIDE - left + ROCKY
    sketch, chance = Sketch(wide, rise + low, scale=BROAD), Scatter(8)
    crest = [(0, rise + low), (16, rise + 34), (ROCKY - 12, rise - 8), (wide, rise - 8)]
    sketch.poly(ROCK, [*crest, (wide, rise + low)])
    x = float(ROCKY - 10)
    while x < wide:
        across = chance.between(44, 84)
        face = [(x, rise - 12), (x + across, rise - 12), (x + across - 4, rise + 18)]
        sketch.poly(chance.pick((ROCK, "#998B7E", "#A19385")), [*face, (x - 4, rise + 18)])
        sketch.poly(ROCK_DARK, [(x + across * 0.8, rise - 10), *face[1:]])
        x += across
    sketch.poly(ROCK_LIGHT, [(16, rise + 34), (ROCKY - 12, rise - 8), (ROCKY, rise + 30)])
    ledge = [(8, rise + low), (26, rise + 34), (90, rise + 14), (wide, rise + 14)]
    sketch.poly(ROCK_DARK, [(x, y - 3) for x, y in [*ledge, (wide, rise + low)]])
    sketch.poly("#C9B790", [*ledge, (wide, rise + low)])
    for x, size in ((14, 1.0), (50, 0.8)):
        draw_bush(sketch, x, rise + low - 2, size)
    canvas.put(sketch.done(), left - ROCKY, foot - rise)


def _draw_town(canvas: Canvas) -> None:
    """The paved town within its wall."""
    wide, high = WIDE - TOWN_LEFT, MOAT_TOP - TOWN_TOP + 20
    sketch, chance = Sketch(wide, high, 4, BROAD), Scatter(31)
    sketch.box(COBBLE_DARK, 0, 0, wide + 40, high - 18, 22)
    sketch.box(COBBLE, 0, 3, wide + 40, high - 21, 20)
    for row in range(10):
        for _ in range(16):
            x, across = chance.between(10, wide - 8), chance.between(7, 13)
            sketch.oval(chance.pick(COBBLES), x, 10 + row * 13, across, 3.6)
    wall = high - 32
    sketch.box(WALL_DARK, -2, wall - 2, wide + 40, 34, 4)
    sketch.box(WALL, 0, wall, wide + 40, 30, 3)
    sketch.box(WALL_LIGHT, 0, wall, wide + 40, 4, 2)
    for x in range(6, wide, 34):
        sketch.box(WALL_DARK, x - 1, wall - 9, 20, 11, 2)
        sketch.box(WALL_LIGHT, x, wall - 8, 18, 11, 2)
    for row in range(2):
        for x in range(14 + 20 * row, wide, 40):
            sketch.line(
                WALL_DARK + "90", 1.6, [(x, wall + 8 + row * 11), (x + 15, wall + 8 + row * 11)]
            )
    canvas.put(sketch.done(), TOWN_LEFT, TOWN_TOP)


def draw_cobbles(sketch: Sketch, chance: Scatter, count: int, top: float) -> None:
    """Scatter so many worn cobbles over a drawing from that height down."""
    for _ in range(count):
        x, y = chance.between(0, sketch.wide), chance.between(top, sketch.high)
        sketch.oval(chance.pick(COBBLES), x, y, chance.between(9, 17), 4.5)


def _draw_green(canvas: Canvas, lanes: Lanes, high: int) -> None:
    """A field behind every plot, woods along both edges, bushes and flowers where no plot lies."""
    chance, end, front = Scatter(5), lanes.end, lanes.front
    begin = MOAT_END + lanes.drop
    for place in range(1, 2 * lanes.columns * lanes.stretches + 1):
        x, y = lanes.plot(place)
        canvas.put(_field(front.wide + 6, front.high - 10, place * 3 % len(FIELDS)), x - 3, y + 4)
    for foot in range(begin + 40, end + 20, 46):
        for edge in (chance.between(-14, 0), WIDE - chance.between(0, 12)):
            wood = _wood(chance.pick((0, 1, 2)))
            canvas.put_centred(wood, edge, foot + chance.between(-9, 9))
    for stretch in range(lanes.stretches):
        top = lanes.way_top(1 + 2 * lanes.columns * stretch)
        is_left = stretch == 0
        left, right = Sketch(VERGE, VERGE), Sketch(VERGE, VERGE)
        draw_tree(left, 30, 116, 1.2)
        draw_bush(left, 96 if is_left else 74, 124, 0.8)
        draw_tree(right, 96, 116, 1.3)
        draw_flowers(right, 60, 126, chance)
        canvas.put(left.done(), 0, top - (front.high if stretch else 144))
        canvas.put(right.done(), WIDE - VERGE, top + WAY + 20)
    for _ in range(90):
        across, down = chance.between(6, WIDE - 8), chance.between(16, end - begin)
        canvas.put_centred(_tuft(), across, down + begin)
    if high > end + 24:
        canvas.image.paste(vertical(WIDE, 30, ((0.0, "#7F9F49"), (1.0, "#56703A"))), (0, end))
        canvas.fill("#56703A", 0, end + 30, WIDE, high - end - 30)


@kept
def _field(wide: int, high: int, variant: int) -> Sprite:
    """A field with its furrows, which run together towards the hills."""
    sketch, lean = Sketch(wide, high, 2, BROAD), wide * 0.05
    ground, furrow = FIELDS[variant]
    sketch.poly(ground, [(lean, 0), (wide - lean, 0), (wide, high), (0, high)])
    for step in range(1, 9):
        x = wide * step / 9
        sketch.line(furrow, 3, [(lean + (wide - 2 * lean) * step / 9, 2), (x, high - 2)])
    sketch.line("#6E8F3F", 3, [(lean, 0), (wide - lean, 0)])
    return sketch.done()


@kept
def _wood(variant: int) -> Sprite:
    """A tree at the edge of the picture, and what grows at its foot."""
    sketch = Sketch(76, 84, 6)
    draw_tree(sketch, 38, 70, 1.25 + 0.12 * variant)
    draw_bush(sketch, 22 + 14 * variant, 80, 0.7)
    return sketch.done()


@kept
def _tuft() -> Sprite:
    """A tuft of grass, its foot in the middle."""
    sketch = Sketch(14, 20)
    draw_tuft(sketch, 7, 10)
    return sketch.done()


def _path(lanes: Lanes) -> list[tuple[float, float]]:
    """The middle of the road from the castle's gate to where it leaves the picture."""
    street, first = STREET_Y + lanes.drop, lanes.way_top(1) + WAY / 2
    second = lanes.way_top(2 * lanes.columns * lanes.stretches) + WAY / 2
    turns = (
        (BEND_LEFT, street, 1, 1), (BEND_LEFT, first, 1, -1), (BEND_RIGHT, first, -1, 1),
        (BEND_RIGHT, second, -1, -1), (BEND_LEFT, second, 1, 1),
    )  # fmt: skip
    is_long = lanes.stretches > 1
    path: list[tuple[float, float]] = [(WIDE + 60, street)]
    for place, (x, y, right, down) in enumerate(turns if is_long else turns[:2]):
        bend = [
            (x + right * BEND * (1 - sin(turn)), y + down * BEND * (1 - cos(turn)))
            for turn in (step * pi / 16 for step in range(9))
        ]
        path += reversed(bend) if place in (1, 3) else bend
    return [*path, (BEND_LEFT, lanes.end + 60) if is_long else (WIDE + 60, first)]


def way(lanes: Lanes, box: Box, grown: float, blur: int = 0) -> Image.Image:
    """The mask of the road in a piece of the picture, so much wider than it is, its edge so soft."""
    left, top, right, low = box[0] - blur, box[1] - blur, box[2] + blur, box[3] + blur
    left, top, right = max(0, left), max(0, top), min(WIDE, right)
    scale = 1 if blur else BROAD
    mask = Image.new("L", ((right - left) * scale, (low - top) * scale))
    pen = ImageDraw.Draw(mask)
    points = [((x - left) * scale, (y - top) * scale) for x, y in _path(lanes)]
    wide = round((WAY + 2 * grown) * scale)
    for begin, end in pairwise(points[1:]):
        pen.line((begin, end), 255, wide)
    for x, y in points[1:-1]:
        if -wide < x < mask.width + wide and -wide < y < mask.height + wide:
            pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)
    pen.line(points[:2], 255, round((STREET + 2 * grown) * scale))
    if not blur:
        return mask.reduce(scale)
    soft = mask.filter(ImageFilter.BoxBlur(blur))
    return soft.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))


def reaches(lanes: Lanes) -> tuple[Box, ...]:
    """The pieces of the picture in which the road lies: street and stretches, and between them the bends."""
    tops = [STREET_Y + lanes.drop - WAY // 2, lanes.way_top(1)]
    if lanes.stretches > 1:
        tops += [lanes.way_top(1 + 2 * lanes.columns), lanes.end + 40 + VERGES]
    found = list[Box]()
    for number, (top, below) in enumerate(pairwise([*tops, 0])):
        low = top + WAY + VERGES
        if below or lanes.stretches == 1:
            found.append((0, max(0, top - VERGES), WIDE, low))
        if below:
            left, right = (BEND_RIGHT - BESIDE, WIDE) if number % 2 else (0, BEND_LEFT + BESIDE)
            found.append((left, low, right, below - VERGES))
    return tuple(found)


def _draw_road(canvas: Canvas, lanes: Lanes) -> None:
    """Sand between worn edges, ruts along its middle, arrows the way it runs."""
    boxes = reaches(lanes)
    for box in boxes:
        canvas.paint("#43602A", way(lanes, box, 8, 5).point(fading(0.5)), box[0], box[1] + 5)
    for box in boxes:
        canvas.paint(SAND_EDGE, way(lanes, box, 3, 2), *box[:2])
        canvas.paint(SAND, way(lanes, box, -2), *box[:2])
        ruts = ImageChops.subtract(way(lanes, box, -19), way(lanes, box, -24))
        canvas.paint(RUT, ruts, *box[:2])
    chance, half = Scatter(19), WAY // 2
    for stretch in range(lanes.stretches):
        first = 1 + 2 * lanes.columns * stretch
        sketch, places = Sketch(WIDE, WAY, scale=BROAD), range(first, first + 2 * lanes.columns)
        for place in places:
            x, _ = lanes.on_road(place)
            for _ in range(7):
                px, py = x + chance.between(-44, 44), half + chance.between(-28, 28)
                sketch.oval(chance.pick((RUT, "#EBD3A0")), px, py, chance.between(6, 15), 2.6)
        for place in places:
            if place % 3 == 1:
                heading = lanes.heading(place)
                tip = lanes.on_road(place)[0] + heading * lanes.step * 0.6
                wings = tip - 13 * heading
                points = [(wings, half - 15), (tip, half), (wings, half + 15)]
                sketch.line("#8C6C3E", 7, points)
        canvas.put(sketch.done(), 0, lanes.way_top(first))


def _draw_bridge(canvas: Canvas, drop: int) -> None:
    """The stone bridge: parapets along the street, arches over the river."""
    left, wide = 92, 226
    sketch = Sketch(wide, 84, scale=BROAD)
    sketch.box(WALL_DARK, -2, 48, wide + 4, 34, 4)
    sketch.box(WALL, 0, 50, wide, 32, 3)
    for place in range(3):
        middle = 44 + place * 70
        sketch.oval("#23505E", middle, 84, 27, 24)
        sketch.line(
            WALL_LIGHT,
            3,
            [
                (middle - 27, 82),
                (middle - 19, 66),
                (middle, 59),
                (middle + 19, 66),
                (middle + 27, 82),
            ],
        )
    sketch.box("#CDBB94", 0, 6, wide, 44, 0)
    for y in (0, 46):
        sketch.box(WALL_DARK, -3, y - 1, wide + 6, 10, 3)
        sketch.box(WALL_LIGHT, -2, y, wide + 4, 7, 3)
    canvas.put(sketch.done(), left, STREET_TOP - 4 + drop)


def draw_closed(canvas: Canvas, lanes: Lanes, parts: tuple[Box, ...]) -> None:
    """Lay dusk over those parts of the road."""
    shade = _dusk(lanes)
    for part in parts:
        canvas.image.paste(palette.channels(DUSK)[:3], part[:2], shade.crop(part))


@kept
def _dusk(lanes: Lanes) -> Image.Image:
    """How dark the road lies where nobody will be served."""
    shade = Image.new("L", (WIDE, lanes.end + 40))
    for box in reaches(lanes):
        shade.paste(way(lanes, box, -2).point(fading(0.5)), box[:2])
    return shade


def draw_milestones(canvas: Canvas, valley: Valley) -> None:
    """Draw at the road the sign of each section of the castle where the bailiff's coming scores it, and three stones where
    spaces are left out.
    """
    lanes = valley.lanes
    for number, section in enumerate(SECTION):
        if section.marker in valley.spaces:
            place = valley.place(section.marker)
            x, y = valley.on_road(place)
            sign = art.sticker(ICONS[number], MILESTONE)
            canvas.put_centred(sign, x, y - WAY // 2 + 24)
    for place in valley.gaps():
        x, y = valley.on_road(place)
        for step in (0.7, 1.0, 1.3):
            across = x + lanes.heading(place) * lanes.step * step / 2
            canvas.put_centred(_pebble(), across, y)
    _draw_barrier(canvas, valley)


def _draw_barrier(canvas: Canvas, valley: Valley) -> None:
    """Draw a barrier across the road behind the last place, unless the road turns there."""
    lanes, last = valley.lanes, len(valley.spaces)
    (x, y), heading = valley.on_road(last), lanes.heading(last)
    if last < 2 * lanes.columns * lanes.stretches:
        x = (x + valley.on_road(last + 1)[0]) // 2
    elif lanes.stretches == 1:
        x = WIDE - 3 * BARRIER // 2
    else:
        return
    canvas.put_centred(_barrier(), x + heading * BARRIER // 4, y)


@kept
def _barrier() -> Sprite:
    """A striped bar across the road, between two posts."""
    wide, high, bar = BARRIER, WAY + 22, 16
    sketch, left = Sketch(wide, high, 6), (BARRIER - 16) / 2
    sketch.box(palette.INK, left - 3, 8, bar + 6, high - 16, 5)
    for number in range(5):
        step = (high - 22) / 5
        sketch.box(BAR[number % 2], left, 11 + number * step, bar, step, 0)
    for y in (2, high - 26):
        sketch.box(palette.INK, left - 8, y, bar + 16, 24, 5)
        sketch.box("#A9794A", left - 5, y + 3, bar + 10, 18, 3)
    return with_shadow(sketch.reduced(), 6, 2.0, 3, 0.4)


@kept
def _pebble() -> Sprite:
    """A pale stone in the road."""
    sketch = Sketch(20, 20, 2)
    sketch.oval("#4E4A42", 10, 11, 9, 7)
    sketch.oval("#F1E6CC", 10, 9, 8, 6)
    return sketch.done()
