"""What the host chooses."""

from typing import Literal

from games.core.game import Options


class BazaarOptions(Options, frozen=True):
    """Variants of a table (§1)."""

    length: Literal["short", "long"] = "short"
