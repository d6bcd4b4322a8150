"""A lobby's options, each with the values that the number of players allows. Pure."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from msgspec import structs

from bot.db.state_cache import AnyGame
from bot.model.lobby import Choice, OptionValue
from games.core.game import Options
from games.core.model import Message

USUAL = 3
"""The number of players that most games allow."""


def choices(game: AnyGame, options: Options, most: int | None = None) -> tuple[Choice, ...]:
    """Every option and its value. What needs more players than `most` is left out, unless it is set."""
    every = tuple(
        Choice(field.name, _values(field.type), getattr(options, field.name))
        for field in msgspec.structs.fields(options)
    )
    if most is None or most >= game.seats[-1]:
        return every
    few = range(game.seats[0], most + 1)

    def fits(choice: Choice, value: OptionValue) -> bool:
        if value == choice.value:
            return True
        wanted = structs.replace(options, **{choice.field: value})
        return _goes(game, every, wanted, choice.field, few) or not _goes(
            game, every, wanted, choice.field, game.seats
        )

    return tuple(
        structs.replace(one, values=tuple(value for value in one.values if fits(one, value)))
        for one in every
    )


def open_choices(game: AnyGame, options: Options, most: int | None = None) -> tuple[Choice, ...]:
    """The choices without values that would be refused because another option, as it is set, excludes them."""
    every = choices(game, options, most)
    if hopeless(game, options, most) is not None:
        return every

    def goes(choice: Choice, value: OptionValue) -> bool:
        return hopeless(game, structs.replace(options, **{choice.field: value}), most) is None

    return tuple(
        structs.replace(one, values=tuple(value for value in one.values if goes(one, value)))
        for one in every
    )


def hopeless(game: AnyGame, options: Options, most: int | None) -> Message | None:
    """Why no game with these options can begin with at most that many players; None: one can."""
    top = game.seats[-1] if most is None else most
    problems = [game.check(number, options) for number in range(game.seats[0], top + 1)]
    return None if None in problems else problems[-1]


def likely(game: AnyGame, options: Options, wanted: int | None, here: int) -> int | None:
    """With how many seats a table with these options and that many players is likely to begin; None: with none."""
    top = game.seats[-1] if wanted is None else wanted
    numbers = [number for number in game.seats if number <= top]
    possible = [number for number in numbers if game.check(number, options) is None]
    least = max(here, USUAL) if wanted is None else wanted
    return next((number for number in possible if number >= least), max(possible, default=None))


def _goes(
    game: AnyGame, every: Iterable[Choice], options: Options, field: str, seats: Iterable[int]
) -> bool:
    """Whether one of these numbers of players can play with that value, if need be with another option set otherwise."""
    return any(
        game.check(number, varied) is None
        for varied in _varied(every, options, field)
        for number in seats
    )


def _varied(every: Iterable[Choice], options: Options, field: str) -> Iterator[Options]:
    """The options as they are, and with one other than `field` changed."""
    yield options
    for other in every:
        if other.field != field:
            for value in other.values:
                yield structs.replace(options, **{other.field: value})


def _values(kind: Any) -> tuple[OptionValue, ...]:
    """The closed choices of an option's type."""
    if kind is bool:
        return (False, True)
    described = msgspec.inspect.type_info(kind)
    assert isinstance(described, msgspec.inspect.LiteralType)
    return tuple(sorted((str(value) for value in described.values), key=_order(kind)))


def _order(kind: Any) -> Callable[[str], int]:
    """The order in which the game wrote the values."""
    written = [str(value) for value in kind.__args__]
    return written.index
