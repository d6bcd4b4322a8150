"""The standing of people on a server: ladders computed from the stored results, and the lists of best scores beside them."""

import asyncio
from collections import OrderedDict

from msgspec import Struct
from sqlalchemy import ColumnElement, and_, case, desc, distinct, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import seats_that_redrew
from bot.db.retry import retried
from bot.db.schema import RESULTS
from bot.model.tables import TableInfo
from bot.tables.context import TableContext
from bot.tables.game.best_scores import BestList, best_scores, best_scores_beside
from bot.tables.rules.rating import Ladder, Result, ladder
from games.core.model import Key, Seat

REMEMBERED = 64
"""Ladders kept, of a few hundred KB each at most."""

_COLUMNS = tuple(RESULTS.c[name] for name in Result.__struct_fields__)


class _Mark(Struct, frozen=True):
    """Tells the results of one game on one server at one time from those at any other: rows come, and people are forgotten."""

    rows: int
    forgotten: int


class Leaderboards:
    """What a server knows of the people who play on it."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._kept: OrderedDict[tuple[int, Key], tuple[_Mark, Ladder]] = OrderedDict()

    async def best_scores(self, guild_id: int, game: Key | None = None) -> tuple[BestList, ...]:
        """The highest totals on that server, of one game or of all that keep such lists."""
        return await best_scores(self._context, guild_id, game)

    async def best_scores_beside(self, table: TableInfo) -> BestList | None:
        """The list that the table's scores are for; None: its game keeps none, or it is on no server."""
        return await best_scores_beside(self._context, table)

    def is_counted(self, table: TableInfo) -> bool:
        """Whether the table's result moves a rating or enters a list of best scores, if nothing speaks against it."""
        return table.guild_id is not None and table.rated

    @retried
    async def uncounted(self, table: int) -> tuple[Seat, ...]:
        """Seats whose player drew chance again alone: their result does not count."""
        async with self._context.database.read() as connection:
            return tuple(sorted(await seats_that_redrew(connection, table)))

    async def games(self, guild_id: int, user_id: int | None = None) -> tuple[Key, ...]:
        """The games that were played to their end on that server, or by that person there, the most played first."""
        here = RESULTS.c.guild_id == guild_id
        return await self._games(
            here if user_id is None else and_(here, RESULTS.c.user_id == user_id)
        )

    async def ladder(self, guild_id: int, game: Key) -> Ladder:
        """The standing of everybody in that game."""
        key = (guild_id, game)
        mark, found = await self._found(guild_id, game)
        # Beside the event loop, which may go on between any two of thousands of results.
        made = found if isinstance(found, Ladder) else await asyncio.to_thread(ladder, game, found)
        self._kept[key] = mark, made
        self._kept.move_to_end(key)
        while len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return made

    @retried
    async def _games(self, which: ColumnElement[bool]) -> tuple[Key, ...]:
        """The games of these results."""
        count = func.count(distinct(RESULTS.c.table_id))
        query = select(RESULTS.c.game).where(which).group_by(RESULTS.c.game)
        async with self._context.database.read() as connection:
            found = await connection.execute(query.order_by(desc(count), RESULTS.c.game))
            return tuple(found.scalars())

    @retried
    async def _found(self, guild_id: int, game: Key) -> tuple[_Mark, Ladder | list[Result]]:
        """All results of that game; in their place the ladder that is kept, if it was made of the same."""
        which = and_(RESULTS.c.guild_id == guild_id, RESULTS.c.game == game)
        async with self._context.database.read() as connection:
            mark = await _mark(connection, which)
            kept = self._kept.get((guild_id, game))
            if kept is not None and kept[0] == mark:
                return mark, kept[1]
            found = await connection.execute(select(*_COLUMNS).where(which))
            return mark, [Result(*row) for row in found]


async def _mark(connection: AsyncConnection, which: ColumnElement[bool]) -> _Mark:
    """What tells these results from earlier and later ones."""
    forgotten = func.count(case((RESULTS.c.user_id < 0, 1)))
    row = (await connection.execute(select(func.count(), forgotten).where(which))).one()
    return _Mark(*row)
