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
from tests.contract import hidden_of_catan, hidden_of_san_juan, hidden_of_toy
from tests.contract.hidden import Hidden
from tests.games.core.toy import TOY

AnyGame: TypeAlias = Game[Any, Any, Any]

HIDDEN: dict[str, tuple[Hidden, ...]] = {
    "catan": hidden_of_catan.HIDDEN,
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


def option_sets(game: AnyGame, seats: int) -> Iterator[Options]:
    """Every combination of options that can be played, or where they are many as few as show every value once.

    Of numbers that an option may have the least and the greatest are enough.

    Games with many options are long ones, too: the laws look at thousands of positions of each set.
    """
    choices = {name: _values(hint) for name, hint in get_type_hints(game.options).items()}
    every = [
        options
        for values in itertools.product(*choices.values())
        if game.check(seats, options := game.options(**dict(zip(choices, values, strict=True))))
        is None
    ]
    if len(every) <= MOST_OPTION_SETS:
        yield from every
        return
    unseen = {pair for options in every for pair in _pairs(options)}
    unseen -= {pair for name in choices for pair in _between(name, unseen)}
    options = game.options()
    while unseen:
        yield options
        unseen -= _pairs(options)
        options = max(every, key=lambda one: len(unseen & _pairs(one)))


def _pairs(options: Options) -> set[tuple[str, object]]:
    """The options as (name, value)."""
    return set(msgspec.structs.asdict(options).items())


def _between(name: str, pairs: set[tuple[str, object]]) -> list[tuple[str, object]]:
    """The option's values that are numbers, but for the least and the greatest."""
    numbers = [pair for pair in pairs if pair[0] == name and str(pair[1]).isdecimal()]
    return sorted(numbers, key=lambda pair: int(str(pair[1])))[1:-1]


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
        for options in option_sets(game, seats)
    )


def viewers(case: Case) -> tuple[Seat | None, ...]:
    """All seats and a spectator."""
    return (*range(case.seats), None)


Law: TypeAlias = Callable[[Case], None]
