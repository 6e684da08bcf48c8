"""A database that is temporarily unavailable, because it restarts or the connection broke; callers retry."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError

GIVE_UP_SECONDS: Final = 10.0
RETRY: Final = 0.1
GONE: Final = ("08", "57P")
"""Prefixes of PostgreSQL error codes for a missing connection, a shutdown or a startup."""

Result = TypeVar("Result")


class StoreUnavailable(OSError):
    """The database can neither be read nor written at present."""


def is_unavailable(problem: BaseException) -> bool:
    """Whether the database cannot be reached; a database that refuses a statement is reachable."""
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or is_unavailable(problem.orig or ValueError())
    code = getattr(problem, "sqlstate", None) or ""
    return isinstance(problem, OSError) or code.startswith(GONE)


async def retry_while_unavailable(work: Callable[[], Awaitable[Result]]) -> Result:
    """Retry while the database is unavailable, up to a time limit."""
    end = time.monotonic() + GIVE_UP_SECONDS
    while True:
        try:
            return await work()
        except Exception as problem:
            if not is_unavailable(problem) or time.monotonic() > end:
                raise
        await asyncio.sleep(RETRY)
