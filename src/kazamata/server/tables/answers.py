"""Checks whether a seat may answer or undo now.

These functions read the record and the history and change neither. So the table can repeat a check after
another server wrote first. The table stores the result.
"""

from __future__ import annotations

import time

from kazamata.core.refusals import Refusal, Refused
from kazamata.server.errors import RequestError
from kazamata.server.store.records import ACTOR_AUTO
from kazamata.server.tables.history import GameHistory, Proposal


class StaleRequest(Exception):
    """The answered question is no longer asked; `seq` is the table's current sequence number."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class ConfirmationNeeded(Exception):
    """An undo would take back several answers without a vote, so the player must confirm it."""

    def __init__(self, to_seq: int, answers: int) -> None:
        super().__init__(to_seq, answers)
        self.to_seq = to_seq
        self.answers = answers


def propose_answer(history: GameHistory, seat: int, seen_seq: int, option: int, actor: str) -> list[Proposal]:
    """Propose an answer to the question that the seat saw, if it is still asked."""
    if history.is_over:
        raise Refused(Refusal("", "game-over", {}))
    if seat in history.asked_since and not history.is_still_asked(seat, seen_seq):
        raise StaleRequest(history.seq)
    if seat not in history.asked_since and seen_seq < history.seq:
        raise StaleRequest(history.seq)
    if actor == ACTOR_AUTO and not history.is_forced(seat):
        raise RequestError("not-forced", 409)
    return [history.propose(seat, option, seen_seq, actor, time.time())]


def propose_free_undo(history: GameHistory, seat: int, seen_seq: int, actor: str) -> list[Proposal]:
    """Propose an undo that needs no vote.

    Other seats may have answered since. Only the seat's own later answers make the request stale.
    """
    target = history.free_undo(seat)
    answered_since = any(entry.seat == seat and not entry.is_note for entry in history.entries[seen_seq:])
    if target is None or seen_seq > history.seq or answered_since:
        raise StaleRequest(history.seq)
    return history.propose_undo(seat, target, seen_seq, actor, time.time())
