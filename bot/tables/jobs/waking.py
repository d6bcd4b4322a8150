"""A task that does what is due, sleeps until something is, and can be woken."""

import asyncio
import logging
from abc import ABC, abstractmethod
from datetime import timedelta

LOG = logging.getLogger(__name__)

AGAIN = timedelta(minutes=15)
"""After trouble, of Discord's or such as nobody foresaw."""


class Waking(ABC):
    """The task; a subclass says what is due, and when."""

    def __init__(self, about: str) -> None:
        """`about`: what is seen to, for the log."""
        self._about = about
        self._task: asyncio.Task[None] | None = None
        self._is_asleep = False
        self._is_ended = True

    @abstractmethod
    async def work(self) -> None:
        """Do what is due."""

    @abstractmethod
    async def wait(self) -> timedelta:
        """How long nothing will be due."""

    def begin(self) -> None:
        """Work now and from now on."""
        self._is_ended = False
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop, once what is being done is done."""
        self._is_ended = True
        if self._task is not None:
            if self._is_asleep:
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def look(self) -> None:
        """See to what is due now: something has changed."""
        if self._is_asleep and not self._is_ended and self._task is not None:
            self._task.cancel()
            self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while not self._is_ended:
            self._is_asleep = False
            try:
                await self.work()
                wait = await self.wait()
            except Exception:
                LOG.exception("could not handle %s", self._about)
                wait = AGAIN
            self._is_asleep = True
            if not self._is_ended:
                await asyncio.sleep(wait.total_seconds())
