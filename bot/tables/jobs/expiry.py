"""Tables at which nothing has happened for long end by themselves: lobbies close, games are given up.

At a game only progress counts (`games.core.progress`): offers that come and go, half-made moves and undos keep no table.
What stands still because moderators have closed its thread is left alone. Time while the program was down counts for nobody.
"""

import asyncio
import logging
from datetime import datetime, timedelta

from msgspec import structs
from sqlalchemy import func, or_, select
from sqlalchemy.sql.elements import ColumnElement

from bot.db.retry import retried
from bot.db.rows import TableRow
from bot.db.schema import TABLES
from bot.model.errors import TableError
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, OutrunError, change_table
from bot.tables.game.early_end import ended_early
from bot.tables.lobby.lobbies import closed
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import Kind
from games.core.model import say

LOG = logging.getLogger(__name__)

PERIOD = timedelta(hours=1)

AT_ONCE = 50
"""Tables found by one look."""

BEFORE = (Phase.LOBBY, Phase.STARTING)
"""Phases of a table whose game is not set up."""


class Expiry:
    """Looks now and then for tables that nobody uses any more."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._task: asyncio.Task[None] | None = None
        self._is_asleep = False
        self._is_ending = False

    def start(self) -> None:
        """Look now, and every hour; nothing where tables wait for ever."""
        if self._context.config.lobby_days or self._context.config.game_days:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop after the present table."""
        task, self._task = self._task, None
        self._is_ending = True
        if task is None:
            return
        if self._is_asleep:
            task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.work()
            except Exception:
                LOG.exception("could not end idle tables")
            if self._is_ending:
                return
            self._is_asleep = True
            await asyncio.sleep(PERIOD.total_seconds())
            self._is_asleep = False

    async def work(self) -> None:
        """End what has been idle for too long."""
        last = 0
        while found := await self._idle(last):
            for last in found:
                if self._is_ending:
                    return
                await self._end(last)

    @retried
    async def _idle(self, last: int) -> list[int]:
        """Numbers above `last` of tables that have been idle for too long, a few, in order."""
        config, kinds = self._context.config, list[ColumnElement[bool]]()
        if config.lobby_days:
            limit = self._context.now() - timedelta(days=config.lobby_days)
            kinds.append(TABLES.c.phase.in_(BEFORE) & (TABLES.c.changed_at <= limit))
        if config.game_days:
            is_on = (TABLES.c.phase == Phase.PLAYING) & TABLES.c.paused_at.is_(None)
            since = func.coalesce(TABLES.c.furthest_at, TABLES.c.changed_at)
            kinds.append(is_on & (since <= self._context.now() - timedelta(days=config.game_days)))
        if not kinds:
            return []
        which = or_(*kinds) & (TABLES.c.id > last)
        query = select(TABLES.c.id).where(which).order_by(TABLES.c.id).limit(AT_ONCE)
        async with self._context.database.read() as connection:
            return list((await connection.scalars(query)).all())

    async def _end(self, table: int) -> None:
        """End that table if it is still idle; one that was used meanwhile stays."""

        async def decide(live: Live) -> Change | None:
            days = self._days(live.table)
            if not days or _last_use(live.table) > self._context.now() - timedelta(days):
                return None
            is_playing = live.table.is_playing
            change = (ended_early if is_playing else closed)(self._context, live)
            wording = "tables-notice-game-idle" if is_playing else "tables-notice-lobby-idle"
            notice = Show(Kind.NOTICE, None, say(wording, count=round(days)))
            LOG.info("table %s: nothing has happened for %g days, it ends", table, days)
            return structs.replace(change, shows=(notice, *change.shows))

        try:
            await change_table(self._context, table, decide)
        except (TableError, OutrunError):
            LOG.exception("table %s: could not end it", table)

    def _days(self, row: TableRow) -> float:
        """How long such a table may be idle; 0: for ever."""
        if row.phase in BEFORE:
            return self._context.config.lobby_days
        return self._context.config.game_days if row.is_playing and row.paused_at is None else 0


def _last_use(row: TableRow) -> datetime:
    """When the lobby last changed, or the game last made progress."""
    return row.changed_at if not row.is_playing else row.furthest_at or row.changed_at
