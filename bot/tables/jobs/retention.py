"""Tables that have long been over are taken out of the database, if the operator wants that (`KEEP_DAYS`)."""

import asyncio
import logging
from datetime import timedelta

from sqlalchemy import delete, select, update

from bot.db.retry import retried
from bot.db.schema import TABLES
from bot.model.tables import OPEN
from bot.tables.context import TableContext

LOG = logging.getLogger(__name__)

PERIOD = timedelta(hours=6)

AT_ONCE = 50
"""Tables in one transaction: clicks wait behind it."""


class Retention:
    """Looks now and then for tables that nobody needs any more."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look now, and every six hours; nothing where tables are kept for ever."""
        if self._context.config.keep_days:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                gone = await self.work()
            except Exception:
                LOG.exception("could not delete old tables")
            else:
                if gone:
                    LOG.info("deleted %s tables that had been over for more than KEEP_DAYS", gone)
            await asyncio.sleep(PERIOD.total_seconds())

    async def work(self) -> int:
        """Delete tables that ended long enough ago, with all their rows; return how many."""
        gone = 0
        while found := await self._taken_out():
            gone += found
        return gone

    @retried
    async def _taken_out(self) -> int:
        """Delete one batch of such tables; return how many."""
        until = self._context.now() - timedelta(days=self._context.config.keep_days)
        old = (
            select(TABLES.c.id)
            .where(TABLES.c.phase.not_in(OPEN), TABLES.c.finished_at < until)
            .order_by(TABLES.c.id)
            .limit(AT_ONCE)
        )
        async with self._context.database.write() as connection:
            tables = list((await connection.scalars(old)).all())
            if not tables:
                return 0
            later = update(TABLES).where(TABLES.c.rematch_of.in_(tables)).values(rematch_of=None)
            rematches = (await connection.scalars(later.returning(TABLES.c.id))).all()
            await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
            self._context.failpoint("retention.written")
        for table in (*tables, *rematches):
            self._context.forget(table)
        return len(tables)
