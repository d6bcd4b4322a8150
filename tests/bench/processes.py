"""One, two and three processes on one PostgreSQL, with the same clicks in all; then one of three is killed under clicks."""

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import mean, quantiles
from typing import IO, cast

import asyncpg
import msgspec

from tests.bench.figure import Figure, at_most, measured
from tests.bench.stand import Window
from tests.bench.store import database_of, postgres
from tests.postgres import Server

STAND = (sys.executable, "-m", "tests.bench.stand")

MADE = "made"
"""The database that the others are copies of."""

TABLES_STORED = 1_000

PARTS = (1, 2, 3)

WINDOW_SECONDS, WINDOWS = 5, 12

PUBLISHED_BAR_MS = 2_000.0

PROCESSOR_BAR = 1.25
"""Times that of one process, for a press."""

TAKEN_OVER_BAR_S = 15.0

PATIENCE = 400.0
"""Seconds after which nobody takes over any more."""


def run(quick: bool) -> list[Figure]:
    """Latency and processor of a press with so many processes, and how soon the others take over."""
    figures: list[Figure] = []
    with ExitStack() as open_ones:
        folder = open_ones.enter_context(tempfile.TemporaryDirectory(prefix="feitoria-bench-"))
        server = open_ones.enter_context(postgres())
        alone, file = None, str(Path(folder) / "prepared.json")
        subprocess.run([*STAND, database_of(server, MADE), str(TABLES_STORED), file], check=True)
        for parts in PARTS:
            url = database_of(server, f"of{parts}", MADE)
            stands = [_Stand([url, str(TABLES_STORED), file], part, parts) for part in range(parts)]
            windows: list[Window] = []
            for number in range(1 if quick else WINDOWS):
                for stand in stands:
                    stand.ask(number + 1)
                windows += [stand.answer() for stand in stands]
            figures += _figures(parts, windows, alone)
            alone = alone or _processor(windows)
            if parts == PARTS[-1]:
                figures.append(_killed(server, f"of{parts}", stands))
            for stand in stands:
                stand.end()
    return figures


class _Stand:
    """A process that presses its share of the tables."""

    def __init__(self, prepared: list[str], part: int, parts: int) -> None:
        self.process = subprocess.Popen(
            [*STAND, *prepared, str(part), str(parts)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        line = cast("IO[str]", self.process.stdout).readline().strip()
        if line != "ready":
            raise RuntimeError(
                f"process {part} of {parts} is not ready: {line} {self.process.poll()}"
            )

    def ask(self, seed: int) -> None:
        """Press for a while."""
        asked = cast("IO[str]", self.process.stdin)
        asked.write(f"{WINDOW_SECONDS} {seed}\n")
        asked.flush()

    def answer(self) -> Window:
        """What the presses came to."""
        return msgspec.json.decode(cast("IO[str]", self.process.stdout).readline(), type=Window)

    def end(self) -> None:
        """Let the process end, if it has not been killed."""
        cast("IO[str]", self.process.stdin).close()
        self.process.wait()


def _processor(windows: Sequence[Window]) -> float:
    """Milliseconds of processor a press, drawing apart."""
    presses = sum(len(window.published) for window in windows)
    return 1_000 * sum(window.processor for window in windows) / presses


def _figures(parts: int, windows: Sequence[Window], alone: float | None) -> list[Figure]:
    """What the presses of so many processes came to."""
    name = f"{parts} process{'es' if parts > 1 else ''}"
    published = [1_000 * time for window in windows for time in window.published]
    drawn = max(1, sum(window.drawn for window in windows))
    waited = 1_000 * sum(window.drawing_waited for window in windows) / drawn
    figures = [
        measured(f"{name}: presses", len(published), ""),
        at_most(
            f"{name}: press to all published, p99",
            quantiles(published, n=100, method="inclusive")[98],
            "ms",
            PUBLISHED_BAR_MS,
        ),
        measured(f"{name}: processor per press, drawing apart", _processor(windows), "ms"),
        measured(f"{name}: a picture waits to be drawn, average", waited, "ms"),
        measured(f"{name}: load of the machine", mean(window.load for window in windows), ""),
    ]
    if alone is not None:
        times = _processor(windows) / alone
        figures.append(at_most(f"{name}: processor against one", times, "times", PROCESSOR_BAR))
    return figures


def _killed(server: Server, name: str, stands: list[_Stand]) -> Figure:
    """Seconds from the death of a process under clicks until nothing is claimed by it or left to be shown."""
    for stand in stands:
        stand.ask(99)
    time.sleep(WINDOW_SECONDS / 2)
    stands[0].process.kill()
    began = time.perf_counter()
    seconds = asyncio.run(_taken_over(server, name, began))
    for stand in stands[1:]:
        stand.answer()
    return at_most("one of three is killed: all is taken over", seconds, "s", TAKEN_OVER_BAR_S)


LEFT = """
SELECT (SELECT count(*) FROM outbox WHERE claimed_by = any($1) AND claimed_until IS NOT NULL)
     + (SELECT count(*) FROM seats WHERE leased_by = any($1) AND leased_until IS NOT NULL)
     + (SELECT count(*) FROM processes WHERE id = any($1))
"""

GONE = """
SELECT id FROM processes WHERE id NOT IN (SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory')
"""


async def _taken_over(server: Server, name: str, began: float) -> float:
    """Seconds since `began` when nothing is left of the process whose session has ended."""
    door = await asyncpg.connect(server.get_uri(database=name))
    try:
        gone: list[int] = []
        while time.perf_counter() - began < PATIENCE:
            gone = gone or [row["id"] for row in await door.fetch(GONE)]
            if gone and not await door.fetchval(LEFT, gone):
                break
            await asyncio.sleep(0.05)
        return time.perf_counter() - began
    finally:
        await door.close()
