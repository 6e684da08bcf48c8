"""Group commit: one task writes whatever is waiting in one transaction and acknowledges after the commit.

A disk that can sync a few hundred times a second so stores thousands of answers a second. When a batch
fails, its jobs are tried again one by one, so that a conflict of one table never touches its neighbours.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.dml import Delete, Insert, Update

LOG: Final = logging.getLogger(__name__)
LARGEST_BATCH: Final = 500

Statement = Insert | Update | Delete


class Conflict(Exception):
    """Somebody else wrote first: the primary key or the edition is taken."""


class Closed(Exception):
    """The writer has ended; nothing is stored any more."""


class Guarded(NamedTuple):
    """A statement that must touch a row; if it touches none, the whole job is a conflict."""

    statement: Statement


class Job(NamedTuple):
    """Statements that are stored together or not at all."""

    statements: Sequence[Statement | Guarded]
    done: asyncio.Future[None]


class Writer:
    """The only one who writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0
        self.jobs = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    async def store(self, *statements: Statement | Guarded) -> None:
        """Come back when the statements are committed; raises `Conflict` when they were not possible."""
        if self._closed:
            raise Closed
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(statements, done))
        # whoever waits may be cancelled; what is queued is written nevertheless
        await asyncio.shield(done)

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self._closed = True
        self._queue.put_nowait(None)
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        while True:
            first = await self._queue.get()
            jobs = [first, *self._waiting()]
            wanted = [job for job in jobs if job is not None]
            if wanted:
                await self._write(wanted)
            if None in jobs:
                return

    def _waiting(self) -> list[Job | None]:
        count = min(self._queue.qsize(), LARGEST_BATCH)
        return [self._queue.get_nowait() for _ in range(count)]

    async def _write(self, jobs: list[Job]) -> None:
        try:
            await self._commit_if_awake(jobs)
        except Exception as error:
            if len(jobs) == 1:
                _fail(jobs[0], error)
                return
            for job in jobs:
                await self._write([job])
            return
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)

    async def _commit_if_awake(self, jobs: list[Job]) -> None:
        try:
            await self._commit(jobs)
        except DBAPIError as problem:
            if not problem.connection_invalidated:
                raise
            # The database was away for a moment. If the lost commit did arrive, the key is taken now,
            # and whoever waits finds his own answer when he catches up.
            await self._commit(jobs)

    async def _commit(self, jobs: list[Job]) -> None:
        async with self._engine.begin() as connection:
            for job in jobs:
                await _execute(connection, job.statements)
        self.commits += 1
        self.jobs += len(jobs)


async def _execute(connection: AsyncConnection, statements: Sequence[Statement | Guarded]) -> None:
    for item in statements:
        statement = item.statement if isinstance(item, Guarded) else item
        result = await connection.execute(statement)
        if isinstance(item, Guarded) and result.rowcount == 0:
            raise Conflict


def _fail(job: Job, error: Exception) -> None:
    if isinstance(error, IntegrityError):
        error = Conflict()
    elif not isinstance(error, Conflict):
        LOG.error("storing failed", exc_info=error)
    if not job.done.done():
        job.done.set_exception(error)
        job.done.exception()  # nobody may be waiting any more
