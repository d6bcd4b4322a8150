"""What a table chooses before it starts."""

from typing import Literal

from games.core.game import Options


class CatanDiceOptions(Options, frozen=True):
    """The host's choice (R101)."""

    island: Literal["one", "two"] = "one"
    """Island One: the standard game; Island Two: the version Plus."""
