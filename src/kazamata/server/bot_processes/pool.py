"""The processes that run bots: outside the event loop, with a time limit, and stopped when unneeded."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from kazamata import _engine
from kazamata.bots.advice import NO_OPTION, Advice
from kazamata.bots.review.tasks import OptionEstimate
from kazamata.core.dice import SEED_BITS
from kazamata.server.bot_processes.worker import (
    LENGTH_BYTES,
    READY,
    AdviceReply,
    AdviseRequest,
    BotReply,
    BotRequest,
    ChoiceReply,
    ChooseRequest,
    EstimatesReply,
    FailureReply,
    ReviewRequest,
    SolutionReply,
    SolveRequest,
    TryRequest,
    with_length,
)

LOG: Final = logging.getLogger(__name__)
START_SECONDS: Final = 20.0
RANDOM_TRIES: Final = 3
SOLVE_SECONDS: Final = 2.0
WEIGH_SECONDS: Final = 30.0
"""The time limit of a review task; on an idle machine it takes at most a second."""
MAX_SOLVED: Final = 256
MAX_REQUESTS: Final = 10_000
"""A process is replaced after this many requests.

Compiled rules leak about a kilobyte for each thawed position (CONTRIBUTING.md).
"""
WORKER_COMMAND: Final = (sys.executable, "-m", "kazamata.server.bot_processes.worker")
PROCESS_FAILURES: Final = (TimeoutError, OSError, asyncio.IncompleteReadError)

R = TypeVar("R", ChoiceReply, AdviceReply, SolutionReply, EstimatesReply)
SolutionKey = tuple[str, int, int, bool]
"""A table, a sequence number, a seat, and whether the game has ended."""


class BotFailed(Exception):
    """Neither the bot's choice nor a random option could be applied in time."""


class BotProcess:
    """One bot process; it starts on first use and restarts after it was stopped."""

    def __init__(self, order: Sequence[str] = WORKER_COMMAND, limit: int = MAX_REQUESTS) -> None:
        self._order = order
        self._max_requests = limit
        self._process: Process | None = None
        self._slow = False
        self._requests = 0

    async def ask(self, request: BotRequest, budget: float) -> BotReply:
        """The reply within the time limit; on a timeout or a cancellation the process is stopped."""
        try:
            process = await self._running()
            async with asyncio.timeout(budget):
                return await self._exchange(process, request)
        except BaseException:
            await self.stop()
            raise

    async def _running(self) -> Process:
        """The running process; its start does not count against the time limit.

        A process is replaced if it started before the engine was compiled, or has served too many requests.
        """
        if (self._slow and _engine.has_compiled_engine()) or self._requests >= self._max_requests:
            await self.stop()
        self._requests += 1
        if self._process is None or self._process.returncode is not None:
            self._requests = 1
            self._slow = not _engine.has_compiled_engine()
            self._process = await asyncio.create_subprocess_exec(
                *self._order, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
            )
            async with asyncio.timeout(START_SECONDS):
                if await _frame(self._process) != READY:
                    raise OSError("a bot process did not start")
        return self._process

    async def _exchange(self, process: Process, request: BotRequest) -> BotReply:
        assert process.stdin is not None
        process.stdin.write(with_length(msgspec.msgpack.encode(request)))
        await process.stdin.drain()
        reply: BotReply = msgspec.msgpack.decode(await _frame(process), type=BotReply)
        return reply

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.communicate())


async def _frame(process: Process) -> bytes:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH_BYTES)
    return await process.stdout.readexactly(int.from_bytes(head, "big"))


def new_seed_bytes(position: bytes, seat: int) -> bytes:
    """A random seed for one bot request, so no player can predict a bot."""
    return secrets.randbits(SEED_BITS).to_bytes(SEED_BITS // 8, "big")


class BotPool:
    """A few bot processes that take turns; each loads the card sets of this server."""

    def __init__(
        self,
        count: int,
        budget: float,
        order: Sequence[str] = WORKER_COMMAND,
        sets: Sequence[tuple[str, str]] = (),
    ) -> None:
        whole = [*order, *(part for named in sets for part in named)]
        self._all = [BotProcess(whole) for _ in range(count)]
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        for bot_process in self._all:
            self._idle.put_nowait(bot_process)
        self._budget = budget
        self._solved: dict[SolutionKey, SolutionReply] = {}

    async def choose(
        self, game: str, bot: str, position: bytes, seat: int, options: list[int], memory: Sequence[int] = ()
    ) -> int:
        """The bot's choice, or a random option if the bot fails or takes too long."""
        seed = new_seed_bytes(position, seat)
        request = ChooseRequest(game, position, seat, bot, seed, list(memory))
        reply = await self._think(request, ChoiceReply)
        if isinstance(reply, ChoiceReply) and reply.option in options:
            return reply.option
        return await self._random_option(request, options, reply)

    async def advise(
        self, game: str, bot: str, position: bytes, seat: int, options: list[int], memory: Sequence[int] = ()
    ) -> Advice:
        """The choice with its reason; a random option without one if the bot fails or takes too long."""
        seed = new_seed_bytes(position, seat)
        request = AdviseRequest(game, position, seat, bot, seed, list(memory))
        reply = await self._think(request, AdviceReply)
        if isinstance(reply, AdviceReply) and reply.advice.option in options:
            return reply.advice
        return Advice(await self._random_option(request, options, reply), "", {}, NO_OPTION)

    async def _random_option(
        self, request: ChooseRequest | AdviseRequest, options: list[int], reply: BotReply
    ) -> int:
        """A random option, tried in a bot process, so an answer that hangs cannot block the server."""
        game, problem = request.game, reply.error if isinstance(reply, FailureReply) else ""
        LOG.warning("a bot chose at random", extra={"game": game, "bot": request.bot, "problem": problem})
        for option in secrets.SystemRandom().sample(options, min(RANDOM_TRIES, len(options))):
            attempt = TryRequest(game, request.position, request.seat, option)
            if isinstance(await self._think(attempt, ChoiceReply), ChoiceReply):
                return option
        raise BotFailed(problem)

    async def solve(
        self, key: SolutionKey, game: str, position: bytes, seat: int, end: bytes = b""
    ) -> SolutionReply:
        """The best line of a seat, and how a finished game compares; `key` identifies the position.

        Raises `BotFailed` if the solver finds nothing in time.
        """
        if key not in self._solved:
            reply = await self._think(SolveRequest(game, position, seat, end), SolutionReply, SOLVE_SECONDS)
            if isinstance(reply, FailureReply):
                raise BotFailed(reply.error)
            self._solved[key] = reply
            while len(self._solved) > MAX_SOLVED:
                self._solved.pop(next(iter(self._solved)))
        return self._solved[key]

    async def run_review_task(self, request: ReviewRequest) -> list[OptionEstimate]:
        """Run a review task when a process is free; raises `BotFailed` if it fails or takes too long."""
        reply = await self._think(request, EstimatesReply, WEIGH_SECONDS)
        if isinstance(reply, FailureReply):
            raise BotFailed(reply.error)
        return reply.estimates

    async def _think(
        self, request: BotRequest, wanted: type[R], budget: float | None = None
    ) -> R | FailureReply:
        """The wanted kind of reply, or why there is none."""
        bot_process = await self._idle.get()
        try:
            reply = await bot_process.ask(request, budget or self._budget)
        except PROCESS_FAILURES as problem:
            return FailureReply(type(problem).__name__)
        finally:
            self._idle.put_nowait(bot_process)
        if isinstance(reply, (wanted, FailureReply)):
            return reply
        return FailureReply(f"a bot process replied with {type(reply).__name__}")

    async def close(self) -> None:
        for bot_process in self._all:
            await bot_process.stop()
