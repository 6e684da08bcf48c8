"""Reads and writes tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Row, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from kazamata import game_registry
from kazamata.server.store import records
from kazamata.server.store.databases import make_engine as make_engine
from kazamata.server.store.databases import make_private, make_transactions, sqlite_file
from kazamata.server.store.due_times import DueTimes
from kazamata.server.store.error_text import explain_errors
from kazamata.server.store.errors import StoreUnavailable, retry_while_unavailable
from kazamata.server.store.migrations.runner import migrate
from kazamata.server.store.records import (
    BugReport,
    Entry,
    TableRecord,
    to_json,
)
from kazamata.server.store.schema import ENTRIES, HIDDEN, REPORTS, SEAT_GUESTS, SEATS, SNAPSHOTS, TABLES
from kazamata.server.store.uptimes import ALWAYS
from kazamata.server.store.writer import BulkStatement, MustMatchRow, Statement, Writer

_ITS_VERSION: Final = select(TABLES.c.id).where(
    (TABLES.c.id == bindparam("to_table")) & (TABLES.c.version == bindparam("of_version"))
)
NEW_ENTRY: Final = insert(ENTRIES).values(table_id=_ITS_VERSION.scalar_subquery())
"""Inserts an entry if the table still has the rules version that the writer knows.

For a table that moved to other rules the subquery gives no id. The database then refuses the row, which
counts as a conflict.
"""
END_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("ended"))
    .values(status=records.OVER, edition=TABLES.c.edition + 1)
)

LOG: Final = logging.getLogger(__name__)
STATES: Final = (records.OPEN, records.RUNNING, records.OVER)


REPORTS_A_PAGE: Final = 50
SHARE: Final = 5
"""How many of each reporter's newest reports are listed before all others."""

_HOLDER: Final = (
    select(func.min(SEAT_GUESTS.c.guest))
    .where((SEAT_GUESTS.c.table_id == REPORTS.c.table_id) & (SEAT_GUESTS.c.seat == REPORTS.c.seat))
    .correlate(REPORTS)
    .scalar_subquery()
)
_WATCHES: Final = REPORTS.c.seat < 0
_REPORTER: Final = case((_WATCHES, TABLES.c.host), else_=func.coalesce(_HOLDER, REPORTS.c.table_id))
"""The reporter: the owner of the seat.

Spectators are anonymous, so all spectators of a host's tables count as one.
"""
_RANKED: Final = (
    select(
        REPORTS,
        func.row_number()
        .over(partition_by=(_REPORTER, _WATCHES), order_by=(REPORTS.c.at.desc(), REPORTS.c.id))
        .label("turn"),
    )
    .join(TABLES, TABLES.c.id == REPORTS.c.table_id)
    .subquery()
)


class ReportPage(NamedTuple):
    """Some reports, their page number and the number of pages."""

    reports: list[BugReport]
    page: int
    pages: int


class BadRow(Exception):
    """Rows that do not make a table."""


class Store:
    """One database with many readers and one writer task."""

    def __init__(self, url: str) -> None:
        with explain_errors():
            self.file = sqlite_file(url)
            self.engine = make_engine(url)
            self._writing = make_transactions(url, self.engine)
        self.writer = Writer(self._writing.transact)
        self.due_times = DueTimes(self._rows, self.writer, self.engine.dialect.name)
        self.uptimes = ALWAYS
        self.versions: dict[str, int] = {}
        # a single read needs no transaction
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")

    async def open(self) -> None:
        """Open the database and migrate it; raises `BadDatabase` if that fails."""
        with explain_errors():
            if self.file is not None:
                make_private(self.file)
            await migrate(self.engine)
        self.writer.start()

    def version_of(self, game: str) -> int:
        """The version of a game's rules on this server."""
        return self.versions.setdefault(game, game_registry.rules(game).version)

    async def close(self) -> None:
        await self.writer.close()
        self._writing.close()
        await self.engine.dispose()

    async def ping(self) -> bool:
        """Whether the database answers."""
        return bool(await self._rows(text("select 1")))

    # ------------------------------------------------------------------------------ reading

    async def _rows(self, statement: Any) -> Sequence[Row[Any]]:
        try:
            return await retry_while_unavailable(lambda: self._read(statement))
        except (SQLAlchemyError, OSError) as problem:
            raise StoreUnavailable from problem

    async def _read(self, statement: Any) -> Sequence[Row[Any]]:
        async with self._reading.connect() as connection:
            return (await connection.execute(statement)).all()

    async def table(self, table_id: str) -> TableRecord | None:
        """A table with its seats, read again if it changed meanwhile; raises `BadRow` if it is corrupt."""
        edition = select(TABLES.c.edition).where(TABLES.c.id == table_id)
        while True:
            found = await self._found(TABLES.c.id == table_id)
            rows = await self._rows(edition)
            if not rows or not found:
                return None
            if found[0][0].edition == rows[0].edition:
                return _table_record(*found[0])

    async def _tables(self, condition: Any) -> list[TableRecord]:
        """Tables that match a condition; corrupt ones are skipped."""
        tables: list[TableRecord] = []
        for row, seats, holders in await self._found(condition):
            try:
                tables.append(_table_record(row, seats, holders))
            except BadRow as problem:
                LOG.error("a table is damaged", extra={"table": str(row.id), "problem": str(problem)})
        return tables

    async def _found(self, condition: Any, limit: int = 200) -> list[tuple[Row[Any], Any, Any]]:
        newest = select(TABLES, _ANSWERED).where(condition).order_by(TABLES.c.made.desc()).limit(limit)
        rows = await self._rows(newest)
        ids = [row.id for row in rows]
        seats = await self._rows(select(SEATS).where(SEATS.c.table_id.in_(ids)))
        holders = await self._rows(select(SEAT_GUESTS).where(SEAT_GUESTS.c.table_id.in_(ids)))
        return [(row, seats, holders) for row in rows]

    async def listed_tables(self) -> list[TableRecord]:
        """Public tables."""
        shown = TABLES.c.status.in_((records.OPEN, records.RUNNING))
        return await self._tables(shown & TABLES.c.listed)

    async def open_table_ids(self, since: float) -> list[str]:
        """The ids of tables that wait for their deal and were made after a moment."""
        wanted = (TABLES.c.status == records.OPEN) & (TABLES.c.made > since)
        return [str(row.id) for row in await self._rows(select(TABLES.c.id).where(wanted))]

    async def tables_of_guest(self, guest: str) -> list[TableRecord]:
        """Tables where a guest sits, without the hidden ones."""
        held = select(SEAT_GUESTS.c.table_id).where(SEAT_GUESTS.c.guest == guest)
        hidden = select(HIDDEN.c.table_id).where(HIDDEN.c.guest == guest)
        return await self._tables(TABLES.c.id.in_(held) & TABLES.c.id.not_in(hidden))

    async def finished(self, guest: str) -> list[tuple[str, dict[str, str]]]:
        """Game and choices of a guest's finished tables, including hidden ones but not those given up."""
        held = select(SEAT_GUESTS.c.table_id).where(SEAT_GUESTS.c.guest == guest)
        last = (
            select(ENTRIES.c.ask)
            .where(ENTRIES.c.table_id == TABLES.c.id)
            .order_by(ENTRIES.c.seq.desc())
            .limit(1)
            .scalar_subquery()
        )
        ended = TABLES.c.id.in_(held) & (TABLES.c.status == records.OVER) & (last != records.NOTE_GAVE_UP)
        rows = await self._rows(select(TABLES.c.game, TABLES.c.choices).where(ended).distinct())
        return [(row.game, msgspec.json.decode(row.choices, type=dict[str, str])) for row in rows]

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        wanted = (ENTRIES.c.table_id == table_id) & (ENTRIES.c.seq > after)
        rows = await self._rows(select(ENTRIES).where(wanted).order_by(ENTRIES.c.seq))
        return [_entry(row) for row in rows]

    async def versions_of(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Edition and last sequence number of tables."""
        last = (
            select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq).label("seq"))
            .where(ENTRIES.c.table_id.in_(table_ids))
            .group_by(ENTRIES.c.table_id)
            .subquery()
        )
        joined = TABLES.outerjoin(last, last.c.table_id == TABLES.c.id)
        wanted = select(TABLES.c.id, TABLES.c.edition, last.c.seq).select_from(joined)
        rows = await self._rows(wanted.where(TABLES.c.id.in_(table_ids)))
        return {row.id: (row.edition, row.seq or 0) for row in rows}

    async def snapshots(self, table_id: str) -> dict[int, bytes]:
        rows = await self._rows(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id))
        return {row.seq: bytes(row.position) for row in rows}

    async def report(self, report_id: str) -> BugReport | None:
        rows = await self._rows(select(REPORTS).where(REPORTS.c.id == report_id))
        return _bug_report(rows[0]) if rows else None

    async def reports_at(self, table_id: str, limit: int) -> list[BugReport]:
        """The reports about a table, newest first."""
        wanted = select(REPORTS).where(REPORTS.c.table_id == table_id)
        rows = await self._rows(wanted.order_by(REPORTS.c.at.desc()).limit(limit))
        return [_bug_report(row) for row in rows]

    async def reports(self, page: int = 1) -> ReportPage:
        """A page of all reports, newest first.

        The newest few of each reporter come first, so one person with many reports cannot push the others off
        the first page.
        """
        [(total,)] = await self._rows(select(func.count()).select_from(REPORTS))
        pages = max(1, -(-total // REPORTS_A_PAGE))
        page = min(max(page, 1), pages)
        mine = [_RANKED.c[column.name] for column in REPORTS.c]
        order = (_RANKED.c.turn > SHARE, _RANKED.c.at.desc(), _RANKED.c.id)
        wanted = select(*mine).order_by(*order).limit(REPORTS_A_PAGE).offset((page - 1) * REPORTS_A_PAGE)
        return ReportPage([_bug_report(row) for row in await self._rows(wanted)], page, pages)

    async def counts(self) -> dict[str, int]:
        """The number of open, running and finished tables."""
        counted = select(TABLES.c.status, func.count().label("tables")).group_by(TABLES.c.status)
        return {row.status: row.tables for row in await self._rows(counted)}

    async def active_tables(self, limit: int = 100) -> list[TableRecord]:
        """The newest tables that are still in play."""
        return (await self._tables(TABLES.c.status.in_((records.OPEN, records.RUNNING))))[:limit]

    # ------------------------------------------------------------------------------ writing

    async def create(self, table: TableRecord, entries: Sequence[Entry] = ()) -> None:
        await self.writer.write(
            *add_table(table),
            *(add_entry(table.id, entry) for entry in entries),
            self.due_times.record_statement(table),
        )

    async def update_table(self, table: TableRecord, *more: Statement) -> TableRecord:
        """Store the next edition of a table; raises `WriteConflict` if another server stored one."""
        edition = (TABLES.c.id == table.id) & (TABLES.c.edition == table.edition)
        columns = {**_table_row(table), "edition": table.edition + 1}
        del columns["id"], columns["made"]  # these never change
        await self.writer.write(
            MustMatchRow(update(TABLES).where(edition).values(**columns)),
            delete(SEAT_GUESTS).where(SEAT_GUESTS.c.table_id == table.id),
            delete(SEATS).where(SEATS.c.table_id == table.id),
            *_seat_rows(table),
            *more,
            self.due_times.record_statement(table),
        )
        return msgspec.structs.replace(table, edition=table.edition + 1)

    def append_entries(
        self, table_id: str, version: int, entries: Sequence[Entry], over: bool, *due: float | None
    ) -> asyncio.Future[None]:
        """Store the next entries, all or none; the future completes after the commit.

        Raises `WriteConflict` if a number is taken or if the stored table has another rules version. The same
        commit stores the end of the game and, for bots or clocks, the next due time.
        """
        ending = [BulkStatement(END_TABLE, [{"ended": table_id}])] if over else []
        due_times = [self.due_times.due_statement(table_id, None if over else moment) for moment in due]
        own = {"to_table": table_id, "of_version": version}
        rows = [{**own, **msgspec.to_builtins(entry)} for entry in entries]
        return self.writer.write(BulkStatement(NEW_ENTRY, rows), *ending, *due_times)

    async def hide(self, table_id: str, guest: str, hidden: bool) -> None:
        """Hide a table from a guest's list, or show it again."""
        row = {"table_id": table_id, "guest": guest}
        one = (HIDDEN.c.table_id == table_id) & (HIDDEN.c.guest == guest)
        await self.writer.write(delete(HIDDEN).where(one), *([insert(HIDDEN).values(row)] if hidden else []))

    async def keep_report(self, report: BugReport) -> None:
        await self.writer.write(insert(REPORTS).values(msgspec.to_builtins(report)))

    async def keep_snapshot(self, table_id: str, seq: int, position: bytes) -> None:
        """Store a snapshot of a position, replacing an older one."""
        one = (SNAPSHOTS.c.table_id == table_id) & (SNAPSHOTS.c.seq == seq)
        row = insert(SNAPSHOTS).values(table_id=table_id, seq=seq, position=position)
        await self.writer.write(delete(SNAPSHOTS).where(one), row)


def add_table(table: TableRecord) -> list[Statement]:
    return [insert(TABLES).values(_table_row(table)), *_seat_rows(table)]


def add_entry(table_id: str, entry: Entry) -> Statement:
    return insert(ENTRIES).values(table_id=table_id, **msgspec.to_builtins(entry))


def drop_snapshots(table_id: str) -> Statement:
    return delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table_id)


def _table_row(table: TableRecord) -> dict[str, Any]:
    row = msgspec.to_builtins(table)
    del row["answered"]
    vote = to_json(table.vote) if table.vote else None
    return {**row, "seats": len(table.seats), "choices": to_json(table.choices), "plea": vote}


def _seat_rows(table: TableRecord) -> list[Statement]:
    seats = []
    for seat in table.seats:
        row = msgspec.to_builtins(seat)
        del row["guests"]
        seats.append({**row, "table_id": table.id, "plan": to_json(seat.plan) if seat.plan else None})
    holders = [
        {"table_id": table.id, "seat": s.seat, "guest": guest}
        for s in table.seats
        for guest in sorted(s.guest_hashes)
    ]
    return [insert(SEATS).values(seats), *([insert(SEAT_GUESTS).values(holders)] if holders else [])]


_ANSWERED: Final = (
    select(ENTRIES.c.at)
    .where(ENTRIES.c.table_id == TABLES.c.id)
    .order_by(ENTRIES.c.seq.desc())
    .limit(1)
    .correlate(TABLES)
    .scalar_subquery()
    .label("answered")
)
"""When the last entry of a table was stored; one lookup in the index."""


def _table_record(row: Row[Any], seats: Sequence[Row[Any]], holders: Sequence[Row[Any]]) -> TableRecord:
    """Build a record from rows; raises `BadRow` if they do not make one."""
    own = sorted((seat for seat in seats if seat.table_id == row.id), key=lambda seat: int(seat.seat))
    try:
        columns = {
            **_row(row),
            "choices": msgspec.json.decode(row.choices),
            "plea": msgspec.json.decode(row.plea) if row.plea else None,
            "seats": [_seat_columns(seat, holders) for seat in own],
        }
        record = msgspec.convert(columns, type=TableRecord, str_keys=True)
    except (msgspec.MsgspecError, TypeError, ValueError) as problem:
        raise BadRow(str(problem)) from None
    whole = [seat.seat for seat in record.seats] == list(range(row.seats)) != []
    if not whole or record.status not in STATES or not record.seed.isdecimal():
        raise BadRow("seats, status or seed are not what they can be")
    return record


def _row(row: Row[Any]) -> dict[str, Any]:
    """A row by column; SQLAlchemy's column names are a subclass of `str`, which msgspec does not take."""
    return {str(name): value for name, value in row._mapping.items()}


def _seat_columns(row: Row[Any], holders: Sequence[Row[Any]]) -> dict[str, Any]:
    key = (row.table_id, row.seat)
    guests = [holder.guest for holder in holders if (holder.table_id, holder.seat) == key]
    plan = msgspec.json.decode(row.plan) if row.plan else None
    return {**_row(row), "guests": guests, "plan": plan}


def _entry(row: Row[Any]) -> Entry:
    return msgspec.convert(_row(row), type=Entry)


def _bug_report(row: Row[Any]) -> BugReport:
    return msgspec.convert(_row(row), type=BugReport)
