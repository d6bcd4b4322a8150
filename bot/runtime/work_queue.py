"""A queue of work that is done piece after piece, as long as time allows, however many people ask."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic

from bot.model.errors import LimitReached, Unavailable
from games.core.model import Message


class TooLongError(Exception):
    """The wait would be too long, or was; or the work itself took too long."""


class WorkQueue:
    """Turns at some work, in the order asked for."""

    def __init__(self, *, wait: float, work: float, usual: float) -> None:
        """Seconds: nobody waits longer than `wait`, nobody works longer than `work`; `usual` is the first guess at how long
        a turn takes.
        """
        self._wait, self._work, self._usual = wait, work, usual
        self._asked = 0
        self._askers: set[int] = set()
        self._turn = asyncio.Lock()

    @property
    def ahead(self) -> int:
        """How many have their turn now or wait for it."""
        return self._asked

    def is_open(self) -> bool:
        """Whether work asked for now would begin in time, judging by the turns so far."""
        return self._asked * self._usual <= self._wait

    @contextmanager
    def asked_by(self, user_id: int, *, twice: Message, late: Message) -> Iterator[int]:
        """In the block the person has asked for work; how many turns come before it.

        Raises `LimitReached`, saying `twice`, for somebody who has asked for some already, and `Unavailable`, saying `late`,
        where it would not begin in time.
        """
        if user_id in self._askers:
            raise LimitReached(twice)
        if not self.is_open():
            raise Unavailable(late)
        self._askers.add(user_id)
        try:
            yield self.ahead
        finally:
            self._askers.remove(user_id)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """A turn, after those of everybody who asked before. Raises `TooLongError`."""
        if not self.is_open():
            raise TooLongError("too many others wait")
        self._asked += 1
        try:
            try:
                async with asyncio.timeout(self._wait):
                    await self._turn.acquire()
            except TimeoutError:
                raise TooLongError("the others took too long") from None
            try:
                async with self._timed():
                    yield
            finally:
                self._turn.release()
        finally:
            self._asked -= 1

    @asynccontextmanager
    async def _timed(self) -> AsyncIterator[None]:
        """A limit for the work, which also tells how long turns take."""
        began = monotonic()
        limit = asyncio.timeout(self._work)
        try:
            async with limit:
                yield
        except TimeoutError:
            if limit.expired():
                raise TooLongError("it took too long") from None
            raise
        finally:
            self._usual += (monotonic() - began - self._usual) / 2
