"""What can be loaded: the ships with the barrels that would go aboard, and on the quay a pile for each way to load."""

from collections.abc import Sequence
from typing import NamedTuple

from games.core.badges import badge_by_key
from games.core.forms import Field
from games.core.keys import first_and_rest
from games.core.model import Key, Note, Notes
from games.puerto_rico.views import Cargo
from render.core import art, boxes, palette, tokens
from render.core.canvas import Canvas
from render.core.contract import Chosen
from render.core.marks import picked
from render.core.place.paving import planks
from render.puerto_rico.harbor import draw_going, draw_large_ships, left_of
from render.puerto_rico.piles import draw_pile, wide_of

HIGH, GAP = 140, 4
"""How high a row of piles is, and the seam below it."""

ACROSS, PLOT = 2, 324
"""How many piles stand side by side in the room of one ship, and how much room one has at most beside others."""

RADIUS, BADGE, BARREL, SHIELD, SHIP = 16, 46, 76, 82, 92
LEFT, ROOM = 18, 1364
MOST = 9
"""How many barrels a pile shows at most: those that go aboard, and of those that stay behind as many as there is room for."""

BESIDE, GOING = 10, 0.6
"""Between a pile and its signs, and how faint barrels are in the hold that can go there."""


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
    """How the ways to load lie under so many ships: those of each ship below it, those of a wharf below all."""

    ships: tuple[tuple[Load, ...], ...]
    wharf: tuple[Load, ...]

    @property
    def across(self) -> int:
        """How many piles stand side by side at most under a ship: more where it alone has loads."""
        is_alone = sum(bool(loads) for loads in self.ships) == 1
        return ACROSS * (len(self.ships) if is_alone else 1)

    @property
    def rows(self) -> int:
        """How many rows of piles the ships have."""
        return -(-max([len(loads) for loads in self.ships], default=0) // self.across)

    @property
    def high(self) -> int:
        """The height of all, the seam below them too."""
        return (self.rows + -(-len(self.wharf) // len(self.ships))) * (HIGH + GAP)

    @property
    def step(self) -> int:
        """From ship to ship."""
        return ROOM // len(self.ships)


def lay_of(loads: Sequence[Load], ships: Sequence[Cargo]) -> Lay:
    """The ways to load by the ships that lie in the harbor."""
    names = [f"ship_{ship.capacity}" for ship in ships]
    by_ship = tuple(tuple(load for load in loads if load.ship == name) for name in names)
    return Lay(by_ship, tuple(load for load in loads if load.ship not in names))


def aboard_of(loads: Sequence[Load]) -> Load | None:
    """The load whose barrels are shown in the hold of their ship: the one that is chosen, or the only one."""
    chosen = next((load for load in loads if load.is_chosen), None)
    return chosen or (loads[0] if len(loads) == 1 else None)


def draw_berths(canvas: Canvas, y: int, quay: int, lay: Lay, ships: Sequence[Cargo]) -> None:
    """Draw the ships with what would go aboard, and below them the quay with a pile for each way to load."""
    draw_large_ships(canvas, LEFT, y, ROOM, ships)
    for column, (loads, ship) in enumerate(zip(lay.ships, ships, strict=True)):
        load = aboard_of(loads)
        if load is not None:
            x = left_of(LEFT, ROOM, len(ships), column, ship)
            strength = 1.0 if load.is_chosen else GOING
            draw_going(canvas, x, y, ship, load.good, load.barrels, strength)
    canvas.put(planks(ROOM + 12, lay.high - GAP + 8, 9), LEFT - 6, quay - 4)
    for column, loads in enumerate(lay.ships):
        across = max(1, min(len(loads), lay.across))
        wide = max(lay.step // across, min(PLOT, ROOM // across) if lay.across > ACROSS else 0)
        begun = LEFT + column * lay.step + (lay.step - wide * across) // 2
        x = max(LEFT, min(LEFT + ROOM - wide * across, begun))
        for place, load in enumerate(loads):
            row, at = divmod(place, across)
            _draw_load(canvas, x + at * wide, quay + row * (HIGH + GAP), wide, load)
    low = quay + lay.rows * (HIGH + GAP)
    for place, load in enumerate(lay.wharf):
        row, column = divmod(place, len(lay.ships))
        x, top = LEFT + column * lay.step, low + row * (HIGH + GAP)
        canvas.put_centred(art.sticker("cargo_ship", SHIP), x + 8 + SHIP / 2, top + HIGH / 2)
        _draw_load(canvas, x + SHIP + 6, top, lay.step - SHIP - 6, load)


def _draw_load(canvas: Canvas, x: int, y: int, wide: int, load: Load) -> None:
    """Draw one way to load: its badge, the barrels in a pile, faint those that stay behind, and the points."""
    if load.is_chosen:
        boxes.lit(canvas, palette.LAMP, x + 6, y + 4, wide - 12, HIGH - 8, RADIUS, 6)
    foot, badge = y + HIGH - 6, tokens.badge(load.badge, BADGE)
    shield = tokens.shield(load.points, SHIELD)
    shown = min(MOST, load.barrels + load.left)
    sides = badge.size[0] + SHIELD + 4 * BESIDE
    is_beside = wide - sides >= wide_of(shown, BARREL)
    room, middle = wide - (sides if is_beside else 4 * BESIDE), x + wide / 2
    if is_beside:
        middle += (badge.size[0] - SHIELD) / 2
    bright = min(shown, load.barrels)
    half = draw_pile(canvas, middle, foot, room, load.good, BARREL, bright, shown - bright)
    if is_beside:
        canvas.put(badge, middle - half - BESIDE - badge.size[0], foot - badge.size[1] - 4)
        canvas.put(shield, middle + half + BESIDE, foot - shield.size[1])
    else:
        canvas.put(badge, x + BESIDE, y + 2)
        canvas.put(shield, x + wide - BESIDE - SHIELD, y + 2)
    if load.is_chosen:
        canvas.put_centred(tokens.tick(24), x + wide / 2, y + 22)
