"""Databases and how to open them.

One dedicated thread writes to SQLite, a whole batch at a time. A driver that switches threads for each
statement costs more than the statements.
"""

from __future__ import annotations

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

OWNER_ONLY: Final = 0o600
LOCK_SECONDS: Final = 30
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

TransactionWork = Callable[[Connection], None]


def make_engine(url: str) -> AsyncEngine:
    """An engine whose commits reach the disk and whose errors do not contain seeds."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_size=5, max_overflow=5, hide_parameters=True)
    engine = create_async_engine(address, connect_args={"timeout": LOCK_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def make_reader(url: str) -> AsyncEngine:
    """An engine for reading an existing database; it creates no file and changes no setting."""
    file = sqlite_file(url)
    if file is None:
        return make_engine(url)
    if not file.is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file))
    address = make_url(url).set(database=file.absolute().as_uri(), query={"mode": "rw", "uri": "true"})
    return create_async_engine(address, connect_args={"timeout": LOCK_SECONDS}, hide_parameters=True)


def _set_up_sqlite(connection: sqlite3.Connection, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def sqlite_file(url: str | URL) -> Path | None:
    """The file of a SQLite database; None for other databases."""
    address = make_url(url)
    named = address.database if address.get_backend_name() == "sqlite" else None
    return Path(named) if named and named != ":memory:" and not named.startswith("file:") else None


def parts_of(file: Path) -> list[Path]:
    """All files of a SQLite database."""
    return [file, *(file.with_name(f"{file.name}-{part}") for part in ("wal", "shm"))]


def make_private(file: Path) -> None:
    """Make the database file readable by its owner only, since it holds seeds; creates a missing file."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for part in parts_of(file):
        if part.exists() and part.stat().st_mode & 0o077:
            part.chmod(OWNER_ONLY)


class EngineTransactions:
    """Transactions on any database with an asynchronous driver."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def transact(self, work: TransactionWork) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    def close(self) -> None:
        """Does nothing: the reader closes the engine."""


class SqliteThread:
    """Transactions on a SQLite file."""

    def __init__(self, file: Path) -> None:
        address = URL.create("sqlite", database=str(file))
        settings: dict[str, Any] = {"timeout": LOCK_SECONDS, "check_same_thread": False}
        self._engine = create_engine(address, connect_args=settings, hide_parameters=True)
        event.listen(self._engine, "connect", _set_up_sqlite)
        self._thread = ThreadPoolExecutor(1, "writing")

    async def transact(self, work: TransactionWork) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    def _transact(self, work: TransactionWork) -> None:
        with self._engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def make_transactions(url: str, engine: AsyncEngine) -> EngineTransactions | SqliteThread:
    file = sqlite_file(url)
    return SqliteThread(file) if file is not None else EngineTransactions(engine)
