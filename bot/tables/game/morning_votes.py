"""Votes that began in a player's quiet hours are put to that player again in the morning."""

import logging
from datetime import datetime, timedelta

from msgspec import structs
from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.schema import SEATS, TABLES
from bot.model.errors import TableError
from bot.model.quiet_hours import wakes
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, OutrunError, change_table
from bot.tables.game.proposals import called
from bot.tables.leases import AT_ONCE
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import About, Kind
from bot.tables.rules.votes import has_slept, misses, with_slept
from games.core.model import SeatName, say

LOG = logging.getLogger(__name__)

LATER = timedelta(hours=1)

_SLEEPS = and_(SEATS.c.vote_wake_at.is_not(None), TABLES.c.paused_at.is_(None))


async def next_morning(connection: AsyncConnection) -> datetime | None:
    """When the next vote is due to be put again; None: none is."""
    query = select(func.min(SEATS.c.vote_wake_at)).join_from(SEATS, TABLES).where(_SLEEPS)
    found: datetime | None = await connection.scalar(query)
    return found


async def put_votes_anew(context: TableContext) -> int:
    """Put the due votes again, and return how many seats were looked at; one of several processes does it."""
    query = select(SEATS.c.table_id).join_from(SEATS, TABLES).where(_SLEEPS)
    query = query.where(SEATS.c.vote_wake_at <= context.now()).order_by(SEATS.c.vote_wake_at)
    async with context.database.read() as connection:
        found = (await connection.scalars(query.limit(AT_ONCE))).all()

    async def decide(live: Live) -> Change | None:
        return _anew(live, context.now())

    for table in dict.fromkeys(found):
        try:
            await change_table(context, table, decide)
        except (TableError, OutrunError):
            LOG.exception("table %s: could not repeat a vote", table)
            await _put_off(context, table)
    return len(found)


async def _put_off(context: TableContext, table: int) -> None:
    """Try again later at a table that cannot be changed now: the clock would be at it without a pause."""
    now = context.now()
    late = and_(SEATS.c.table_id == table, SEATS.c.vote_wake_at <= now)
    async with context.database.write() as connection:
        await connection.execute(update(SEATS).where(late).values(vote_wake_at=now + LATER))
    context.rows.forget(table)


def _anew(live: Live, now: datetime) -> Change | None:
    """The table with a new message for each vote that waits for players whose quiet hours have just ended."""
    due = [row for row in live.seats if row.vote_wake_at is not None and row.vote_wake_at <= now]
    if not due or live.table.paused_at is not None:
        return None
    still = {row.place: wakes(row.quiet, now) for row in due}
    awake = [row for row in due if still[row.place] is None]
    seats = tuple(
        with_slept(row, (), None)
        if row in awake
        else structs.replace(row, vote_wake_at=still.get(row.place, row.vote_wake_at))
        for row in live.seats
    )
    shows = []
    for proposal in live.table.open_proposals:
        called_to = tuple(
            row.number for row in awake if has_slept(row, proposal.kind) and misses(proposal, row)
        )
        if called_to:
            subject = live.rows.of_seat(proposal.seat)
            assert subject is not None
            wording = f"tables-notice-{proposal.kind}-anew"
            notice = say(wording, seat=SeatName(proposal.seat), name=called(subject))
            about = (About.VOTE, proposal.kind)
            shows.append(Show(Kind.NOTICE, proposal.seat, notice, *about, calls=called_to))
    return Change(table=live.table, seats=seats, shows=tuple(shows))
