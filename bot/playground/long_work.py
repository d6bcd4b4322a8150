"""Long work of the bot, a review or a robot's thought, for which the simulated Discord does not wait: all else goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context, ContextVar
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    import simcord

    from bot.tables.review_process import AnyGame, ReviewWorker
    from bot.tables.search_processes import Thinker
    from games.core.advice import Advice
    from games.core.forms import Decision
    from games.core.levels import Level
    from games.core.model import Action, Seat
    from games.core.review import Review

Done = TypeVar("Done")

AROUND: ContextVar[simcord.Env] = ContextVar("around")
"""The simulated Discord around the bot whose work it is."""


class LongReviews:
    """A review worker whose work runs beside the simulated Discord."""

    def __init__(self, worker: ReviewWorker) -> None:
        self._worker = worker

    async def advance(
        self, game: AnyGame, record: bytes, seat: Seat, review: Review | None
    ) -> tuple[Review, float]:
        """As the worker does."""
        return await _aside(self._worker.advance(game, record, seat, review))

    async def puzzle(self, game: AnyGame, record: bytes) -> bytes | None:
        """As the worker does."""
        return await _aside(self._worker.puzzle(game, record))

    def close(self) -> None:
        """As the worker does."""
        self._worker.close()


class LongThoughts:
    """A robots' thinker whose work runs beside the simulated Discord."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    async def choose(
        self,
        game: AnyGame,
        public: Any,
        private: Any,
        decision: Decision,
        seconds: float,
        level: Level,
    ) -> Action | None:
        """As the thinker does."""
        return await _aside(self._thinker.choose(game, public, private, decision, seconds, level))

    async def advise(
        self, game: AnyGame, public: Any, private: Any, decision: Decision, seed: bytes
    ) -> Advice | None:
        """As the thinker does."""
        return await _aside(self._thinker.advise(game, public, private, decision, seed))

    async def close(self) -> None:
        """As the thinker does."""
        await self._thinker.close()


async def _aside(work: Coroutine[Any, Any, Done]) -> Done:
    """Do the work in a task of its own that is none of the bot's, as far as the simulated Discord can tell."""
    task = Context().run(asyncio.get_running_loop().create_task, work)
    done: Done = await AROUND.get().external_wait(task, reason="long work")
    return done
