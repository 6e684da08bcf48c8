"""How servers on the same database notify each other: they send sequence numbers, never positions."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class ChangeNotice(msgspec.Struct, array_like=True, frozen=True):
    """A table has reached this sequence number and edition; `online` are its seats on the sender."""

    sender: str
    table: str
    seq: int
    edition: int
    online: tuple[int, ...]


OnNotice = Callable[[ChangeNotice], Awaitable[None]]
Reconnected = Callable[[], Awaitable[None]]


class BusUnavailable(Exception):
    """The configured bus cannot be reached."""


class Bus(Protocol):
    """The connection of a server to other servers."""

    name: str
    is_single_server: bool

    @property
    def is_healthy(self) -> bool:
        """Whether messages from other servers arrive."""
        ...

    async def open(self, hear: OnNotice, reconnected: Reconnected) -> None: ...

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None: ...

    async def take_lease(self, table: str) -> bool:
        """Whether this server should run the bots and clocks of a table."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """The bus of a single server."""

    is_single_server = True
    is_healthy = True

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)

    async def open(self, hear: OnNotice, reconnected: Reconnected) -> None:
        """Does nothing: there are no other servers."""

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None:
        """Does nothing: there are no other servers."""

    async def take_lease(self, table: str) -> bool:
        return True

    async def close(self) -> None:
        """Does nothing."""


def make_bus(url: str) -> Bus:
    if not url:
        return NoBus()
    from kazamata.server.bus.valkey import RedisBus  # a single server need not import it

    return RedisBus(url)
