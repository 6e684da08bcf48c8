"""All tables in one file that any database of ours can take back: JSON lines, compressed.

A backup holds secrets (seeds of running games), so the file is for its owner's eyes only.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from kazamata.server.store.schema import IN_ORDER, TABLES
from kazamata.server.store.store import make_engine
from kazamata.server.store.upgrading import upgrade

FORMAT: Final = 1
TOGETHER: Final = 200


class NotEmpty(Exception):
    """There are tables where the backup should go."""


class BadBackup(Exception):
    """A file that is no backup of ours, or only a part of one."""


async def backup(url: str, target: Path) -> int:
    """Write all rows as they were at one moment; returns how many. The file appears when it is whole."""
    engine = make_engine(url)
    fresh = target.with_name(target.name + ".new")
    count = 0
    try:
        async with engine.connect() as connection:
            await _one_moment(connection)
            owner_only = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(owner_only, "wb") as raw, gzip.open(raw, "wb") as file:
                file.write(msgspec.json.encode({"kazamata_backup": FORMAT}) + b"\n")
                async for line in _lines(connection):
                    file.write(line + b"\n")
                    count += 1
                file.write(msgspec.json.encode({"rows": count}) + b"\n")
    finally:
        await engine.dispose()
    fresh.replace(target)
    return count


async def _one_moment(connection: AsyncConnection) -> None:
    if connection.dialect.name == "sqlite":
        await connection.execute(text("begin"))
    else:
        await connection.execute(text("set transaction isolation level repeatable read"))


async def _lines(connection: AsyncConnection) -> AsyncIterator[bytes]:
    for table in IN_ORDER:
        async for row in await connection.stream(select(table)):
            yield msgspec.json.encode(
                [str(table.name), {str(key): value for key, value in row._mapping.items()}]
            )


async def restore(url: str, source: Path) -> int:
    """Read a backup into an empty database, all of it or nothing; returns how many rows there were."""
    rows = _rows(source)
    engine = make_engine(url)
    try:
        await upgrade(engine)
        async with engine.begin() as connection:
            if (await connection.execute(select(func.count()).select_from(TABLES))).scalar():
                raise NotEmpty
            for table in IN_ORDER:
                own = [_typed(table.name, row) for name, row in rows if name == table.name]
                for start in range(0, len(own), TOGETHER):
                    await connection.execute(insert(table), own[start : start + TOGETHER])
    finally:
        await engine.dispose()
    return len(rows)


def _rows(source: Path) -> list[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(source, "rb") as file:
            lines = [msgspec.json.decode(line) for line in file]
    except (OSError, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadBackup(str(problem)) from None
    if not lines or lines[0] != {"kazamata_backup": FORMAT} or lines[-1] != {"rows": len(lines) - 2}:
        raise BadBackup("the file is not whole")
    return [(name, row) for name, row in lines[1:-1]]


def _typed(name: str, row: dict[str, Any]) -> dict[str, Any]:
    """Bytes travel as text."""
    if name == "snapshots":
        return {**row, "position": msgspec.convert(row["position"], bytes)}
    return row
