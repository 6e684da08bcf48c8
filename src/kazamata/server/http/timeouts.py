"""Counts connections, and closes those that are silent, incomplete, too large, or do not read."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kazamata.server.http.addresses import TrustedProxies, limit_key
from kazamata.server.http.intake import Intake
from kazamata.server.settings import Settings

BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


SPARE_FILES: Final = 128
"""File handles reserved for the database, the bus, bots and the page."""


class OverLimit(Exception):
    """Stops the parser in the middle of its input."""


def max_connections(connections: int) -> int:
    """The connection limit: the wanted number, or fewer if the system allows fewer open files."""
    if sys.platform == "win32":
        return connections
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else min(connections, max(soft - SPARE_FILES, 1))


def timeout_protocol(settings: Settings) -> type[HttpToolsProtocol]:
    """The HTTP protocol of this server; all its connections share one count."""
    limits, proxies = settings.limits, TrustedProxies(settings.proxies)
    most = max_connections(limits.connections)
    open_here: Counter[str] = Counter()

    class TimeoutProtocol(HttpToolsProtocol):
        """Limits the seconds in which a request must arrive and its response must be read.

        It also limits the request size, before it parses or stores anything beyond the limit.
        """

        _limit_key: str | None = None
        _arriving: asyncio.TimerHandle | None = None
        _leaving: asyncio.TimerHandle | None = None
        _bodiless = 0  # bytes since the last body part, or since the end of the head
        _chunks = 0
        _over = False

        def connection_made(self, transport: Any) -> None:
            self._intake = Intake(transport, self.loop, self._feed, lambda: bool(self.pipeline))
            super().connection_made(self._intake)  # type: ignore[arg-type]
            address = self.client[0] if self.client else ""
            if not proxies.trusts(address):
                self._limit_key = limit_key(address)
                open_here[self._limit_key] += 1
            if len(self.connections) > most or self._crowded():
                transport.write(BUSY)
                transport.close()
            else:
                self._hurry()

        def _crowded(self) -> bool:
            return self._limit_key is not None and open_here[self._limit_key] > limits.connections_per_address

        def _hurry(self) -> None:
            if self._arriving is None:
                self._arriving = self.loop.call_later(limits.request_seconds, self.transport.abort)

        def _arrived(self) -> None:
            if self._arriving is not None:
                self._arriving.cancel()
                self._arriving = None

        # ------------------------------------------------------------------------- reading

        def data_received(self, data: bytes) -> None:
            self._intake.received(data)

        def _feed(self, data: bytes) -> None:
            self._bodiless += len(data)
            super().data_received(data)
            if self._bodiless > limits.head_bytes and not self.transport.is_closing():
                self._refuse()

        def _refuse(self) -> None:
            """Answer 431; if another response is under way, abort instead."""
            self._over = True
            first = self.cycle is None  # uvicorn sets it with the first request
            if first or self.cycle.response_complete:
                self.transport.write(TOO_LARGE)
                self.transport.close()
            else:
                self.transport.abort()

        def _within(self, count: int, most: int) -> None:
            if count > most:
                self._refuse()
                raise OverLimit

        def send_400_response(self, msg: str) -> None:
            if not self._over:
                super().send_400_response(msg)

        def on_message_begin(self) -> None:
            self._hurry()
            self._chunks = 0
            super().on_message_begin()

        def on_header(self, name: bytes, value: bytes) -> None:
            self._within(len(self.headers) + 1, limits.headers)
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            self._bodiless = 0
            super().on_headers_complete()
            self._within(len(self.pipeline), limits.requests_waiting)

        def on_chunk_header(self) -> None:
            self._chunks += 1
            self._within(self._chunks, limits.chunks)

        def on_body(self, body: bytes) -> None:
            self._bodiless = 0
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._arrived()
            super().on_message_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._intake.go_on()  # the next request waits for this response

        # ------------------------------------------------------------------------- writing

        def pause_writing(self) -> None:
            self._leaving = self.loop.call_later(limits.answer_seconds, self.transport.abort)
            super().pause_writing()

        def resume_writing(self) -> None:
            self._left()
            super().resume_writing()

        def _left(self) -> None:
            if self._leaving is not None:
                self._leaving.cancel()
                self._leaving = None

        def handle_websocket_upgrade(self) -> None:
            self._forget()  # `ClientHub` counts sockets
            self.transport = self._intake.release()
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._forget()
            super().connection_lost(exc)
            self._intake.end()

        def _forget(self) -> None:
            self._arrived()
            self._left()
            if self._limit_key is not None:
                open_here[self._limit_key] -= 1
                if not open_here[self._limit_key]:
                    del open_here[self._limit_key]
                self._limit_key = None

    return TimeoutProtocol
