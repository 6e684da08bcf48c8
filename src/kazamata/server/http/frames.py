"""Socket output: complete messages, framed once and written directly to the transport.

Sending is most of a server's work. All viewers of the same seat get the same bytes, so those are written
unchanged. Uvicorn still handles reading, closing and the handshake. `ClientHub` counts messages. Control
frames and fragments never reach it, so this module counts them.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from kazamata.server.http.intake import Intake
from kazamata.server.http.rate_limits import Bucket
from kazamata.server.settings import Limits

SEND_FRAMES: Final = "kazamata.send_frames"
"""A message type outside ASGI: its `frames` are written unchanged."""

TEXT: Final = 0x81
SHORT: Final = 126
LONG: Final = 127
POLICY_CODE: Final = 1008


def websocket_frame(message: bytes) -> bytes:
    """A text message as one server frame (RFC 6455, 5.2)."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + message


class FrameProtocol(WebSocketsSansIOProtocol):
    """A socket protocol that also accepts prepared frames, and closes if too many frames come in."""

    limits = Limits()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._budget = Bucket(self.limits.frames, self.limits.frames_seconds)
        self._over = False

    async def send(self, message: Any) -> None:
        if message["type"] != SEND_FRAMES:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join(message["frames"]))

    # --------------------------------------------------------------------------------- reading

    def connection_made(self, transport: Any) -> None:
        self._intake = Intake(transport, self.loop, super().data_received)
        super().connection_made(self._intake)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._intake.received(data)
            return
        super().data_received(data)  # the request, which has passed the request limits
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_ping(self) -> None:
        pongs = self.conn.data_to_send()
        if self._counted() and self.writable.is_set():
            self.transport.write(b"".join(pongs))

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._counted():
            return
        if len(self.frames) < self.limits.fragments:
            super().handle_cont(event)
        else:
            self._hang_up("too many fragments")

    def send_receive_event_to_app(self) -> None:
        if not self.close_sent or self._counted():  # after the close no other code counts messages
            super().send_receive_event_to_app()

    def _counted(self) -> bool:
        """Whether one more frame is within the limit; closes the socket otherwise."""
        if not self._over and not self._budget.take():
            self._hang_up("too many frames")
        return not self._over

    def _hang_up(self, reason: str) -> None:
        self._over = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_CODE, "reason": reason})
        self.conn.data_to_send()  # drop unsent pongs
        if self.close_sent or not self.writable.is_set():
            self.transport.abort()
            return
        self.conn.fail(POLICY_CODE, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    # --------------------------------------------------------------------------------- the end

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:  # a page that does not read would keep a closing connection open
            self.loop.call_later(self.close_timeout, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._intake.end()


def frame_protocol(limits: Limits) -> type[FrameProtocol]:
    """The socket protocol of this server."""

    class Limited(FrameProtocol):
        pass

    Limited.limits = limits
    return Limited
