"""Both databases, for real, and a world on each."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.tables.world import World
from tests.games.catan.market import Market


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
async def world(database_url: str) -> AsyncIterator[World]:
    """The service running on that database."""
    world = World(database_url)
    await world.start()
    yield world
    await world.tables.close()


@pytest.fixture
async def market(database_url: str) -> AsyncIterator[World]:
    """The service, with a game that begins on a market day."""
    world = World(database_url, Market())
    await world.start()
    yield world
    await world.tables.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of an SQLite file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'own' / 'tables.sqlite3'}"
