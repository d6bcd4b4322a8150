"""How much is shown at the same time: a few queues of each server, so that what Discord makes one wait with delays no other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy import bindparam, select

from bot.db.lru_cache import LruCache
from bot.db.retry import retried
from bot.db.rows import Rows
from bot.db.schema import TABLES
from bot.tables.context import TableContext

OF_ALL = 64

OF_ONE_SERVER = 4

KNOWN = 4_096
"""Tables whose server is kept in memory."""


GUILD = select(TABLES.c.guild_id).where(TABLES.c.id == bindparam("table"))


class Concurrency:
    """Limits how many queues are worked on at once; one that waits for a place of its server takes none of the others'."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._all = asyncio.Semaphore(OF_ALL)
        self._servers: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()
        self._known: LruCache[int] = LruCache(KNOWN)

    def is_full(self, server: int) -> bool:
        """Whether a queue of that server has to wait for a place."""
        return self._all.locked() or self._of(server).locked()

    def _of(self, server: int) -> asyncio.Semaphore:
        """The places of that server's queues."""
        return self._servers.setdefault(server, asyncio.Semaphore(OF_ONE_SERVER))

    @asynccontextmanager
    async def slot(self, server: int) -> AsyncIterator[None]:
        """A place for a queue of that server."""
        own = self._of(server)
        async with own, self._all:
            yield

    async def server(self, table: int, rows: Rows | None = None) -> int:
        """The server on which the table is, which `rows` may tell; a table that is on none stands for itself."""
        known = self._known.get(table)
        if known is None:
            rows = rows or self._context.rows.get(table)
            guild_id = await self._read(table) if rows is None else rows.table.guild_id
            known = -table if guild_id is None else guild_id
            self._known.keep(table, known)
        return known

    @retried
    async def _read(self, table: int) -> int | None:
        async with self._context.database.read() as connection:
            found: int | None = await connection.scalar(GUILD, {"table": table})
        return found
