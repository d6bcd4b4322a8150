"""What can be loaded: on the deck of each ship a barrel for each way to load, and below the ships what a wharf can load."""

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
from render.core.halo import invitation
from render.core.lettering import Face, width
from render.core.marks import picked
from render.core.place.paving import planks
from render.puerto_rico.fields import even
from render.puerto_rico.fronts import EVEN
from render.puerto_rico.harbor import Berth, berths_of, draw_going, draw_large_ships
from render.puerto_rico.ships import BOW, STERN, hull
from render.puerto_rico.ships import MAST as MAST_WOOD

ABOVE, MAST, SAIL = 16, 322, 112
"""The sky over the masts, how high these are, and the sails: below a sail there is room for what can be loaded."""

HIGH, ROW = 470, 150
"""How high the basin with the ships is, and how much higher where a second row stands over the deck."""

FEW = 2
"""Up to how many ways to load stand in one row."""

SHELF = 12
"""How thick the boards are on which the second row stands."""

WHARF = 144
"""How high a row is with what the own wharf can load."""

CELL, BARREL, SHARE = 340, 150, 0.5
"""How wide the room of a way to load is at most, how large its barrel, and that in narrower rooms."""

BADGE, SHIELD, COUNT, PART = 0.48, 0.62, 0.38, 0.3
"""How large letters are, points and numbers, and those of a part, in sizes of the barrel."""

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
    """Where the ways to load stand: those of each ship on its deck, those of a wharf below all."""

    ships: tuple[tuple[Load, ...], ...]
    wharf: tuple[Load, ...]

    @property
    def rows(self) -> int:
        """In how many rows they stand over each deck."""
        return 2 if max(map(len, self.ships), default=0) > FEW else 1

    @property
    def basin(self) -> int:
        """How high the basin with the ships is."""
        return HIGH + (self.rows - 1) * ROW

    @property
    def mast(self) -> int:
        """How high the masts are."""
        return MAST + (self.rows - 1) * ROW

    @property
    def high(self) -> int:
        """The height of all."""
        return self.basin + (WHARF if self.wharf else 0)


def lay_of(loads: Sequence[Load], ships: Sequence[Cargo]) -> Lay:
    """The ways to load by the ships that lie in the harbor."""
    names = [f"ship_{ship.capacity}" for ship in ships]
    by_ship = tuple(tuple(load for load in loads if load.ship == name) for name in names)
    return Lay(by_ship, tuple(load for load in loads if load.ship not in names))


def aboard_of(loads: Sequence[Load]) -> Load | None:
    """The load whose barrels are shown in the hold of their ship: the one that is chosen, or the only one."""
    chosen = next((load for load in loads if load.is_chosen), None)
    return chosen or (loads[0] if len(loads) == 1 else None)


def draw_berths(canvas: Canvas, y: int, lay: Lay, ships: Sequence[Cargo], words: Words) -> None:
    """Draw the ships with what would go aboard and the ways to load on their decks, and below them those of a wharf."""
    berths = berths_of(LEFT, y + ABOVE, ROOM, ships, lay.mast, SAIL)
    draw_large_ships(canvas, berths)
    for berth, loads in zip(berths, lay.ships, strict=True):
        if not loads:
            _darken(canvas, berth)
    for berth, loads in zip(berths, lay.ships, strict=True):
        load = aboard_of(loads)
        if load is not None:
            strength = 1.0 if load.is_chosen else GOING
            draw_going(canvas, berth, load.good, load.barrels, strength)
        cells = cells_of(berth, len(loads), lay.rows)
        for cell in cells:
            if cell.foot < berth.y + lay.mast - SHELF:
                boxes.box(canvas, MAST_WOOD, cell.x, cell.foot - 2, cell.wide, SHELF, 4)
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
    """Where a way to load stands."""

    x: int
    foot: int
    wide: int


def cells_of(berth: Berth, loads: int, rows: int) -> tuple[Cell, ...]:
    """Where so many ways to load stand over the deck of a ship, those of the second row above the first."""
    across = max(1, -(-loads // rows))
    room = berth.ship.wide - (STERN + BOW) // 2
    wide, foot = min(CELL, room // across), berth.y + berth.ship.mast - 2
    found = []
    for place in range(loads):
        row, column = divmod(place, across)
        taken = min(across, loads - row * across)
        first = berth.x + (berth.ship.wide - wide * taken) // 2
        above = -(-loads // across) - 1 - row
        found.append(Cell(first + column * wide, foot - above * ROW, wide))
    return tuple(found)


def _draw_wharf(canvas: Canvas, y: int, loads: Sequence[Load], words: Words) -> None:
    """Draw the quay of the wharf with its own ship, and what that can load."""
    canvas.put(planks(ROOM + 12, WHARF - 4, 9), LEFT - 6, y + 4)
    canvas.put_centred(art.sticker("cargo_ship", SHIP), LEFT + 20 + SHIP / 2, y + WHARF / 2)
    begun = LEFT + SHIP + 50
    wide = min(CELL, (LEFT + ROOM - begun) // len(loads))
    for place, load in enumerate(loads):
        _draw_load(canvas, Cell(begun + place * wide, y + WHARF - 14, wide), load, words)


def _draw_load(canvas: Canvas, cell: Cell, load: Load, words: Words) -> None:
    """Draw one way to load: its letter, a barrel with how many go aboard, and the points."""
    size = even(min(BARREL, cell.wide * SHARE), EVEN)
    middle, top = cell.x + cell.wide / 2 + size * 0.05, cell.foot - size
    barrel = f"barrel_{load.good}"
    if load.is_chosen:
        boxes.lit(canvas, palette.LAMP, cell.x + 4, top - 10, cell.wide - 8, size + 14, RADIUS, 6)
    else:
        canvas.put_centred(invitation(art.sticker, barrel, size), middle, top + size / 2)
    canvas.put_centred(art.sticker(barrel, size), middle, top + size / 2)
    shield = tokens.shield(load.points, round(size * SHIELD))
    canvas.put(shield, middle + size * 0.38, cell.foot - shield.size[1] + 2)
    _draw_count(canvas, middle, cell.foot + 6, size, load, words)
    badge = tokens.badge(load.badge, round(size * BADGE))
    canvas.put_centred(badge, middle - size * 0.74, top + size * 0.4)
    if load.is_chosen:
        canvas.put_centred(tokens.tick(24), middle + size * 0.5, top + 6)


def _draw_count(
    canvas: Canvas, middle: float, foot: int, barrel: int, load: Load, words: Words
) -> None:
    """Draw how many barrels go aboard, and of how many where some stay behind, on a pill over the foot of the barrel."""
    text = f"×{load.barrels}"
    if load.left:
        text = words("render-puerto-rico-part", count=load.barrels, of=load.barrels + load.left)
    size = max(26, round(barrel * (PART if load.left else COUNT)))
    wide, high = round(width(text, Face.NUMBER, size)) + 14, round(size * 1.12)
    boxes.box(canvas, palette.NIGHT, round(middle - wide / 2), foot - high, wide, high, 9)
    canvas.write(text, Face.NUMBER, size, palette.PAPER, middle, foot - high / 2, "m")
