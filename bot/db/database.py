"""Access to the database: SQLite or PostgreSQL by its address, brought up to date at the start."""

import asyncio
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import cache, partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, event, inspect, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.db.backup import backup
from bot.db.schema import METADATA
from bot.db.sqlite import READ, WRITE, connected
from bot.model.errors import DatabaseRefused

MIGRATIONS = Path(__file__).parent / "migrations"

NEWEST = max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("v*.py"))
"""The revision of the present schema: its file's name begins with it."""

MIGRATION_LOCK = 0x7E170BA
"""Several processes may start at once: PostgreSQL lets one of them migrate."""

CONNECTIONS = 15
"""Connections to an SQLite file. All are kept: opening one costs more than most statements."""


UNUSED = 30.0
"""Seconds after which a PostgreSQL connection is asked whether it lives before it is used."""

STATEMENTS = 500
"""Kept prepared by each PostgreSQL connection: more than there are."""


class Database:
    """An engine with two ways in: `read` for looking, `write` for one transaction that changes something."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self.is_sqlite = self._url.get_backend_name() == "sqlite"
        self._engine = _sqlite(url) if self.is_sqlite else _postgresql(url)
        self._writers = self._engine.execution_options(writes=True)
        self._readers = self._lookers = self._engine
        if not self.is_sqlite:
            self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ")
            self._lookers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = asyncio.Lock() if self.is_sqlite else nullcontext()

    @property
    def engine(self) -> AsyncEngine:
        """For tests and the backup."""
        return self._engine

    async def prepare(self) -> None:
        """Make the file's folder and migrate. Raises `DatabaseRefused`."""
        try:
            if self.is_sqlite and self._url.database:
                folder = Path(self._url.database).parent
                await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
            await self._copy_older()
            async with self._writers.begin() as connection:
                if not self.is_sqlite:
                    await connection.execute(
                        text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK}
                    )
                await connection.run_sync(_migrate)
        except DatabaseRefused:
            await self.close()
            raise
        except (ArgumentError, DBAPIError, OSError, ValueError) as problem:
            await self.close()
            raise DatabaseRefused(
                f"The database {self._url.render_as_string(hide_password=True)} cannot be opened: {_first_line(problem)}"
            ) from problem

    async def _copy_older(self) -> None:
        """Keep a copy of a file that is going to be migrated beside it. Raises `DatabaseRefused`."""
        if not self.is_sqlite:
            return
        async with self._engine.connect() as connection:
            shape = await connection.run_sync(_shape_of)
        if shape is not None and shape < NEWEST:
            url = self._url.render_as_string(hide_password=False)
            await asyncio.to_thread(_copied, url, f"before-{NEWEST}")

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """One consistent look."""
        async with _Lent(self._readers) as connection:
            yield connection

    @asynccontextmanager
    async def look(self) -> AsyncIterator[AsyncConnection]:
        """For one statement, or several that need not see the same moment: PostgreSQL is spared a transaction around them."""
        async with _Lent(self._lookers) as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end of the block unless it raises.

        SQLite has one writer at a time: those of this process queue here, where waiting costs nothing.
        """
        async with self._turn, _Lent(self._writers) as connection, connection.begin():
            yield connection


class _Lent:
    """A connection from the pool, given back at the end of the block.

    SQLAlchemy gives it back in a task of its own, so that nobody's cancelling leaves it half given back. To SQLite it goes
    back without a wait (`bot.db.sqlite`), so that nothing can come between: the task, of which there would be a dozen for
    each press, would only keep the event loop turning.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._connection = engine.connect()

    async def __aenter__(self) -> AsyncConnection:
        return await self._connection.start()

    async def __aexit__(self, *problem: Any) -> None:
        if self._connection.dialect.name == "sqlite":
            await self._connection.close()
        else:
            await self._connection.__aexit__(*problem)


async def one_at_a_time(connection: AsyncConnection, *keys: int) -> None:
    """Let nobody else who asks for one of these keys go on before this transaction ends; SQLite has one writer anyway.

    What is read after it is as whoever was there before has left it.
    """
    if connection.dialect.name == "sqlite":
        return
    for key in sorted(set(keys)):
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})


async def put_new(connection: AsyncConnection, table: Table, **row: Any) -> bool:
    """Insert a row, unless there is one with the same key. Returns whether it was inserted."""
    statement = _insert(connection.dialect.name, table).on_conflict_do_nothing()
    made = await connection.execute(statement, row)
    return made.rowcount == 1


async def put(connection: AsyncConnection, table: Table, **row: Any) -> None:
    """Insert a row, or give the one with the same key these values."""
    await connection.execute(putting(connection.dialect.name, table, tuple(row)), row)


@cache
def putting(dialect: str, table: Table, columns: tuple[str, ...]) -> Any:
    """The statement that puts these columns of a row or of many, built once."""
    keys = [column.name for column in table.primary_key]
    statement = _insert(dialect, table)
    new = {name: statement.excluded[name] for name in columns if name not in keys}
    return statement.on_conflict_do_update(index_elements=keys, set_=new)


def _insert(dialect: str, table: Table) -> Any:
    """An insertion that can say what to do about a row with the same key; SQLAlchemy has one for each kind of database."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


def _postgresql(url: str) -> AsyncEngine:
    """An engine that asks a connection whether it still lives only after a while unused, and keeps its statements prepared.

    `pool_pre_ping` would begin and roll back a transaction before every use: three trips, as many as most uses take. A
    connection that breaks while it is in use fails once, and `bot.db.retry` tries again.
    """
    engine = create_async_engine(
        url, hide_parameters=True, connect_args={"prepared_statement_cache_size": STATEMENTS}
    )
    event.listen(engine.sync_engine, "checkout", _checked)
    event.listen(engine.sync_engine, "checkin", _noted)
    return engine


def _noted(_connection: Any, record: Any) -> None:
    """The connection goes back to the pool."""
    record.info["unused_since"] = time.monotonic()


def _checked(connection: Any, record: Any, _proxy: Any) -> None:
    """The connection leaves the pool; one that has been unused for long may have been cut off."""
    if time.monotonic() - record.info.get("unused_since", math.inf) < UNUSED:
        return
    try:
        connection.ping()
    except Exception as problem:
        raise InvalidatePoolError from problem


def _sqlite(url: str) -> AsyncEngine:
    """An engine whose transactions are SQLite's own: readers take no lock, writers take theirs at once."""
    path = make_url(url).database or ":memory:"
    # A parameter may be a secret; an error report holds none.
    engine = create_async_engine(
        url,
        async_creator=partial(connected, path),
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _copied(url: str, ending: str) -> None:
    """Copy the file of that address beside it, unless that was done before. Raises `DatabaseRefused`."""
    file = Path(make_url(url).database or "")
    copy = file.with_name(f"{file.stem}.{ending}{file.suffix}")
    if file.is_file() and not copy.exists():
        backup(url, copy)


def _begin(connection: Connection) -> None:
    """Take the write lock before the first look, so that nothing looked at changes before it is written."""
    writes = connection.get_execution_options().get("writes", False)
    raw: Any = connection.connection.driver_connection
    raw.begin_with(WRITE if writes else READ)


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date, inside the caller's transaction."""
    if _shape_of(connection) == NEWEST:
        lost = sorted(METADATA.tables.keys() - set(inspect(connection).get_table_names()))
        if lost:
            raise DatabaseRefused(
                f"The database has lost its tables ({', '.join(lost)}): restore a backup, or begin with a new one."
            )
        return
    # Imported here, for it takes long to load and most starts find nothing to do.
    from bot.db.migrate import migrate

    migrate(connection, MIGRATIONS)


def _shape_of(connection: Connection) -> str | None:
    """The revision that the database's schema has; None: it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT max(version_num) FROM alembic_version"))
    return found


def _first_line(problem: BaseException) -> str:
    """What the database said, on one line."""
    said = getattr(problem, "orig", None) or problem
    return str(said).strip().splitlines()[0].rstrip(".") + "."
