"""The newest steps of the tables used last: what a seat is told with its question is read once, not at every press."""

from collections.abc import Sequence

from bot.db.lru_cache import LruCache
from bot.db.rows import StepRow

LENGTH = 64
"""Steps of a table that are kept at most; what goes back further is asked of the database."""


class StepCache:
    """Steps without a gap, the newest last, taken back or not, of as many tables as there is room for."""

    def __init__(self, room: int) -> None:
        self._held = LruCache[tuple[StepRow, ...]](room)

    def between(self, table: int, after: int, upto: int) -> Sequence[StepRow] | None:
        """The steps after that number up to this one, oldest first; None: not all of them are cached."""
        held = self._held.get(table)
        if not held or after + 1 < held[0].number or held[-1].number < upto:
            return None
        return [step for step in held if after < step.number <= upto]

    def newest(self, table: int, upto: int) -> Sequence[StepRow]:
        """The cached steps up to this one, oldest first; empty if this one is not cached."""
        held = self._held.get(table)
        if not held or held[-1].number < upto:
            return ()
        return [step for step in held if step.number <= upto]

    def keep(self, table: int, steps: Sequence[StepRow]) -> None:
        """Hold what was read, oldest first."""
        self._held.keep(table, tuple(steps[-LENGTH:]))

    def add(self, table: int, step: StepRow) -> None:
        """A step was stored. One that strikes others changes what is held of them."""
        held = self._held.get(table)
        if not held:
            return
        if step.kind == "undo" or held[-1].number + 1 < step.number:
            self._held.forget(table)
        elif held[-1].number + 1 == step.number:
            self.keep(table, (*held, step))

    def forget(self, table: int) -> None:
        """Steps of the table were changed."""
        self._held.forget(table)

    def clear(self) -> None:
        """Steps of any table may have been changed."""
        self._held.clear()

    def close(self) -> None:
        """Hold nothing from now on."""
        self._held.close()
