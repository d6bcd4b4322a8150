"""Positions from which several tests begin."""

from games.core.model import Action
from games.core.rng import Rng
from games.puerto_rico.actions import (
    KeepGuests,
    KeepGuestsAll,
    MoveGuest,
)
from games.puerto_rico.game import PUERTO_RICO
from games.puerto_rico.options import PuertoRicoOptions
from games.puerto_rico.scoring import sheets
from games.puerto_rico.state import State
from tests.games.puerto_rico.table import Game


def line(game: Game, seat: int, key: str) -> int:
    """A row of the seat's sheet."""
    return next(row.points for row in sheets(game.state)[seat].lines if row.label.key == key)


def fresh(seats: int, seed: int = 0, **options: bool) -> State:
    """A table as it is set up."""
    rng = Rng(bytes([seed]) * 32)
    return PUERTO_RICO.setup(seats, PuertoRicoOptions(**options), rng).state


def blocked(seats: int = 3, **options: bool) -> Game:
    """A game in which the ships take nothing."""
    game = Game(seats, **options)
    return game.ships((4, "corn", 4), (5, "indigo", 5), (6, "sugar", 6))


HERE: frozenset[type[Action]] = frozenset({MoveGuest, KeepGuests, KeepGuestsAll})


def has_window(game: Game, seat: int) -> bool:
    """Whether that seat is asked about its guests."""
    asked = game.asked
    return asked.seat == seat and {offer.action for offer in asked.offers} == HERE


def new(seats: int = 3, **options: bool) -> Game:
    """A game with New Buildings."""
    return Game(seats, exp_new_buildings=True, **options)
