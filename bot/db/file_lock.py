"""One program on one SQLite file, which nobody but its owner reads: a lock beside the file, gone with the program."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.model.errors import DatabaseRefused

OWNER_ONLY_FOLDER, OWNER_ONLY_FILE = 0o700, 0o600

PRIVATE = 0o077
"""What a file made from now on lets nobody else do."""


def keep_private() -> None:
    """Let files that this program makes be its owner's only: hands and secrets stand in them."""
    os.umask(PRIVATE)


@contextlib.contextmanager
def alone_on(database_url: str) -> Iterator[None]:
    """Hold the SQLite file of that address for this program; nothing for PostgreSQL, which many may share.

    Raises `DatabaseRefused` where another program holds it, or where it cannot be.
    """
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite" or not url.database:
        yield
        return
    file = Path(url.database)
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_ONLY_FOLDER)
        for there in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            if there.exists():
                there.chmod(OWNER_ONLY_FILE)
        lock = file.with_name(f"{file.name}.lock").open("a")
    except (OSError, ValueError) as problem:
        raise DatabaseRefused(f"The database {file} cannot be opened: {problem}.") from problem
    with lock:
        if not _locked(lock.fileno()):
            raise DatabaseRefused(
                f"Another program works on {file}: stop it first, or use PostgreSQL for several."
            )
        yield


def _locked(file: int) -> bool:
    """Whether this program has the lock now; the system frees it when the program ends, however it ends."""
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
