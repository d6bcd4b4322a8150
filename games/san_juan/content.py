"""The content of the box: cards, roles, tiles and limits, read once from data/san-juan."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from games.core.model import Key
from games.san_juan.options import SanJuanOptions

Cards: TypeAlias = tuple[Key, ...]
"""A multiset of cards: kinds in the order of the card table, equal ones side by side."""

Sort: TypeAlias = Literal["production", "city", "monument", "six", "cathedral"]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """One kind of card (§3.1, §3.2)."""

    sort: Sort
    copies: int
    """Cards of the deck, in the set to which the kind belongs."""

    cost: int
    points: int
    """Printed victory points."""

    set: Literal["base", "new_buildings"] = "base"
    extra: int = 0
    """Further copies with The New Buildings, or with its production buildings alone (§3.2)."""

    good: Key | None = None
    """The good that can lie on it."""

    apart: bool = False
    """Whether it lies in the middle of the table and is no part of the deck."""

    tucks: Literal["", "seen", "unseen"] = ""
    """Whether cards can lie under it, a point each, and whether its owner knows them."""

    saves: int | None = None
    """What is saved by building over it, where that is not its cost (B34)."""

    hand_limit: int | None = None
    """The hand limit that it gives its owner (R13)."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the rules."""

    starting_hand: int
    variant_hands: tuple[int, ...]
    hand: int
    expansion_hand: int
    buildings: int
    gold_mine: int
    black_market: int
    office: int
    customs_price: int
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
SAVED = {kind: card.cost if card.saves is None else card.saves for kind, card in CARDS.items()}
"""What building over each kind saves (R33 `K`)."""

GOOD_OF = {kind: card.good for kind, card in CARDS.items() if card.good is not None}
"""The good that can lie on each building, if any can."""

BUILDING_OF = {good: kind for kind, good in GOOD_OF.items()}
"""The building of each good."""

GOODS = tuple(BUILDING_OF)

PRODUCTION = frozenset(kind for kind, card in CARDS.items() if card.sort == "production")
CITY_BUILDINGS = frozenset(CARDS) - PRODUCTION
"""All that is no production building: monuments and six-cost buildings too (§2.1)."""

APART = frozenset(kind for kind, card in CARDS.items() if card.apart)
"""Buildings that nobody ever holds in hand."""

TUCKING = tuple(kind for kind, card in CARDS.items() if card.tucks)
"""Buildings that keep cards under them (R103)."""

UNSEEN = frozenset(kind for kind, card in CARDS.items() if card.tucks == "unseen")
"""Those of them under which not even the owner may look (§9)."""

MONUMENTS = tuple(kind for kind, card in CARDS.items() if card.sort == "monument")
SIX_BUILDINGS = tuple(kind for kind, card in CARDS.items() if card.sort == "six")

ROLES = _TABLES.roles
LIMITS = _TABLES.limits
PRIVILEGES: Mapping[Key, tuple[int, int]] = {
    "builder": (1, 2),
    "producer": (2, 3),
    "trader": (2, 3),
    "councillor": (5, 8),
    "prospector": (1, 2),
}
"""What each role brings whoever picks it, without and with the Library (§3.5)."""

TILE_GOODS = tuple(good for good in GOODS if BUILDING_OF[good] in PRODUCTION)
"""Goods with a column on the trading-house tiles."""

CUSTOMS_GOOD = "customs_good"
PRICES = {
    tile: {**dict(zip(TILE_GOODS, row, strict=True)), CUSTOMS_GOOD: LIMITS.customs_price}
    for tile, row in _TABLES.tiles.items()
}
"""Cards for one good, by tile and good (§3.4, B36)."""

TILES = tuple(PRICES)

HAND_LIMITS: Mapping[Key, int] = {
    kind: card.hand_limit for kind, card in CARDS.items() if card.hand_limit is not None
}
"""Hand limits that buildings give (R13)."""


def kinds(options: SanJuanOptions) -> tuple[Key, ...]:
    """The kinds of card that are in play, those that lie apart too, in the order of the card table."""
    return KINDS if options.expansion else _BASE


_BASE = tuple(kind for kind, card in CARDS.items() if card.set == "base")


@cache
def deck(options: SanJuanOptions) -> Cards:
    """All cards that are shuffled, starting Indigo Plants included (S4)."""
    has_extra = options.expansion or options.extra_production
    return tuple(
        [
            kind
            for kind in kinds(options)
            for _ in range(CARDS[kind].copies + (CARDS[kind].extra if has_extra else 0))
        ]
    )


def in_table_order(cards: Iterable[Key]) -> Cards:
    """These cards as a multiset."""
    return tuple(sorted(cards, key=RANK.__getitem__))


def amounts(cards: Cards) -> tuple[tuple[Key, int], ...]:
    """How many there are of each kind, in the order given."""
    return tuple(counted(cards).items())


def counted(cards: Cards) -> dict[Key, int]:
    """The same by kind."""
    counts: dict[Key, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def spread(pairs: Iterable[tuple[Key, int]]) -> Cards:
    """The cards that these amounts stand for."""
    return tuple([kind for kind, amount in pairs for _ in range(amount)])


def without(cards: Cards, taken: Cards) -> Cards:
    """The cards that are left. Raises ValueError when one of those taken is not there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
