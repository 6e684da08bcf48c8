"""One table in memory: its record, its chronicle, and who looks at it.

Whoever changes a table holds its lock, stores first, and only then lets the change be seen. When somebody
else (another server on the same database) was faster, the table catches up and the change is judged again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from kazamata import shelf
from kazamata.core.refusals import Refusal, Refused
from kazamata.server.errors import Trouble
from kazamata.server.store.records import OPEN, OVER, RUNNING, Plea, TableRecord
from kazamata.server.store.store import Store
from kazamata.server.store.writer import Conflict
from kazamata.server.tables.chronicle import Chronicle, Proposal
from kazamata.server.tables.clocks import due_after
from kazamata.shelf import AnyRules

Change = Callable[[TableRecord], TableRecord]


class Stale(Exception):
    """An answer to a question that is not asked any more; `seq` is where the table is now."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Watcher(Protocol):
    """Somebody who wants to be told that something changed."""

    seat: int

    def wake(self) -> None: ...


class Table:
    """A table and all that can be done at it."""

    def __init__(
        self, store: Store, record: TableRecord, changed: Callable[[Table], Awaitable[None]]
    ) -> None:
        self.store = store
        self.record = record
        self.rules: AnyRules = shelf.rules(record.game)
        self.chronicle: Chronicle | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        self.news = 0
        self.used = time.monotonic()
        self.pictures: dict[Any, bytes] = {}
        self._changed = changed

    # ---------------------------------------------------------------------------- the present

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def seq(self) -> int:
        return self.chronicle.seq if self.chronicle else 0

    @property
    def game(self) -> Chronicle:
        """The chronicle; a `Trouble` before the deal."""
        if self.chronicle is None:
            raise Trouble("not-dealt", 409)
        return self.chronicle

    @property
    def plea(self) -> Plea | None:
        """The question whether to go back, as long as nothing has happened since."""
        plea = self.record.plea
        return plea if plea is not None and plea.seq == self.seq else None

    def online(self) -> frozenset[int]:
        """Seats of which somebody looks at the table, here or through another server."""
        now = time.monotonic()
        others = (seats for until, seats in self.elsewhere.values() if until > now)
        return frozenset(w.seat for w in self.watchers if w.seat >= 0).union(*others)

    def names(self) -> list[str]:
        return [seat.name or seat.bot or "" for seat in self.record.seats]

    def why(self, seat: int, option: int) -> Refusal | None:
        return self.rules.why(self.game.position, seat, option)

    # ----------------------------------------------------------------------------- loading

    async def load(self) -> None:
        """Take the record and the history from the store."""
        if self.record.status == OPEN:
            return
        entries = await self.store.entries(self.id)
        snapshots = await self.store.snapshots(self.id)
        self.chronicle = self._chronicle(entries, snapshots)

    def _chronicle(self, entries: Any = (), snapshots: Any = None) -> Chronicle:
        setup = self.rules.setup(len(self.record.seats), self.record.choices)
        return Chronicle(self.rules, setup, int(self.record.seed), entries, snapshots)

    async def catch_up(self, edition: int | None = None) -> None:
        """Take over what others have stored, and show it; they have told the others already.

        Whoever knows the stored edition names it: then the record is only read if it is a later one.
        """
        async with self.lock:
            await self._catch_up(edition is None or edition > self.record.edition)
        self.wake()

    async def _catch_up(self, record_too: bool = True) -> None:
        record = await self.store.table(self.id) if record_too else None
        if record is not None and record.edition > self.record.edition:
            self.record = record
            self.news += 1
        if self.record.status != OPEN:
            if self.chronicle is None:
                await self.load()
            else:
                self.chronicle.catch_up(await self.store.entries(self.id, self.chronicle.seq))
            self._note_end()

    def _note_end(self) -> None:
        if self.chronicle is not None and self.chronicle.over and self.record.status != OVER:
            self.record = msgspec.structs.replace(self.record, status=OVER)

    # ---------------------------------------------------------------------------- answering

    async def answer(self, seat: int, named: int, option: int, actor: str) -> None:
        """Take an answer; comes back when it is stored. Raises `Refused`, `Stale` or `Trouble`."""
        async with self.lock:
            if named > self.seq:
                await self._catch_up()
            await self._append(lambda: self._judge(seat, named, option, actor))
        await self._tell()

    def _judge(self, seat: int, named: int, option: int, actor: str) -> list[Proposal]:
        game = self.game
        if game.over:
            raise Refused(Refusal("", "game-over", {}))
        if seat in game.asked_since and not game.is_current(seat, named):
            raise Stale(self.seq)
        if seat not in game.asked_since and named < game.seq:
            raise Stale(self.seq)
        return [game.propose(seat, option, named, actor, time.time())]

    async def _append(self, judge: Callable[[], list[Proposal]]) -> None:
        while True:
            proposals = judge()
            try:
                await self._store_entries(proposals)
            except Conflict:
                await self._catch_up()
                continue
            return

    async def _store_entries(self, proposals: list[Proposal]) -> None:
        over = self.rules.over(proposals[-1].position)
        entries = [proposal.entry for proposal in proposals]
        storing = asyncio.ensure_future(self.store.append(self.id, entries, over, *self._waking(proposals)))
        try:
            await asyncio.shield(storing)
        except asyncio.CancelledError:
            await storing  # what is on its way to the disk must also be known here
            self._accept(proposals)
            raise
        self._accept(proposals)
        if over:
            await self._catch_up()

    def _waking(self, proposals: list[Proposal]) -> list[float | None]:
        """When bots or clocks have to act after these entries, where there are any."""
        last = proposals[-1]
        return due_after(self.record, self.game, last.position, last.entry.at, self.store.uptimes)

    def _accept(self, proposals: list[Proposal]) -> None:
        if self.plea is not None:
            self.news += 1  # the plea is about a position that is gone now
        for proposal in proposals:
            self.game.accept(proposal)
        self._note_end()
        self.pictures.clear()

    async def keep_snapshot(self) -> None:
        frozen = self.chronicle.due_snapshot() if self.chronicle else None
        if frozen is not None:
            await self.store.keep_snapshot(self.id, self.seq, frozen)

    # -------------------------------------------------------------------------- taking back

    async def undo(self, seat: int, named: int, actor: str) -> None:
        """Take back the seat's last answer where that is free; otherwise ask the table."""
        async with self.lock:
            if named > self.game.seq:
                await self._catch_up()
            if self.game.over:  # the seed has been told: nothing may be played anew here
                raise Trouble("game-over", 409)
            if self.game.free_take_back(seat) is not None:
                await self._append(lambda: self._judge_free(seat, named, actor))
            elif named != self.game.seq:
                raise Stale(self.seq)
            else:
                await self._plead(seat, actor)
        await self._tell()

    def _judge_free(self, seat: int, named: int, actor: str) -> list[Proposal]:
        """Others may have answered since the seat looked; only what it did itself makes its wish stale."""
        game = self.game
        back = game.free_take_back(seat)
        if back is None or named > game.seq or any(entry.seat == seat for entry in game.entries[named:]):
            raise Stale(self.seq)
        return game.propose_back(seat, back, named, actor, time.time())

    def _judge_agreed(self, plea: Plea, actor: str) -> list[Proposal]:
        back = self.game.agreed_take_back(plea.seat)
        if self.game.seq != plea.seq or back is None:
            raise Stale(self.seq)
        return self.game.propose_back(plea.seat, back, plea.seq, actor, time.time())

    async def _plead(self, seat: int, actor: str) -> None:
        back = self.game.agreed_take_back(seat)
        if back is None:
            raise Trouble("nothing-to-undo", 409)
        plea = Plea(seat, self.game.seq, back.to_seq, {seat: True})
        if self._agreed(plea):
            await self._append(lambda: self._judge_agreed(plea, actor))
        else:
            await self._change(lambda record: msgspec.structs.replace(record, plea=plea))

    def _agreed(self, plea: Plea) -> bool:
        persons = {seat.seat for seat in self.record.seats if seat.person}
        return all(plea.votes.get(seat, False) for seat in persons)

    async def vote(self, seat: int, yes: bool, actor: str) -> None:
        """Give a vote on the plea of the table; all persons must agree, one no ends it."""
        async with self.lock:
            plea = self.plea
            if plea is None:
                raise Trouble("no-vote", 409)
            plea = msgspec.structs.replace(plea, votes={**plea.votes, seat: yes})
            if not yes:
                await self._change(lambda record: msgspec.structs.replace(record, plea=None))
            elif self._agreed(plea):
                agreed = plea
                await self._append(lambda: self._judge_agreed(agreed, actor))
            else:
                await self._change(lambda record: msgspec.structs.replace(record, plea=plea))
        await self._tell()

    # --------------------------------------------------------------------- the record's changes

    async def change(self, change: Change) -> None:
        """Store a changed record; the change is made again if somebody else was faster."""
        async with self.lock:
            await self._change(change)
        await self._tell()

    async def _change(self, change: Change) -> None:
        while True:
            changed = self._dealt_if_ready(change(self.record))
            try:
                stored = await self.store.change(changed)
            except Conflict:
                await self._catch_up()
                continue
            self.record = stored
            self.news += 1
            self.pictures.clear()
            if self.chronicle is None and stored.status == RUNNING:
                self.chronicle = self._chronicle()
            return

    def _dealt_if_ready(self, record: TableRecord) -> TableRecord:
        """The deal is made when every seat is filled and every person is ready."""
        if record.status != OPEN:
            return record
        if not all(seat.filled and (seat.ready or not seat.owned) for seat in record.seats):
            return record
        return msgspec.structs.replace(record, status=RUNNING, dealt=time.time())

    async def _tell(self) -> None:
        self.used = time.monotonic()
        self.wake()
        await self._changed(self)

    def wake(self) -> None:
        self.pictures.clear()
        for watcher in list(self.watchers):
            watcher.wake()
