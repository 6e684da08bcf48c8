"""The bus between servers: it may fail, return, or carry nonsense, and servers keep listening."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
from redis.asyncio import Redis

from kazamata.server.bus import valkey
from kazamata.server.bus.bus import ChangeNotice
from kazamata.server.store.writer import WriterClosed
from tests.server.databases import MortalValkey
from tests.server.running_server import (
    GuestClient,
    RunningServer,
    SocketClient,
    running_server,
    table_for_two,
)


@pytest.fixture
def mortal_valkey() -> Iterator[MortalValkey]:
    server = MortalValkey()
    try:
        yield server
    finally:
        server.kill()


class TwoServers:
    """Ann plays through one server, Bob through another."""

    def __init__(
        self, servers: tuple[RunningServer, RunningServer], pages: tuple[SocketClient, SocketClient]
    ) -> None:
        self.servers = servers
        self.pages = pages

    async def answer_and_receive(self) -> None:
        """The asked player answers on one server, and the other player gets the update from the other server."""
        table_states = [_latest(page) for page in self.pages]
        seat = next(seat for seat in (0, 1) if table_states[seat]["asks"])
        await self.pages[seat].answer(table_states[seat])
        for page in self.pages:
            await page.next_state(lambda later: bool(later["seq"] > table_states[seat]["seq"]))


def _latest(page: SocketClient) -> Any:
    return next(message for message in reversed(page.received) if message["type"] in ("state", "update"))


@contextlib.asynccontextmanager
async def two_servers(database: str, bus: str) -> AsyncIterator[TwoServers]:
    """Two servers that poll too rarely, so only the bus informs them."""
    async with (
        running_server(database, bus_url=bus, sweep_seconds=3600.0) as one,
        running_server(database, bus_url=bus, sweep_seconds=3600.0) as other,
        GuestClient(one.url) as ann,
        GuestClient(other.url) as bob,
    ):
        table = await table_for_two(ann, bob)
        async with ann.page(table, 0) as first, bob.page(table, 1) as second:
            for page in (first, second):
                await page.next_state(lambda table_state: table_state["status"] == "running")
            yield TwoServers((one, other), (first, second))


def test_nonsense_on_the_bus_does_not_stop_the_listener(postgresql: str, bus: str) -> None:
    async def play() -> None:
        async with two_servers(postgresql, bus) as two:
            stranger = Redis.from_url(bus)
            wrong = msgspec.msgpack.encode([1, 2, 3])
            for nonsense in (
                b"",
                b"\xff\xff",
                b"{",
                wrong,
                msgspec.msgpack.encode(ChangeNotice("x", "y", 1, 1, ())),
            ):
                await stranger.publish(valkey.CHANNEL, nonsense)
            await stranger.aclose()
            for _ in range(4):
                await two.answer_and_receive()

    asyncio.run(play())


def test_a_database_error_does_not_stop_the_listener(
    postgresql: str, bus: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with two_servers(postgresql, bus) as two:
            for server in two.servers:
                failed = asyncio.Event()

                async def away(*wanted: Any, failed: asyncio.Event = failed) -> Any:
                    failed.set()
                    raise OSError("the database is away")

                with monkeypatch.context() as broken:
                    broken.setattr(server.table_registry.store, "entries", away)
                    for table in server.table_registry.tables.values():
                        stranger = Redis.from_url(bus)
                        pointer = ChangeNotice("somebody", table.id, table.seq + 1, table.record.edition, ())
                        await stranger.publish(valkey.CHANNEL, msgspec.msgpack.encode(pointer))
                        await stranger.aclose()
                    await failed.wait()
            for _ in range(4):
                await two.answer_and_receive()

    asyncio.run(play())


def test_one_server_has_the_lease_of_a_table(bus: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey, "LEASE_MS", 500)

    async def unused(notice: ChangeNotice | None = None) -> None: ...

    async def play() -> None:
        one, other = valkey.RedisBus(bus), valkey.RedisBus(bus)
        for server in (one, other):
            await server.open(unused, unused)
        assert [await server.take_lease("t") for server in (one, other, one)] == [True, False, True]
        assert await other.take_lease("another table")
        await one.close()
        while not await other.take_lease("t"):  # it ends by itself
            await asyncio.sleep(0.05)
        await other.close()

    asyncio.run(play())


@pytest.mark.parametrize("loop_turns", range(6))
def test_the_bus_closes_even_while_it_begins_to_send(bus: str, loop_turns: int) -> None:
    """The sender may just have learned of a notice when it is cancelled."""

    async def unused(notice: ChangeNotice | None = None) -> None: ...

    async def play() -> None:
        server = valkey.RedisBus(bus)
        await server.open(unused, unused)
        await asyncio.sleep(0.1)  # the sender waits for a notice
        await server.publish("t", 1, 1, ())
        for _ in range(loop_turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await server.close()

    asyncio.run(play())


def test_health_reports_a_dead_bus_and_servers_reconnect(
    postgresql: str, mortal_valkey: MortalValkey
) -> None:
    async def play() -> None:
        async with two_servers(postgresql, mortal_valkey.url) as two, GuestClient(two.servers[0].url) as ann:
            await two.answer_and_receive()
            assert (await ann.get("/health")).json()["bus"] == "ok"
            mortal_valkey.kill()
            while (health := (await ann.get("/health")).json())["bus"] != "silent":
                await asyncio.sleep(0.1)
            assert health["status"] == "bus"
            mortal_valkey.start()
            while (health := (await ann.get("/health")).json())["bus"] != "ok":
                await asyncio.sleep(0.1)
            assert health["status"] == "ok"
            for _ in range(4):
                await two.answer_and_receive()

    asyncio.run(play())


def test_an_answer_does_not_wait_for_a_dead_bus(postgresql: str, mortal_valkey: MortalValkey) -> None:
    """This server takes and shows it; the other learns of it when the bus is back."""

    async def play() -> None:
        async with two_servers(postgresql, mortal_valkey.url) as two:
            mortal_valkey.kill()
            table_states = [_latest(page) for page in two.pages]
            seat = next(seat for seat in (0, 1) if table_states[seat]["asks"])
            await two.pages[seat].answer(table_states[seat])
            await two.pages[seat].next_state(lambda later: bool(later["seq"] > table_states[seat]["seq"]))
            mortal_valkey.start()
            await two.pages[1 - seat].next_state(lambda later: bool(later["seq"] > table_states[seat]["seq"]))

    asyncio.run(play())


def test_the_store_is_closed_after_any_error_at_shutdown(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server:

            async def fail() -> None:
                raise RuntimeError("the bus does not close")

            monkeypatch.setattr(server.table_registry.bus, "close", fail)
            store = server.table_registry.store
        with pytest.raises(WriterClosed):
            await store.append_entries("abcdefghijkl", 1, [], False)

    asyncio.run(play())
