"""Loads tables that are due although no player acts: a bot has to move, or a clock runs out.

A server first starts listening and then loads a few tables at a time. It never reads tables that are not due.
Expired tables (`tables/expiry.py`) stay unloaded until a player answers there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from kazamata import game_registry
from kazamata.server.errors import RequestError
from kazamata.server.store.errors import StoreUnavailable
from kazamata.server.store.records import RUNNING
from kazamata.server.store.writer import WriterClosed
from kazamata.server.tables.expiry import is_expired

if TYPE_CHECKING:
    from kazamata.server.runtime.table_registry import TableRegistry
    from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
AT_A_TIME: Final = 32
"""How many loaded tables may have a runner before more are loaded."""
BREATH: Final = 0.01
"""Pause between two tables in seconds, so that other tasks can run."""


async def wait_or_stop(ending: asyncio.Event, seconds: float) -> None:
    """Wait, but stop at shutdown."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ending.wait()


class DueTableLoader:
    """One task that loads due tables."""

    def __init__(self, table_registry: TableRegistry) -> None:
        self._table_registry = table_registry
        self._task: asyncio.Task[None] | None = None
        self._mine: set[str] = set()
        self._ending = asyncio.Event()
        self.loaded_count = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._work(), name="due tables")

    async def stop(self) -> None:
        """Stop when no read is running: a cancelled read would never return its connection."""
        self._ending.set()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while not self._ending.is_set():
            try:
                found = await self._load_some()
            except Exception as problem:
                LOG.error("loading due tables failed", exc_info=problem)
                found = 0
            await wait_or_stop(self._ending, BREATH if found else self._table_registry.settings.sweep_seconds)

    async def _load_some(self) -> int:
        """Load due tables up to the limit; returns how many were loaded."""
        table_registry, before = self._table_registry, self.loaded_count
        limit = len(table_registry.tables) + AT_A_TIME
        versions = {game: table_registry.store.version_of(game) for game in game_registry.GAME_NAMES}
        for table_id in await table_registry.store.due_times.due_table_ids(time.time(), limit, versions):
            self._mine &= table_registry.ids_with_runner
            if len(self._mine) >= AT_A_TIME or self._ending.is_set():
                break
            if await self._should_load(table_id):
                await self._load(table_id)
                await asyncio.sleep(BREATH)
        return self.loaded_count - before

    async def _should_load(self, table_id: str) -> bool:
        """Whether this server should load the table; it may have been handled since the list was read."""
        table_registry = self._table_registry
        return (
            table_id not in table_registry.tables
            and await table_registry.bus.take_lease(table_id)
            and await table_registry.store.due_times.is_due(table_id, time.time())
            and table_id not in table_registry.tables
        )

    async def _load(self, table_id: str) -> None:
        self.loaded_count += 1
        try:
            record = await self._table_registry.store.table(table_id)
            if record is None or record.status != RUNNING or is_expired(record, time.time()):
                await self._table_registry.store.due_times.clear(table_id)
            else:
                await self._look(await self._table_registry.table(table_id))
        except (StoreUnavailable, WriterClosed):
            return  # a later pass tries again
        except Exception as problem:  # one broken table must not block the others
            trace = None if isinstance(problem, RequestError) else problem
            LOG.error("a due table cannot be loaded", extra={"table": table_id}, exc_info=trace)
            await self._table_registry.store.due_times.clear(table_id)

    async def _look(self, table: Table) -> None:
        """Keep the table if it has a runner; otherwise evict it soon, which stores its next due time."""
        if table.id in self._table_registry.ids_with_runner:
            self._mine.add(table.id)
        else:
            self._table_registry.evict_soon(table)
