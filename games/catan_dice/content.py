"""The sheets of the dice game (docs/rules/catan-minis.md §3.1, §4), read once from data/catan-dice."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from games.core.model import Key

_FOLDER = Path(__file__).parents[2] / "data" / "catan-dice"

GOLD = "gold"

DICE = 6
ROLLS = 3
"""Rolls in a turn, the first included (R112)."""

GOLD_PRICE = 2
"""Gold dice for one resource, one of which is turned and the others spent (R140)."""

Point = tuple[float, float]
"""x to the right, y down, in sides of a hex (§4.1)."""


class Hex(Struct, frozen=True):
    """A piece of land on a sheet."""

    at: Point
    terrain: Key


class Road(Struct, frozen=True):
    """A place for a road."""

    id: Key
    edge: tuple[Key, Key]
    after: Key
    """The road that must be built before it; empty where the starting road is enough."""

    points: int = 0
    rank: int = 0
    """Its place along the trunk, the starting road's being 1; 0 for a spur (R241)."""


class Site(Struct, frozen=True):
    """A place for a settlement or a city."""

    id: Key
    corner: Key
    after: Key
    points: int


class Knight(Struct, frozen=True):
    """A place for a knight."""

    id: Key
    hex: Key
    points: int = 0


class Joker(Struct, frozen=True):
    """Turns one die, once in a game (R130, R231)."""

    id: Key
    hex: Key
    knights: tuple[Key, ...]
    """All of these must be built."""

    gives: Key
    """A resource, or `any`."""


class Island(Struct, frozen=True):
    """A side of the sheet with what is particular to its game."""

    seats: tuple[int, int]
    """Fewest and most players."""

    ordered: bool
    """Whether settlements, cities and knights are built in their order (R121 to R123)."""

    turns: int
    """Of each player; 0: until the goal is reached."""

    penalty: int
    """The entry of a turn in which nothing was built (R117)."""

    goal: int
    """Points that end the game at once (R261); 0: none."""

    first_dice: int
    """In the first turn; each later one has one more, up to `DICE` (R201)."""

    longest_from: int
    """Length from which there is a Longest Road; 0: there is none (R241)."""

    army_from: int
    """Knights from which there is a Largest Army; 0: there is none (R240)."""

    bonus: int
    """Points of each of the two."""

    start: tuple[Key, Key]
    """The starting road."""

    roads: tuple[Road, ...]
    settlements: tuple[Site, ...]
    cities: tuple[Site, ...]
    knights: tuple[Knight, ...]
    jokers: tuple[Joker, ...]
    hexes: dict[Key, Hex]


def _table() -> Mapping[str, Any]:
    """The file, as it stands."""
    return tomllib.loads((_FOLDER / "islands.toml").read_text(encoding="utf-8"))


_TABLE = _table()

FACES: tuple[Key, ...] = convert(_TABLE["faces"], tuple[str, ...])
"""Faces of a die, gold last; amounts of faces stand in this order."""

RESOURCES = FACES[:-1]

TITLES: Mapping[Key, int] = convert(_TABLE["titles"], dict[str, int])
"""What somebody who plays alone has made of the island, with the least points for it, from few to many (R162)."""


def title_of(total: int) -> Key:
    """The title of so many points."""
    return [key for key, least in TITLES.items() if total >= least][-1]


Amounts = tuple[int, int, int, int, int, int]
"""Dice by face, in the order of `FACES`."""

KINDS: tuple[Key, ...] = ("road", "knight", "settlement", "city")
"""What can be built, the cheapest first."""

COST: Mapping[Key, tuple[int, ...]] = {
    kind: tuple([amounts.get(face, 0) for face in RESOURCES])
    for kind, amounts in _TABLE["cost"].items()
}
"""Dice by resource, in the order of `RESOURCES` (§3.1)."""

CORNERS: Mapping[Key, Point] = convert(_TABLE["corners"], dict[str, Point])

ISLANDS: Mapping[Key, Island] = {key: convert(_TABLE[key], Island) for key in ("one", "two")}

Piece = Road | Site | Knight


def pieces_of(island: Island) -> Mapping[Key, tuple[Piece, ...]]:
    """Everything that can be built there, by kind."""
    return {
        "road": island.roads,
        "knight": island.knights,
        "settlement": island.settlements,
        "city": island.cities,
    }


KIND_OF: Mapping[Key, Key] = {
    piece.id: kind
    for island in ISLANDS.values()
    for kind, pieces in pieces_of(island).items()
    for piece in pieces
}
"""Road, knight, settlement or city, by the place it is built on: the places of both sheets have different names."""

POINTS: Mapping[Key, int] = {
    piece.id: piece.points
    for island in ISLANDS.values()
    for pieces in pieces_of(island).values()
    for piece in pieces
}
"""Printed points of every place."""

JOKERS: Mapping[Key, Joker] = {
    joker.id: joker for island in ISLANDS.values() for joker in island.jokers
}

RANKS: Mapping[Key, int] = {
    road.id: road.rank for island in ISLANDS.values() for road in island.roads
}


def opens(place: Key) -> Key | None:
    """The settlement or city that this road leads to (§4.2, §4.3); None: no site is opened by it."""
    for island in ISLANDS.values():
        for site in (*island.settlements, *island.cities):
            if site.after == place:
                return site.id
    return None
