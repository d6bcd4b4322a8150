"""The content of the box: buildings, road, castle and favor table, read once from data/caylus."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from games.core.model import Key

CUBES = ("food", "wood", "stone", "cloth", "gold")
"""Kinds of cube; cubes are kept as amounts in this order."""

BASIC = CUBES[:4]
"""The kinds that are not gold."""

Cubes: TypeAlias = tuple[int, int, int, int, int]

FOOD, WOOD, STONE, CLOTH, GOLD = range(5)

Kind: TypeAlias = Literal["special", "neutral", "fixed", "wood", "stone", "residence", "prestige"]
Craft: TypeAlias = Literal["carpenter", "mason", "lawyer", "architect"]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid for what, all of it or nothing."""

    pays: dict[Key, int]
    """Deniers, cubes by kind, or `basic` ones of any mix."""

    takes: dict[Key, int]
    """Points, or gold."""


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the tables of buildings (3.3 to 3.9)."""

    kind: Kind
    cost: dict[Key, int] = {}
    """Cubes by kind; `any` is one of any kind."""

    points: int = 0
    """When built."""

    favors: int = 0
    """When built."""

    income: int = 0
    """More deniers in phase 1, for the owner."""

    produces: tuple[dict[Key, int], ...] = ()
    """What a visitor takes, one of these."""

    bonus: tuple[Key, ...] = ()
    """What the owner takes one of when somebody else produces here (R60)."""

    works: Craft | None = None
    sells: int = 0
    """Deniers for one cube of any kind."""

    buys: tuple[int, ...] = ()
    """The price of one cube that is not gold, then of two."""

    deals: tuple[Deal, ...] = ()


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A section of the castle (3.10)."""

    lots: int
    points: int
    """For each house, when built."""

    marker: int
    """The space of the road whose marker it has."""

    loss: int
    """Points lost without a house."""

    houses: tuple[int, ...]
    """Favors by number of houses; the last one for all greater numbers."""

    opens: int
    """Columns of the favor table that are open once it has been scored."""


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """The road (4.2)."""

    spaces: int
    start: int
    """Where bailiff and provost begin: the last neutral building."""

    fixed: dict[Key, int]


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """What players begin with (5)."""

    cubes: dict[Key, int]
    workers: int
    deniers: dict[str, tuple[int, ...]]
    """By number of players, in turn order."""


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules."""

    income: int
    first_pass: int
    trading_post: int
    joust_deniers: int
    joust_cloth: int
    lawyer_deniers: int
    lawyer_cloth: int
    longest_move: int
    stables: int
    idle_loss: int
    beginner_favor: int
    alone_price: int
    gold_points: int
    deniers_per_point: int


class FavorTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The royal favor table (3.11), column by column."""

    open: int
    """Columns open from the start."""

    prestige: tuple[int, ...]
    deniers: tuple[int, ...]
    resources: tuple[tuple[Key, ...], ...]
    buildings: tuple[tuple[Craft, ...], ...]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The file tables.toml."""

    road: Road
    start: Start
    numbers: Numbers
    final_cubes: dict[Key, int]
    sections: dict[Key, Section]
    favors: FavorTable


_FOLDER = Path(__file__).parents[2] / "data" / "caylus"


def _read(name: str) -> dict[str, Any]:
    """A table of data/caylus as plain values."""
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


def cubes(amounts: Mapping[Key, int]) -> Cubes:
    """Amounts by name in their order; other names are left out."""
    food, wood, stone, cloth, gold = [amounts.get(kind, 0) for kind in CUBES]
    return food, wood, stone, cloth, gold


_TABLES = msgspec.convert(_read("tables.toml"), Tables)

BUILDINGS = msgspec.convert(_read("buildings.toml"), dict[Key, Building])
"""All buildings in the order of the spec."""

KIND = {key: building.kind for key, building in BUILDINGS.items()}
COST = {key: cubes(building.cost) for key, building in BUILDINGS.items()}
"""The fixed part of each price."""


def _less(cost: Cubes, kind: int) -> Cubes:
    """The cost without one cube of that kind."""
    food, wood, stone, cloth, gold = [amount - (place == kind) for place, amount in enumerate(cost)]
    return food, wood, stone, cloth, gold


_REDUCED = {"wood": WOOD, "stone": STONE}
"""The cube that a favor takes off the price, by kind of tile (R95)."""

COSTS: Mapping[bool, Mapping[Key, Cubes]] = {
    False: COST,
    True: {
        key: _less(cost, _REDUCED[KIND[key]]) if KIND[key] in _REDUCED else cost
        for key, cost in COST.items()
    },
}
"""The fixed part of each price: in full, and by a favor."""

HAS_ANY = frozenset(key for key, building in BUILDINGS.items() if "any" in building.cost)
"""Tiles of whose price one cube is of any kind (R64)."""

RESIDENCE = "residence"
JEWELER = "s_jeweler"
LAWYER = "w_lawyer"


def of_kind(*kinds: Kind) -> tuple[Key, ...]:
    """The buildings of these kinds, in order."""
    return tuple([key for key, kind in KIND.items() if kind in kinds])


SPECIAL = of_kind("special")
"""In the order in which they are activated (R30)."""

GATE, TRADING_POST, GUILD, JOUST_FIELD, STABLES, INN = SPECIAL
CASTLE = "castle"
NEUTRAL = of_kind("neutral")
CRAFTS = frozenset(of_kind("wood", "stone"))
"""Tiles that players build, visit and transform."""

VISITED = frozenset(of_kind("neutral", "fixed", "wood", "stone"))
"""What a worker may be placed on along the road (R15)."""

TILES = of_kind("wood", "stone", "prestige")
"""What lies in the stock, one of each."""

BUILT_WITH: Mapping[Craft, tuple[Key, ...]] = {
    "carpenter": of_kind("wood"),
    "mason": of_kind("stone"),
    "architect": of_kind("prestige"),
    "lawyer": (),
}
"""What each craft takes from the stock (R61, R66)."""

SOURCES = ("buildings", "visits", "prestige", "residences", "castle", "favors", "trade")
"""Where points come from before the final bonus: visits are others' workers in one's buildings; what is lost at the castle
counts with it.
"""

Earned: TypeAlias = tuple[int, int, int, int, int, int, int]
"""Points by source, in their order."""

(
    FROM_BUILDINGS,
    FROM_VISITS,
    FROM_PRESTIGE,
    FROM_RESIDENCES,
    FROM_CASTLE,
    FROM_FAVORS,
    FROM_TRADE,
) = range(7)

NUMBERS = _TABLES.numbers
ROAD = _TABLES.road
FIXED = {space: key for key, space in ROAD.fixed.items()}
START = _TABLES.start
START_CUBES = cubes(START.cubes)
SECTIONS = tuple(_TABLES.sections)
SECTION = tuple(_TABLES.sections.values())
FAVORS = _TABLES.favors
LINES = ("prestige", "deniers", "resources", "buildings")
"""The lines of the favor table: a, b, c, d."""

FINAL_CUBES = _TABLES.final_cubes
"""Cubes that are not gold for a point at the end, by option."""

OPEN_COLUMNS = (FAVORS.open, *[section.opens for section in SECTION])
"""Columns of the favor table open by number of sections scored (R87)."""
