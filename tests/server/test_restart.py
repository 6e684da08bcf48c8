"""Restarts: orderly ones, crashes, and the state afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from kazamata.server.settings import async_url
from kazamata.server.store.store import Store
from kazamata.stress.browser_client import BrowserClient
from kazamata.stress.crashes import crash_test
from kazamata.stress.server_process import ServerProcess
from tests.server.running_server import (
    GuestClient,
    SocketClient,
    play_to_the_end,
    running_server,
    table_for_two,
    table_with_bots,
)


def test_a_restart_resumes_all_tables_and_pages(database: str) -> None:
    async def play() -> None:
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                for _ in range(20):
                    await _one_answer(first, second)
            before = [
                _without_presence(await guest.state(table, seat)) for seat, guest in enumerate((ann, bob))
            ]
            cookies = [dict(ann.http.cookies), dict(bob.http.cookies)]
        async with (
            running_server(database) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            ann.http.cookies.update(cookies[0])
            bob.http.cookies.update(cookies[1])
            after = [
                _without_presence(await guest.state(table, seat)) for seat, guest in enumerate((ann, bob))
            ]
            assert after == before
            async with ann.page(table, 0, since=before[0]["seq"] - 3) as page:
                assert len((await page.next_state())["events"]) == 3
            async with ann.page(table, 0) as first, bob.page(table, 1) as second:
                await asyncio.gather(play_to_the_end(first), play_to_the_end(second))

    asyncio.run(play())


def _without_presence(state: Any) -> Any:
    """After a start everybody has time to come back."""
    for seat in state["seats"]:
        seat.update(online=False, away=False, away_at=None)
    return state


async def _one_answer(first: SocketClient, second: SocketClient) -> None:
    for page in (first, second):
        if not page.received:
            await page.next_state()
    table_states = [
        [m for m in page.received if m["type"] in ("state", "update")][-1] for page in (first, second)
    ]
    seat = next(seat for seat in (0, 1) if table_states[seat]["asks"])
    await (first, second)[seat].answer(table_states[seat])
    for page in (first, second):
        await page.next_state(lambda p: bool(p["seq"] > table_states[seat]["seq"]))


def test_bots_continue_by_themselves_after_a_restart(database: str) -> None:
    """A table with bots only: nobody watches it, and it still ends after a restart."""

    async def play() -> None:
        async with running_server(database, bot_pause_seconds=0.2) as server, GuestClient(server.url) as ann:
            made = await ann.make_table(bots=["random", "random"])
            assert (made["status"], made["you"]) == ("running", [])
            async with ann.page(made["id"]) as page:  # bots take their time while somebody watches
                await page.next_state(lambda table_state: bool(table_state["seq"] >= 3))
        async with running_server(database) as server, GuestClient(server.url) as ann:
            while (await ann.state(made["id"]))["status"] != "over":
                await asyncio.sleep(0.05)

    asyncio.run(play())


def test_crashes_lose_no_acknowledged_answer() -> None:
    report = asyncio.run(
        crash_test(3, 3, "", "lords")
    )  # too long a game to be over before the server is killed
    assert report["good"], report
    assert report["acknowledged"] > 0
    assert report["reconnections"] > 0


def test_crashes_of_one_of_two_servers(postgresql: str, bus: str) -> None:
    report = asyncio.run(crash_test(3, 2, postgresql, "lords", bus, 2))
    assert report["good"], report
    assert report["acknowledged"] > 0
    assert (report["servers"], report["database"]) == (2, "postgresql")


def test_an_orderly_shutdown_writes_everything_and_closes_sockets(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    async def play() -> None:
        server = await asyncio.to_thread(ServerProcess, database)
        visitor = BrowserClient(server.url)
        made = await visitor.post(
            "/api/tables", game="tranquility", seats=2, name="Ann", bots=[None, "random"]
        )
        await visitor.post(f"/api/tables/{made['id']}/ready", seat=0, ready=True)
        socket = await visitor.socket()
        assert await asyncio.to_thread(server.end) in (0, -15)  # the signal is handed on at the very end
        await socket.wait_closed()
        assert socket.close_code == 1012
        store = Store(async_url(database))
        stored = await store.table(made["id"])
        assert stored is not None
        assert stored.status == "running"
        await store.engine.dispose()

    asyncio.run(play())


def test_a_lost_cache_is_rebuilt(sqlite: str) -> None:
    """Snapshots are a cache: with those of another position, unreadable ones or none, the positions are the same."""

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, 0) as page:
                last = await play_to_the_end(page)
            wanted = await _replays(ann, table, last["seq"])
            cookies = dict(ann.http.cookies)
        first = "select position from snapshots order by seq limit 1"
        for damage in (
            f"update snapshots set position = ({first})",
            "update snapshots set position = x'00'",
            "delete from snapshots",
        ):
            await _execute(sqlite, damage)
            async with running_server(sqlite) as server, GuestClient(server.url) as ann:
                ann.http.cookies.update(cookies)
                assert await _replays(ann, table, last["seq"]) == wanted

    asyncio.run(play())


async def _replays(guest: GuestClient, table: str, seq: int) -> list[bytes]:
    answers = [await guest.get(f"/api/tables/{table}/replay", at=at, seat=0) for at in range(0, seq + 1, 7)]
    return [answer.content.replace(b'"online":true', b'"online":false') for answer in answers]


async def _execute(url: str, statement: str) -> None:
    from sqlalchemy import text

    store = Store(async_url(url))
    async with store.engine.begin() as connection:
        await connection.execute(text(statement))
    await store.engine.dispose()
