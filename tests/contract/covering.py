"""Which tables of a game the laws look at: numbers of seats and sets of options that show every two values together."""

import itertools
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

from games.core.game import Game, Options

AnyGame: TypeAlias = Game[Any, Any, Any]

LEAST, GREATEST = "the least", "the greatest"
"""Of numbers that an option may have with those seats these two are enough."""

Value: TypeAlias = tuple[str, object]
"""An option, or `seats`, and what it is at a table."""


class Table(NamedTuple):
    """A number of seats with a set of options."""

    seats: int
    options: Options


def covering(game: AnyGame) -> tuple[Table, ...]:
    """Few tables at which every value stands together with every value of every other option that it can stand with.

    The first is the game as it comes, at its smallest number of seats; then each is the one that shows most pairs not seen yet.
    """
    every = {table: _pairs(values) for table, values in _tables(game)}
    bits = {
        pair: 1 << place
        for place, pair in enumerate({p: None for of in every.values() for p in of})
    }
    shown = {table: sum([bits[pair] for pair in pairs]) for table, pairs in every.items()}
    unseen = (1 << len(bits)) - 1
    chosen = [Table(game.seats[0], game.options())]
    unseen &= ~shown.get(chosen[0], 0)
    while unseen:
        chosen.append(max(shown, key=lambda table: (shown[table] & unseen).bit_count()))
        unseen &= ~shown[chosen[-1]]
    return tuple(chosen)


def _tables(game: AnyGame) -> Iterator[tuple[Table, tuple[Value, ...]]]:
    """Every table that can be played, with what pairs are made of."""
    choices = {name: _choices(hint) for name, hint in get_type_hints(game.options).items()}
    for seats in game.seats:
        playable = [
            options
            for values in itertools.product(*choices.values())
            if game.check(seats, options := game.options(**dict(zip(choices, values, strict=True))))
            is None
        ]
        names = {name: _ends([getattr(one, name) for one in playable]) for name in choices}
        for options in playable:
            values = [(name, names[name].get(getattr(options, name))) for name in choices]
            if all(value is not None for _, value in values):
                yield Table(seats, options), (("seats", seats), *values)


def _ends(values: list[object]) -> dict[object, object]:
    """What each value counts as; numbers between the least and the greatest as nothing."""
    numbers = sorted({int(str(value)) for value in values if str(value).isdecimal()})
    called: dict[object, object] = {value: value for value in values}
    for value in values:
        if str(value).isdecimal():
            number = int(str(value))
            called[value] = None
            if number == numbers[0]:
                called[value] = LEAST
            elif number == numbers[-1]:
                called[value] = GREATEST
    return called


def _pairs(values: tuple[Value, ...]) -> tuple[tuple[Value, Value], ...]:
    """Every two values of a table; the only one with itself."""
    return tuple(itertools.combinations(values, 2)) or tuple((value, value) for value in values)


def _choices(hint: object) -> tuple[object, ...]:
    """What a closed choice can be."""
    if hint is bool:
        return (False, True)
    assert get_origin(hint) is Literal, f"{hint} is no closed choice"
    return get_args(hint)
