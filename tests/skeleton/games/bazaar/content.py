"""The tables of `data/bazaar`, read once."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TypeAlias

from games.core.model import Key, Message, say

_ROOT = Path(__file__).resolve().parents[2]
_TABLES = tomllib.loads((_ROOT / "data" / "bazaar" / "lots.toml").read_text(encoding="utf-8"))

LOTS: Mapping[Key, int] = _TABLES["lots"]
"""Points of each lot (§3)."""

DECK: tuple[int, ...] = tuple(range(1, _TABLES["highest_card"] + 1))
"""The bid cards (§3)."""

PLAYED: Mapping[str, int] = _TABLES["played"]
"""How many lots are played, by the option `length` (§1)."""

Hand: TypeAlias = tuple[int, ...]
"""Bid cards, the lowest first."""


def label(kind: str, key: Key) -> Message:
    """What a key is called; a card by its number. Game and renderer ask here."""
    if kind == "card":
        return say("bazaar-card", number=int(key))
    return say(f"bazaar-{kind}-{key.replace('_', '-')}")
