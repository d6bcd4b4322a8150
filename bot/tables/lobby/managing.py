"""What a server's managers can do: see its tables, end one, decide what may be opened, where and by whom.

Callers check the permission; every change leaves a line in the log that begins with `manager`.
"""

import logging
from datetime import datetime

import msgspec
from msgspec import Struct, structs
from sqlalchemy import delete, insert, select

from bot.db.retry import retried
from bot.db.schema import TABLES
from bot.db.schema_servers import SERVERS
from bot.model.errors import TableNotFound, WrongPhase
from bot.model.people import Person
from bot.model.tables import OPEN, Phase, TableInfo
from bot.tables.context import TableContext
from bot.tables.game.change import Change, Live, change_table
from bot.tables.game.early_end import ended_early
from bot.tables.lobby.lobbies import closed
from bot.tables.lobby.server_rules import ServerRules, limits_of
from bot.tables.outbox.queueing import Show
from bot.tables.publishing import Kind
from games.core.model import say

LOG = logging.getLogger(__name__)

MOST = 25
"""Tables in one list: as many as a menu holds."""


class ManagedTable(Struct, frozen=True):
    """A table of a server that is not over."""

    table: int
    game: str
    phase: Phase
    host: str
    place_id: int
    changed_at: datetime
    name: str | None = None


class Managing:
    """Operations for managers of servers."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    @retried
    async def tables(self, guild_id: int) -> tuple[ManagedTable, ...]:
        """The server's tables that are not over, the one longest without a change first (at most 25)."""
        query = (
            select(TABLES)
            .where(TABLES.c.guild_id == guild_id, TABLES.c.phase.in_(OPEN))
            .order_by(TABLES.c.changed_at, TABLES.c.id)
            .limit(MOST)
        )
        async with self._context.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(
            ManagedTable(
                row.id,
                row.game,
                Phase(row.phase),
                row.host_name,
                row.thread_id or row.channel_id,
                row.changed_at,
                row.name,
            )
            for row in rows
        )

    async def end(self, table: int, guild_id: int, manager: Person) -> TableInfo:
        """End a table of that server where it stands; the people at it read which manager did: one may play there, too.

        Raises `TableNotFound` for one of another server, `WrongPhase` for one that is over.
        """

        async def decide(live: Live) -> Change:
            if live.table.guild_id != guild_id:
                raise TableNotFound
            if live.table.phase == Phase.PLAYING:
                notice = Show(Kind.NOTICE, None, say("tables-notice-ended", name=manager.name))
                change = ended_early(self._context, live)
                return structs.replace(change, shows=(notice, *change.shows))
            if live.table.phase not in OPEN:
                raise WrongPhase(say("tables-over"))
            return closed(self._context, live)

        after = await change_table(self._context, table, decide)
        LOG.info("manager %s of server %s has ended table %s", manager.user_id, guild_id, table)
        return after.info

    @retried
    async def limits(self, guild_id: int) -> ServerRules:
        """What the server allows."""
        async with self._context.database.read() as connection:
            return await limits_of(connection, guild_id)

    @retried
    async def allow(self, guild_id: int, user_id: int, limits: ServerRules) -> None:
        """Let that hold for tables opened from now on; those that there are go on."""
        async with self._context.database.write() as connection:
            await connection.execute(delete(SERVERS).where(SERVERS.c.guild_id == guild_id))
            await connection.execute(
                insert(SERVERS).values(
                    guild_id=guild_id,
                    games=_json(limits.games),
                    channels=_json(limits.channels),
                    language=limits.language,
                    openers=limits.openers,
                    organisers=limits.organisers,
                    time_control=limits.time_control,
                )
            )
        LOG.info("manager %s of server %s now allows %s", user_id, guild_id, limits)


def _json(values: tuple[object, ...] | None) -> str | None:
    """As stored."""
    return None if values is None else msgspec.json.encode(values).decode()
