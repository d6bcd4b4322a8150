"""Databases that are up to date from the start: one is migrated in each test process, every test gets a copy.

What tests do not look at costs them little: a statement is compiled once in a test process, not once for each database, and
SQLite does not wait for the disk.
"""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, Engine, event

from bot.db import sqlite
from bot.db.database import Database
from tests.postgres import Server

NAME = "feitoria_test"

LEFT_ALONE = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""
"""Ends whatever is still connected, and with it every lock and transaction."""

EMPTIED = """
DO $$
DECLARE
    place text;
    holds boolean;
BEGIN
    FOR place IN SELECT quote_ident(tablename) FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> 'alembic_version'
    LOOP
        EXECUTE 'SELECT EXISTS (SELECT FROM ' || place || ')' INTO holds;
        IF holds THEN
            EXECUTE 'TRUNCATE ' || place || ' CASCADE';
        END IF;
    END LOOP;
    PERFORM setval(quote_ident(sequencename)::regclass, start_value, false) FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL;
END $$
"""
"""Takes all rows away; numbers begin anew."""

HASTE = ("PRAGMA synchronous = OFF",)
"""The data of a test need not survive a power cut: it outlives the death of a process all the same."""


class Statements(dict[Any, Any]):
    """Compiled statements of all engines, told apart by the kind of their database instead of the engine's own dialect."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get((key[0].name, *key[1:]), default)

    def __setitem__(self, key: Any, compiled: Any) -> None:
        super().__setitem__((key[0].name, *key[1:]), compiled)


@pytest.fixture(scope="session", autouse=True)
def hasty_databases() -> Iterator[None]:
    """Let all engines share their compiled statements, and SQLite's connections not wait for the disk."""
    statements = Statements()

    def share(connection: Connection) -> None:
        connection.execution_options(compiled_cache=statements)

    event.listen(Engine, "engine_connect", share)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "SETTINGS", sqlite.SETTINGS + HASTE)
        yield
    event.remove(Engine, "engine_connect", share)


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the present schema and nothing in it. Copy it; never open it."""
    path = tmp_path_factory.mktemp("database") / "template.sqlite3"
    asyncio.run(_migrated(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def postgres_database(postgres_server: Server) -> str:
    """The name of a PostgreSQL database with the present schema, which one test after the other has to itself."""

    async def made() -> None:
        door = await asyncpg.connect(postgres_server.get_uri())
        try:
            await door.execute(f"CREATE DATABASE {NAME}")
        finally:
            await door.close()
        await _migrated(postgres_server.get_uri(database=NAME, driver="asyncpg"))

    asyncio.run(made())
    return NAME


@pytest.fixture
async def migrated_postgres_url(postgres_server: Server, postgres_database: str) -> str:
    """The address of a PostgreSQL database with the present schema, in which nothing is.

    One test after the other has it. It is emptied before a test, when nothing of an earlier one can run any more: making one
    and dropping it takes the server ten times as long.
    """
    door = await asyncpg.connect(postgres_server.get_uri(database=postgres_database))
    try:
        await door.execute(LEFT_ALONE)
        await door.execute(EMPTIED)
    finally:
        await door.close()
    return postgres_server.get_uri(database=postgres_database, driver="asyncpg")


@pytest.fixture(params=["sqlite", "postgresql"])
def migrated_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database with the present schema and nothing in it, of either kind."""
    if request.param == "sqlite":
        path = tmp_path / "tables.sqlite3"
        shutil.copy(request.getfixturevalue("migrated_file"), path)
        return f"sqlite+aiosqlite:///{path}"
    url: str = request.getfixturevalue("migrated_postgres_url")
    return url


async def _migrated(url: str) -> None:
    """Bring the database up to date and let it go."""
    database = Database(url)
    await database.prepare()
    await database.close()
