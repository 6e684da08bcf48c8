"""Run the server: bind, say where, serve, and end in order."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec
import uvicorn

from kazamata.server.http.app import make_app
from kazamata.server.http.patience import patient
from kazamata.server.settings import Settings

GRACE_SECONDS: Final = 5
KEEP_ALIVE_SECONDS: Final = 20
PING_SECONDS: Final = 10.0
PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonLines(logging.Formatter):
    """One JSON object a line; only what the code names is written, so no header, cookie or body ever is."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "room": record.name,
            "says": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("kazamata").setLevel(level.upper())


def bind(host: str, port: int) -> socket.socket:
    """A listening place; port 0 lets the system choose."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # with the protocol named, asyncio sends small answers at once (TCP_NODELAY) instead of waiting 40 ms
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind((host, port))
    return bound


def url_of(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def serve(settings: Settings, announce: Callable[[str], None], log_level: str = "info") -> None:
    """Serve until somebody asks to end."""
    set_up_logging(log_level)
    bound = bind(settings.host, settings.port)
    server = uvicorn.Server(configuration(settings))
    try:
        with asyncio.Runner(loop_factory=fast_loop) as runner:
            runner.run(_serve(server, bound, announce))
    finally:
        bound.close()


def fast_loop() -> asyncio.AbstractEventLoop:
    """uvloop where there is one."""
    if sys.platform != "win32":
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()


async def _serve(server: uvicorn.Server, bound: socket.socket, announce: Callable[[str], None]) -> None:
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        announce(url_of(bound))
    await serving


def configuration(settings: Settings) -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        make_app(settings),
        http=patient(settings),
        ws="websockets-sansio",
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )
