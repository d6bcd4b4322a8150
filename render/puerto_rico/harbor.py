"""The sea with the cargo ships: what each carries, how much room it has, what was just loaded."""

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.puerto_rico.views import Cargo
from render.core import art, boxes, palette
from render.core.budget import kept
from render.core.canvas import Canvas
from render.core.gradients import vertical
from render.core.sketch import Sketch
from render.puerto_rico.looks import SEA_DARK, SEA_LIGHT
from render.puerto_rico.pieces import HULL_HIGH, place_wide, ship

RADIUS = 18
BARREL = 46
FIRST = 82
"""Where the first barrel stands on a ship."""


class Sea(NamedTuple):
    """Where the sea lies."""

    x: int
    y: int
    wide: int
    high: int


@kept
def _water(wide: int, high: int) -> Image.Image:
    """The sea with a few waves."""
    water = vertical(wide, high, ((0.0, SEA_LIGHT), (1.0, SEA_DARK)))
    sketch = Sketch(wide, high)
    for number in range(12):
        x = (number * 173 + 60) % (wide - 60) + 20
        y = (number * 97 + 26) % (high - 20) + 8
        crest = [(x + step * 4, y + (3 if step % 4 == 2 else 0)) for step in range(9)]
        sketch.line("#FFFFFF38", 3, crest)
    waves = sketch.done()
    water.paste(waves.colour, (0, 0), waves.opacity)
    return water


def draw_sea(
    canvas: Canvas, sea: Sea, ships: Sequence[Cargo], loaded: Sequence[tuple[int, int]] = ()
) -> None:
    """Draw all cargo ships below each other; `loaded` are capacities and barrels of the last move."""
    boxes.lay(canvas, _water(sea.wide, sea.high), sea.x, sea.y, RADIUS)
    step = sea.high / len(ships)
    just = dict(loaded)
    for place, cargo in enumerate(ships):
        top = round(sea.y + (place + 0.5) * step - HULL_HIGH / 2)
        _draw_ship(canvas, sea.x + 8, top, cargo, just.get(cargo.capacity, 0))


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
    for place in range(cargo.capacity):
        middle = x + FIRST + (place + 0.5) * step - 2
        if place < cargo.barrels:
            canvas.put_centred(art.sticker(f"barrel_{cargo.good}", BARREL), middle, y + 25)
        else:
            boxes.dashes(canvas, "#B0874F", middle - step / 2 + 4, y + 6, step - 8, 38, 6)
