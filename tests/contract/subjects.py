"""What the laws are held against: every game at every number of seats with every set of options."""

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from games.catalogue import GAMES
from games.core.game import Game, Options
from games.core.model import Seat
from tests.contract import hidden_of_san_juan, hidden_of_toy
from tests.contract.hidden import Hidden
from tests.games.core.toy import TOY

AnyGame: TypeAlias = Game[Any, Any, Any]

HIDDEN: dict[str, tuple[Hidden, ...]] = {
    "san-juan": hidden_of_san_juan.HIDDEN,
    "toy": hidden_of_toy.HIDDEN,
}
"""What each game's information table calls hidden."""

MOST_OPTION_SETS = 8


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
        return HIDDEN[self.game.id]


def option_sets(kind: type[Options]) -> Iterator[Options]:
    """Every combination of options, or where they are too many the defaults and every single change."""
    choices = {name: _values(hint) for name, hint in get_type_hints(kind).items()}
    every = [
        dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())
    ]
    if len(every) > MOST_OPTION_SETS:
        every = [{}, *[{name: value} for name, values in choices.items() for value in values]]
    seen = []
    for values in every:
        options = kind(**values)
        if options not in seen:
            seen.append(options)
            yield options


def _values(hint: object) -> tuple[object, ...]:
    """What a closed choice can be."""
    if hint is bool:
        return (False, True)
    assert get_origin(hint) is Literal, f"{hint} is no closed choice"
    return get_args(hint)


@cache
def cases() -> tuple[Case, ...]:
    """All of them, the toy game first."""
    games: tuple[AnyGame, ...] = (TOY, *GAMES)
    return tuple(
        Case(game, seats, options)
        for game in games
        for seats in game.seats
        for options in option_sets(game.options)
        if game.check(seats, options) is None
    )


def viewers(case: Case) -> tuple[Seat | None, ...]:
    """All seats and a spectator."""
    return (*range(case.seats), None)


Law: TypeAlias = Callable[[Case], None]
