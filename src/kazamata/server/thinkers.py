"""The processes in which bots think: outside of the event loop, with a budget, and stopped if unneeded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import Final

import msgspec

from kazamata.server.thinker import LENGTH_BYTES, Chosen, Thought, framed
from kazamata.server.tokens import SEED_BITS

LOG: Final = logging.getLogger(__name__)
START_SECONDS: Final = 20.0


class Thinker:
    """One such process; it is started when it is first needed and started anew after it was stopped."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def think(self, thought: Thought, budget: float) -> Chosen:
        """An answer within the budget; whoever needs longer, or is not needed any more, is stopped."""
        fresh = self._process is None
        process = await self._running()
        try:
            seconds = budget + (START_SECONDS if fresh else 0)
            return await asyncio.wait_for(self._exchange(process, thought), seconds)
        except BaseException:
            await self.stop()
            raise

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            order = (sys.executable, "-m", "kazamata.server.thinker")
            self._process = await asyncio.create_subprocess_exec(
                *order, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
        return self._process

    async def _exchange(self, process: Process, thought: Thought) -> Chosen:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(msgspec.msgpack.encode(thought)))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH_BYTES)
        body = await process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(body, type=Chosen)

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.communicate())


class Thinkers:
    """A few thinkers that take turns."""

    def __init__(self, count: int, budget: float) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self._all:
            self._idle.put_nowait(thinker)
        self._budget = budget

    async def choose(self, game: str, bot: str, position: bytes, seat: int, options: list[int]) -> int:
        """What the bot chooses; by lot among the options if it fails or takes too long."""
        seed = secrets.randbits(SEED_BITS).to_bytes(SEED_BITS // 8, "big")
        thought = Thought(game, bot, position, seat, seed)
        thinker = await self._idle.get()
        try:
            chosen = await thinker.think(thought, self._budget)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as problem:
            chosen = Chosen(-1, type(problem).__name__)
        finally:
            self._idle.put_nowait(thinker)
        if chosen.option in options:
            return chosen.option
        LOG.warning("a bot chose by lot", extra={"game": game, "bot": bot, "problem": chosen.problem})
        return secrets.choice(options)

    async def close(self) -> None:
        for thinker in self._all:
            await thinker.stop()
