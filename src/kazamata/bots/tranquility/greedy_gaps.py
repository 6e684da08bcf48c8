"""The sea as the greedy bot reads it: its gaps, the numbers that still fit, the risk of each gap."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import Final, final

from kazamata.bots.tranquility import greedy_odds
from kazamata.games.tranquility.cards import FINISHES, ISLANDS, NO_CARD, STORMS_PER_COLOUR
from kazamata.games.tranquility.layout import MAX_CELLS, is_arch
from kazamata.games.tranquility.terms import Terms
from kazamata.games.tranquility.view import View

FUTURE: Final = 0.3
"""Of the cards that will not be placed some are wanted ones: discarded too early, or found too late."""
ROUGH_FUTURE: Final = 0.45
"""More of them in rough seas, where hands are disturbed, and while the arch is closed (TQ-H3)."""
DEAD_GOES_FIRST: Final = 4.0
"""A number that fits nowhere is so many times as likely to lie in the discards as one that fits."""
FEE: Final = 0.8
"""What a cell that will be filled beside a neighbour weighs, in cards: dead ones pay a part of it."""
REACH: Final = 4
"""A full hand pays for a number at most so far from a neighbour (TQ-11)."""
NO_LOSSES: Final = tuple(range(ISLANDS + 2))


def _paid_cells(closed_ends: int) -> tuple[int, ...]:
    """By the cells of a gap: every other one can be placed for nothing."""
    if closed_ends == 2:  # an even gap cannot be filled in a checkerboard: one cell more is paid
        return (0, *((cells + 1) // 2 + (cells + 1) % 2 for cells in range(1, MAX_CELLS + 1)))
    return (0, *((cells + 1) // 2 for cells in range(1, MAX_CELLS + 1)))


PAID_CELLS: Final = (_paid_cells(0), _paid_cells(1), _paid_cells(2))


@final
class Gap:
    """Empty cells in a row of the strip and the placed numbers that bound them."""

    __slots__ = ("cells", "first", "high", "low")

    def __init__(self, first: int, cells: int, low: int, high: int) -> None:
        self.first = first
        self.cells = cells
        self.low = low
        self.high = high


@final
class GreedyGaps:
    """What one look at the table tells about its gaps."""

    def __init__(self, view: View, lost: int = NO_CARD) -> None:
        """`lost` is a card that the viewer has just discarded and may still remember."""
        self.view = view
        self.cells = len(view.grid)
        self.alive = _alive(view.gone_cards, lost)
        self.closed = view.terms.layout.arch and not view.arch_open
        self.gaps = _gaps(view.grid)
        self.highs = [gap.high for gap in self.gaps]
        self.empty = sum(gap.cells for gap in self.gaps)
        hand = len(view.seats[view.viewer].hand)
        self.left = sum(int(seat.pile_size) + int(seat.hand_size) for seat in view.seats)
        self.unseen = (
            _all_cards(view)
            - (self.cells - self.empty)
            - len(view.gone_cards)
            - hand
            - (view.start_seat >= 0)
        )
        self.out_of_play = max(0.0, 1 - (self.left - hand) / max(1, self.unseen))
        level = round(greedy_odds.STEPS * self.missing())
        self.risks = greedy_odds.risks(level)
        self.needs = greedy_odds.needs(level)

    def missing(self) -> float:
        """The chance that a number which fits, and is not seen, will never be placed."""
        lost = self.lost_share()
        future = ROUGH_FUTURE if self.closed or is_rough(self.view.terms) else FUTURE
        return min(0.9, lost + (1 - lost) * self.spare_share() * future)

    def lost_share(self) -> float:
        """The share of the unseen numbers that fit and are out of play already."""
        fitting = sum(self.alive[gap.high - 1] - self.alive[gap.low] for gap in self.gaps)
        rest = max(0, self.unseen - fitting)
        return min(1.0, self.unseen * self.out_of_play / (fitting + DEAD_GOES_FIRST * rest + 1))

    def spare_share(self) -> float:
        """The share of the cards still in play that will not be placed."""
        return max(0.0, 1 - self.empty / max(1, self.left))

    def gap_of(self, card: int) -> Gap | None:
        """The gap into which a number fits; None if it fits nowhere any more."""
        place = bisect_left(self.highs, card)
        if place < len(self.gaps) and self.gaps[place].low < card:
            return self.gaps[place]
        return None

    def gap_at(self, cell: int) -> Gap:
        """The gap to which an empty cell belongs."""
        for gap in self.gaps:
            if cell < gap.first + gap.cells:
                return gap
        raise ValueError(f"cell {cell} is beyond the last gap")

    def fitting(self, first: int, cells: int, low: int, high: int) -> int:
        """How many numbers could go into a stretch; into a single cell only those that a hand can pay."""
        alive = self.alive[high - 1] - self.alive[low]
        if cells > 1:
            return alive
        return min(alive, REACH * self.closed_ends(first, cells))

    def locked(self, gap: Gap) -> bool:
        """Whether all cells of a gap belong to an arch that is not open yet (TQ-H3)."""
        return self.closed and is_arch(gap.first) and is_arch(gap.first + gap.cells - 1)

    def closed_ends(self, first: int, cells: int) -> int:
        """How many ends of a stretch have a neighbour; the ends of the strip have none (TQ-10)."""
        return (first > 0) + (first + cells < self.cells)

    def split(self, gap: Gap, card: int, cell: int) -> tuple[float, float]:
        """What a number in a cell of a gap adds to the risk, and to the fees."""
        left, after = cell - gap.first, cell + 1
        right = gap.first + gap.cells - after
        risk = self.risk(gap.first, left, gap.low, card) + self.risk(after, right, card, gap.high)
        fees = self.fees(gap.first, left) + self.fees(after, right)
        whole = self.risk(gap.first, gap.cells, gap.low, gap.high)
        return risk - whole, fees - self.fees(gap.first, gap.cells)

    def gap_without(self, cell: int) -> Gap:
        """The gap that would be if a placed island were taken away."""
        grid = self.view.grid
        first, last = cell, cell + 1
        while first > 0 and grid[first - 1] == NO_CARD:
            first -= 1
        while last < self.cells and grid[last] == NO_CARD:
            last += 1
        low = grid[first - 1] if first > 0 else NO_CARD
        return Gap(first, last - first, low, grid[last] if last < self.cells else ISLANDS + 1)

    def risk(self, first: int, cells: int, low: int, high: int) -> float:
        """How much is to be feared that a stretch stays unfilled."""
        return self.risks[cells][self.fitting(first, cells, low, high)] if cells else 0.0

    def fees(self, first: int, cells: int) -> float:
        """What the payments to come for a stretch weigh, in cards."""
        return FEE * self.paid_cells(first, cells)

    def paid_cells(self, first: int, cells: int) -> int:
        """How many cells of a stretch will have a neighbour when they are filled, at least."""
        return PAID_CELLS[self.closed_ends(first, cells)][cells]

    def need(self, card: int) -> float:
        """How likely it is that just this number will be missed; nothing for one that fits nowhere."""
        gap = self.gap_of(card)
        if gap is None:
            return 0.0
        fitting = self.fitting(gap.first, gap.cells, gap.low, gap.high)
        return self.needs[gap.cells][max(1, fitting)]


def is_rough(terms: Terms) -> bool:
    """Whether monsters or storms are about (TQ-23, TQ-24, TQ-H4)."""
    return terms.monster_count > 0 or terms.has_storms or terms.variant_row.has_exploration


def _alive(gone: list[int], lost: int) -> tuple[int, ...] | list[int]:
    """[number]: how many numbers up to it may still be in play."""
    if not gone and lost == NO_CARD:
        return NO_LOSSES
    return list(accumulate(0 if n == 0 or n in gone or n == lost else 1 for n in range(ISLANDS + 2)))


def _gaps(grid: list[int]) -> list[Gap]:
    gaps: list[Gap] = []
    first, low = 0, NO_CARD
    for cell, card in enumerate([*grid, ISLANDS + 1]):
        if card != NO_CARD:
            if cell > first:
                gaps.append(Gap(first, cell - first, low, card))
            first, low = cell + 1, card
    return gaps


def _all_cards(view: View) -> int:
    """All cards that were or could have been dealt, those removed unseen among them (TQ-4, TQ-25, TQ-H4)."""
    terms = view.terms
    finishes = 0 if terms.variant_row.has_exploration else FINISHES
    storms = 3 * STORMS_PER_COLOUR if terms.has_storms else 0
    return ISLANDS + finishes + int(terms.seats + terms.monster_count) + storms
