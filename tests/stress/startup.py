"""Many abandoned tables: how soon a server listens, and whether it loads only the due ones.

`python -m tests.stress.startup --tables 2000`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import insert

from kazamata import game_registry
from kazamata.server.auth import tokens
from kazamata.server.settings import async_url
from kazamata.server.store.records import ACTOR_PERSON, RUNNING, Entry, SeatRecord, TableRecord
from kazamata.server.store.schema import ENTRIES, SEATS, TABLES
from kazamata.server.store.store import Store, add_table
from kazamata.server.store.writer import BulkStatement, Statement
from kazamata.server.tables.history import GameHistory
from kazamata.stress.browser_client import BrowserClient
from kazamata.stress.server_process import ServerProcess

GOOD_SECONDS: Final = 2.0
MAX_WAIT_SECONDS: Final = 120.0
ANSWERS: Final = 40
BOTS_TURN: Final = 5
"""The number of tables where a bot has to move."""


def abandoned(game: str, seed: int) -> tuple[TableRecord, list[Entry]]:
    """A table where one person played a bot and left mid-game, on their own turn."""
    rules = game_registry.rules(game)
    seats = (SeatRecord(0, "Visitor", "t" * 64, None, True), SeatRecord(1, "", None, "random", True))
    setup, dice, now = rules.setup(2, {}), random.Random(seed), time.time()
    story = GameHistory(rules, setup, seed)
    while not story.is_over and (story.seq < ANSWERS or story.ask_of(0) is None):
        ask = dice.choice(story.asks)
        chosen = dice.choice(list(ask.options))
        story.accept(story.propose(int(ask.seat), chosen, story.seq, ACTOR_PERSON, now - 3600))
    record = TableRecord(
        tokens.new_table_id(), game, rules.version, setup.choices, False, None, RUNNING, str(seed),
        tokens.new_nonce(), "h" * 64, now - 3600, seats, now - 3600,
    )  # fmt: skip
    return record, story.entries


async def fill(url: str, tables: int, game: str) -> list[str]:
    """Store abandoned tables and a few where a bot has to move; returns the ids of the latter."""
    store = Store(async_url(url))
    await store.open()
    record, entries = abandoned(game, 7)
    copies = [msgspec.structs.replace(record, id=tokens.new_table_id()) for _ in range(tables)]
    await store.writer.write(*_all_of(copies, entries))
    waiting = []
    for _ in range(BOTS_TURN):
        bots = tuple(SeatRecord(seat.seat, "", None, "random", True) for seat in record.seats)
        waiting.append(msgspec.structs.replace(record, id=tokens.new_table_id(), seats=bots))
        await store.create(waiting[-1], entries)
    await store.close()
    return [table.id for table in waiting]


def _all_of(copies: list[TableRecord], entries: list[Entry]) -> list[Statement | BulkStatement]:
    """The rows of many tables, with one bulk statement per kind."""
    kinds: dict[Any, list[dict[str, Any]]] = {TABLES: [], SEATS: [], ENTRIES: []}
    plain = [msgspec.to_builtins(entry) for entry in entries]
    for copy in copies:
        kinds[TABLES].append(dict(add_table(copy)[0].compile().params))
        kinds[SEATS] += [
            {
                "table_id": copy.id,
                "seat": s.seat,
                "name": s.name,
                "token": s.token_hash,
                "bot": s.bot,
                "ready": True,
            }
            for s in copy.seats
        ]
        kinds[ENTRIES] += [{"table_id": copy.id, **entry} for entry in plain]
    return [BulkStatement(insert(table), rows) for table, rows in kinds.items()]


async def measure_startup(tables: int, game: str, database: str = "") -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="kazamata-awakening-") as folder:
        where = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        waiting = await fill(where, tables, game)
        began = time.perf_counter()
        server = await asyncio.to_thread(ServerProcess, where)
        try:
            return await _watched(server, where, waiting, tables, began)
        finally:
            server.end()


async def _watched(
    server: ServerProcess, where: str, waiting: list[str], tables: int, began: float
) -> dict[str, Any]:
    listening, used = time.perf_counter() - began, server.cpu_seconds()
    visitor = BrowserClient(server.url)
    health = await visitor.get("/health")
    most, store = health["tables"], Store(async_url(where))
    while await _at_rest(store, waiting) < len(waiting) and time.perf_counter() - began < MAX_WAIT_SECONDS:
        most = max(most, (await visitor.get("/health"))["tables"])
        await asyncio.sleep(0.05)
    ended = await _at_rest(store, waiting)
    await store.engine.dispose()
    return {
        "tables": tables + len(waiting),
        "listening_s": round(listening, 2),
        "processor_s": round(used, 2),
        "read_into_memory": most,
        "bots_played_on": ended,
        "bots_done_s": round(time.perf_counter() - began, 2),
        "good": listening <= GOOD_SECONDS and most <= len(waiting) == ended,
    }


async def _at_rest(store: Store, waiting: list[str]) -> int:
    """How many bot tables have finished."""
    records = [await store.table(table) for table in waiting]
    return sum(record is not None and record.status != RUNNING for record in records)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--game", choices=game_registry.GAME_NAMES, default="tranquility")
    given = parser.parse_args()
    report = asyncio.run(measure_startup(given.tables, given.game))
    sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    return 0 if report["good"] else 1


if __name__ == "__main__":
    sys.exit(main())
