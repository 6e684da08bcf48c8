"""A server listens first, then loads tables that need a bot or a clock, and leaves the others unloaded."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any

import pytest
from sqlalchemy import text

from kazamata.server.runtime import table_runner
from kazamata.server.settings import async_url
from kazamata.server.store.due_times import DueTimes
from kazamata.server.store.store import Store
from kazamata.server.store.uptimes import ALWAYS, Span, Uptimes
from tests.server.running_server import (
    GuestClient,
    RunningServer,
    play_to_the_end,
    running_server,
    table_for_two,
    table_with_bots,
)

DAY = 24 * 3600.0


async def execute(url: str, statement: str, **values: Any) -> None:
    store = Store(async_url(url))
    async with store.engine.begin() as connection:
        await connection.execute(text(statement), values)
    await store.engine.dispose()


async def due_times(url: str) -> dict[str, float]:
    """The stored due times."""
    store = Store(async_url(url))
    async with store.engine.connect() as connection:
        rows = (await connection.execute(text("select table_id, due from waking"))).all()
    await store.engine.dispose()
    return {row.table_id: row.due for row in rows}


async def until_loader_is_idle(server: RunningServer) -> None:
    """Wait until the loader has gone through all due tables."""
    table_registry = server.table_registry
    while [
        id
        for id in await table_registry.store.due_times.due_table_ids(time.time(), 1000)
        if id not in table_registry.tables
    ]:
        await asyncio.sleep(0.02)


async def until_asked(guest: GuestClient, table: str, seat: int = 0) -> Any:
    while not (state := await guest.state(table, seat))["asks"]:
        await asyncio.sleep(0.02)
    return state


def test_tables_that_wait_for_people_are_not_read_at_startup(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            people = [await table_for_two(ann, bob) for _ in range(3)]
            bots = [await table_with_bots(ann) for _ in range(3)]
            for table in bots:
                state = await until_asked(ann, table)
                option = state["asks"][0]["options"][0]
                await ann.post_ok(f"/api/tables/{table}/answer", seat=0, seq=state["seq"], option=option)
                await until_asked(ann, table)
            assert await due_times(database) == {}
            cookies = dict(ann.http.cookies)
        async with running_server(database) as server, GuestClient(server.url) as ann:
            ann.http.cookies.update(cookies)
            await until_loader_is_idle(server)
            assert (server.table_registry.tables, server.table_registry._due_loader.loaded_count) == ({}, 0)
            for table in (*people, *bots):
                assert (await ann.state(table, 0))["status"] == "running"

    asyncio.run(play())


def test_a_table_with_a_bot_to_move_is_loaded(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database, bot_pause_seconds=3600.0) as server,
            GuestClient(server.url) as ann,
            ann.page() as page,
        ):
            table = str((await ann.make_table(bots=["random", "random"]))["id"])
            await page.send(type="watch", table=table)
            await page.next_state()
            assert await due_times(database) == {table: 0.0}
        async with running_server(database) as server, GuestClient(server.url) as ann:
            while (await ann.get("/api/tables")).status_code == 200 and await due_times(database):
                await asyncio.sleep(0.05)  # nobody watches it
            assert (await ann.state(table))["status"] == "over"

    asyncio.run(play())


def test_a_changed_table_is_checked_once_and_stores_its_due_time(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            await until_asked(ann, table)
        await execute(sqlite, "insert into waking values (:table, 0) on conflict do nothing", table=table)
        async with (
            running_server(sqlite, idle_seconds=0.0, finished_idle_seconds=0.0) as server,
            GuestClient(server.url),
        ):
            while await due_times(sqlite) or server.table_registry.tables:
                await asyncio.sleep(0.05)
            assert server.table_registry._due_loader.loaded_count == 1

    asyncio.run(play())


def test_a_table_is_not_loaded_again_before_its_due_time(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = DueTimes.confirm

    async def slowly(*found: Any) -> None:
        await asyncio.sleep(0.3)  # the loader looks several times meanwhile
        await original(*found)

    monkeypatch.setattr(DueTimes, "confirm", slowly)

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            await until_asked(ann, table)
        await execute(sqlite, "insert into waking values (:table, 0) on conflict do nothing", table=table)
        eager: dict[str, float] = {"idle_seconds": 0.0, "finished_idle_seconds": 0.0, "sweep_seconds": 0.05}
        async with running_server(sqlite, **eager) as server, GuestClient(server.url):
            while await due_times(sqlite) or server.table_registry.tables:
                await asyncio.sleep(0.05)
            assert server.table_registry._due_loader.loaded_count == 1

    asyncio.run(play())


def test_an_expired_clock_loads_its_table(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_runner, "START_AHEAD_SECONDS", 0.0)

    async def play() -> None:
        async with (
            running_server(sqlite, idle_seconds=0.0, finished_idle_seconds=0.0) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, clock=5)
            while server.table_registry.tables or not (due := (await due_times(sqlite))[table]):
                await asyncio.sleep(0.02)
            assert time.time() < due <= time.time() + 5
            while not (entries := await server.table_registry.store.entries(table)):
                await asyncio.sleep(0.1)
            assert entries[0].actor.startswith("clock:")

    asyncio.run(play())


def test_a_clock_does_not_run_while_no_server_does(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob, clock=3600)
        now = time.time()  # the cards were dealt two hours ago, and ten minutes later the server went down
        await execute(sqlite, "update tables set dealt = :at", at=now - 7200)
        await execute(sqlite, "update uptimes set began = :at, until = :to", at=now - 8000, to=now - 6600)
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            await until_loader_is_idle(server)
            [waiting] = (await ann.state(table))["asked_seats"]
            assert waiting["deadline_at"] == pytest.approx(now + 3000, abs=60)
            assert not await server.table_registry.store.entries(table)

    asyncio.run(play())


def test_running_times() -> None:
    assert ALWAYS.clock_end(50.0, 10.0) == 60.0
    broken = Uptimes([Span(200, math.inf), Span(0, 100), Span(90, 110), Span(120, 130)])
    assert broken.clock_end(50.0, 10.0) == 60.0
    assert broken.clock_end(50.0, 60.0) == 110.0
    assert broken.clock_end(50.0, 65.0) == 125.0
    assert broken.clock_end(50.0, 100.0) == 230.0
    assert broken.clock_end(150.0, 1.0) == 201.0
    assert broken.clock_end(-50.0, 1.0) == 1.0
    assert Uptimes([Span(0, 100), Span(110, math.inf)], 15.0).clock_end(90.0, 30.0) == 120.0


def test_finished_tables_leave_memory_soon(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite, finished_idle_seconds=0.1) as server,
            GuestClient(server.url) as ann,
        ):
            table = await table_with_bots(ann, game="lords", choices={"scenario": "M1"})
            async with ann.page(table, 0) as page:
                await play_to_the_end(page)
                await asyncio.sleep(1.2)
                assert table in server.table_registry.tables  # a client watches it
            while server.table_registry.tables:
                await asyncio.sleep(0.05)
            assert (await ann.state(table, 0))["status"] == "over"

    asyncio.run(play())


def test_archived_tables_are_not_loaded(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite, bot_pause_seconds=3600.0) as server,
            GuestClient(server.url) as ann,
            ann.page() as page,
        ):
            table = str((await ann.make_table(bots=["random", "random"]))["id"])
            await page.send(type="watch", table=table)
            await page.next_state()
        long_ago = time.time() - 90 * DAY
        await execute(sqlite, "update tables set made = :at, dealt = :at", at=long_ago)
        await execute(sqlite, "update entries set at = :at", at=long_ago)
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            before = len(await server.table_registry.store.entries(table))
            while await due_times(sqlite):
                await asyncio.sleep(0.02)
            assert server.table_registry.tables == {}
            assert (await ann.state(table))["seq"] == before

    asyncio.run(play())


def test_an_unreadable_table_does_not_block_others(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, bot_pause_seconds=3600.0) as server, GuestClient(server.url) as ann:
            tables = []
            async with ann.page() as page:
                for _ in range(2):
                    tables.append(str((await ann.make_table(bots=["random", "random"]))["id"]))
                    await page.send(type="watch", table=tables[-1])
                    await page.next_state()
            await asyncio.sleep(0)
        await execute(sqlite, "update tables set version = 0, game = 'gone' where id = :id", id=min(tables))
        async with running_server(sqlite) as server, GuestClient(server.url):
            store = server.table_registry.store
            before = await store.entries(min(tables))
            while await due_times(sqlite):
                await asyncio.sleep(0.05)
            assert await store.entries(min(tables)) == before
            found = await store.table(max(tables))
            assert found is not None
            assert found.status == "over"

    asyncio.run(play())
