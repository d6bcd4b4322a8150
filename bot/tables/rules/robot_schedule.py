"""When a robot answers: at fixed marks after a question, however long it thought; and whose thought comes next.

The time of an answer, even by milliseconds, would tell what the hand allows.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from math import ceil

THOUGHT = 0.7
"""Share of the time until the next mark spent on thinking; the rest is a reserve."""


def until_mark(asked_at: datetime | None, now: datetime, beat: float) -> float:
    """Seconds until the next mark; marks lie `beat` seconds apart, counted from the question.

    A beat of 0 has no marks.
    """
    if not beat:
        return 0.0
    gone = 0.0 if asked_at is None else max(0.0, (now - asked_at).total_seconds())
    return max(1, ceil(gone / beat)) * beat - gone


NEWEST = 0.25
"""Share of the newest thought in what is known of how late they come."""


def budget(left: float, beat: float, crowd: int, at_once: int, late: float = 0.0) -> float:
    """Seconds for a thought with so much time left to the mark, where `crowd` want one and so many are thought at once.

    All who wait now can have theirs within one beat. `late`: seconds by which thoughts come after their time of late.
    """
    return max(0.0, THOUGHT * min(left, beat * at_once / max(crowd, at_once)) - late)


class Thoughts:
    """Limits how many robots think at once; servers that wait take turns."""

    def __init__(self) -> None:
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        self._running = 0
        self.late = 0.0
        """Seconds by which thoughts come after their time, on a machine that is busy with other things."""

    def took(self, given: float, seconds: float) -> None:
        """Record how long a thought took, and the time it was given."""
        self.late += NEWEST * (max(0.0, seconds - given) - self.late)

    @property
    def crowd(self) -> int:
        """Thoughts that are going on or wait."""
        return self._running + sum(len(line) for line in self._waiting.values())

    @asynccontextmanager
    async def place(self, server: int, at_once: int) -> AsyncIterator[None]:
        """One thought for a table of that server."""
        if self._running < at_once:
            self._running += 1
        else:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(server, deque()).append(turn)
            await turn
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """The place goes to the server that has waited longest for one; the server then stands last."""
        server = next(iter(self._waiting), None)
        if server is None:
            self._running -= 1
            return
        line = self._waiting.pop(server)
        turn = line.popleft()
        if line:
            self._waiting[server] = line
        turn.set_result(None)
