"""The place where pictures are drawn: processes beside the event loop, and a short memory of what they drew.

Pillow holds the interpreter most of the time that it draws, so threads alone would keep the event loop from answering.
What is to be drawn goes to a process as a function of a module with its arguments. A process keeps nothing but what
makes the next drawing quicker: one that dies is replaced.
"""

import asyncio
import pickle
import sys
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import blake2b
from typing import NamedTuple, TypeVar, cast

from msgspec import Struct

from bot.drawing.pickling import packed
from bot.drawing.urgency import DrawingQueue, SupersededError, Ticket, Urgency
from bot.runtime.worker_processes import end, helpers
from render.core.contract import Picture

T = TypeVar("T")

REMEMBERED = 24
"""Pictures kept, of at most 400 KB each."""

OUTLINES = 8_192
"""Pictures whose names and descriptions are kept, about 1 KB each."""

ATTEMPTS = 3
"""How often a drawing is begun whose process dies, before it is given up."""

LIMIT = 30.0
"""Seconds after which a drawing is ended: none takes one, but a process may have to start on a busy machine."""

HANDOVER_SECONDS = 0.0005
"""How soon a thread that computes lets the event loop go on; Python's own 5 ms, at every turn of the loop, would add up."""


class DrawingError(Exception):
    """A picture could not be drawn; the text is what went wrong."""


class Outline(Struct, frozen=True):
    """What is known of a picture that was drawn once."""

    filename: str
    alt: str


class Subject(NamedTuple):
    """What a picture shows, where only the newest of its pictures matters."""

    what: Hashable
    revision: int
    """The newest has the highest."""


class DrawingPool:
    """Draws beside the event loop: in processes, or with 0 processes in a thread."""

    def __init__(
        self,
        processes: int,
        timed: Callable[[float], None] | None = None,
        waited: Callable[[Urgency, float], None] | None = None,
        *,
        niceness: int = 0,
        limit: float = LIMIT,
    ) -> None:
        """`timed` is told how many seconds each drawing took, waiting included, and `waited` how many it waited for its turn.

        With `niceness` all others go first. A drawing that takes more than `limit` seconds is ended.
        """
        self._timed = timed
        self._waited = waited
        sys.setswitchinterval(HANDOVER_SECONDS)
        self._has_processes = processes > 0
        self._niceness = niceness
        self._limit = limit
        self._queue = DrawingQueue(max(1, processes))
        self._executors: dict[int, Executor] = {}
        """One executor per worker: each has one process, which can be ended alone."""
        self._rehearsal: Sequence[Callable[[], object]] = ()
        self._unrehearsed: dict[int, deque[Callable[[], object]]] = {}
        """What each worker's process has not drawn yet."""
        self._rehearsing: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self._kept: OrderedDict[Hashable, asyncio.Task[object]] = OrderedDict()
        self._tickets: dict[Hashable, Ticket] = {}
        """The pictures in `_kept` that are not begun."""
        self._newest: dict[Hashable, tuple[int, Ticket]] = {}
        """Revision and place of the newest picture of each subject that waits for its turn."""
        self._outlines: OrderedDict[bytes, Outline] = OrderedDict()

    def rehearse(self, rehearsal: Sequence[Callable[[], object]]) -> None:
        """From now on each process that begins draws these once, one by one, while nobody waits for it, to have at hand what
        later pictures share with them. A thread does not: it would keep the event loop from answering.
        """
        if self._has_processes:
            self._rehearsal = rehearsal

    async def draw(self, draw: Callable[[], T], urgency: Urgency = Urgency.OWN) -> T:
        """Run the function in a drawing process and return its result. It must be a module's function, or a `partial` of one.

        Raises `DrawingError` for anything that goes wrong.
        """
        return await self._in_turn(draw, self._queue.ask(urgency))

    async def _in_turn(self, draw: Callable[[], T], ticket: Ticket) -> T:
        """Run the function when its turn comes. Raises `DrawingError` and `SupersededError`."""
        try:
            worker = await ticket.turn
        except asyncio.CancelledError:
            self._queue.give_up(ticket)
            raise
        clock = asyncio.get_running_loop().time
        if self._waited is not None:
            self._waited(ticket.urgency, clock() - ticket.asked)
        try:
            return await self._answered(draw, worker)
        finally:
            self._finish(worker)
            if self._timed is not None:
                self._timed(clock() - ticket.asked)

    def _finish(self, worker: int) -> None:
        """Give the worker to whoever waits; where nobody does, it rehearses."""
        self._queue.done(worker)
        left = self._unrehearsed.get(worker)
        if left and self._queue.take(worker):
            task = asyncio.create_task(self._rehearsed(left.popleft(), worker))
            self._rehearsing.add(task)
            task.add_done_callback(self._rehearsing.discard)

    async def _rehearsed(self, draw: Callable[[], object], worker: int) -> None:
        """Draw it for nobody. What goes wrong is told where somebody waits for such a picture."""
        try:
            with suppress(DrawingError):
                await self._answered(draw, worker)
        finally:
            self._finish(worker)

    async def _answered(self, draw: Callable[[], T], worker: int) -> T:
        """Run the function; begin again, a few times, where a process dies, and end one that hangs."""
        asked = packed(draw) if self._has_processes else draw
        for _ in range(ATTEMPTS):
            executor = self._running(worker)
            limit = asyncio.timeout(self._limit)
            try:
                async with limit:
                    is_drawn, answer = await asyncio.get_running_loop().run_in_executor(
                        executor, _answer, asked
                    )
            except BrokenProcessPool:
                self._end(worker)
                continue
            except asyncio.CancelledError:
                # The worker is free only when it has nothing to compute any more.
                self._end(worker)
                raise
            except TimeoutError:
                self._end(worker)
                raise DrawingError(f"it took more than {self._limit:g} seconds") from None
            if not is_drawn:
                raise DrawingError(answer)
            # What came back is what the function made.
            return cast(T, answer)
        raise DrawingError("the process that draws ended again and again")

    async def drawn(
        self,
        key: Hashable,
        draw: Callable[[], T],
        urgency: Urgency = Urgency.OWN,
        subject: Subject | None = None,
    ) -> T:
        """Draw once per key and remember the picture for a while; equal keys must mean equal pictures.

        An older picture of the same `subject` that waits for its turn is not drawn: whoever wants it gets this one, too.
        """
        task = self._asked_for(key, draw, urgency, subject)
        while True:
            try:
                # Whoever gives up takes the picture from nobody else who waits for it.
                # What stands under a key came from its function.
                return cast(T, await asyncio.shield(task))
            except SupersededError as superseded:
                task = superseded.newer

    def _asked_for(
        self,
        key: Hashable,
        draw: Callable[[], T],
        urgency: Urgency,
        subject: Subject | None,
    ) -> "asyncio.Task[object]":
        """The drawing of that key, begun if need be, as soon as the most urgent of its readers needs it."""
        task = self._kept.get(key)
        ticket = self._tickets.get(key)
        if task is None or task.cancelled() or (task.done() and task.exception()):
            ticket = self._queue.ask(urgency)
            task = asyncio.create_task(self._in_turn(draw, ticket))
            self._kept[key] = task
            self._wait_for(key, task, ticket, subject)
            task.add_done_callback(lambda done: self._looked_at(key, done))
        elif ticket is not None:
            self._queue.hasten(ticket, urgency)
        self._kept.move_to_end(key)
        self._make_room()
        return task

    def _wait_for(
        self,
        key: Hashable,
        task: "asyncio.Task[object]",
        ticket: Ticket,
        subject: Subject | None,
    ) -> None:
        """Remember what waits for its turn; an older picture of the subject gives up its own."""
        if ticket.turn.done():
            return
        self._tickets[key] = ticket
        ticket.turn.add_done_callback(lambda _: self._begun(key, ticket, subject))
        if subject is None:
            return
        revision, older = self._newest.get(subject.what, (-1, None))
        if revision > subject.revision:
            return
        self._newest[subject.what] = subject.revision, ticket
        if older is not None and revision < subject.revision and not older.turn.done():
            self._queue.hasten(ticket, older.urgency)
            older.turn.set_exception(SupersededError(task))

    def _begun(self, key: Hashable, ticket: Ticket, subject: Subject | None) -> None:
        """The picture waits no longer."""
        if self._tickets.get(key) is ticket:
            del self._tickets[key]
        if subject is not None and self._newest.get(subject.what, (0, None))[1] is ticket:
            del self._newest[subject.what]

    def _make_room(self) -> None:
        """Forget finished pictures that nobody has asked for in a while."""
        too_many = len(self._kept) - REMEMBERED
        if too_many > 0:
            finished = [key for key, task in self._kept.items() if task.done()]
            for key in finished[:too_many]:
                del self._kept[key]

    def outline(self, key: Hashable) -> Outline | None:
        """Name and description of the picture of that key, if it was drawn before: whoever has it already needs no more."""
        mark = _mark(key)
        known = self._outlines.get(mark)
        if known is not None:
            self._outlines.move_to_end(mark)
        return known

    def _looked_at(self, key: Hashable, task: "asyncio.Task[object]") -> None:
        """Pass a failure on to those who wait; dropped when nobody is waiting."""
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
        for worker in list(self._executors):
            self._end(worker)

    def _running(self, worker: int) -> Executor:
        """What that worker draws in, started with its first drawing. Raises `DrawingError` at the end."""
        if self._is_closed:
            raise DrawingError("nothing is drawn any more")
        if worker not in self._executors:
            self._executors[worker] = (
                helpers(1, self._niceness)
                if self._has_processes
                else ThreadPoolExecutor(1, thread_name_prefix="drawing")
            )
            self._unrehearsed[worker] = deque(self._rehearsal)
        return self._executors[worker]

    def _end(self, worker: int) -> None:
        """End the worker's process, whatever it computes; its next drawing begins another."""
        self._unrehearsed.pop(worker, None)
        match self._executors.pop(worker, None):
            case ProcessPoolExecutor() as process:
                end(process)
            case ThreadPoolExecutor() as thread:
                thread.shutdown(wait=False, cancel_futures=True)


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
