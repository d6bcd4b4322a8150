"""What a table chooses before it starts (section 1)."""

from games.core.game import Options


class PuertoRicoOptions(Options, frozen=True):
    """Expansions and settings; the names are those of the rules."""

    exp_new_buildings: bool = False
    """Expansion I: the commercial buildings are drafted from 31 types (U7 to U11)."""

    exp_nobles: bool = False
    """Expansion II: eight more building types and twenty nobles (U12 to U14)."""

    simultaneous_placement: bool = False
    """People are placed by all at the same time (R32)."""

    open_vp: bool = False
    """Everybody sees the victory points of all (A21)."""
