"""How well a robot plays, as its table chose."""

from enum import StrEnum


class Level(StrEnum):
    """What a robot is called behind its name; stored by these words."""

    EASY = "easy"
    """Sees only what its answer brings at once."""
    NORMAL = "normal"
    """Looks ahead, for a short time."""
    HARD = "hard"
    """Looks ahead for all the time there is. Hints are its."""


def level_of(stored: str | None) -> Level:
    """The level of a robot. None: added before there were levels, or in the place of somebody who is absent."""
    return Level.NORMAL if stored is None else Level(stored)
