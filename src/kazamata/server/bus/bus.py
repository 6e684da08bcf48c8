"""How servers of the same tables hear of one another: pointers travel, never positions."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class ChangeNotice(msgspec.Struct, array_like=True, frozen=True):
    """Table such-and-such has got this far; `online` are the seats that look at it through the sender."""

    sender: str
    table: str
    seq: int
    edition: int
    online: tuple[int, ...]


OnNotice = Callable[[ChangeNotice], Awaitable[None]]
Reconnected = Callable[[], Awaitable[None]]


class BusUnavailable(Exception):
    """There is no bus where one was named."""


class Bus(Protocol):
    """What a server needs of the others."""

    name: str
    is_single_server: bool

    @property
    def is_healthy(self) -> bool:
        """Whether the others can be heard."""
        ...

    async def open(self, hear: OnNotice, reconnected: Reconnected) -> None: ...

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None: ...

    async def take_lease(self, table: str) -> bool:
        """Whether this server is the one that looks after the bots and clocks of a table."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """A server that is alone."""

    is_single_server = True
    is_healthy = True

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)

    async def open(self, hear: OnNotice, reconnected: Reconnected) -> None:
        """Nobody to hear."""

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None:
        """Nobody to tell."""

    async def take_lease(self, table: str) -> bool:
        return True

    async def close(self) -> None:
        """Nothing to close."""


def make_bus(url: str) -> Bus:
    if not url:
        return NoBus()
    from kazamata.server.bus.valkey import RedisBus  # whoever is alone need not load it

    return RedisBus(url)
