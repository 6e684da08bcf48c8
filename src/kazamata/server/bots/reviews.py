"""Reviews of finished tables: thought piece by piece between the bots, kept for whoever asks again."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final, NamedTuple

from kazamata.bots.review.course import Review, Turn, reviewing
from kazamata.bots.review.past import Past, past
from kazamata.bots.review.reasons import Reason, reasons, ways
from kazamata.bots.review.weighing import Task, Weighed
from kazamata.codec.snapshot import freeze
from kazamata.core.asks import Question
from kazamata.server.bots.thinker import Thought, Weighing
from kazamata.server.bots.thinkers import Stuck, Thinkers
from kazamata.server.errors import Trouble
from kazamata.server.store.records import OVER
from kazamata.server.tables.table import Table

LOG: Final = logging.getLogger(__name__)
MOST_KEPT: Final = 64
MOST_WAITING: Final = 8
"""So many reviews may be thought about or wait for their turn."""
PATIENCE: Final = 20.0
"""A review that nobody has asked for during so many seconds is given up."""

Key = tuple[str, int]
"""A table, and whose answers are looked at: a seat, or -1 for all."""


class Named(NamedTuple):
    """A turn with all that is needed to tell it."""

    turn: Turn
    question: Question
    view: Any
    why: list[Reason]


class Found(NamedTuple):
    """A review that is done, without the game it is about."""

    review: Review
    turns: list[Named]
    ways: list[Reason]


class Reviewing:
    """A review on its way, or done; `wanted` by those who have asked for it and not taken that back."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 1
        self.found: Found | None = None
        self.failed = False
        self.wanted: set[str] = set()
        self.looked = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for it any more."""
        return not self.wanted or time.monotonic() - self.looked > PATIENCE

    @property
    def is_thinking(self) -> bool:
        return self.found is None and not self.failed


class Reviews:
    """The reviews of this server, one of them thought about at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._all: dict[Key, Reviewing] = {}
        self._turn = asyncio.Lock()

    def known(self, table: Table, seat: int) -> Reviewing | None:
        """A review that was asked for; looking at it keeps it going."""
        found = self._all.get((table.id, seat))
        if found is not None:
            found.looked = time.monotonic()
        return found

    def begin(self, table: Table, seat: int, who: str) -> Reviewing:
        """Think about a table that is over; the same review is thought once."""
        if table.record.status != OVER:
            raise Trouble("not-over", 403)
        if not table.game.path:
            raise Trouble("nothing-to-review", 409)
        key = (table.id, seat)
        if key not in self._all or self._all[key].failed:
            if sum(one.is_thinking for one in self._all.values()) >= MOST_WAITING:
                raise Trouble("review-busy", 429, seconds=int(PATIENCE))
            self._all[key] = one = Reviewing()
            one.task = asyncio.create_task(self._think(key, table, one), name=f"review {table.id}")
            self._forget()
        one = self._all[key]
        one.wanted.add(who)
        one.looked = time.monotonic()
        return one

    def drop(self, table: Table, seat: int, who: str) -> None:
        """Somebody does not wait any more; when nobody does, it ends before its next piece."""
        found = self._all.get((table.id, seat))
        if found is not None:
            found.wanted.discard(who)

    async def close(self) -> None:
        tasks = [one.task for one in self._all.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self) -> None:
        old = [key for key, one in self._all.items() if not one.is_thinking]
        for key in old[: max(0, len(self._all) - MOST_KEPT)]:
            del self._all[key]

    async def _think(self, key: Key, table: Table, one: Reviewing) -> None:
        try:
            async with self._turn:
                await self._follow(key, past(table.game.log(table.names())), one)
        except Exception as problem:
            LOG.error("a review failed", extra={"table": table.id}, exc_info=problem)
            one.failed = True

    async def _follow(self, key: Key, game: Past, one: Reviewing) -> None:
        """Piece by piece, so that bots need not wait; and only as long as somebody does."""
        course = reviewing(game, None if key[1] < 0 else key[1])
        try:
            piece = next(course)
            while not one.is_idle:
                one.done, one.of = piece.done, piece.of
                piece = course.send(await self._weighed(game, piece.task))
            one.failed = True
            self._all.pop(key, None)
        except StopIteration as end:
            one.found = named(game, end.value)

    async def _weighed(self, game: Past, task: Task) -> list[Weighed]:
        order = Weighing(task.what, task.options, task.width, task.known, task.hindsight, task.seed)
        frozen = freeze(game.rules, task.position)
        thought = Thought(game.rules.name, "", frozen, task.seat, b"", memory=list(task.memory), weigh=order)
        chosen = await self._thinkers.weigh(thought)
        if chosen.problem:  # a process may have been ended under it: once more
            chosen = await self._thinkers.weigh(thought)
        if chosen.problem:
            raise Stuck(chosen.problem)
        return [Weighed(*row) for row in chosen.rows]


def named(game: Past, review: Review) -> Found:
    """A review with the questions of its turns; the rest of the game is let go."""
    turns = []
    for turn in review.turns:
        moment = game.moments[turn.at]
        view = game.rules.see(moment.position, moment.seat)
        turns.append(Named(turn, moment.question(game.rules), view, reasons(game, turn, review.wins)))
    return Found(review, turns, ways(review.way))
