"""The ground of the board: an evening sky, the slope with river, hill and mine, and the street below it."""

from collections.abc import Iterator
from math import sin

from PIL import Image, ImageDraw, ImageFilter

from games.core.model import Key
from games.sutters_mill.content import SECTIONS, TOWN
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
)
from render.sutters_mill.openings import FORGE, panes_of

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

GLOW, GLOW_BLUR, SPREAD, PANE = 0.34, 9.0, 1.9, 0.5
"""Light from the windows: how strong, how soft in units of four pixels, how far it spreads, and how bright the panes are."""

DUST = ((0.0, "#D2A772"), (0.5, "#C79A66"), (1.0, "#B58753"))
RUT, PEBBLE, DUST_LIGHT = "#AD8150", "#9C7448", "#E2BE8E"
RIDGES = (("#A58A99", 96, 26, 0.7, 210.0), ("#8B7A86", 116, 18, 2.3, 150.0))
BANK, BANK_LIGHT = "#8FA65A", "#A9BC6C"
WATER, WATER_LIGHT, WATER_DARK = "#4E9FC4", "#8CCBDD", "#2F7AA6"
CLAY, CLAY_LIGHT, CLAY_DARK = "#B4793F", "#CB9556", "#94602E"
ROCK, ROCK_LIGHT, ROCK_DARK, SNOW = "#8F949E", "#AEB3BD", "#727883", "#E9EEF2"
WOOD, WOOD_LIGHT, WOOD_DARK = "#A87C50", "#C79C6C", "#6B4A2C"
GLOWING, BRIGHT = "#FFB84F", "#FFF3BE"
FIRE, LANTERN = (274, 62), (1286, 16)
"""Where the fire by the tent and the lamp of the mine are, on the slope."""

BEDS = {"river": "#2F6E92", "hill": "#5B3A1F", "mine": "#34363E"}


@kept
def ground(high: int) -> Image.Image:
    """Everything that is the same in every position of a board that is so high."""
    canvas = Canvas(landscape(high))
    for section in SECTIONS:
        canvas.put(bed(section), *SECTION[section].bed)
    for row in range(2):
        canvas.put(road(row), 0, street_of(row) - 16)
    for building in TOWN:
        canvas.put(front(building), *corner_of(building))
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
    _draw_camp(sketch)
    _draw_windlass(sketch)
    _draw_portal(sketch)
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


def _draw_valley(sketch: Sketch, foot: float) -> None:
    """The river between its banks."""
    bank = [(x, 112 + 5 * sin(x / 60)) for x in range(0, 561, 20)]
    sketch.poly(BANK, [(0, foot), *bank, (560, foot)])
    sketch.poly(BANK_LIGHT, [(0, 128), *[(x, y + 3) for x, y in bank[:14]], (180, 126), (60, 138)])
    water = [(470, 112), (400, 116), (300, 130), (150, 136), (-4, 160), (-4, foot), (330, foot)]
    water += [(390, 168), (440, 142), (500, 118)]
    sketch.line("#D9C58C", 7, [*water, water[0]])
    sketch.poly(WATER, water)
    sketch.poly(WATER_DARK, [(-4, foot), (-4, 190), (140, 182), (300, 200), (230, foot)])
    chance = Scatter(41)
    for _ in range(26):
        x, y = chance.between(0, 380), chance.between(146, foot - 4)
        sketch.line(WATER_LIGHT + "A0", 2.2, [(x, y), (x + 14, y - 2), (x + 26, y)])
    for x, y, size in ((28, 124, 0.7), (436, 178, 0.9), (470, 132, 0.6)):
        draw_bush(sketch, x, y, size)


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


@kept
def bed(section: Key) -> Sprite:
    """What the counters of a section lie in: a sluice, a trench, a gallery."""
    wide, high = BED
    sketch = Sketch(wide, high, 14, scale=BROAD)
    drawers = {"river": _draw_sluice, "hill": _draw_trench, "mine": _draw_gallery}
    drawers[section](sketch, wide, high)
    return sketch.done()


def _draw_sluice(sketch: Sketch, wide: int, high: int) -> None:
    """A wooden trough on legs with water running through it."""
    for x in range(20, wide, 66):
        sketch.line(INK, 11, [(x, high - 2), (x - 5, high + 12)])
        sketch.line(WOOD_DARK, 7, [(x, high - 2), (x - 5, high + 12)])
    sketch.box(INK, -5, -5, wide + 10, high + 10, 6)
    sketch.box(WOOD, -3, -3, wide + 6, high + 6, 4)
    sketch.box(WOOD_LIGHT, -3, -3, wide + 6, 3, 2)
    sketch.box(BEDS["river"], 3, 3, wide - 6, high - 6, 2)
    for row in range(3):
        y = 11 + row * 18
        for x in range(8 + row * 14, wide - 40, 60):
            sketch.line(WATER_LIGHT + "80", 2, [(x, y), (x + 16, y - 2), (x + 30, y)])


def _draw_trench(sketch: Sketch, wide: int, high: int) -> None:
    """A trench that has been dug into the clay."""
    sketch.box(INK, -4, -4, wide + 8, high + 8, 26)
    sketch.box(CLAY_DARK, -2, -2, wide + 4, high + 4, 25)
    sketch.box(BEDS["hill"], 2, 3, wide - 4, high - 6, 22)
    chance = Scatter(5)
    for _ in range(22):
        x, y = chance.between(20, wide - 20), chance.between(8, high - 8)
        sketch.oval("#7A5230", x, y, chance.between(2, 5), 2.4)


def _draw_gallery(sketch: Sketch, wide: int, high: int) -> None:
    """A gallery in the rock with its timber."""
    sketch.box(INK, -5, -5, wide + 10, high + 10, 8)
    sketch.box(BEDS["mine"], 0, 0, wide, high, 3)
    for x in range(0, wide + 1, 2 * PITCH):
        sketch.box("#5A4330", x - 1, 0, 6, high, 1)
    for y in (-4, high - 4):
        sketch.box(WOOD_DARK, -4, y, wide + 8, 8, 2)
        sketch.box(WOOD, -4, y, wide + 8, 4, 2)
    for x in (-5, wide - 5):
        sketch.box(INK, x - 1, -6, 12, high + 12, 2)
        sketch.box(WOOD, x + 1, -5, 8, high + 10, 1)


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
