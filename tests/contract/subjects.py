"""What the laws are held against: every game at tables that show every two of its options together."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import msgspec

from games.catalogue import GAMES
from games.core.game import Options
from games.core.model import Seat
from tests.contract.covering import AnyGame, covering
from tests.contract.hidden import Hidden
from tests.contract.particulars import hidden_of
from tests.games.core.toy import TOY


@dataclass(frozen=True)
class Case:
    """A game at a number of seats with a set of options."""

    game: AnyGame
    seats: int
    options: Options

    @property
    def id(self) -> str:
        """What pytest calls it."""
        chosen = [f"{name}={value}" for name, value in msgspec.structs.asdict(self.options).items()]
        return "-".join([self.game.id, str(self.seats), *chosen])

    @property
    def hidden(self) -> tuple[Hidden, ...]:
        """What the game hides."""
        return hidden_of(self.game.id)


@cache
def cases() -> tuple[Case, ...]:
    """All of them, the toy game first."""
    games: tuple[AnyGame, ...] = (TOY, *GAMES)
    return tuple(Case(game, seats, options) for game in games for seats, options in covering(game))


def viewers(case: Case) -> tuple[Seat | None, ...]:
    """All seats and a spectator."""
    return (*range(case.seats), None)


Law: TypeAlias = Callable[[Case], None]
