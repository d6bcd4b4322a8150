"""What presses cost the store: a process of the section `store`, with so many stored tables.

The service is that of `tests/bench/stand.py`, but nothing is drawn: the first picture of each kind stands for all. Presses
come one after the other, each with all that it leads to, so that what the database is asked can be told of each.

`python -m tests.bench.press_cost URL TABLES` prints a line when it is ready; then every line `PRESSES SEED` it reads is
answered by one of JSON, a `Cost`.
"""

import asyncio
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs
from sqlalchemy import Connection, event, select

from bot.db.database import Database
from bot.db.schema import TABLES
from bot.discord_app.client import Feitoria
from bot.drawing.pool import DrawingPool
from bot.runtime.worker_processes import settle
from tests.bench.null_discord import NullPublisher, Shown
from tests.bench.stand import Stand, begun, client_on, copied

T = TypeVar("T")

WARMING = 40


class Cost(Struct):
    """What was asked of the database, and of the processor."""

    presses: int = 0
    statements: int = 0
    """One that is given many rows counts once."""
    reads: int = 0
    """Transactions, by how they began."""
    writes: int = 0
    commits: int = 0
    rollbacks: int = 0
    processor: float = 0.0
    """Seconds of this process, which draws nothing."""

    def plus(self, other: "Cost") -> "Cost":
        """Both together."""
        names = self.__struct_fields__
        return Cost(*[getattr(self, name) + getattr(other, name) for name in names])

    def minus(self, other: "Cost") -> "Cost":
        """What has come to the other since."""
        names = self.__struct_fields__
        return Cost(*[getattr(self, name) - getattr(other, name) for name in names])


class Costs(Struct, frozen=True):
    """Presses that made a move, and all of them: some only choose something."""

    accepted: Cost
    every: Cost


class Undrawn(DrawingPool):
    """Draws the first picture of each kind, which then stands for all."""

    def __init__(self) -> None:
        super().__init__(0)
        self._first: dict[Any, Any] = {}

    async def _answered(self, draw: Callable[[], T], worker: int) -> T:
        """What the function made when it was first asked."""
        kind = getattr(draw, "func", draw)
        if kind not in self._first:
            self._first[kind] = draw()
        picture: T = self._first[kind]
        return picture


def _database(client: Feitoria) -> Database:
    """The service's database; in checkouts of before the shared parts have another name."""
    tables: Any = client.tables
    database: Database = (getattr(tables, "context", None) or tables.shared).database
    return database


class Counter:
    """Counts what an engine does."""

    def __init__(self, client: Feitoria) -> None:
        self._cost = Cost()
        engine = _database(client).engine.sync_engine
        event.listen(engine, "begin", self._begun)
        event.listen(engine, "before_cursor_execute", self._executed)
        event.listen(engine, "commit", self._committed)
        event.listen(engine, "rollback", self._rolled_back)

    def now(self) -> Cost:
        """All until now."""
        return structs.replace(self._cost, processor=time.process_time())

    def _begun(self, connection: Connection) -> None:
        if connection.get_execution_options().get("writes", False):
            self._cost.writes += 1
        else:
            self._cost.reads += 1

    def _executed(self, *_: object) -> None:
        self._cost.statements += 1

    def _committed(self, _: Connection) -> None:
        self._cost.commits += 1

    def _rolled_back(self, _: Connection) -> None:
        self._cost.rollbacks += 1


class Presses:
    """Presses at stored tables, one after the other."""

    def __init__(self, client: Feitoria, shown: Shown, first: int, stored: int) -> None:
        self._client = client
        self._first = first
        self._stand = Stand(client, shown, first, stored)
        self._counter = Counter(client)
        self._steps: dict[int, int] = {}

    async def look(self) -> None:
        """Note how far every table is, in a way that leaves nothing of it at hand."""
        async with _database(self._client).read() as connection:
            found = await connection.execute(select(TABLES.c.id, TABLES.c.step))
            self._steps = {row.id: row.step for row in found}

    async def counted(self, copies: list[int], seed: int) -> Costs:
        """What a press at each of those copies costs, with all that it leads to."""
        accepted, every = Cost(), Cost()
        for number, copy in enumerate(copies):
            before = self._counter.now()
            if await self._stand.press(copy, seed * 10_000 + number) is None:
                continue
            await self._client.tables.outbox.settled()
            cost = self._counter.now().minus(before)
            cost.presses = 1
            every = every.plus(cost)
            if await self._has_moved(self._first + copy):
                accepted = accepted.plus(cost)
        return Costs(accepted, every)

    async def _has_moved(self, table: int) -> bool:
        """Whether the table has got further since the last look."""
        before = self._steps[table]
        query = select(TABLES.c.step).where(TABLES.c.id == table)
        async with _database(self._client).read() as connection:
            self._steps[table] = (await connection.scalars(query)).one()
        return self._steps[table] > before


async def _serve(url: str, stored: int) -> None:
    """Get ready, then answer what is asked on the standard input."""
    client, shown = client_on(url), Shown()
    client.drawing = Undrawn()
    await client.tables.start(NullPublisher(client, shown))
    await client.app_emojis.draw(client.drawing)
    first = await begun(client, shown)
    await copied(client, shown, first, stored)
    presses = Presses(client, shown, first, stored)
    await presses.look()
    await presses.counted([one % stored for one in range(WARMING)], 0)
    settle()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        number, seed = map(int, line.split())
        chance = Random(seed)
        copies = [chance.randrange(stored) for _ in range(number)]
        costs = await presses.counted(copies, seed)
        print(msgspec.json.encode(costs).decode(), flush=True)
    client.drawing.close()
    await client.tables.close()


if __name__ == "__main__":
    asyncio.run(_serve(sys.argv[1], int(sys.argv[2])))
