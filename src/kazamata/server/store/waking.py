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
from kazamata.server.store.schema import ENTRIES, TABLES, UPTIMES, WAKING
from kazamata.server.store.uptimes import Span, Uptimes
from kazamata.server.store.writer import Many, Work, Writer

AT_ONCE: Final = 0.0
LONG_AGO: Final = 120 * 24 * 3600.0

Read = Callable[[Any], Awaitable[Sequence[Row[Any]]]]


def _setting(dialect: Any) -> Insert:
    made = dialect.insert(WAKING)
    done: Insert = made.on_conflict_do_update(index_elements=["table_id"], set_={"due": made.excluded.due})
    return done


SET: Final = {"sqlite": _setting(sqlite), "postgresql": _setting(postgresql)}
CLEAR: Final = delete(WAKING).where(WAKING.c.table_id == bindparam("table"))
HIGHEST: Final = select(func.coalesce(func.max(ENTRIES.c.seq), 0)).where(
    ENTRIES.c.table_id == bindparam("table")
)
EDITION: Final = select(TABLES.c.edition).where(TABLES.c.id == bindparam("table"))
UNCHANGED: Final = (HIGHEST.scalar_subquery() == bindparam("last")) & (
    EDITION.scalar_subquery() == bindparam("known")
)
LATER: Final = (
    update(WAKING)
    .where((WAKING.c.table_id == bindparam("table")) & UNCHANGED)
    .values(due=bindparam("moment"))
)
NEVER: Final = delete(WAKING).where((WAKING.c.table_id == bindparam("table")) & UNCHANGED)
CLOCKED: Final = (
    select(TABLES.c.id).where((TABLES.c.status == RUNNING) & TABLES.c.clock.is_not(None)).exists()
)


def is_cared_for(record: TableRecord) -> bool:
    """Whether a bot or a clock may have to act at a table at some time."""
    return record.status == RUNNING and (record.clock is not None or any(s.bot for s in record.seats))


class Waking:
    """The alarm clock of all tables of a database."""

    def __init__(self, read: Read, writer: Writer, dialect: str) -> None:
        self._read = read
        self._writer = writer
        self._set = SET[dialect]

    def note(self, table_id: str, due: float | None) -> Work:
        """What is to be stored with an answer: when the table has to be woken after it, or that it need not."""
        if due is None:
            return Many(CLEAR, [{"table": table_id}])
        return Many(self._set, [{"table_id": table_id, "due": due}])

    def note_record(self, record: TableRecord) -> Work:
        """A changed table is looked at once more; whoever looks finds out whether that was needed."""
        return self.note(record.id, AT_ONCE if is_cared_for(record) else None)

    async def settle(self, table_id: str, last: int, edition: int, due: float | None) -> None:
        """What somebody found out who looked at a table: it holds if nothing has happened there since."""
        found = {"table": table_id, "last": last, "known": edition}
        if due is None:
            await self._writer.store(Many(NEVER, [found]))
        else:
            await self._writer.store(Many(LATER, [{**found, "moment": due}]))

    async def forget(self, table_id: str) -> None:
        """Wake a table no more until something is done there."""
        await self._writer.store(self.note(table_id, None))

    async def due(self, now: float, most: int, versions: Mapping[str, int] | None = None) -> list[str]:
        """Tables that have to be woken by now; clocks first, for bots can wait.

        Tables of newer rules than these `versions` are left to the servers that play by them.
        """
        order = (WAKING.c.due == AT_ONCE, WAKING.c.due, WAKING.c.table_id)
        newer = [(TABLES.c.game == game) & (TABLES.c.version > own) for game, own in (versions or {}).items()]
        known = TABLES.c.id.is_(None) | not_(or_(false(), *newer))
        listed = select(WAKING.c.table_id).outerjoin(TABLES, TABLES.c.id == WAKING.c.table_id)
        wanted = listed.where((WAKING.c.due <= now) & known).order_by(*order).limit(most)
        return [row.table_id for row in await self._read(wanted)]

    async def is_due(self, table_id: str, now: float) -> bool:
        """Whether one table still has to be woken by now."""
        wanted = select(WAKING.c.table_id).where((WAKING.c.table_id == table_id) & (WAKING.c.due <= now))
        return bool(await self._read(wanted))

    # ------------------------------------------------------------------------------ running times

    async def begin(self, server: str, tolerance: float) -> Uptimes:
        """Note that a server runs from now on; when all of them have been running up to now."""
        now = time.time()
        rows = await self._read(select(UPTIMES).where(UPTIMES.c.until >= now - LONG_AGO))
        mine = {"server": server, "began": now, "until": now}
        await self._writer.store(
            delete(UPTIMES).where(UPTIMES.c.until < now - LONG_AGO), insert(UPTIMES).values(mine)
        )
        return Uptimes([*(Span(row.began, row.until) for row in rows), Span(now, math.inf)], tolerance)

    async def pulse(self, server: str) -> None:
        """Note that a server still runs; where no clock runs nobody needs to know."""
        mine = update(UPTIMES).where((UPTIMES.c.server == server) & CLOCKED)
        await self._writer.store(mine.values(until=time.time()))
