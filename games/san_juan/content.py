"""The content of the box: cards, roles, tiles and limits, read once from data/san-juan."""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from games.core.model import Key

Cards: TypeAlias = tuple[Key, ...]
"""A multiset of cards: kinds in the order of the card table, equal ones side by side."""

Sort: TypeAlias = Literal["production", "city", "monument", "six"]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card (§3.1)."""

    sort: Sort
    copies: int
    cost: int
    points: int
    """Printed victory points."""

    good: Key | None = None
    """What it produces; None for all but production buildings."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules."""

    starting_hand: int
    variant_hands: tuple[int, ...]
    hand: int
    tower_hand: int
    buildings: int
    gold_mine: int
    black_market: int
    rounds: int
    warning: int
    """The first round whose beginning tells that the game will not go beyond `rounds`."""


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """The file tables.toml."""

    roles: tuple[Key, ...]
    tiles: dict[Key, tuple[int, ...]]
    limits: Limits


_FOLDER = Path(__file__).parents[2] / "data" / "san-juan"


def _read(name: str) -> dict[str, Any]:
    """A table of data/san-juan as plain values."""
    return tomllib.loads((_FOLDER / name).read_text(encoding="utf-8"))


_TABLES = msgspec.convert(_read("tables.toml"), Tables)

CARDS = msgspec.convert(_read("cards.toml"), dict[Key, Card])
"""All kinds in the order of the card table."""

KINDS = tuple(CARDS)
RANK = {kind: rank for rank, kind in enumerate(KINDS)}
"""Place of each kind in the card table."""

COST = {kind: card.cost for kind, card in CARDS.items()}
POINTS = {kind: card.points for kind, card in CARDS.items()}

GOOD_OF = {kind: card.good for kind, card in CARDS.items() if card.good is not None}
"""What each production building makes."""

PLANT_OF = {good: kind for kind, good in GOOD_OF.items()}
"""The production building of each good."""

GOODS = tuple(PLANT_OF)
CITY_BUILDINGS = frozenset(kind for kind in KINDS if kind not in GOOD_OF)
"""All that is no production building: monuments and six-cost buildings too (§2.1)."""

MONUMENTS = tuple(kind for kind, card in CARDS.items() if card.sort == "monument")
SIX_BUILDINGS = tuple(kind for kind, card in CARDS.items() if card.sort == "six")

ROLES = _TABLES.roles
LIMITS = _TABLES.limits
PRICES = {tile: dict(zip(GOODS, row, strict=True)) for tile, row in _TABLES.tiles.items()}
"""Cards for one good, by tile and good (§3.4)."""

TILES = tuple(PRICES)

DECK: Cards = tuple(kind for kind, card in CARDS.items() for _ in range(card.copies))
"""The base deck, starting Indigo Plants included."""


def in_table_order(cards: Iterable[Key]) -> Cards:
    """These cards as a multiset."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def amounts(cards: Cards) -> tuple[tuple[Key, int], ...]:
    """How many there are of each kind, in the order given."""
    counted: dict[Key, int] = {}
    for card in cards:
        counted[card] = counted.get(card, 0) + 1
    return tuple(counted.items())


def spread(pairs: Iterable[tuple[Key, int]]) -> Cards:
    """The cards that these amounts stand for."""
    return tuple([kind for kind, amount in pairs for _ in range(amount)])


def without(cards: Cards, taken: Cards) -> Cards:
    """The cards that are left. Raises ValueError when one of those taken is not there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
