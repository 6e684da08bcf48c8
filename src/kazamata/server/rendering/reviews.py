"""A review in the reader's language, with the sequence numbers of the table."""

from __future__ import annotations

from typing import Final

from kazamata.bots.review.reasons import Reason
from kazamata.bots.review.review import ABSENT
from kazamata.server.messages.responses import ReviewBody, ReviewPoint, ReviewTurningPoint
from kazamata.server.rendering.narration import narrator_for
from kazamata.server.runtime.reviews import ReviewJob, TurningPointDetails
from kazamata.server.tables.table import Table
from kazamata.words.narrator import Narrator
from kazamata.words.sentences import Sentence

SEQ_VALUES: Final = ("until", "last", "closed")
"""The values of a reason that count answers."""


def render_review(table: Table, seat: int, job: ReviewJob, language: str) -> ReviewBody:
    """The progress of a review, and its results when it is done."""
    if job.result is None:
        return ReviewBody("failed" if job.failed else "thinking", job.done, job.total, seat)
    review, narrator = job.result.review, narrator_for(table, language)
    points = [
        ReviewPoint(seq_at(table, at), _rounded(known), _rounded(real)) for at, known, real in review.points
    ]
    turns = [_turning_point(table, details, narrator) for details in job.result.turns]
    sentences = [_reason(table, why, narrator) for why in job.result.ways]
    return ReviewBody("done", job.total, job.total, seat, review.wins, points, turns, sentences)


def seq_at(table: Table, answers: int) -> int:
    """The sequence number after some answers; undone answers have sequence numbers too."""
    return table.history.active_seqs[answers - 1] if answers > 0 else 0


def _rounded(numbers: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(number, 4) for number in numbers)


def _turning_point(table: Table, details: TurningPointDetails, narrator: Narrator) -> ReviewTurningPoint:
    point, question, view, why = details
    played, better = (
        () if option == ABSENT else narrator.option(question, option, view)
        for option in (point.played, point.better)
    )
    sentences = [_reason(table, reason, narrator) for reason in why]
    at = seq_at(table, point.at)
    return ReviewTurningPoint(at, point.seat, question.definition.clause, played, better, sentences)


def _reason(table: Table, reason: Reason, narrator: Narrator) -> Sentence:
    key, numbers = reason
    values = {
        name: seq_at(table, int(value)) if name in SEQ_VALUES else value for name, value in numbers.items()
    }
    return narrator.advice(key, values)
