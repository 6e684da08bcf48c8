"""All tables of this server: found, made, looked after."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine, Sequence, Set
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from kazamata.codec.sets import load_set_file
from kazamata.server.bots.carer import Carer
from kazamata.server.bots.reviews import Reviews
from kazamata.server.bots.thinkers import Thinkers
from kazamata.server.bots.waker import Waker, rest
from kazamata.server.errors import Trouble
from kazamata.server.settings import Settings
from kazamata.server.store.bus import Pointer, make_bus
from kazamata.server.store.records import OVER, RUNNING, Entry, TableRecord
from kazamata.server.store.store import Store
from kazamata.server.store.waking import is_cared_for
from kazamata.server.store.writer import Closed
from kazamata.server.tables.chronicle import Damaged
from kazamata.server.tables.clocks import due_now
from kazamata.server.tables.table import Table
from kazamata.server.tables.upgrades import brought_up_to_date

LOG: Final = logging.getLogger(__name__)


class House:
    """The tables in memory and everything they need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.bus = make_bus(settings.bus)
        for game, path in settings.sets:
            load_set_file(game, path)
        self.thinkers = Thinkers(settings.thinkers, settings.bot_seconds, sets=settings.sets)
        self.reviews = Reviews(self.thinkers)
        self.tables: dict[str, Table] = {}
        self.sockets = 0
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._carers: dict[str, Carer] = {}
        self._waker = Waker(self)
        self._sweeper: asyncio.Task[None] | None = None
        self._ending = asyncio.Event()
        self._side: set[asyncio.Task[None]] = set()

    @property
    def cared_for(self) -> Set[str]:
        """The tables where somebody looks after bots or clocks."""
        return self._carers.keys()

    async def open(self) -> None:
        """Open the store and listen to the others; tables where a bot or a clock waits are woken later."""
        await self.store.open()
        await self.bus.open(self._hear, self._hear_all)
        tolerance = 0.0 if self.bus.alone else 3 * self.settings.sweep_seconds
        self.store.uptimes = await self.store.waking.begin(self.bus.name, tolerance)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self._waker.start()

    async def close(self) -> None:
        """Stop thinking, write what is waiting, close; whatever fails keeps nothing else open."""
        ends = (self._rest, self.reviews.close, self.thinkers.close, self._finish_aside)
        for end in (*ends, self.bus.close, self.store.close):
            try:
                await end()
            except Exception as problem:
                LOG.error("closing failed", exc_info=problem)

    async def _rest(self) -> None:
        await self._waker.stop()
        self._ending.set()
        if self._sweeper is not None:
            await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*(carer.stop() for carer in list(self._carers.values())))
        with contextlib.suppress(Closed):  # it may never have been opened
            await self.store.waking.pulse(self.bus.name)

    async def _finish_aside(self) -> None:
        await asyncio.gather(*self._side, return_exceptions=True)

    # ------------------------------------------------------------------------------ finding tables

    async def table(self, table_id: str) -> Table:
        """A table from memory or from the store; loaded once, however many ask at a time."""
        if table_id in self.tables and not self.tables[table_id].moved:
            table = self.tables[table_id]
            table.used = time.monotonic()
            return table
        if table_id not in self._loading:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> Table:
        try:
            return await self._read(table_id)
        except (SQLAlchemyError, OSError, Closed):
            raise  # the database is away: that says nothing about the table
        except Exception as problem:
            if isinstance(problem, Trouble) and not isinstance(problem, Damaged):
                raise
            LOG.error("a table is damaged", extra={"table": table_id, "problem": str(problem)})
            raise Damaged(str(problem)) from None

    async def _read(self, table_id: str) -> Table:
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

    def soon_asleep(self, table: Table) -> None:
        """Nobody has asked for this table; whoever does so now has a little time."""
        table.used = time.monotonic() - self.settings.idle_seconds + self.settings.over_seconds

    async def _let_sleep(self, table: Table) -> None:
        """Let a table leave memory that nobody needs; before that it says when it has to be woken.

        The other way round the waker would find it due and gone, and wake it again at once.
        """
        used = table.used
        if table.chronicle is not None and is_cared_for(table.record):
            due = due_now(table.record, table.chronicle, self.store.uptimes)
            await self.store.waking.settle(table.id, table.seq, table.record.edition, due)
        if table.used == used and not self._is_needed(table):  # nobody came meanwhile
            del self.tables[table.id]

    def _is_needed(self, table: Table) -> bool:
        return bool(table.watchers) or table.id in self._carers or table.lock.locked()

    async def _sweep(self) -> None:
        """Now and then: forget idle tables, and hear of what the bus may have missed."""
        while not self._ending.is_set():
            await rest(self._ending, self.settings.sweep_seconds)
            try:
                await self._forget_idle()
                for table in list(self.tables.values()):
                    self.look_after(table)
                await self.store.waking.pulse(self.bus.name)
                if not self.bus.alone:
                    await self._hear_all()
                    for table in [table for table in self.tables.values() if table.watchers]:
                        await self.publish(table)
            except Exception as problem:
                LOG.error("the sweep failed", exc_info=problem)

    async def _forget_idle(self) -> None:
        now = time.monotonic()
        for table in list(self.tables.values()):
            if table.moved:
                self.tables.pop(table.id, None)
                continue
            over = table.record.status == OVER
            kept = self.settings.over_seconds if over else self.settings.idle_seconds
            if table.used < now - kept and not self._is_needed(table):
                await self._let_sleep(table)

    # --------------------------------------------------------------------------- hearing of others

    async def _hear(self, pointer: Pointer) -> None:
        table = self.tables.get(pointer.table)
        if table is None:
            return
        self._note_presence(table, pointer)
        if pointer.seq > table.seq or pointer.edition > table.record.edition:
            await self._catch_up(table, pointer.edition)

    async def _catch_up(self, table: Table, edition: int) -> None:
        """Let a table hear of the others; one that cannot does not keep the rest from it."""
        try:
            await table.catch_up(edition)
        except Trouble as trouble:
            LOG.warning("a table cannot catch up", extra={"table": table.id, "problem": trouble.code})
        else:
            self.look_after(table)

    def _note_presence(self, table: Table, pointer: Pointer) -> None:
        before = table.online()
        table.presence.hear(pointer.sender, pointer.online)
        if table.online() != before:
            table.news += 1
            table.wake()

    async def _hear_all(self) -> None:
        for table_id, (edition, seq) in (await self.store.heights(list(self.tables))).items():
            table = self.tables.get(table_id)
            if table is not None and (seq > table.seq or edition > table.record.edition):
                await self._catch_up(table, edition)


async def _quiet(work: Coroutine[None, None, None]) -> None:
    """Caches may fail: nothing depends on them."""
    try:
        await work
    except Closed:
        pass
    except Exception as problem:
        LOG.warning("work aside failed", exc_info=problem)
