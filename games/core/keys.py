"""Keys that name several things at once: a good and the ship it goes on, a card and the seat it belongs to."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from games.core.model import Key

_BETWEEN = "@"


class Pair(NamedTuple):
    """Two things that are one choice: `Pair("corn", "ship_6").key` is `corn@ship_6`."""

    first: Key
    second: Key

    @property
    def key(self) -> Key:
        """The one key for both."""
        return _BETWEEN.join(self)

    @classmethod
    def parse(cls, key: Key) -> "Pair":
        """Both things that the key names. Raises ValueError for a key of one thing, or of three."""
        first, second = key.split(_BETWEEN)
        return cls(first, second)

    @classmethod
    def numbers(cls, key: Key) -> tuple[int, int]:
        """Both numbers of a key that pairs two, an offer's and a seat's. Raises ValueError for others."""
        first, second = key.split(_BETWEEN)
        return int(first), int(second)


@cache
def pair_key(first: Key, second: Key) -> Key:
    """The key of a pair that is asked for in every position, at hand once it has been made."""
    return Pair(first, second).key


class Triple(NamedTuple):
    """Three things that are one choice: a joker, the face it turns, and what the face becomes."""

    first: Key
    second: Key
    third: Key

    @property
    def key(self) -> Key:
        """The one key for all three."""
        return _BETWEEN.join(self)

    @classmethod
    def parse(cls, key: Key) -> "Triple":
        """The three things that the key names. Raises ValueError for keys of more or fewer."""
        first, second, third = key.split(_BETWEEN)
        return cls(first, second, third)


def joined(things: Iterable[Key]) -> Key:
    """One key for any number of things."""
    return _BETWEEN.join(things)


def parts_of(key: Key) -> tuple[Key, ...]:
    """All things that the key names; the key itself, if it names one."""
    return tuple(key.split(_BETWEEN))


def first_and_rest(key: Key) -> tuple[Key, Key]:
    """The first thing that the key names, and the rest: empty, if it names only one."""
    first, _, rest = key.partition(_BETWEEN)
    return first, rest


def first_of(key: Key) -> Key:
    """The first thing that the key names."""
    return key.partition(_BETWEEN)[0]


def word_of(key: Key) -> str:
    """The key as it stands in the ids of messages."""
    return key.replace("_", "-").replace(_BETWEEN, "-")
