"""Access: foreign origins, cookies, headers, sizes, rates."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kazamata.server.http.app import make_app
from kazamata.server.http.rate_limits import Bucket
from kazamata.server.http.static_files import client_file
from kazamata.server.settings import Limits, Settings
from tests.server.running_server import NO_LIMITS, GuestClient, SocketClient, running_server, table_for_two

FOREIGN = ("http://evil.example", "null", "", "http://127.0.0.1", "https://")


def unsafe_routes() -> list[str]:
    """Every route that changes something, as the application itself lists them."""
    app = make_app(Settings(database="sqlite:///:memory:"))
    found = [route.path for route in app.routes if "POST" in getattr(route, "methods", ())]
    return sorted(path.replace("{table_id:str}", "aaaaaaaaaaaa").replace("{seat:int}", "0") for path in found)


def test_there_are_unsafe_routes() -> None:
    assert len(unsafe_routes()) == 21


def test_every_unsafe_route_wants_its_own_origin(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            await ann.make_table()
            cookies = dict(ann.http.cookies)
            async with httpx.AsyncClient(base_url=server.url, cookies=cookies) as browser:
                for path in unsafe_routes():
                    for origin in (*FOREIGN, None):
                        headers = {} if origin is None else {"origin": origin}
                        answer = await browser.post(path, json={}, headers=headers)
                        assert answer.status_code == 403, (path, origin)
                        assert answer.json()["error"]["code"] == "foreign-origin"
                    own = await browser.post(path, json={}, headers={"origin": server.url})
                    assert own.status_code in (400, 404), path

    asyncio.run(play())


def test_the_socket_wants_its_own_origin(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            made = await ann.make_table()
            address = server.url.replace("http", "ws") + "/ws"
            cookie = {"cookie": f"kazamata_guest={ann.http.cookies['kazamata_guest']}"}
            for origin in (*FOREIGN, None):
                for headers in (cookie, {}):
                    with pytest.raises(InvalidStatus) as refused:
                        await connect(address, origin=origin, additional_headers=headers)  # type: ignore[arg-type]
                    assert refused.value.response.status_code == 403
            token = {"authorization": f"Bearer {made['links']['0']}"}
            async with connect(address, additional_headers=token) as program:  # a program has no origin
                await program.send('{"type":"ping"}')
                assert "pong" in str(await program.recv())

    asyncio.run(play())


def test_the_guest_cookie_is_made_once_and_out_of_reach_of_scripts(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            looked = await ann.get("/api/games")
            assert "set-cookie" not in looked.headers
            made = await ann.post("/api/tables", game="tranquility", seats=2, name="Ann")
            cookie = made.headers["set-cookie"]
            assert len(cookie.split(";")[0].partition("=")[2]) == 43
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            again = await ann.post("/api/tables", game="tranquility", seats=2, name="Ann")
            assert "set-cookie" not in again.headers

    asyncio.run(play())


def test_every_answer_carries_the_headers(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, GuestClient(server.url) as ann:
            for path in (
                "/",
                "/health",
                "/api/games",
                "/api/tables/aaaaaaaaaaaa",
                "/t/aaaaaaaaaaaa",
                "/x.js",
            ):
                headers = (await ann.get(path)).headers
                policy = headers["content-security-policy"]
                assert "unsafe" not in policy
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "frame-ancestors 'none'" in policy
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "server" not in headers

    asyncio.run(play())


def test_sizes_are_limited(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            table = await table_for_two(ann, bob)
            for name, status in (("x" * 24, 201), ("x" * 25, 400), ("é" * 24, 201), ("", 400)):
                answer = await ann.post("/api/tables", game="tranquility", seats=2, name=name)
                assert answer.status_code == status, name
            large = {
                "content": b'{"name":"' + b"x" * 70_000 + b'"}',
                "headers": {"content-type": "application/json"},
            }
            answer = await ann.http.post(f"/api/tables/{table}/join", **large)  # type: ignore[arg-type]
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
            async with ann.page(table, 0) as page:
                await page.socket.send(" " * 8100)
                assert (await page.until("error"))["code"] == "bad-message"
                await page.socket.send(" " * 8193)
                assert await _closed(page) in (1006, 1009)
            assert (await ann.state(table))["seq"] == 0

    asyncio.run(play())


@pytest.mark.parametrize(
    "path", ["a" * 5_000, "a" * 300 + ".js", "../" * 40 + "etc/passwd", "a\0b", "./\udcff"]
)
def test_strange_paths_name_no_file(path: str) -> None:
    assert client_file("/" + path) is None


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    bucket = Bucket(100, 20.0, lambda: now[0])
    assert [bucket.take() for _ in range(101)] == [True] * 100 + [False]
    now[0] = bucket.wait_seconds + 0.001
    assert [bucket.take(), bucket.take()] == [True, False]
    now[0] += 20
    assert sum(bucket.take() for _ in range(150)) == 100


def test_too_many_requests_tables_and_sockets_are_refused(sqlite: str) -> None:
    few = Limits(requests=40, requests_seconds=3600, tables_burst=3, tables_per_hour=3, sockets_per_guest=2)

    async def play() -> None:
        async with (
            running_server(sqlite, limits=few) as server,
            GuestClient(server.url) as ann,
            GuestClient(server.url) as bob,
        ):
            codes = [await _code(ann.post("/api/tables", **NEW_TABLE)) for _ in range(4)]
            assert codes == [201, 201, 201, (429, "too-many-tables")]
            assert await _code(bob.post("/api/tables", **NEW_TABLE)) == (
                429,
                "too-many-tables",
            )  # the same address
            table = (await ann.get("/api/tables", mine="true")).json()[0]["id"]
            async with ann.page(table, 0) as one, ann.page(table, 0) as two:
                for page in (one, two):
                    await page.send(type="ping")
                    await page.until("pong")
                async with ann.page() as three:
                    assert await _closed(three) == 1008
            answers = [await ann.get("/api/games") for _ in range(40)]
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) > 0
            assert (await bob.get("/api/games")).status_code == 200
            async with httpx.AsyncClient(
                base_url=server.url
            ) as nobody:  # a new cookie for each request does not help
                statuses = [
                    (
                        await nobody.get("/api/games", headers={"cookie": f"kazamata_guest={number:043}"})
                    ).status_code
                    for number in range(200)
                ]
            assert 429 in statuses

    asyncio.run(play())


async def _closed(page: SocketClient) -> int:
    """The code with which the server closes the socket."""
    try:
        while True:
            await page.next_message()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


NEW_TABLE: dict[str, Any] = {"game": "tranquility", "seats": 2, "name": "Ann"}


async def _code(answering: Any) -> Any:
    answer = await answering
    return answer.status_code if answer.is_success else (answer.status_code, answer.json()["error"]["code"])


def test_the_limits_are_those_that_were_promised() -> None:
    limits = Limits()
    assert (limits.messages, limits.messages_seconds) == (100, 20.0)
    assert (limits.message_bytes, limits.body_bytes, limits.sockets_per_guest) == (8192, 65536, 10)
    assert (limits.connects, limits.connects_seconds) == (60, 60.0)
    assert (limits.connections_per_address, limits.request_seconds) == (200, 10.0)
    assert NO_LIMITS.message_bytes == limits.message_bytes
