"""The tables of Sutter's Mill (docs/rules/sutters-mill.md §3), read once from data/sutters-mill."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from games.core.model import Key

_FILE = Path(__file__).parents[2] / "data" / "sutters-mill" / "tables.toml"
_TABLES: Mapping[str, Any] = tomllib.loads(_FILE.read_text(encoding="utf-8"))


class Building(Struct, frozen=True):
    """A building and what its certificate does (R58a)."""

    id: Key
    effect: Key
    own: bool
    """Whether name and power are this project's own design."""


class Limits(Struct, frozen=True):
    """Prices and bounds (§3.4, §3.5, §5)."""

    prices: tuple[int, ...]
    penalties: tuple[int, ...]
    prospectors: int
    capital: int
    stack: int
    quiet_rounds: int


SECTIONS: tuple[Key, ...] = convert(_TABLES["sections"], tuple[str, ...])
"""Of the vein, in order of digging; amounts of counters stand in this order."""

Counters = tuple[int, int, int]
"""Amounts by section."""

Values = tuple[int, int, int, int]
"""Amounts of counters with 1, 2, 3 and 4 nuggets."""

COUNTERS: tuple[Values, ...] = convert(
    [_TABLES["counters"][section] for section in SECTIONS], tuple[Values, ...]
)
"""All counters of each section."""

PLACES: Counters = (sum(COUNTERS[0]), sum(COUNTERS[1]), sum(COUNTERS[2]))

VALUE: Mapping[Key, int] = convert(_TABLES["cards"], dict[str, int])
"""What each card counts (§3.3)."""

CARDS: tuple[Key, ...] = tuple(VALUE)
"""A player's cards, the lowest first."""

LIMITS = convert(_TABLES["limits"], Limits)

BUILDINGS: tuple[Building, ...] = convert(_TABLES["buildings"], tuple[Building, ...])

TOWN: tuple[Key, ...] = tuple([building.id for building in BUILDINGS])
"""The buildings; stacks stand in this order."""

CAMPS: tuple[Key, ...] = tuple([f"{section}_camp" for section in SECTIONS])

SPACES: tuple[Key, ...] = (*TOWN, *CAMPS)
"""Where prospectors may stand; their amounts stand in this order (§4.1)."""

PLACE: Mapping[Key, int] = {space: place for place, space in enumerate(SPACES)}

WITH: Mapping[Key, Key] = {building.effect: building.id for building in BUILDINGS}
"""The building whose certificate has an effect."""

BONUSES: tuple[tuple[int, Key], ...] = tuple(
    [(number, WITH[f"bonus_{section}"]) for number, section in enumerate(SECTIONS)]
)
"""Section and building of the bonus counters, in the order in which they are looked at (R17)."""
