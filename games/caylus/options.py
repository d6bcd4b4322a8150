"""What a table chooses before it starts (1.1)."""

from typing import Literal

from games.core.game import Options


class CaylusOptions(Options, frozen=True):
    """The host's choices."""

    favors: Literal["standard", "beginner"] = "standard"
    """`beginner`: no favor table, every favor is worth points (R96)."""

    jeweler: bool = True
    """Whether the Jeweler is in the stock."""

    final_cubes: Literal["each", "by_three"] = "each"
    """What cubes that are not gold are worth at the end (R102)."""
