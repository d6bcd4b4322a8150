"""The place where pictures are drawn: processes beside the event loop, and a short memory of what they drew.

Pillow holds the interpreter most of the time that it draws, so threads alone would keep the event loop from answering.
What is to be drawn crosses to a process as a function of a module with its arguments. A process keeps nothing but what
makes the next drawing quicker: one that dies is replaced.
"""

import asyncio
import multiprocessing
import pickle
import signal
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, TypeVar, cast

from bot.crossing import packed

T = TypeVar("T")

REMEMBERED = 24
"""Pictures kept, of at most 400 KB each."""

ATTEMPTS = 3
"""Processes that one drawing may lose before it is given up."""

HANDOVER_SECONDS = 0.0005
"""How soon a thread that computes lets the event loop go on; Python's own 5 ms, at every turn of the loop, would add up."""


class DrawingError(Exception):
    """A picture could not be drawn; the text is what went wrong in the process."""


class Studio:
    """Draws beside the event loop: in so many processes, or with none in a thread of this one."""

    def __init__(self, processes: int) -> None:
        sys.setswitchinterval(HANDOVER_SECONDS)
        self._pool = ThreadPoolExecutor(processes or 1, thread_name_prefix="drawing")
        self._desks = threading.local() if processes else None
        self._open: set[Desk] = set()
        self._kept: OrderedDict[Hashable, asyncio.Future[object]] = OrderedDict()

    async def draw(self, draw: Callable[[], T]) -> T:
        """What the function makes, made off the event loop. It is picklable: one of a module, or a `partial` of one."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._made, draw)

    async def drawn(self, key: Hashable, draw: Callable[[], T]) -> T:
        """The same, remembered for a while: equal keys must mean equal pictures, and are drawn once."""
        future = self._kept.get(key)
        if future is None or future.cancelled() or (future.done() and future.exception()):
            future = asyncio.get_running_loop().run_in_executor(self._pool, self._made, draw)
            self._kept[key] = future
            while len(self._kept) > REMEMBERED:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        # Whoever gives up takes the picture from nobody else who waits for it.
        # What stands under a key came from its function.
        return await asyncio.shield(cast("asyncio.Future[T]", future))

    def close(self) -> None:
        """Let threads and processes end; what they still draw is dropped."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for desk in tuple(self._open):
            desk.leave()

    def _made(self, draw: Callable[[], T]) -> T:
        """What the function makes; runs in a thread, which has a process for itself."""
        if self._desks is None:
            return draw()
        desk = getattr(self._desks, "desk", None)
        if desk is None:
            desk = self._desks.desk = Desk()
            self._open.add(desk)
        return cast(T, desk.made(draw))


class Desk:
    """One process that draws, started with the first drawing and replaced when it dies."""

    def __init__(self) -> None:
        self._process: Any = None
        self._wire: Connection | None = None
        self._is_left = False

    def made(self, draw: Callable[[], object]) -> object:
        """What the function makes there. Raises `DrawingError`."""
        asked = packed(draw)
        for _ in range(ATTEMPTS):
            try:
                wire = self._wire or self._begun()
                wire.send_bytes(asked)
                is_drawn, answer = pickle.loads(wire.recv_bytes())  # noqa: S301  from our own process
            except (EOFError, OSError):
                self._end()
                continue
            if not is_drawn:
                raise DrawingError(answer)
            return cast(object, answer)
        raise DrawingError("the process that draws ended again and again")

    def _begun(self) -> Connection:
        """The wire to a new process."""
        if self._is_left:
            raise DrawingError("nothing is drawn any more")
        context = multiprocessing.get_context("spawn")
        self._wire, theirs = context.Pipe()
        self._process = context.Process(
            target=_draw_on_demand, args=(theirs,), name="drawing", daemon=True
        )
        self._process.start()
        # Ours alone must be what keeps the wire open: then it ends with this process, however that ends.
        theirs.close()
        return self._wire

    def _end(self) -> None:
        """Forget a process that does not answer."""
        if self._wire is not None:
            self._wire.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._wire = self._process = None

    def leave(self) -> None:
        """Let the process end, once and for all; a thread that waits for it is told."""
        self._is_left = True
        if self._process is not None:
            self._process.terminate()


def _draw_on_demand(wire: Connection) -> None:
    """Runs in the process: draw whatever is asked for until nobody is there to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            asked = wire.recv_bytes()
        except (EOFError, OSError):
            return
        wire.send_bytes(_answer(asked))


def _answer(asked: bytes) -> bytes:
    """Whether it could be drawn, and the drawing, or what went wrong."""
    try:
        answer = True, pickle.loads(asked)()  # noqa: S301  from the process that started this one
    except Exception:  # noqa: BLE001  whatever it is, it is told to whoever asked
        answer = False, traceback.format_exc()
    return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)
