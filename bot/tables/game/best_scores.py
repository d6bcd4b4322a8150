"""Best scores: the highest totals of people on a server, of games that keep such lists (`Game.best_list`).

They are written with the end of their game, in its transaction, and outlive its table.
"""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import Select, delete, desc, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.journal import seats_played_by_robots, seats_that_redrew
from bot.db.retry import retried
from bot.db.rows import SeatRow, TableRow
from bot.db.schema import BEST_SCORES, HANDED
from bot.model.tables import TableInfo
from bot.tables.context import TableContext
from games.core.codec import codec
from games.core.model import Key

KEPT = 25
"""Scores of a list that stay."""


class BestScore(Struct, frozen=True):
    """One person's total."""

    table: int
    user_id: int
    name: str
    """The person's name at that table."""
    points: int
    at: datetime
    """When that game ended."""


class BestList(Struct, frozen=True):
    """The highest totals of one kind of game on one server."""

    game: Key
    key: Key
    """The list's name (`Game.best_list`)."""
    scores: tuple[BestScore, ...]
    """The highest first, of equal ones the earlier; at most `KEPT`."""

    def ranked(self) -> tuple[tuple[int, BestScore], ...]:
        """Each with its rank, which equal ones share."""
        totals = [score.points for score in self.scores]
        return tuple((1 + totals.index(score.points), score) for score in self.scores)


async def note_scores(
    connection: AsyncConnection, context: TableContext, table: TableRow, seats: tuple[SeatRow, ...]
) -> None:
    """Enter the players' totals of a game that has just ended, and drop those beyond the list's length.

    Unrated games are for practice, with hints, and enter no list. Left out is whoever took over a seat, drew chance anew
    without anybody who could object, or was away while a robot played for them.
    """
    game = context.game(table.game)
    key = game.best_list(codec(game).options(table.options))
    if key is None or table.guild_id is None or table.scores is None or not table.rated:
        return
    totals = {sheet.seat: sheet.total for sheet in table.sheets}
    handed = set(
        await connection.scalars(select(HANDED.c.seat).where(HANDED.c.table_id == table.id))
    )
    out = handed | await seats_that_redrew(connection, table.id)
    out |= await seats_played_by_robots(connection, table.id)
    rows = [
        {
            "table_id": table.id,
            "seat": row.number,
            "guild_id": table.guild_id,
            "game": table.game,
            "list": key,
            "user_id": row.user_id,
            "name": row.name,
            "points": totals[row.number],
            "at": table.finished_at,
        }
        for row in seats
        if not row.is_robot and row.seat not in out
    ]
    if not rows:
        return
    await connection.execute(insert(BEST_SCORES), rows)
    found = await connection.execute(_of_list(table.guild_id, table.game, key).offset(KEPT))
    for beyond in found.all():
        await connection.execute(
            delete(BEST_SCORES).where(
                BEST_SCORES.c.table_id == beyond.table_id, BEST_SCORES.c.seat == beyond.seat
            )
        )


@retried
async def best_scores(
    context: TableContext, guild_id: int, game: Key | None
) -> tuple[BestList, ...]:
    """The lists of a server, or of one game there, that have scores; by game and name."""
    table = BEST_SCORES.c
    query = select(table.game, table.list).where(table.guild_id == guild_id).distinct()
    if game is not None:
        query = query.where(table.game == game)
    async with context.database.read() as connection:
        names = (await connection.execute(query.order_by(table.game, table.list))).all()
        return tuple([await _read(connection, guild_id, name, key) for name, key in names])


@retried
async def best_scores_beside(context: TableContext, table: TableInfo) -> BestList | None:
    """The list that this table's scores are for; None: there is none."""
    key = context.game(table.game).best_list(table.options)
    if key is None or table.guild_id is None:
        return None
    async with context.database.read() as connection:
        return await _read(connection, table.guild_id, table.game, key)


async def _read(connection: AsyncConnection, guild_id: int, game: Key, key: Key) -> BestList:
    """One list."""
    found = (await connection.execute(_of_list(guild_id, game, key).limit(KEPT))).all()
    scores = [BestScore(row.table_id, row.user_id, row.name, row.points, row.at) for row in found]
    return BestList(game, key, tuple(scores))


def _of_list(guild_id: int, game: Key, key: Key) -> Select[Any]:
    """The rows of one list, the highest first."""
    table = BEST_SCORES.c
    return (
        select(BEST_SCORES)
        .where(table.guild_id == guild_id, table.game == game, table.list == key)
        .order_by(desc(table.points), table.at, table.table_id, table.seat)
    )
