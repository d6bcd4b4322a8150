"""The service under clicks: the bot's own share from a press to its acknowledgement and to everything being published.

A process of its own (tests/bench/stand.py) for every number of stored tables. They are under clicks in turn, a window each, so
that whatever else the machine does meanwhile falls on all of them alike and they can be compared.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, quantiles
from typing import IO, cast

import msgspec

from tests.bench.figure import Figure, at_most, measured
from tests.bench.memory import with_children
from tests.bench.null_discord import NullPublisher, Shown
from tests.bench.stand import PER_SECOND, Window, client_on

TABLES_STORED = (10, 1_000, 10_000)
COMPARED = (1_000, 10_000)
WINDOW_SECONDS = 5
WINDOWS = 12
PRESSES_A_TABLE = 10
"""More would play the few tables to their ends."""

ACK_BAR_MS, PUBLISHED_BAR_MS = 50.0, 300.0
DRAWING_BAR_MS = 7.0
"""Of processor."""

BUSY_ACK_BAR_MS, BUSY_PUBLISHED_BAR_MS = 150.0, 1_500.0
"""Beside neighbours that keep the machine busy."""

NEIGHBOURS = 2
BUSY_WINDOWS = 6
START_BAR_S, MEMORY_BAR_MB = 3.0, 250.0
GROWTH_BAR = 10.0
"""Percent by which ten times the tables may cost more."""


def run(quick: bool) -> list[Figure]:
    """Latency, start and memory at every number of stored tables."""
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="feitoria-bench-") as folder:
        stands = {
            stored: _Stand(f"sqlite+aiosqlite:///{Path(folder) / f'{stored}.sqlite3'}", stored)
            for stored in (TABLES_STORED[:2] if quick else TABLES_STORED)
        }
        for number in range(1 if quick else WINDOWS):
            for stand in stands.values():
                stand.click(number)
        with _neighbours():
            for number in range(1 if quick else BUSY_WINDOWS):
                for stored in COMPARED:
                    if stored in stands:
                        stands[stored].click(WINDOWS + number, is_busy=True)
        for stand in stands.values():
            figures += stand.figures()
        if not quick:
            few, many = (stands[stored] for stored in COMPARED)
            figures += _growth(few, many)
        for stored, stand in stands.items():
            figures += _start(stand.url, stored)
    return figures


class _Stand:
    """The process with so many tables, and its presses so far."""

    def __init__(self, url: str, stored: int) -> None:
        self.url = url
        self._stored = stored
        self._windows: list[Window] = []
        self._busy: list[Window] = []
        """Those beside neighbours."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.stand", url, str(stored)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._line() == "ready"

    def _line(self) -> str:
        return cast("IO[str]", self._process.stdout).readline().strip()

    def click(self, number: int, *, is_busy: bool = False) -> None:
        """One window more, as long as the tables last."""
        presses = sum(len(window.published) for window in (*self._windows, *self._busy))
        if presses + WINDOW_SECONDS * PER_SECOND > self._stored * PRESSES_A_TABLE:
            return
        asked = cast("IO[str]", self._process.stdin)
        asked.write(f"{WINDOW_SECONDS} {number + 1}\n")
        asked.flush()
        windows = self._busy if is_busy else self._windows
        windows.append(msgspec.json.decode(self._line(), type=Window))

    def published(self, percent: int) -> float:
        """Milliseconds within which so many percent of the presses were published."""
        return _at([time for window in self._windows for time in window.published], percent)

    def acknowledged(self, percent: int) -> float:
        """Milliseconds within which so many percent of the presses were acknowledged."""
        return _at([time for window in self._windows for time in window.acknowledged], percent)

    def figures(self) -> list[Figure]:
        """What its presses came to; the process ends."""
        cast("IO[str]", self._process.stdin).close()
        megabytes = json.loads(self._line())
        self._process.wait()
        name = f"{self._stored} tables"
        bars = ACK_BAR_MS, PUBLISHED_BAR_MS
        figures = _pressed(name, self._windows, *bars)
        if self._busy:
            bars = BUSY_ACK_BAR_MS, BUSY_PUBLISHED_BAR_MS
            figures += _pressed(f"{name}, busy neighbours", self._busy, *bars)
        return [*figures, measured(f"{name}: memory under clicks", megabytes, "MB")]


def _pressed(
    name: str, windows: Sequence[Window], ack_bar: float, published_bar: float
) -> list[Figure]:
    """What presses came to, with what the machine was doing meanwhile."""
    acknowledged = [time for window in windows for time in window.acknowledged]
    published = [time for window in windows for time in window.published]
    spent = sum(window.processor for window in windows)
    drawing = sum(window.drawing for window in windows)
    drawn = max(1, sum(window.drawn for window in windows))
    waited = 1_000 * sum(window.drawing_waited for window in windows) / drawn
    to_ack, to_all = f"{name}: press to acknowledgement", f"{name}: press to all published"
    return [
        measured(f"{name}: presses", len(published), ""),
        measured(f"{to_ack}, p50", _at(acknowledged, 50), "ms"),
        at_most(f"{to_ack}, p99", _at(acknowledged, 99), "ms", ack_bar),
        measured(f"{to_all}, p50", _at(published, 50), "ms"),
        at_most(f"{to_all}, p99", _at(published, 99), "ms", published_bar),
        measured(
            f"{name}: processor per press, drawing apart", 1000 * spent / len(published), "ms"
        ),
        at_most(
            f"{name}: drawing, per press", 1000 * drawing / len(published), "ms", DRAWING_BAR_MS
        ),
        measured(f"{name}: pictures drawn, per press", drawn / len(published), ""),
        measured(f"{name}: a picture waits to be drawn, average", waited, "ms"),
        measured(f"{name}: load of the machine", mean(window.load for window in windows), ""),
    ]


@contextmanager
def _neighbours() -> Iterator[None]:
    """Processes that use the cores at normal priority as long as the block lasts."""
    command = [sys.executable, "-c", "while True: pass"]
    burning = [subprocess.Popen(command) for _ in range(NEIGHBOURS)]
    try:
        yield
    finally:
        for one in burning:
            one.kill()
            one.wait()


def _growth(few: _Stand, many: _Stand) -> list[Figure]:
    """How much more a press takes with many tables."""
    name = "10,000 tables against 1,000: press to"
    pairs = (
        ("acknowledgement, p99", few.acknowledged(99), many.acknowledged(99)),
        ("all published, p50", few.published(50), many.published(50)),
        ("all published, p99", few.published(99), many.published(99)),
    )
    return [
        at_most(f"{name} {what}", 100 * (with_many / with_few - 1), "% more", GROWTH_BAR)
        for what, with_few, with_many in pairs
    ]


def _at(times: list[float], percent: int) -> float:
    """That percentile, in milliseconds."""
    return quantiles(times, n=100, method="inclusive")[percent - 1] * 1000


START_PROGRAM = """
import asyncio, json, sys, time
began = time.perf_counter()
from tests.bench.service import start_once
print(json.dumps(asyncio.run(start_once(sys.argv[1], began))))
"""


async def start_once(url: str, began: float) -> tuple[float, float]:
    """Seconds of all that happens between the command and being ready for Discord; emojis drawn; then megabytes."""
    client = client_on(url)
    drawing = asyncio.create_task(client.app_emojis.draw(client.drawing))
    await client.tables.start(NullPublisher(client, Shown()))
    await client.tables.outbox.settled()
    await drawing
    seconds = time.perf_counter() - began
    megabytes = with_children()
    client.drawing.close()
    await client.tables.close()
    return seconds, megabytes


def _start(url: str, stored: int) -> list[Figure]:
    """Seconds and megabytes of a fresh process that starts on that many unfinished tables, imports included.

    The megabytes are those of all its processes at their height: what they share is counted in each.
    """
    command = [sys.executable, "-c", START_PROGRAM, url]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    seconds, megabytes = json.loads(done.stdout)
    return [
        at_most(f"{stored} tables: start", seconds, "s", START_BAR_S),
        at_most(f"{stored} tables: memory after the start", megabytes, "MB", MEMORY_BAR_MB),
    ]
