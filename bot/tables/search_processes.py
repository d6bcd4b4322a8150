"""Runs the robots' search in processes beside the event loop, or in a thread."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from secrets import token_bytes
from time import monotonic
from typing import Any, Protocol, TypeVar

from bot.runtime.worker_processes import helpers
from games.catalogue import GAMES
from games.core.advice import Advice, advise
from games.core.forms import Decision
from games.core.game import Game
from games.core.levels import Level
from games.core.model import Action
from games.core.rng import SEED_BYTES, Rng
from games.core.search import Budget, answer, trials

AnyGame = Game[Any, Any, Any]

Done = TypeVar("Done")

NICENESS = 10
"""Thinking gives way to everything that people wait for."""


PROCESSES = os.cpu_count() or 1
"""Thoughts at once."""


class Thinker(Protocol):
    """Finds a robot's answer from what its seat may know."""

    async def choose(
        self,
        game: AnyGame,
        public: Any,
        private: Any,
        decision: Decision,
        seconds: float,
        level: Level,
    ) -> Action | None:
        """An offered action; None only where nothing is required: silence is better. `seconds`: as long as it may take."""

    async def advise(
        self, game: AnyGame, public: Any, private: Any, decision: Decision, seed: bytes
    ) -> Advice | None:
        """What it would do and why, for somebody who asks; None: nothing is offered that it would think about.

        All its chance comes from the seed, so that nothing of the table's is used up.
        """

    async def close(self) -> None:
        """Let everything go."""


class ProcessThinker:
    """Thinks in processes of low priority, each started when all before it are at work."""

    def __init__(self, seconds: float, processes: int = PROCESSES) -> None:
        self._seconds = seconds
        """For advice, about half of the time that it takes."""
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self,
        game: AnyGame,
        public: Any,
        private: Any,
        decision: Decision,
        seconds: float,
        level: Level,
    ) -> Action | None:
        """An offered action or silence, as soon as it is found."""
        seed = token_bytes(SEED_BYTES)
        work = (game.id, public, private, decision, seed, seconds, level)
        return await self._done(partial(_think, *work))

    async def advise(
        self, game: AnyGame, public: Any, private: Any, decision: Decision, seed: bytes
    ) -> Advice | None:
        """What it would do and why."""
        work = (game.id, public, private, decision, seed, self._seconds)
        return await self._done(partial(_advise, *work))

    async def _done(self, work: Callable[[], Done]) -> Done:
        """What the work gives in a process; those that died are replaced once."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            if self._pool is pool:
                await self.close()
            return await loop.run_in_executor(self._running(), work)

    def _running(self) -> ProcessPoolExecutor:
        """The processes."""
        if self._pool is None:
            self._pool = helpers(self._processes, NICENESS)
        return self._pool

    async def close(self) -> None:
        """End the processes."""
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)


class ThreadThinker:
    """Thinks in a thread, for a number of trials: quick, and free of the clock."""

    def __init__(self, number: int, random_bytes: Callable[[int], bytes] = token_bytes) -> None:
        self._trials = number
        self._random_bytes = random_bytes

    async def choose(
        self,
        game: AnyGame,
        public: Any,
        private: Any,
        decision: Decision,
        seconds: float,
        level: Level,
    ) -> Action | None:
        """An offered action or silence."""
        rng = Rng(self._random_bytes(SEED_BYTES))
        budget = trials(self._trials)
        work = (game, public, private, decision, rng, budget, level)
        return await asyncio.to_thread(answer, *work)

    async def advise(
        self, game: AnyGame, public: Any, private: Any, decision: Decision, seed: bytes
    ) -> Advice | None:
        """What it would do and why."""
        choosing, comparing = trials(self._trials), trials(0)
        work = (game, public, private, decision, Rng(seed), choosing, comparing)
        return await asyncio.to_thread(advise, *work)

    async def close(self) -> None:
        """Nothing to let go."""


def _time(seconds: float, after: float = 0.0) -> Budget:
    """A budget of time from now on, or after so many seconds."""
    start = monotonic() + after
    return lambda _played: (monotonic() - start) / seconds if seconds else 1.0


def _think(
    game_id: str,
    public: Any,
    private: Any,
    decision: Decision,
    seed: bytes,
    seconds: float,
    level: Level,
) -> Action | None:
    """Runs in the process."""
    game = next(game for game in GAMES if game.id == game_id)
    return answer(game, public, private, decision, Rng(seed), _time(seconds), level)


def _advise(
    game_id: str, public: Any, private: Any, decision: Decision, seed: bytes, seconds: float
) -> Advice | None:
    """Runs in the process: as long for the comparison as for the choice."""
    game = next(game for game in GAMES if game.id == game_id)
    choosing, comparing = _time(seconds), _time(seconds, after=seconds)
    return advise(game, public, private, decision, Rng(seed), choosing, comparing)
