"""A hex to draw a landscape in: the origin is its middle, a side is 100 long."""

from collections.abc import Iterable

from render.core.hexes import hex_size
from render.core.scatter import Scatter
from render.core.sketch import Points, Sketch

SIDE = 100.0
ACROSS = tuple(float(x) for x in range(-90, 91, 6))
"""From the left edge to the right one, for lines across a hex."""

SCALE = 3
"""How much larger a landscape is drawn than shown: it is broad, and pieces lie on it."""

TOKEN = 44.0
"""How far the number token reaches."""


class Plot:
    """Shapes in a hex's own measure, and the chance that scatters them."""

    def __init__(self, side: float, seed: int) -> None:
        self.scale = side / SIDE
        self.seed = seed
        self.chance = Scatter(seed)
        self.wide, self.high = hex_size(side)
        self.sketch = Sketch(self.wide, self.high, scale=SCALE)

    def poly(self, colour: str, points: Points) -> None:
        """A filled polygon."""
        self.sketch.poly(colour, self._placed(points))

    def line(self, colour: str, width: float, points: Points) -> None:
        """A line with round ends."""
        self.sketch.line(colour, width * self.scale, self._placed(points))

    def oval(self, colour: str, x: float, y: float, across: float, tall: float) -> None:
        """A filled ellipse."""
        ((px, py),) = self._placed(((x, y),))
        self.sketch.oval(colour, px, py, across * self.scale, tall * self.scale)

    def box(
        self, colour: str, x: float, y: float, wide: float, high: float, radius: float = 0
    ) -> None:
        """A filled rectangle."""
        ((px, py),) = self._placed(((x, y),))
        self.sketch.box(colour, px, py, wide * self.scale, high * self.scale, radius * self.scale)

    def _placed(self, points: Iterable[Iterable[float]]) -> list[tuple[float, float]]:
        middle_x, middle_y = self.wide / 2, self.high / 2
        return [(middle_x + x * self.scale, middle_y + y * self.scale) for x, y in points]


def is_free(x: float, y: float, across: float = TOKEN, tall: float = TOKEN) -> bool:
    """Whether a point lies clear of the number token."""
    return (x / across) ** 2 + (y / tall) ** 2 > 1
