"""Whole games as readable text, kept in `golden/` (`tests.games.playthroughs`)."""

from games.catan_dice.game import CATAN_DICE
from games.catan_dice.options import CatanDiceOptions
from tests.games.telling import game_told

GAMES = {
    "alone": (1, 1, CatanDiceOptions()),
    "island-one": (3, 2, CatanDiceOptions()),
    "island-two": (2, 3, CatanDiceOptions(island="two")),
}
"""Name of the file: seats, seed, options."""

RARE: frozenset[str] = frozenset()
"""What these games do not come to."""


def told(seats: int, seed: int, options: CatanDiceOptions) -> str:
    """The game of that seed, played by chance to the end."""
    return game_told(CATAN_DICE, (seats, seed, options))
