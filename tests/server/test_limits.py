"""Limits cannot be avoided: not by another spelling, cookie, connection or address."""

from __future__ import annotations

import asyncio
import contextlib
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec import structs
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kazamata.server.http import clients
from kazamata.server.http.addresses import TrustedProxies, limit_key
from kazamata.server.settings import Limits
from tests.server.running_server import (
    NO_LIMITS,
    GuestClient,
    RunningServer,
    SocketClient,
    running_server,
    table_for_two,
    table_with_bots,
)

SPELLINGS = ("/api/games", "//api/games", "///api//games", "/%61pi/games", "/", "/health", "/nowhere.js")


# ---------------------------------------------------------------------------------------- requests


@pytest.mark.parametrize("path", SPELLINGS)
def test_every_spelling_of_a_path_is_limited(path: str, sqlite: str) -> None:
    async def play() -> None:
        few = Limits(requests=10, requests_seconds=3600)
        async with running_server(sqlite, limits=few) as server:
            statuses = [await _raw(server, path) for _ in range(12)]
            assert 429 not in statuses[:10]
            assert statuses[10:] == [429, 429]

    asyncio.run(play())


async def _raw(server: RunningServer, path: str) -> int:
    """The status of a request whose path no library has normalised."""
    reader, writer = await _connect(server)
    writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
    try:
        status = int((await reader.readline()).split()[1])
        await reader.read()
    finally:
        await _close_all(writer)
    return status


async def _close_all(*writers: asyncio.StreamWriter) -> None:
    """Close connections and wait until they are closed: another test would find an open socket."""
    for writer in writers:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def _connect(server: RunningServer) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    address = urlsplit(server.url)
    return await asyncio.open_connection(address.hostname, address.port)


def test_responses_are_not_cached_by_default(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table()
            for path in (f"/api/tables/{made['id']}", f"//api/tables/{made['id']}", "/health", "/api/games"):
                answer = await ann.http.get(server.url + path)
                assert answer.headers["cache-control"] == "no-store", path
            assert "no-store" not in (await ann.get("/api/words/common/en")).headers["cache-control"]

    asyncio.run(play())


def test_head_answers_like_get_without_a_body(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            for path in ("/", "/health", "/api/games", "/api/rules/tranquility/en"):
                got, head = await ann.http.get(path), await ann.http.head(path)
                assert (head.status_code, head.content) == (got.status_code, b"")
                assert head.headers["content-length"] == got.headers["content-length"]
                assert head.headers["content-type"] == got.headers["content-type"]

    asyncio.run(play())


# --------------------------------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("forwarded", "visitor"),
    [
        ([], "127.0.0.1"),
        ([b"203.0.113.7"], "203.0.113.7"),
        ([b"1.2.3.4, 203.0.113.7"], "203.0.113.7"),  # the left one is the visitor's claim
        ([b"1.2.3.4", b"203.0.113.7"], "203.0.113.7"),
        ([b"1.2.3.4, 203.0.113.7, 10.1.2.3"], "203.0.113.7"),  # two proxies, one behind the other
        ([b"10.9.9.9, 10.1.2.3"], "10.9.9.9"),  # all of them are ours: the outermost is the visitor
        ([b"203.0.113.7:4711"], "203.0.113.7"),
        ([b"[2001:db8::7]:4711"], "2001:db8::7"),
        ([b"2001:db8::7"], "2001:db8::7"),
        ([b"::ffff:203.0.113.7"], "203.0.113.7"),
        ([b"1.2.3.4, unknown"], "127.0.0.1"),
        ([b"1.2.3.4, \xff"], "127.0.0.1"),
    ],
)
def test_behind_a_proxy_the_last_hop_that_is_not_ours_counts(forwarded: list[bytes], visitor: str) -> None:
    proxies = TrustedProxies(("127.0.0.1", "10.0.0.0/8"))
    headers = [(b"x-forwarded-for", value) for value in forwarded]
    assert proxies.client_address("127.0.0.1", headers) == visitor
    assert proxies.client_address("198.51.100.1", headers) == "198.51.100.1"
    assert TrustedProxies(()).client_address("127.0.0.1", headers) == "127.0.0.1"


def test_only_a_proxy_may_set_the_scheme() -> None:
    proxies, headers = TrustedProxies(("127.0.0.1",)), [(b"x-forwarded-proto", b"https")]
    assert proxies.client_scheme("127.0.0.1", headers, "http") == "https"
    assert proxies.client_scheme("198.51.100.1", headers, "http") == "http"
    assert proxies.client_scheme("127.0.0.1", [(b"x-forwarded-proto", b"gopher")], "http") == "http"


def test_ipv6_counts_by_network() -> None:
    assert limit_key("2001:db8:1:2::1") == limit_key("2001:db8:1:2:ffff::9") != limit_key("2001:db8:1:3::1")
    assert limit_key("::ffff:203.0.113.7") == limit_key("203.0.113.7") == "203.0.113.7"
    assert limit_key("203.0.113.7") != limit_key("203.0.113.8")


def test_a_forged_address_does_not_avoid_the_limits(sqlite: str) -> None:
    few = Limits(requests=5, requests_seconds=3600)

    async def statuses(server: RunningServer, right: str) -> list[int]:
        async with httpx.AsyncClient(base_url=server.url) as visitor:
            headers = [{"x-forwarded-for": f"10.0.0.{number}{right}"} for number in range(7)]
            return [(await visitor.get("/health", headers=header)).status_code for header in headers]

    async def play() -> None:
        async with running_server(sqlite, limits=few, proxies=("127.0.0.1",)) as server:
            assert (await statuses(server, ", 203.0.113.7"))[5:] == [429, 429]
            assert (await statuses(server, ", 203.0.113.8"))[0] == 200  # somebody else
        async with running_server(
            sqlite, limits=few
        ) as server:  # no proxy is configured: no header is trusted
            assert (await statuses(server, ""))[5:] == [429, 429]

    asyncio.run(play())


# ----------------------------------------------------------------------------------------- sockets


async def _closed(page: SocketClient) -> int:
    """The code with which the server closes the socket."""
    try:
        while True:
            await page.next_message()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_too_many_messages_are_refused_and_a_new_connection_has_no_new_budget(sqlite: str) -> None:
    async def play() -> None:
        few = Limits(messages=20, messages_seconds=3600, requests=1000)
        async with (
            running_server(sqlite, limits=few) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            await ann.make_table()
            await bob.make_table()
            async with ann.page() as page:
                for _ in range(21):
                    await page.send(type="ping")
                assert (await page.until("error"))["code"] == "too-many-messages"
            async with ann.page() as page:
                await page.send(type="ping")
                assert (await page.next_message())["code"] == "too-many-messages"
                for _ in range(25):
                    await page.send(type="ping")
                assert await _closed(page) == 1008
            async with bob.page() as page:  # another guest of the same address is served
                await page.send(type="ping")
                await page.until("pong")

    asyncio.run(play())


def test_a_page_that_previews_quickly_is_slowed_down_and_its_confirm_is_not_lost(sqlite: str) -> None:
    async def play() -> None:
        few = Limits(**{**structs.asdict(NO_LIMITS), "previews": 2, "trials_seconds": 0.1})
        async with running_server(sqlite, limits=few) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, seat=0) as page:
                state = await page.next_state(lambda each: bool(each["asks"]))
                ask, moment = state["asks"][0], {"table": table, "seat": 0, "seq": state["seq"]}
                lines = [[ask["options"][0]]]
                for ref in range(20):
                    await page.send(type="preview_lines", **moment, lines=lines, ref=ref)
                await page.send(type="plan", **moment, steps=[[ask["kind"], ask["options"][0]]])
                kinds = []
                while "taken" not in kinds:
                    kinds.append((await page.next_message())["type"])
                assert kinds.count("line_previews") == 20
                assert "error" not in kinds

    asyncio.run(play())


def test_a_preview_that_would_wait_long_is_refused(sqlite: str) -> None:
    async def play() -> None:
        few = Limits(**{**structs.asdict(NO_LIMITS), "previews": 2, "trials_seconds": 3600})
        async with running_server(sqlite, limits=few) as server, GuestClient(server.url) as ann:
            table = await table_with_bots(ann)
            async with ann.page(table, seat=0) as page:
                state = await page.next_state(lambda each: bool(each["asks"]))
                lines = [[state["asks"][0]["options"][0]]]
                for ref in range(3):
                    await page.send(
                        type="preview_lines", table=table, seat=0, seq=state["seq"], lines=lines, ref=ref
                    )
                assert (await page.until("error"))["code"] == "too-many-messages"

    asyncio.run(play())


def test_new_cookies_give_no_new_budget(sqlite: str) -> None:
    async def play() -> None:
        few = Limits(messages=10, messages_seconds=3600, guests_per_address=2, connects=100)
        async with running_server(sqlite, limits=few) as server:
            received = []
            for number in range(4):
                async with GuestClient(server.url) as guest:
                    guest.http.cookies.set("kazamata_guest", f"{number:043}")
                    async with guest.page() as page:
                        for _ in range(10):
                            await page.send(type="ping")
                            received.append((await page.next_message())["type"])
            assert received == ["pong"] * 20 + ["error"] * 20

    asyncio.run(play())


def test_new_connections_have_a_budget(sqlite: str) -> None:
    async def play() -> None:
        few = Limits(connects=3, connects_seconds=3600)
        async with running_server(sqlite, limits=few) as server, GuestClient(server.url) as ann:
            await ann.make_table()
            for _ in range(3):
                async with ann.page() as page:
                    await page.send(type="ping")
                    await page.until("pong")
            with pytest.raises(InvalidStatus) as refused:
                async with ann.page():
                    pass
            assert refused.value.response.status_code == 429
            assert int(refused.value.response.headers["retry-after"]) > 0

    asyncio.run(play())


def test_a_silent_socket_is_closed(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clients, "FIRST_WORD_SECONDS", 0.1)

    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann, ann.page() as page:
            assert await _closed(page) == 1008

    asyncio.run(play())


# ------------------------------------------------------------------------------------- connections

HURRIED = Limits(request_seconds=0.2, connects=1000, requests=1000)
HALVES = (
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nhost: x\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{",
    b"GET /health HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\n",
)


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_times_out(half: bytes, sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, limits=HURRIED) as server:
            reader, writer = await _connect(server)
            writer.write(half)
            while await _some(reader):
                pass
            await _close_all(writer)

    asyncio.run(play())


async def _some(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(1000)
    except ConnectionResetError:
        return b""


def test_whole_requests_and_sockets_do_not_time_out(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite, limits=HURRIED) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            async with ann.page(table, 0) as page:
                await page.next_state()
                await asyncio.sleep(0.5)
                await page.send(type="ping")
                await page.until("pong")
            assert (await ann.get("/health")).status_code == 200

    asyncio.run(play())


def test_connections_of_an_address_are_counted(sqlite: str) -> None:
    async def play() -> None:
        few = Limits(connections_per_address=3)
        async with running_server(sqlite, limits=few) as server:
            lines = [await _connect(server) for _ in range(3)]
            await asyncio.sleep(0)
            reader, writer = await _connect(server)
            assert b"503" in await reader.read()
            await _close_all(writer, *(line for _, line in lines))
            while (await _raw_or_busy(server)) == 503:
                await asyncio.sleep(0.01)

    asyncio.run(play())


def test_all_connections_are_counted(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite, limits=Limits(connections=2)) as server:
            lines = [await _connect(server) for _ in range(2)]
            reader, writer = await _connect(server)
            assert b"503" in await reader.read()
            await _close_all(writer, *(line for _, line in lines))

    asyncio.run(play())


async def _raw_or_busy(server: RunningServer) -> int:
    try:
        return await _raw(server, "/health")
    except (ConnectionResetError, BrokenPipeError):
        return 503


def test_the_limits_of_the_tests_are_wide() -> None:
    assert NO_LIMITS.connects > Limits().connects
