"""Valkey or Redis as the bus between servers; only loaded where one is named."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from kazamata.server.store.bus import Hear, Pointer, Reconnected

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "kazamata:tables"
LEASE_MS: Final = 6000
RETRY_SECONDS: Final = 1.0


class RedisBus:
    """Valkey or Redis. If it fails, tables stay right (the database decides) and are told of later."""

    alone = False

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)
        self._redis = Redis.from_url(url, socket_connect_timeout=5)
        self._task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, reconnected: Reconnected) -> None:
        await self._redis.ping()
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(hear, reconnected, ready), name="bus")
        await ready.wait()

    async def _listen(self, hear: Hear, reconnected: Reconnected, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    await reconnected()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(hear, message["data"])
            except (RedisError, OSError) as problem:
                LOG.warning("the bus is silent", extra={"problem": type(problem).__name__})
            await asyncio.sleep(RETRY_SECONDS)

    async def _hear(self, hear: Hear, data: bytes) -> None:
        pointer = msgspec.msgpack.decode(data, type=Pointer)
        if pointer.sender != self.name:
            await hear(pointer)

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None:
        pointer = msgspec.msgpack.encode(Pointer(self.name, table, seq, edition, online))
        try:
            await self._redis.publish(CHANNEL, pointer)
        except (RedisError, OSError) as problem:
            LOG.warning("the bus takes nothing", extra={"problem": type(problem).__name__})

    async def lease(self, table: str) -> bool:
        key = f"kazamata:care:{table}"
        try:
            if await self._redis.set(key, self.name, nx=True, px=LEASE_MS):
                return True
            if await self._redis.get(key) != self.name.encode():
                return False
            await self._redis.pexpire(key, LEASE_MS)
        except (RedisError, OSError):
            pass  # better two servers that think than none: the database takes one answer only
        return True

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()
