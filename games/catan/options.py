"""What the host of a game of CATAN chooses (docs/rules/catan.md 1.1)."""

from typing import Literal

from games.core.game import Options


class CatanOptions(Options, frozen=True):
    """The host's choices (1.1)."""

    board: Literal["automatic", "beginner", "random", "corsica", "newyork"] = "automatic"
    """`automatic`: the beginner layout for 3-4 players, the random one for 5-6; the last two are scenarios (6.9)."""

    frame: Literal["fixed", "shuffled"] = "fixed"
    numbers: Literal["spiral", "scattered"] = "spiral"
    combined: bool = True
    """Whether trading and building mix freely (R47)."""

    erie: bool = False
    """Whether New York has its canal (6.10)."""

    helpers: bool = False
    """Whether everybody has a helper (docs/rules/catan-minis.md part D)."""

    frenemies: bool = False
    """Whether guilds reward kindness (docs/rules/catan-minis.md part C)."""

    seating: Literal["shuffled", "joined"] = "shuffled"
    """Whether seats are drawn, or taken in the order of joining (R3)."""

    first_player: Literal["random", "1", "2", "3", "4", "5", "6"] = "random"
    """Who begins: one of those who have joined, by number, or drawn (R7)."""
