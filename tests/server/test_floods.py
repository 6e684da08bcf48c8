"""Floods of frames, headers, chunks and requests: a connection that sends too much is closed, others are served."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from kazamata.server.http.intake import SLICE, Intake
from kazamata.server.http.server import fast_loop
from kazamata.server.settings import Limits
from kazamata.stress.floods import CONTINUED, FLOODS, PING, PONG, TEXT, flooded, frame
from tests.server.running_server import (
    TIMEOUT_SECONDS,
    GuestClient,
    RunningServer,
    SocketClient,
    running_server,
)

WORD = frame(0x80 | TEXT, b'{"type":"ping"}')
UNBOUNDED = 10**9
FREE = Limits(frames=UNBOUNDED, fragments=UNBOUNDED, chunks=UNBOUNDED, messages=UNBOUNDED, requests=UNBOUNDED)
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n"
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def run(play: Callable[[], Awaitable[None]]) -> None:
    """Run it on the event loop that servers use."""

    async def playing() -> None:
        await play()

    with asyncio.Runner(loop_factory=fast_loop) as runner:
        runner.run(playing())


SEND_BUFFER = 16 * 1024


@contextlib.asynccontextmanager
async def connected(server: RunningServer, start: bytes = b"", buffer: int = 0) -> AsyncIterator[Connection]:
    """A raw connection, if wished with a small receive buffer.

    It always has a small send buffer, so the bytes sent are about those that the server has read.
    """
    address = urlsplit(server.url)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, (address.hostname, address.port))
    reader, writer = await asyncio.open_connection(sock=raw, limit=buffer or 2**16)
    try:
        writer.write(start)
        yield reader, writer
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


@contextlib.asynccontextmanager
async def socketed(server: RunningServer, buffer: int = 0, more: str = "") -> AsyncIterator[Connection]:
    """A raw socket after its handshake."""
    head = (
        f"GET /ws HTTP/1.1\r\nhost: {urlsplit(server.url).netloc}\r\norigin: {server.url}\r\n"
        "upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{more}\r\n"
    )
    async with connected(server, head.encode(), buffer) as (reader, writer):
        answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), TIMEOUT_SECONDS)
        assert b" 101 " in answer
        yield reader, writer


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """All bytes until the server closes the connection."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while some := await asyncio.wait_for(reader.read(10_000), TIMEOUT_SECONDS):
            received += some
    return received


# ------------------------------------------------------------------------------------------ frames


async def ping(page: SocketClient, times: int) -> None:
    for _ in range(times):
        await page.socket.ping()


async def pong(page: SocketClient, times: int) -> None:
    for _ in range(times):
        await page.socket.pong()


async def fragments(page: SocketClient, times: int) -> None:
    """One message whose first frame counts as a message, and not as a fragment."""
    await page.socket.send(["[", *[""] * (times - 1)])  # the library ends a message with one more frame


async def closed_with(page: SocketClient) -> tuple[int, str] | None:
    """Code and reason with which the server has closed the socket; None if it still answers."""
    try:
        await page.send(type="ping")
        await page.until("pong")
    except ConnectionClosed as closed:
        return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd else (1006, "")
    return None


@pytest.mark.parametrize("flood", [ping, pong, fragments])
def test_control_frames_and_fragments_have_a_budget(flood: Any, sqlite: str) -> None:
    async def play() -> None:
        few = Limits(frames=20, frames_seconds=3600)
        async with running_server(sqlite, limits=few) as server, GuestClient(server.url) as ann:
            async with ann.page() as page:
                await flood(page, 20)
                assert await closed_with(page) is None
            async with ann.page() as page:
                with contextlib.suppress(ConnectionClosed):
                    await flood(page, 21)
                assert await closed_with(page) == (1008, "too many frames")

    run(play)


def test_a_message_has_a_limited_number_of_fragments(sqlite: str) -> None:
    async def play() -> None:
        few = Limits(fragments=4)
        async with running_server(sqlite, limits=few) as server, GuestClient(server.url) as ann:
            async with ann.page() as page:
                await fragments(page, 3)
                assert await closed_with(page) is None
            async with ann.page() as page:
                with contextlib.suppress(ConnectionClosed):
                    await fragments(page, 4)
                assert await closed_with(page) == (1008, "too many fragments")

    run(play)


def test_no_pong_is_written_while_the_client_does_not_read(sqlite: str) -> None:
    async def play() -> None:
        async with (
            running_server(sqlite, limits=FREE) as server,
            socketed(server, buffer=4096) as (_, writer),
        ):
            writer.write(WORD)
            (protocol,) = server.server.server_state.connections
            waiting = []
            for _ in range(200):
                writer.write(frame(PING, b"x" * 125) * 500)
                await writer.drain()
                waiting.append(protocol.transport.get_write_buffer_size())
            assert max(waiting) > 0, "the test is in vain: all pongs have left"
            assert max(waiting) < 200_000

    run(play)


def test_frames_after_the_close_end_the_connection(sqlite: str) -> None:
    """A closed page must be silent too: its messages are not counted any more."""

    async def play() -> None:
        few = Limits(messages=10, messages_seconds=3600)
        async with running_server(sqlite, limits=few) as server, socketed(server) as (reader, writer):
            reading = asyncio.create_task(all_of(reader))
            sent = 0
            with contextlib.suppress(ConnectionError):
                while sent < 4_000_000 and not writer.is_closing():
                    writer.write(WORD * 100)
                    await writer.drain()
                    sent += 100 * len(WORD)
            assert sent < 4_000_000
            reading.cancel()

    run(play)


def test_an_unreadable_handshake_is_answered_and_closed(sqlite: str) -> None:
    """The socket library refuses lines beyond 8 KiB."""

    async def play() -> None:
        async with running_server(sqlite) as server:
            head = b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            async with connected(server, head + b"a: " + b"b" * 9000 + b"\r\n\r\n") as (reader, _):
                assert (await all_of(reader)).startswith(b"HTTP/1.1 431 ")

    run(play)


def test_a_handshake_longer_than_a_slice_works(sqlite: str) -> None:
    async def play() -> None:
        cookie = f"cookie: {'a' * 3 * SLICE}\r\n"
        async with running_server(sqlite) as server, socketed(server, more=cookie) as (reader, writer):
            writer.write(WORD)
            assert await asyncio.wait_for(reader.readuntil(b'{"type":"pong"}'), TIMEOUT_SECONDS)

    run(play)


# ---------------------------------------------------------------------------------------- requests


@pytest.mark.parametrize(
    "start",
    [
        b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 101 + b"\r\n",
        b"GET / HTTP/1.1\r\na:" + b"b" * 34 * 1024,
        b"GET /" + b"a" * 34 * 1024,
        b"\r\n" * 17 * 1024,
    ],
    ids=["headers", "header", "path", "empty lines"],
)
def test_a_head_that_is_too_large_is_refused(start: bytes, sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, connected(server, start) as (reader, writer):
            writer.write_eof()
            assert (await all_of(reader)).startswith(b"HTTP/1.1 431 ")

    run(play)


@pytest.mark.parametrize(
    "body",
    [
        b"\r\n" + b"1\r\n \r\n" * 1001 + b"0\r\n\r\n",
        b"\r\n1;" + b"a" * 34 * 1024 + b"\r\n \r\n0\r\n\r\n",
        b"\r\n0\r\na:" + b"b" * 34 * 1024 + b"\r\n\r\n",
        b"\r\n0\r\n" + b"a:\r\n" * 101 + b"\r\n",
    ],
    ids=["chunks", "extension", "trailer", "trailers"],
)
def test_a_body_in_too_many_parts_is_refused(body: bytes, sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server, connected(server, POST + body) as (reader, _):
            assert await all_of(reader) == b""

    run(play)


def test_waiting_requests_have_a_limit(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server:
            async with connected(server, b"GET /health HTTP/1.1\r\n\r\n" * 1000) as (reader, _):
                assert (await all_of(reader)).count(b"HTTP/1.1 ") < 34
            async with connected(server, b"GET / HTTP/1.1\r\n\r\n" * 10) as (reader, writer):
                writer.write(b"GET /health HTTP/1.1\r\nconnection: close\r\n\r\n")
                assert (await all_of(reader)).count(b"HTTP/1.1 200 ") == 11

    run(play)


def test_ordinary_requests_may_be_sent_without_waiting(sqlite: str) -> None:
    """The server continues to read once it has answered, however many requests there are."""

    async def play() -> None:
        async with running_server(sqlite) as server:
            head = b"GET /api/policies HTTP/1.1\r\nhost: x\r\ncookie: " + b"a" * 100
            requests = (head + b"\r\n\r\n") * 150 + head + b"\r\nconnection: close\r\n\r\n"
            async with connected(server, requests) as (reader, _):
                assert (await all_of(reader)).count(b"HTTP/1.1 200 ") == 151

    run(play)


def test_a_body_in_chunks_and_a_large_head_are_served(sqlite: str) -> None:
    async def play() -> None:
        async with running_server(sqlite) as server:
            body = b'{"game":"tranquility","seats":2,"name":"Ann"}'
            head = POST + b"connection: close\r\ncookie: a=" + b"b" * 20_000 + b"\r\norigin: http://x\r\n\r\n"
            chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
            async with connected(server, head + chunks) as (reader, _):
                assert (await all_of(reader)).startswith(b"HTTP/1.1 201 ")

    run(play)


# ------------------------------------------------------------------------------------------ slices


class Ticks:
    """The maximum number of times something was done between two rounds of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.done = self.most = self._before = 0
        self.tick()

    def tick(self) -> None:
        self.most, self._before = max(self.most, self.done - self._before), self.done
        self._next = self._loop.call_soon(self.tick)

    def stop(self) -> None:
        self._next.cancel()


@pytest.mark.parametrize(
    ("kind", "method", "start", "repeated"),
    [
        (WebSocketsSansIOProtocol, "handle_pong", WORD, frame(PONG)),
        (WebSocketsSansIOProtocol, "handle_cont", WORD + frame(TEXT), frame(CONTINUED)),
        (HttpToolsProtocol, "on_body", POST + b"\r\n", b"1\r\n \r\n"),
    ],
    ids=["pongs", "fragments", "chunks"],
)
def test_other_connections_are_served_between_slices(
    kind: type, method: str, start: bytes, repeated: bytes, sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a limit a connection has two slices parsed in a round of the loop: one waited, one was read."""
    original = getattr(kind, method)
    wanted = 20_000

    async def play() -> None:
        ticks = Ticks(asyncio.get_running_loop())

        def counted(self: Any, *given: Any) -> Any:
            ticks.done += 1
            return original(self, *given)

        monkeypatch.setattr(kind, method, counted)
        opened = socketed if kind is WebSocketsSansIOProtocol else connected
        async with running_server(sqlite, limits=FREE) as server, opened(server) as (_, writer):
            writer.write(start + repeated * wanted)
            await writer.drain()
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while ticks.done < wanted:
                    await asyncio.sleep(0)
            ticks.stop()
        assert 0 < ticks.most <= 2 * (SLICE // len(repeated) + 1)

    run(play)


class Pipe:
    """A transport that only remembers whether it reads."""

    def __init__(self) -> None:
        self.reading = True

    def write(self, data: bytes) -> None:
        raise AssertionError

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_slices_wait_while_reading_is_paused() -> None:
    async def play() -> None:
        pipe, fed, held = Pipe(), list[bytes](), [False]
        intake = Intake(pipe, asyncio.get_running_loop(), fed.append, lambda: held[0])
        data = bytes(range(256)) * 16
        intake.received(data)
        assert (len(fed), pipe.reading) == (1, False)
        intake.pause_reading()
        await asyncio.sleep(0)
        assert (len(fed), pipe.reading) == (1, False)
        intake.resume_reading()
        await asyncio.sleep(0)
        assert (len(fed), pipe.reading) == (2, False)
        held[0] = True
        await asyncio.sleep(0)
        assert len(fed) == 2
        held[0] = False
        intake.go_on()
        intake.received(b"end")
        for _ in range(5):
            await asyncio.sleep(0)
        assert (b"".join(fed), pipe.reading) == (data + b"end", True)
        assert max(map(len, fed)) == SLICE

    run(play)


# ------------------------------------------------------------------------------------------- trial


HUNGRY = (
    "empty fragments, 10 sockets",
    "pings of 125 bytes, unread, 1 socket",
    "endless header lines",
    "pipelined requests, long",
)


@pytest.mark.parametrize("name", HUNGRY)
def test_a_flood_takes_little_memory_and_others_are_served(name: str) -> None:
    assert name in FLOODS
    report = flooded(name, seconds=3.0)
    assert report["failed"] == 0
    assert report["visits"] > 0
    assert report["more_mb"] < 20
