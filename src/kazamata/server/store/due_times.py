"""When each table is next due although no player acts; stored with each change."""

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
    """Whether a bot or a clock may ever have to act at the table."""
    return record.status == RUNNING and (record.clock_seconds is not None or any(s.bot for s in record.seats))


class DueTimes:
    """The due times of all tables in a database."""

    def __init__(self, read: Read, writer: Writer, dialect: str) -> None:
        self._read = read
        self._writer = writer
        self._set = SET[dialect]

    def due_statement(self, table_id: str, due: float | None) -> WriteStatement:
        """The statement to store with an answer: when the table is next due, or None for never."""
        if due is None:
            return BulkStatement(CLEAR, [{"table": table_id}])
        return BulkStatement(self._set, [{"table_id": table_id, "due": due}])

    def record_statement(self, record: TableRecord) -> WriteStatement:
        """Mark a changed table as due; the next check decides whether it really is."""
        return self.due_statement(record.id, DUE_NOW if needs_runner(record) else None)

    async def confirm(self, table_id: str, last: int, edition: int, due: float | None) -> None:
        """Store the result of a check, if the table has not changed since."""
        found = {"table": table_id, "last": last, "known": edition}
        if due is None:
            await self._writer.write(BulkStatement(NEVER, [found]))
        else:
            await self._writer.write(BulkStatement(LATER, [{**found, "moment": due}]))

    async def clear(self, table_id: str) -> None:
        """Remove the table's due time until its next change."""
        await self._writer.write(self.due_statement(table_id, None))

    async def due_table_ids(
        self, now: float, limit: int, versions: Mapping[str, int] | None = None
    ) -> list[str]:
        """Tables that are due now; clocks come first, since bots can wait.

        Tables with newer rules than these `versions` are left to the servers that know those rules.
        """
        order = (DUE_TIMES.c.due == DUE_NOW, DUE_TIMES.c.due, DUE_TIMES.c.table_id)
        newer = [(TABLES.c.game == game) & (TABLES.c.version > own) for game, own in (versions or {}).items()]
        known = TABLES.c.id.is_(None) | not_(or_(false(), *newer))
        listed = select(DUE_TIMES.c.table_id).outerjoin(TABLES, TABLES.c.id == DUE_TIMES.c.table_id)
        wanted = listed.where((DUE_TIMES.c.due <= now) & known).order_by(*order).limit(limit)
        return [row.table_id for row in await self._read(wanted)]

    async def is_due(self, table_id: str, now: float) -> bool:
        """Whether one table is still due."""
        wanted = select(DUE_TIMES.c.table_id).where(
            (DUE_TIMES.c.table_id == table_id) & (DUE_TIMES.c.due <= now)
        )
        return bool(await self._read(wanted))

    # ------------------------------------------------------------------------------------ uptimes

    async def start_uptime(self, server: str, tolerance: float) -> Uptimes:
        """Record that a server runs from now on; returns the uptimes of all servers."""
        now = time.time()
        rows = await self._read(select(UPTIMES).where(UPTIMES.c.until >= now - LONG_AGO))
        mine = {"server": server, "began": now, "until": now}
        await self._writer.write(
            delete(UPTIMES).where(UPTIMES.c.until < now - LONG_AGO), insert(UPTIMES).values(mine)
        )
        return Uptimes([*(Span(row.began, row.until) for row in rows), Span(now, math.inf)], tolerance)

    async def extend_uptime(self, server: str) -> None:
        """Record that a server still runs; does nothing if no table has a clock."""
        mine = update(UPTIMES).where((UPTIMES.c.server == server) & CLOCKED)
        await self._writer.write(mine.values(until=time.time()))
