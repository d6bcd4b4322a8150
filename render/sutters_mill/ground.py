"""The ground of the board: an evening sky, the slope with river, hill and mine, and the street below it."""

from collections.abc import Iterator
from math import sin

from PIL import Image, ImageDraw, ImageFilter

from games.core.model import Key
from games.sutters_mill.content import TOWN
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.gradients import vertical
from render.core.place.garden import draw_bush, draw_tuft
from render.core.place.water import draw_evening
from render.core.scatter import Scatter
from render.core.sketch import BROAD, Sketch
from render.sutters_mill.carpentry import INK
from render.sutters_mill.fronts import front
from render.sutters_mill.layout import (
    BED,
    PITCH,
    ROW,
    SECTION,
    SLOPE_FOOT,
    SLOPE_TOP,
    TOWN_TOP,
    WIDE,
    corner_of,
    street_of,
    sway_of,
)
from render.sutters_mill.openings import FORGE, panes_of
from render.sutters_mill.street import traffic

SKY = (
    (0.0, "#3B4A80"),
    (0.25, "#7A6396"),
    (0.5, "#D9836F"),
    (0.75, "#F8B36A"),
    (1.0, "#FFE0A0"),
)
SKY_FOOT = 270
SUN, SUN_REACH = (236, 176), 560
"""Where the sun sets, and how far its glow is seen."""

RIM = 180
"""Pillow's round gradient in the middle of its edges."""

CLOUDS = (
    (470, 66, 150, 9),
    (640, 88, 210, 8),
    (900, 44, 170, 9),
    (1120, 84, 120, 7),
    (60, 112, 120, 7),
)
"""Long clouds that are lit from below: their middles, and half their width and height."""

BIRDS = ((892, 118, 14), (916, 134, 10), (876, 138, 9))
"""Where birds fly, and how wide half of one is."""

GLOW, GLOW_BLUR, SPREAD, PANE = 0.34, 9.0, 1.9, 0.5
"""Light from the windows: how strong, how soft in units of four pixels, how far it spreads, and how bright the panes are."""

DUST = ((0.0, "#E2C391"), (0.5, "#D9B781"), (1.0, "#CCA76C"))
RUT, PEBBLE, DUST_LIGHT = "#BC9560", "#A88455", "#EFD6AA"
RIDGES = (("#A58A99", 96, 26, 0.7, 210.0), ("#8B7A86", 116, 18, 2.3, 150.0))
BANK, BANK_LIGHT = "#8FA65A", "#A9BC6C"
WATER, WATER_LIGHT, WATER_DARK = "#4E9FC4", "#8CCBDD", "#2F7AA6"
CLAY, CLAY_LIGHT, CLAY_DARK = "#B4793F", "#CB9556", "#94602E"
ROCK, ROCK_LIGHT, ROCK_DARK, SNOW = "#8F949E", "#AEB3BD", "#727883", "#E9EEF2"
WOOD, WOOD_LIGHT, WOOD_DARK = "#A87C50", "#C79C6C", "#6B4A2C"
GLOWING, BRIGHT = "#FFB84F", "#FFF3BE"
FIRE, LANTERN = (274, 62), (1286, 16)
"""Where the fire by the tent and the lamp of the mine are, on the slope."""


@kept
def ground(high: int) -> Image.Image:
    """Everything that is the same in every position of a board that is so high."""
    canvas = Canvas(landscape(high))
    for row in range(2):
        canvas.put(road(row), 0, street_of(row) - 16)
    for building in TOWN:
        canvas.put(front(building), *corner_of(building))
    canvas.put(traffic(WIDE), 0, street_of(0))
    draw_evening(canvas)
    for row in range(2):
        canvas.paint(GLOWING, _glow(row), 0, TOWN_TOP + row * ROW)
    for x, y, wide, tall in _panes():
        pane = Image.new("L", (round(wide), round(tall)), round(255 * PANE))
        canvas.paint(BRIGHT, pane, x, y)
    return canvas.image


def landscape(high: int) -> Image.Image:
    """Sky, sun and slope over the dust of the street, so high."""
    canvas = Canvas(Image.new("RGB", (WIDE, high)))
    canvas.image.paste(vertical(WIDE, SKY_FOOT, SKY), (0, 0))
    canvas.image.paste(vertical(WIDE, high - SKY_FOOT, DUST), (0, SKY_FOOT))
    _draw_sun(canvas)
    canvas.put(_slope(), 0, SLOPE_TOP)
    return canvas.image


def slope(wide: int) -> Image.Image:
    """Sky, sun and slope down to its foot, as small as it is seen behind a picture so wide."""
    land = wide, SLOPE_FOOT * wide // WIDE
    return landscape(SLOPE_FOOT).resize(land, Image.Resampling.LANCZOS)


def _draw_sun(canvas: Canvas) -> None:
    """Draw the sun as it sets, its glow, and the clouds that it lights."""
    side, seen = 2 * SUN_REACH, SUN_REACH - SUN[1]
    ramp = Image.radial_gradient("L").point(
        [round(255 * max(0.0, 1 - level / RIM) ** 1.7) for level in range(256)]
    )
    part = (0, seen * ramp.height / side, ramp.width, (seen + SLOPE_FOOT) * ramp.height / side)
    glow = ramp.resize((side, SLOPE_FOOT), Image.Resampling.BILINEAR, part)
    canvas.paint("#FFE9B0", glow, SUN[0] - SUN_REACH, 0)
    sketch = Sketch(WIDE, SKY_FOOT, scale=BROAD)
    for x, y, wide, high in CLOUDS:
        sketch.oval("#F3A37C80", x, y, wide, high)
        sketch.oval("#FFD9A0A0", x - wide * 0.12, y + high * 0.5, wide * 0.7, high * 0.45)
    sketch.oval("#FFF7DC", *SUN, 46)
    for x, y, size in BIRDS:
        wings = [(x - size, y - size * 0.5), (x - size * 0.4, y - size * 0.6), (x, y)]
        wings += [(x + size * 0.4, y - size * 0.6), (x + size, y - size * 0.5)]
        sketch.line("#4A3A5A", size * 0.2, wings)
    canvas.put(sketch.done(), 0, 0)


def _glow(row: int) -> Image.Image:
    """The mask of the light that falls out of a row's windows and fires onto walls and boardwalks."""
    top, high = TOWN_TOP + row * ROW, ROW
    mask = Image.new("L", (WIDE // 4, high // 4))
    pen = ImageDraw.Draw(mask)
    for x, y, wide, tall in (_forge(), *_panes()):
        low = y - top
        pen.rectangle((x / 4, low / 4, (x + wide) / 4, (low + tall) / 4), fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(GLOW_BLUR))
    soft = soft.point([round(GLOW * min(255, level * SPREAD)) for level in range(256)])
    return soft.resize((WIDE, high), Image.Resampling.BILINEAR)


def _forge() -> tuple[float, float, float, float]:
    """Corner and size of the smith's fire."""
    x, y = corner_of("smith")
    left, top, wide, tall = FORGE
    return x + left, y + top, wide, tall


def _panes() -> Iterator[tuple[float, float, float, float]]:
    """Corners and sizes of all lit windows."""
    for building in TOWN:
        x, y = corner_of(building)
        for left, top, wide, tall in panes_of(building):
            yield x + left, y + top, wide, tall


def _slope() -> Sprite:
    """River, hill and mine as one slope that rises to the right, with far ridges behind it."""
    sketch = Sketch(WIDE, SLOPE_FOOT - SLOPE_TOP, 12, scale=BROAD)
    foot = SLOPE_FOOT - SLOPE_TOP
    for colour, level, swing, phase, length in RIDGES:
        ridge = [
            (x, level - swing * (0.6 * sin(phase + x / length) + 0.4 * sin(phase * 2 + x / 61)))
            for x in range(0, WIDE + 20, 20)
        ]
        sketch.poly(colour, [(0, foot), *ridge, (WIDE, foot)])
    _draw_valley(sketch, foot)
    _draw_mountain(sketch, foot)
    _draw_hill(sketch, foot)
    _draw_river(sketch)
    _draw_camp(sketch)
    _draw_cut(sketch)
    _draw_windlass(sketch)
    _draw_gallery(sketch)
    _draw_portal(sketch)
    _draw_tools(sketch)
    return sketch.done()


def _draw_camp(sketch: Sketch) -> None:
    """A tent by the river with its fire, and pines."""
    for x, y, size in ((262, 74, 54), (408, 74, 66), (446, 74, 46)):
        _draw_pine(sketch, x, y, size)
    tent = [(300, 74), (336, 14), (384, 74)]
    sketch.line(INK, 5, [*tent, tent[0]])
    sketch.poly("#F1E4C8", tent)
    sketch.poly("#C9B48C", [(336, 14), (384, 74), (346, 74)])
    sketch.poly("#5A4330", [(336, 22), (346, 74), (326, 74)])
    x, y = FIRE
    for colour, size in (("#B8431F", 11), ("#F07B2A", 8), ("#FFD36A", 5)):
        sketch.poly(colour, [(x - size, y + 10), (x, y + 8 - 2 * size), (x + size, y + 10)])
    sketch.line("#5A4330", 5, [(x - 14, y + 12), (x + 14, y + 8)])


def _draw_pine(sketch: Sketch, x: float, foot: float, high: float) -> None:
    """A pine in three tiers, its left side in the light."""
    sketch.line("#5A4330", high * 0.08, [(x, foot), (x, foot - high * 0.3)])
    for tier in range(3):
        low = foot - high * (0.14 + 0.25 * tier)
        half, top = high * (0.27 - 0.06 * tier), low - high * 0.4
        sketch.poly("#3D5A45", [(x - half, low), (x, top), (x + half, low)])
        sketch.poly("#5E7A4C", [(x - half, low), (x, top), (x - half * 0.2, low)])


def _draw_windlass(sketch: Sketch) -> None:
    """A windlass over a shaft on the hill, with its bucket."""
    sketch.oval("#4A2E18", 824, 72, 44, 7)
    for left, right in ((788, 808), (860, 840)):
        sketch.line(INK, 9, [(left, 74), (right, 12)])
        sketch.line(WOOD, 5.5, [(left, 74), (right, 12)])
    sketch.line(INK, 15, [(798, 20), (850, 20)])
    sketch.line(WOOD_LIGHT, 10, [(798, 20), (850, 20)])
    sketch.line(INK, 4, [(850, 20), (872, 20), (872, 36)])
    sketch.line("#E8DCC0", 3, [(824, 22), (824, 44)])
    bucket = [(812, 44), (836, 44), (832, 64), (816, 64)]
    sketch.line(INK, 4, [*bucket, bucket[0]])
    sketch.poly(WOOD_DARK, bucket)
    sketch.oval("#F2B632", 824, 43, 11, 4)


def _draw_portal(sketch: Sketch) -> None:
    """The mouth of the mine with its timber, a lantern, and a cart of gold on rails."""
    mouth = [(1236, 76), (1236, 22), (1262, 0), (1310, 0), (1336, 22), (1336, 76)]
    sketch.line(INK, 20, mouth)
    sketch.poly("#1A1712", mouth)
    sketch.line(WOOD, 13, mouth)
    sketch.line(WOOD_LIGHT, 4, [(1233, 72), (1233, 22), (1260, -3), (1310, -3)])
    x, y = LANTERN
    sketch.line(INK, 3, [(x, 4), (x, y)])
    sketch.box(INK, x - 7, y - 6, 14, 18, 4)
    sketch.box("#FFE08A", x - 4.5, y - 3, 9, 12, 2)
    for rail in (70, 76):
        sketch.line("#3A3F47", 3, [(1196, rail), (1336, rail)])
    cart = [(1172, 36), (1230, 36), (1222, 64), (1180, 64)]
    for gold_x, gold_y in ((1186, 34), (1200, 29), (1214, 34)):
        sketch.oval(INK, gold_x, gold_y, 12, 10)
        sketch.oval("#F2B632", gold_x, gold_y, 9.5, 7.5)
    sketch.line(INK, 6, [*cart, cart[0]])
    sketch.poly("#5D6670", cart)
    sketch.line("#8B95A2", 4, [(1175, 39), (1227, 39)])
    for wheel in (1190, 1212):
        sketch.oval(INK, wheel, 67, 9)
        sketch.oval("#8B95A2", wheel, 67, 4)


def _draw_tools(sketch: Sketch) -> None:
    """What lies about below the diggings: a spade and a pick, a barrow of gold, crates with a stick of powder."""
    x, y = 800, 236
    barrow = [(x, y - 26), (x + 62, y - 26), (x + 50, y - 2), (x + 14, y - 2)]
    sketch.oval("#2A201840", x + 34, y + 12, 52, 6)
    sketch.line(INK, 9, [(x + 8, y - 14), (x - 34, y - 24)])
    sketch.line(WOOD, 5, [(x + 8, y - 14), (x - 34, y - 24)])
    sketch.line(INK, 7, [(x + 12, y - 4), (x + 2, y + 10)])
    for gold_x, gold_y, size in ((x + 18, y - 30, 10), (x + 34, y - 34, 12), (x + 48, y - 29, 9)):
        sketch.oval(INK, gold_x, gold_y, size + 2, size)
        sketch.oval("#F2B632", gold_x, gold_y, size, size - 2)
    sketch.line(INK, 5, [*barrow, barrow[0]])
    sketch.poly(WOOD_DARK, barrow)
    sketch.poly(WOOD, [(x, y - 26), (x + 62, y - 26), (x + 59, y - 19), (x + 3, y - 19)])
    sketch.oval(INK, x + 54, y, 13)
    sketch.oval("#8B95A2", x + 54, y, 9)
    sketch.oval(INK, x + 54, y, 3)
    for foot, tip in (((712, 244), (728, 194)), ((744, 242), (736, 192))):
        sketch.line(INK, 9, [foot, tip])
        sketch.line(WOOD_LIGHT, 5, [foot, tip])
    blade = [(701, 236), (723, 242), (714, 262), (702, 258)]
    sketch.line(INK, 4, [*blade, blade[0]])
    sketch.poly("#8B95A2", blade)
    pick = [(712, 208), (726, 194), (740, 190), (756, 196), (766, 210)]
    sketch.line(INK, 11, pick)
    sketch.line("#8B95A2", 6, pick)
    for left, low in ((1262, 236), (1306, 240), (1284, 208)):
        sketch.box(INK, left - 3, low - 31, 42, 34, 3)
        sketch.box(WOOD, left, low - 28, 36, 28, 2)
        sketch.box(WOOD_LIGHT, left, low - 28, 36, 5, 2)
        sketch.line(WOOD_DARK, 3, [(left + 3, low - 20), (left + 33, low - 4)])
    sketch.box("#B8392B", 1296, 188, 12, 18, 3)
    sketch.line(INK, 2.5, [(1302, 188), (1308, 180), (1314, 182)])


def _draw_valley(sketch: Sketch, foot: float) -> None:
    """The meadow by the river."""
    bank = [(x, 68 + 5 * sin(x / 60)) for x in range(0, 561, 20)]
    sketch.poly(BANK, [(0, foot), *bank, (560, foot)])
    sketch.poly(BANK_LIGHT, [(0, 84), *[(x, y + 3) for x, y in bank[:14]], (180, 82), (60, 94)])
    sketch.poly(BANK_LIGHT, [(0, 216), (120, 196), (300, 190), (440, 204), (330, 222), (90, 236)])
    for x, y, size in ((28, 78, 0.7), (452, 196, 0.9), (474, 120, 0.6), (250, 206, 0.6)):
        draw_bush(sketch, x, y, size)
    for x, y in ((90, 214), (160, 226), (352, 212), (404, 232)):
        draw_tuft(sketch, x, y, 1.0)


def _draw_hill(sketch: Sketch, foot: float) -> None:
    """The hill of clay with its lit side and a few tufts."""
    ridge = [(440, foot), (462, 130), (492, 88), (552, 52), (640, 32), (760, 20), (862, 26)]
    ridge += [(930, 60), (980, 120), (1010, foot)]
    sketch.line(INK + "70", 4, ridge)
    sketch.poly(CLAY, ridge)
    sketch.poly(CLAY_LIGHT, [ridge[1], *ridge[2:6], (700, 44), (590, 72), (520, 116), (480, 176)])
    sketch.poly(
        CLAY_DARK, [(930, 60), (980, 120), (1010, foot), (900, foot), (922, 130), (896, 76)]
    )
    chance = Scatter(17)
    for _ in range(30):
        x, y = chance.between(500, 950), chance.between(60, foot - 6)
        if chance.share() < 0.5:
            draw_tuft(sketch, x, y, 0.9)
        else:
            sketch.oval(CLAY_DARK + "90", x, y, chance.between(4, 10), 3)


def _draw_mountain(sketch: Sketch, foot: float) -> None:
    """The mountain of the mine: grey faces under snow."""
    ridge = [(850, foot), (880, 112), (930, 52), (1000, 14), (1060, 24), (1150, 2), (1240, 12)]
    ridge += [(1330, -8), (WIDE + 4, 0), (WIDE + 4, foot)]
    sketch.line(INK + "70", 4, ridge)
    sketch.poly(ROCK, ridge)
    for light in (
        [(930, 52), (1000, 14), (1030, 60), (960, 110)],
        [(1060, 24), (1150, 2), (1170, 52), (1090, 70)],
        [(1240, 12), (1330, -8), (1352, 46), (1270, 62)],
    ):
        sketch.poly(ROCK_LIGHT, light)
    for dark in (
        [(1000, 14), (1060, 24), (1050, 96), (1030, 60)],
        [(1150, 2), (1240, 12), (1236, 80), (1170, 52)],
    ):
        sketch.poly(ROCK_DARK, dark)
    for cap in (
        [(972, 29), (1000, 14), (1034, 20), (1012, 28), (1000, 38), (990, 28)],
        [(1122, 9), (1150, 2), (1188, 7), (1164, 16), (1150, 24), (1138, 14)],
        [(1300, -2), (1330, -8), (1372, -4), (1348, 6), (1330, 14), (1316, 4)],
    ):
        sketch.poly(SNOW, cap)
    chance = Scatter(23)
    for _ in range(24):
        x, y = chance.between(1000, 1396), chance.between(110, foot - 4)
        sketch.poly(ROCK_DARK + "A0", [(x, y), (x + 8, y - 7), (x + 20, y - 4), (x + 24, y + 3)])


def _course(
    section: Key, half: float, left: float = 0.0, right: float = 0.0
) -> list[tuple[float, float]]:
    """The land along a section of the vein, so far up and down from its middle, on the slope; so much longer at its ends."""
    x, y = SECTION[section].bed
    middle = y - SLOPE_TOP + BED[1] / 2
    steps = range(round(-left), BED[0] + round(right) + 1, 10)
    upper = [(x + step, middle - half + sway_of(section, step)) for step in steps]
    lower = [(x + step, middle + half + sway_of(section, step)) for step in reversed(steps)]
    return [*upper, *lower]


def _draw_river(sketch: Sketch) -> None:
    """The river that comes out of the hills and leaves the picture on the left, sand at its edges."""
    x, y = SECTION["river"].bed
    middle = y - SLOPE_TOP + BED[1] / 2
    for colour, half, reach in (("#D9C58C", 52, 26), (WATER, 46, 20), (WATER_DARK + "70", 34, 8)):
        sketch.poly(colour, _course("river", half, 40, reach - 26))
        sketch.oval(
            colour, x + BED[0] - 26, middle + sway_of("river", BED[0] - 26), reach + 8, half
        )
    chance = Scatter(41)
    for _ in range(34):
        along, down = chance.between(-10, BED[0] - 20), chance.between(-40, 40)
        left, low = x + along, middle + down + sway_of("river", along)
        sketch.line(WATER_LIGHT + "B0", 2.4, [(left, low), (left + 13, low - 2), (left + 24, low)])
    for along, down, size in ((60, 58, 9), (180, -54, 7), (236, 56, 8), (350, 57, 10)):
        left, low = x + along, middle + down + sway_of("river", along)
        sketch.oval(INK, left, low, size + 2, size * 0.7 + 2)
        sketch.oval("#8F949E", left, low, size, size * 0.7)
        sketch.oval("#B9BEC8", left - size * 0.25, low - size * 0.2, size * 0.5, size * 0.3)


def _draw_cut(sketch: Sketch) -> None:
    """An open cut in the clay, ragged where spades have been, and what was thrown out of it."""
    chance = Scatter(5)
    for colour, half, edge in ((INK, 50, 5), (CLAY_LIGHT, 48, 5), ("#5B3A1F", 44, 4)):
        ragged = [
            (x + chance.between(-3, 3), y + chance.between(-edge, edge))
            for x, y in _course("hill", half)[:: 2 if half > 45 else 1]
        ]
        sketch.poly(colour, ragged)
    x, y = SECTION["hill"].bed
    middle = y - SLOPE_TOP + BED[1] / 2
    for _ in range(26):
        along, down = chance.between(14, BED[0] - 14), chance.between(-34, 34)
        at = x + along, middle + down + sway_of("hill", along)
        sketch.oval("#7A5230", *at, chance.between(2, 6), 2.6)
    for along in (120, 290, 400):
        left, low = x + along, middle + 62 + sway_of("hill", along)
        sketch.poly(CLAY_DARK, [(left - 44, low + 4), (left - 8, low - 16), (left + 40, low + 4)])
        sketch.poly(CLAY_LIGHT, [(left - 44, low + 4), (left - 8, low - 16), (left - 2, low + 4)])


def _draw_gallery(sketch: Sketch) -> None:
    """A gallery in the rock below the mouth of the mine, held by its timber."""
    x, y = SECTION["mine"].bed
    top, wide, high = y - SLOPE_TOP, *BED
    chance = Scatter(9)
    for colour, out in ((INK, 7), ("#2B2D34", 3)):
        upper = [(x + step, top - out + chance.between(-4, 2)) for step in range(-6, wide + 8, 18)]
        lower = [
            (x + step, top + high + out + chance.between(-2, 4))
            for step in reversed(range(-6, wide + 8, 18))
        ]
        sketch.poly(colour, [*upper, *lower])
    for step in range(0, wide + 1, PITCH):
        sketch.box(INK, x + step - 2, top - 4, 12, high + 8, 2)
        sketch.box("#7A5838", x + step, top - 2, 8, high + 4, 1)
        sketch.box("#94704A", x + step, top - 2, 3, high + 4, 1)
    for low in (top - 8, top + high - 1):
        sketch.box(INK, x - 8, low - 2, wide + 16, 13, 3)
        sketch.box(WOOD, x - 6, low, wide + 12, 9, 2)
        sketch.box(WOOD_LIGHT, x - 6, low, wide + 12, 3, 1)


@kept
def road(row: int) -> Sprite:
    """The street before a row: ruts of wagons and pebbles."""
    high = 84
    sketch, chance = Sketch(WIDE, high, scale=BROAD), Scatter(70 + row)
    for level, width in ((40, 5), (62, 5)):
        rut = [(x, level + 2.5 * sin(x / 90 + row + level)) for x in range(0, WIDE + 20, 20)]
        sketch.line(RUT + "90", width, rut)
        sketch.line(DUST_LIGHT + "70", 2, [(x, y + 4) for x, y in rut])
    for _ in range(60):
        x, y, size = chance.between(0, WIDE), chance.between(22, high - 6), chance.between(2, 5)
        sketch.oval(PEBBLE + "80", x, y, size, size * 0.6)
    return sketch.done()
