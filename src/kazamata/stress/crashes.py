"""`kazamata crash-test`: kills the server repeatedly while people play.

Every acknowledged answer must survive, every stored history must be complete, and a page that reconnects must
get each entry exactly once.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.exceptions import WebSocketException

from kazamata import game_registry
from kazamata.server.settings import async_url
from kazamata.server.store.store import Store
from kazamata.server.tables.history import CorruptTable, GameHistory
from kazamata.stress.browser_client import TIMEOUT_SECONDS, BrowserClient, RequestFailed, full_table
from kazamata.stress.server_process import ServerProcess

MAX_LIFE_SECONDS: Final = 1.5
RETRY: Final = 0.05
UNAVAILABLE: Final = 503
LOST_LINE: Final = (OSError, WebSocketException, RuntimeError, EOFError)


class RandomPlayer:
    """A player who answers immediately and remembers which answers were acknowledged."""

    def __init__(self, visitor: BrowserClient, table: str, seat: int) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.seen: int | None = None
        self.taken: set[tuple[int, int, int]] = set()
        self.doubled = 0
        self.missed = 0
        self.over = False
        self.back: list[float] = []
        self._lost_at: float | None = None

    @property
    def away(self) -> bool:
        """Whether this page lost its connection and has not reconnected yet."""
        return not self.over and self._lost_at is not None

    async def play(self) -> None:
        """Play until the game is over, through all crashes of the server."""
        while not self.over:
            with contextlib.suppress(*LOST_LINE):
                await self._sit()
            self._lost_at = self._lost_at or time.monotonic()
            await asyncio.sleep(RETRY)

    async def _sit(self) -> None:
        socket = await self.visitor.socket()
        try:
            watch = {"type": "watch", "table": self.table, "seat": self.seat, "since": self.seen}
            await socket.send(msgspec.json.encode(watch).decode())
            async for data in socket:
                message = msgspec.json.decode(data)
                if message["type"] in ("state", "update"):
                    self.hear(message)
                    await self._answer(message)
                if self.over:
                    return
        finally:
            await socket.close()

    async def _answer(self, table_state: Any) -> None:
        """Answer the question; the answer counts as acknowledged when the request succeeds."""
        if not table_state["asks"]:
            return
        answer = {"seq": table_state["seq"], "option": random.choice(table_state["asks"][0]["options"])}
        with contextlib.suppress(RequestFailed):  # another seat may have answered first
            await self._insist(seat=self.seat, **answer)
            self.taken.add((self.seat, answer["seq"], answer["option"]))

    async def _insist(self, **answer: int) -> None:
        """Retry while the server reports that it cannot store anything."""
        while True:
            try:
                await self.visitor.post(f"/api/tables/{self.table}/answer", **answer)
                return
            except RequestFailed as refused:
                if refused.status != UNAVAILABLE:
                    raise
            await asyncio.sleep(RETRY)

    def hear(self, message: Any) -> None:
        if self._lost_at is not None:
            self.back.append(time.monotonic() - self._lost_at)
            self._lost_at = None
        self._count(message)
        self.over = message["status"] == "over"

    def _count(self, message: Any) -> None:
        """Check that each entry arrives exactly once and in order, through all crashes."""
        for seq, _ in message["events"]:
            expected = (self.seen or 0) + 1
            self.doubled += seq < expected
            self.missed += seq > expected
            self.seen = max(self.seen or 0, seq)
        if message["type"] == "state":
            self.seen = message["seq"]


async def crash_test(
    kills: int, tables: int, database: str, game: str, bus: str = "", servers: int = 1
) -> dict[str, Any]:
    """Kill a server many times under load and check the database each time."""
    with tempfile.TemporaryDirectory(prefix="kazamata-chaos-") as folder:
        where = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        report = await _killed(kills, tables, where, game, bus, servers)
        return {"database": where.partition(":")[0], "servers": servers, **report}


async def _killed(kills: int, tables: int, where: str, game: str, bus: str, servers: int) -> dict[str, Any]:
    """With several servers, each kill hits one of them while the others go on."""
    running = [ServerProcess(where, bus) for _ in range(servers)]
    urls = [server.url for server in running]
    players: list[RandomPlayer] = []
    tasks: list[asyncio.Task[None]] = []
    found = {"lost": 0, "damaged": 0}
    try:
        for _ in range(kills):
            await fill(players, tasks, tables, urls, game)
            await asyncio.sleep(random.uniform(0.02, MAX_LIFE_SECONDS))
            hit = random.randrange(servers)
            await asyncio.to_thread(running[hit].kill)
            await examine(where, players, found)
            running[hit] = await asyncio.to_thread(ServerProcess, where, bus, running[hit].port)
        await asyncio.sleep(MAX_LIFE_SECONDS)
        await come_back(players)
        await examine(where, players, found)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in running:
            server.end()
    return _report(kills, players, found)


async def fill(
    players: list[RandomPlayer], tasks: list[asyncio.Task[None]], tables: int, urls: list[str], game: str
) -> None:
    """Start new tables to replace finished ones."""
    running = len({player.table for player in players if not player.over})
    for _ in range(tables - running):
        visitors = [BrowserClient(urls[0]), BrowserClient(urls[-1])]
        table = await full_table(visitors, game)
        for seat, visitor in enumerate(visitors):
            player = RandomPlayer(visitor, table, seat)
            players.append(player)
            tasks.append(asyncio.create_task(player.play()))


async def come_back(players: list[RandomPlayer]) -> None:
    """Wait until all pages have reconnected, with a time limit."""
    until = time.monotonic() + TIMEOUT_SECONDS
    while any(player.away for player in players) and time.monotonic() < until:
        await asyncio.sleep(RETRY)


async def examine(where: str, players: list[RandomPlayer], found: dict[str, int]) -> None:
    """Check in the database that every acknowledged answer exists and every history is complete."""
    store = Store(async_url(where))
    try:
        for table in {player.table for player in players}:
            taken = set().union(*(player.taken for player in players if player.table == table))
            record, entries = await store.table(table), await store.entries(table)
            assert record is not None
            found["damaged"] += [entry.seq for entry in entries] != list(range(1, len(entries) + 1))
            stored = {(entry.seat, entry.seen_seq, entry.option) for entry in entries}
            found["lost"] += len(taken - stored)
            rules = game_registry.rules(record.game)
            setup = rules.setup(len(record.seats), record.choices)
            try:
                GameHistory(rules, setup, int(record.seed), entries, await store.snapshots(table))
            except CorruptTable:
                found["damaged"] += 1
    finally:
        await store.engine.dispose()


def _report(kills: int, players: list[RandomPlayer], found: dict[str, int]) -> dict[str, Any]:
    back = sorted(seconds for player in players for seconds in player.back)
    doubled, missed = (sum(getattr(player, name) for player in players) for name in ("doubled", "missed"))
    return {
        "kills": kills,
        "tables": len(players) // 2,
        "acknowledged": sum(len(player.taken) for player in players),
        "acknowledged_lost": found["lost"],
        "half_applied": found["damaged"],
        "reconnections": len(back),
        "events_twice": doubled,
        "events_missed": missed,
        "back_after_s": {"p50": round(back[len(back) // 2], 2), "worst": round(back[-1], 2)}
        if back
        else None,
        "good": not (found["lost"] or found["damaged"] or doubled or missed) and bool(players),
    }
