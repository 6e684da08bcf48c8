"""The history of a running game: its entries, its position, and every earlier position.

Nothing here is asynchronous. The table stores an entry between `propose` and `accept`.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from kazamata.bots.memory import memory_model, observe, start
from kazamata.codec.gamelog import (
    FORMAT,
    GameLog,
    LoggedAnswer,
    LogHeader,
    asked_kind,
    current_ask_name,
)
from kazamata.codec.snapshot import BadSnapshot, digest, fingerprint, freeze, thaw
from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.rules import Setup
from kazamata.game_registry import AnyRules
from kazamata.server.errors import RequestError
from kazamata.server.store.records import (
    NOTE_END_REFUSED,
    NOTE_GAVE_UP,
    NOTE_HINT,
    NOTE_RETURNED,
    NOTE_UNDO_REFUSED,
    STOPPED,
    Entry,
)
from kazamata.server.tables import undo
from kazamata.server.tables.undo import UndoComparison, UndoTarget

SNAPSHOT_EVERY: Final = 16
MAX_UPDATE_ENTRIES: Final = 64
"""The longest update in entries; a page that is further behind gets the whole state."""


class CorruptTable(RequestError):
    """Stored data that does not make a table, or entries that do not lead to their fingerprints."""

    def __init__(self, problem: str) -> None:
        super().__init__("table-damaged", 409)
        self.args = (problem,)


def without_answer(entry: Entry, after: str) -> Entry:
    """Replace an entry that the present rules cannot follow by a note, so all sequence numbers stay."""
    if entry.is_note:
        return replace(entry, fingerprint=after)
    return replace(entry, kind=STOPPED, option=-1, undo_to_seq=None, batch=None, fingerprint=after)


class Proposal(NamedTuple):
    """A possible next entry and the position it leads to; nothing has changed yet."""

    entry: Entry
    position: Any
    events: list[Event]


class GameHistory:
    """The history of one table and its current position."""

    def __init__(
        self,
        rules: AnyRules,
        setup: Setup,
        seed: int,
        entries: Iterable[Entry] = (),
        snapshots: Mapping[int, bytes] | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.entries: list[Entry] = []
        self.snapshots = dict(snapshots or {})
        self.active_seqs: list[int] = []
        self.events: dict[int, list[Event]] = {}
        self.undo_comparisons: dict[int, UndoComparison] = {}
        self.asked_since: dict[int, int] = {}
        self.secret_answers: dict[int, bool] = {}
        self.clock_starts: dict[int, float] = {}
        self._thinking_seconds: dict[int, float] = {}
        self._free_undos: dict[int, UndoTarget | None] = {}
        self._memories: dict[
            int, tuple[list[int], list[int]]
        ] = {}  # the seen answers, and the memory of them
        self.stopped: str | None = None
        self._ended = False
        self._set_position(self.first_position())
        self._load(list(entries))

    # ------------------------------------------------------------------------- the present

    @property
    def seq(self) -> int:
        return len(self.entries)

    @property
    def is_over(self) -> bool:
        if self.stopped is not None:
            return self.given_up or self._ended
        return self.given_up or self.rules.is_over(self.position)

    @property
    def given_up(self) -> bool:
        """Whether the table agreed to end the game early."""
        return bool(self.entries) and self.entries[-1].is_note and self.entries[-1].kind == NOTE_GAVE_UP

    def stop(self, after: str, ended: bool) -> None:
        """Stop asking: the present rules follow this game only up to this position.

        `after` is the fingerprint of the last stored position; `ended` says that the game was finished.
        """
        self.stopped, self._ended = after, ended
        self.asks: list[Ask] = []
        self.asked_since = {}

    def ask_of(self, seat: int) -> Ask | None:
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def is_forced(self, seat: int) -> bool:
        """Whether a seat has only one option, and everybody may know that."""
        ask = self.ask_of(seat)
        return ask is not None and len(ask.options) == 1 and not self.rules.ask_kinds[ask.kind].hides_timing

    def is_still_asked(self, seat: int, seen_seq: int) -> bool:
        """Whether a seat is still asked the question that it was asked at a sequence number."""
        return seat in self.asked_since and self.asked_since[seat] <= seen_seq <= self.seq

    def is_duplicate(self, seat: int, seen_seq: int, option: int) -> bool:
        """Whether the table has already taken exactly this answer."""
        since = self.entries[max(seen_seq, 0) :]
        return any((entry.seat, entry.seen_seq, entry.option) == (seat, seen_seq, option) for entry in since)

    def answer_count(self, seat: int) -> int:
        """How many answers of a seat led to this position."""
        return sum(self.entries[seq - 1].seat == seat for seq in self.active_seqs)

    def clock_start(self, seat: int) -> float | None:
        """When the clock of an asked seat started; None for the time of the deal."""
        since = self.asked_since[seat]
        return self.clock_starts.get(seat, self.entries[since - 1].created_at if since else None)

    def _set_position(self, position: Any) -> None:
        self.position = position
        self.asks = self.rules.ask(position)
        self._free_undos = {}
        self.asked_since = {ask.seat: self.seq for ask in self.asks}

    # --------------------------------------------------------------------------- going on

    def propose(
        self,
        seat: int,
        option: int,
        seen_seq: int,
        actor: str,
        now: float,
        last: Proposal | None = None,
        batch: int | None = None,
    ) -> Proposal:
        """Try an answer on a copy, after `last` if given; raises `Refused` if it is illegal."""
        position = self.rules.copy(last.position if last else self.position)
        kind = asked_kind(self.rules, position, seat)
        events = self.rules.take(position, seat, option)
        name, after = self.rules.ask_kinds[kind].name, digest(self.rules, position)
        seq = (last.entry.seq if last else self.seq) + 1
        entry = Entry(seq, seat, name, option, seen_seq, actor, after, now, batch=batch)
        return Proposal(entry, position, events)

    def propose_undo(
        self, seat: int, target: UndoTarget, seen_seq: int, actor: str, now: float
    ) -> list[Proposal]:
        """Try an undo to an earlier position and replay the kept answers after it."""
        position = self.position_at(target.to_seq)
        after = digest(self.rules, position)
        entry = Entry(self.seq + 1, seat, "", -1, seen_seq, actor, after, now, undo_to_seq=target.to_seq)
        proposals = [Proposal(entry, position, [])]
        for seq in target.kept:
            proposals.append(self._replay_kept(self.entries[seq - 1], proposals[-1]))
        return proposals

    def propose_note(self, kind: str, seat: int, actor: str, now: float) -> Proposal:
        """Propose a note: an entry that leaves the position as it is."""
        after = digest(self.rules, self.position) if self.stopped is None else self.stopped
        return Proposal(Entry(self.seq + 1, seat, kind, -1, self.seq, actor, after, now), self.position, [])

    def _replay_kept(self, entry: Entry, last: Proposal) -> Proposal:
        """Replay a kept answer with its original time, so no clock restarts."""
        position = self.rules.copy(last.position)
        events = self._take_stored(position, entry)
        after = digest(self.rules, position)
        return Proposal(replace(entry, seq=last.entry.seq + 1, fingerprint=after), position, events)

    def accept(self, proposal: Proposal) -> None:
        """Make a stored proposal the current position."""
        entry = proposal.entry
        if entry.kind == NOTE_RETURNED and self._is_first_return(entry.seat):
            self.clock_starts[entry.seat] = entry.created_at
        began = self._clock_start_after(entry)
        before = {ask.seat: (ask.kind, list(ask.options), self.asked_since[ask.seat]) for ask in self.asks}
        self._record(entry, proposal.events)
        if entry.is_note:
            self.asks = [] if entry.kind == NOTE_GAVE_UP else self.asks
            return
        self._set_position(proposal.position)
        self._keep_questions(before, entry)
        self.clock_starts = {
            seat: at for seat, at in self.clock_starts.items() if self._keeps_clock(seat, before)
        }
        if began is not None:
            self.clock_starts[entry.seat] = began

    def _is_first_return(self, seat: int) -> bool:
        """Whether an asked seat has not yet got new time for its question by returning to it."""
        if seat not in self.asked_since:
            return False
        since = self.entries[self.asked_since[seat] :]
        return not any(entry.seat == seat and entry.kind == NOTE_RETURNED for entry in since)

    def _keeps_clock(self, seat: int, before: dict[int, tuple[int, list[int], int]]) -> bool:
        return seat in self.asked_since and seat in before and self.asked_since[seat] == before[seat][2]

    def _clock_start_after(self, entry: Entry) -> float | None:
        """When the clock starts after an undo: the seat keeps the time it had left when it answered."""
        if entry.is_note:
            return None
        if entry.undo_to_seq is None:
            asked = self.clock_start(entry.seat) if entry.seat in self.asked_since else None
            self._thinking_seconds[entry.seq] = entry.created_at - asked if asked is not None else 0.0
            return None
        gone = self.active_seqs[len(self.active_seqs_at(entry.undo_to_seq)) :]
        return entry.created_at - self._thinking_seconds.get(gone[0], 0.0) if gone else None

    def _keep_questions(self, before: dict[int, tuple[int, list[int], int]], entry: Entry) -> None:
        """Keep the question numbers of seats whose question did not change.

        Another seat's answer does not make a new question. Neither does another seat's undo, if this seat was
        already asked the same at the position it leads to.
        """
        latest = self.seq if entry.undo_to_seq is None else entry.undo_to_seq
        for ask in self.asks:
            kind, options, since = before.get(ask.seat, (-1, [], 0))
            same = (kind, options) == (ask.kind, list(ask.options)) and since <= latest
            if ask.seat != entry.seat and same:
                self.asked_since[ask.seat] = since

    def _record(self, entry: Entry, events: list[Event]) -> None:
        self.entries.append(entry)
        if entry.undo_to_seq is not None:
            self.active_seqs = self.active_seqs_at(entry.undo_to_seq)
        elif not entry.is_note:
            self.active_seqs.append(entry.seq)
        self.events[entry.seq] = events

    def catch_up(self, entries: Iterable[Entry]) -> None:
        """Apply entries that another server stored."""
        for entry in entries:
            if entry.seq == self.seq + 1 and self.stopped is None:
                self.accept(self._replay(entry))
            elif entry.seq == self.seq + 1:  # a server with the table's own rules version may play on
                self.stopped = entry.fingerprint
                self.accept(Proposal(without_answer(entry, entry.fingerprint), self.position, []))

    def _replay(self, entry: Entry) -> Proposal:
        if entry.undo_to_seq is not None:
            return Proposal(entry, self.position_at(entry.undo_to_seq), [])
        if entry.is_note:
            return Proposal(entry, self.position, [])
        position = self.rules.copy(self.position)
        return Proposal(entry, position, self._take_stored(position, entry))

    def _take_stored(self, position: Any, entry: Entry) -> list[Event]:
        """Apply a stored answer; any failure means that the stored data is corrupt."""
        try:
            return self.rules.take(position, entry.seat, entry.option)
        except Exception as problem:
            raise CorruptTable(f"entry {entry.seq}: {type(problem).__name__}: {problem}") from None

    def due_snapshot(self) -> bytes | None:
        """The current position, if it is due for a snapshot."""
        if not self.active_seqs or self.active_seqs[-1] != self.seq or len(self.active_seqs) % SNAPSHOT_EVERY:
            return None
        return self.snapshots.setdefault(self.seq, freeze(self.rules, self.position))

    # --------------------------------------------------------------------------- the past

    def _load(self, entries: list[Entry]) -> None:
        """Load positions from the snapshots and replay the remaining entries."""
        self.snapshots = {
            seq: frozen
            for seq, frozen in self.snapshots.items()
            if seq <= len(entries) and fingerprint(frozen) == entries[seq - 1].fingerprint
        }
        self.entries = entries[: max(0, len(entries) - MAX_UPDATE_ENTRIES)]
        self.active_seqs = self.active_seqs_at(len(self.entries))
        if self.entries:
            self._set_position(self.position_at(len(self.entries)))
        self.catch_up(entries[len(self.entries) :])
        if entries and digest(self.rules, self.position) != entries[-1].fingerprint:
            raise CorruptTable("the position does not come out as it was stored")

    def active_seqs_at(self, seq: int) -> list[int]:
        """The answers that led to the position at a sequence number, without those taken back."""
        path: list[int] = []
        lengths = [0]
        for entry in self.entries[:seq]:
            if entry.undo_to_seq is not None:
                # an undo only ever leads to a position on the path to the current one
                path = path[: lengths[entry.undo_to_seq]]
            elif not entry.is_note:
                path.append(entry.seq)
            lengths.append(len(path))
        return path

    def position_at(self, seq: int) -> Any:
        """A new copy of the position at a sequence number."""
        path = self.active_seqs_at(seq)
        position, done = self._nearest_snapshot(path)
        for answer in path[done:]:
            self._take_stored(position, self.entries[answer - 1])
            done += 1
            if done % SNAPSHOT_EVERY == 0:
                self.snapshots[answer] = freeze(self.rules, position)
        return position

    def _nearest_snapshot(self, path: list[int]) -> tuple[Any, int]:
        """The last stored position on a path, and how many answers of the path it includes."""
        for done in range(len(path), 0, -1):
            frozen = self.snapshots.get(path[done - 1])
            if frozen is not None:
                try:
                    return thaw(self.rules, frozen), done
                except BadSnapshot:
                    del self.snapshots[path[done - 1]]
        return self.first_position(), 0

    def first_position(self) -> Any:
        """The position before the first answer."""
        return self.rules.deal(self.setup, self.seed)

    def events_of(self, seq: int) -> list[Event]:
        """The events of an entry, recomputed if they are no longer in memory."""
        if seq in self.events:
            return self.events[seq]
        entry = self.entries[seq - 1]
        if entry.undo_to_seq is not None or entry.is_note:
            return []
        return self._take_stored(self.position_at(seq - 1), entry)

    def load_events(self, since: int) -> None:
        """Recompute the events of all entries after a sequence number in one pass."""
        wanted = [seq for seq in range(since + 1, self.seq + 1) if seq not in self.events]
        if not wanted:
            return
        position, at = self.position_at(wanted[0] - 1), wanted[0] - 1
        for entry in self.entries[at : wanted[-1]]:
            if entry.undo_to_seq is not None:
                position, events = self.position_at(entry.undo_to_seq), []
            else:
                events = [] if entry.is_note else self._take_stored(position, entry)
            self.events.setdefault(entry.seq, events)

    def memory(self, seat: int) -> list[int]:
        """What a seat has seen on the way to the current position; an undo makes it start again."""
        if memory_model(self.rules.name) is None:
            return []
        seen, memory = self._memories.get(seat, ([], []))
        if not seen or self.active_seqs[: len(seen)] != seen:
            seen, memory = [], start(self.rules, self.first_position(), seat)
        self.load_events(seen[-1] if seen else 0)
        for seq in self.active_seqs[len(seen) :]:
            observe(self.rules, memory, self.events_of(seq), seat)
        self._memories[seat] = (list(self.active_seqs), memory)
        return list(memory)

    # ----------------------------------------------------------------------------------- undo

    def free_undo(self, seat: int) -> UndoTarget | None:
        """How a seat may take back its last answer without a vote; computed once per position."""
        if seat not in self._free_undos:
            self._free_undos[seat] = undo.free_undo(self, seat)
        return self._free_undos[seat]

    def voted_undo(self, seat: int) -> UndoTarget | None:
        """How a seat takes back its last answer after a vote."""
        return undo.voted_undo(self, seat)

    def refused_vote_count(self) -> int:
        """How many votes failed since the last answer."""
        since = itertools.takewhile(
            lambda entry: entry.is_note and entry.kind != STOPPED, reversed(self.entries)
        )
        return sum(entry.kind in (NOTE_UNDO_REFUSED, NOTE_END_REFUSED) for entry in since)

    def has_used_hint(self, seat: int) -> bool:
        """Whether the log shows that a seat used a hint for its present question."""
        own = next((entry for entry in reversed(self.entries) if entry.seat == seat), None)
        return own is not None and own.is_note and own.kind == NOTE_HINT

    def answers_since(self, seq: int) -> int:
        """How many answers lie between a position and now.

        Some of them may stay. The exact number would reveal hidden information, so the server does not show
        it beforehand.
        """
        return len(self.active_seqs) - len(self.active_seqs_at(seq))

    # --------------------------------------------------------------------------------- the log

    def log(self, names: list[str]) -> GameLog:
        """The game as a log, without the answers taken back; it holds every secret."""
        rules = self.rules
        deal_digest = digest(rules, self.first_position())
        header = LogHeader(
            FORMAT, rules.name, rules.version, str(self.seed), names, self.setup.choices, deal_digest
        )
        kinds = {kind.name: index for index, kind in enumerate(rules.ask_kinds)}
        answers = []
        for number, seq in enumerate(self.active_seqs, 1):
            entry = self.entries[seq - 1]
            ask = current_ask_name(rules.name, entry.kind)
            text = rules.ask_kinds[kinds[ask]].read(entry.option).to_text()
            answers.append(LoggedAnswer(number, entry.seat, ask, entry.option, text, entry.fingerprint))
        return GameLog(header, answers)
