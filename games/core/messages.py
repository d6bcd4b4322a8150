"""Sentences without their words: a Fluent id and what fills its blanks, said outright or taken from a value's fields."""

from collections.abc import Callable
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct


class Of(Struct, frozen=True):
    """Stands in the type of a field for the vocabulary of its keys: `Annotated[Key, Of("good")]`."""

    kind: str
    """The vocabulary; `seat` for a seat's number, which stands for a name."""


Seat: TypeAlias = Annotated[int, Of("seat")]
"""A place at the table, 0 for the first; seat order is clockwise."""

Key: TypeAlias = str
"""The word for a thing of a game in code and files: `indigo_plant`, `corn@ship_6`."""


class SeatName(Struct, frozen=True, tag="seat", array_like=True, gc=False):
    """Stands in a message for the name of whoever sits there."""

    seat: Seat


class SeatNames(Struct, frozen=True, tag="seats", array_like=True, gc=False):
    """Stands in a message for the names of several players, at least one, as one phrase."""

    seats: tuple[Seat, ...]


class Term(Struct, frozen=True, tag="term", array_like=True, gc=False):
    """Stands in a message for a thing of the game, in the reader's language."""

    kind: str
    """The vocabulary: `card`, `role`, `good`..."""

    key: Key


class Terms(Struct, frozen=True, tag="terms", array_like=True, gc=False):
    """Stands in a message for a list of things with their amounts."""

    kind: str
    amounts: tuple[tuple[Key, int], ...]


Arg: TypeAlias = int | str | SeatName | SeatNames | Term | Terms
"""What fills a message's blanks. A `str` is shown as it is: a map label, a typed word."""


class Message(Struct, frozen=True, array_like=True, gc=False):
    """A sentence without its words: the id of a Fluent message and what fills it."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def say(id: str, /, **args: Arg) -> Message:
    """The message with that Fluent id, filled."""
    return Message(id, tuple(args.items()))


def said(id: str, value: Struct) -> Message:
    """The message with that Fluent id, filled with the fields of the value as their types say.

    A `Seat` is its player's name, `tuple[Seat, ...]` the names of several; a key with `Of` a thing of that vocabulary, keys or
    pairs of key and amount with `Of` a list of things; a number or another word stands as it is, a `bool` as `yes` or `no`. A
    field that is None, or holds no seats, is left out. Raises TypeError for a field of any other type.
    """
    filled = [(name, fill(getattr(value, name))) for name, fill in _blanks(type(value))]
    return Message(id, tuple([(name, arg) for name, arg in filled if arg is not None]))


Fill: TypeAlias = Callable[[Any], Arg | None]
"""What a field's value puts into its blank."""


@cache
def _blanks(kind: type[Struct]) -> tuple[tuple[str, Fill], ...]:
    """The fields of the type and what their values put into the blanks of the same names."""
    hints = get_type_hints(kind, include_extras=True)
    blanks = []
    for name in kind.__struct_fields__:
        fill = _fill(hints[name])
        if fill is None:
            raise TypeError(f"{kind.__name__}.{name} has no words by default: {hints[name]}")
        blanks.append((name, fill))
    return tuple(blanks)


def _fill(hint: object) -> Fill | None:
    """What values of that type put into a blank; None for a type that says nothing of it."""
    plain, vocabulary = _bare(_present(hint), None)
    if get_origin(plain) is tuple:
        return _fill_of_several(get_args(plain)[0], vocabulary)
    if vocabulary == "seat":
        return _unless_none(SeatName)
    if vocabulary is not None:
        return _unless_none(lambda key: Term(vocabulary, key))
    if plain is bool:
        return _unless_none(lambda value: "yes" if value else "no")
    return _as_it_is if plain in (int, str) or get_origin(plain) is Literal else None


def _fill_of_several(hint: object, vocabulary: str | None) -> Fill | None:
    """The same of tuples of things of that type."""
    part, vocabulary = _bare(hint, vocabulary)
    if vocabulary is None:
        return None
    if vocabulary == "seat":
        return lambda seats: SeatNames(seats) if seats else None
    if get_origin(part) is tuple:
        return _unless_none(lambda amounts: Terms(vocabulary, amounts))
    return _unless_none(lambda keys: Terms(vocabulary, _counted(keys)))


def _present(hint: object) -> object:
    """The type without None."""
    if get_origin(hint) not in (Union, UnionType):
        return hint
    parts = [part for part in get_args(hint) if part is not type(None)]
    return parts[0] if len(parts) == 1 else hint


def _bare(hint: object, vocabulary: str | None) -> tuple[object, str | None]:
    """The type without its marks, and the vocabulary that they name, if one is not known from outside."""
    if get_origin(hint) is not Annotated:
        return hint, vocabulary
    plain, *marks = get_args(hint)
    named = [mark.kind for mark in marks if isinstance(mark, Of)]
    return plain, vocabulary or (named[-1] if named else None)


def _unless_none(fill: Callable[[Any], Arg]) -> Fill:
    """The same, None left as it is."""
    return lambda value: None if value is None else fill(value)


def _as_it_is(value: Any) -> Arg | None:
    """A number or a word, or nothing."""
    shown: int | str | None = value
    return shown


def _counted(keys: tuple[Key, ...]) -> tuple[tuple[Key, int], ...]:
    """Each key once with its number, in the order in which they come."""
    return tuple([(key, keys.count(key)) for key in dict.fromkeys(keys)])
