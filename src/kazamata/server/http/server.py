"""Runs the server: bind, announce the address, serve, and shut down cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from uvicorn.server import HANDLED_SIGNALS

from kazamata.server.http.access import AccessMiddleware
from kazamata.server.http.app import make_app, open_registry
from kazamata.server.http.frames import frame_protocol
from kazamata.server.http.network_addresses import loopback_url, network_urls
from kazamata.server.http.timeouts import timeout_protocol
from kazamata.server.settings import Settings

BACKLOG: Final = 2048
GRACE_SECONDS: Final = 5
KEEP_ALIVE_SECONDS: Final = 20
PING_SECONDS: Final = 10.0
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLogFormatter(logging.Formatter):
    """One JSON object per line with named fields only, so no header, cookie or body is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLogFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("kazamata").setLevel(level.upper())


class CannotListen(Exception):
    """The address cannot be listened on, and why."""

    def __init__(self, host: str, port: int, problem: OSError) -> None:
        super().__init__(problem.strerror or str(problem))
        self.port_in_use = problem.errno == errno.EADDRINUSE
        self.address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 lets the system choose. Raises `CannotListen` for a bad address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small responses at once (TCP_NODELAY) if the protocol is named; otherwise they wait 40 ms
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError as problem:
        bound.close()
        raise CannotListen(host, port, problem) from None
    return bound


def urls_of(bound: socket.socket) -> list[str]:
    """The URLs of a server: for this computer first, then for other devices in the network."""
    host, port = bound.getsockname()[:2]
    return list(dict.fromkeys([loopback_url(host, port), *network_urls(host, port)]))


def serve(settings: Settings, announce: Callable[[list[str]], None], log_level: str = "info") -> None:
    """Serve until a signal; raises `CannotListen`, `BadDatabase` or `BusUnavailable`."""
    set_up_logging(log_level)
    bound = bind(settings.host, settings.port)
    try:
        with asyncio.Runner(loop_factory=fast_loop) as runner:
            runner.run(_serve(settings, bound, announce))
    finally:
        bound.close()


def fast_loop() -> asyncio.AbstractEventLoop:
    """An uvloop event loop if uvloop is installed."""
    if sys.platform != "win32":
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()


async def _serve(settings: Settings, bound: socket.socket, announce: Callable[[list[str]], None]) -> None:
    app = make_app(settings)
    async with open_registry(settings, app), serve_app(settings, app, bound) as (_, serving):
        announce(urls_of(bound))
        gc.freeze()  # keep permanent objects out of later garbage collections
        gc.enable()
        await serving


@asynccontextmanager
async def serve_app(
    settings: Settings, app: Litestar, bound: socket.socket
) -> AsyncIterator[tuple[uvicorn.Server, asyncio.Task[None]]]:
    """Accept connections for an open registry; stops accepting before the registry closes."""
    app.state.listening = bound.getsockname()[:2]
    access = AccessMiddleware(app, app.state.client_hub.serve, settings)
    server = GracefulServer(uvicorn_config(settings, access))
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    try:
        yield server, serving
    finally:
        server.should_exit = True
        await serving


class GracefulServer(uvicorn.Server):
    """A signal shuts the server down once; uvicorn does not raise it again afterwards."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def uvicorn_config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        app,
        http=timeout_protocol(settings),
        ws=frame_protocol(limits),
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )
