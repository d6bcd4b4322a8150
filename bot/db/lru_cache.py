"""Values used last, by number, so that what nobody else can have changed is not asked of the database again."""

from collections import OrderedDict
from typing import Generic, TypeVar

V = TypeVar("V")


class LruCache(Generic[V]):
    """Holds a number of values and drops the least recently used. With room for 0 it is always empty."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._held: OrderedDict[int, V] = OrderedDict()

    def get(self, number: int) -> V | None:
        """The value, if it is cached."""
        held = self._held.get(number)
        if held is not None:
            self._held.move_to_end(number)
        return held

    def keep(self, number: int, value: V) -> None:
        """Hold it from now on."""
        if not self._room:
            return
        self._held[number] = value
        self._held.move_to_end(number)
        if len(self._held) > self._room:
            self._held.popitem(last=False)

    def forget(self, number: int) -> None:
        """It is being changed: look again."""
        self._held.pop(number, None)

    def clear(self) -> None:
        """All may have been changed: look again."""
        self._held.clear()

    def close(self) -> None:
        """Hold nothing from now on."""
        self._room = 0
        self._held.clear()
