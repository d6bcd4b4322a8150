"""What is on its way in the street between the rows: a stagecoach with its team, a horse at a trough, tumbleweed."""

from math import cos, pi, sin
from typing import NamedTuple

from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import BROAD, Sketch
from render.sutters_mill.carpentry import INK, LIGHT, PLANK, PLANK_DARK, PLANK_LIGHT

HIGH = 66
"""How high it is; it stands at the foot."""

SHADE = "#2A201848"
LACQUER, GILT, IRON = "#8C2F24", "#D9A441", "#3A3F47"


class Coat(NamedTuple):
    """The colours of a horse."""

    coat: str
    light: str
    mane: str


BAY = Coat("#8A5230", "#A86C42", "#3A2416")
GREY = Coat("#C9C4BA", "#E6E2D8", "#6A655C")


@kept
def traffic(wide: int) -> Sprite:
    """All of it, along a street so wide."""
    sketch = Sketch(wide, HIGH, 4, scale=BROAD)
    foot = HIGH - 6
    _draw_trough(sketch, 308, foot)
    draw_horse(sketch, 364, foot, 0.86, GREY)
    for x in (640, 700):
        sketch.oval(SHADE, x + 50, foot + 1, 46, 5)
        draw_horse(sketch, x, foot, 0.78, BAY, is_saddled=False)
    sketch.line(INK, 3, [(660, foot - 36), (726, foot - 30), (806, foot - 34)])
    _draw_coach(sketch, 800, foot)
    for x, size in ((1064, 15), (1330, 12), (40, 13)):
        _draw_tumbleweed(sketch, x, foot - size, size)
    return sketch.done()


def draw_horse(
    sketch: Sketch, x: float, foot: float, size: float, colours: Coat, *, is_saddled: bool = True
) -> None:
    """A horse that looks to the left; its box is 112 wide and 67 high, times the size."""
    coat, light, mane = colours

    def placed(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + px * size, foot + py * size) for px, py in points]

    def stroke(colour: str, width: float, points: list[tuple[float, float]]) -> None:
        sketch.line(colour, width * size, points)

    legs = [
        placed((px, -28), (px + step, -2)) for px, step in ((32, -2), (44, 2), (84, -2), (96, 4))
    ]
    neck = placed((28, -34), (18, -54), (28, -60), (52, -42))
    head = placed((28, -60), (14, -58), (0, -44), (5, -38), (24, -47))
    tail = placed((102, -38), (112, -30), (111, -12))
    ((across, down),) = placed((65, -33))
    for leg in legs:
        stroke(INK, 12, leg)
    for shape in (neck, head):
        stroke(INK, 6, [*shape, shape[0]])
    stroke(INK, 11, tail)
    sketch.oval(INK, across, down, 40 * size, 18 * size)
    for leg in legs:
        stroke(coat, 7, leg)
        stroke(mane, 7, [(leg[1][0], leg[1][1] - 3 * size), leg[1]])
    stroke(mane, 6, tail)
    sketch.oval(coat, across, down, 37 * size, 15 * size)
    sketch.oval(light, across - 5 * size, down - 6 * size, 26 * size, 6 * size)
    sketch.poly(coat, neck)
    sketch.poly(coat, head)
    stroke(mane, 7, placed((26, -61), (38, -52), (50, -43)))
    sketch.poly(mane, placed((24, -58), (22, -67), (30, -61)))
    sketch.oval(INK, *placed((15, -51))[0], 1.8 * size)
    if is_saddled:
        saddle = placed((52, -50), (60, -46), (72, -46), (82, -52), (78, -30), (56, -30))
        stroke(INK, 4, [*saddle, saddle[0]])
        sketch.poly(LACQUER, saddle)
        stroke(GILT, 2.5, placed((57, -34), (77, -34)))


def _draw_coach(sketch: Sketch, x: float, foot: float) -> None:
    """A stagecoach with its driver, luggage on the roof."""
    sketch.oval(SHADE, x + 66, foot + 1, 74, 6)
    for left, wide, high in ((50, 26, 9), (78, 32, 12)):
        sketch.box(INK, x + left - 2, foot - 51 - high, wide + 4, high + 4, 2)
        sketch.box(PLANK, x + left, foot - 49 - high, wide, high, 1)
        sketch.box(PLANK_LIGHT, x + left, foot - 49 - high, wide, 3, 1)
    body = [(x + 28, foot - 46), (x + 122, foot - 46), (x + 116, foot - 16), (x + 36, foot - 16)]
    sketch.line(INK, 6, [*body, body[0]])
    sketch.poly(LACQUER, body)
    sketch.line(GILT, 2.5, [(x + 35, foot - 20), (x + 117, foot - 20)])
    sketch.box(INK, x + 24, foot - 51, 102, 7, 3)
    sketch.box(GILT, x + 26, foot - 50, 98, 3.5, 2)
    for left in (40, 64, 92):
        sketch.box(INK, x + left - 1.5, foot - 41.5, 21, 17, 2)
        sketch.box(LIGHT, x + left, foot - 40, 18, 14, 1)
    seat = [(x + 26, foot - 40), (x + 6, foot - 36), (x + 4, foot - 20)]
    sketch.line(INK, 8, seat)
    sketch.line(PLANK_DARK, 4, seat)
    sketch.line(INK, 15, [(x + 16, foot - 40), (x + 17, foot - 48)])
    sketch.line("#4F6B86", 10, [(x + 16, foot - 40), (x + 17, foot - 48)])
    sketch.oval(INK, x + 16, foot - 54, 6.5)
    sketch.oval("#E3B48A", x + 16, foot - 54, 4.5)
    sketch.oval(INK, x + 16, foot - 58, 12, 3.5)
    sketch.box(INK, x + 10, foot - 65, 13, 8, 3)
    for across, radius in ((30, 14), (106, 18)):
        _draw_wheel(sketch, x + across, foot - radius, radius)


def _draw_wheel(sketch: Sketch, x: float, y: float, radius: float) -> None:
    rim = [(x + radius * cos(t * pi / 16), y + radius * sin(t * pi / 16)) for t in range(33)]
    for colour, stroke in ((INK, 6.0), (GILT, 3.0)):
        for turn in range(4):
            dx, dy = radius * cos(turn * pi / 4 + 0.2), radius * sin(turn * pi / 4 + 0.2)
            sketch.line(colour, stroke * 0.8, [(x - dx, y - dy), (x + dx, y + dy)])
        sketch.line(colour, stroke, rim)
    sketch.oval(INK, x, y, radius * 0.26)


def _draw_trough(sketch: Sketch, x: float, foot: float) -> None:
    """A trough with water."""
    sketch.oval(SHADE, x + 34, foot + 1, 42, 5)
    sketch.box(INK, x - 2, foot - 24, 66, 25, 4)
    sketch.box(PLANK_DARK, x, foot - 22, 62, 21, 3)
    sketch.box(PLANK, x, foot - 14, 62, 8, 1)
    sketch.box("#8CCBDD", x + 4, foot - 21, 54, 5, 2)


def _draw_tumbleweed(sketch: Sketch, x: float, y: float, radius: float) -> None:
    """A ball of dry twigs that the wind drives along."""
    sketch.oval(SHADE, x + 3, y + radius, radius, 4)
    sketch.oval("#8C6B3C", x, y, radius)
    for turn in range(7):
        angle = turn * pi / 3.5
        twig = [
            (
                x + radius * share * cos(angle + share * 2),
                y + radius * share * sin(angle + share * 2),
            )
            for share in (0.1, 0.4, 0.7, 1.05)
        ]
        sketch.line("#C9A566" if turn % 2 else "#5E4322", 2.2, twig)
