"""Six-sided dice with pips."""

from math import cos, radians, sin

from render.core import palette
from render.core.budget import kept
from render.core.canvas import Sprite
from render.core.sketch import Points, Sketch, with_shadow

_FAR = 0.25
_PIPS = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
FACES = {
    "paper": (palette.PAPER, palette.PAPER_EDGE, palette.INK),
    "red": ("#D8313B", "#97141F", palette.KEYLINE),
}


def _rounded_square(side: float, radius: float, turn: float, dy: float) -> Points:
    """A square with round corners around the origin, turned by degrees and moved down."""
    half, points = side / 2 - radius, []
    for corner, (x, y) in enumerate(((half, -half), (half, half), (-half, half), (-half, -half))):
        for step in range(7):
            angle = radians(-90 + 90 * corner + 15 * step)
            points.append((x + radius * cos(angle), y + radius * sin(angle)))
    return [_turned(point, turn, dy) for point in points]


def _turned(point: tuple[float, float], turn: float, dy: float = 0.0) -> tuple[float, float]:
    c, s = cos(radians(turn)), sin(radians(turn))
    return point[0] * c - point[1] * s, point[0] * s + point[1] * c + dy


@kept
def die(face: int, side: int, look: str = "paper", turn: float = 0.0) -> Sprite:
    """A die that shows a number, turned a little as dice lie; none (0) before it is rolled."""
    full, shade, pip = FACES[look]
    margin = 22
    sketch, middle = Sketch(side, side, margin), side / 2
    lip, edge, radius = side * 0.09, max(2.5, side * 0.045), side * 0.22

    def lay(colour: str, size: float, dy: float) -> None:
        points = _rounded_square(size, radius * size / side, turn, dy)
        sketch.poly(colour, [(x + middle, y + middle) for x, y in points])

    lay(palette.INK, side + 2 * edge, lip * 0.5)
    lay(palette.INK, side + 2 * edge, -lip * 0.5)
    lay(shade, side, lip * 0.5)
    lay(full, side * 0.99, -lip * 0.5)
    for column, row in _PIPS[face]:
        x, y = _turned((column * side * _FAR, row * side * _FAR), turn, -lip * 0.5)
        sketch.oval(pip, middle + x, middle + y, side * 0.088)
    return with_shadow(sketch.reduced(), margin, 4.0, 5, 0.45)
