"""What an accepted press asks of the database and of the processor, with all that follows from it.

A process of its own (`tests/bench/press_cost.py`) for each kind of database and number of stored tables; they are pressed in
turn, so that whatever else the machine does falls on all alike. `STORE_AGAINST=FOLDER` has another checkout of the project
in that folder measured beside this one, in the same turns.
"""

import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, cast

import asyncpg
import msgspec

from tests.bench.figure import Figure, at_most, measured
from tests.bench.press_cost import Cost, Costs
from tests.postgres import Server, server_in

ROOT = Path(__file__).parents[2]

PROGRAM = Path(__file__).with_name("press_cost.py")

TABLES_STORED = (10, 1_000, 10_000)

AT_ONCE = 20
"""Presses of one process before the next has its turn."""

PRESSES = 600
"""Of each process; at the fewest tables as many as they have moves for."""

PRESSES_A_TABLE = 10

STATEMENTS_BAR, TRANSACTIONS_BAR = 10.0, 3.0

PROCESSOR_BAR = 65.0
"""Percent of the other checkout's."""

GROWTH_BAR = 10.0
"""Percent by which ten times the tables may cost more."""


def run(quick: bool) -> list[Figure]:
    """The cost of a press on both databases."""
    stored = TABLES_STORED[:2] if quick else TABLES_STORED
    other = os.environ.get("STORE_AGAINST")
    with ExitStack() as open_ones:
        folder = Path(
            open_ones.enter_context(tempfile.TemporaryDirectory(prefix="feitoria-bench-"))
        )
        server = open_ones.enter_context(postgres())
        figures: list[Figure] = []
        for kind in ("SQLite", "PostgreSQL"):
            own, others = [], []
            for number in stored:
                own.append(Stand(_address(kind, folder, server, f"own{number}"), number, ROOT))
                if other is not None:
                    url = _address(kind, folder, server, f"other{number}")
                    others.append(Stand(url, number, Path(other)))
            _press(own + others, AT_ONCE if quick else PRESSES)
            figures += _figures(kind, own, others)
        return figures


class Stand:
    """The process with so many tables, and what its presses have cost so far."""

    def __init__(self, url: str, stored: int, checkout: Path) -> None:
        self.stored = stored
        self.accepted, self.every = Cost(), Cost()
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(PROGRAM), url, str(stored)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout)},
        )
        assert self._line() == "ready"

    def _line(self) -> str:
        return cast("IO[str]", self._process.stdout).readline().strip()

    def press(self, number: int, seed: int) -> None:
        """So many presses more, as long as the tables last."""
        if self.every.presses + number > self.stored * PRESSES_A_TABLE:
            return
        asked = cast("IO[str]", self._process.stdin)
        asked.write(f"{number} {seed}\n")
        asked.flush()
        costs = msgspec.json.decode(self._line(), type=Costs)
        self.accepted = self.accepted.plus(costs.accepted)
        self.every = self.every.plus(costs.every)

    def end(self) -> None:
        """Let the process end."""
        cast("IO[str]", self._process.stdin).close()
        self._process.wait()


@contextmanager
def postgres() -> Iterator[Server]:
    """A PostgreSQL of this section's own."""
    home = Path(tempfile.mkdtemp(prefix="feitoria-pg-"))
    server = server_in(home)
    server.start()
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(home)


def _address(kind: str, folder: Path, server: Server, name: str) -> str:
    """The address of an empty database of that kind."""
    if kind == "SQLite":
        return f"sqlite+aiosqlite:///{folder / name}.sqlite3"
    return database_of(server, name)


def database_of(server: Server, name: str, template: str = "template1") -> str:
    """The address of a new database of that server, a copy of another one."""
    return asyncio.run(_made(server, name, template))


async def _made(server: Server, name: str, template: str) -> str:
    """The address of a new database of that server."""
    door = await asyncpg.connect(server.get_uri())
    try:
        await door.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    finally:
        await door.close()
    return server.get_uri(database=name, driver="asyncpg")


def _press(stands: list[Stand], presses: int) -> None:
    """All of them in turn, until each has had so many presses; then they end."""
    for seed in range(1, presses // AT_ONCE + 1):
        for stand in stands:
            stand.press(AT_ONCE, seed)
    for stand in stands:
        stand.end()


def _figures(kind: str, own: list[Stand], others: list[Stand]) -> list[Figure]:
    """What the presses came to on that database."""
    figures: list[Figure] = []
    for stand in own:
        name, cost = f"{kind}, {stand.stored} tables", stand.accepted
        begun = cost.reads + cost.writes
        figures += [
            measured(f"{name}: accepted presses", cost.presses, ""),
            at_most(f"{name}: statements", cost.statements / cost.presses, "", STATEMENTS_BAR),
            at_most(f"{name}: transactions", begun / cost.presses, "", TRANSACTIONS_BAR),
            measured(f"{name}: of these to read", cost.reads / cost.presses, ""),
            measured(f"{name}: commits", cost.commits / cost.presses, ""),
            measured(f"{name}: rollbacks", cost.rollbacks / cost.presses, ""),
            measured(f"{name}: processor, drawing apart", _milliseconds(cost), "ms"),
            measured(f"{name}: the same of all presses", _milliseconds(stand.every), "ms"),
        ]
    for stand, other in zip(own, others, strict=False):
        name = f"{kind}, {stand.stored} tables: processor of the other"
        share = 100 * _milliseconds(stand.every) / _milliseconds(other.every)
        figures += [
            measured(name, _milliseconds(other.every), "ms"),
            at_most(f"{name}, this one's share", share, "%", PROCESSOR_BAR),
        ]
    if len(own) == len(TABLES_STORED):
        growth = 100 * (_milliseconds(own[2].every) / _milliseconds(own[1].every) - 1)
        name = f"{kind}, 10,000 tables against 1,000: processor"
        figures.append(at_most(name, growth, "% more", GROWTH_BAR))
    return figures


def _milliseconds(cost: Cost) -> float:
    """Of processor for a press."""
    return 1_000 * cost.processor / cost.presses
