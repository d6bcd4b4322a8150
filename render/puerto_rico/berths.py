"""What can be loaded, on the quay under each ship: barrels with how many go aboard and the points that they bring."""

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
from render.core.lettering import Face, width
from render.core.marks import picked
from render.core.numerals import gained
from render.core.place.paving import planks

HIGH, GAP = 88, 8
RADIUS, BADGE, BARREL, SHIELD = 16, 46, 78, 58
LEFT, ROOM = 18, 1364
NUMBER = 54


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
    """How the ways to load lie under so many ships: those of each ship below each other, those of a wharf below all."""

    ships: tuple[tuple[Load, ...], ...]
    wharf: tuple[Load, ...]

    @property
    def rows(self) -> int:
        """How many rows the quay has."""
        return max([len(loads) for loads in self.ships], default=0)

    @property
    def high(self) -> int:
        """The height of all, the gap below them too."""
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


def draw_berths(canvas: Canvas, y: int, lay: Lay) -> None:
    """Draw the quay with all ways to load."""
    canvas.put(planks(ROOM + 12, lay.high - GAP + 8, 9), LEFT - 6, y - 4)
    for column, loads in enumerate(lay.ships):
        for row, load in enumerate(loads):
            _draw_load(canvas, LEFT + column * lay.step, y + row * (HIGH + GAP), lay.step, load)
    low = y + lay.rows * (HIGH + GAP)
    for place, load in enumerate(lay.wharf):
        row, column = divmod(place, len(lay.ships))
        _draw_load(canvas, LEFT + column * lay.step, low + row * (HIGH + GAP), lay.step, load)


def _draw_load(canvas: Canvas, x: int, y: int, step: int, load: Load) -> None:
    """Draw one way to load on its plate: its badge, the barrels, those that stay behind, the points."""
    box = (x + 5, y, step - 10, HIGH, RADIUS)
    if load.is_chosen:
        boxes.lit(canvas, palette.LAMP, *box, 6)
    else:
        boxes.shadow(canvas, *box, boxes.SMALL_SHADOW)
    boxes.box(canvas, palette.PAPER, *box)
    middle = y + HIGH / 2
    badge = tokens.badge(load.badge, BADGE)
    at = x + 18.0
    canvas.put(badge, at, middle - badge.size[1] / 2)
    at += badge.size[0] + 16
    if not load.ship.startswith("ship"):
        canvas.put(art.sticker("cargo_ship", BARREL), at, middle - BARREL / 2)
        at += BARREL + 4
    canvas.put(art.sticker(f"barrel_{load.good}", BARREL), at, middle - BARREL / 2)
    at += BARREL + 2
    at += canvas.write(f"×{load.barrels}", Face.NUMBER, NUMBER, palette.INK, at, middle) + 12
    right = x + step - 16.0 - SHIELD
    canvas.put(tokens.shield(None, SHIELD), right, middle - SHIELD * 0.56)
    text = gained(load.points)
    right -= canvas.write(text, Face.NUMBER, NUMBER, palette.POINTS, right - 6, middle, "r") + 6
    behind = f"+{load.left}"
    if load.left and at + BARREL * 0.6 + width(behind, Face.NUMBER, 36) < right - 8:
        small = round(BARREL * 0.6)
        canvas.put(art.sticker(f"barrel_{load.good}", small), at, middle - small / 2, 0.45)
        canvas.write(behind, Face.NUMBER, 36, palette.INK_SOFT, at + small, middle)
