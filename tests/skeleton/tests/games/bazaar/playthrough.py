"""Whole games as readable text, kept in `golden/` (`tests.games.playthroughs`)."""

from tests.games.telling import game_told
from tests.skeleton.games.bazaar.game import BAZAAR
from tests.skeleton.games.bazaar.options import BazaarOptions
from tests.skeleton.games.bazaar.state import State

GAMES = {
    "two-seats": (2, 1, BazaarOptions()),
    "five-seats": (5, 2, BazaarOptions(length="long")),
}
"""Name of the file: seats, seed, options."""

RARE: frozenset[str] = frozenset()
"""Verbs and events that these games do not come to."""


def told(seats: int, seed: int, options: BazaarOptions) -> str:
    """The game of that seed, played by chance to the end."""
    return game_told(BAZAAR, (seats, seed, options), position=_position)


def _position(state: State) -> list[str]:
    """The table at a glance."""
    return [
        f"== {seat}: {','.join(player.lots) or 'nothing'}, holds {' '.join(map(str, hand))}"
        for seat, (player, hand) in enumerate(
            zip(state.table.players, state.secrets.hands, strict=True)
        )
    ]
