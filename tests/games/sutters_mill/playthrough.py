"""Whole games as readable text, kept in `golden/` (`tests.games.playthroughs`)."""

from collections.abc import Mapping

from games.core.model import Action
from games.sutters_mill import actions as act
from games.sutters_mill.game import SUTTERS_MILL
from games.sutters_mill.options import SuttersMillOptions
from games.sutters_mill.state import State, wallet
from tests.games.telling import game_told

GAMES = {
    "two-seats": (2, 8, SuttersMillOptions()),
    "three-seats": (3, 6, SuttersMillOptions()),
    "four-seats": (4, 5, SuttersMillOptions()),
}
"""Name of the file: seats, seed, options."""

RARE = frozenset({"town_left"})
"""What these games do not come to."""

LIKED: Mapping[type[Action], int] = {
    act.Dig: 60,
    act.RemoveCard: 40,
    act.PlaceCard: 30,
    act.PlaceProspector: 20,
    act.LiftProspector: 20,
    act.Rearrange: 10,
    act.EndTurn: 6,
}
"""How much likelier than the switch and going home, which are for the end."""


def told(seats: int, seed: int, options: SuttersMillOptions) -> str:
    """The game of that seed, played by chance to the end."""
    return game_told(SUTTERS_MILL, (seats, seed, options), liked=LIKED, position=_position)


def _position(state: State) -> list[str]:
    """The vein and every player in a line."""
    lines = [f"== vein {state.table.left}, adventurer {state.table.adventurer}"]
    for seat, player in enumerate(state.table.players):
        stood = " ".join(map(str, player.prospectors))
        lines.append(f"   {seat} {player.phase} gold {wallet(state, seat)} [{stood}]")
    return lines
