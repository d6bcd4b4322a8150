"""Votes that hold up robots and automatic moves, and that somebody has not answered in time: the game goes on."""

import logging
from datetime import datetime

from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema import TABLES
from bot.model.errors import TableError
from bot.model.tables import Phase
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, OutrunError, change_table
from bot.tables.leases import AT_ONCE
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import About, Kind
from bot.tables.rules.votes import HELD, without_held
from games.core.model import say

LOG = logging.getLogger(__name__)

_RUNS = and_(
    TABLES.c.held_until.is_not(None),
    TABLES.c.phase == Phase.PLAYING,
    TABLES.c.paused_at.is_(None),
)


async def next_late_vote(connection: AsyncConnection) -> datetime | None:
    """When the next vote ends; None: nobody waits for any."""
    found: datetime | None = await connection.scalar(
        select(func.min(TABLES.c.held_until)).where(_RUNS)
    )
    return found


async def end_late_votes(context: TableContext) -> int:
    """End the votes whose time is up, and say at how many tables that was tried."""
    query = select(TABLES.c.id).where(_RUNS, TABLES.c.held_until <= context.now())
    async with context.database.read() as connection:
        found = (await connection.scalars(query.order_by(TABLES.c.held_until).limit(AT_ONCE))).all()

    async def decide(live: Live) -> Change | None:
        return _lapsed(live, context.now())

    for table in found:
        try:
            await change_table(context, table, decide)
        except (TableError, OutrunError):
            LOG.exception("table %s: could not end a vote", table)
            await _put_off(context, table)
    return len(found)


async def _put_off(context: TableContext, table: int) -> None:
    """Try again a day later at a table that cannot be changed now, so that the clock does not try without a pause."""
    async with context.database.write() as connection:
        await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.held_until.is_not(None))
            .values(held_until=context.now() + HELD)
        )
    context.rows.forget(table)


def _lapsed(live: Live, now: datetime) -> Change | None:
    """The table without the votes that others wait for; None: there is none any more, or its time is not up."""
    until = live.table.held_until
    if until is None or until > now or live.table.paused_at is not None:
        return None
    table = without_held(live.table)
    shows = tuple(
        Show(
            Kind.NOTICE,
            one.seat,
            say(f"tables-notice-{one.kind}-late"),
            About.VOTE_SETTLED,
            one.kind,
        )
        for one in live.table.open_proposals
        if table.proposal(one.kind) is None
    )
    return Change(table=table, seats=live.seats, shows=(*shows, Show(Kind.TURN)))
