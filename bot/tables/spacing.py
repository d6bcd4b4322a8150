"""How often somebody may call on the others of a table: who asks them again and again keeps nobody's phone busy with it."""

import math
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.model import TableError
from games.core.model import say

AT_ONCE = 4
"""What anybody may do of the kind at a table without a pause: join, propose, offer a seat, come back, invite."""

EVERY = timedelta(minutes=1)
"""After this time one more."""

ANYWHERE = 0
"""In a table's place: what is counted at all tables together, as invitations are."""

KEPT = 4096
"""People at tables who are remembered: those who called last. It is kept in memory; a restart forgives."""

Caller: TypeAlias = tuple[int, int]
"""A table, and the id of somebody there."""


class Spacing:
    """Counts calls; with 0 at once it lets everything pass."""

    def __init__(self, now: Callable[[], datetime], at_once: int) -> None:
        self._now = now
        self._at_once = at_once
        self._paid: OrderedDict[Caller, datetime] = OrderedDict()
        """When all that each has done is made up for, at one call in `EVERY`."""

    def refuse_flood(self, table: int, user_id: int) -> None:
        """Raises `TableError` for somebody who has called too often just now, with the seconds until the next time."""
        left = self._due((table, user_id)) - self._now() - (self._at_once - 1) * EVERY
        if self._at_once and left > timedelta():
            seconds = math.ceil(left.total_seconds())
            raise TableError(say("tables-asked-too-often", seconds=seconds))

    def count(self, table: int, user_id: int) -> None:
        """They have called once more."""
        caller = (table, user_id)
        self._paid[caller] = self._due(caller) + EVERY
        self._paid.move_to_end(caller)
        if len(self._paid) > KEPT:
            self._paid.popitem(last=False)

    @contextmanager
    def counted(self, table: int, user_id: int) -> Iterator[None]:
        """What is done in the block is one call, if it comes about. Raises `TableError` as `refuse_flood` does."""
        self.refuse_flood(table, user_id)
        yield
        self.count(table, user_id)

    def _due(self, caller: Caller) -> datetime:
        """When all is made up for; now, if it is."""
        return max(self._now(), self._paid.get(caller, self._now()))
