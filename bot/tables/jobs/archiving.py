"""Games that are over take less room: a day after the end their journal goes into the archive (`bot/db/archive.py`)."""

import asyncio
import logging
from datetime import timedelta

from sqlalchemy import and_, select, update

from bot.db.archive import archive_steps
from bot.db.journal import steps_between
from bot.db.retry import retried
from bot.db.schema import SEATS, TABLES, UNARCHIVED
from bot.tables.context import TableContext

LOG = logging.getLogger(__name__)

PERIOD = timedelta(hours=1)

AFTER = timedelta(days=1)
"""Between the end and the archive: until then people look at the game most."""


class Archiving:
    """Looks now and then for games that have been over for long enough."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now, and every hour."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.work()
            except Exception:
                LOG.exception("could not archive finished games")
            await asyncio.sleep(PERIOD.total_seconds())

    async def work(self) -> int:
        """Archive what is due, one table in a transaction: presses wait behind it; return how many."""
        number = 0
        while await self._archived():
            number += 1
        return number

    @retried
    async def _archived(self) -> bool:
        """Archive one table; whether there was one."""
        due = and_(UNARCHIVED, TABLES.c.finished_at < self._context.now() - AFTER)
        query = (
            select(TABLES.c.id, TABLES.c.step).where(due).order_by(TABLES.c.finished_at).limit(1)
        )
        async with self._context.database.read() as connection:
            if (await connection.execute(query)).first() is None:
                return False
        async with self._context.database.write() as connection:
            locked = query.with_for_update(skip_locked=True)
            found = (await connection.execute(locked)).one_or_none()
            if found is None:
                return False
            table, step = found
            steps = await steps_between(connection, table, -1, step)
            if steps:
                await archive_steps(connection, table, steps, step)
            over = {"draft": None, "considered": None}
            await connection.execute(update(SEATS).where(SEATS.c.table_id == table).values(over))
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(archived=True)
            )
            self._context.failpoint("archive.written")
        self._context.forget(table)
        return True
