"""Outages: the database or the bus dies under load and comes back.

No acknowledged answer may be lost, none may be stored partially, and all servers must recover.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from kazamata.stress.browser_client import BrowserClient, RequestFailed
from kazamata.stress.crashes import RandomPlayer, examine, fill
from kazamata.stress.server_process import ServerProcess

Outage = Callable[[], None]
"""Stops a service and restarts it."""

PEACE: Final = 1.0
LOOK: Final = 0.05
BACK_SECONDS: Final = 5.0
PROOF: Final = 20
"""How many answers must succeed after each outage."""


async def outage_test(
    hurts: Mapping[str, Outage], tables: int, database: str, bus: str, game: str, servers: int = 2
) -> dict[str, Any]:
    """Let people play through all outages and check the database after each."""
    running = [ServerProcess(database, bus) for _ in range(servers)]
    players: list[RandomPlayer] = []
    tasks: list[asyncio.Task[None]] = []
    found, back = {"lost": 0, "damaged": 0}, {}
    try:
        for name, hurt in hurts.items():
            await fill(players, tasks, tables, [server.url for server in running], game)
            await asyncio.sleep(PEACE)
            await asyncio.to_thread(hurt)
            back[name] = await _well_again(running)
            await _played_on(players, tasks, tables, [server.url for server in running], game)
            await examine(database, players, found)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for server in running:
            server.end()
    doubled, missed = (sum(getattr(player, name) for player in players) for name in ("doubled", "missed"))
    whole = not (found["lost"] or found["damaged"] or doubled or missed)
    return {
        "acknowledged": sum(len(player.taken) for player in players),
        "acknowledged_lost": found["lost"],
        "half_applied": found["damaged"],
        "events_twice": doubled,
        "events_missed": missed,
        "well_again_s": back,
        "whole": whole,
        "good": whole and all(seconds <= BACK_SECONDS for seconds in back.values()),
    }


async def _well_again(running: list[ServerProcess]) -> float:
    """Seconds until every server reports a healthy store and bus."""
    began = time.monotonic()
    for server in running:
        while not await _is_well(BrowserClient(server.url)):
            await asyncio.sleep(LOOK)
    return round(time.monotonic() - began, 2)


async def _is_well(visitor: BrowserClient) -> bool:
    with contextlib.suppress(RequestFailed):
        return bool((await visitor.get("/health"))["status"] == "ok")
    return False


async def _played_on(
    players: list[RandomPlayer], tasks: list[asyncio.Task[None]], tables: int, urls: list[str], game: str
) -> None:
    before = sum(len(player.taken) for player in players)
    while sum(len(player.taken) for player in players) < before + PROOF:
        await fill(players, tasks, tables, urls, game)
        await asyncio.sleep(LOOK)
