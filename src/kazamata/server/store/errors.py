"""A database that is away for a moment: it restarts, or its line broke. Whoever needs it waits a little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError

PATIENCE: Final = 10.0
RETRY: Final = 0.1
GONE: Final = ("08", "57P")
"""How the codes of PostgreSQL begin that say: no connection, or shutting down and starting up."""

Result = TypeVar("Result")


class StoreUnavailable(OSError):
    """The database takes or gives nothing at present."""


def is_unavailable(problem: BaseException) -> bool:
    """Whether the database cannot be reached, in distinction to one that says no."""
    if isinstance(problem, DBAPIError):
        return problem.connection_invalidated or is_unavailable(problem.orig or ValueError())
    code = getattr(problem, "sqlstate", None) or ""
    return isinstance(problem, OSError) or code.startswith(GONE)


async def retry_while_unavailable(work: Callable[[], Awaitable[Result]]) -> Result:
    """Do it again and again for as long as the database is away, but not longer than one can wait."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await work()
        except Exception as problem:
            if not is_unavailable(problem) or time.monotonic() > end:
                raise
        await asyncio.sleep(RETRY)
