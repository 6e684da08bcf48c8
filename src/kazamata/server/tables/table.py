"""One table in memory: its record, its history and its watchers.

A change takes the table's lock, is stored, and only then becomes visible. The table catches up and checks the
change again if another server on the same database wrote first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

import msgspec

from kazamata import game_registry
from kazamata.core.refusals import Refusal, Refused
from kazamata.game_registry import AnyRules
from kazamata.server.errors import RequestError
from kazamata.server.store.records import (
    NOTE_GAVE_UP,
    OPEN,
    OVER,
    RUNNING,
    VOTE_END,
    VOTE_UNDO,
    AnswerPlan,
    TableRecord,
    TableVote,
)
from kazamata.server.store.store import Store, add_entry, add_table
from kazamata.server.store.writer import WriteConflict
from kazamata.server.tables import answers, votes
from kazamata.server.tables.answers import ConfirmationNeeded, StaleRequest
from kazamata.server.tables.clocks import due_after
from kazamata.server.tables.history import GameHistory, Proposal
from kazamata.server.tables.plans import PendingWrite, continue_plans, start_plan
from kazamata.server.tables.presence import AWAY_SECONDS, Presence, SeatPresence
from kazamata.server.tables.rules_upgrade import stopped_history
from kazamata.server.tables.seating import start_if_ready

StepConditions = Sequence[dict[str, list[int]]]
"""For each step of a plan, the facts that its question must have."""

RecordChange = Callable[[TableRecord], TableRecord]
Note = tuple[str, int, str]
"""A note to log with a change: its kind, the seat it is about, and the actor."""


MAX_REFUSALS: Final = 3
"""How many votes may fail before the next answer."""


class Watcher(Protocol):
    """A client that wants to know about changes."""

    seat: int

    def wake(self) -> None: ...


class Table:
    """A table and its operations."""

    def __init__(
        self,
        store: Store,
        record: TableRecord,
        changed: Callable[[Table], Awaitable[None]],
        away_seconds: float = AWAY_SECONDS,
    ) -> None:
        self.store = store
        self.record = record
        self.rules: AnyRules = game_registry.rules(record.game)
        self.history_or_none: GameHistory | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.presence = Presence(away_seconds)
        self.info_version = 0
        self.last_used = time.monotonic()
        self.state_cache: dict[Any, bytes] = {}
        self.moved = False
        """Whether another server moved the table to other rules, so it must be loaded again."""
        self._changed = changed

    # ---------------------------------------------------------------------------- the present

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def seq(self) -> int:
        return self.history_or_none.seq if self.history_or_none else 0

    @property
    def history(self) -> GameHistory:
        """The history; raises `RequestError` before the deal."""
        if self.history_or_none is None:
            raise RequestError("not-dealt", 409)
        return self.history_or_none

    @property
    def open_vote(self) -> TableVote | None:
        """The open vote, if no entry was added since it began."""
        vote = self.record.vote
        if vote is None or vote.seq != self.seq or (self.stopped and vote.subject == VOTE_UNDO):
            return None
        return vote

    @property
    def stopped(self) -> bool:
        """Whether the present rules cannot follow the game: people can view it but not play on."""
        return self.history_or_none is not None and self.history_or_none.stopped is not None

    def require_not_stopped(self) -> None:
        """Raise `RequestError` if the game cannot continue under the present rules."""
        if self.stopped:
            raise RequestError("old-rules", 409, version=self.record.rules_version)

    def local_seats(self) -> frozenset[int]:
        """Seats with an open page on this server."""
        return frozenset(watcher.seat for watcher in self.watchers if watcher.seat >= 0)

    def online(self) -> frozenset[int]:
        """Seats with an open page, here or on another server."""
        return self.presence.online(self.local_seats())

    def presences(self) -> tuple[SeatPresence, ...]:
        """The presence of each seat; only owners can be away, and only while the game runs."""
        online, absent = self.online(), self._seats_that_can_be_away()
        return tuple(
            [
                self.presence.of_seat(seat, online) if seat in absent else SeatPresence(seat in online)
                for seat in range(len(self.record.seats))
            ]
        )

    def seconds_to_presence_change(self) -> float | None:
        """After how many seconds a presence changes though nobody comes or goes; None if none does."""
        return self.presence.seconds_to_change(self._seats_that_can_be_away(), self.local_seats())

    def _seats_that_can_be_away(self) -> frozenset[int]:
        running = self.record.status == RUNNING
        return frozenset(seat.seat for seat in self.record.seats if seat.is_owned and running)

    def names(self) -> list[str]:
        return [seat.name or seat.bot or "" for seat in self.record.seats]

    def why(self, seat: int, option: int) -> Refusal | None:
        return self.rules.why(self.history.position, seat, option)

    # ----------------------------------------------------------------------------- loading

    async def load(self) -> None:
        """Load the history from the store."""
        if self.record.status == OPEN:
            return
        entries = await self.store.entries(self.id)
        if self.record.rules_version != self.store.version_of(self.record.game):
            self.history_or_none = stopped_history(self.record, entries)
            return
        snapshots = await self.store.snapshots(self.id)
        self.history_or_none = self._make_history(entries, snapshots)
        await self._continue_plans()

    def _make_history(self, entries: Any = (), snapshots: Any = None) -> GameHistory:
        setup = self.rules.setup(len(self.record.seats), self.record.choices)
        return GameHistory(self.rules, setup, int(self.record.seed), entries, snapshots)

    async def catch_up(self, edition: int | None = None) -> None:
        """Apply and show what other servers stored; they have already notified the rest.

        `edition` is the stored edition, if known; the record is read only if that is newer.
        """
        async with self.lock:
            await self._catch_up(edition is None or edition > self.record.edition)
        self.wake()

    async def _catch_up(self, record_too: bool = True) -> None:
        record = await self.store.table(self.id) if record_too else None
        if record is not None and record.rules_version != self.record.rules_version:
            self.moved = True
            self.wake()
            raise RequestError("newer-rules", 503)
        if record is not None and record.edition > self.record.edition:
            self.info_version += record.public_part() != self.record.public_part()
            self._take_record(record)
        if self.record.status != OPEN:
            if self.history_or_none is None:
                await self.load()
            else:
                self.history_or_none.catch_up(await self.store.entries(self.id, self.history_or_none.seq))
                await self._continue_plans()
            self._mark_over()

    def _mark_over(self) -> None:
        if self.history_or_none is not None and self.history_or_none.is_over and self.record.status != OVER:
            self.record = msgspec.structs.replace(self.record, status=OVER)

    # ---------------------------------------------------------------------------- answering

    async def answer(self, seat: int, seen_seq: int, option: int, actor: str) -> None:
        """Store an answer; raises `Refused`, `StaleRequest` or `RequestError`."""
        self.require_not_stopped()
        async with self.lock:
            if seen_seq > self.seq:
                await self._catch_up()
            await self._append(lambda: answers.propose_answer(self.history, seat, seen_seq, option, actor))
        await self._notify()

    async def answer_once(self, seat: int, seen_seq: int, option: int, actor: str) -> None:
        """Store an answer unless it is already stored: a client may repeat it after a lost connection."""
        await self._unless_taken(seat, seen_seq, option, lambda: self.answer(seat, seen_seq, option, actor))

    async def make_plan_once(
        self,
        seat: int,
        seen_seq: int,
        steps: Sequence[tuple[str, int]],
        ignores_news: bool,
        conditions: StepConditions = (),
    ) -> None:
        """Store a plan unless its first answer is already stored."""
        await self._unless_taken(
            seat,
            seen_seq,
            steps[0][1],
            lambda: self.make_plan(seat, seen_seq, steps, ignores_news, conditions),
        )

    async def _unless_taken(
        self, seat: int, seen_seq: int, option: int, work: Callable[[], Awaitable[None]]
    ) -> None:
        if self._has_taken(seat, seen_seq, option):
            return
        try:
            await work()
        except (Refused, StaleRequest):
            if not self._has_taken(seat, seen_seq, option):  # a duplicate may have arrived at the same time
                raise

    def _has_taken(self, seat: int, seen_seq: int, option: int) -> bool:
        history = self.history_or_none
        return history is not None and history.is_duplicate(seat, seen_seq, option)

    async def _append(self, propose: Callable[[], list[Proposal]]) -> None:
        """Store entries together with the answers that plans add."""
        await self._store_pending(lambda: self._with_plans(propose()))

    def _with_plans(self, proposals: list[Proposal]) -> PendingWrite:
        """Add the answers of plans; a manual answer or an undo discards the seat's plan."""
        if self.stopped:
            return PendingWrite(proposals, {})
        plans: dict[int, AnswerPlan | None] = {**self.record.plans()}
        if proposals and not proposals[0].entry.is_note and proposals[0].entry.seat in plans:
            plans[proposals[0].entry.seat] = None
        return continue_plans(self.history, proposals, plans, time.time())

    async def _continue_plans(self) -> None:
        """Continue plans after entries from other servers."""
        if (
            self.stopped
            or self.history.is_over
            or all(plan.stop_reason for plan in self.record.plans().values())
        ):
            return
        before = self.seq
        await self._store_pending(lambda: self._with_plans([]))
        if self.seq > before:
            await self._changed(self)

    async def _store_pending(self, propose: Callable[[], PendingWrite]) -> None:
        while True:
            pending = propose()
            planned = self.record.with_plans(pending.plans)
            if not pending.proposals and planned == self.record:
                return
            try:
                await self._store(pending.proposals, planned)
            except WriteConflict:
                await self._catch_up()
                continue
            return

    async def _store(self, proposals: list[Proposal], planned: TableRecord) -> None:
        last = proposals[-1] if proposals else None
        over = last is not None and (last.entry.kind == NOTE_GAVE_UP or self.rules.is_over(last.position))
        storing = asyncio.ensure_future(self._write(proposals, planned, over))
        try:
            await asyncio.shield(storing)
        except asyncio.CancelledError:
            await storing  # the write continues, so its result must be applied here
            self._accept(proposals, storing.result())
            raise
        self._accept(proposals, storing.result())
        if over:
            await self._catch_up()

    def _next_due(self, proposals: list[Proposal]) -> list[float | None]:
        """When a bot or clock must act after these entries; empty without bots and clocks."""
        last = proposals[-1]
        return due_after(self.record, self.history, last.position, last.entry.created_at, self.store.uptimes)

    async def _write(self, proposals: list[Proposal], planned: TableRecord, over: bool) -> TableRecord:
        """Store entries alone, or together with the plans that they change."""
        entries = [proposal.entry for proposal in proposals]
        if planned == self.record:
            await self.store.append_entries(
                self.id, self.record.rules_version, entries, over, *self._next_due(proposals)
            )
            return planned
        changed = msgspec.structs.replace(planned, status=OVER) if over else planned
        return await self.store.update_table(changed, *(add_entry(self.id, entry) for entry in entries))

    def _accept(self, proposals: list[Proposal], planned: TableRecord) -> None:
        if self.open_vote is not None and proposals:
            self.info_version += 1  # the vote was about an earlier position
        self.record = planned  # plans are secret, so a changed plan is no visible change
        for proposal in proposals:
            self.history.accept(proposal)
        self._mark_over()
        self.state_cache.clear()

    # ----------------------------------------------------------------------------- planning

    async def make_plan(
        self,
        seat: int,
        seen_seq: int,
        steps: Sequence[tuple[str, int]],
        ignores_news: bool,
        conditions: StepConditions = (),
    ) -> None:
        """Give as many answers as possible now and the rest when the seat is asked."""
        self.require_not_stopped()
        plan = AnswerPlan(tuple(steps), ignores_news, seen_seq, conditions=tuple(conditions))
        async with self.lock:
            if seen_seq > self.seq:
                await self._catch_up()
            await self._store_pending(lambda: self._check_plan(seat, seen_seq, plan))
        await self._notify()

    def _check_plan(self, seat: int, seen_seq: int, plan: AnswerPlan) -> PendingWrite:
        history = self.history
        if history.is_over:
            raise Refused(Refusal("", "game-over", {}))
        if not self.record.seats[seat].is_played_by_person:
            raise RequestError("plan-bot", 409)
        answered = any(entry.seat == seat and not entry.is_note for entry in history.entries[seen_seq:])
        if (
            seen_seq > history.seq
            or answered
            or (seat in history.asked_since and not history.is_still_asked(seat, seen_seq))
        ):
            raise StaleRequest(self.seq)
        first = start_plan(history, seat, seen_seq, plan, time.time())
        return continue_plans(history, first.proposals, {**self.record.plans(), **first.plans}, time.time())

    async def drop_plan(self, seat: int) -> None:
        """Discard the steps of a plan that are not given yet."""
        async with self.lock:
            await self._store_pending(lambda: PendingWrite([], {seat: None}))
        await self._notify()

    async def keep_snapshot(self) -> None:
        frozen = self.history_or_none.due_snapshot() if self.history_or_none else None
        if frozen is not None:
            await self.store.keep_snapshot(self.id, self.seq, frozen)

    # --------------------------------------------------------------------------------- undo

    async def undo(self, seat: int, seen_seq: int, actor: str, confirmed: bool = False) -> None:
        """Take back the seat's last answer if that is free; otherwise start a vote.

        Raises `ConfirmationNeeded` if several answers would go and no other seat has to vote.
        """
        self.require_not_stopped()
        async with self.lock:
            if seen_seq > self.history.seq:
                await self._catch_up()
            if self.history.is_over:  # the seed is public after the end, so nothing may be replayed
                raise RequestError("game-over", 409)
            if self.history.free_undo(seat) is not None:
                await self._append(lambda: answers.propose_free_undo(self.history, seat, seen_seq, actor))
            elif seen_seq != self.history.seq:
                raise StaleRequest(self.seq)
            else:
                await self._start_undo_vote(seat, actor, confirmed)
        await self._notify()

    async def _start_undo_vote(self, seat: int, actor: str, confirmed: bool) -> None:
        target = self.history.voted_undo(seat)
        if target is None:
            raise RequestError("nothing-to-undo", 409)
        vote = TableVote(seat, self.history.seq, target.to_seq, {seat: True})
        count = self.history.answers_since(target.to_seq)
        if votes.is_unanimous(self.record, vote) and count > 1 and not confirmed:
            raise ConfirmationNeeded(target.to_seq, count)
        await self._start_vote(vote, actor)

    # --------------------------------------------------------------------------------------------- votes

    async def give_up(self, seat: int, actor: str) -> None:
        """Start a vote to end the game, or agree to one that is open."""
        async with self.lock:
            if self.history.is_over:
                raise RequestError("game-over", 409)
            open_vote = self.open_vote
            if open_vote is not None and open_vote.subject == VOTE_END:
                await self._count_vote(open_vote, seat, True, actor)
            else:
                await self._start_vote(TableVote(seat, self.seq, self.seq, {seat: True}, VOTE_END), actor)
        await self._notify()

    async def cast_vote(self, seat: int, yes: bool, actor: str) -> None:
        """Vote; all owned seats must agree, and a single no ends the vote."""
        async with self.lock:
            if self.open_vote is None:
                raise RequestError("no-vote", 409)
            await self._count_vote(self.open_vote, seat, yes, actor)
        await self._notify()

    async def _start_vote(self, vote: TableVote, actor: str) -> None:
        if self.history.refused_vote_count() >= MAX_REFUSALS:
            raise RequestError("vote-refused", 409)
        if votes.is_unanimous(self.record, vote):  # no other seat has to vote
            await self._append(lambda: votes.propose_agreed(self.history, vote, actor))
        else:
            await self._change(lambda record: votes.start_vote(self._without_lapsed(record), vote))

    def _without_lapsed(self, record: TableRecord) -> TableRecord:
        """The record without a vote that can no longer pass: an undo in a stopped game."""
        lapsed = self.stopped and record.vote is not None and record.vote.subject == VOTE_UNDO
        return msgspec.structs.replace(record, vote=None) if lapsed else record

    async def _count_vote(self, vote: TableVote, seat: int, yes: bool, actor: str) -> None:
        if not yes and seat == vote.seat:  # the asker withdraws the vote
            await self._change(lambda record: msgspec.structs.replace(record, vote=None))
        elif not yes:
            await self._append(lambda: votes.propose_refused(self.history, vote, seat, actor))
        else:
            await self._change(lambda record: votes.add_yes(record, vote, seat, self.seq))
            await self._apply_if_agreed(actor)

    async def _apply_if_agreed(self, actor: str) -> None:
        vote = self.open_vote
        if vote is not None and votes.is_unanimous(self.record, vote):
            await self._append(lambda: votes.propose_agreed(self.history, vote, actor))

    # --------------------------------------------------------------------- the record's changes

    async def change_record(self, change: RecordChange, note: Note | None = None) -> None:
        """Store a changed record; the change is repeated if another server wrote first.

        A running game also stores the note, so its log shows the change.
        """
        async with self.lock:
            await self._change(change, lambda: self._note_proposals(note))
        await self._notify()

    def _note_proposals(self, note: Note | None) -> list[Proposal]:
        if note is None or self.history_or_none is None or self.history_or_none.is_over:
            return []
        return [self.history_or_none.propose_note(*note, time.time())]

    async def _change(self, change: RecordChange, noted: Callable[[], Sequence[Proposal]] = tuple) -> None:
        while True:
            changed, notes = start_if_ready(change(self.record).with_plans({})), noted()
            if changed == self.record and not notes:
                return
            try:
                stored = await self.store.update_table(changed, *(add_entry(self.id, n.entry) for n in notes))
            except WriteConflict:
                await self._catch_up()
                continue
            self._replace_record(stored)
            for note in notes:
                self.history.accept(note)
            if self.history_or_none is None and stored.status == RUNNING:
                self.history_or_none = self._make_history()
            return

    def _take_record(self, record: TableRecord) -> None:
        """Use a stored record; a player who has just sat down is present."""
        for before, now in zip(self.record.seats, record.seats, strict=True):
            if now.is_owned and not before.is_owned:
                self.presence.mark_seen(now.seat)
        self.record = record

    def _replace_record(self, stored: TableRecord) -> None:
        self._take_record(stored)
        self.info_version += 1
        self.state_cache.clear()

    async def rematch(self, same_deal: bool, again: RecordChange) -> str:
        """The id of the rematch table; it is made once, even if several players ask.

        A rematch with a new deal and one with the same deal are different tables.
        """
        field = "same_deal_table" if same_deal else "rematch_table"
        async with self.lock:
            while (known := getattr(self.record, field)) is None:
                fresh = again(self.record)
                pointed = msgspec.structs.replace(self.record, **{field: fresh.id})
                try:
                    self._replace_record(await self.store.update_table(pointed, *add_table(fresh)))
                except WriteConflict:
                    await self._catch_up()
        await self._notify()
        return str(known)

    async def _notify(self) -> None:
        self.last_used = time.monotonic()
        self.wake()
        await self._changed(self)

    def wake(self) -> None:
        self.state_cache.clear()
        for watcher in list(self.watchers):
            watcher.wake()
