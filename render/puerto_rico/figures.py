"""People of Puerto Rico seen from head to foot: a colonist with hat and hoe, a noble with crown and cloak."""

from collections.abc import Sequence
from math import cos, pi, sin

from games.core.model import Key
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Shape, Sketch

WIDE, HIGH = 64, 100
"""The box in which a figure is drawn, in units of its own."""

STROKE = 3.4
"""How broad the dark line around a figure is."""

SKIN, SKIN_SHADE, HAIR = "#D9A06E", "#BF8454", "#4A2E1C"
STRAW, STRAW_DARK, RIBBON = "#EBC66A", "#C79A3E", "#A8402C"
SHIRT, SHIRT_SHADE, TROUSERS, TROUSERS_SHADE, BOOT = (
    "#F7EBD2",
    "#DCC79E",
    "#8A5A34",
    "#6E4526",
    "#3E2A1C",
)
WOOD, IRON = "#7A5230", "#8E979C"
PALE, PALE_SHADE = "#F0C8A4", "#D9A884"
CLOAK, CLOAK_SHADE, ERMINE, SPOT = "#C22531", "#951A26", "#FBF3E4", "#4A3A34"
COAT, COAT_SHADE, GOLD, GOLD_DARK = "#2F4F9A", "#233C78", "#F6C445", "#C8922A"
STOCKING, SHOE, WIG = "#F4ECDC", "#33241C", "#B9A48A"


def _oval(colour: str, x: float, y: float, across: float, tall: float) -> Shape:
    """An ellipse by its radii."""
    turns = [2 * pi * step / 28 for step in range(28)]
    return "poly", colour, [(x + across * cos(turn), y + tall * sin(turn)) for turn in turns]


def _poly(colour: str, *points: tuple[float, float]) -> Shape:
    return "poly", colour, points


def _line(colour: str, broad: float, *points: tuple[float, float]) -> Shape:
    return "line", colour, broad, points


def _face(skin: str, shade: str, y: float) -> list[Shape]:
    """A face with eyes, nose and mouth."""
    return [
        _oval(skin, 32, y, 9.4, 10.6),
        _oval(shade, 36.8, y + 1, 4.2, 8.4),
        _oval(skin, 33, y - 0.4, 6.6, 9.4),
        _oval(palette.INK, 28.4, y - 1.2, 1.2, 1.5),
        _oval(palette.INK, 35.6, y - 1.2, 1.2, 1.5),
        _line("#8A3F2C", 1.2, (29, y + 5.2), (32, y + 6.4), (35, y + 5.2)),
    ]


COLONIST: Sequence[Shape] = (
    _line(WOOD, 2.6, (53, 22), (53, 97)),
    _poly(IRON, (44, 19), (58, 17), (59, 22), (53, 24), (46, 25)),
    _poly(BOOT, (19, 90), (30, 90), (30, 97), (15, 97), (16, 93)),
    _poly(BOOT, (34, 90), (45, 90), (48, 93), (49, 97), (34, 97)),
    _poly(TROUSERS, (19, 62), (45, 62), (45.6, 91), (34, 91), (32, 72), (30, 91), (18.4, 91)),
    _poly(TROUSERS_SHADE, (37, 62), (45, 62), (45.6, 91), (40.4, 91)),
    _poly(SHIRT, (22, 38), (42, 38), (47, 43), (46, 65), (18, 65), (17, 43)),
    _poly(SHIRT_SHADE, (38, 38), (42, 38), (47, 43), (46, 65), (40, 65)),
    _poly(SHIRT, (22, 38), (17, 40), (9, 57), (15, 60), (22, 50)),
    _poly(SHIRT_SHADE, (42, 38), (48, 41), (55, 52), (50, 56), (43, 50)),
    _oval(SKIN, 11, 60, 3.8, 3.8),
    _oval(SKIN, 53, 55, 3.8, 3.8),
    _poly(RIBBON, (18, 60), (46, 60), (46, 65), (18, 65)),
    _poly(RIBBON, (27, 37), (37, 37), (34, 45), (32, 42), (30, 46)),
    _oval(HAIR, 32, 26, 10.4, 9),
    *_face(SKIN, SKIN_SHADE, 28.5),
    _oval(STRAW_DARK, 32, 19.4, 20, 4.8),
    _oval(STRAW, 32, 18.4, 20, 4.4),
    _poly(STRAW, (22, 18), (24, 8), (28, 5), (36, 5), (40, 8), (42, 18)),
    _poly(RIBBON, (22.4, 15), (41.6, 15), (42, 18.6), (22, 18.6)),
)

NOBLE: Sequence[Shape] = (
    _poly(CLOAK_SHADE, (19, 38), (45, 38), (58, 92), (50, 95), (14, 95), (6, 92)),
    _poly(SHOE, (20, 91), (30, 91), (30, 97), (17, 97), (17, 94)),
    _poly(SHOE, (34, 91), (44, 91), (47, 94), (47, 97), (34, 97)),
    _poly(STOCKING, (21, 74), (30, 74), (30, 92), (21, 92)),
    _poly(STOCKING, (34, 74), (43, 74), (43, 92), (34, 92)),
    _poly(COAT_SHADE, (20, 60), (44, 60), (45, 78), (33, 78), (32, 70), (31, 78), (19, 78)),
    _poly(COAT, (22, 40), (42, 40), (45, 66), (19, 66)),
    _poly(GOLD, (30.6, 44), (33.4, 44), (33.4, 66), (30.6, 66)),
    _poly(GOLD_DARK, (19.4, 61), (44.6, 61), (44.9, 65), (19, 65)),
    _poly(CLOAK, (22, 38), (16, 40), (6, 92), (14, 95), (21, 66), (24, 44)),
    _poly(CLOAK, (42, 38), (48, 40), (58, 92), (50, 95), (43, 66), (40, 44)),
    _poly(
        ERMINE,
        (20, 36),
        (44, 36),
        (50, 42),
        (45, 50),
        (37, 45),
        (32, 49),
        (27, 45),
        (19, 50),
        (14, 42),
    ),
    *(_oval(SPOT, x, y, 0.9, 1.5) for x, y in ((20, 44), (25, 40.6), (39, 40.6), (44, 44))),
    _line(GOLD_DARK, 2.4, (53, 54), (56, 97)),
    _oval(GOLD, 52.8, 52, 3, 3),
    _oval(ERMINE, 50.6, 57, 4.4, 3.6),
    _oval(PALE, 52.4, 55.4, 3.6, 3.6),
    _oval(WIG, 32, 28, 12.4, 11),
    *_face(PALE, PALE_SHADE, 27.5),
    _poly(GOLD_DARK, (21, 19.4), (43, 19.4), (43, 15), (21, 15)),
    _poly(GOLD, (21, 18), (18.6, 5), (25.6, 10.4), (32, 2.6), (38.4, 10.4), (45.4, 5), (43, 18)),
    _oval("#D8313B", 32, 14, 2, 2.2),
    *(_oval(GOLD, x, y, 1.9, 1.9) for x, y in ((18.6, 5), (32, 2.6), (45.4, 5))),
)

FIGURES = {"colonist": COLONIST, "noble": NOBLE}


@kept
def standing(sort: Key, high: int) -> Sprite:
    """Somebody of a sort who stands, so high from the sole to the top of what is on the head."""
    shapes, scale = FIGURES[sort], high / HIGH
    sketch = Sketch(WIDE * scale, high, 12)
    sketch.oval("#00000038", WIDE * scale / 2, high * 0.965, WIDE * scale * 0.46, high * 0.035)
    sketch.outline(palette.KEYLINE, shapes, scale, 2.3 * STROKE)
    sketch.outline(palette.INK, shapes, scale, STROKE)
    sketch.shapes(shapes, scale)
    return sketch.done()
