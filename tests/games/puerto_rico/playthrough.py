"""Whole games as readable text, kept in `golden/` (`tests.games.playthroughs`)."""

from collections.abc import Mapping

from games.core.model import Action
from games.puerto_rico.actions import (
    AddColonist,
    Build,
    MoveGuest,
    Sell,
    Supply,
    TakeGood,
    TakeTile,
)
from games.puerto_rico.content import named
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.state import People, Place, Player, State
from tests.games.telling import game_told

GAMES = {
    "two-seats": (2, 1, PuertoRicoOptions()),
    "three-seats": (3, 2, PuertoRicoOptions(simultaneous_placement=True)),
    "three-seats-nobles": (3, 5, PuertoRicoOptions(exp_nobles=True, open_vp=True)),
    "four-seats-buildings": (4, 6, PuertoRicoOptions(exp_new_buildings=True)),
    "three-seats-forests": (3, 397, PuertoRicoOptions(exp_new_buildings=True, exp_nobles=True)),
    "three-seats-guests": (3, 1816, PuertoRicoOptions(exp_new_buildings=True, exp_nobles=True)),
    "three-seats-wharves": (3, 1021, PuertoRicoOptions(exp_new_buildings=True, exp_nobles=True)),
}
"""Name of the file: seats, seed, options."""

RARE = frozenset[str]()
"""What these games do not come to."""

LIKED: Mapping[type[Action], int] = {
    Build: 6,
    TakeTile: 6,
    AddColonist: 6,
    Sell: 4,
    TakeGood: 6,
    Supply: 4,
    MoveGuest: 2,
}
"""What players choose more often than by mere chance."""


def told(seats: int, seed: int, options: PuertoRicoOptions) -> str:
    """The game of that seed."""
    return game_told(PUERTO_RICO, (seats, seed, options), liked=LIKED, position=position)


def position(state: State) -> list[str]:
    """The table at a glance, once a round."""
    table = state.table
    if state.flow and any(card.taker is not None for card in table.roles):
        return []
    cargo = " ".join(f"{ship.barrels}/{ship.capacity}{ship.good or ''}" for ship in table.cargo)
    head = (
        f"== round {table.round}, governor {table.governor}, pool {table.pool}, paper {table.paper}, "
        f"supply {_people(table.supply)}, ship {_people(table.ship)}, goods {_goods(table.goods)}, "
        f"cargo {cargo}, house {' '.join(table.house) or 'empty'}, row {' '.join(table.row)}"
    )
    points = state.secrets.points
    return [
        head,
        *[
            f"   {seat} {_player(player)} vp {points[seat]}"
            for seat, player in enumerate(table.players)
        ],
    ]


def _player(player: Player) -> str:
    """Money, goods, people waiting, island and city: `*` a colonist, `!` a noble."""
    island = " ".join(map(_place, player.island))
    city = " ".join(map(_place, player.city))
    head = f"{player.doubloons}d {_goods(player.goods)} waiting {_people(player.waiting)}"
    return f"{head} [{island}] [{city}]"


def _place(place: Place) -> str:
    """A tile or building with its people."""
    return place.kind + "*" * place.colonists + "!" * place.nobles


def _people(people: People) -> str:
    """Colonists and nobles."""
    return f"{people.colonists}+{people.nobles}"


def _goods(goods: tuple[int, ...]) -> str:
    """Goods by their first letters."""
    return ",".join(f"{count}{good}" for good, count in named(goods)) or "none"
