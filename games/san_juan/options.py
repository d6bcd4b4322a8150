"""What a table chooses before it starts."""

from games.core.game import Options


class SanJuanOptions(Options, frozen=True):
    """The variants of San Juan."""

    starting_hand_variant: bool = False
    """Look at 5, 6, 7, 8 cards by position and keep 4 (S7)."""

    expansion: bool = False
    """The New Buildings: 33 cards more, and the Cathedral (§3.2)."""

    extra_production: bool = False
    """The four production buildings of the expansion alone; says nothing where the whole of it is chosen."""
