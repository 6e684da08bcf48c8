"""Checks what a seat may do now: answer, undo, start a vote or vote.

These functions read the record and the history and change neither. So the table can repeat a check after
another server wrote first. The table stores the result.
"""

from __future__ import annotations

import time

import msgspec

from kazamata.core.refusals import Refusal, Refused
from kazamata.server.errors import RequestError
from kazamata.server.store.records import (
    ACTOR_AUTO,
    NOTE_END_REFUSED,
    NOTE_GAVE_UP,
    NOTE_UNDO_REFUSED,
    OPEN,
    RUNNING,
    VOTE_END,
    VOTE_UNDO,
    TableRecord,
    TableVote,
)
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


def propose_answer(game: GameHistory, seat: int, named: int, option: int, actor: str) -> list[Proposal]:
    """Propose an answer to the question that the seat saw, if it is still asked."""
    if game.is_over:
        raise Refused(Refusal("", "game-over", {}))
    if seat in game.asked_since and not game.is_still_asked(seat, named):
        raise StaleRequest(game.seq)
    if seat not in game.asked_since and named < game.seq:
        raise StaleRequest(game.seq)
    if actor == ACTOR_AUTO and not game.is_forced(seat):
        raise RequestError("not-forced", 409)
    return [game.propose(seat, option, named, actor, time.time())]


def propose_free_undo(game: GameHistory, seat: int, named: int, actor: str) -> list[Proposal]:
    """Propose an undo that needs no vote.

    Other seats may have answered since. Only the seat's own later answers make the request stale.
    """
    back = game.free_undo(seat)
    own = any(entry.seat == seat and not entry.is_note for entry in game.entries[named:])
    if back is None or named > game.seq or own:
        raise StaleRequest(game.seq)
    return game.propose_undo(seat, back, named, actor, time.time())


def start_vote(record: TableRecord, plea: TableVote) -> TableRecord:
    """Open a vote; only one vote runs at a time."""
    running = record.plea
    if running is None or running.seq != plea.seq:
        return msgspec.structs.replace(record, plea=plea)
    if (running.seat, running.subject) != (plea.seat, plea.subject):
        raise RequestError("vote-running", 409)
    return record


def add_yes(record: TableRecord, plea: TableVote, seat: int, seq: int) -> TableRecord:
    """Add a yes to the open vote and keep the votes that other servers stored meanwhile."""
    running = record.plea
    if running is None or (running.seq, running.seat, running.subject) != (plea.seq, plea.seat, plea.subject):
        raise StaleRequest(seq)
    counted = msgspec.structs.replace(running, ballots={**running.ballots, seat: True})
    return msgspec.structs.replace(record, plea=counted)


def is_unanimous(record: TableRecord, plea: TableVote) -> bool:
    """Whether all owned seats agree, including seats where a bot sits in for the owner."""
    return all(plea.ballots.get(seat.seat, False) for seat in record.seats if seat.owned)


def propose_agreed(game: GameHistory, plea: TableVote, actor: str) -> list[Proposal]:
    """Propose the result of an accepted vote: the end of the game, or an undo."""
    if game.seq != plea.seq or game.is_over:
        raise StaleRequest(game.seq)
    if plea.subject == VOTE_END:
        return [game.propose_note(NOTE_GAVE_UP, plea.seat, actor, time.time())]
    back = game.voted_undo(plea.seat)
    if back is None:
        raise StaleRequest(game.seq)
    return game.propose_undo(plea.seat, back, plea.seq, actor, time.time())


def propose_refused(game: GameHistory, plea: TableVote, seat: int, actor: str) -> list[Proposal]:
    """Propose a note that a seat refused; the note informs all seats and closes the vote."""
    if game.seq != plea.seq:
        raise StaleRequest(game.seq)
    kind = NOTE_UNDO_REFUSED if plea.subject == VOTE_UNDO else NOTE_END_REFUSED
    return [game.propose_note(kind, seat, actor, time.time())]


def start_if_ready(record: TableRecord) -> TableRecord:
    """Deal when all seats are filled and all people are ready."""
    if record.status != OPEN:
        return record
    if not all(seat.filled and (seat.ready or not seat.owned) for seat in record.seats):
        return record
    return msgspec.structs.replace(record, status=RUNNING, dealt=time.time())
