"""How much of the outbox waits."""

from sqlalchemy import case, func, select

from bot.db.retry import retried
from bot.db.schema import OUTBOX
from bot.model.tables import Backlog
from bot.tables.context import TableContext


@retried
async def read(context: TableContext) -> Backlog:
    """What must be shown and is not yet, in all processes together."""
    now = context.now()
    is_due = OUTBOX.c.blocked.is_(False) & (OUTBOX.c.not_before <= now)
    query = select(
        func.count(case((OUTBOX.c.blocked.is_(False), 1))),
        func.count(case((OUTBOX.c.blocked, 1))),
        func.min(case((is_due, OUTBOX.c.not_before))),
    )
    async with context.database.read() as connection:
        due, blocked, since = (await connection.execute(query)).one()
    return Backlog(due, blocked, 0.0 if since is None else (now - since).total_seconds())
