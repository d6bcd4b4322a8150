"""How a game says what it hides, for the law that secrets do vary."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct


class Hidden(Struct, frozen=True):
    """One row of a game's information table that somebody must not know."""

    name: str

    of: Callable[[Any, int], object]
    """What a seat has of it in a state; the same for all seats where it is the table's."""

    owner: bool
    """Whether the seat itself knows it."""

    fields: tuple[str, ...]
    """The fields of the state that hold it (`tests.contract.fields`): together the rows name every secret one."""

    always: bool = True
    """Whether every game comes to have some of it; False where it takes a card or an option."""
