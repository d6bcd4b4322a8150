"""There is one game, the same for all numbers of players (§1)."""

from games.core.game import Options


class SuttersMillOptions(Options, frozen=True):
    """Nothing to choose."""
