"""The cargo ships at the quay: what each carries, how much room it has, what was just loaded."""

from collections.abc import Sequence

from games.core.model import Key
from games.puerto_rico.views import Cargo
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.faces import Number, draw_share
from render.core.lettering import Face, width
from render.puerto_rico.fields import even
from render.puerto_rico.pieces import (
    HOLD,
    HOLD_SIDE,
    LARGE_STERN,
    hold,
    large_ship,
)

LARGE_BARREL = 66
LOOK = Number(58, 56, palette.INK, palette.INK_SOFT)
"""How large the numbers on ships are."""


def draw_ships(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    high: int,
    ships: Sequence[Cargo],
    loaded: Sequence[tuple[int, int]] = (),
) -> None:
    """Draw all cargo ships side by side: sail with the good, and below it how full each is; `loaded` are capacities and barrels
    of the last move.
    """
    step, just = wide / len(ships), dict(loaded)
    size = even(min(step * 1.04, (high - 34) * 1.1, 210), 6)
    for place, cargo in enumerate(ships):
        middle, level = x + (place + 0.5) * step, y + high - 34
        canvas.put_centred(art.sticker("cargo_ship", size), middle, level - size * 0.42)
        if cargo.good is not None:
            good = art.sticker(cargo.good, even(size * 0.52, 6))
            canvas.put_centred(good, middle, level - size * 0.6)
        _draw_load(canvas, middle, level, cargo, is_new=bool(just.get(cargo.capacity)))


def draw_large_ships(
    canvas: Canvas,
    x: int,
    y: int,
    wide: int,
    ships: Sequence[Cargo],
    loaded: Sequence[tuple[int, int]] = (),
) -> None:
    """Draw all cargo ships side by side, with every barrel and every free place."""
    just = dict(loaded)
    for place, cargo in enumerate(ships):
        left = left_of(x, wide, len(ships), place, cargo)
        _draw_large(canvas, left, y, cargo, just.get(cargo.capacity, 0))


def left_of(x: int, wide: int, ships: int, place: int, cargo: Cargo) -> int:
    """Where one of so many ships begins that lie side by side."""
    across = large_ship(cargo.capacity, cargo.good).size[0]
    return round(x + (place + 0.5) * wide / ships - across / 2)


def draw_going(
    canvas: Canvas, x: int, y: int, cargo: Cargo, good: Key, barrels: int, strength: float
) -> None:
    """Draw barrels in the holds that they would fill, in the light of a choice."""
    for place in range(cargo.barrels, cargo.barrels + barrels):
        left, top = hold(cargo.capacity, place)
        box = (x + left + 3, y + top + 3, HOLD_SIDE - 6, HOLD_SIDE - 6, 11)
        boxes.box(canvas, palette.LAMP, *box)
        boxes.box(canvas, HOLD, box[0] + 4, box[1] + 4, box[2] - 8, box[3] - 8, 8)
        middle = x + left + HOLD_SIDE / 2, y + top + HOLD_SIDE / 2
        canvas.put_centred(art.sticker(f"barrel_{good}", LARGE_BARREL - 6), *middle, strength)


def _draw_large(canvas: Canvas, x: int, y: int, cargo: Cargo, just: int) -> None:
    canvas.put(large_ship(cargo.capacity, cargo.good), x, y)
    if cargo.good is not None:
        canvas.put_centred(art.sticker(cargo.good, 104), x + 58, y + 66)
    for place in range(cargo.barrels):
        left, top = hold(cargo.capacity, place)
        middle = x + left + HOLD_SIDE / 2, y + top + HOLD_SIDE / 2
        if place >= cargo.barrels - just:
            boxes.box(
                canvas, palette.INK, x + left - 3, y + top - 3, HOLD_SIDE + 6, HOLD_SIDE + 6, 14
            )
            boxes.box(canvas, palette.AQUA, x + left, y + top, HOLD_SIDE, HOLD_SIDE, 11)
        canvas.put_centred(art.sticker(f"barrel_{cargo.good}", LARGE_BARREL), *middle)
    columns = -(-cargo.capacity // 2)
    _draw_load(canvas, x + LARGE_STERN + columns * HOLD_SIDE / 2, y + 182, cargo, is_new=bool(just))


def _draw_load(canvas: Canvas, x: float, y: float, cargo: Cargo, *, is_new: bool) -> None:
    """How many barrels are aboard of how many, on a plate."""
    count, of = str(cargo.barrels), f"/{cargo.capacity}"
    small = round(LOOK.size * 0.64)
    across = width(count, Face.NUMBER, LOOK.size) + 2 + width(of, Face.NUMBER, small)
    left, top, wide = round(x - across / 2) - 14, round(y) - 28, round(across) + 28
    if is_new:
        boxes.box(canvas, palette.INK, left - 7, top - 7, wide + 14, 70, 18)
        boxes.box(canvas, palette.AQUA, left - 5, top - 5, wide + 10, 66, 16)
    boxes.box(canvas, palette.PAPER, left, top, wide, 56, 12)
    draw_share(canvas, x - across / 2, y, count, of, LOOK)
