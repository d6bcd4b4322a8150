"""Where reviews are worked out: a process of low priority that is ended with the review, or a thread."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from time import process_time
from typing import Any, Protocol

from bot.runtime.worker_processes import end, helpers
from games.catalogue import GAMES
from games.core.codec import encode
from games.core.game import Game
from games.core.hindsight import looks, standing
from games.core.model import Seat
from games.core.puzzle import best_puzzle
from games.core.record import read
from games.core.review import Review
from games.core.reviewer import Reviewer

AnyGame = Game[Any, Any, Any]

NICENESS = 15
"""Reviews give way to moves and hints, too."""

SMALL_SHARE = 0.1
"""Of the trials for a puzzle, in a thread."""

SECONDS = 3.0
"""Processor time after which a review is stored and its reader told how far it is."""


class ReviewWorker(Protocol):
    """Works reviews out, a piece at a time."""

    async def advance(
        self, game: AnyGame, record: bytes, seat: Seat, review: Review | None
    ) -> tuple[Review, float]:
        """Go on with a finished game's review for a seat, None from its beginning: what is known then, and the share that is
        done.

        Raises `BrokenRecordError` or `UnreadableError`, and `BrokenProcessPool` where the process has died.
        """

    async def puzzle(self, game: AnyGame, record: bytes) -> bytes | None:
        """The game's best question (`games.core.puzzle.Puzzle`) as JSON; None: it has none.

        Raises `BrokenRecordError` or `UnreadableError`, and `BrokenProcessPool` where the process has died or was closed.
        """

    def close(self) -> None:
        """Let everything go."""


class ProcessReviewWorker:
    """Works in a process of low priority."""

    def __init__(self, seconds: float = SECONDS) -> None:
        """`seconds`: of processor time that a piece of the work takes; however few, it is one part at least."""
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._puzzling: ProcessPoolExecutor | None = None
        """Of its own: a review that somebody waits for stands behind no puzzle."""

    async def advance(
        self, game: AnyGame, record: bytes, seat: Seat, review: Review | None
    ) -> tuple[Review, float]:
        """For a few seconds; the process ends with the review."""
        pool = self._pool = self._pool or helpers(1, NICENESS)
        loop = asyncio.get_running_loop()
        try:
            found, share = await loop.run_in_executor(
                pool, _worked_on, game.id, record, seat, review, self._seconds
            )
        except BrokenProcessPool:
            self.close()
            raise
        if found.is_done:
            self.close()
        return found, share

    async def puzzle(self, game: AnyGame, record: bytes) -> bytes | None:
        """In a process that ends with it; what it may spend is counted in trials."""
        pool = self._puzzling = helpers(1, NICENESS)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, _puzzle_of, game.id, record)
        finally:
            self._puzzling = None
            end(pool)

    def close(self) -> None:
        """End the processes."""
        pools = (self._pool, self._puzzling)
        self._pool = self._puzzling = None
        for pool in pools:
            if pool is not None:
                end(pool)


class ThreadReviewWorker:
    """Works in a thread, with a budget of its own: quick, and free of the clock."""

    def __init__(self, actions: int, parts: int) -> None:
        """`actions`: for all seats of a game; `parts`: of the work, at a time."""
        self._actions = actions
        self._parts = parts

    async def advance(
        self, game: AnyGame, record: bytes, seat: Seat, review: Review | None
    ) -> tuple[Review, float]:
        """For so many parts."""
        work = (game, record, seat, review, self._actions, self._parts)
        return await asyncio.to_thread(_advanced, *work)

    async def puzzle(self, game: AnyGame, record: bytes) -> bytes | None:
        """With few trials."""
        return await asyncio.to_thread(_puzzle, game, record, SMALL_SHARE)

    def close(self) -> None:
        """Nothing to let go."""


def _puzzle_of(game_id: str, record: bytes) -> bytes | None:
    """Runs in the process."""
    return _puzzle(next(game for game in GAMES if game.id == game_id), record, 1.0)


def _puzzle(game: AnyGame, record: bytes, share: float) -> bytes | None:
    """The game's best question, with that share of the trials."""
    found = best_puzzle(game, read(record), share=share)
    return None if found is None else encode(found)


def _worked_on(
    game_id: str, record: bytes, seat: Seat, review: Review | None, seconds: float
) -> tuple[Review, float]:
    """Runs in the process: part by part, until so many seconds of processor are spent."""
    game = next(game for game in GAMES if game.id == game_id)
    one, begun = _reviewer(game, record, seat, game.review_actions), process_time()
    found = one.advanced(review or one.begun(), 1)
    while not found.is_done and process_time() - begun < seconds:
        found = one.advanced(found, 1)
    return found, one.done(found)


def _advanced(
    game: AnyGame, record: bytes, seat: Seat, review: Review | None, actions: int, parts: int
) -> tuple[Review, float]:
    """The review after so many parts more."""
    one = _reviewer(game, record, seat, actions)
    found = one.advanced(review or one.begun(), parts)
    return found, one.done(found)


@lru_cache(maxsize=1)
def _reviewer(game: AnyGame, record: bytes, seat: Seat, actions: int) -> Reviewer:
    """The game, read once for all parts of its review; `actions`: for all seats together."""
    played = read(record)
    seen = looks(game, standing(game, played), seat)
    return Reviewer(game, seen, seat, actions // played.seats)
