"""`kazamata load-test`: many tables at once; measures how long a move takes to reach all seats."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from kazamata.stress.browser_client import BrowserClient, full_table
from kazamata.stress.server_process import ServerProcess

LAST_WAIT: Final = 10.0
GOOD_P95_MS: Final = 100.0

Meters: TypeAlias = Mapping[str, Callable[[], float]]
"""Other consumers of CPU time (a database, a bus) by name: seconds used so far."""
NO_METERS: Final[Meters] = {}


class AskOptions(msgspec.Struct, frozen=True):
    """The parts of a question that a random player needs."""

    options: list[int]


class ReceivedMessage(msgspec.Struct, frozen=True):
    """The parts of a message that the trial needs; parsing less leaves more time for sending."""

    type: str
    seq: int = 0
    asks: list[AskOptions] = []
    events: list[tuple[int, msgspec.Raw]] = []


HEAR: Final = msgspec.json.Decoder(ReceivedMessage)


class SentMove(msgspec.Struct):
    """A sent move, and when each seat received it."""

    sent: float
    heard: dict[int, float] = {}


class TableUnderLoad:
    """A table with a socket on every seat."""

    def __init__(self, id: str, seats: int) -> None:
        self.id = id
        self.seats = seats
        self.sockets: list[ClientConnection] = []
        self.table_states: list[ReceivedMessage | None] = [None] * seats
        self.moves: dict[int, SentMove] = {}
        self.duplicated = 0
        self.gaps = 0
        self.refused = 0
        self.last = [0] * seats

    @property
    def settled(self) -> bool:
        """Whether every seat has received everything."""
        return all(len(move.heard) == self.seats for move in self.moves.values())

    def asked(self) -> tuple[int, ReceivedMessage] | None:
        """An asked seat and its question, as its own page shows it."""
        asked = [
            (seat, table_state)
            for seat, table_state in enumerate(self.table_states)
            if table_state and table_state.asks
        ]
        return random.choice(asked) if asked and self.settled else None

    async def move(self) -> bool:
        found = self.asked()
        if found is None:
            return False
        seat, table_state = found
        option = random.choice(table_state.asks[0].options)
        answer = {"type": "answer", "table": self.id, "seat": seat, "seq": table_state.seq, "option": option}
        self.moves[table_state.seq + 1] = SentMove(time.perf_counter())
        await self.sockets[seat].send(msgspec.json.encode(answer).decode())
        return True

    async def listen(self, seat: int) -> None:
        try:
            async for data in self.sockets[seat]:
                self.hear(seat, HEAR.decode(data), time.perf_counter())
        except ConnectionClosed:
            return

    def hear(self, seat: int, message: ReceivedMessage, now: float) -> None:
        if message.type in ("refused", "stale", "error"):
            self.refused += 1
        if message.type not in ("state", "update"):
            return
        self.table_states[seat] = message
        for seq, _ in message.events:
            self.duplicated += seq <= self.last[seat]
            self.gaps += seq > self.last[seat] + 1
            self.last[seat] = max(self.last[seat], seq)
            if seq in self.moves:
                self.moves[seq].heard[seat] = now


async def load_test(
    tables: int,
    sockets: int,
    per_second: float,
    seconds: float,
    database: str,
    bus: str,
    servers: int,
    game: str,
    meters: Meters = NO_METERS,
) -> dict[str, Any]:
    """Start servers, fill tables, move at a steady pace, and measure."""
    with tempfile.TemporaryDirectory(prefix="kazamata-load-") as folder:
        where = database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        processes = [ServerProcess(where, bus) for _ in range(servers)]
        try:
            return await _loaded(processes, tables, sockets, per_second, seconds, game, meters)
        finally:
            for process in processes:
                process.end()


async def _loaded(
    processes: list[ServerProcess],
    tables: int,
    sockets: int,
    per_second: float,
    seconds: float,
    game: str,
    meters: Meters,
) -> dict[str, Any]:
    seats = max(1, sockets // tables)
    urls = [process.url for process in processes]
    loaded = [await _table(urls, seats, game) for _ in range(tables)]
    listening = [asyncio.create_task(table.listen(seat)) for table in loaded for seat in range(seats)]
    await _until(lambda: all(all(table.table_states) for table in loaded), LAST_WAIT)
    for process in processes:
        process.reset()
    spent = {name: meter() for name, meter in meters.items()}
    began = time.perf_counter()
    skipped = await _keep_moving(loaded, per_second, seconds)
    await _until(lambda: all(table.settled for table in loaded), LAST_WAIT)
    report = {
        **_report(loaded, skipped, seconds, time.perf_counter() - began),
        "tables": tables,
        "sockets": seats * tables,
        "servers": len(processes),
        "processor_ms_a_move": _each_move(sum(process.cpu_spent() for process in processes), loaded),
        **{f"{name}_ms_a_move": _each_move(meter() - spent[name], loaded) for name, meter in meters.items()},
        "cpu_percent_of_a_core": [process.cpu_percent() for process in processes],
        "memory_mb": [process.memory_mb() for process in processes],
    }
    for task in listening:
        task.cancel()
    for table in loaded:
        for socket in table.sockets:
            await socket.close()
    return report


def _each_move(seconds: float, loaded: list[TableUnderLoad]) -> float:
    """CPU time per move; unlike latency it does not depend on other load on the machine."""
    moves = sum(len(table.moves) for table in loaded)
    return round(seconds * 1000 / max(moves, 1), 2)


async def _table(urls: list[str], seats: int, game: str) -> TableUnderLoad:
    """A table whose seats are spread over the servers."""
    visitors = [BrowserClient(urls[seat % len(urls)]) for seat in range(seats)]
    table = TableUnderLoad(await full_table(visitors, game), seats)
    for seat, visitor in enumerate(visitors):
        socket = await visitor.socket()
        table.sockets.append(socket)
        watch = {"type": "watch", "table": table.id, "seat": seat, "since": None}
        await socket.send(msgspec.json.encode(watch).decode())
    return table


async def _keep_moving(loaded: list[TableUnderLoad], per_second: float, seconds: float) -> int:
    """Send moves at a steady pace, however long each takes; returns how many found no free table."""
    skipped, began = 0, time.perf_counter()
    for number in range(int(per_second * seconds)):
        await asyncio.sleep(max(0.0, began + number / per_second - time.perf_counter()))
        for table in random.sample(loaded, len(loaded)):
            if await table.move():
                break
        else:
            skipped += 1
    return skipped


async def _until(holds: Any, seconds: float) -> None:
    end = time.perf_counter() + seconds
    while not holds() and time.perf_counter() < end:
        await asyncio.sleep(0.02)


def _report(loaded: list[TableUnderLoad], skipped: int, seconds: float, took: float) -> dict[str, Any]:
    moves = [(table.seats, move) for table in loaded for move in table.moves.values()]
    whole = [move for seats, move in moves if len(move.heard) == seats]
    to_all = sorted((max(move.heard.values()) - move.sent) * 1000 for move in whole)
    lost = len(moves) - len(whole)
    duplicated = sum(table.duplicated + table.gaps for table in loaded)
    p95 = _percentile(to_all, 95)
    return {
        "seconds": seconds,
        "moves": len(moves),
        "moves_per_s": round(len(moves) / max(took, 0.001), 2),
        "skipped": skipped,
        "refused": sum(table.refused for table in loaded),
        "lost": lost,
        "duplicated": duplicated,
        "to_all_seats_ms": {"p50": _percentile(to_all, 50), "p95": p95, "p99": _percentile(to_all, 99)},
        "worst_ms": round(to_all[-1], 1) if to_all else None,
        "good": bool(to_all) and lost == 0 and duplicated == 0 and p95 <= GOOD_P95_MS,
    }


def _percentile(values: list[float], percent: int) -> float:
    return round(values[min(len(values) - 1, len(values) * percent // 100)], 1) if values else 0.0
