"""A review in the reader's language, its moments by the sequence numbers of the table."""

from __future__ import annotations

from typing import Final

from kazamata.bots.review.course import NOTHING
from kazamata.bots.review.reasons import Reason
from kazamata.server.bots.reviews import Named, Reviewing
from kazamata.server.messages.told import ReviewBody, ReviewPoint, ReviewTurn
from kazamata.server.tables.table import Table
from kazamata.server.tables.telling import teller_at
from kazamata.words.sentences import Sentence
from kazamata.words.teller import Teller

MOMENTS: Final = ("until", "last", "closed")
"""The numbers of a reason that count answers."""


def review_told(table: Table, seat: int, one: Reviewing, language: str) -> ReviewBody:
    """How far it has come, and when it is done all that was found."""
    if one.found is None:
        return ReviewBody("failed" if one.failed else "thinking", one.done, one.of, seat)
    review, told = one.found.review, teller_at(table, language)
    points = [
        ReviewPoint(seq_at(table, at), _rounded(known), _rounded(real)) for at, known, real in review.points
    ]
    turns = [_turn(table, named, told) for named in one.found.turns]
    ways = [_reason(table, why, told) for why in one.found.ways]
    return ReviewBody("done", one.of, one.of, seat, review.wins, points, turns, ways)


def seq_at(table: Table, answers: int) -> int:
    """The sequence number after some answers; those that were taken back have one, too."""
    return table.game.path[answers - 1] if answers > 0 else 0


def _rounded(numbers: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(number, 4) for number in numbers)


def _turn(table: Table, named: Named, told: Teller) -> ReviewTurn:
    turn, question, view, why = named
    played, better = (
        () if option == NOTHING else told.option(question, option, view)
        for option in (turn.played, turn.better)
    )
    sentences = [_reason(table, reason, told) for reason in why]
    at = seq_at(table, turn.at)
    return ReviewTurn(at, turn.seat, question.definition.clause, played, better, sentences)


def _reason(table: Table, reason: Reason, told: Teller) -> Sentence:
    key, numbers = reason
    named = {name: seq_at(table, int(value)) if name in MOMENTS else value for name, value in numbers.items()}
    return told.advice(key, named)
