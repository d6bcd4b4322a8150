"""How often a player may notify the others at a table, and how often what is put to a player may: no phone keeps ringing."""

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
"""In a table's place: notifications counted everywhere together, such as invitations and what tournaments announce."""

A_DAY, AN_HOUR = 24, timedelta(hours=1)
"""How often anybody may do it on one day; after that, once an hour."""

KEPT = 4096
"""People at tables who are remembered: those who called last. It is kept in memory; a restart forgives."""

Caller: TypeAlias = tuple[int, int]
"""A table, and the id of a person there."""


class Cooldown:
    """Counts calls; with 0 at once it lets everything pass."""

    def __init__(self, now: Callable[[], datetime], at_once: int) -> None:
        self._now = now
        self._limits = ((at_once, EVERY), (A_DAY, AN_HOUR)) if at_once else ()
        self._paid: OrderedDict[Caller, tuple[datetime, ...]] = OrderedDict()
        """When each person's count is back at 0, by each limit; it falls by one in each span."""

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

    def lets_ring(self, table: int, user_id: int) -> bool:
        """Whether a person may be notified of what somebody puts to them at a table, which is counted then."""
        try:
            self.refuse_flood((table, user_id))
        except LimitReached:
            return False
        self.count((table, user_id))
        return True

    def refuse_flood(self, caller: Caller) -> None:
        """Raise `LimitReached`, with the seconds to wait, for a person who has notified others too often."""
        left = max(
            (
                due - self._now() - (at_once - 1) * every
                for due, (at_once, every) in zip(self._due(caller), self._limits, strict=True)
            ),
            default=timedelta(),
        )
        if left <= timedelta():
            return
        if left > EVERY:
            raise LimitReached(say("tables-asked-all-day", minutes=math.ceil(left / EVERY)))
        seconds = math.ceil(left.total_seconds())
        raise LimitReached(say("tables-asked-too-often", seconds=seconds))

    def count(self, caller: Caller) -> None:
        """Count one notification."""
        due = self._due(caller)
        self._paid[caller] = tuple(
            one + every for one, (_, every) in zip(due, self._limits, strict=True)
        )
        self._paid.move_to_end(caller)
        if len(self._paid) > KEPT:
            self._paid.popitem(last=False)

    def forgive(self, caller: Caller) -> None:
        """Refund one notification; people who are not counted have none."""
        paid = self._paid.get(caller)
        if paid is not None:
            self._paid[caller] = tuple(
                one - every for one, (_, every) in zip(paid, self._limits, strict=True)
            )

    def _due(self, caller: Caller) -> tuple[datetime, ...]:
        """When the count is back at 0, by each limit; now, if it is."""
        now = self._now()
        paid = self._paid.get(caller, (now,) * len(self._limits))
        return tuple(max(now, one) for one in paid)


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
