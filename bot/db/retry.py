"""Retries after passing trouble with the database: a locked file, a lost connection, a deadlock.

Reads and single transactions simply start again: what was not committed has not happened, and the revision shows what was.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from asyncpg import InternalClientError
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnectionError

P = ParamSpec("P")

T = TypeVar("T")

WAITS = (0.05, 0.2, 0.8)
"""Seconds before each further attempt."""

GETS_BY = {"40001", "40P01", "53300", "57P01", "57P02", "57P03"}
"""PostgreSQL's codes of what another attempt may get by: serialization, deadlock, too many connections, shutting down."""


def passes(problem: BaseException) -> bool:
    """Whether the trouble may be over at another attempt."""
    match problem:
        case OperationalError() | InterfaceError() | NoConnectionError() | OSError():
            return True
        case DBAPIError():
            code = getattr(problem.orig, "sqlstate", None)
            # The server has said that it ends the connection, and has not ended it yet.
            is_ending = isinstance(getattr(problem.orig, "__cause__", None), InternalClientError)
            return problem.connection_invalidated or is_ending or code in GETS_BY
        case _:
            return False


def retried(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Decorate work on the database: repeat it a few times while the trouble is one that passes."""

    @wraps(work)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for wait in WAITS:
            try:
                return await work(*args, **kwargs)
            except (DBAPIError, NoConnectionError, OSError) as problem:
                if not passes(problem):
                    raise
            await asyncio.sleep(wait)
        return await work(*args, **kwargs)

    return tried
