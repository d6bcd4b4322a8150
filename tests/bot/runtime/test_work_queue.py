"""Turns at work that takes long: in order, and bounded by time, not by number."""

import asyncio

import pytest

from bot.runtime.work_queue import TooLongError, WorkQueue

LONG = 60.0


async def taken(turns: WorkQueue, seconds: float, done: list[float]) -> None:
    """Take a turn of so long."""
    async with turns.turn():
        await asyncio.sleep(seconds)
    done.append(seconds)


async def test_turns_are_taken_in_order() -> None:
    """One after the other, as asked for."""
    turns, done = WorkQueue(wait=LONG, work=LONG, usual=0.01), list[float]()
    await asyncio.gather(*[taken(turns, seconds, done) for seconds in (0.03, 0.01, 0.02)])
    assert done == [0.03, 0.01, 0.02]
    assert turns.ahead == 0


async def test_whoever_would_wait_too_long_is_refused_at_once() -> None:
    """As turns have taken so far: after quick ones more may wait."""
    turns, done = WorkQueue(wait=LONG, work=LONG, usual=50), list[float]()
    both = [asyncio.create_task(taken(turns, 0, done)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooLongError):
        await taken(turns, 0, done)
    await asyncio.gather(*both)

    await asyncio.gather(*[taken(turns, 0, done) for _ in range(4)])

    assert len(done) == 6


async def test_nobody_keeps_the_others_waiting() -> None:
    """Work that takes too long is given up, and so is waiting: then the next one has a turn."""
    turns, done = WorkQueue(wait=LONG, work=0.02, usual=0.01), list[float]()
    stuck = asyncio.create_task(taken(turns, LONG, done))
    await asyncio.sleep(0)
    await taken(turns, 0, done)
    assert done == [0]
    with pytest.raises(TooLongError):
        await stuck

    turns = WorkQueue(wait=0.02, work=LONG, usual=0.01)
    stuck = asyncio.create_task(taken(turns, LONG, done))
    await asyncio.sleep(0)
    with pytest.raises(TooLongError):
        await taken(turns, 0, done)
    stuck.cancel()
    await asyncio.gather(stuck, return_exceptions=True)
    await taken(turns, 0.01, done)
    assert done == [0, 0.01]


async def test_what_goes_wrong_in_a_turn_is_the_workers_own() -> None:
    """Somebody's own time limit is not taken for that of the turn."""
    turns = WorkQueue(wait=LONG, work=LONG, usual=0.01)
    with pytest.raises(TimeoutError):
        async with turns.turn(), asyncio.timeout(0):
            await asyncio.sleep(LONG)
    assert turns.ahead == 0
