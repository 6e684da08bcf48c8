"""How servers of the same tables hear of one another: pointers travel, never positions."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec


class Pointer(msgspec.Struct, array_like=True, frozen=True):
    """Table such-and-such has got this far; `online` are the seats that look at it through the sender."""

    sender: str
    table: str
    seq: int
    edition: int
    online: tuple[int, ...]


Hear = Callable[[Pointer], Awaitable[None]]
Reconnected = Callable[[], Awaitable[None]]


class BusAway(Exception):
    """There is no bus where one was named."""


class Bus(Protocol):
    """What a server needs of the others."""

    name: str
    alone: bool

    @property
    def well(self) -> bool:
        """Whether the others can be heard."""
        ...

    async def open(self, hear: Hear, reconnected: Reconnected) -> None: ...

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None: ...

    async def lease(self, table: str) -> bool:
        """Whether this server is the one that looks after the bots and clocks of a table."""
        ...

    async def close(self) -> None: ...


class NoBus:
    """A server that is alone."""

    alone = True
    well = True

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)

    async def open(self, hear: Hear, reconnected: Reconnected) -> None:
        """Nobody to hear."""

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None:
        """Nobody to tell."""

    async def lease(self, table: str) -> bool:
        return True

    async def close(self) -> None:
        """Nothing to close."""


def make_bus(url: str) -> Bus:
    if not url:
        return NoBus()
    from kazamata.server.store.valkey import RedisBus  # whoever is alone need not load it

    return RedisBus(url)
