"""The place where pictures are drawn: a few threads beside the event loop, and a short memory of what they drew."""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, cast

T = TypeVar("T")

REMEMBERED = 24
"""Pictures kept, of at most 400 KB each."""


HANDOVER_SECONDS = 0.0005
"""How soon a thread that computes lets the event loop go on; Python's own 5 ms, at every turn of the loop, would add up."""


class Studio:
    """Draws in threads of its own: Pillow lets go of the interpreter while it works."""

    def __init__(self, threads: int) -> None:
        sys.setswitchinterval(HANDOVER_SECONDS)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="drawing")
        self._kept: OrderedDict[Hashable, asyncio.Future[object]] = OrderedDict()

    async def draw(self, draw: Callable[[], T]) -> T:
        """What the function makes, made off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    async def drawn(self, key: Hashable, draw: Callable[[], T]) -> T:
        """The same, remembered for a while: equal keys must mean equal pictures, and are drawn once."""
        future = self._kept.get(key)
        if future is None or future.cancelled() or (future.done() and future.exception()):
            future = asyncio.get_running_loop().run_in_executor(self._pool, draw)
            self._kept[key] = future
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        # Whoever gives up takes the picture from nobody else who waits for it.
        # What stands under a key came from its function.
        return await asyncio.shield(cast("asyncio.Future[T]", future))

    def close(self) -> None:
        """Let the threads end; what they still draw is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
