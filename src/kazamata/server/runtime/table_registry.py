"""All tables of this server: loads, creates and evicts them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine, Sequence, Set
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kazamata.codec.sets import load_set_file
from kazamata.server.bot_processes.pool import BotPool
from kazamata.server.bus.bus import ChangeNotice, make_bus
from kazamata.server.errors import RequestError
from kazamata.server.runtime.due_tables import DueTableLoader, wait_or_stop
from kazamata.server.runtime.presence_news import PresenceNews
from kazamata.server.runtime.reviews import ReviewQueue
from kazamata.server.runtime.table_runner import TableRunner
from kazamata.server.settings import Settings
from kazamata.server.store.due_times import needs_runner
from kazamata.server.store.records import OVER, RUNNING, Entry, TableRecord
from kazamata.server.store.store import Store
from kazamata.server.store.writer import WriterClosed
from kazamata.server.tables.clocks import next_due
from kazamata.server.tables.history import CorruptTable
from kazamata.server.tables.rules_upgrade import upgrade_rules
from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)


class TableRegistry:
    """The tables in memory and their services."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bus = make_bus(settings.bus_url)
        for game, path in settings.set_files:
            load_set_file(game, path)
        self.bot_pool = BotPool(settings.bot_processes, settings.bot_seconds, sets=settings.set_files)
        self.reviews = ReviewQueue(self.bot_pool)
        self.tables: dict[str, Table] = {}
        self.open_sockets = 0
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._runners: dict[str, TableRunner] = {}
        self._presence_news: dict[str, PresenceNews] = {}
        self._due_loader = DueTableLoader(self)
        self._sweeper: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()
        self._background_tasks: set[asyncio.Task[None]] = set()

    @property
    def ids_with_runner(self) -> Set[str]:
        """Tables that have a running `TableRunner`."""
        return self._runners.keys()

    async def open(self) -> None:
        """Open the store and subscribe to the bus; due tables are loaded later."""
        await self.store.open()
        await self.bus.open(self._on_notice, self._catch_up_all)
        tolerance = 0.0 if self.bus.is_single_server else 3 * self.settings.sweep_seconds
        self.store.uptimes = await self.store.due_times.start_uptime(self.bus.name, tolerance)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._due_loader.start()

    async def close(self) -> None:
        """Stop the runners, write all waiting jobs and close; one failure does not keep the rest open."""
        ends = (self._rest, self.reviews.close, self.bot_pool.close, self._finish_background_tasks)
        for end in (*ends, self.bus.close, self.store.close):
            try:
                await end()
            except Exception as problem:
                LOG.error("closing failed", exc_info=problem)

    async def _rest(self) -> None:
        await self._due_loader.stop()
        self._ending.set()
        for news in self._presence_news.values():
            news.close()
        if self._sweeper is not None:
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(runner.stop() for runner in list(self._runners.values())))
        with contextlib.suppress(WriterClosed):  # it may never have been opened
            await self.store.due_times.extend_uptime(self.bus.name)

    async def _finish_background_tasks(self) -> None:
        await asyncio.gather(*self._background_tasks, return_exceptions=True)

    # ------------------------------------------------------------------------------ finding tables

    async def table(self, table_id: str) -> Table:
        """A table from memory or from the store; concurrent callers share one load."""
        if table_id in self.tables and not self.tables[table_id].moved:
            table = self.tables[table_id]
            table.last_used = time.monotonic()
            return table
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            return await self._read(table_id)
        except (SQLAlchemyError, OSError, WriterClosed):
            raise  # the database is unavailable, which says nothing about the table
        except Exception as problem:
            if isinstance(problem, RequestError) and not isinstance(problem, CorruptTable):
                raise
            LOG.error("a table is damaged", extra={"table": table_id, "problem": str(problem)})
            raise CorruptTable(str(problem)) from None

    async def _read(self, table_id: str) -> Table:
        record = await self.store.table(table_id)
        if record is None:
            raise RequestError("no-such-table", 404)
        record = await upgrade_rules(self.store, record)
        table = Table(self.store, record, self.on_table_changed, self.settings.away_seconds)
        await table.load()
        self._forget(table_id)
        self.tables[table_id] = table
        self._presence_news[table_id] = PresenceNews(table, self._publish_soon)
        self.ensure_runner(table)
        return table

    async def create(self, record: TableRecord, entries: Sequence[Entry] = ()) -> Table:
        await self.store.create(record, entries)
        return await self.table(record.id)

    # ----------------------------------------------------------------------------- background work

    async def on_table_changed(self, table: Table) -> None:
        """Handle a changed table: notify other servers, run its bots and clocks, keep a snapshot."""
        self.ensure_runner(table)
        await self.publish(table)
        if table.history_or_none is not None and table.history_or_none.due_snapshot() is not None:
            self._run_in_background(table.keep_snapshot())

    async def publish(self, table: Table) -> None:
        if not self.bus.is_single_server:
            online = tuple(sorted(table.local_seats()))
            await self.bus.publish(table.id, table.seq, table.record.edition, online)

    def _publish_soon(self, table: Table) -> None:
        self._run_in_background(self.publish(table))

    def check_presence(self, table: Table) -> None:
        """Send changes of presence to the pages of a table soon."""
        news = self._presence_news.get(table.id)
        if news is not None:
            news.check()

    def ensure_runner(self, table: Table) -> None:
        if table.id in self._runners:
            self._runners[table.id].wake()
        elif table.record.status == RUNNING and TableRunner.is_needed(table):
            runner = TableRunner(table, self.bus, self.bot_pool, self.settings)
            self._runners[table.id] = runner
            runner.start(lambda: self._runners.pop(table.id, None))

    def _run_in_background(self, work: Coroutine[None, None, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(_log_failures(work))
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    def evict_soon(self, table: Table) -> None:
        """Keep the table only for a short time, because no client asked for it."""
        table.last_used = time.monotonic() - self.settings.idle_seconds + self.settings.finished_idle_seconds

    async def _evict(self, table: Table) -> None:
        """Remove an unneeded table from memory, after storing when it is next due.

        In the other order the `DueTableLoader` would find it due and load it again immediately.
        """
        used = table.last_used
        if table.history_or_none is not None and needs_runner(table.record):
            due = next_due(table.record, table.history_or_none, self.store.uptimes)
            await self.store.due_times.confirm(table.id, table.seq, table.record.edition, due)
        if table.last_used == used and not self._is_needed(table):  # no client used it meanwhile
            self._forget(table.id)

    def _forget(self, table_id: str) -> None:
        self.tables.pop(table_id, None)
        news = self._presence_news.pop(table_id, None)
        if news is not None:
            news.close()

    def _is_needed(self, table: Table) -> bool:
        return bool(table.watchers) or table.id in self._runners or table.lock.locked()

    async def _sweep(self) -> None:
        """Periodically evict idle tables and catch up on changes that the bus may have missed."""
        while not self._ending.is_set():
            await wait_or_stop(self._ending, self.settings.sweep_seconds)
            try:
                await self._forget_idle()
                for table in list(self.tables.values()):
                    self.ensure_runner(table)
                    if table.watchers:
                        self.check_presence(table)
                await self.store.due_times.extend_uptime(self.bus.name)
                if not self.bus.is_single_server:
                    await self._catch_up_all()
                    for table in [table for table in self.tables.values() if table.watchers]:
                        await self.publish(table)
            except Exception as problem:
                LOG.error("the sweep failed", exc_info=problem)

    async def _forget_idle(self) -> None:
        now = time.monotonic()
        for table in list(self.tables.values()):
            if table.moved:
                self._forget(table.id)
                continue
            over = table.record.status == OVER
            kept = self.settings.finished_idle_seconds if over else self.settings.idle_seconds
            if table.last_used < now - kept and not self._is_needed(table):
                await self._evict(table)

    # ------------------------------------------------------------------ changes from other servers

    async def _on_notice(self, notice: ChangeNotice) -> None:
        table = self.tables.get(notice.table)
        if table is None:
            return
        if table.presence.update_server(notice.sender, notice.online) and table.watchers:
            await self.publish(table)  # that server may not know yet who watches through this one
        self.check_presence(table)
        if notice.seq > table.seq or notice.edition > table.record.edition:
            await self._catch_up(table, notice.edition)

    async def _catch_up(self, table: Table, edition: int) -> None:
        """Let a table catch up; a failure does not affect other tables."""
        try:
            await table.catch_up(edition)
        except RequestError as error:
            LOG.warning("a table cannot catch up", extra={"table": table.id, "problem": error.code})
        else:
            self.ensure_runner(table)

    async def _catch_up_all(self) -> None:
        for table_id, (edition, seq) in (await self.store.versions_of(list(self.tables))).items():
            table = self.tables.get(table_id)
            if table is not None and (seq > table.seq or edition > table.record.edition):
                await self._catch_up(table, edition)


async def _log_failures(work: Coroutine[None, None, None]) -> None:
    """Run background work; nothing depends on it, so failures are only logged."""
    try:
        await work
    except WriterClosed:
        pass
    except Exception as problem:
        LOG.warning("background work failed", exc_info=problem)
