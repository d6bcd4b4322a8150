"""Both databases, for real, and a world on each."""

import shutil
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


@pytest.fixture(autouse=True)
async def nothing_is_left_running() -> AsyncIterator[None]:
    """Close every world that a test has started, and what it has left over, so that a failing one harms no other.

    What is dropped unclosed warns when it is collected, and the warning would strike whichever test runs then.
    """
    yield
    for world in World.running:
        await world.tables.close()
    World.running.clear()


@pytest.fixture
async def world(migrated_url: str) -> AsyncIterator[World]:
    """The service running on a database of either kind."""
    world = World(migrated_url)
    await world.start()
    yield world
    await world.tables.close()


@pytest.fixture
async def market(migrated_url: str) -> AsyncIterator[World]:
    """The service, with a game that begins on a market day."""
    world = World(migrated_url, Market())
    await world.start()
    yield world
    await world.tables.close()


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated_file: Path) -> str:
    """The address of an SQLite file with the present schema and nothing in it."""
    path = shutil.copy(migrated_file, tmp_path / "own.sqlite3")
    return f"sqlite+aiosqlite:///{path}"
