"""Reviews of finished tables: computed in small tasks between bot moves, then cached."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final, NamedTuple

from kazamata.bots.review.finished_game import FinishedGame, replay_game
from kazamata.bots.review.reasons import Reason, reasons, win_reasons
from kazamata.bots.review.review import Review, TurningPoint, review_tasks
from kazamata.bots.review.tasks import OptionEstimate, ReviewTask
from kazamata.codec.snapshot import freeze
from kazamata.core.asks import Question
from kazamata.server.bot_processes.pool import BotFailed, BotPool
from kazamata.server.bot_processes.worker import ReviewRequest
from kazamata.server.errors import RequestError
from kazamata.server.store.records import OVER
from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
MAX_KEPT: Final = 64
MAX_WAITING: Final = 8
"""How many reviews may run or wait."""
ABANDON_SECONDS: Final = 20.0
"""A review is cancelled if no client asks for it for this many seconds."""


class TurningPointDetails(NamedTuple):
    """A turning point with all data needed to render it."""

    turn: TurningPoint
    question: Question
    view: Any
    why: list[Reason]


class FinishedReview(NamedTuple):
    """A finished review, without its game."""

    review: Review
    turns: list[TurningPointDetails]
    ways: list[Reason]


class ReviewJob:
    """A running or finished review; `waiting_callers` are those who asked and have not cancelled."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 1
        self.result: FinishedReview | None = None
        self.failed = False
        self.waiting_callers: set[str] = set()
        self.last_polled = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether no caller waits for it."""
        return not self.waiting_callers or time.monotonic() - self.last_polled > ABANDON_SECONDS

    @property
    def is_thinking(self) -> bool:
        return self.result is None and not self.failed


class ReviewQueue:
    """The reviews of this server; one is computed at a time."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._all: dict[str, ReviewJob] = {}
        self._turn = asyncio.Lock()

    def find(self, table: Table) -> ReviewJob | None:
        """A requested review; polling keeps it running."""
        found = self._all.get(table.id)
        if found is not None:
            found.last_polled = time.monotonic()
        return found

    def start(self, table: Table, who: str) -> ReviewJob:
        """Start a review of a finished table, or join the one that exists."""
        if table.record.status != OVER:
            raise RequestError("not-over", 403)
        if not table.history.active_seqs:
            raise RequestError("nothing-to-review", 409)
        if table.id not in self._all or self._all[table.id].failed:
            if sum(one.is_thinking for one in self._all.values()) >= MAX_WAITING:
                raise RequestError("review-busy", 429, seconds=int(ABANDON_SECONDS))
            self._all[table.id] = one = ReviewJob()
            one.task = asyncio.create_task(self._think(table, one), name=f"review {table.id}")
            self._forget()
        one = self._all[table.id]
        one.waiting_callers.add(who)
        one.last_polled = time.monotonic()
        return one

    def cancel(self, table: Table, who: str) -> None:
        """Remove a caller; the review stops before its next task when no caller is left."""
        found = self._all.get(table.id)
        if found is not None:
            found.waiting_callers.discard(who)

    async def close(self) -> None:
        tasks = [one.task for one in self._all.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self) -> None:
        old = [table for table, one in self._all.items() if not one.is_thinking]
        for table in old[: max(0, len(self._all) - MAX_KEPT)]:
            del self._all[table]

    async def _think(self, table: Table, one: ReviewJob) -> None:
        try:
            async with self._turn:
                await self._follow(table.id, replay_game(table.history.log(table.names())), one)
        except Exception as problem:
            LOG.error("a review failed", extra={"table": table.id}, exc_info=problem)
            one.failed = True

    async def _follow(self, table: str, game: FinishedGame, one: ReviewJob) -> None:
        """Run the review task by task, so bots need not wait, and only while a caller waits."""
        tasks = review_tasks(game)
        try:
            step = next(tasks)
            while not one.is_idle:
                one.done, one.total = step.done, step.total
                step = tasks.send(await self._weighed(game, step.task))
            one.failed = True
            self._all.pop(table, None)
        except StopIteration as end:
            one.result = finish_review(game, end.value)

    async def _weighed(self, game: FinishedGame, task: ReviewTask) -> list[OptionEstimate]:
        frozen = task._replace(position=freeze(game.rules, task.position))
        request = ReviewRequest(game.rules.name, frozen)
        try:
            return await self._bot_pool.run_review_task(request)
        except BotFailed:  # the process may have been stopped meanwhile: retry once
            return await self._bot_pool.run_review_task(request)


def finish_review(game: FinishedGame, review: Review) -> FinishedReview:
    """Keep a review with the questions of its turning points and drop the rest of the game."""
    turns = []
    for turn in review.turns:
        moment = game.moments[turn.at]
        view = game.rules.see(moment.position, moment.seat)
        turns.append(
            TurningPointDetails(turn, moment.question(game.rules), view, reasons(game, turn, review.wins))
        )
    return FinishedReview(review, turns, win_reasons(review.way))
