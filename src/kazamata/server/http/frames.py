"""How a socket writes: whole messages, put into frames once, with no layer between page and line.

What goes out is most of what a server does, and the same bytes go to everybody who looks from the same
seat; so they are written as they are. Reading, closing and the handshake stay uvicorn's.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TELL: Final = "kazamata.tell"
"""A kind of message that ASGI does not know: `frames` are written as they are."""

TEXT: Final = 0x81
SHORT: Final = 126
LONG: Final = 127


def framed(message: bytes) -> bytes:
    """A text message as one frame, as RFC 6455 (5.2) wants it from a server."""
    size = len(message)
    if size < SHORT:
        return bytes((TEXT, size)) + message
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big") + message
    return bytes((TEXT, LONG)) + size.to_bytes(8, "big") + message


class Telling(WebSocketsSansIOProtocol):
    """A socket that also takes frames."""

    async def send(self, message: Any) -> None:
        if message["type"] != TELL:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join(message["frames"]))
