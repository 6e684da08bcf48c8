"""The policy for storms, compasses and rocks: where they harm least, and what to calm first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.core.asks import Answer, Question
from kazamata.games.tranquility.asks import ROCKS_STAY
from kazamata.games.tranquility.cards import NO_CARD, ORANGE, STORMS, YELLOW, is_storm
from kazamata.games.tranquility.setup import EXPLORATION
from kazamata.games.tranquility.view import View

PYRAMID_STORMS: Final = sum([count for card, count in EXPLORATION if is_storm(card)])
"""The storms in the exploration deck (TQ-H4)."""
LONG_PILE: Final = 8
"""A pile of this size or more makes a small hand cost its full price."""


@final
class StormCosts:
    """The maximum cost of a storm of each colour that the team cannot calm, in cards (TQ-24).

    A harm below `calming` is accepted, and the compass is kept for a greater one.
    """

    def __init__(self, purple: float, yellow: float, orange: float, calming: float) -> None:
        self.purple = purple
        self.yellow = yellow
        self.orange = orange
        self.calming = calming


DEFAULT_STORM_COSTS: Final = StormCosts(20.0, 2.0, 8.0, 3.0)


@final
class StormHarm:
    """The harm of the storms of a table. Empty cells are counted once, since playouts need them often."""

    def __init__(self, view: View, fears: StormCosts) -> None:
        self.view = view
        self.fears = fears
        self.empty: vec[i64] = vec[i64]([0] * len(view.purple_counts))
        self.all_empty: i64 = 0
        row_of = view.terms.layout.row_of
        cell: i64 = 0
        for card in view.grid:
            if card == NO_CARD:
                self.empty[row_of[cell]] += 1
                self.all_empty += 1
            cell += 1

    def harms(self) -> list[float]:
        """The harm of each storm in play."""
        harms: list[float] = []
        for row, storms in enumerate(self.view.purple_counts):
            harms += [self.purple(row)] * storms
        for number, seat in enumerate(self.view.seats):
            harms += [self.yellow(number)] * int(seat.yellow_storms)
            harms += [self.orange()] * int(seat.orange_storms)
        return harms

    def purple(self, row: int) -> float:
        """A blocked row harms more when fewer other cells are empty. In the end it prevents the win."""
        return self.fears.purple * float(self.empty[row]) / float(max(1, self.all_empty))

    def yellow(self, seat: int) -> float:
        """A small hand harms while there are cards to fill it."""
        return self.fears.yellow * min(1.0, int(self.view.seats[seat].pile_size) / LONG_PILE)

    def orange(self) -> float:
        """The adjacency rule harms only while the sea is empty. Later nearly every cell has a neighbour."""
        return self.fears.orange * float(self.all_empty) / float(len(self.view.grid))

    def drawn(self, storm: int) -> float:
        """The harm of a storm that has just been drawn."""
        if storm == YELLOW:
            return self.yellow(int(self.view.viewer))
        if storm == ORANGE:
            return self.orange()
        rows = [row for row, empty in enumerate(self.empty) if empty]
        return self.purple(self.least_missed(rows)) if rows else 0.0

    def least_missed(self, rows: Iterable[int]) -> int:
        """The row where blocking harms least: a blocked one, otherwise the one with fewest empty cells."""
        return min(rows, key=lambda row: 0 if self.view.purple_counts[row] > 0 else int(self.empty[row]))

    def to_come(self, drawn: int) -> int:
        """How many storms are still to be drawn, not counting `drawn`."""
        met = sum(is_storm(card) for card in self.view.gone_cards) + sum(self.view.purple_counts)
        met += sum(int(seat.yellow_storms + seat.orange_storms) for seat in self.view.seats) + (
            drawn != NO_CARD
        )
        return (PYRAMID_STORMS if self.view.terms.variant_row.has_exploration else STORMS) - met

    def relief(self, answer: Answer, drawn: int) -> float:
        """How much harm an answer to the compass question removes."""
        form = answer.form.name
        if form == "keep-compass":
            return self.fears.calming if self.view.compasses <= self.to_come(drawn) else 0.0
        if form == "calm-drawn":
            return self.drawn(drawn)
        if form == "calm-row":
            return self.purple(answer["row"])
        return self.orange() if form == "calm-orange" else self.yellow(answer["owner"])


def compass_worth(view: View, fears: StormCosts = DEFAULT_STORM_COSTS) -> float:
    """The value of one more compass, in cards."""
    harms = sorted(StormHarm(view, fears).harms(), reverse=True)
    return harms[int(view.compasses)] if view.compasses < len(harms) else 0.0


def call_compass(view: View, question: Question, fears: StormCosts = DEFAULT_STORM_COSTS) -> int:
    """Calm the most harmful storm, if it is worth a compass."""
    storm, weather = question.fact("storm"), StormHarm(view, fears)
    return max(question.options, key=lambda option: weather.relief(question.read(option), storm))


def block_row(view: View, question: Question) -> int:
    """Put a storm or the rocks where they harm least."""
    return StormHarm(view, DEFAULT_STORM_COSTS).least_missed(question.options)


def move_rocks(view: View, question: Question) -> int:
    """Always move the rocks: moving is free, and keeping them costs two islands (TQ-22)."""
    return StormHarm(view, DEFAULT_STORM_COSTS).least_missed(
        [row for row in question.options if row != ROCKS_STAY]
    )
