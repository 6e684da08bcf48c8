"""Runs a table: its bots answer and its clocks run out.

With several servers, only the holder of the table's lease does so. Another server takes over if it dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from kazamata.codec.snapshot import freeze
from kazamata.core.asks import Ask
from kazamata.core.refusals import Refused
from kazamata.server.bot_processes.pool import BotFailed, BotPool
from kazamata.server.bus.bus import Bus
from kazamata.server.errors import RequestError
from kazamata.server.settings import Settings
from kazamata.server.store.records import ACTOR_PERSON
from kazamata.server.store.writer import WriterClosed
from kazamata.server.tables.answers import StaleRequest
from kazamata.server.tables.clocks import deadline, next_due
from kazamata.server.tables.seating import replace_timed_out
from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
LEASE_PAUSE: Final = 2.0
STUCK_PAUSE: Final = 30.0
"""Seconds to wait at a table where no bot answer could be applied."""
START_AHEAD_SECONDS: Final = 60.0
FOLLOW_UP_PAUSE_FACTOR: Final = 1 / 3
"""A bot that continues its own turn pauses for only this fraction of the usual time."""


class TableRunner:
    """One task per table, while a bot or a clock needs it."""

    def __init__(self, table: Table, bus: Bus, bot_pool: BotPool, settings: Settings) -> None:
        self._table = table
        self._bus = bus
        self._bot_pool = bot_pool
        self._settings = settings
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @staticmethod
    def is_needed(table: Table) -> bool:
        """Whether a bot is asked or a clock soon runs out; `DueTableLoader` handles later deadlines."""
        if table.history_or_none is None or table.moved:
            return False
        due = next_due(table.record, table.history_or_none, table.store.uptimes)
        return due is not None and due <= time.time() + START_AHEAD_SECONDS

    def start(self, ended: Callable[[], object]) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self._table.id}")
        self._task.add_done_callback(lambda _: ended())

    def wake(self) -> None:
        self._woken.set()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        try:
            while self.is_needed(self._table):
                self._woken.clear()
                if not await self._bus.take_lease(self._table.id):
                    await self._rest(LEASE_PAUSE)
                elif ask := self._asked_bot():
                    await self._let_answer_or_rest(ask)
                else:
                    await self._watch_clocks()
        except WriterClosed:
            pass
        except Exception as problem:
            LOG.error("running a table failed", extra={"table": self._table.id}, exc_info=problem)
            await asyncio.sleep(LEASE_PAUSE)

    async def _rest(self, seconds: float) -> None:
        """Wait, but return when something changes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._woken.wait()

    # ----------------------------------------------------------------------------------- bots

    def _asked_bot(self) -> Ask | None:
        seats = self._table.record.seats
        return next((ask for ask in self._table.history.asks if seats[ask.seat].bot), None)

    async def _let_answer_or_rest(self, ask: Ask) -> None:
        try:
            await self._let_answer(ask)
        except BotFailed as problem:
            LOG.error("a bot is stuck", extra={"table": self._table.id, "problem": str(problem)})
            await self._rest(STUCK_PAUSE)

    async def _let_answer(self, ask: Ask) -> None:
        table, seat = self._table, int(ask.seat)
        bot, seen_seq = table.record.seats[seat].bot, table.seq
        assert bot is not None
        thinking = asyncio.create_task(self._think_at_leisure(bot, ask))
        try:
            while not thinking.done():
                self._woken.clear()
                waking = asyncio.create_task(self._woken.wait())
                await asyncio.wait({thinking, waking}, return_when=asyncio.FIRST_COMPLETED)
                waking.cancel()
                if not self._still_asked(seat, bot, seen_seq):
                    return
            await self._answer(seat, seen_seq, thinking.result())
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)

    async def _think_at_leisure(self, bot: str, ask: Ask) -> int:
        """Let the bot think while people read the last events; thinking and pause run in parallel."""
        over = time.monotonic() + self._pause(int(ask.seat))
        option = await self._think(bot, ask)
        await asyncio.sleep(max(0.0, over - time.monotonic()))
        return option

    def _pause(self, seat: int) -> float:
        """Seconds to pause; none if no person plays or watches."""
        table, entries = self._table, self._table.history.entries
        if not table.watchers and not any(seat.is_played_by_person for seat in table.record.seats):
            return 0.0
        goes_on = bool(entries) and entries[-1].seat == seat and entries[-1].actor != ACTOR_PERSON
        return self._settings.bot_pause_seconds * (FOLLOW_UP_PAUSE_FACTOR if goes_on else 1.0)

    async def _think(self, bot: str, ask: Ask) -> int:
        frozen = freeze(self._table.rules, self._table.history.position)
        game, options = self._table.record.game, list(ask.options)
        memory = self._table.history.memory(int(ask.seat))
        return await self._bot_pool.choose(game, bot, frozen, int(ask.seat), options, memory)

    def _still_asked(self, seat: int, bot: str, seen_seq: int) -> bool:
        table = self._table
        return table.record.seats[seat].bot == bot and table.history.is_still_asked(seat, seen_seq)

    async def _answer(self, seat: int, seen_seq: int, option: int) -> None:
        try:
            await self._table.answer(seat, seen_seq, option, self._actor(seat))
        except (StaleRequest, Refused, RequestError):
            return  # the table has changed meanwhile

    def _actor(self, seat: int) -> str:
        """The actor: the clock for the question that timed out, the stand-in for later questions."""
        table = self._table
        here, end = table.record.seats[seat], deadline(table.record, table.history, seat, table.store.uptimes)
        return here.actor if end is not None and end <= time.time() else replace(here, replaced=None).actor

    # --------------------------------------------------------------------------------- clocks

    async def _watch_clocks(self) -> None:
        if self._late_seats():
            await self._table.change_record(lambda record: replace_timed_out(record, self._late_seats()))
            return
        waiting = min(self._deadlines().values(), default=time.time() + LEASE_PAUSE)
        await self._rest(min(max(waiting - time.time(), 0.01), LEASE_PAUSE))

    def _deadlines(self) -> dict[int, float]:
        table = self._table
        uptimes, game = table.store.uptimes, table.history
        ends = {int(ask.seat): deadline(table.record, game, ask.seat, uptimes) for ask in game.asks}
        return {seat: end for seat, end in ends.items() if end is not None}

    def _late_seats(self) -> list[int]:
        now = time.time()
        return [seat for seat, end in self._deadlines().items() if end <= now]
