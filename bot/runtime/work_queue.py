"""A queue of work that is done piece after piece, as long as time allows, however many people ask."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic


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
        self._turn = asyncio.Lock()

    @property
    def ahead(self) -> int:
        """How many have their turn now or wait for it."""
        return self._asked

    def is_open(self) -> bool:
        """Whether work asked for now would begin in time, judging by the turns so far."""
        return self._asked * self._usual <= self._wait

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
