"""Undo: which later answers may stay, and whether the table has to vote.

The rules live in the engine. This module only replays the game without the answer and compares.

A seat may take back an answer without a vote if no other player can lose by it. All of these must hold:

- Its owner gave it. Undoing a bot's answer would give the owner a free hint.
- It revealed nothing: it emitted no event of a revealing kind.
- No seat answered after it, or no later answer depends on it, not even in a player's mind. So without it the
  later seats would have had the same questions, legal answers and events. And to all other seats it looked
  exactly like any other legal answer. In games with `Rules.independent_seats` others may have seen it, if the
  seat itself has learned nothing since.

Answers that were planned together go together, back to the last one that revealed something. An automatic answer
goes with the answer before it.

The seat then has not answered yet and the others have. That is normal when several seats answer at once, so
the undo gives no advantage. The table votes in all other cases. An undo by vote keeps the later answers if
they would have had the same questions and events without the undone one. Otherwise it removes all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kazamata.answer_walk import reveals_to
from kazamata.codec.views import view_bytes
from kazamata.codec.wire import wire_events
from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.refusals import Refused
from kazamata.game_registry import AnyRules
from kazamata.server.auth.callers import SPECTATOR
from kazamata.server.store.records import ACTOR_AUTO, ACTOR_PERSON, Entry

if TYPE_CHECKING:
    from kazamata.server.tables.history import GameHistory

MAX_LATER_ANSWERS: Final = 64
"""With more later answers than this, the server does not check whether they could stay."""


class UndoTarget(NamedTuple):
    """The sequence number to return to, and the answers of other seats to replay there."""

    to_seq: int
    kept: tuple[int, ...] = ()


def free_undo(history: GameHistory, seat: int) -> UndoTarget | None:
    """How a seat may take back its last answer, and those that belong to it, without a vote."""
    indexes = _answers_to_undo(history, seat, _is_free)
    if not indexes or all(_entry(history, index).actor == ACTOR_AUTO for index in indexes):
        return None
    target = _target(history, indexes)
    if not target.kept:
        return target
    if not _later_answers_stay(history, indexes):
        return None
    return target if _affected_nobody(history, seat, indexes) else None


def voted_undo(history: GameHistory, seat: int) -> UndoTarget | None:
    """How a seat takes back its last answer after a vote: alone, or with all later answers."""
    indexes = _answers_to_undo(history, seat, lambda history, index: True)
    if not indexes:
        return None
    return (
        _target(history, indexes)
        if _later_answers_stay(history, indexes)
        else UndoTarget(_before(history, indexes[0]))
    )


def _target(history: GameHistory, indexes: list[int]) -> UndoTarget:
    later = [
        seq for index, seq in enumerate(history.active_seqs) if index > indexes[0] and index not in indexes
    ]
    return UndoTarget(_before(history, indexes[0]), tuple(later))


def _answers_to_undo(
    history: GameHistory, seat: int, accepts: Callable[[GameHistory, int], bool]
) -> list[int]:
    """The path indexes of the answers that a seat takes back as one, in order.

    They are its last answer, those planned together with it, and the one before an automatic answer: the
    player wants to reach a real decision.
    """
    indexes: list[int] = []
    for index in range(len(history.active_seqs) - 1, -1, -1):
        entry = _entry(history, index)
        if entry.seat != seat:
            continue
        if indexes and not _belongs(entry, _entry(history, indexes[0])):
            return indexes
        if not accepts(history, index):
            return indexes
        indexes.insert(0, index)
    return indexes


def _belongs(entry: Entry, next_one: Entry) -> bool:
    return next_one.actor == ACTOR_AUTO or (entry.batch is not None and entry.batch == next_one.batch)


def _is_free(history: GameHistory, index: int) -> bool:
    """Whether the owner gave the answer and it revealed nothing."""
    return _entry(history, index).actor in (ACTOR_PERSON, ACTOR_AUTO) and not _revealed(
        history, history.active_seqs[index]
    )


def _entry(history: GameHistory, index: int) -> Entry:
    return history.entries[history.active_seqs[index] - 1]


def _before(history: GameHistory, index: int) -> int:
    return history.active_seqs[index - 1] if index else 0


def _revealed(history: GameHistory, seq: int) -> bool:
    kinds = history.rules.event_kinds
    return any(kinds[event.kind].reveals for event in history.events_of(seq))


class UndoComparison:
    """Compares a game with some answers of a seat to the same game without them, until they differ."""

    def __init__(self, history: GameHistory, indexes: list[int]) -> None:
        start = history.position_at(_before(history, indexes[0]))
        self.undone_seqs = _seqs(history, indexes)
        self.path: list[int] = []
        self._seat = _entry(history, indexes[0]).seat
        self._with_answers, self._without_answers = history.rules.copy(start), history.rules.copy(start)
        self._still_equal = True

    def covers(self, undone_seqs: list[int], path: list[int]) -> bool:
        return self.undone_seqs == undone_seqs and path[: len(self.path)] == self.path

    def extend(self, history: GameHistory, path: list[int]) -> bool:
        """Apply the newer answers to both games; once the games differ, they stay different."""
        for seq in path[len(self.path) :]:
            if not self._still_equal:
                return False
            self.path.append(seq)
            self._still_equal = self._same_step(history.rules, history.entries[seq - 1])
        return self._still_equal and self._same_questions(history.rules)

    def _same_step(self, rules: AnyRules, entry: Entry) -> bool:
        """Apply one answer to both games; returns whether no other seat can see a difference."""
        if entry.seq in self.undone_seqs:
            rules.take(self._with_answers, entry.seat, entry.option)
            return True
        try:
            return self._same_questions(rules) and _same_events(
                rules, self._with_answers, self._without_answers, entry
            )
        except Refused:
            return False

    def _same_questions(self, rules: AnyRules) -> bool:
        """Whether all other seats have the same questions."""
        asks, asks_without = rules.ask(self._with_answers), rules.ask(self._without_answers)
        return _questions(asks, self._seat) == _questions(asks_without, self._seat)


def _later_answers_stay(history: GameHistory, indexes: list[int]) -> bool:
    """Whether all later answers would be asked for, legal, and emit the same events without these.

    The comparison is cached, so each later answer is checked once.
    """
    seat, path = _entry(history, indexes[0]).seat, history.active_seqs[indexes[0] :]
    if len(path) > MAX_LATER_ANSWERS:
        return False
    comparison = history.undo_comparisons.get(seat)
    if comparison is None or not comparison.covers(_seqs(history, indexes), path):
        comparison = history.undo_comparisons[seat] = UndoComparison(history, indexes)
    return comparison.extend(history, path)


def _seqs(history: GameHistory, indexes: list[int]) -> list[int]:
    return [history.active_seqs[index] for index in indexes]


def _same_events(rules: AnyRules, first: Any, second: Any, entry: Entry) -> bool:
    events = rules.take(first, entry.seat, entry.option)
    return _comparable(events) == _comparable(rules.take(second, entry.seat, entry.option))


def _comparable(events: list[Event]) -> list[tuple[int, int, list[int]]]:
    return [(int(event.kind), int(event.audience), list(event.values)) for event in events]


def _questions(asks: list[Ask], except_seat: int) -> list[tuple[int, int, list[int]]]:
    return [(int(ask.seat), int(ask.kind), list(ask.options)) for ask in asks if ask.seat != except_seat]


def _affected_nobody(history: GameHistory, seat: int, indexes: list[int]) -> bool:
    """Whether no later answer depends on these, or seats are independent and this one learned nothing."""
    if all(_looked_like_any_other(history, index) for index in indexes):
        return True
    others = [seq for seq in history.active_seqs[indexes[0] :] if history.entries[seq - 1].seat != seat]
    return history.rules.independent_seats and not any(
        reveals_to(history.rules, history.events_of(seq), seat) for seq in others
    )


def _looked_like_any_other(history: GameHistory, index: int) -> bool:
    """Whether no other seat could tell this answer from the other legal ones by its view and events."""
    seq = history.active_seqs[index]
    if seq not in history.secret_answers:
        entry, start = history.entries[seq - 1], history.position_at(_before(history, index))
        ask = history.rules.ask_of(start, entry.seat)
        options = [entry.option, *(ask.options if ask is not None else ())]
        history.secret_answers[seq] = _all_look_alike(history, start, entry.seat, options)
    return history.secret_answers[seq]


def _all_look_alike(history: GameHistory, start: Any, seat: int, options: list[int]) -> bool:
    """Whether these answers look the same to all other viewers; stops at the first difference."""
    rules = history.rules
    outcomes = [(position := rules.copy(start), rules.take(position, seat, option)) for option in options]
    if not _alike([_asked(rules, position, seat) for position, _ in outcomes]):
        return False
    others = (viewer for viewer in range(SPECTATOR, history.setup.seats) if viewer != seat)
    return all(
        _alike([wire_events(rules, events, viewer) for _, events in outcomes])
        and _alike(view_bytes(rules.see(position, viewer)) for position, _ in outcomes)
        for viewer in others
    )


def _alike(looks: Iterable[Any]) -> bool:
    looks = iter(looks)
    first = next(looks)
    return all(look == first for look in looks)


def _asked(rules: AnyRules, position: Any, seat: int) -> list[Any]:
    """The kind of question of each seat, and the full questions of the other seats."""
    asks = rules.ask(position)
    return [[(int(ask.seat), int(ask.kind)) for ask in asks], _questions(asks, seat)]
