"""The place where pictures are drawn: processes beside the event loop, and a short memory of what they drew.

Pillow holds the interpreter most of the time that it draws, so threads alone would keep the event loop from answering.
What is to be drawn goes to a process as a function of a module with its arguments. A process keeps nothing but what
makes the next drawing quicker: one that dies is replaced.
"""

import asyncio
import pickle
import sys
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from typing import TypeVar, cast

from msgspec import Struct

from bot.drawing.pickling import packed
from bot.runtime.worker_processes import end, helpers
from render.core.contract import Picture

T = TypeVar("T")

REMEMBERED = 24
"""Pictures kept, of at most 400 KB each."""

OUTLINES = 8_192
"""Pictures whose names and descriptions are kept, about 1 KB each."""

ATTEMPTS = 3
"""How often a drawing is begun whose process dies, before it is given up."""

HANDOVER_SECONDS = 0.0005
"""How soon a thread that computes lets the event loop go on; Python's own 5 ms, at every turn of the loop, would add up."""


class DrawingError(Exception):
    """A picture could not be drawn; the text is what went wrong."""


class Outline(Struct, frozen=True):
    """What is known of a picture that was drawn once."""

    filename: str
    alt: str


class DrawingPool:
    """Draws beside the event loop: in so many processes, or with none in a thread of this one."""

    def __init__(
        self,
        processes: int,
        timed: Callable[[float], None] | None = None,
        niceness: int = 0,
    ) -> None:
        """`timed` is told how many seconds each drawing took, waiting included; with `niceness` all others go first."""
        self._timed = timed
        sys.setswitchinterval(HANDOVER_SECONDS)
        self._processes = processes
        self._niceness = niceness
        self._executor: Executor | None = None
        self._is_closed = False
        self._kept: OrderedDict[Hashable, asyncio.Task[object]] = OrderedDict()
        self._outlines: OrderedDict[bytes, Outline] = OrderedDict()

    async def draw(self, draw: Callable[[], T]) -> T:
        """Run the function in a drawing process and return its result. It must be a module's function, or a `partial` of one.

        Raises `DrawingError` for anything that goes wrong.
        """
        began = time.monotonic()
        try:
            return await self._answered(draw)
        finally:
            if self._timed is not None:
                self._timed(time.monotonic() - began)

    async def _answered(self, draw: Callable[[], T]) -> T:
        """Run the function; begin again, a few times, where a process dies."""
        asked = packed(draw) if self._processes else draw
        for _ in range(ATTEMPTS):
            executor = self._running()
            try:
                is_drawn, answer = await asyncio.get_running_loop().run_in_executor(
                    executor, _answer, asked
                )
            except BrokenProcessPool:
                self._forget(executor)
                continue
            if not is_drawn:
                raise DrawingError(answer)
            # What came back is what the function made.
            return cast(T, answer)
        raise DrawingError("the process that draws ended again and again")

    async def drawn(self, key: Hashable, draw: Callable[[], T]) -> T:
        """Draw once per key and remember the picture for a while; equal keys must mean equal pictures."""
        task = self._kept.get(key)
        if task is None or task.cancelled() or (task.done() and task.exception()):
            task = asyncio.create_task(self.draw(draw))
            task.add_done_callback(lambda done: self._looked_at(key, done))
            self._kept[key] = task
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        # Whoever gives up takes the picture from nobody else who waits for it.
        # What stands under a key came from its function.
        return cast(T, await asyncio.shield(task))

    def outline(self, key: Hashable) -> Outline | None:
        """Name and description of the picture of that key, if it was drawn before: whoever has it already needs no more."""
        mark = _mark(key)
        known = self._outlines.get(mark)
        if known is not None:
            self._outlines.move_to_end(mark)
        return known

    def _looked_at(self, key: Hashable, task: "asyncio.Task[object]") -> None:
        """A failure is told to whoever waits; where nobody does any more it is nobody's."""
        if task.cancelled() or task.exception() is not None:
            return
        picture = task.result()
        if isinstance(picture, Picture):
            self._outlines[_mark(key)] = Outline(picture.filename, picture.alt)
            if len(self._outlines) > OUTLINES:
                self._outlines.popitem(last=False)

    def close(self) -> None:
        """Let threads and processes end; what they still draw is dropped."""
        self._is_closed = True
        match self._executor:
            case ProcessPoolExecutor() as processes:
                end(processes)
            case ThreadPoolExecutor() as thread:
                thread.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> Executor:
        """What draws, started with the first drawing. Raises `DrawingError` at the end."""
        if self._is_closed:
            raise DrawingError("nothing is drawn any more")
        if self._executor is None:
            self._executor = (
                helpers(self._processes, self._niceness)
                if self._processes
                else ThreadPoolExecutor(1, thread_name_prefix="drawing")
            )
        return self._executor

    def _forget(self, executor: Executor) -> None:
        """Draw elsewhere from now on; several drawings may have lost the same processes."""
        if self._executor is executor:
            executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _mark(key: Hashable) -> bytes:
    """A key of many bytes in few."""
    return blake2b(repr(key).encode(), digest_size=16).digest()


def _answer(asked: bytes | Callable[[], object]) -> tuple[bool, object]:
    """Runs beside the event loop: whether it could be drawn, and the drawing, or what went wrong."""
    try:
        draw = pickle.loads(asked) if isinstance(asked, bytes) else asked  # noqa: S301  our own
        return True, draw()
    except Exception:  # noqa: BLE001  whatever it is, it is told to whoever asked
        return False, traceback.format_exc()
