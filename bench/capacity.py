"""Measure the cost of a move, a socket and a table, and write docs/capacity.md.

    python -m bench.capacity [measure | fresh | try]

The benchmark measures CPU time, not delays, so other work on the machine disturbs it little. `measure` adds a
run to the stored ones, and the cheapest run counts. `fresh` discards the stored runs after a complete
measurement. `try` measures briefly and stores nothing. The benchmark starts a PostgreSQL and a Valkey.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import secrets
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from kazamata import is_compiled
from kazamata.server.bus.bus import ChangeNotice
from kazamata.server.bus.valkey import RedisBus
from kazamata.stress.load import load_test
from kazamata.stress.server_process import TICKS

HOME: Final = Path(__file__).parents[1] / "docs"
NUMBERS: Final = HOME / "capacity.json"
BOTS: Final = HOME / "bots.json"
PAGE: Final = HOME / "capacity.md"
TEXT: Final = Path(__file__).with_suffix(".txt")

SERVERS: Final = (1, 2, 4)
TABLES, SEATS, PACE, SECONDS = 30, 3, 30.0, 12.0
IDLE_SECONDS: Final = 20.0
MOMENT: Final = 1.0
"""Seconds that `try` spends on each part."""
GAMES: Final = ("tranquility", "miners", "lords")
POINTERS: Final = 20_000


# ----------------------------------------------------------------------------------------- measuring


def tree_seconds(root: int) -> float:
    """Return the CPU time of a process and its children, including children that have ended."""
    total = 0.0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(entry.name) == root:
                total += sum(int(field) for field in fields[11:15])
            elif int(fields[1]) == root:
                total += sum(int(field) for field in fields[11:13])
    return total / TICKS


Figure = tuple[str, str, Any]
"""A figure: its name or its group's name, its key within the group, and its value."""


def measured(seconds: float, idle_seconds: float) -> Iterator[Figure]:
    """Yield each figure as soon as it is measured."""
    from tests.server.databases import MortalValkey, postgres

    folder = Path(tempfile.gettempdir()) / f"kazamata-pg-{secrets.token_hex(6)}"
    with postgres(folder) as database:
        bus = MortalValkey()
        try:
            yield "machine", "", machine()
            yield "pointer_us", "", pointers(bus.url)
            for servers in SERVERS:
                yield "servers", str(servers), several(servers, database, bus, seconds)
            yield "bytes_a_move", "", stored(database)
            for game in GAMES:
                yield "games", game, one_server(game, seconds)
            yield "sockets", "", sockets(idle_seconds)
        finally:
            bus.kill()


def measure(found: dict[str, Any]) -> None:
    """Add a run to the stored ones and write the file when the run is complete."""
    for name, which, value in measured(SECONDS, IDLE_SECONDS):
        print(name, which, value, flush=True)
        if not which:
            found[name] = value
        elif is_cheaper(value, runs := found.setdefault(name, {}), which):
            runs[which] = value
    NUMBERS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def is_cheaper(run: dict[str, Any], runs: dict[str, Any], which: str) -> bool:
    """Whether a run is the cheapest so far; disturbances only add cost."""
    return which not in runs or bool(run["processor_ms_a_move"] < runs[which]["processor_ms_a_move"])


def stored_runs() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(NUMBERS.read_text("utf-8")) if NUMBERS.exists() else {}
    return found


def machine() -> dict[str, Any]:
    model = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    return {
        "processor": model[0] if model else platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "load_before": [round(number, 1) for number in os.getloadavg()],
    }


def with_load(run: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    """Return a run's result with the machine's load before it, which shows whether it was idle."""
    before = round(os.getloadavg()[0], 1)
    return asyncio.run(run) | {"load_before": before}


def several(servers: int, database: Any, bus: Any, seconds: float) -> dict[str, Any]:
    """Load-test several servers on one PostgreSQL and one Valkey; they share each table's seats."""
    postmaster, valkey = int(database.get_pid()), process_of(bus.url)
    meters = {
        "postgresql": lambda: tree_seconds(postmaster),
        "valkey": lambda: tree_seconds(valkey),
    }
    where = str(database.get_uri())
    return with_load(
        load_test(TABLES, TABLES * SEATS, PACE, seconds, where, bus.url, servers, "tranquility", meters)
    )


def process_of(url: str) -> int:
    """Return the process id of a Valkey."""
    from redis import Redis

    with Redis.from_url(url) as redis:
        about: Any = redis.info("server")
    return int(about["process_id"])


def one_server(game: str, seconds: float) -> dict[str, Any]:
    """Load-test one server on SQLite."""
    return with_load(load_test(TABLES, TABLES * SEATS, PACE, seconds, "", "", 1, game))


def sockets(seconds: float) -> dict[str, float]:
    """Measure the memory of a table and of a socket, and the CPU time of an idle socket.

    The figures are differences between servers with few and with many of them.
    """
    few, tables, lines = (
        asyncio.run(load_test(count, count * seats, 1.0, seconds, "", "", 1, "tranquility"))
        for count, seats in ((20, 1), (200, 1), (200, 5))
    )
    memory = [run["memory_mb"][0] for run in (few, tables, lines)]
    socket = (memory[2] - memory[1]) * 1024 / 800
    both = (memory[1] - memory[0]) * 1024 / 180
    more = lines["cpu_percent_of_a_core"][0] - tables["cpu_percent_of_a_core"][0]
    return {
        "server_mb": memory[0],
        "socket_kb": round(socket, 1),
        "table_kb": round(both - socket, 1),
        "idle_socket_us_a_second": round(more / 100 * 1e6 / 800, 1),
    }


def pointers(url: str) -> float:
    """Measure what a server pays for a change notice about a table it has not loaded."""

    async def hear_all() -> float:
        heard = asyncio.Event()
        last = f"t{POINTERS - 1}"

        async def hear(pointer: ChangeNotice) -> None:
            if pointer.table == last:
                heard.set()

        async def reconnected() -> None:
            return None

        bus = RedisBus(url)
        await bus.open(hear, reconnected)
        sender = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.capacity", "send", url, cwd=HOME.parent
        )
        began = time.process_time()
        await heard.wait()
        spent = time.process_time() - began
        await sender.wait()
        await bus.close()
        return spent * 1e6 / POINTERS

    return round(asyncio.run(hear_all()), 1)


async def send(url: str) -> None:
    """Publish change notices as another server would, one per table."""
    import msgspec
    from redis.asyncio import Redis

    from kazamata.server.bus.valkey import CHANNEL

    async with Redis.from_url(url) as redis:
        for number in range(POINTERS):
            pointer = ChangeNotice("other", f"t{number}", 1, 0, ())
            await redis.publish(CHANNEL, msgspec.msgpack.encode(pointer))


def stored(database: Any) -> float:
    """Return the bytes that an answer takes in PostgreSQL, including indexes."""
    import asyncpg  # type: ignore[import-untyped]

    async def sizes() -> tuple[int, int]:
        line = await asyncpg.connect(str(database.get_uri()))
        try:
            entries = await line.fetchval("select count(*) from entries")
            return int(await line.fetchval("select pg_total_relation_size('entries')")), int(entries)
        finally:
            await line.close()

    size, entries = asyncio.run(sizes())
    return round(size / max(entries, 1))


# ----------------------------------------------------------------------------------------- calculation

PEOPLE: Final = (100, 10_000, 100_000, 1_000_000)
AT_A_TABLE: Final = 3
SECONDS_A_MOVE: Final = 8.0
"""Seconds between two answers at a table of three people."""
BOT_SHARE: Final = 0.05
"""Answers of strong bots per answer of a person."""
BUSY: Final = 0.5
"""The average load allowed per core; evenings are twice as busy."""


@dataclass(frozen=True)
class Need:
    """The resources for a number of concurrent players; None if no number of servers is enough."""

    people: int
    moves: float
    servers: float | None
    hearing: float
    postgresql: float
    thinking: float
    memory_gb: float
    gb_a_day: float


def need(people: int, found: dict[str, Any], together: bool = False) -> Need:
    """Compute the resources for a number of players: one server if it can carry them, otherwise several.

    Several servers share each table's players. With `together` one server holds all players of a table, and
    servers receive no notices about other servers' tables.
    """
    sockets = found["sockets"]
    moves = people / AT_A_TABLE / SECONDS_A_MOVE
    alone = together or moves * found["servers"]["1"]["processor_ms_a_move"] / 1000 <= BUSY
    run = found["servers"]["1" if alone else str(SERVERS[-1])]
    work = moves * run["processor_ms_a_move"] / 1000 + people * sockets["idle_socket_us_a_second"] / 1e6
    hearing = 0.0 if alone else moves * found["pointer_us"] / 1e6
    servers = work / (BUSY - hearing) if hearing < BUSY else None
    memory = people * (sockets["socket_kb"] + sockets["table_kb"] / AT_A_TABLE) / 2**20
    return Need(
        people,
        moves,
        servers,
        hearing,
        moves * run["postgresql_ms_a_move"] / 1000 / BUSY,
        moves * BOT_SHARE * thinking_ms() / 1000 / BUSY,
        memory + ceil(servers or 0) * sockets["server_mb"] / 1024,
        moves * found["bytes_a_move"] * 86_400 / 2**30 / 3,
    )


def thinking_ms() -> float:
    """Return a strong bot's mean time per answer in ms, over the games of docs/bots.json."""
    rows = json.loads(BOTS.read_text("utf-8"))
    means = [
        fmean(
            [
                time
                for key, row in rows.items()
                if key.startswith(game) and ": strong" in key
                for time in row["times"]
            ]
        )
        for game in GAMES
        if any(key.startswith(game) and ": strong" in key and row["times"] for key, row in rows.items())
    ]
    return fmean(means)


def page(found: dict[str, Any]) -> str:
    """Write the whole page."""
    rows = [need(people, found) for people in PEOPLE]
    most = BUSY / (found["pointer_us"] / 1e6)
    values = {
        "machine": _machine(found["machine"]),
        "company": _company(found["machine"]),
        "servers": "\n".join(_server_line(key, run) for key, run in found["servers"].items()),
        "games": "\n".join(_game_line(game, run) for game, run in found["games"].items()),
        "needs": "\n".join(_need_line(row) for row in rows),
        "needs_together": "\n".join(_need_line(need(people, found, True)) for people in PEOPLE[1:]),
        "wanted": f"{PACE * SECONDS:.0f}",
        "bytes": found["bytes_a_move"],
        "pointer": found["pointer_us"],
        "thinking": f"{thinking_ms():.0f}",
        "most_moves": _round(most),
        "most_people": _round(most * AT_A_TABLE * SECONDS_A_MOVE),
        "tables": TABLES,
        "sockets_in_all": TABLES * SEATS,
        "pace": f"{PACE:.0f}",
        "seconds": f"{SECONDS:.0f}",
        "at_a_table": AT_A_TABLE,
        "seconds_a_move": f"{SECONDS_A_MOVE:.0f}",
        "bot_share": f"{100 * BOT_SHARE:.0f}",
        **found["sockets"],
    }
    return TEXT.read_text("utf-8").format(**values)


def _machine(about: dict[str, Any]) -> str:
    engine = "compiled" if about["compiled"] else "interpreted"
    load = " / ".join(str(number) for number in about["load_before"])
    return (
        f"{about['processor']}, {about['cores']} cores, Python {about['python']}, engine {engine}; "
        f"load average before the run: {load}"
    )


def _company(about: dict[str, Any]) -> str:
    """Say whether the machine was busy with other work."""
    if about["load_before"][0] > about["cores"] / 4:
        return "Other work ran on the machine at the same time, so the delays mean little."
    return "No other heavy work ran on the machine."


def _load(run: dict[str, Any]) -> str:
    return str(run.get("load_before", "not noted"))


def _server_line(key: str, run: dict[str, Any]) -> str:
    memory = " + ".join(f"{mb:.0f}" for mb in run["memory_mb"])
    lost = run["lost"] + run["duplicated"]
    costs = f"{run['processor_ms_a_move']} | {run['postgresql_ms_a_move']} | {run['valkey_ms_a_move']}"
    rest = f"{lost} | {run['to_all_seats_ms']['p50']:.0f} | {_load(run)}"
    return f"| {key} | {run['moves']} | {costs} | {memory} | {rest} |"


def _game_line(game: str, run: dict[str, Any]) -> str:
    return f"| {game} | {run['moves']} | {run['processor_ms_a_move']} | {run['memory_mb'][0]:.0f} | {_load(run)} |"


def _need_line(row: Need) -> str:
    servers = "no number is enough" if row.servers is None else str(max(1, ceil(row.servers)))
    return (
        f"| {row.people:,} | {_round(row.moves)} | {servers} | {100 * row.hearing:.1f} % | {row.postgresql:.1f} "
        f"| {row.thinking:.1f} | {row.memory_gb:.1f} GB | {row.gb_a_day:.1f} GB |"
    ).replace(",", " ")


def _round(number: float) -> str:
    """Round to two significant digits, the precision of the measurement."""
    digits = max(0, len(str(int(number))) - 2)
    return f"{round(number, -digits):,.0f}".replace(",", " ")


def attempt() -> None:
    """Check that everything can be measured; the figures are too short to mean anything."""
    for name, which, value in measured(MOMENT, MOMENT):
        print(name, which, value, flush=True)


def main() -> None:
    match sys.argv[1:]:
        case ["send", url]:
            asyncio.run(send(url))
            return
        case ["try"]:
            attempt()
            return
        case ["measure"]:
            measure(stored_runs())
        case ["fresh"]:
            measure({})
        case []:
            pass
        case _:
            sys.exit(__doc__)
    PAGE.write_text(page(stored_runs()), "utf-8")


if __name__ == "__main__":
    main()
