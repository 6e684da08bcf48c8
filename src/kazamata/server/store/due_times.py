"""Which tables have to be woken without anybody coming, and when: stored together with what changes it."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, false, func, insert, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from kazamata.server.store.records import RUNNING, TableRecord
from kazamata.server.store.schema import DUE_TIMES, ENTRIES, TABLES, UPTIMES
from kazamata.server.store.uptimes import Span, Uptimes
from kazamata.server.store.writer import BulkStatement, Writer, WriteStatement

DUE_NOW: Final = 0.0
LONG_AGO: Final = 120 * 24 * 3600.0

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]


def _setting(dialect: Any) -> Insert:
    made = dialect.insert(DUE_TIMES)
    done: Insert = made.on_conflict_do_update(index_elements=["table_id"], set_={"due": made.excluded.due})
    return done


SET: Final = {"sqlite": _setting(sqlite), "postgresql": _setting(postgresql)}
CLEAR: Final = delete(DUE_TIMES).where(DUE_TIMES.c.table_id == bindparam("table"))
HIGHEST: Final = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(
    ENTRIES.c.table_id == bindparam("table")
)
EDITION: Final = select(TABLES.c.edition).where(TABLES.c.id == bindparam("table"))
UNCHANGED: Final = (HIGHEST.scalar_subquery() == bindparam("last")) & (
    EDITION.scalar_subquery() == bindparam("known")
)
LATER: Final = (
    update(DUE_TIMES)
    .where((DUE_TIMES.c.table_id == bindparam("table")) & UNCHANGED)
    .values(due=bindparam("moment"))
)
NEVER: Final = delete(DUE_TIMES).where((DUE_TIMES.c.table_id == bindparam("table")) & UNCHANGED)
CLOCKED: Final = (
    select(TABLES.c.id).where((TABLES.c.status == RUNNING) & TABLES.c.clock.is_not(None)).exists()
)


def needs_runner(record: TableRecord) -> bool:
    """Whether a bot or a clock may have to act at a table at some time."""
    return record.status == RUNNING and (record.clock is not None or any(s.bot for s in record.seats))


class DueTimes:
    """The alarm clock of all tables of a database."""

    def __init__(self, read: Read, writer: Writer, dialect: str) -> None:
        self._read = read
        self._writer = writer
        self._set = SET[dialect]

    def due_statement(self, table_id: str, due: float | None) -> WriteStatement:
        """What is to be stored with an answer: when the table has to be woken after it, or that it need not."""
        if due is None:
            return BulkStatement(CLEAR, [{"table": table_id}])
        return BulkStatement(self._set, [{"table_id": table_id, "due": due}])

    def record_statement(self, record: TableRecord) -> WriteStatement:
        """A changed table is looked at once more; whoever looks finds out whether that was needed."""
        return self.due_statement(record.id, DUE_NOW if needs_runner(record) else None)

    async def confirm(self, table_id: str, last: int, edition: int, due: float | None) -> None:
        """What somebody found out who looked at a table: it holds if nothing has happened there since."""
        found = {"table": table_id, "last": last, "known": edition}
        if due is None:
            await self._writer.write(BulkStatement(NEVER, [found]))
        else:
            await self._writer.write(BulkStatement(LATER, [{**found, "moment": due}]))

    async def clear(self, table_id: str) -> None:
        """Wake a table no more until something is done there."""
        await self._writer.write(self.due_statement(table_id, None))

    async def due_table_ids(
        self, now: float, most: int, versions: Mapping[str, int] | None = None
    ) -> list[str]:
        """Tables that have to be woken by now; clocks first, for bots can wait.

        Tables of newer rules than these `versions` are left to the servers that play by them.
        """
        order = (DUE_TIMES.c.due == DUE_NOW, DUE_TIMES.c.due, DUE_TIMES.c.table_id)
        newer = [(TABLES.c.game == game) & (TABLES.c.version > own) for game, own in (versions or {}).items()]
        known = TABLES.c.id.is_(None) | not_(or_(false(), *newer))
        listed = select(DUE_TIMES.c.table_id).outerjoin(TABLES, TABLES.c.id == DUE_TIMES.c.table_id)
        wanted = listed.where((DUE_TIMES.c.due <= now) & known).order_by(*order).limit(most)
        return [row.table_id for row in await self._read(wanted)]

    async def is_due(self, table_id: str, now: float) -> bool:
        """Whether one table still has to be woken by now."""
        wanted = select(DUE_TIMES.c.table_id).where(
            (DUE_TIMES.c.table_id == table_id) & (DUE_TIMES.c.due <= now)
        )
        return bool(await self._read(wanted))

    # ------------------------------------------------------------------------------ running times

    async def start_uptime(self, server: str, tolerance: float) -> Uptimes:
        """Note that a server runs from now on; when all of them have been running up to now."""
        now = time.time()
        rows = await self._read(select(UPTIMES).where(UPTIMES.c.until >= now - LONG_AGO))
        mine = {"server": server, "began": now, "until": now}
        await self._writer.write(
            delete(UPTIMES).where(UPTIMES.c.until < now - LONG_AGO), insert(UPTIMES).values(mine)
        )
        return Uptimes([*(Span(row.began, row.until) for row in rows), Span(now, math.inf)], tolerance)

    async def extend_uptime(self, server: str) -> None:
        """Note that a server still runs; where no clock runs nobody needs to know."""
        mine = update(UPTIMES).where((UPTIMES.c.server == server) & CLOCKED)
        await self._writer.write(mine.values(until=time.time()))
