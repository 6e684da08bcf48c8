"""Health of the database: does it answer, is there disk space, can it be written?"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from kazamata.server.store.store import Store

OK: Final = "ok"
AWAY: Final = "away"
GONE: Final = "gone"
FULL: Final = "full"
READ_ONLY: Final = "read-only"
HELD: Final = "held"

ANSWER_SECONDS: Final = 3.0
LOCK_SECONDS: Final = 0.5
DELAY_SECONDS: Final = 5.0
MIN_FREE_BYTES: Final = 64 * 2**20


class StoreHealth(msgspec.Struct, frozen=True):
    """The result of a check; `disk` is null if the database is on another machine."""

    store: str = OK
    disk: str | None = None
    lock: str = OK


async def check_store(store: Store) -> StoreHealth:
    """Check the database: read from it, request its lock, and look at the last write."""
    answers = await _answers(store)
    lock = HELD if store.writer.delay > DELAY_SECONDS else OK
    if store.file is None:
        return StoreHealth(answers, None, lock)
    found = await asyncio.to_thread(_examine_file, store.file)
    disk = FULL if "full" in store.writer.failing else found.disk
    return StoreHealth(
        answers if found.store == OK else found.store, disk, lock if found.lock == OK else HELD
    )


async def _answers(store: Store) -> str:
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return OK if await store.ping() else AWAY
    except Exception:
        return AWAY


def _examine_file(file: Path) -> StoreHealth:
    disk = FULL if shutil.disk_usage(file.parent).free < MIN_FREE_BYTES else OK
    if not file.is_file():
        return StoreHealth(GONE, disk)
    if not os.access(file, os.W_OK) or not os.access(file.parent, os.W_OK):
        return StoreHealth(OK, READ_ONLY)
    return _ask_for_the_lock(file, disk)


def _ask_for_the_lock(file: Path, disk: str) -> StoreHealth:
    """Request the write lock without writing; a process that gets it could write."""
    address = f"{file.absolute().as_uri()}?mode=rw"
    try:
        line = sqlite3.connect(address, uri=True, timeout=LOCK_SECONDS, isolation_level=None)
        try:
            line.execute("begin immediate")
            line.execute("rollback")
        finally:
            line.close()
    except sqlite3.Error as problem:
        read_only = "readonly" in str(problem)
        return StoreHealth(OK, READ_ONLY if read_only else disk, OK if read_only else HELD)
    return StoreHealth(OK, disk)
