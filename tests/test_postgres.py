"""The PostgreSQL that tests are given: real, and empty for each of them."""

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine


@pytest.mark.parametrize("turn", ["first", "second"])
async def test_every_test_finds_an_empty_database(postgres_url: str, turn: str) -> None:
    """A table made by one test is not there for the next."""
    engine = create_async_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE mark (turn text)"))
        tables = await connection.scalars(
            text("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        )
        assert tables.all() == ["mark"]
    await engine.dispose()


async def test_the_server_is_postgresql(postgres_url: str) -> None:
    """What answers is a PostgreSQL with FOR UPDATE SKIP LOCKED."""
    engine = create_async_engine(postgres_url)
    async with engine.begin() as connection:
        await connection.execute(text("CREATE TABLE due (id int)"))
        await connection.execute(text("SELECT id FROM due FOR UPDATE SKIP LOCKED"))
        version = await connection.scalar(text("SHOW server_version"))
    await engine.dispose()
    assert int(str(version).split(".")[0]) >= 16
