"""All tables of this server: found, made, looked after."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Final

from kazamata.server.bots.carer import Carer
from kazamata.server.bots.thinkers import Thinkers
from kazamata.server.errors import Trouble
from kazamata.server.settings import Settings
from kazamata.server.store.bus import Pointer, make_bus
from kazamata.server.store.records import RUNNING, Entry, TableRecord
from kazamata.server.store.store import Store
from kazamata.server.store.writer import Closed
from kazamata.server.tables.table import Table
from kazamata.server.tables.upgrades import brought_up_to_date

LOG: Final = logging.getLogger(__name__)
PRESENCE_SECONDS: Final = 30.0


class House:
    """The tables in memory and everything they need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bus = make_bus(settings.bus)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_seconds)
        self.tables: dict[str, Table] = {}
        self.sockets = 0
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._carers: dict[str, Carer] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._side: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store, listen to the others, take up every table where a bot or a clock waits."""
        await self.store.open()
        await self.bus.open(self._hear, self._hear_all)
        await self._resume()
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Stop thinking, write what is waiting, close; whatever fails keeps nothing else open."""
        for end in (self._rest, self.thinkers.close, self._finish_aside, self.bus.close, self.store.close):
            try:
                await end()
            except Exception as problem:
                LOG.error("closing failed", exc_info=problem)

    async def _rest(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(carer.stop() for carer in list(self._carers.values())))

    async def _finish_aside(self) -> None:
        await asyncio.gather(*self._side, return_exceptions=True)

    # ------------------------------------------------------------------------------ finding tables

    async def table(self, table_id: str) -> Table:
        """A table from memory or from the store; loaded once, however many ask at a time."""
        if table_id in self.tables:
            table = self.tables[table_id]
            table.used = time.monotonic()
            return table
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        record = await self.store.table(table_id)
        if record is None:
            raise Trouble("no-such-table", 404)
        record = await brought_up_to_date(self.store, record)
        table = Table(self.store, record, self.changed)
        await table.load()
        self.tables[table_id] = table
        self.look_after(table)
        return table

    async def create(self, record: TableRecord, entries: Sequence[Entry] = ()) -> Table:
        await self.store.create(record, entries)
        return await self.table(record.id)

    # ------------------------------------------------------------------------------- looking after

    async def changed(self, table: Table) -> None:
        """A table has changed: tell the others, think about its bots and clocks, keep a snapshot."""
        self.look_after(table)
        await self.publish(table)
        if table.chronicle is not None and table.chronicle.due_snapshot() is not None:
            self._aside(table.keep_snapshot())

    async def publish(self, table: Table) -> None:
        if not self.bus.alone:
            online = tuple(sorted({w.seat for w in table.watchers if w.seat >= 0}))
            await self.bus.publish(table.id, table.seq, table.record.edition, online)

    def look_after(self, table: Table) -> None:
        if table.id in self._carers:
            self._carers[table.id].wake()
        elif table.record.status == RUNNING and Carer.needed(table):
            carer = Carer(table, self.bus, self.thinkers, self.settings)
            self._carers[table.id] = carer
            carer.start(lambda: self._carers.pop(table.id, None))

    def _aside(self, work: Coroutine[None, None, None]) -> None:
        task: asyncio.Task[None] = asyncio.create_task(_quiet(work))
        self._side.add(task)
        task.add_done_callback(self._side.discard)

    async def _resume(self) -> None:
        for table_id in await self.store.needing_care():
            try:
                await self.table(table_id)
            except Exception as problem:  # one broken table must not keep the others waiting
                LOG.error("a table cannot be resumed", extra={"table": table_id}, exc_info=problem)

    async def _sweep(self) -> None:
        """Now and then: forget idle tables, and hear of what the bus may have missed."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                self._forget_idle()
                for table in list(self.tables.values()):
                    self.look_after(table)
                if not self.bus.alone:
                    await self._hear_all()
                    await self._resume()
                    for table in [table for table in self.tables.values() if table.watchers]:
                        await self.publish(table)
            except Exception as problem:
                LOG.error("the sweep failed", exc_info=problem)

    def _forget_idle(self) -> None:
        line = time.monotonic() - self.settings.idle_seconds
        for table in list(self.tables.values()):
            if (
                table.used < line
                and not table.watchers
                and table.id not in self._carers
                and not table.lock.locked()
            ):
                del self.tables[table.id]

    # --------------------------------------------------------------------------- hearing of others

    async def _hear(self, pointer: Pointer) -> None:
        table = self.tables.get(pointer.table)
        if table is None:
            return
        self._note_presence(table, pointer)
        if pointer.seq > table.seq or pointer.edition > table.record.edition:
            await table.catch_up(pointer.edition)
            self.look_after(table)

    def _note_presence(self, table: Table, pointer: Pointer) -> None:
        before = table.online()
        table.elsewhere[pointer.sender] = (time.monotonic() + PRESENCE_SECONDS, frozenset(pointer.online))
        if table.online() != before:
            table.news += 1
            table.wake()

    async def _hear_all(self) -> None:
        for table_id, (edition, seq) in (await self.store.heights(list(self.tables))).items():
            table = self.tables.get(table_id)
            if table is not None and (seq > table.seq or edition > table.record.edition):
                await table.catch_up(edition)
                self.look_after(table)


async def _quiet(work: Coroutine[None, None, None]) -> None:
    """Caches may fail: nothing depends on them."""
    try:
        await work
    except Closed:
        pass
    except Exception as problem:
        LOG.warning("work aside failed", exc_info=problem)
