"""Valkey or Redis as the bus between servers; imported only if one is configured.

No caller waits for the bus. One task sends queued notices and another handles received ones. Each server
receives its own heartbeat. If that stops, the connection is dead, whatever the system reports.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from kazamata.server.bus.bus import BusUnavailable, ChangeNotice, OnNotice, Reconnected

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "kazamata:tables"
LEASE_MS: Final = 6000
RETRY_SECONDS: Final = 0.5
ANSWER_SECONDS: Final = 2.0
BEAT_SECONDS: Final = 1.0
SILENCE_SECONDS: Final = 3.0
"""Seconds without any message, our own heartbeat included, before the connection is reopened."""
REDIS_FAILURES: Final = (RedisError, OSError, TimeoutError)


class RedisBus:
    """The bus over Valkey or Redis; if it fails, tables stay correct but update later."""

    is_single_server = False

    def __init__(self, url: str) -> None:
        self.name = secrets.token_hex(8)
        try:
            self._redis = Redis.from_url(
                url,
                socket_connect_timeout=ANSWER_SECONDS,
                socket_timeout=ANSWER_SECONDS,
                retry=Retry(NoBackoff(), 0),  # the callers retry at their own pace
            )
        except ValueError as problem:
            raise BusUnavailable(str(problem)) from None
        self._tasks: list[asyncio.Task[None]] = []
        self._beat = ChangeNotice(self.name, "", 0, 0, ())
        self._queued: dict[str, ChangeNotice] = {}
        self._has_queued = asyncio.Event()
        self._received: dict[tuple[str, str], ChangeNotice] = {}
        self._has_received = asyncio.Event()
        self._heard_at = float("-inf")

    @property
    def is_healthy(self) -> bool:
        """Whether a message arrived recently."""
        return time.monotonic() - self._heard_at <= SILENCE_SECONDS

    async def open(self, hear: OnNotice, reconnected: Reconnected) -> None:
        try:
            await self._redis.ping()
        except REDIS_FAILURES as problem:
            raise BusUnavailable(str(problem) or type(problem).__name__) from None
        ready = asyncio.Event()
        for name, work in {
            "bus: listening": self._listen(reconnected, ready),
            "bus: sending": self._send(),
            "bus: notifying": self._notify(hear),
        }.items():
            self._tasks.append(asyncio.create_task(work, name=name))
        await ready.wait()

    # ------------------------------------------------------------------------------- receiving

    async def _listen(self, reconnected: Reconnected, ready: asyncio.Event) -> None:
        """Listen until the server stops; reopens the connection after any failure."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    self._heard_at = time.monotonic()
                    ready.set()
                    await _in_any_case(reconnected())
                    await self._follow(channel)
            except Exception as problem:
                self._heard_at = float("-inf")
                LOG.warning("the connection to the bus is lost", extra={"problem": type(problem).__name__})
            await asyncio.sleep(RETRY_SECONDS)

    async def _follow(self, channel: Any) -> None:
        while True:
            message = await channel.get_message(timeout=SILENCE_SECONDS)
            if message is None:
                raise TimeoutError
            self._heard_at = time.monotonic()
            if message["type"] == "message":
                self._note(message["data"])

    def _note(self, data: bytes) -> None:
        """Queue a received notice; only the latest notice of a table matters."""
        try:
            notice = msgspec.msgpack.decode(data, type=ChangeNotice)
        except (msgspec.MsgspecError, UnicodeError):
            LOG.warning("an unreadable message on the bus", extra={"bytes": len(data)})
            return
        if notice.table and notice.sender != self.name:
            self._received[notice.sender, notice.table] = notice
            self._has_received.set()

    async def _notify(self, hear: OnNotice) -> None:
        while True:
            await self._has_received.wait()
            self._has_received.clear()
            waiting, self._received = self._received, {}
            for notice in waiting.values():
                await _in_any_case(hear(notice))

    # --------------------------------------------------------------------------------- sending

    async def publish(self, table: str, seq: int, edition: int, online: tuple[int, ...]) -> None:
        self._queued[table] = ChangeNotice(self.name, table, seq, edition, online)
        self._has_queued.set()

    async def _send(self) -> None:
        """Send queued notices and regular heartbeats; notices that fail are sent again."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):
                    await self._has_queued.wait()
            self._has_queued.clear()
            waiting, self._queued = self._queued, {}
            try:
                await self._send_all(list(waiting.values()))
            except REDIS_FAILURES as problem:
                LOG.warning("sending on the bus failed", extra={"problem": type(problem).__name__})
                self._queued = waiting | self._queued
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as problem:
                LOG.error("sending on the bus failed", exc_info=problem)

    async def _send_all(self, notices: list[ChangeNotice]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for notice in notices or [self._beat]:  # our own notices also serve as a heartbeat
                pipe.publish(CHANNEL, msgspec.msgpack.encode(notice))
            await pipe.execute()

    async def take_lease(self, table: str) -> bool:
        """Take the lease; if the bus fails, take it anyway.

        Two servers that run a table are better than none, because the database accepts only one answer.
        """
        if not self.is_healthy:
            return True
        key = f"kazamata:lease:{table}"
        try:
            if await self._redis.set(key, self.name, nx=True, px=LEASE_MS):
                return True
            if await self._redis.get(key) != self.name.encode():
                return False
            await self._redis.pexpire(key, LEASE_MS)
        except REDIS_FAILURES:
            return True
        return True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


async def _in_any_case(work: Awaitable[None]) -> None:
    """Log failures, so that handling a notice cannot end the listener."""
    try:
        await work
    except Exception as problem:
        LOG.error("a notice from the bus could not be handled", exc_info=problem)
