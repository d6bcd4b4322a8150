"""The cargo ships at the quay: what each carries, how much room it has, what was just loaded."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.core.model import Key
from games.puerto_rico.views import Cargo
from render.core import art, boxes, palette
from render.core.canvas import Canvas
from render.core.faces import Number, draw_share
from render.core.lettering import Face, width
from render.puerto_rico.fields import even
from render.puerto_rico.looks import kind_of
from render.puerto_rico.ships import BRIG, HOLD, SAIL, Ship, brig, hull, ship_of

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
    size = even(min(step * 0.98, high * BRIG[0] / BRIG[1], 220), 6)
    tall = size * BRIG[1] / BRIG[0]
    for place, cargo in enumerate(ships):
        middle, top = x + (place + 0.5) * step, y + (high - tall) / 2
        cloth = SAIL if cargo.good is None else kind_of(cargo.good).sky
        canvas.put(brig(size, cloth), middle - size / 2, top)
        if cargo.good is not None:
            good = art.sticker(cargo.good, even(size * 0.5, 6))
            canvas.put_centred(good, middle - size * 0.01, top + tall * 0.35)
        _draw_load(canvas, middle, top + tall * 0.82, cargo, is_new=bool(just.get(cargo.capacity)))


class Berth(NamedTuple):
    """Where a ship lies."""

    x: int
    y: int
    ship: Ship
    cargo: Cargo


def berths_of(
    x: int, y: int, wide: int, ships: Sequence[Cargo], mast: int, sail: int
) -> tuple[Berth, ...]:
    """Where ships lie side by side whose masts and sails are so high, all with their keels at the same height."""
    step = wide / len(ships)
    hulls = [ship_of(cargo.capacity, int(step), mast, sail) for cargo in ships]
    foot = max(ship.high for ship in hulls)
    return tuple(
        Berth(round(x + (place + 0.5) * step - ship.wide / 2), y + foot - ship.high, ship, cargo)
        for place, (ship, cargo) in enumerate(zip(hulls, ships, strict=True))
    )


def draw_large_ships(
    canvas: Canvas,
    berths: Sequence[Berth],
    loaded: Sequence[tuple[int, int]] = (),
    lit: Collection[int] = (),
) -> None:
    """Draw all cargo ships with every barrel and every free place; `loaded` are capacities and barrels of the last move, `lit`
    the capacities of ships on which the seat at turn can load.
    """
    just = dict(loaded)
    for berth in berths:
        capacity = berth.cargo.capacity
        _draw_large(canvas, berth, just.get(capacity, 0), is_lit=capacity in lit)


def draw_going(canvas: Canvas, berth: Berth, good: Key, barrels: int, strength: float) -> None:
    """Draw barrels in the places that they would fill, in the light of a choice."""
    side, cargo = berth.ship.side, berth.cargo
    for place in range(cargo.barrels, cargo.barrels + barrels):
        left, top = berth.ship.hold(place)
        box = (berth.x + left + 2, berth.y + top + 2, side - 4, side - 4, 11)
        boxes.box(canvas, palette.LAMP, *box)
        boxes.box(canvas, HOLD, box[0] + 4, box[1] + 4, box[2] - 8, box[3] - 8, 8)
        _draw_barrel(canvas, berth, place, good, strength)


def _draw_barrel(
    canvas: Canvas, berth: Berth, place: int, good: Key, strength: float = 1.0
) -> None:
    left, top = berth.ship.hold(place)
    half = berth.ship.side / 2
    barrel = art.sticker(f"barrel_{good}", even(berth.ship.side, 2))
    canvas.put_centred(barrel, berth.x + left + half, berth.y + top + half, strength)


def _draw_large(canvas: Canvas, berth: Berth, just: int, *, is_lit: bool) -> None:
    x, y, ship, cargo = berth
    canvas.put(hull(ship, cargo.good, is_lit=is_lit), x, y)
    for place in range(cargo.barrels):
        left, top = ship.hold(place)
        if place >= cargo.barrels - just:
            boxes.box(canvas, palette.AQUA, x + left, y + top, ship.side, ship.side, 11)
        _draw_barrel(canvas, berth, place, cargo.good or "")
    _draw_sail(canvas, berth, is_new=bool(just))


def _draw_sail(canvas: Canvas, berth: Berth, *, is_new: bool) -> None:
    """Draw on the sail what is aboard, and how many barrels of how many."""
    left, top, across, high = berth.ship.cloth
    cargo, look = berth.cargo, Number(58, round(min(72, high * 0.5)), palette.INK, palette.INK_SOFT)
    count, of = str(cargo.barrels), f"/{cargo.capacity}"
    small = round(look.size * 0.64)
    told = width(count, Face.NUMBER, look.size) + 2 + width(of, Face.NUMBER, small)
    good = even(min(high * 0.82, across - told - 34), 6) if cargo.good is not None else 0
    middle, level = berth.x + left + across / 2, berth.y + top + high * 0.5
    at = middle - (good + told) / 2
    if cargo.good is not None:
        canvas.put_centred(art.sticker(cargo.good, good), at + good / 2 - 2, level)
    if is_new:
        box = (round(at + good) - 6, round(level - look.size * 0.5) - 4, round(told) + 16)
        boxes.box(canvas, palette.AQUA, *box, look.size + 8, 14)
    draw_share(canvas, at + good + 2, level, count, of, look)


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
