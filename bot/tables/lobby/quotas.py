"""How many tables of one person, and in one channel, may gather at once, and how soon after another one is opened."""

import math
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, and_, desc, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import one_at_a_time
from bot.db.schema import SENT, TABLES
from bot.model.errors import LimitReached, TooManyTables
from bot.model.table_lines import TableLine
from bot.model.tables import Phase
from bot.tables.context import ServiceConfig, TableContext
from games.core.model import say

GATHERING = (Phase.LOBBY, Phase.STARTING)
"""Phases of tables that count: their games are not set up."""

MOST_TOLD = 10
"""How many tables are named to a person who may open no other one."""


async def refuse_too_many(
    connection: AsyncConnection, context: TableContext, row: Mapping[str, Any]
) -> None:
    """Raise for a new table, to be stored by the same transaction, that is one too many or comes too soon.

    `TooManyTables` where the number of its host's tables or of the channel's is reached, `LimitReached` for one too soon.
    """
    config = context.config
    if not (config.person_lobbies or config.channel_lobbies or config.opening_seconds):
        return
    host, channel = TABLES.c.host_id == row["host_id"], TABLES.c.channel_id == row["channel_id"]
    await one_at_a_time(connection, row["host_id"], row["channel_id"])
    for most, which, wording in (
        (config.person_lobbies, host, "tables-too-many-own"),
        (config.channel_lobbies, channel, "tables-too-many-here"),
    ):
        if most and await _gathering(connection, which) >= most:
            lines = await _lines(connection, which)
            raise TooManyTables(say(wording, most=most), lines)
    newest = await connection.scalar(select(func.max(TABLES.c.created_at)).where(host))
    wait = _wait(config, newest, context.now())
    if wait:
        raise LimitReached(say("tables-too-soon", seconds=wait))


def _wait(config: ServiceConfig, newest: datetime | None, now: datetime) -> int:
    """Whole seconds until a person who opened a table then may open another; 0: now."""
    if newest is None:
        return 0
    left = newest + timedelta(seconds=config.opening_seconds) - now
    return max(0, math.ceil(left.total_seconds()))


async def _gathering(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    """How many of these tables gather."""
    counted = select(func.count()).select_from(TABLES)
    found: int | None = await connection.scalar(counted.where(which, TABLES.c.phase.in_(GATHERING)))
    return found or 0


async def _lines(connection: AsyncConnection, which: ColumnElement[bool]) -> tuple[TableLine, ...]:
    """These tables as a list shows them."""
    lobby = and_(SENT.c.table_id == TABLES.c.id, SENT.c.slot == "lobby")
    query = (
        select(TABLES, SENT.c.message_id)
        .outerjoin_from(TABLES, SENT, lobby)
        .where(which, TABLES.c.phase.in_(GATHERING))
        .order_by(desc(TABLES.c.id))
        .limit(MOST_TOLD)
    )
    return tuple(
        TableLine(
            table=row["id"],
            game=row["game"],
            phase=Phase(row["phase"]),
            guild_id=row["guild_id"],
            place_id=row["channel_id"],
            message_id=row["message_id"],
            is_required=False,
            is_asked=False,
            due_at=None,
            name=row["name"],
        )
        for row in (await connection.execute(query)).mappings()
    )
