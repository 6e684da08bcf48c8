"""Votes of a table: start one, count a yes, and propose the result.

These functions read the record and the history and change neither, like those of `answers`.
"""

from __future__ import annotations

import time

import msgspec

from kazamata.server.errors import RequestError
from kazamata.server.store.records import (
    NOTE_END_REFUSED,
    NOTE_GAVE_UP,
    NOTE_UNDO_REFUSED,
    VOTE_END,
    VOTE_UNDO,
    TableRecord,
    TableVote,
)
from kazamata.server.tables.answers import StaleRequest
from kazamata.server.tables.history import GameHistory, Proposal


def start_vote(record: TableRecord, vote: TableVote) -> TableRecord:
    """Open a vote; only one vote runs at a time."""
    open_vote = record.vote
    if open_vote is None or open_vote.seq != vote.seq:
        return msgspec.structs.replace(record, vote=vote)
    if (open_vote.seat, open_vote.subject) != (vote.seat, vote.subject):
        raise RequestError("vote-running", 409)
    return record


def add_yes(record: TableRecord, vote: TableVote, seat: int, seq: int) -> TableRecord:
    """Add a yes to the open vote and keep the votes that other servers stored meanwhile."""
    open_vote = record.vote
    if open_vote is None or (open_vote.seq, open_vote.seat, open_vote.subject) != (
        vote.seq,
        vote.seat,
        vote.subject,
    ):
        raise StaleRequest(seq)
    counted = msgspec.structs.replace(open_vote, ballots={**open_vote.ballots, seat: True})
    return msgspec.structs.replace(record, vote=counted)


def is_unanimous(record: TableRecord, vote: TableVote) -> bool:
    """Whether all owned seats agree, including seats where a bot sits in for the owner."""
    return all(vote.ballots.get(seat.seat, False) for seat in record.seats if seat.is_owned)


def propose_agreed(history: GameHistory, vote: TableVote, actor: str) -> list[Proposal]:
    """Propose the result of an accepted vote: the end of the game, or an undo."""
    if history.seq != vote.seq or history.is_over:
        raise StaleRequest(history.seq)
    if vote.subject == VOTE_END:
        return [history.propose_note(NOTE_GAVE_UP, vote.seat, actor, time.time())]
    target = history.voted_undo(vote.seat)
    if target is None:
        raise StaleRequest(history.seq)
    return history.propose_undo(vote.seat, target, vote.seq, actor, time.time())


def propose_refused(history: GameHistory, vote: TableVote, seat: int, actor: str) -> list[Proposal]:
    """Propose a note that a seat refused; the note informs all seats and closes the vote."""
    if history.seq != vote.seq:
        raise StaleRequest(history.seq)
    kind = NOTE_UNDO_REFUSED if vote.subject == VOTE_UNDO else NOTE_END_REFUSED
    return [history.propose_note(kind, seat, actor, time.time())]
