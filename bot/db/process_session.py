"""A PostgreSQL session that a process keeps open: its lock says that the process lives, its channel announces work."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from secrets import randbits
from typing import Any

from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.db.database import Database

CHANNEL = "feitoria"

LOCKS = 0x7E170BB
"""Class of the advisory locks; the second key is the process."""

BEAT = text(
    "INSERT INTO processes (id, beats) VALUES (:id, 1)"
    " ON CONFLICT (id) DO UPDATE SET beats = processes.beats + 1"
)

EVERYBODY = text(
    "SELECT p.id, p.beats, EXISTS (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory'"
    " AND l.classid::bigint = :locks AND l.objid::bigint = p.id AND l.objsubid = 2"
    " AND l.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())) AS holds"
    " FROM processes p WHERE p.id <> :id"
)


class Process(Struct, frozen=True):
    """A row of `processes`."""

    id: int
    beats: int
    holds: bool
    """Whether its session, and with it its lock, is there."""


class ProcessSession:
    """One session, used by one statement at a time. Errors are SQLAlchemy's; after one `close` it and open another."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._turn = asyncio.Lock()
        self.process = randbits(31)
        """This session's process. Another session of the same program counts as another process."""

    @classmethod
    async def opened(cls, database: Database, heard: Callable[[str], None]) -> "ProcessSession":
        """Connect, take the lock and listen; `heard` is called with what any process announces, this one included."""
        engine = database.engine.execution_options(isolation_level="AUTOCOMMIT")
        session = cls(await engine.connect())
        try:
            await session._execute(
                text("SELECT pg_advisory_lock(:locks, :id)"), locks=LOCKS, id=session.process
            )
            raw: Any = (await session._connection.get_raw_connection()).driver_connection
            await raw.add_listener(CHANNEL, lambda *told: heard(str(told[3])))
        except BaseException:
            await session.close()
            raise
        return session

    async def beat(self) -> Sequence[Process]:
        """Renew this process's row; return the others'."""
        await self._execute(BEAT, id=self.process)
        found = await self._execute(EVERYBODY, locks=LOCKS, id=self.process)
        return [Process(*row) for row in found]

    async def announce(self, message: str) -> None:
        """Tell every process that listens."""
        await self._execute(
            text("SELECT pg_notify(:channel, :message)"), channel=CHANNEL, message=message
        )

    async def close(self) -> None:
        """End the session for good: a connection that went back to the pool would keep lock and channel."""
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self._connection.invalidate()
        await self._connection.close()

    async def _execute(self, statement: Any, **values: Any) -> Sequence[Any]:
        async with self._turn:
            result = await self._connection.execute(statement, values)
            return result.all() if result.returns_rows else ()
