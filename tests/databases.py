"""Databases that are up to date from the start: one is migrated in each test process, every test gets a copy."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from bot.db.database import Database
from tests.postgres import Server, copied

TEMPLATE = "feitoria_template"


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with the present schema and nothing in it. Copy it; never open it."""
    path = tmp_path_factory.mktemp("database") / "template.sqlite3"
    asyncio.run(_migrated(f"sqlite+aiosqlite:///{path}"))
    return path


@pytest.fixture(scope="session")
def postgres_template(postgres_server: Server) -> str:
    """The name of a PostgreSQL database with the present schema, to be copied by `CREATE DATABASE ... TEMPLATE`."""

    async def made() -> None:
        door = await asyncpg.connect(postgres_server.get_uri())
        try:
            await door.execute(f"CREATE DATABASE {TEMPLATE}")
        finally:
            await door.close()
        await _migrated(postgres_server.get_uri(database=TEMPLATE, driver="asyncpg"))

    asyncio.run(made())
    return TEMPLATE


@pytest.fixture
async def migrated_postgres_url(
    postgres_server: Server, postgres_template: str
) -> AsyncIterator[str]:
    """The address of a PostgreSQL database that only this test has, with the present schema."""
    async with copied(postgres_server, postgres_template) as url:
        yield url


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
