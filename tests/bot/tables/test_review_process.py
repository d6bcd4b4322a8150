"""The process in which reviews are worked out: of low priority, killed without loss, the same as anywhere else."""

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.review_process import NICENESS, ProcessReviewWorker
from games.catan_dice.game import CATAN_DICE
from games.core.hindsight import looks, standing
from games.core.record import write
from games.core.review import Point, Review, Screened, Stroke, Swing
from games.core.reviewer import Reviewer
from games.san_juan.game import SAN_JUAN
from tests.games.selfplay.kept import load

PARTS = 4
"""Parts of the work that are looked at: each is a fraction of a second."""


@pytest.fixture
def worker() -> Any:
    """One that comes back after every part of the work."""
    made = ProcessReviewWorker(seconds=0)
    yield made
    made.close()


RECORD = next(one.record for one in load("catan-dice") if one.record.seats == 2)
"""A game of two robots with the dice."""

FILE = write(RECORD)


def pids(worker: ProcessReviewWorker) -> list[int]:
    """Its processes."""
    pool = worker._pool
    return [] if pool is None else list(pool._processes)


SOON = 3_000
"""Looks for a process that begins."""


def low_processes(worker: ProcessReviewWorker) -> list[int]:
    """Those that look for a puzzle, as far as they have given way by now."""
    pool, least = worker._puzzling, min(19, NICENESS)
    begun = [] if pool is None else list(pool._processes or ())
    return [one for one in begun if os.getpriority(os.PRIO_PROCESS, one) >= least]


def reviewer() -> Reviewer:
    """The same work in this process."""
    seen = looks(CATAN_DICE, standing(CATAN_DICE, RECORD), 1)
    return Reviewer(CATAN_DICE, seen, 1, CATAN_DICE.review_actions // 2)


async def test_killed_in_the_middle_it_goes_on_in_another_process(
    worker: ProcessReviewWorker,
) -> None:
    """With low priority, where the last piece ended, and what is found is what another process finds."""
    here, review, shares = reviewer(), None, [0.0]
    for _ in range(PARTS // 2):
        review, share = await worker.advance(CATAN_DICE, FILE, 1, review)
        shares.append(share)
    [first] = pids(worker)
    assert os.getpriority(os.PRIO_PROCESS, first) >= min(19, NICENESS)

    os.kill(first, signal.SIGKILL)
    with pytest.raises(BrokenProcessPool):
        await worker.advance(CATAN_DICE, FILE, 1, review)
    assert pids(worker) == []
    for _ in range(PARTS // 2):
        review, share = await worker.advance(CATAN_DICE, FILE, 1, review)
        shares.append(share)

    assert pids(worker) not in ([], [first])
    assert review == here.advanced(here.begun(), PARTS)
    assert shares == sorted(set(shares))
    assert shares[-1] < 1


async def test_the_process_ends_with_the_review(worker: ProcessReviewWorker) -> None:
    """Nothing runs where nobody waits for a review; the next one begins a process of its own."""
    nearly = Review(
        0,
        line=(Point(0, 1, (0.5, 0.5)),) * MANY,
        screened=(Screened(0, (), True, 0.0, 1),) * MANY,
        glimpsed=(Stroke(0, 1, 0.5, 0.5, 0.1, 9),) * MANY,
        strokes=(Stroke(0, 1, 0.5, 0.5, 0.1, 9),) * MANY,
        swings=(
            Swing(begin=0, number=1, first=1, round=1, before=0.5, after=0.5, margin=0.1, trials=9),
        )
        * MANY,
    )

    found, share = await worker.advance(CATAN_DICE, FILE, 0, nearly)

    assert (found, share) == (replace(nearly, is_done=True), 1.0)
    assert pids(worker) == []
    begun, _ = await worker.advance(CATAN_DICE, FILE, 1, None)
    assert len(begun.line) == 1
    assert len(pids(worker)) == 1


@pytest.mark.parametrize("is_killed", [True, False])
async def test_a_puzzle_is_looked_for_in_a_process_of_its_own(
    worker: ProcessReviewWorker, is_killed: bool
) -> None:
    """With low priority; killed or closed in the middle it says so, and nothing of it stays. Another game can be tried."""
    record = load("san-juan")[0].record
    search = asyncio.create_task(worker.puzzle(SAN_JUAN, write(record)))
    for _ in range(SOON):
        await asyncio.sleep(0.01)
        if low_processes(worker):
            break
    [number] = low_processes(worker)
    if is_killed:
        os.kill(number, signal.SIGKILL)
    else:
        worker.close()
    with pytest.raises(BrokenProcessPool):
        await search
    assert low_processes(worker) == []
    short = replace(record.segments[0], entries=record.segments[0].entries[:1])
    begun = write(replace(record, segments=(short,)))
    assert await worker.puzzle(SAN_JUAN, begun) is None
    assert low_processes(worker) == []


MANY = 500
"""More parts than any work has."""
