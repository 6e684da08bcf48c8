"""Undo: which later answers may stay, and whether the table has to vote.

The rules live in the engine. This module only replays the game without the answer and compares.

A seat may take back an answer without a vote if no other player can lose by it:

- its owner gave it (undoing a bot's answer would give the owner a free hint), and
- it revealed nothing (it emitted no event of a revealing kind), and
- either no seat answered after it, or
- without it, the later seats would have had the same questions, the same legal answers and the same events;
  and to all other seats it looked exactly like any other legal answer. So no later answer can depend on it,
  not even in a player's mind. In games with `Rules.independent_seats`, others may have seen it, provided that
  the seat itself has learned nothing since.

Answers that were planned together go together, as far back as none revealed anything. An automatic answer
goes with the answer before it.

After such an undo, the seat has not answered yet and the others have. That is normal when several seats
answer at once, so the undo gives no advantage. The table votes in all other cases. If it agrees, later
answers that do not depend on the undone one stay as well (the first half of the last condition). Otherwise
the undo removes all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kazamata.codec.views import view_bytes
from kazamata.codec.wire import wire_events
from kazamata.core.asks import Ask
from kazamata.core.events import Event
from kazamata.core.refusals import Refused
from kazamata.game_registry import AnyRules
from kazamata.server.auth.callers import SPECTATOR
from kazamata.server.preview.worlds import reveals_to
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
    own = _together(history, seat, _is_free)
    if not own or all(_entry(history, index).actor == ACTOR_AUTO for index in own):
        return None
    target = _target(history, own)
    if not target.kept:
        return target
    if not _stands_without(history, own):
        return None
    return target if _affected_nobody(history, seat, own) else None


def voted_undo(history: GameHistory, seat: int) -> UndoTarget | None:
    """How a seat takes back its last answer after a vote: alone, or with all later answers."""
    own = _together(history, seat, lambda history, index: True)
    if not own:
        return None
    return _target(history, own) if _stands_without(history, own) else UndoTarget(_before(history, own[0]))


def _target(history: GameHistory, own: list[int]) -> UndoTarget:
    later = [seq for index, seq in enumerate(history.active_seqs) if index > own[0] and index not in own]
    return UndoTarget(_before(history, own[0]), tuple(later))


def _together(history: GameHistory, seat: int, accepts: Callable[[GameHistory, int], bool]) -> list[int]:
    """The path indexes of the answers that a seat takes back as one, in order.

    They are its last answer, those planned together with it, and the one before an automatic answer: the
    player wants to reach a real decision.
    """
    own: list[int] = []
    for index in range(len(history.active_seqs) - 1, -1, -1):
        entry = _entry(history, index)
        if entry.seat != seat:
            continue
        if own and not _belongs(entry, _entry(history, own[0])):
            return own
        if not accepts(history, index):
            return own
        own.insert(0, index)
    return own


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

    def __init__(self, history: GameHistory, own: list[int]) -> None:
        start = history.position_at(_before(history, own[0]))
        self.own = _seqs(history, own)
        self.path: list[int] = []
        self._seat = _entry(history, own[0]).seat
        self._given, self._missing = history.rules.copy(start), history.rules.copy(start)
        self._agree = True

    def is_about(self, own: list[int], path: list[int]) -> bool:
        return self.own == own and path[: len(self.path)] == self.path

    def go_on(self, history: GameHistory, path: list[int]) -> bool:
        """Apply the newer answers to both games; once the games differ, they stay different."""
        for seq in path[len(self.path) :]:
            if not self._agree:
                return False
            self.path.append(seq)
            self._agree = self._same_step(history.rules, history.entries[seq - 1])
        return self._agree and self._same_questions(history.rules)

    def _same_step(self, rules: AnyRules, entry: Entry) -> bool:
        """Apply one answer to both games; returns whether no other seat can see a difference."""
        if entry.seq in self.own:
            rules.take(self._given, entry.seat, entry.option)
            return True
        try:
            return self._same_questions(rules) and _same_events(rules, self._given, self._missing, entry)
        except Refused:
            return False

    def _same_questions(self, rules: AnyRules) -> bool:
        """Whether all other seats have the same questions."""
        given, missing = rules.ask(self._given), rules.ask(self._missing)
        return _questions(given, self._seat) == _questions(missing, self._seat)


def _stands_without(history: GameHistory, own: list[int]) -> bool:
    """Whether all later answers would be asked for, legal, and emit the same events without these.

    The comparison is cached, so each later answer is checked once.
    """
    seat, path = _entry(history, own[0]).seat, history.active_seqs[own[0] :]
    if len(path) > MAX_LATER_ANSWERS:
        return False
    known = history.undo_comparisons.get(seat)
    if known is None or not known.is_about(_seqs(history, own), path):
        known = history.undo_comparisons[seat] = UndoComparison(history, own)
    return known.go_on(history, path)


def _seqs(history: GameHistory, own: list[int]) -> list[int]:
    return [history.active_seqs[index] for index in own]


def _same_events(rules: AnyRules, given: Any, missing: Any, entry: Entry) -> bool:
    events = rules.take(given, entry.seat, entry.option)
    return _comparable(events) == _comparable(rules.take(missing, entry.seat, entry.option))


def _comparable(events: list[Event]) -> list[tuple[int, int, list[int]]]:
    return [(int(event.kind), int(event.audience), list(event.values)) for event in events]


def _questions(asks: list[Ask], except_seat: int) -> list[tuple[int, int, list[int]]]:
    return [(int(ask.seat), int(ask.kind), list(ask.options)) for ask in asks if ask.seat != except_seat]


def _affected_nobody(history: GameHistory, seat: int, own: list[int]) -> bool:
    """Whether no later answer depends on these, or seats are independent and this one learned nothing."""
    if all(_looked_like_any_other(history, index) for index in own):
        return True
    others = [seq for seq in history.active_seqs[own[0] :] if history.entries[seq - 1].seat != seat]
    return history.rules.independent_seats and not any(
        reveals_to(history.rules, history.events_of(seq), seat) for seq in others
    )


def _looked_like_any_other(history: GameHistory, index: int) -> bool:
    """Whether no other seat could tell this answer from the other legal ones by its view and events."""
    seq = history.active_seqs[index]
    if seq not in history.secret_answers:
        mine, start = history.entries[seq - 1], history.position_at(_before(history, index))
        options = next((ask.options for ask in history.rules.ask(start) if ask.seat == mine.seat), ())
        history.secret_answers[seq] = _all_look_alike(history, start, mine.seat, [mine.option, *options])
    return history.secret_answers[seq]


def _all_look_alike(history: GameHistory, start: Any, seat: int, options: list[int]) -> bool:
    """Whether these answers look the same to all other viewers; stops at the first difference."""
    rules = history.rules
    given = [(position := rules.copy(start), rules.take(position, seat, option)) for option in options]
    if not _alike([_asked(rules, position, seat) for position, _ in given]):
        return False
    others = (viewer for viewer in range(SPECTATOR, history.setup.seats) if viewer != seat)
    return all(
        _alike([wire_events(rules, events, viewer) for _, events in given])
        and _alike(view_bytes(rules.see(position, viewer)) for position, _ in given)
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
