"""Back up all tables to one compressed JSON-lines file, and restore it into any supported database.

A backup holds secrets (seeds of running games), so only its owner may read the file. The backup keeps the
schema version of the database, because an older server may be using it.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from kazamata.server.store.databases import (
    OWNER_ONLY,
    make_engine,
    make_private,
    make_reader,
    parts_of,
    sqlite_file,
)
from kazamata.server.store.error_text import BadDatabase, explain_errors
from kazamata.server.store.migrations.runner import check_known, migrate, migrate_to, revision_of
from kazamata.server.store.schema import INSERT_ORDER, METADATA, TABLES

FORMAT: Final = 2
FIRST_FORMAT: Final = {"kazamata_backup": 1}
FIRST_SCHEMA: Final = "0002"
"""The schema version of all backups in the first format, which did not name it."""
TOGETHER: Final = 200


class NotEmpty(Exception):
    """The target database already has tables."""


class BadBackup(Exception):
    """The file is not a backup, or it is incomplete."""


class BackupHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a backup: its format and the schema version of the database."""

    kazamata_backup: int
    schema: str


class BackupContents(NamedTuple):
    """The contents of a backup."""

    schema: str
    rows: dict[str, list[dict[str, Any]]]
    total: int


# ------------------------------------------------------------------------------------------- writing


async def backup(url: str, target: Path) -> int:
    """Write all rows as of one moment and return their count; the file appears only when it is complete."""
    with explain_errors():
        engine = make_reader(url)
    fresh = target.with_name(target.name + ".new")
    try:
        async with engine.connect() as connection:
            with explain_errors():
                await _one_moment(connection)
                schema, tables = await connection.run_sync(_look)
            count = await _write(connection, fresh, schema, tables)
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
        await engine.dispose()
    return count


async def _one_moment(connection: AsyncConnection) -> None:
    if connection.dialect.name == "sqlite":
        await connection.execute(text("begin"))
    else:
        await connection.execute(text("set transaction isolation level repeatable read"))


def _look(connection: Connection) -> tuple[str, list[Any]]:
    """The schema version of a database, and queries for the known tables and columns in it."""
    schema = revision_of(connection)
    if schema is None:
        raise BadDatabase("there are no tables of Kazamata in it")
    check_known(schema)
    found = inspect(connection)
    names = set(found.get_table_names())
    return schema, [_readable(table, found) for table in INSERT_ORDER if table.name in names]


def _readable(table: Table, found: Any) -> Any:
    there = {column["name"] for column in found.get_columns(table.name)}
    return select(*(column for column in table.columns if column.name in there))


async def _write(connection: AsyncConnection, file: Path, schema: str, tables: list[Any]) -> int:
    count = 0
    owner_only = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY)
    with os.fdopen(owner_only, "wb") as raw:
        with gzip.open(raw, "wb") as packed:
            packed.write(msgspec.json.encode(BackupHeader(FORMAT, schema)) + b"\n")
            async for line in _lines(connection, tables):
                packed.write(line + b"\n")
                count += 1
            packed.write(msgspec.json.encode({"rows": count}) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return count


async def _lines(connection: AsyncConnection, tables: list[Any]) -> AsyncIterator[bytes]:
    for wanted in tables:
        name = str(wanted.get_final_froms()[0].name)
        async for row in await connection.stream(wanted):
            yield msgspec.json.encode([name, {str(key): value for key, value in row._mapping.items()}])


# ------------------------------------------------------------------------------------------- reading


async def restore(url: str, source: Path) -> int:
    """Restore a backup into an empty database, completely or not at all; returns the number of rows."""
    read = _read(source)
    with explain_errors():
        file = sqlite_file(url)
        made = file if file is not None and not file.exists() else None
        if file is not None:
            make_private(file)
        engine = make_engine(url)
    whole = False
    try:
        with explain_errors():
            async with engine.begin() as connection:
                await connection.run_sync(_fill, read)
            await migrate(engine)
        whole = True
    finally:
        await engine.dispose()
        for part in parts_of(made) if made is not None and not whole else ():
            part.unlink(missing_ok=True)
    return read.total


def _fill(connection: Connection, read: BackupContents) -> None:
    """Insert the rows at the backup's schema version, then run the later migrations."""
    there = revision_of(connection)
    if there is not None and connection.execute(select(func.count()).select_from(TABLES)).scalar():
        raise NotEmpty
    if there not in (None, read.schema):
        METADATA.drop_all(connection)
        connection.execute(text("drop table alembic_version"))
    migrate_to(connection, read.schema)
    try:
        for table in INSERT_ORDER:
            own = read.rows.get(table.name, [])
            for start in range(0, len(own), TOGETHER):
                connection.execute(insert(table), own[start : start + TOGETHER])
    except (StatementError, DBAPIError) as problem:
        raise BadBackup(f"its rows do not fit together ({type(problem).__name__})") from None


def _read(source: Path) -> BackupContents:
    try:
        with gzip.open(source, "rb") as file:
            lines = [msgspec.json.decode(line) for line in file]
    except OSError as problem:
        raise BadBackup(problem.strerror or str(problem)) from None
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise BadBackup(str(problem)) from None
    if len(lines) < 2 or lines[-1] != {"rows": len(lines) - 2}:
        raise BadBackup("the file is not whole")
    schema = _schema(lines[0])
    rows: dict[str, list[dict[str, Any]]] = {}
    for number, line in enumerate(lines[1:-1], 2):
        name, row = _row(number, line)
        rows.setdefault(name, []).append(row)
    return BackupContents(schema, rows, len(lines) - 2)


def _schema(line: Any) -> str:
    if line == FIRST_FORMAT:
        return FIRST_SCHEMA
    try:
        head = msgspec.convert(line, type=BackupHeader)
        check_known(head.schema)
    except ValueError as problem:
        raise BadBackup(str(problem)) from None
    if head.kazamata_backup != FORMAT:
        raise BadBackup("it was made by a newer version of Kazamata")
    return head.schema


def _row(number: int, line: Any) -> tuple[str, dict[str, Any]]:
    """Parse a line into a row of a known table with values of the right types; bytes are stored as text."""
    known = {table.name: table for table in INSERT_ORDER}
    try:
        name, row = msgspec.convert(line, type=tuple[str, dict[str, Any]])
        columns, keys = known[name].columns, known[name].primary_key.columns
        if missing := [key.name for key in keys if row.get(key.name) is None]:
            raise KeyError(*missing)
        return name, {key: _value(columns[key].type.python_type, value) for key, value in row.items()}
    except (KeyError, ValueError) as problem:
        raise BadBackup(f"line {number} is no row of ours: {problem}") from None


def _value(kind: type[Any], value: Any) -> Any:
    return None if value is None else msgspec.convert(value, type=kind)
