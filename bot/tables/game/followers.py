"""Looking on: people who do not play at a table and want its result; what they see is what everybody sees."""

from sqlalchemy import delete, select

from bot.db.database import put
from bot.db.retry import retried
from bot.db.schema import FOLLOWERS
from bot.model.errors import LimitReached, NotAllowed, WrongPhase
from bot.model.tables import Phase, TableInfo
from bot.tables.context import TableContext
from bot.tables.game.change import load
from games.core.model import say

MOST_FOLLOWERS = 50
"""People who may follow one table: each is sent its result."""


class Following:
    """Operations for spectators who follow a table. Methods raise `TableNotFound`."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def follow(self, table: int, user_id: int) -> TableInfo:
        """Follow a running table.

        Raises `LimitReached`, `NotAllowed` or `WrongPhase` for people with a seat there, and for a table that is not played.
        """
        info = (await load(self._context, table)).info
        if info.phase is not Phase.PLAYING:
            raise WrongPhase(say("tables-over" if info.is_over else "tables-not-begun"))
        if info.of_user(user_id) is not None or info.is_left_by(user_id):
            raise NotAllowed(say("tables-plays-already"))
        known = await self.followers(table)
        if user_id not in known and len(known) >= MOST_FOLLOWERS:
            raise LimitReached(say("tables-too-many-followers", most=MOST_FOLLOWERS))
        await self._store(table, user_id)
        return info

    @retried
    async def _store(self, table: int, user_id: int) -> None:
        """Write it down; once more is as good as once."""
        async with self._context.database.write() as connection:
            now = self._context.now()
            await put(connection, FOLLOWERS, table_id=table, user_id=user_id, at=now)
            self._context.failpoint("follower.written")

    @retried
    async def stop(self, table: int, user_id: int) -> None:
        """Follow it no more."""
        mine = (FOLLOWERS.c.table_id == table, FOLLOWERS.c.user_id == user_id)
        async with self._context.database.write() as connection:
            await connection.execute(delete(FOLLOWERS).where(*mine))

    @retried
    async def followers(self, table: int) -> tuple[int, ...]:
        """Ids of those who follow the table, in the order in which they began."""
        query = (
            select(FOLLOWERS.c.user_id)
            .where(FOLLOWERS.c.table_id == table)
            .order_by(FOLLOWERS.c.at, FOLLOWERS.c.user_id)
        )
        async with self._context.database.read() as connection:
            return tuple((await connection.scalars(query)).all())
