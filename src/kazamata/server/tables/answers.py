"""What may be done at a table now: an answer, a step back, what the table agrees upon.

All is judged by the record and the chronicle alone and changes neither, so it can be judged again whenever
somebody else was faster; the table stores what comes out.
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
    """An answer to a question that is not asked any more; `seq` is where the table is now."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class ConfirmationNeeded(Exception):
    """A step back over several answers that nobody else has to agree to: is it really meant?"""

    def __init__(self, to_seq: int, answers: int) -> None:
        super().__init__(to_seq, answers)
        self.to_seq = to_seq
        self.answers = answers


def propose_answer(game: GameHistory, seat: int, named: int, option: int, actor: str) -> list[Proposal]:
    """The answer to the question that a seat has seen, if it is still asked."""
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
    """Others may have answered since the seat looked; only what it did itself makes its wish stale."""
    back = game.free_undo(seat)
    own = any(entry.seat == seat and not entry.is_note for entry in game.entries[named:])
    if back is None or named > game.seq or own:
        raise StaleRequest(game.seq)
    return game.propose_undo(seat, back, named, actor, time.time())


def start_vote(record: TableRecord, plea: TableVote) -> TableRecord:
    """One question at a time: whoever asked first is answered first."""
    running = record.plea
    if running is None or running.seq != plea.seq:
        return msgspec.structs.replace(record, plea=plea)
    if (running.seat, running.about) != (plea.seat, plea.about):
        raise RequestError("vote-running", 409)
    return record


def add_yes(record: TableRecord, plea: TableVote, seat: int, seq: int) -> TableRecord:
    """One more yes, beside those that came in through other servers at the same time."""
    running = record.plea
    if running is None or (running.seq, running.seat, running.about) != (plea.seq, plea.seat, plea.about):
        raise StaleRequest(seq)
    counted = msgspec.structs.replace(running, votes={**running.votes, seat: True})
    return msgspec.structs.replace(record, plea=counted)


def is_unanimous(record: TableRecord, plea: TableVote) -> bool:
    """Every seat that somebody owns counts, whether a bot sits in there at present or not."""
    return all(plea.votes.get(seat.seat, False) for seat in record.seats if seat.owned)


def propose_agreed(game: GameHistory, plea: TableVote, actor: str) -> list[Proposal]:
    """What everybody has agreed to: the end, or a step back."""
    if game.seq != plea.seq or game.is_over:
        raise StaleRequest(game.seq)
    if plea.about == VOTE_END:
        return [game.propose_note(NOTE_GAVE_UP, plea.seat, actor, time.time())]
    back = game.voted_undo(plea.seat)
    if back is None:
        raise StaleRequest(game.seq)
    return game.propose_undo(plea.seat, back, plea.seq, actor, time.time())


def propose_refused(game: GameHistory, plea: TableVote, seat: int, actor: str) -> list[Proposal]:
    """A no is told to all, the asker too; what was asked is settled by it."""
    if game.seq != plea.seq:
        raise StaleRequest(game.seq)
    kind = NOTE_UNDO_REFUSED if plea.about == VOTE_UNDO else NOTE_END_REFUSED
    return [game.propose_note(kind, seat, actor, time.time())]


def start_if_ready(record: TableRecord) -> TableRecord:
    """The deal is made when every seat is filled and every person is ready."""
    if record.status != OPEN:
        return record
    if not all(seat.filled and (seat.ready or not seat.owned) for seat in record.seats):
        return record
    return msgspec.structs.replace(record, status=RUNNING, dealt=time.time())
