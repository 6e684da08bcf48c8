"""Storms, compasses and rocks: what harms least, what to calm first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from kazamata.core.asks import Answer, Question
from kazamata.games.tranquility.asks import ROCKS_STAY
from kazamata.games.tranquility.cards import NO_CARD, ORANGE, STORMS_PER_COLOUR, YELLOW
from kazamata.games.tranquility.view import View

PYRAMID_STORMS: Final = 3
"""One of each colour lies in the exploration deck (TQ-H4)."""
LONG_PILE: Final = 8
"""A pile that will refill a hand for so many turns more."""


@final
class Fears:
    """What a storm of each colour costs a team that cannot calm it, in cards, when it harms most (TQ-24).

    A harm smaller than `calming` is borne, and the compass kept for a greater one.
    """

    def __init__(self, purple: float, yellow: float, orange: float, calming: float) -> None:
        self.purple = purple
        self.yellow = yellow
        self.orange = orange
        self.calming = calming


PLAIN_FEARS: Final = Fears(20.0, 2.0, 8.0, 3.0)


def compass_worth(view: View, fears: Fears = PLAIN_FEARS) -> float:
    """What one more compass would be good for, in cards."""
    harms = sorted(_harms(view, fears), reverse=True)
    return harms[int(view.compasses)] if view.compasses < len(harms) else 0.0


def _harms(view: View, fears: Fears) -> list[float]:
    """The harm of each storm in play."""
    harms: list[float] = []
    for row, storms in enumerate(view.purple):
        harms += [purple_harm(view, row, fears)] * storms
    for number, seat in enumerate(view.seats):
        harms += [yellow_harm(view, number, fears)] * int(seat.yellow)
        harms += [orange_harm(view, fears)] * int(seat.orange)
    return harms


def purple_harm(view: View, row: int, fears: Fears) -> float:
    """A blocked row harms when little else is left to be filled, and at last it bars the win."""
    return fears.purple * _empty_in(view, row) / max(1, view.grid.count(NO_CARD))


def yellow_harm(view: View, seat: int, fears: Fears) -> float:
    """A small hand harms as long as there are cards to fill it."""
    return fears.yellow * min(1.0, int(view.seats[seat].pile_size) / LONG_PILE)


def orange_harm(view: View, fears: Fears) -> float:
    """To place beside others only harms while the sea is empty; later nearly every cell has a neighbour."""
    return fears.orange * view.grid.count(NO_CARD) / len(view.grid)


def call_compass(view: View, question: Question, fears: Fears = PLAIN_FEARS) -> int:
    """Calm the most harmful storm, if it is worth a compass."""
    storm = question.one("storm")
    return max(question.options, key=lambda option: _relief(view, question.read(option), storm, fears))


def _relief(view: View, answer: Answer, drawn: int, fears: Fears) -> float:
    """How much harm an answer to the compass question takes away."""
    form = answer.form.name
    if form == "keep-compass":
        return fears.calming if view.compasses <= storms_to_come(view, drawn) else 0.0
    if form == "calm-drawn":
        return drawn_harm(view, drawn, fears)
    if form == "calm-row":
        return purple_harm(view, answer["row"], fears)
    return orange_harm(view, fears) if form == "calm-orange" else yellow_harm(view, answer["owner"], fears)


def storms_to_come(view: View, drawn: int) -> int:
    """How many storms nobody has met yet; `drawn` is in the air."""
    met = (
        sum(YELLOW <= card <= ORANGE for card in view.gone)
        + len(_harms(view, PLAIN_FEARS))
        + (drawn != NO_CARD)
    )
    return (PYRAMID_STORMS if view.terms.page.explores else 3 * STORMS_PER_COLOUR) - met


def drawn_harm(view: View, storm: int, fears: Fears) -> float:
    """The harm of a storm that has just been drawn."""
    if storm == YELLOW:
        return yellow_harm(view, int(view.viewer), fears)
    if storm == ORANGE:
        return orange_harm(view, fears)
    rows = [row for row in range(len(view.purple)) if _empty_in(view, row)]
    return purple_harm(view, least_missed_row(view, rows), fears) if rows else 0.0


def block_row(view: View, question: Question) -> int:
    """Lay a storm or the rocks where they harm least."""
    return least_missed_row(view, question.options)


def least_missed_row(view: View, options: Iterable[int]) -> int:
    """The row whose blocking harms least: a blocked one, else the one with the fewest empty cells."""
    return min(options, key=lambda row: _missed(view, row))


def move_rocks(view: View, question: Question) -> int:
    """Moving costs nothing, so two islands are never given to let the rocks stay (TQ-22)."""
    return least_missed_row(view, [row for row in question.options if row != ROCKS_STAY])


def _missed(view: View, row: int) -> int:
    return 0 if view.purple[row] > 0 else _empty_in(view, row)


def _empty_in(view: View, row: int) -> int:
    """The empty cells of a row."""
    row_of = view.terms.layout.row_of
    return sum(card == NO_CARD and row_of[cell] == row for cell, card in enumerate(view.grid))
