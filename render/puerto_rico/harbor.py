"""The cargo ships at the quay: what each carries, how much room it has, what was just loaded."""

from collections.abc import Sequence
from typing import NamedTuple

from games.puerto_rico.views import Cargo
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.puerto_rico.pieces import HULL_HIGH, place_wide, ship

BARREL = 46
FIRST = 82
"""Where the first barrel stands on a ship."""


class Sea(NamedTuple):
    """Where the basin of the ships lies."""

    x: int
    y: int
    wide: int
    high: int


def draw_ships(
    canvas: Canvas, sea: Sea, ships: Sequence[Cargo], loaded: Sequence[tuple[int, int]] = ()
) -> None:
    """Draw all cargo ships at the quay below each other; `loaded` are capacities and barrels of the last move."""
    step = sea.high / len(ships)
    just = dict(loaded)
    for place, cargo in enumerate(ships):
        wide = ship(cargo.capacity, cargo.good).size[0]
        left, top = sea.x + sea.wide - wide, round(sea.y + (place + 0.5) * step - HULL_HIGH / 2)
        _draw_ship(canvas, left, top, cargo, just.get(cargo.capacity, 0))


def _draw_ship(canvas: Canvas, x: int, y: int, cargo: Cargo, just: int) -> None:
    canvas.put(ship(cargo.capacity, cargo.good), x, y)
    if cargo.good is not None:
        canvas.put_centred(art.sticker(cargo.good, 52), x + 38, y + 28)
    step = place_wide(cargo.capacity)
    if just and cargo.barrels:
        first = cargo.barrels - min(just, cargo.barrels)
        left, wide = x + FIRST + first * step - 4, (cargo.barrels - first) * step + 4
        boxes.box(canvas, palette.INK, left - 3, y - 5, wide + 6, 62, 13)
        boxes.box(canvas, palette.AQUA, left, y - 2, wide, 56, 10)
    for place in range(cargo.barrels):
        middle = x + FIRST + (place + 0.5) * step - 2
        canvas.put_centred(art.sticker(f"barrel_{cargo.good}", BARREL), middle, y + 25)
