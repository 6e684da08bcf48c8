"""Feeds incoming bytes to a protocol in slices, so one connection cannot block the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

SLICE: Final = 1024
"""Bytes parsed at once. The smallest frame has six bytes, so this is at most about 2 ms of work."""


class Intake:
    """A transport that reads only after the protocol has consumed all earlier bytes.

    The protocol may pause and resume reading as on any transport. That also pauses the slices. `hold` is
    checked before each slice. Call `go_on` when its result may have changed.
    """

    def __init__(
        self,
        transport: Any,
        loop: asyncio.AbstractEventLoop,
        feed: Callable[[bytes], None],
        hold: Callable[[], bool] | None = None,
    ) -> None:
        self._transport = transport
        self._loop = loop
        self._feed = feed
        self._hold = hold or _never
        self._unread = b""
        self._paused = False
        self._reading = True
        self._next: asyncio.Handle | None = None
        self.write = transport.write

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def received(self, data: bytes) -> None:
        """Feed the first slice now and the others later."""
        self._unread += data
        if self._next is None and not self._stopped():
            self._feed_slice()
        self.go_on()

    def pause_reading(self) -> None:
        self._paused = True
        self.go_on()

    def resume_reading(self) -> None:
        self._paused = False
        self.go_on()

    def release(self) -> Any:
        """Return the underlying transport, reading, for another protocol. Unread bytes are dropped."""
        self._paused = False
        self.end()
        self.go_on()
        return self._transport

    def end(self) -> None:
        """Feed nothing more and release the protocol."""
        self._unread = b""
        self._feed, self._hold = _ignore, _never

    def go_on(self) -> None:
        """Schedule the next slice; resume reading if none is left."""
        if self._transport.is_closing():
            self._unread = b""
            return
        stopped = self._stopped()
        if self._unread and not stopped and self._next is None:
            self._next = self._loop.call_soon(self._run)
        reading = not self._unread and not stopped
        if reading != self._reading:
            self._reading = reading
            if reading:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def _run(self) -> None:
        self._next = None
        if self._unread and not self._stopped() and not self._transport.is_closing():
            self._feed_slice()
        self.go_on()

    def _stopped(self) -> bool:
        return self._paused or self._hold()

    def _feed_slice(self) -> None:
        data, self._unread = self._unread[:SLICE], self._unread[SLICE:]
        self._feed(data)


def _ignore(data: bytes) -> None:
    pass


def _never() -> bool:
    return False
