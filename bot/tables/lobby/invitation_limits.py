"""Whom others may call to tables: who wants no invitations is not called, and nobody is called by others without end."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import one_at_a_time, put
from bot.db.schema_invitations import EVERYWHERE, INVITATIONS, UNINVITED
from bot.model.errors import InvalidInput
from games.core.model import say

MOST = 5
"""How many invitations one person gets from others in `DAY`; rematches count, the waitlist does not."""

DAY = timedelta(hours=24)


class Invitable(StrEnum):
    """Where a person may be invited."""

    ANYWHERE = "anywhere"
    NOT_HERE = "not-here"
    """Everywhere but on the server where it was chosen."""
    NOWHERE = "nowhere"


async def not_spared(
    connection: AsyncConnection, now: datetime, guild_id: int | None, people: Sequence[int]
) -> tuple[int, ...]:
    """Those who may be called, by the same transaction, to a table of that server."""
    await one_at_a_time(connection, *people)
    where = UNINVITED.c.guild_id.in_((EVERYWHERE, guild_id or EVERYWHERE))
    refusing = select(UNINVITED.c.user_id).where(UNINVITED.c.user_id.in_(people), where)
    spared = set(await connection.scalars(refusing))
    calls = (
        select(INVITATIONS.c.user_id)
        .where(
            INVITATIONS.c.user_id.in_(people), INVITATIONS.c.at > now - DAY, ~INVITATIONS.c.wished
        )
        .group_by(INVITATIONS.c.user_id)
        .having(func.count() >= MOST)
    )
    spared.update(await connection.scalars(calls))
    return tuple(one for one in people if one not in spared)


async def chosen(connection: AsyncConnection, user_id: int, guild_id: int | None) -> Invitable:
    """Where the person may be invited, as seen from that server."""
    query = select(UNINVITED.c.guild_id).where(UNINVITED.c.user_id == user_id)
    refused = set(await connection.scalars(query))
    if EVERYWHERE in refused:
        return Invitable.NOWHERE
    return Invitable.NOT_HERE if guild_id in refused else Invitable.ANYWHERE


async def choose(
    connection: AsyncConnection,
    now: datetime,
    user_id: int,
    guild_id: int | None,
    choice: Invitable,
) -> None:
    """Store the choice; other servers' choices stay. Raises `InvalidInput` for a server's choice made outside one."""
    if choice is Invitable.NOT_HERE and guild_id is None:
        raise InvalidInput(say("tables-on-server-only"))
    here = UNINVITED.c.guild_id.in_((EVERYWHERE, guild_id or EVERYWHERE))
    await connection.execute(delete(UNINVITED).where(UNINVITED.c.user_id == user_id, here))
    if choice is not Invitable.ANYWHERE:
        place = EVERYWHERE if choice is Invitable.NOWHERE else guild_id
        await put(connection, UNINVITED, user_id=user_id, guild_id=place, at=now)
