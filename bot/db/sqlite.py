"""Connections to an SQLite file that go to another thread only for what may take time.

aiosqlite runs every call in a thread of its connection. A trip there costs several times as much as most of our statements,
which find their pages in memory: two threads hand the interpreter to each other, twice. So only what must wait goes there:
taking the write lock where another program has it, and COMMIT, which waits for the disk. The event loop does all else on the
spot.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import aiosqlite

READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"
"""How transactions begin: that of a reader takes no lock, that of a writer waits for its own."""

BUSY_SECONDS = 10.0
"""How long another program's lock is waited for."""

SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)
"""Readers beside a writer, no commit lost in a power cut, foreign keys."""


class LoopCursor:
    """A cursor like aiosqlite's that holds all of its rows."""

    arraysize = 1

    def __init__(self, connection: "LoopConnection") -> None:
        self._connection = connection
        self._rows: Sequence[Any] = ()
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def execute(self, statement: str, parameters: Any = ()) -> "LoopCursor":
        """Run one statement."""
        return await self._run(sqlite3.Connection.execute, statement, parameters or ())

    async def executemany(self, statement: str, parameters: Any) -> "LoopCursor":
        """Run it once for each row of parameters."""
        return await self._run(sqlite3.Connection.executemany, statement, parameters)

    async def _run(
        self,
        way: Callable[[sqlite3.Connection, Any, Any], sqlite3.Cursor],
        statement: str,
        parameters: Any,
    ) -> "LoopCursor":
        await self._connection.opened()
        cursor = way(self._connection.raw, statement, parameters)
        self._rows = cursor.fetchall() if cursor.description else ()
        self.description, self.rowcount = cursor.description, cursor.rowcount
        self.lastrowid = cursor.lastrowid
        return self

    async def fetchall(self) -> Sequence[Any]:
        """All rows."""
        return self._rows

    async def close(self) -> None:
        """There is nothing to close."""

    async def __aenter__(self) -> "LoopCursor":
        return self

    async def __aexit__(self, *problem: object) -> None:
        """There is nothing to close."""


class LoopConnection(aiosqlite.Connection):
    """A connection that runs statements on the event loop, and begins each transaction with its first statement."""

    raw: sqlite3.Connection

    def __init__(self, path: str) -> None:
        super().__init__(lambda: self._opened(path), iter_chunk_size=64)
        self._begin: str | None = None

    def _opened(self, path: str) -> sqlite3.Connection:
        """The real connection, made in the thread of this one."""
        raw = sqlite3.connect(
            path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            for setting in SETTINGS:
                raw.execute(setting)
        except BaseException:
            raw.close()
            raise
        self.raw = raw
        return raw

    def begin_with(self, begin: str) -> None:
        """Begin a transaction in this way, together with its first statement."""
        self._begin = begin

    async def opened(self) -> None:
        """Begin the transaction that the next statement is the first of, if it is."""
        begin, self._begin = self._begin, None
        if begin is None or (begin == WRITE and self._has_locked()):
            return
        if begin == WRITE:
            await self.execute(WRITE)
        else:
            self.raw.execute(begin)

    def _has_locked(self) -> bool:
        """Whether the write lock was free, and is ours now.

        Writers of this process come one at a time: only another program can have it.
        """
        self.raw.execute("PRAGMA busy_timeout = 0")
        try:
            self.raw.execute(WRITE)
        except sqlite3.OperationalError:
            return False
        finally:
            self.raw.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1_000:.0f}")
        return True

    def cursor(self) -> Any:
        """A cursor that stays on the event loop."""
        return LoopCursor(self)

    async def commit(self) -> None:
        """Commit in the connection's own thread, which waits for the disk."""
        self._begin = None
        if self.raw.in_transaction:
            await super().commit()

    async def rollback(self) -> None:
        """On the spot: there is nothing to wait for."""
        self._begin = None
        if self.raw.in_transaction:
            self.raw.rollback()


async def connected(path: str) -> LoopConnection:
    """A connection to that file. Whoever is cancelled meanwhile waits for its thread, which reports to the event loop."""
    connection = LoopConnection(path)
    opening = asyncio.ensure_future(connection)
    try:
        await asyncio.shield(opening)
    except asyncio.CancelledError:
        await asyncio.wait([opening])
        if opening.exception() is None:
            await connection.close()
        raise
    return connection
