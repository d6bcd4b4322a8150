"""The eight fronts of the street, each with its own roof, walls, windows and door."""

from collections.abc import Callable, Mapping

from PIL import Image, ImageOps

from games.core.model import Key
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import BROAD, Sketch
from render.sutters_mill.carpentry import (
    EAVES,
    FOOT,
    HIGH,
    INK,
    PLANK,
    PLANK_DARK,
    PLANK_LIGHT,
    SHADE,
    WIDE,
    Look,
    draw_stones,
    seam,
)
from render.sutters_mill.openings import OPENINGS, draw_panes
from render.sutters_mill.roofs import BEHIND, EDGES, ROOFS
from render.sutters_mill.street import BAY, GREY, draw_horse

MARGIN = 16

WEATHERED = 0.3
"""How much sun and dust have taken of the fronts' colours: bright ones are left to the players."""

SILL, RAIL, BELOW = 168, 244, 104
"""From where on a low front has less wall, below its windows' middle, how long the rail is in front of it, and what is seen
below it at least.
"""

LOOKS: Mapping[Key, Look] = {
    "mill": Look("#B5793F", "#6B4426", "#6B4426", "up"),
    "hook": Look("#B8402F", "#F1E4C8", "#7C2C22", "up"),
    "smith": Look("#7F8A96", "#464C55", "#4E3A2A", "stone"),
    "church": Look("#F0E9DA", "#67727E", "#6E4A2C", "across"),
    "gunshop": Look("#6F9F6B", "#E9DDBE", "#3F5540", "across"),
    "jail": Look("#9FABB8", "#5F6A78", "#4A4640", "stone"),
    "hotel": Look("#D08573", "#7E4032", "#6A3326", "across"),
    "stage": Look("#E6B650", "#7C5426", "#70491F", "across"),
}


AWNINGS: Mapping[Key, tuple[str, str]] = {
    "smith": ("#7B5A3C", "#94704A"),
    "gunshop": ("#4E6B4A", "#E9DDBE"),
    "hotel": ("#A8402F", "#F1E4C8"),
    "stage": ("#3E5F86", "#EADFC2"),
}
"""The houses with an awning, and its two colours."""

AWNING, STRIPES = (98, 126, 7), 8
"""Where an awning begins and ends on a front, how far it hangs over at both sides, and its pairs of stripes."""


@kept
def front(building: Key) -> Sprite:
    """A front with its boardwalk; its roof begins at the upper edge of its box."""
    look = LOOKS[building]
    sketch = Sketch(WIDE, HIGH, MARGIN, scale=BROAD)
    sketch.oval("#2A201848", WIDE / 2 + 8, HIGH - 4, WIDE / 2 + 4, 9)
    if building in BEHIND:
        BEHIND[building](sketch)
    ROOFS[building](sketch, look)
    _draw_wall(sketch, look)
    if building in EDGES:
        EDGES[building](sketch, look)
    OPENINGS.get(building, draw_panes)(sketch, look)
    if building in AWNINGS:
        _draw_awning(sketch, *AWNINGS[building])
    THINGS.get(building, _draw_barrels)(sketch)
    _draw_porch(sketch)
    drawn = sketch.done()
    return drawn._replace(colour=Image.blend(drawn.colour, _weathered(drawn.colour), WEATHERED))


def _weathered(drawn: Image.Image) -> Image.Image:
    """The same in the colour of old wood, dark and light as before."""
    return ImageOps.colorize(drawn.convert("L"), "#0E0A06", "#FFF6E4", "#8F8272")


def squatness(wide: int, high: int) -> float:
    """How high all is on a front so wide and high, beside its width: very low ones still show what stands before them."""
    return min(1.0, high * WIDE / wide / (SILL + BELOW))


@kept
def low_front(building: Key, wide: int, high: int) -> Sprite:
    """A front so wide and high: it keeps its roof and its foot, and has less wall behind a rail below the windows."""
    drawn = front(building)
    scale = wide / drawn.size[0]
    size = round(drawn.colour.width * scale), round(high + 2 * MARGIN * scale)
    canvas = Canvas(_lowered(drawn.colour, round(size[1] / scale / squatness(wide, high))))
    canvas.put(_rail(), MARGIN + 8, MARGIN + SILL - 6)
    opacity = _lowered(drawn.opacity, canvas.image.height)
    small, solid = (part.resize(size, Image.Resampling.LANCZOS) for part in (canvas.image, opacity))
    return Sprite(small, solid, round(MARGIN * scale))


@kept
def _rail() -> Sprite:
    """A rail along the wall as far as the door."""
    sketch = Sketch(RAIL, 14, scale=BROAD)
    sketch.box(INK, 0, 0, RAIL, 13, 3)
    sketch.box(PLANK, 0, 2, RAIL, 9, 2)
    sketch.box(PLANK_LIGHT, 0, 2, RAIL, 3, 1)
    return sketch.done()


def _lowered(image: Image.Image, high: int) -> Image.Image:
    """The picture so high: what lies above the rail, and the rest from the foot up."""
    sill = MARGIN + SILL
    lowered = image.crop((0, 0, image.width, high))
    lowered.paste(image.crop((0, image.height - high + sill, image.width, image.height)), (0, sill))
    return lowered


def _draw_wall(sketch: Sketch, look: Look) -> None:
    """The wall from eaves to boardwalk: boards or stones, light on its left."""
    sketch.box(INK, 3, EAVES - 6, WIDE - 6, FOOT - EAVES + 10, 3)
    sketch.box(look.wall, 6, EAVES - 6, WIDE - 12, FOOT - EAVES + 8, 1)
    if look.boards == "stone":
        draw_stones(sketch, look, EAVES, FOOT)
    elif look.boards == "up":
        for x in range(24, WIDE - 10, 18):
            sketch.line(seam(look), 1.6, [(x, EAVES), (x, FOOT)])
    else:
        for y in range(EAVES + 8, FOOT, 14):
            sketch.line(seam(look), 1.6, [(7, y), (WIDE - 7, y)])
    sketch.box("#FFFFFF26", 6, EAVES - 6, 7, FOOT - EAVES + 8, 0)
    sketch.box(SHADE, WIDE - 40, EAVES - 6, 34, FOOT - EAVES + 8, 0)


def _draw_awning(sketch: Sketch, colour: str, stripe: str) -> None:
    """A striped awning over windows and door, and the shade below it."""
    top, low, out = AWNING
    sketch.box("#1E140C50", 6, low, WIDE - 12, 15, 0)
    half = (WIDE + 2 * out) / (2 * STRIPES)
    edge = [(out, top), (WIDE - out, top), (WIDE + out, low), (-out, low)]
    sketch.line(INK, 5, [*edge, edge[0]])
    for number in range(2 * STRIPES):
        paint = stripe if number % 2 else colour
        upper = [out + (WIDE - 2 * out) * step / (2 * STRIPES) for step in (number, number + 1)]
        lower = [-out + half * step for step in (number, number + 1)]
        cloth = [(upper[0], top), (upper[1], top), (lower[1], low), (lower[0], low)]
        sketch.poly(paint, cloth)
        sketch.oval(INK, (lower[0] + lower[1]) / 2, low, half / 2 + 1.5, 8)
        sketch.oval(paint, (lower[0] + lower[1]) / 2, low, half / 2 - 0.5, 6)
        sketch.poly(
            paint, [(lower[0], low - 8), (lower[1], low - 8), (lower[1], low), (lower[0], low)]
        )
    sketch.poly(
        "#FFFFFF30", [(out, top), (WIDE - out, top), (WIDE - out + 3, top + 5), (out - 3, top + 5)]
    )


def _draw_barrels(sketch: Sketch) -> None:
    """Two barrels and a crate by the door."""
    sketch.box(INK, 146, FOOT - 42, 46, 44, 3)
    sketch.box(PLANK, 149, FOOT - 39, 40, 40, 1)
    sketch.line(PLANK_DARK, 4, [(151, FOOT - 37), (187, FOOT - 1)])
    sketch.line(PLANK_DARK, 4, [(187, FOOT - 37), (151, FOOT - 1)])
    for x in (200, 228):
        sketch.box(INK, x - 2, FOOT - 50, 30, 52, 9)
        sketch.box("#8A5A2C", x, FOOT - 48, 26, 50, 8)
        sketch.box("#B07C45", x + 3, FOOT - 46, 7, 46, 4)
        for y in (FOOT - 38, FOOT - 14):
            sketch.box("#3A3F47", x - 1, y, 28, 5, 1)


def _draw_bench(sketch: Sketch) -> None:
    """A bench by the wall."""
    for x in (158, 224):
        sketch.box(INK, x, FOOT - 24, 9, 26, 2)
    for y, colour in ((FOOT - 50, PLANK), (FOOT - 38, PLANK_LIGHT), (FOOT - 25, PLANK_LIGHT)):
        sketch.box(INK, 147, y - 2, 98, 12, 3)
        sketch.box(colour, 149, y, 94, 8, 2)


def _draw_flowers(sketch: Sketch) -> None:
    """Bushes in flower along the wall."""
    for x, size in ((150, 18), (182, 22), (216, 17), (238, 13)):
        sketch.oval(INK, x, FOOT - size * 0.7, size + 2, size * 0.9 + 2)
        sketch.oval("#5E7A4C", x, FOOT - size * 0.7, size, size * 0.9)
        for dx, dy in ((-7, -6), (5, -12), (8, 1), (-3, 5)):
            sketch.oval("#F6D7C4", x + dx, FOOT - size * 0.7 + dy, 3.2)


def _draw_logs(sketch: Sketch) -> None:
    """Trunks for the saw, piled up."""
    for x, y in ((164, 14), (196, 14), (228, 14), (180, 41), (212, 41)):
        sketch.oval(INK, x, FOOT - y, 17)
        sketch.oval("#8A5A2C", x, FOOT - y, 14.5)
        sketch.oval("#D9AE74", x - 1, FOOT - y - 1, 11)
        sketch.oval("#B98849", x - 1, FOOT - y - 1, 6.5)
        sketch.oval("#D9AE74", x - 1, FOOT - y - 1, 4)


def _draw_hydrant(sketch: Sketch) -> None:
    """A pump for the firemen, and two buckets."""
    sketch.box(INK, 188, FOOT - 54, 26, 56, 6)
    sketch.box("#B8392B", 191, FOOT - 51, 20, 52, 5)
    sketch.box("#E0604E", 193, FOOT - 49, 6, 48, 3)
    for points in (
        [(212, FOOT - 40), (226, FOOT - 40), (226, FOOT - 28)],
        [(201, FOOT - 52), (178, FOOT - 62)],
    ):
        sketch.line(INK, 9, points)
        sketch.line("#76808B", 5, points)
    for x in (150, 222):
        bucket = [(x, FOOT - 24), (x + 28, FOOT - 24), (x + 24, FOOT), (x + 4, FOOT)]
        sketch.line(INK, 5, [*bucket, bucket[0]])
        sketch.poly("#8B95A2", bucket)
        sketch.oval("#4E9FC4", x + 14, FOOT - 23, 13, 4)


def _draw_bay(sketch: Sketch) -> None:
    """A brown horse that waits for its rider."""
    draw_horse(sketch, 138, FOOT, 1.0, BAY)


def _draw_grey(sketch: Sketch) -> None:
    """A grey horse that waits for its rider."""
    draw_horse(sketch, 138, FOOT, 1.0, GREY)


THINGS: Mapping[Key, Callable[[Sketch], None]] = {
    "mill": _draw_logs,
    "hook": _draw_hydrant,
    "church": _draw_flowers,
    "gunshop": _draw_bay,
    "jail": _draw_bench,
    "hotel": _draw_bench,
    "stage": _draw_grey,
}
"""What stands on the boardwalk where it is not barrels."""


def _draw_porch(sketch: Sketch) -> None:
    """Posts on both sides, and the planks on which people walk."""
    for x in (1, WIDE - 12):
        sketch.box(INK, x - 1.5, 110, 14, FOOT - 108, 2)
        sketch.box(PLANK, x, 110, 11, FOOT - 110, 1)
        sketch.box(PLANK_LIGHT, x, 110, 3.5, FOOT - 110, 1)
        sketch.line(PLANK_DARK, 5, [(x + 5, 126), (x + (24 if x < 99 else -14), 112)])
    sketch.box(INK, -9, FOOT - 3, WIDE + 18, HIGH - FOOT + 1, 4)
    for row, y in enumerate((FOOT - 1, FOOT + 9)):
        sketch.box(PLANK_LIGHT if row == 0 else PLANK, -7, y, WIDE + 14, 9.4, 1)
    for x in range(18, WIDE, 44):
        sketch.line(PLANK_DARK, 1.6, [(x, FOOT), (x - 5, FOOT + 18)])
