"""The greedy bot's model of the sea: its gaps, the numbers that still fit, the risk of each gap."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.tranquility import greedy_odds
from kazamata.bots.tranquility.gap_weights import paid_cells
from kazamata.games.tranquility.cards import ISLANDS, NO_CARD
from kazamata.games.tranquility.gap_counts import gap_around, next_gap
from kazamata.games.tranquility.layout import MAX_CELLS, is_arch
from kazamata.games.tranquility.placement import MAX_PRICE
from kazamata.games.tranquility.terms import Terms
from kazamata.games.tranquility.view import View

FUTURE: Final = 0.3
"""The share of wanted cards among those that will not be placed: discarded early or drawn late."""
ROUGH_FUTURE: Final = 0.45
"""The same in rough seas, which disturb hands, and while the arch is closed (TQ-H3)."""
DEAD_GOES_FIRST: Final = 4.0
"""How many times more likely a number that fits nowhere is to be in the discards."""
FEE: Final = 0.8
"""The weight of a cell to be filled next to a neighbour, in cards. Useless cards pay a part of it."""
NO_LOSSES: Final = tuple(range(ISLANDS + 2))


PAID_CELLS: Final = tuple(
    [tuple([int(paid_cells(ends, cells)) for cells in range(MAX_CELLS + 1)]) for ends in range(3)]
)
"""[ends with a neighbour][cells of a gap]: how many cells must be paid."""


@final
class Gap:
    """Consecutive empty cells of the strip, and the placed numbers at both ends."""

    __slots__ = ("cells", "first", "high", "low")

    def __init__(self, first: int, cells: int, low: int, high: int) -> None:
        self.first = first
        self.cells = cells
        self.low = low
        self.high = high


@final
class GreedyGaps:
    """The gaps of one view."""

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
            int(view.terms.card_count)
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
        """The chance that a fitting number that the viewer cannot see will never be placed."""
        lost = self.lost_share()
        future = ROUGH_FUTURE if self.closed or is_rough(self.view.terms) else FUTURE
        return min(0.9, lost + (1 - lost) * self.spare_share() * future)

    def lost_share(self) -> float:
        """The share of the unseen fitting numbers that are already out of play."""
        fitting = sum(self.alive[gap.high - 1] - self.alive[gap.low] for gap in self.gaps)
        rest = max(0, self.unseen - fitting)
        return min(1.0, self.unseen * self.out_of_play / (fitting + DEAD_GOES_FIRST * rest + 1))

    def spare_share(self) -> float:
        """The share of the cards still in play that will not be placed."""
        return max(0.0, 1 - self.empty / max(1, self.left))

    def gap_of(self, card: int) -> Gap | None:
        """The gap that a number fits into; None if it fits nowhere."""
        index = bisect_left(self.highs, card)
        if index < len(self.gaps) and self.gaps[index].low < card:
            return self.gaps[index]
        return None

    def gap_at(self, cell: int) -> Gap:
        """The gap of an empty cell."""
        for gap in self.gaps:
            if cell < gap.first + gap.cells:
                return gap
        raise ValueError(f"cell {cell} is beyond the last gap")

    def fitting(self, first: int, cells: int, low: int, high: int) -> int:
        """How many numbers fit into a stretch. A single cell takes only numbers that a hand can pay."""
        alive = self.alive[high - 1] - self.alive[low]
        if cells > 1:
            return alive
        return min(alive, MAX_PRICE * self.closed_ends(first, cells))

    def locked(self, gap: Gap) -> bool:
        """Whether all cells of a gap belong to an arch that is not open yet (TQ-H3)."""
        return self.closed and is_arch(gap.first) and is_arch(gap.first + gap.cells - 1)

    def closed_ends(self, first: int, cells: int) -> int:
        """How many ends of a stretch have a neighbour. The ends of the strip have none (TQ-10)."""
        return (first > 0) + (first + cells < self.cells)

    def split(self, gap: Gap, card: int, cell: int) -> tuple[float, float]:
        """How much a number in a cell of a gap adds to the risk and to the fees."""
        left, after = cell - gap.first, cell + 1
        right = gap.first + gap.cells - after
        risk = self.risk(gap.first, left, gap.low, card) + self.risk(after, right, card, gap.high)
        fees = self.fees(gap.first, left) + self.fees(after, right)
        whole = self.risk(gap.first, gap.cells, gap.low, gap.high)
        return risk - whole, fees - self.fees(gap.first, gap.cells)

    def gap_without(self, cell: int) -> Gap:
        """The gap that would result from removing a placed island."""
        first, behind, low, high = gap_around(vec[i64](self.view.grid), cell)
        return Gap(int(first), int(behind - first), int(low), int(high))

    def risk(self, first: int, cells: int, low: int, high: int) -> float:
        """The risk that a stretch stays unfilled."""
        return self.risks[cells][self.fitting(first, cells, low, high)] if cells else 0.0

    def fees(self, first: int, cells: int) -> float:
        """The weight of the future payments for a stretch, in cards."""
        return FEE * self.paid_cells(first, cells)

    def paid_cells(self, first: int, cells: int) -> int:
        """The least number of cells in a stretch that will have a neighbour when filled."""
        return PAID_CELLS[self.closed_ends(first, cells)][cells]

    def need(self, card: int) -> float:
        """The chance that exactly this number will be missing; 0 if it fits nowhere."""
        gap = self.gap_of(card)
        if gap is None:
            return 0.0
        fitting = self.fitting(gap.first, gap.cells, gap.low, gap.high)
        return self.needs[gap.cells][max(1, fitting)]


def is_rough(terms: Terms) -> bool:
    """Whether there are monsters or storms (TQ-23, TQ-24, TQ-H4)."""
    return terms.monster_count > 0 or terms.has_storms or terms.variant_row.has_exploration


def _alive(gone: list[int], lost: int) -> tuple[int, ...] | list[int]:
    """[number]: how many numbers up to it may still be in play."""
    if not gone and lost == NO_CARD:
        return NO_LOSSES
    return list(accumulate(0 if n == 0 or n in gone or n == lost else 1 for n in range(ISLANDS + 2)))


def _gaps(grid: list[int]) -> list[Gap]:
    gaps: list[Gap] = []
    strip = vec[i64](grid)
    first, behind, low, high = next_gap(strip, 0)
    while first < behind:
        gaps.append(Gap(int(first), int(behind - first), int(low), int(high)))
        first, behind, low, high = next_gap(strip, behind)
    return gaps
