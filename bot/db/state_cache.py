"""Cache of game states, so that a press need not load the game again."""

import logging
from collections import OrderedDict
from typing import Any, Protocol, TypeAlias

from bot.db.caches import Caches, PackedState
from games.core.game import Game

log = logging.getLogger(__name__)

AnyGame: TypeAlias = Game[Any, Any, Any]

State: TypeAlias = Any


class StateCache:
    """The states used last. A state belongs to a journal number and never changes, so nothing here is ever wrong."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._states: OrderedDict[int, tuple[int, State]] = OrderedDict()
        self._packed: OrderedDict[int, PackedState] = OrderedDict()
        self._damaged: set[int] = set()
        self._lost: set[int] = set()

    def get(self, table: int, step: int) -> State | None:
        """The state after that step, if it is cached."""
        held = self._states.get(table)
        if held is None or held[0] != step:
            return None
        self._states.move_to_end(table)
        return held[1]

    def step_of(self, table: int) -> int | None:
        """The step of the table whose state is cached; None: none is."""
        held = self._states.get(table)
        return None if held is None else held[0]

    def keep_packed(self, table: int, snapshot: PackedState) -> None:
        """Keep a stored state until it is asked for; the one waiting longest is dropped."""
        self._packed[table] = snapshot
        self._packed.move_to_end(table)
        if len(self._packed) > self._limit:
            self._packed.popitem(last=False)

    def packed(self, table: int, step: int) -> PackedState | None:
        """Take the packed state after that step out of the cache, if it is there."""
        held = self._packed.pop(table, None)
        return held if held is not None and held.number == step else None

    def keep(self, table: int, step: int, state: State) -> None:
        """Keep it; the one not used for longest goes."""
        self._states[table] = (step, state)
        self._states.move_to_end(table)
        while len(self._states) > self._limit:
            self._states.popitem(last=False)

    def note_damage(self, table: int, step: int, error: Exception) -> None:
        """Log that the snapshot after that step cannot be read; once for each table."""
        if table not in self._damaged:
            self._damaged.add(table)
            log.error("table %s: the snapshot after step %s is damaged: %s", table, step, error)

    def note_loss(self, table: int, why: str) -> None:
        """Log that the table cannot be rebuilt from what is left of it; once for each table."""
        if table not in self._lost:
            self._lost.add(table)
            log.error("table %s: cannot be rebuilt: %s", table, why)

    def __len__(self) -> int:
        return len(self._states)


class Playing(Protocol):
    """What it takes to play a journal again."""

    states: StateCache

    @property
    def caches(self) -> Caches:
        """The caches."""

    def game(self, name: str) -> AnyGame:
        """The rules. Raises `InvalidInput` for a game this release does not know."""
