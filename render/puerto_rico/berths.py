"""What can be loaded: below each ship a plate for each way to load it, and below all what a wharf can load."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.badges import badge_by_key
from games.core.forms import Field
from games.core.keys import first_and_rest
from games.core.model import Key, Note, Notes
from games.puerto_rico.views import Cargo
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas, fading
from render.core.contract import Chosen, Words
from render.core.fitting import fit
from render.core.lettering import Face, width
from render.core.marks import picked
from render.core.place.paving import planks
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.harbor import Berth, berths_of, draw_going, draw_large_ships
from render.puerto_rico.ships import hull

ABOVE, RIGS = 12, ((226, 150), (124, 104))
"""The sky over the masts, and how high these are, and the sails: over a single row of ways to load, and over more rows."""

BELOW, ROW, GAP = 12, 103, 10
"""The water below the ships, how high a row of ways to load is below them, and the water below its plates."""

FEW = 3
"""Up to how many ways to load stand one below the other; more of them in two columns."""

BESIDE = 16
"""The water between the plates of two ships."""

WHARF = 144
"""How high a row is with what the own wharf can load."""

CELL, SINGLE, WIDE = 440, 372, 300
"""How wide a plate is at most, one of a single row, and from which width on all stands side by side on it."""

BADGE, SHIELD, BARREL, COUNT = 70, 86, 132, 76
"""How large letters are at most, points, barrels and numbers."""

RADIUS, SHIP, GOING, USELESS = 16, 110, 0.6, 0.6
"""The corners of what is chosen, how large the ship of a wharf is, how faint barrels are where they can go, and how dark a ship
is on which nothing can be loaded.
"""

LEFT, ROOM = 18, 1364


class Load(NamedTuple):
    """One way to load."""

    good: Key
    ship: Key
    badge: str
    barrels: int
    points: int
    left: int
    """How many barrels stay behind."""

    is_chosen: bool = False


def loads_of(field: Field, notes: Notes, chosen: tuple[Chosen, ...]) -> tuple[Load, ...]:
    """The ways to load, in the menu's order."""
    taken, found = picked(field, chosen), []
    for key, badge in badge_by_key(field).items():
        note = notes.of(field.name, key) or Note(field.name, key)
        told = {} if note.detail is None else dict(note.detail.args)
        barrels, points, left = (
            int(str(told.get(name, 0))) for name in ("count", "points", "left")
        )
        good, ship = first_and_rest(key)
        found.append(Load(good, ship, badge, barrels, points, left, key in taken))
    return tuple(found)


class Lay(NamedTuple):
    """Where the ways to load stand: those of each ship below it, those of a wharf below all."""

    ships: tuple[tuple[Load, ...], ...]
    wharf: tuple[Load, ...]
    berths: tuple[Berth, ...]
    """Where the ships lie in the basin."""

    @property
    def rows(self) -> int:
        """In how many rows they stand below the ships."""
        return rows_of(self.ships)

    @property
    def keel(self) -> int:
        """How far down the ships reach."""
        return max(berth.y + berth.ship.high for berth in self.berths)

    @property
    def basin(self) -> int:
        """How high the basin is in which all that lies."""
        return self.keel + BELOW + self.rows * ROW

    @property
    def high(self) -> int:
        """The height of all."""
        return self.basin + (WHARF if self.wharf else 0)


def rows_of(ships: Sequence[Sequence[Load]]) -> int:
    """In how many rows the ways to load stand below those ships."""
    return max(-(-len(loads) // columns_of(len(loads))) for loads in ships)


def columns_of(loads: int) -> int:
    """In how many columns so many ways to load stand below a ship."""
    return 1 if loads <= FEW else 2


def lay_of(loads: Sequence[Load], ships: Sequence[Cargo]) -> Lay:
    """The ways to load by the ships that lie in the harbor."""
    names = [f"ship_{ship.capacity}" for ship in ships]
    by_ship = tuple(tuple(load for load in loads if load.ship == name) for name in names)
    lying = berths_of(LEFT, ABOVE, ROOM, ships, *RIGS[rows_of(by_ship) > 1])
    return Lay(by_ship, tuple(load for load in loads if load.ship not in names), lying)


def aboard_of(loads: Sequence[Load]) -> Load | None:
    """The load whose barrels are shown in the hold of their ship: the one that is chosen, or the only one."""
    chosen = next((load for load in loads if load.is_chosen), None)
    return chosen or (loads[0] if len(loads) == 1 else None)


def draw_berths(canvas: Canvas, y: int, lay: Lay, words: Words) -> None:
    """Draw the ships with what would go aboard, below each the ways to load it, and below them those of a wharf."""
    berths = [berth._replace(y=y + berth.y) for berth in lay.berths]
    draw_large_ships(canvas, berths)
    for place, (berth, loads) in enumerate(zip(berths, lay.ships, strict=True)):
        if not loads:
            _darken(canvas, berth)
            continue
        load = aboard_of(loads)
        if load is not None:
            strength = 1.0 if load.is_chosen else GOING
            draw_going(canvas, berth, load.good, load.barrels, strength)
        cells = cells_of(place, lay, y + lay.keel + BELOW)
        for one, cell in zip(loads, cells, strict=True):
            _draw_load(canvas, cell, one, words)
    if lay.wharf:
        _draw_wharf(canvas, y + lay.basin, lay.wharf, words)


def _darken(canvas: Canvas, berth: Berth) -> None:
    """Lay the night over a ship on which nothing can be loaded."""
    shape = hull(berth.ship, berth.cargo.good)
    mask = shape.opacity.point(fading(USELESS))
    canvas.paint(palette.NIGHT, mask, berth.x - shape.margin, berth.y - shape.margin)


class Cell(NamedTuple):
    """Where the plate of a way to load lies."""

    x: int
    y: int
    wide: int
    high: int


def cells_of(place: int, lay: Lay, top: int) -> tuple[Cell, ...]:
    """Where the plates lie below the ship at a place, in rows that are level with those of the other ships."""
    loads = len(lay.ships[place])
    step, columns = ROOM // len(lay.ships), columns_of(loads)
    taken = min(SINGLE if lay.rows == 1 else CELL, step - BESIDE)
    wide = (taken - (columns - 1) * 8) // columns
    begun = LEFT + place * step + (step - taken) // 2
    return tuple(
        Cell(begun + at % columns * (wide + 8), top + at // columns * ROW, wide, ROW - GAP)
        for at in range(loads)
    )


def _draw_wharf(canvas: Canvas, y: int, loads: Sequence[Load], words: Words) -> None:
    """Draw the quay of the wharf with its own ship, and what that can load."""
    canvas.put(planks(ROOM + 12, WHARF - 4, 9), LEFT - 6, y + 4)
    canvas.put_centred(art.sticker("cargo_ship", SHIP), LEFT + 20 + SHIP / 2, y + WHARF / 2)
    begun = LEFT + SHIP + 50
    wide = min(CELL, (LEFT + ROOM - begun) // len(loads))
    for place, load in enumerate(loads):
        _draw_load(canvas, Cell(begun + place * wide, y + 26, wide - 8, ROW - GAP), load, words)


def _draw_load(canvas: Canvas, cell: Cell, load: Load, words: Words) -> None:
    """Draw the plate of one way to load: its letter, a barrel, how many go aboard, and the points; where it is narrow the
    number stands on the barrel.
    """
    is_wide, high, level = cell.wide >= WIDE, cell.high, cell.y + cell.high / 2
    box = (cell.x, cell.y, cell.wide, high, RADIUS)
    if load.is_chosen:
        boxes.lit(canvas, palette.LAMP, *box, 7)
    else:
        boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.LAMP_GLINT if load.is_chosen else palette.PAPER, *box)
    badge, shield = min(BADGE, high - 22), min(SHIELD, high - 10)
    canvas.put_centred(tokens.badge(load.badge, badge), cell.x + badge / 2 + 10, level)
    points = tokens.shield(load.points, shield)
    canvas.put_centred(points, cell.x + cell.wide - shield / 2 - 8, level + 1)
    begun, end = cell.x + badge + 14, cell.x + cell.wide - shield - 12
    size = even(min(BARREL, high + 4, (end - begun) * (0.62 if is_wide else 1)), EVEN)
    barrel, told = art.sticker(f"barrel_{load.good}", size), count_of(load, words)
    if is_wide:
        aside = size * 0.84
        canvas.put_centred(barrel, begun + aside / 2, level)
        number = fit(told, Face.NUMBER, round(end - begun - aside), COUNT, 30, 1).size
        canvas.write(told, Face.NUMBER, number, palette.INK, begun + aside, level)
    else:
        canvas.put_centred(barrel, (begun + end) / 2, level)
        _draw_pill(canvas, (begun + end) / 2, cell.y + high - 4, told)
    if load.is_chosen:
        canvas.put_centred(tokens.tick(24), cell.x + badge + 14, cell.y + 10)


def count_of(load: Load, words: Words) -> str:
    """How many barrels go aboard, and of how many where some stay behind."""
    if load.left:
        return words("render-puerto-rico-part", count=load.barrels, of=load.barrels + load.left)
    return f"×{load.barrels}"


def _draw_pill(canvas: Canvas, middle: float, foot: int, text: str) -> None:
    """Draw a number on a pill over the foot of a barrel."""
    size = 40 if len(text) <= 3 else 30
    wide, high = round(width(text, Face.NUMBER, size)) + 14, round(size * 1.12)
    boxes.box(canvas, palette.NIGHT, round(middle - wide / 2), foot - high, wide, high, 9)
    canvas.write(text, Face.NUMBER, size, palette.PAPER, middle, foot - high / 2, "m")
