"""The content of the box: buildings, goods, tiles, roles and limits, read once from data/puerto-rico."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from games.core.model import Key

Counts: TypeAlias = tuple[int, ...]
"""How many of each good, or of each kind of plantation, in the order of `GOODS`."""

Amounts: TypeAlias = tuple[tuple[Key, int], ...]
"""(key, amount) pairs with amounts above 0."""


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """One building type (3.3)."""

    set: Literal["base", "new_buildings", "nobles"]
    sort: Literal["production", "commercial", "jewels"]
    """`jewels` is the pink Jeweler, no commercial building (E16, E18)."""

    column: int
    """Column of the central board: the most that quarries take off."""

    cost: int
    points: int
    """Printed victory points."""

    circles: int
    size: int
    """City spaces."""

    copies: int
    copies_for_two: int
    colour: str
    good: Key | None = None
    """What it makes; None for all but production buildings."""

    value: int = 0
    share: int = 1
    steps: tuple[int, ...] = ()


class Good(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of goods and its plantations (3.2)."""

    price: int
    barrels: int
    tiles: int
    barrels_for_two: int
    tiles_for_two: int


class Seats(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers for a number of players (U2, U15, 3.4)."""

    doubloons: int
    starting: tuple[Key, ...]
    """Starting plantations, the Governor's first."""

    pool: int
    colonists: int
    aboard: int
    row: int
    quarries: int
    ships: tuple[int, ...]
    roles: tuple[Key, ...]
    choices: int
    """Roles that each player chooses in a round (R2)."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules."""

    island: int
    city: int
    trading_house: int
    kept_barrels: int
    all_colonists: int
    all_nobles: int
    nobles_aboard: int


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The file tables.toml."""

    goods: dict[Key, Good]
    seats: dict[int, Seats]
    limits: Limits
    draft: dict[int, int]


_FOLDER = Path(__file__).parents[2] / "data" / "puerto-rico"


def _read(name: str) -> dict[str, Any]:
    """A table of data/puerto-rico as plain values."""
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


_TABLES = msgspec.convert(_read("tables.toml"), Tables, strict=False)

BUILDINGS = msgspec.convert(_read("buildings.toml"), dict[Key, Building])
"""All types in the order of the building table."""

KINDS = tuple(BUILDINGS)
RANK = {kind: rank for rank, kind in enumerate(KINDS)}
"""Place of each type in the building table."""

COST = {kind: building.cost for kind, building in BUILDINGS.items()}
COLUMN = {kind: building.column for kind, building in BUILDINGS.items()}


def _block(kind: Key) -> int:
    """Production first, then what was chosen, the Nobles' last (section 4)."""
    building = BUILDINGS[kind]
    return 2 if building.set == "nobles" else int(building.good is None)


SHELF = {
    kind: place
    for place, kind in enumerate(
        sorted(KINDS, key=lambda kind: (COLUMN[kind], _block(kind), COST[kind], RANK[kind]))
    )
}
"""Place of each type where all are for sale: column by column, in each by block and cost."""

POINTS = {kind: building.points for kind, building in BUILDINGS.items()}
SIZE = {kind: building.size for kind, building in BUILDINGS.items()}
VALUE = {kind: building.value for kind, building in BUILDINGS.items()}
"""What the effect brings, in doubloons, points or pieces."""

SHARE = {kind: building.share for kind, building in BUILDINGS.items()}
"""For how many pieces the effect brings that once."""

STEPS = {kind: building.steps for kind, building in BUILDINGS.items()}
"""What the effect brings by a number counted from 0."""

COMMERCIAL = frozenset(
    kind for kind, building in BUILDINGS.items() if building.sort == "commercial"
)
LARGE = tuple(kind for kind, building in BUILDINGS.items() if building.size == 2)
DRAFTED = tuple(
    sorted(
        [
            kind
            for kind in KINDS
            if kind in COMMERCIAL and BUILDINGS[kind].set in ("base", "new_buildings")
        ],
        key=COST.__getitem__,
    )
)
"""What the draft chooses from (U8), by cost, as its spaces are printed."""

DRAFT_SPACES = _TABLES.draft
"""Spaces for commercial buildings by cost."""

GOODS = tuple(_TABLES.goods)
PLACE = {good: place for place, good in enumerate(GOODS)}
"""Place of each good in counts."""

PRICE = {good: row.price for good, row in _TABLES.goods.items()}
PRICES = tuple(PRICE.values())
NOTHING: Counts = (0,) * len(GOODS)

PLANTS = tuple(tuple([kind for kind in KINDS if BUILDINGS[kind].good == good]) for good in GOODS)
"""The production buildings of each good, the small one first."""

PLANT_PLACE = {
    kind: PLACE[building.good] for kind, building in BUILDINGS.items() if building.good is not None
}
"""The good of each production building, as its place."""

QUARRY = "quarry"
FOREST = "forest"
TILES = (*GOODS, QUARRY, FOREST)
"""What can lie on an island."""

SAN_JUAN = "san_juan"
"""Where people without a circle wait."""

CIRCLES = {
    **{kind: building.circles for kind, building in BUILDINGS.items()},
    **{tile: int(tile != FOREST) for tile in TILES},
}
"""Circles for people on every building and tile."""

PEOPLE = ("colonist", "noble")
LIMITS = _TABLES.limits
NUMBERS = _TABLES.seats
"""By number of players."""

ROLES = NUMBERS[5].roles
"""All role cards."""


def barrels_of(seats: int) -> Counts:
    """Barrels of each good in the game (3.2)."""
    return tuple(
        [row.barrels_for_two if seats == 2 else row.barrels for row in _TABLES.goods.values()]
    )


def tiles_of(seats: int) -> Counts:
    """Plantation tiles of each kind in the game (3.2)."""
    return tuple([row.tiles_for_two if seats == 2 else row.tiles for row in _TABLES.goods.values()])


def copies_of(kind: Key, seats: int) -> int:
    """Tiles of the type in a game that has it (3.3)."""
    building = BUILDINGS[kind]
    return building.copies_for_two if seats == 2 else building.copies


def named(counts: Counts) -> Amounts:
    """The goods that there are, with their amounts."""
    return tuple([(GOODS[place], count) for place, count in enumerate(counts) if count])


def spread(counts: Counts) -> tuple[Key, ...]:
    """The goods that there are, each as often as there are pieces."""
    return tuple([GOODS[place] for place, count in enumerate(counts) for _ in range(count)])


def counted(amounts: Iterable[tuple[Key, int]]) -> Counts:
    """The amounts of goods as counts."""
    counts = [0] * len(GOODS)
    for good, amount in amounts:
        counts[PLACE[good]] = amount
    return tuple(counts)
