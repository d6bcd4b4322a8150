"""What the Helpers keep on the table."""

from msgspec import Struct

from games.core.model import Key, Seat

HELPERS: tuple[Key, ...] = (
    "merchant",
    "mendicant",
    "mayor",
    "explorer",
    "general",
    "sage",
    "noblewoman",
    "captain",
    "priest",
    "robber_bride",
)
"""In the order of the pile, A1 first; the last four are never dealt (R401)."""


class Helpers(Struct, frozen=True, gc=False, tag="helpers"):
    """Who holds which helper, and what is used up this turn (R404, R411, R412)."""

    held: tuple[Key, ...]
    """By seat; empty before the second founding settlement."""

    flipped: tuple[bool, ...]
    """By seat: whether side B is up."""

    display: tuple[Key, ...]
    """In the order of `HELPERS`."""

    taken: tuple[Seat, ...] = ()
    """Whose helper was taken this turn, and waits for the next one (R411)."""

    used: tuple[Seat, ...] = ()
    """Who has used a helper this turn (R412)."""

    captain: Key = ""
    """The resource that the active player trades 2:1 this turn (R460)."""

    knights_removed: int = 0
    """Knights that the Priest has taken out of the game (R472)."""
