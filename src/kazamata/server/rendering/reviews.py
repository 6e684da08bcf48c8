"""A review in the reader's language, with the sequence numbers of the table."""

from __future__ import annotations

from typing import Any, Final

from kazamata.bots.review.reasons import Reason
from kazamata.bots.review.review import ABSENT
from kazamata.server.messages.responses import ReviewBody, ReviewPoint, ReviewTurningPoint
from kazamata.server.rendering.narration import narrator_for
from kazamata.server.runtime.reviews import ReviewJob, TurningPointDetails
from kazamata.server.tables.table import Table
from kazamata.words.narrator import Narrator
from kazamata.words.rulebook import clause
from kazamata.words.sentences import Sentence

SEQ_VALUES: Final = ("until", "last", "closed")
"""The values of a reason that count answers."""


def render_review(table: Table, job: ReviewJob, language: str) -> ReviewBody:
    """The progress of a review, and its results when it is done."""
    if job.result is None:
        return ReviewBody("failed" if job.failed else "thinking", job.done, job.total)
    review, narrator = job.result.review, narrator_for(table, language)
    points = [
        ReviewPoint(seq_at(table, at), _rounded(known), _rounded(real)) for at, known, real in review.points
    ]
    turns = [_turning_point(table, details, narrator) for details in job.result.turns]
    sentences = [_reason(table, why, narrator) for why in job.result.ways]
    return ReviewBody("done", job.total, job.total, review.wins, points, turns, sentences)


def seq_at(table: Table, answers: int) -> int:
    """The sequence number after some answers; undone answers have sequence numbers too."""
    return table.history.active_seqs[answers - 1] if answers > 0 else 0


def _rounded(numbers: tuple[float, ...]) -> Any:
    return tuple(round(number, 4) for number in numbers)


def _turning_point(table: Table, details: TurningPointDetails, narrator: Narrator) -> ReviewTurningPoint:
    point, question, view, why = details
    has_better = point.better != ABSENT
    return ReviewTurningPoint(
        at=seq_at(table, point.at),
        move=seq_at(table, point.at + 1),
        seat=point.seat,
        clause=question.definition.clause,
        kind=question.definition.name,
        rule=clause(table.record.game, narrator.catalogue.language, question.definition.clause).title,
        played=narrator.option(question, point.played, view) if has_better else (),
        played_option=point.played,
        better=narrator.option(question, point.better, view) if has_better else (),
        better_option=point.better if has_better else None,
        known=_rounded(point.known),
        until=None if has_better else seq_at(table, point.until),
        sentences=[_reason(table, reason, narrator) for reason in why],
    )


def _reason(table: Table, reason: Reason, narrator: Narrator) -> Sentence:
    key, numbers = reason
    values = {
        name: seq_at(table, int(value)) if name in SEQ_VALUES else value for name, value in numbers.items()
    }
    return narrator.advice(key, values)
