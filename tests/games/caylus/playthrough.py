"""Whole games as readable text, kept in `golden/` (`tests.games.playthroughs`)."""

from games.caylus import actions as act
from games.caylus.content import ROAD
from games.caylus.estimate import TASTES
from games.caylus.game import CAYLUS
from games.caylus.holdings import counted
from games.caylus.options import CaylusOptions
from games.caylus.state import Player, State
from games.core.model import Action
from tests.games.telling import game_told, word

GAMES = {
    "two-seats": (2, 19, CaylusOptions()),
    "three-seats": (3, 5, CaylusOptions()),
    "four-seats": (4, 16, CaylusOptions(final_cubes="by_three")),
    "five-seats-beginners": (5, 25, CaylusOptions(favors="beginner", jeweler=False)),
}
"""Name of the file: seats, seed, options."""

LIKED: dict[type[Action], int] = {**TASTES, act.Place: 14}
"""As the house, but for workers, which these players place as long as they can: more happens in their games."""

RARE = frozenset(
    {"replace", "exchange", "take_two", "cubes_exchanged", "favors_lost", "found_no_lot"}
)
"""What these games do not come to; `test_crafts`, `test_favors` and `test_castle` show it."""


def told(seats: int, seed: int, options: CaylusOptions) -> str:
    """The game of that seed, played to the end by chance with these tastes."""
    return game_told(CAYLUS, (seats, seed, options), liked=LIKED, position=_position)


def _position(state: State) -> list[str]:
    """The table at a glance."""
    table = state.table
    castle = " | ".join(word("", lots) for lots in table.lots)
    road = " ".join(
        f"{space}:{table.road[space - 1]}{_owner(table.owners[space - 1])}"
        for space in range(1, ROAD.spaces + 1)
        if table.road[space - 1]
    )
    head = f"== round {table.round}, officers on {table.bailiff}, castle {castle}"
    players = [f"   {seat} {_player(player)}" for seat, player in enumerate(table.players)]
    return [head, f"   {road}", *players]


def _owner(seat: int) -> str:
    """Whose it is."""
    return f"*{seat}" if seat >= 0 else ""


def _player(player: Player) -> str:
    """Points, money, cubes, favors."""
    cubes = word("", counted(player.cubes))
    columns = word("", tuple(map(str, player.favors)))
    return f"{player.points} PP, {player.deniers} deniers, {cubes}, favors {columns}"
