"""A weekly summary of a server's tables, where its managers want one: once a week, whatever happens to the programs.

A row of `summaries` says where and when. A program that finds it due claims it, posts, and puts it off by a week. Whoever takes
it up after a crash knows by `tried_at` that it may stand in the channel already, and has that looked up before it is sent.
"""

import logging
from datetime import datetime, timedelta
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import Select, and_, desc, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import put
from bot.db.retry import retried
from bot.db.rows import Rows, seat_info
from bot.db.schema import SENT, TABLES
from bot.db.schema_servers import SUMMARIES
from bot.db.whole_table import read_rows
from bot.model.table_lines import TableLine
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.jobs.waking import AGAIN, Waking
from bot.tables.publishing import Blocked, TryLater

LOG = logging.getLogger(__name__)

WEEK = timedelta(days=7)

CLAIM = timedelta(minutes=5)
"""How long a summary belongs to the process that took it up."""

LONG_ENOUGH = timedelta(days=1)
"""After which a summary is given up of which nobody can tell whether it was posted."""

PERIOD = timedelta(hours=1)
"""Longest time between two looks: another process may have been told of a summary."""

MOST = 15
"""Tables of a kind in one summary, those in which something happened last."""


class Wanted(Struct, frozen=True):
    """What a server's managers have chosen."""

    channel_id: int
    due_at: datetime


class Listed(Struct, frozen=True):
    """A table of a summary, and the channel in which it was opened."""

    channel_id: int
    line: TableLine


class Summary(Struct, frozen=True):
    """What a summary tells; none of it is secret."""

    guild_id: int
    channel_id: int
    due_at: datetime
    """Tells it from all others of the server."""
    running: tuple[Listed, ...]
    gathering: tuple[Listed, ...]
    finished: tuple[Listed, ...]
    """Since the last summary."""


class SummaryPublisher(Protocol):
    """Posts summaries."""

    def serves(self, guild_id: int) -> bool:
        """Whether this process knows that server."""

    async def has_posted(self, channel_id: int, due_at: datetime, tried_at: datetime) -> bool:
        """Whether the summary that was due and first tried then stands in the channel. Raises `TryLater` and `Blocked`."""

    async def post(self, summary: Summary) -> None:
        """Post it. Raises `TryLater`, and `Blocked` where that cannot be: channel gone, or not allowed."""


class Weekly(Waking):
    """Posts what is due."""

    def __init__(self, context: TableContext) -> None:
        super().__init__("weekly summaries")
        self._context = context
        self._summaries: SummaryPublisher | None = None

    def start(self, summaries: SummaryPublisher) -> None:
        """See to what is due, now and from now on."""
        self._summaries = summaries
        self.begin()

    async def close(self) -> None:
        """Stop, once what is being done is done."""
        self._summaries = None
        await super().close()

    @retried
    async def wanted(self, guild_id: int) -> Wanted | None:
        """The channel of the server's summaries, and when the next is due; None: it has none."""
        async with self._context.database.read() as connection:
            row = (await connection.execute(_row(guild_id))).one_or_none()
        if row is None or row.channel_id is None:
            return None
        return Wanted(row.channel_id, row.due_at)

    async def want(self, guild_id: int, user_id: int, channel_id: int | None) -> None:
        """Post summaries there; None: no more. The first comes at once, but never two within a week."""
        await self._chosen(guild_id, channel_id)
        LOG.info("manager %s of server %s: summaries in %s", user_id, guild_id, channel_id)
        self.look()

    @retried
    async def _chosen(self, guild_id: int, channel_id: int | None) -> None:
        now = self._context.now()
        async with self._context.database.write() as connection:
            row = (await connection.execute(_row(guild_id).with_for_update())).one_or_none()
            due_at = now if row is None else max(now, row.due_at)
            if row is not None and row.tried_at is not None:
                due_at = row.due_at
            await put(
                connection, SUMMARIES, guild_id=guild_id, channel_id=channel_id, due_at=due_at
            )

    @retried
    async def wait(self) -> timedelta:
        """Until the next one may be posted, an hour at most."""
        free = func.coalesce(SUMMARIES.c.claimed_until, SUMMARIES.c.due_at)
        query = select(func.min(free)).where(SUMMARIES.c.channel_id.is_not(None))
        async with self._context.database.read() as connection:
            due_at = await connection.scalar(query)
        now = self._context.now()
        return PERIOD if due_at is None or due_at <= now else min(PERIOD, due_at - now)

    async def work(self) -> None:
        """Post what is due on the servers that this process knows."""
        for guild_id in await self._due():
            if self._summaries is not None and self._summaries.serves(guild_id):
                await self._see_to(self._summaries, guild_id)

    @retried
    async def _due(self) -> list[int]:
        async with self._context.database.read() as connection:
            found = await connection.scalars(
                select(SUMMARIES.c.guild_id).where(_is_due(self._context.now()))
            )
            return list(found)

    async def _see_to(self, summaries: SummaryPublisher, guild_id: int) -> None:
        """Post one, unless another process does or has."""
        taken = await self._taken(guild_id)
        if taken is None:
            return
        self._context.failpoint("summary.taken")
        channel_id, due_at, tried_at, since = taken
        try:
            if tried_at is None or not await summaries.has_posted(channel_id, due_at, tried_at):
                await summaries.post(await self._summary(guild_id, channel_id, due_at, since))
            self._context.failpoint("summary.posted")
        except Blocked:
            LOG.warning(
                "server %s: no summaries any more, channel %s is closed", guild_id, channel_id
            )
            await self._stored(guild_id, due_at, channel_id=None, tried_at=None)
        except TryLater as trouble:
            await self._later(guild_id, due_at, tried_at, maybe_sent=trouble.maybe_sent)
        except Exception:
            LOG.exception("server %s: could not post its summary", guild_id)
            await self._later(guild_id, due_at, tried_at, maybe_sent=True)
        else:
            now = self._context.now()
            after = self._next(due_at)
            await self._stored(guild_id, due_at, due_at=after, told_until=now, tried_at=None)
        self._context.failpoint("summary.stored")

    async def _later(
        self, guild_id: int, due_at: datetime, tried_at: datetime | None, *, maybe_sent: bool
    ) -> None:
        """Try again; what has not been posted for a day, nor found to be, is told by the next one."""
        now = self._context.now()
        if tried_at is not None and now - tried_at > LONG_ENOUGH:
            LOG.warning("server %s: no summary this week", guild_id)
            await self._stored(guild_id, due_at, due_at=self._next(due_at), tried_at=None)
            return
        kept: dict[str, Any] = {} if maybe_sent or tried_at else {"tried_at": None}
        await self._stored(guild_id, due_at, claimed_until=now + AGAIN, **kept)

    def _next(self, due_at: datetime) -> datetime:
        """When the next one is due, on the same day of a later week."""
        return due_at + (1 + max(self._context.now() - due_at, timedelta()) // WEEK) * WEEK

    @retried
    async def _taken(self, guild_id: int) -> tuple[int, datetime, datetime | None, datetime] | None:
        """Claim it: where it goes, when it was due and first tried, and since when it tells."""
        now = self._context.now()
        async with self._context.database.write() as connection:
            before = (await connection.execute(_row(guild_id).with_for_update())).one_or_none()
            if before is None:
                return None
            claimed = await connection.execute(
                update(SUMMARIES)
                .where(SUMMARIES.c.guild_id == guild_id, _is_due(now))
                .values(claimed_until=now + CLAIM, tried_at=before.tried_at or now)
                .returning(SUMMARIES.c.channel_id, SUMMARIES.c.due_at, SUMMARIES.c.told_until)
            )
            row = claimed.one_or_none()
        if row is None:
            return None
        since = row.told_until or row.due_at - WEEK
        return row.channel_id, row.due_at, before.tried_at, since

    @retried
    async def _stored(self, guild_id: int, was_due: datetime, **values: Any) -> None:
        """Store the outcome, unless another process has claimed it by now."""
        async with self._context.database.write() as connection:
            await connection.execute(
                update(SUMMARIES)
                .where(SUMMARIES.c.guild_id == guild_id, SUMMARIES.c.due_at == was_due)
                .values({"claimed_until": None, **values})
            )

    @retried
    async def _summary(
        self, guild_id: int, channel_id: int, due_at: datetime, since: datetime
    ) -> Summary:
        """What there is to tell."""
        ended = and_(TABLES.c.phase == Phase.FINISHED, TABLES.c.finished_at > since)
        async with self._context.database.read() as connection:
            running, gathering, finished = [
                await self._listed(connection, and_(TABLES.c.guild_id == guild_id, which))
                for which in (
                    TABLES.c.phase == Phase.PLAYING,
                    TABLES.c.phase == Phase.LOBBY,
                    ended,
                )
            ]
        return Summary(guild_id, channel_id, due_at, running, gathering, finished)

    async def _listed(self, connection: AsyncConnection, which: Any) -> tuple[Listed, ...]:
        """These tables, those in which something happened last first."""
        query = select(TABLES.c.id).where(which).order_by(desc(TABLES.c.changed_at)).limit(MOST)
        numbers = (await connection.scalars(query)).all()
        rows = [await read_rows(connection, self._context, number) for number in numbers]
        return tuple([await _listed(connection, one) for one in rows])


def _is_due(now: datetime) -> Any:
    """Rows that may be taken up now."""
    return and_(
        SUMMARIES.c.channel_id.is_not(None),
        SUMMARIES.c.due_at <= now,
        or_(SUMMARIES.c.claimed_until.is_(None), SUMMARIES.c.claimed_until <= now),
    )


def _row(guild_id: int) -> Select[Any]:
    """Asks for what is stored of the server."""
    return select(SUMMARIES).where(SUMMARIES.c.guild_id == guild_id)


async def _listed(connection: AsyncConnection, rows: Rows) -> Listed:
    """The table as a line of a list for nobody in particular."""
    table = rows.table
    slot = "lobby" if table.phase == Phase.LOBBY else "board"
    message_id = await connection.scalar(
        select(SENT.c.message_id).where(SENT.c.table_id == table.id, SENT.c.slot == slot)
    )
    line = TableLine(
        table=table.id,
        game=table.game,
        phase=Phase(table.phase),
        guild_id=table.guild_id,
        place_id=table.thread_id or table.channel_id,
        message_id=message_id,
        is_required=False,
        is_asked=False,
        due_at=None,
        seats=tuple(seat_info(row) for row in rows.seats) if table.is_playing else (),
        name=table.name,
    )
    return Listed(table.channel_id, line)
