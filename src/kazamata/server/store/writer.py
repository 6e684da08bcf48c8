"""Group commit: one task writes all waiting jobs in one transaction and acknowledges them after the commit.

A disk that syncs a few hundred times a second can therefore store thousands of answers a second. If a batch
fails, the writer retries its jobs one by one. So a conflict at one table never affects other tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.dml import Delete, Insert, Update

from kazamata.server.store.errors import StoreUnavailable, is_unavailable, retry_while_unavailable

LOG: Final = logging.getLogger(__name__)
MAX_BATCH: Final = 500
COMMIT_INTERVAL_SECONDS: Final = 0.008
"""Minimum seconds between two commits: a commit costs more than its contents."""

Statement = Insert | Update | Delete


class WriteConflict(Exception):
    """Another writer was first: the primary key or the edition is taken."""


class WriterClosed(Exception):
    """The writer is closed or not started; nothing is stored."""


class MustMatchRow(NamedTuple):
    """A statement that must change a row; otherwise the whole job is a conflict."""

    statement: Statement


class BulkStatement(NamedTuple):
    """A prepared statement and its rows; all rows of a batch are sent together."""

    statement: Statement
    rows: Sequence[dict[str, Any]]


WriteStatement = Statement | MustMatchRow | BulkStatement
Transact = Callable[[Callable[[Connection], None]], Coroutine[Any, Any, None]]
"""Runs a function in one transaction and returns after the commit."""


class Job(NamedTuple):
    """Statements that are stored together or not at all."""

    statements: Sequence[WriteStatement]
    done: asyncio.Future[None]
    since: float


class Writer:
    """The only task that writes to the database."""

    def __init__(self, transact: Transact) -> None:
        self._transact = transact
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self._writing: list[Job] = []
        self._began = float("-inf")
        self.failing = ""
        self.commits = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="writer")

    @property
    def delay(self) -> float:
        """How long the job being written has waited, in seconds."""
        return time.monotonic() - self._writing[0].since if self._writing else 0.0

    def write(self, *statements: WriteStatement) -> asyncio.Future[None]:
        """Queue statements; the future completes after the commit.

        It raises `WriteConflict` or `StoreUnavailable` if the commit fails. The writer writes a queued job
        even if its caller is cancelled.
        """
        if self._closed or self._task is None:
            raise WriterClosed
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(Job(statements, done, time.monotonic()))
        return done

    async def close(self) -> None:
        """Write all waiting jobs, then stop."""
        self._closed = True
        self._queue.put_nowait(None)
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        while True:
            first = await self._queue.get()
            await self._keep_pace()
            jobs = [first, *self._waiting()]
            self._writing = [job for job in jobs if job is not None]
            if self._writing:
                await self._write(self._writing)
            self._writing = []
            if None in jobs:
                return

    async def _keep_pace(self) -> None:
        """Wait for the commit interval: a single job is written immediately, frequent jobs are batched."""
        now = time.monotonic()
        if self._began + COMMIT_INTERVAL_SECONDS > now:
            await asyncio.sleep(self._began + COMMIT_INTERVAL_SECONDS - now)
        self._began = time.monotonic()

    def _waiting(self) -> list[Job | None]:
        count = min(self._queue.qsize(), MAX_BATCH)
        return [self._queue.get_nowait() for _ in range(count)]

    async def _write(self, jobs: list[Job]) -> None:
        try:
            # If a commit succeeded but its reply was lost, the retry finds the key taken. The caller then
            # finds its own answer when it catches up.
            await retry_while_unavailable(lambda: self._commit(jobs))
        except Exception as error:
            if len(jobs) == 1 or is_unavailable(error):
                for job in jobs:
                    self._fail(job, error)
                return
            for job in jobs:
                await self._write([job])
            return
        self.failing = ""
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)

    async def _commit(self, jobs: list[Job]) -> None:
        await self._transact(lambda connection: _execute(connection, jobs))
        self.commits += 1

    def _fail(self, job: Job, error: Exception) -> None:
        if isinstance(error, IntegrityError):
            error = WriteConflict()
        elif not isinstance(error, WriteConflict):
            LOG.error("storing failed", exc_info=error)
            self.failing = str(error.__cause__ or error)
            error = StoreUnavailable()
        if not job.done.done():
            job.done.set_exception(error)
            job.done.exception()  # mark as retrieved: the caller may be gone


def _execute(connection: Connection, jobs: list[Job]) -> None:
    """Run all single statements in order, then each bulk statement once with all its rows."""
    many: dict[Statement, list[dict[str, Any]]] = {}
    for job in jobs:
        for work in job.statements:
            if isinstance(work, BulkStatement):
                many.setdefault(work.statement, []).extend(work.rows)
            else:
                _execute_one(connection, work)
    for statement, rows in many.items():
        connection.execute(statement, rows)


def _execute_one(connection: Connection, work: Statement | MustMatchRow) -> None:
    if isinstance(work, MustMatchRow):
        if connection.execute(work.statement).rowcount == 0:
            raise WriteConflict
    else:
        connection.execute(work)
