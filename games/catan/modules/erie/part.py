"""What the Erie canal keeps on the table."""

from msgspec import Struct

from games.core.model import Key

TOKENS = 12

Link = tuple[int, int]
"""Two canal localities, the smaller corner first."""


class Erie(Struct, frozen=True, gc=False, tag="erie"):
    """Canal tokens and links (R210-R218)."""

    supply: int
    tokens: tuple[int, ...]
    """How many each seat has."""

    links: tuple[tuple[Link, ...], ...]
    """By seat: the pairs that it has had, in order (R213)."""

    played: tuple[Key, ...] = ()
    """Resources that the active player has named this turn, a token each (R215)."""
