"""Takes what is due: the next step of a tournament, a division or a league.

Each step is one transaction that begins by holding the tournament, and nothing of it stands before it is committed. So a step
is done once, however often and in however many processes it is begun. Whoever holds a league and a division holds the league
first.
"""

from bot.db.retry import retried
from bot.tables.context import FollowUp, TableContext
from bot.tables.tournaments import rounds, seasons, store


@retried
async def advance(context: TableContext, number: int) -> None:
    """Take the next step of that tournament, if it is due and nobody has paused it."""
    opened = list[int]()
    async with context.database.write() as connection:
        before = await store.loaded(connection, number, held=True)
        if not before.row.is_running or before.row.paused_at is not None:
            return
        step = seasons.step if before.row.is_league else rounds.step
        opened = await step(connection, context, before)
        context.failpoint("tournament.written")
    context.failpoint("tournament.committed")
    for table in opened:
        context.changed(FollowUp(table, frozenset({"public"})))
