"""Golden arrows along the road: where the provost may ride, and how far the Gate's worker may walk."""

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from render.caylus.ground import MOAT_TOP
from render.caylus.valley import BEND_LEFT, BEND_RIGHT, RIGHT, Valley
from render.core import palette
from render.core.budget import kept
from render.core.canvas import Canvas, Sprite
from render.core.sketch import Sketch

SIZE = 42
"""How large an arrow is."""

CLOSE, FAR, CLEAR = 48, 132, 70
"""From arrow to arrow on a short way and on a long one, and how far from an officer the first one lies."""

WALL = 22
"""How far below the upper edge of the town's moat the way from the Gate leads."""

TURNS = 16
"""In how many directions arrows are drawn, to keep few of them."""

Point = tuple[float, float]


def draw_trail(canvas: Canvas, path: list[Point], start: float, step: int) -> None:
    """Draw arrows along a path, from so far behind its beginning on, and so far apart."""
    for x, y, turn in _along(path, start, step):
        canvas.put_centred(_arrow(turn), x, y)


def from_gate(valley: Valley, last: int) -> list[Point]:
    """The way from the Gate over the bridge to a place."""
    _, y = valley.on_road(1)
    wall = MOAT_TOP + WALL
    return [(RIGHT - 40, wall), (BEND_LEFT, wall), (BEND_LEFT, y), *between(valley, 1, last)]


def between(valley: Valley, first: int, last: int) -> list[Point]:
    """The way from a place to another one, which may lie behind it."""
    step = 1 if last >= first else -1
    path = [valley.on_road(place) for place in range(first, last + step, step)]
    for number, (here, next_) in enumerate(pairwise(path)):
        if here[1] != next_[1]:
            bend = [(BEND_RIGHT, here[1]), (BEND_RIGHT, next_[1])]
            return [*path[: number + 1], *bend, *path[number + 1 :]]
    return [(float(x), float(y)) for x, y in path]


def _along(path: list[Point], start: float, step: int) -> Iterator[tuple[float, float, int]]:
    """The points of a path on which arrows lie, and where those point."""
    at, walked = start, 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        length = hypot(bx - ax, by - ay)
        turn = round(atan2(by - ay, bx - ax) / (2 * pi) * TURNS) % TURNS
        while length and at <= walked + length:
            share = (at - walked) / length
            yield ax + (bx - ax) * share, ay + (by - ay) * share, turn
            at += step
        walked += length


@kept
def _arrow(turn: int) -> Sprite:
    """A broad golden arrow in one of the directions."""
    sketch, half = Sketch(SIZE, SIZE, 6), SIZE / 2
    angle = turn / TURNS * 2 * pi
    shape = [(-0.24, -0.46), (0.06, -0.46), (0.46, 0.0), (0.06, 0.46), (-0.24, 0.46), (0.14, 0.0)]
    points = [
        (
            half + SIZE * (x * cos(angle) - y * sin(angle)),
            half + SIZE * (x * sin(angle) + y * cos(angle)),
        )
        for x, y in shape
    ]
    sketch.line(palette.INK_BROWN, 6, [*points, points[0]])
    sketch.poly(palette.LAMP, points)
    return sketch.done()
