"""Floods: a few connections send as much as they can. How long does a visitor wait, and what does it cost?

`python -m kazamata.stress.floods --seconds 10`, on this machine only. With `--port` and `--url` the
flood and the visitor go through a proxy to the server's port.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import http.client
import multiprocessing
import os
import secrets
import socket
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from kazamata.server.settings import Limits
from kazamata.stress.server_process import ServerProcess

PATH: Final = "/api/policies"
VISITOR: Final = "127.0.0.2"
"""The visitor's address; it differs from the flood's, so they share no limits."""

TIMEOUT_SECONDS: Final = 60.0
WARM_UP: Final = 20
PAUSE: Final = 0.05
RECONNECT: Final = 0.02
MAX_MB: Final = 2000.0
"""A flood ends early if the server's memory grows by this much."""

PART: Final = 64 * 1024
MASK: Final = bytes(4)
TEXT, CONTINUED, PING, PONG = 0x01, 0x00, 0x89, 0x8A
FIRST_WORD: Final = b'{"type":"ping"}'


class Flood(msgspec.Struct, frozen=True):
    """What each connection sends: once at the start, and then repeatedly."""

    repeated: bytes
    first: bytes = b""
    connections: int = 1
    socket: bool = False
    reads: bool = True


def frame(opcode: int, data: bytes = b"") -> bytes:
    """A client frame; the mask is zero."""
    return bytes((opcode, 0x80 | len(data))) + MASK + data


PINGS: Final = frame(PING)
FLOODS: Final[dict[str, Flood]] = {
    "nothing": Flood(b"", connections=0),
    "empty pings, 1 socket": Flood(PINGS, socket=True),
    "empty pings, 10 sockets": Flood(PINGS, connections=10, socket=True),
    "unasked pongs, 10 sockets": Flood(frame(PONG), connections=10, socket=True),
    "empty fragments, 1 socket": Flood(frame(CONTINUED), frame(TEXT), socket=True),
    "empty fragments, 10 sockets": Flood(frame(CONTINUED), frame(TEXT), connections=10, socket=True),
    "pings of 125 bytes, unread, 1 socket": Flood(frame(PING, b"x" * 125), socket=True, reads=False),
    "messages, 10 sockets": Flood(frame(0x80 | TEXT), connections=10, socket=True),
    "endless header lines": Flood(b"a:\r\n", b"GET / HTTP/1.1\r\n"),
    "one endless header": Flood(b"aaaaaaaa", b"GET / HTTP/1.1\r\na:"),
    "pipelined requests, short": Flood(b"GET / HTTP/1.1\r\nhost:x\r\n\r\n"),
    "pipelined requests, long": Flood(
        b"GET /api/policies HTTP/1.1\r\nhost: x\r\na: " + b"b" * 200 + b"\r\n\r\n"
    ),
    "chunks of one byte": Flood(
        b"1\r\nx\r\n", b"POST /api/tables HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    ),
}


# ----------------------------------------------------------------------------------------- the flood


def flooding(url: str, flood: Flood, results: Any, over: Any) -> None:
    """The process of a flood with all its connections; `results` gets the bytes sent and the closes."""
    counts: Counter[str] = Counter()
    lines = [
        threading.Thread(target=_flood, args=(url, flood, counts, over)) for _ in range(flood.connections)
    ]
    for line in lines:
        line.start()
    for line in lines:
        line.join()
    results.put(dict(counts))


def _flood(url: str, flood: Flood, counts: Counter[str], over: Any) -> None:
    """One connection, reopened whenever the server closes it."""
    part = flood.repeated * (PART // len(flood.repeated))
    while not over.is_set():
        try:
            with _opened(url, flood) as line:
                line.sendall(flood.first)
                while not over.is_set():
                    with contextlib.suppress(TimeoutError):  # the server reads nothing at the moment
                        counts["bytes"] += line.send(part)
        except (OSError, http.client.HTTPException):
            counts["closed"] += 1
            over.wait(RECONNECT)


@contextlib.contextmanager
def _opened(url: str, flood: Flood) -> Iterator[socket.socket]:
    address = urlsplit(url)
    with socket.create_connection(
        (address.hostname or "", address.port or 80), timeout=TIMEOUT_SECONDS
    ) as line:
        if flood.socket:
            _shake_hands(line, url)
            line.sendall(frame(0x80 | TEXT, FIRST_WORD))
        if flood.reads:
            threading.Thread(target=_read_all, args=(line,), daemon=True).start()
        line.settimeout(1.0)
        yield line


def _shake_hands(line: socket.socket, url: str) -> None:
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    host = urlsplit(url).netloc
    line.sendall(
        f"GET /ws HTTP/1.1\r\nhost: {host}\r\norigin: {url}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        some = line.recv(1000)
        if not some:
            break
        head += some
    if b" 101 " not in head.partition(b"\r\n")[0]:
        raise ConnectionRefusedError


def _read_all(line: socket.socket) -> None:
    with contextlib.suppress(OSError, ValueError):
        while line.recv(PART):
            pass


# --------------------------------------------------------------------------------------- the visitor


def _visit(url: str) -> float:
    """Seconds that one request takes on a new connection."""
    address = urlsplit(url)
    began = time.perf_counter()
    line = http.client.HTTPConnection(
        address.hostname or "", address.port or 80, timeout=TIMEOUT_SECONDS, source_address=(VISITOR, 0)
    )
    try:
        line.request("GET", PATH)
        line.getresponse().read()
    except TimeoutError:
        pass
    finally:
        line.close()
    return time.perf_counter() - began


def flooded(name: str, seconds: float, port: int = 0, url: str = "") -> dict[str, Any]:
    """Run one flood against a new server."""
    flood = FLOODS[name]
    with tempfile.TemporaryDirectory(prefix="kazamata-floods-") as folder:
        proxies = ("127.0.0.1",) if url else ()
        server = ServerProcess(
            f"sqlite:///{Path(folder) / 'tables.sqlite'}",
            port=port,
            log=Path(folder) / "log",
            limits=Limits(),
            proxies=proxies,
        )
        try:
            return {"flood": name, **_measured(server, url or server.url, flood, seconds)}
        finally:
            server.kill()


def _measured(server: ServerProcess, url: str, flood: Flood, seconds: float) -> dict[str, Any]:
    for _ in range(WARM_UP):
        _visit(url)
    before = server.memory_mb()
    server.reset()
    many = multiprocessing.get_context("spawn")
    results, over = many.Queue(), many.Event()
    attack = many.Process(target=flooding, args=(url, flood, results, over))
    attack.start()
    watched = threading.Thread(target=_watch, args=(server, before, over))
    watched.start()
    waits: list[float] = []
    failed = 0
    until = time.monotonic() + seconds
    while time.monotonic() < until and not over.is_set():
        try:
            waits.append(_visit(url))
        except (OSError, http.client.HTTPException):
            failed += 1
        time.sleep(PAUSE)
    busy = server.cpu_percent()
    over.set()
    watched.join()
    sent = results.get(timeout=2 * TIMEOUT_SECONDS)
    attack.join()
    waits.sort()
    return {
        "visits": len(waits),
        "failed": failed,
        "longest_ms": round(waits[-1] * 1000, 1) if waits else None,
        "median_ms": round(waits[len(waits) // 2] * 1000, 1) if waits else None,
        "busy_percent": busy,
        "memory_mb": before,
        "more_mb": round(server.peak_memory_mb() - before, 1),
        "sent_mb": round(sent.get("bytes", 0) / 2**20, 1),
        "closed": sent.get("closed", 0),
        "load": round(os.getloadavg()[0], 1),
    }


def _watch(server: ServerProcess, before: float, over: Any) -> None:
    """End the flood if the server uses too much memory."""
    while not over.wait(PAUSE):
        if server.memory_mb() - before > MAX_MB:
            over.set()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", help="floods whose name holds this")
    parser.add_argument("--port", type=int, default=0, help="the server's port")
    parser.add_argument("--url", default="", help="the address of a proxy before that port")
    given = parser.parse_args()
    for name in FLOODS:
        if given.only is None or given.only in name:
            report = flooded(name, given.seconds, given.port, given.url)
            sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
