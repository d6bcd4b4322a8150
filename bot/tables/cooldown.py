"""How often a player may notify the others at a table, so that nobody keeps their phones ringing."""

import math
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import TypeAlias

from bot.model.errors import LimitReached
from games.core.model import say

AT_ONCE = 4
"""What anybody may do of the kind at a table without a pause: join, propose, offer a seat, come back, invite."""

EVERY = timedelta(minutes=1)
"""After this time one more."""

ANYWHERE = 0
"""In a table's place: notifications counted at all tables together, such as invitations."""

KEPT = 4096
"""People at tables who are remembered: those who called last. It is kept in memory; a restart forgives."""

Caller: TypeAlias = tuple[int, int]
"""A table, and the id of a person there."""


class Cooldown:
    """Counts calls; with 0 at once it lets everything pass."""

    def __init__(self, now: Callable[[], datetime], at_once: int) -> None:
        self._now = now
        self._at_once = at_once
        self._paid: OrderedDict[Caller, datetime] = OrderedDict()
        """When each person's count is back at 0; it falls by one in `EVERY`."""

    @contextmanager
    def counted(self, table: int, user_id: int) -> Iterator["Call"]:
        """Count the block as one call from its start, so that simultaneous tries count too.

        The call is refunded if the block fails or turns out to notify nobody. Raises `LimitReached`.
        """
        with self.call(table, user_id) as call:
            call.make()
            yield call

    @contextmanager
    def call(self, table: int, user_id: int) -> Iterator["Call"]:
        """Open a block that finds out by itself whether it notifies anybody, and then uses `Call.make`."""
        call = Call(self, (table, user_id))
        try:
            yield call
        except BaseException:
            call.unmake()
            raise

    def refuse_flood(self, caller: Caller) -> None:
        """Raise `LimitReached`, with the seconds to wait, for a person who has notified others too often."""
        left = self._due(caller) - self._now() - (self._at_once - 1) * EVERY
        if self._at_once and left > timedelta():
            seconds = math.ceil(left.total_seconds())
            raise LimitReached(say("tables-asked-too-often", seconds=seconds))

    def count(self, caller: Caller) -> None:
        """They have called once more."""
        self._paid[caller] = self._due(caller) + EVERY
        self._paid.move_to_end(caller)
        if len(self._paid) > KEPT:
            self._paid.popitem(last=False)

    def forgive(self, caller: Caller) -> None:
        """Refund one notification; people who are not counted have none."""
        if caller in self._paid:
            self._paid[caller] -= EVERY

    def _due(self, caller: Caller) -> datetime:
        """When the count is back at 0; now, if it is."""
        return max(self._now(), self._paid.get(caller, self._now()))


class Call:
    """A press that may notify others."""

    def __init__(self, cooldown: Cooldown, caller: Caller) -> None:
        self._cooldown = cooldown
        self._caller = caller
        self.is_made = False

    def make(self) -> None:
        """Count it. Raises `LimitReached` as `Cooldown.refuse_flood` does."""
        if not self.is_made:
            self._cooldown.refuse_flood(self._caller)
            self._cooldown.count(self._caller)
            self.is_made = True

    def unmake(self) -> None:
        """It is none."""
        if self.is_made:
            self._cooldown.forgive(self._caller)
            self.is_made = False
