"""SQLite behind SQLAlchemy with a trip to another thread only for what may take time.

The stock adapter goes there four times for every statement (cursor, execute, fetch, close) and once more for each BEGIN and
each ROLLBACK. A trip costs several times as much as most of our statements, which find their pages in memory: two threads
hand the interpreter to each other, twice. So only what must wait goes there: taking the write lock where another program has
it (BEGIN IMMEDIATE travels with the transaction's first statement) and COMMIT, which waits for the disk. The event loop does
all else on the spot.

What that saves, measured beside SQLAlchemy's own driver (211 moves of a small game on the service, without Discord, three
times each on a busy machine of 2 cores, 22 November 2026; medians): 11 to 14 ms of processor per move, with everything after
it, instead of 22 to 25; 0.8 to 1.0 ms to read what a seat is asked instead of 2.5 to 8.
"""

import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import aiosqlite
from msgspec import Struct
from sqlalchemy.dialects.sqlite.aiosqlite import (
    AsyncAdapt_aiosqlite_connection,
    AsyncAdapt_aiosqlite_cursor,
    AsyncAdapt_aiosqlite_dbapi,
)
from sqlalchemy.util.concurrency import await_

T = TypeVar("T")

READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"
"""How transactions begin: that of a reader takes no lock, that of a writer waits for its own."""


class Fetched(Struct, frozen=True):
    """What one statement gave."""

    rows: Sequence[Any] = ()
    description: Any = None
    rowcount: int = -1
    lastrowid: int | None = None


NOTHING = Fetched()


def _locked(raw: sqlite3.Connection) -> bool:
    """Whether a write transaction could begin without a wait, and has."""
    (patience,) = raw.execute("PRAGMA busy_timeout").fetchone()
    raw.execute("PRAGMA busy_timeout = 0")
    try:
        raw.execute(WRITE)
    except sqlite3.OperationalError:
        return False
    finally:
        raw.execute(f"PRAGMA busy_timeout = {patience}")
    return True


async def _no_time() -> None:
    """An await that is over before it begins."""


class OneTripCursor(AsyncAdapt_aiosqlite_cursor):
    """A cursor that lives on the loop's side only: the real one is made, emptied and closed within its statement."""

    __slots__ = ("_fetched",)

    _adapt_connection: "OneTripConnection"
    arraysize = 1

    def __init__(self, adapt_connection: "OneTripConnection") -> None:
        self._adapt_connection = adapt_connection
        self._fetched = NOTHING
        self._rows = deque()

    @property
    def description(self) -> Any:
        return self._fetched.description

    @property
    def rowcount(self) -> int:
        return self._fetched.rowcount

    @property
    def lastrowid(self) -> Any:
        return self._fetched.lastrowid

    async def _async_soft_close(self) -> None:
        """There is nothing to close."""

    def close(self) -> None:
        self._rows.clear()

    def execute(self, operation: Any, parameters: Any = None) -> None:
        self._run(sqlite3.Connection.execute, operation, parameters or ())

    def executemany(self, operation: Any, seq_of_parameters: Any) -> None:
        self._run(sqlite3.Connection.executemany, operation, seq_of_parameters)

    def _run(
        self,
        way: Callable[[sqlite3.Connection, Any, Any], sqlite3.Cursor],
        operation: Any,
        parameters: Any,
    ) -> None:
        connection = self._adapt_connection
        begin = connection.opening()
        if begin == WRITE and connection.has_locked():
            begin = None

        def work(raw: sqlite3.Connection) -> Fetched:
            if begin is not None:
                raw.execute(begin)
            cursor = way(raw, operation, parameters)
            rows = cursor.fetchall() if cursor.description else ()
            return Fetched(rows, cursor.description, cursor.rowcount, cursor.lastrowid)

        self._fetched = connection.there(work) if begin == WRITE else connection.here(work)
        self._rows = deque(self._fetched.rows)


class OneTripConnection(AsyncAdapt_aiosqlite_connection):
    """A connection that knows whether it has a transaction open, and how the next one begins."""

    __slots__ = ("_begin", "_is_open")

    _cursor_cls: Any = OneTripCursor
    _connection: Any

    def __init__(self, dbapi: Any, connection: Any) -> None:
        super().__init__(dbapi, connection)
        self._begin: str | None = None
        self._is_open = False

    def begin_with(self, begin: str) -> None:
        """Begin a transaction in this way, together with its first statement."""
        self._begin = begin

    def opening(self) -> str | None:
        """How the transaction of the statement on its way begins; None: it has begun, or it is none."""
        begin, self._begin = self._begin, None
        self._is_open = self._is_open or begin is not None
        return begin

    def has_locked(self) -> bool:
        """Whether the write lock was free, and is ours now.

        Writers of this process come one at a time: only another program can have it.
        """
        return self.here(_locked)

    def here(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the function makes of the real connection, on the spot."""
        try:
            done = work(self._connection._conn)  # noqa: SLF001
        except ValueError as error:  # the connection is closed
            self._handle_exception(error)
        await_(_no_time())  # SQLAlchemy takes a driver that never awaits anything for a wrong one
        return done

    def there(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the function makes of the real connection in that connection's own thread."""
        connection = self._connection
        try:
            # The one way there that takes any function.
            done: T = await_(connection._execute(lambda: work(connection._conn)))  # noqa: SLF001
        except sqlite3.Error:
            raise
        except ValueError as error:  # the connection is closed
            self._handle_exception(error)
        return done

    def commit(self) -> None:
        self._begin = None
        if self._is_open:
            super().commit()
            self._is_open = False

    def rollback(self) -> None:
        """On the spot, too: there is nothing to wait for."""
        self._begin = None
        raw = self._connection._connection  # noqa: SLF001  None once it is closed
        if self._is_open and raw is not None:
            self._is_open = False
            raw.rollback()


class OneTripDriver(AsyncAdapt_aiosqlite_dbapi):
    """The driver that SQLAlchemy is given."""

    def __init__(self) -> None:
        super().__init__(aiosqlite, sqlite3)

    def connect(self, *arg: Any, **kw: Any) -> OneTripConnection:
        stock = super().connect(*arg, **kw)
        return OneTripConnection(self, stock.driver_connection)
