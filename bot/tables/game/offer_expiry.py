"""What is put to others lapses: after a time the table takes back for its maker what nobody has taken up."""

from datetime import timedelta

from msgspec import structs
from sqlalchemy import update

from bot.db.retry import retried
from bot.db.schema import TABLES
from bot.model.tables import LAPSED
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table
from bot.tables.game.pending_offers import since_when, watched
from bot.tables.game.play import stepped
from bot.tables.rules.votes import holds_moves
from games.core.forms import allowed
from games.core.model import Lapsing

AGAIN = timedelta(hours=1)
"""When to try again if an offer could not be taken back: a move was half made, or a vote open."""


async def lapse(context: TableContext, table: int) -> None:
    """Take back what has stood long enough, one thing after the other."""
    is_more, is_late = True, False

    async def decide(live: Live) -> Change | None:
        nonlocal is_more, is_late
        due = _due(context, live)
        is_more = due is not None
        if due is None:
            return _corrected(context, live)
        if holds_moves(live.table) or not _can_lapse(live, due):
            is_more, is_late = False, True
            return None
        row = live.rows.of_seat(due.seat)
        assert row is not None
        step = live.game.apply(live.state, due.seat, due.action)
        # Nobody takes back alone what the clock has done.
        return stepped(context, live, row, due.action, structs.replace(step, sealed=True), LAPSED)

    while is_more:
        await change_table(context, table, decide)
    if is_late:
        await put_off(context, table)


@retried
async def put_off(context: TableContext, table: int) -> None:
    """Try again later at a table that cannot be changed now; this does not count as activity."""
    now = context.now()
    async with context.database.write() as connection:
        await connection.execute(
            update(TABLES)
            .where(TABLES.c.id == table, TABLES.c.lapse_at <= now)
            .values(lapse_at=now + AGAIN)
        )
    context.rows.forget(table)


def _corrected(context: TableContext, live: Live) -> Change | None:
    """The table with its time computed again, if it was set with another `OFFER_HOURS`."""
    if not live.table.is_playing:
        return None
    table = watched(context, live.game, live.table, live.state)
    return None if table.lapse_at == live.table.lapse_at else Change(table=table, seats=live.seats)


def _due(context: TableContext, live: Live) -> Lapsing | None:
    """The first thing that has stood long enough."""
    if not live.table.is_playing or live.table.lapse_at is None or not context.config.offer_hours:
        return None
    since = since_when(live.table)
    limit = context.now() - timedelta(hours=context.config.offer_hours)
    return next(
        (one for one in live.game.lapsing(live.state) if since.get(one.mark, limit) <= limit), None
    )


def _can_lapse(live: Live, due: Lapsing) -> bool:
    """Whether the seat could do it now."""
    decision = live.game.decision(live.state, due.seat)
    return decision is not None and allowed(decision, due.action)
