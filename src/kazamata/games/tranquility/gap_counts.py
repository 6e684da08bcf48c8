"""The gaps between placed islands: empty cells, and the numbers that can still fill them (TQ-9).

The counts use public information only. A number is gone if it lies in the sea or left the game in the open.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.games.tranquility.cards import ISLANDS, NO_CARD, Card

CALM: Final = 0
TIGHT: Final = 1
HOPELESS: Final = 2
"""Whether the sea can still be filled after a placement: easily, barely, or not at all."""
SPARE: Final = 4
"""A gap is tight if it has fewer than 1 + cells // SPARE spare numbers."""


def gap_around(grid: vec[i64], cell: i64) -> tuple[i64, i64, Card, Card]:
    """The gap around a cell, as if the cell were empty: its first cell, the cell after it, and its two ends.

    The ends are the placed numbers before and after it. At an end of the strip they are `NO_CARD` and
    `ISLANDS` + 1, so its numbers always lie between them (TQ-9).
    """
    first = cell
    while first > 0 and grid[first - 1] == NO_CARD:
        first -= 1
    cells: i64 = len(grid)
    behind = cell + 1
    while behind < cells and grid[behind] == NO_CARD:
        behind += 1
    low: Card = NO_CARD
    high: Card = ISLANDS + 1
    if first > 0:
        low = grid[first - 1]
    if behind < cells:
        high = grid[behind]
    return first, behind, low, high


def next_gap(grid: vec[i64], cell: i64) -> tuple[i64, i64, Card, Card]:
    """The first gap from a cell on, as in `gap_around`. Without one it begins and ends behind the last cell.

    The cell is the first one, or lies behind a gap.
    """
    cells: i64 = len(grid)
    low: Card = NO_CARD
    while cell < cells:
        card = grid[cell]
        if card == NO_CARD:
            behind = cell + 1
            while behind < cells:
                card = grid[behind]
                if card != NO_CARD:
                    return cell, behind, low, card
                behind += 1
            return cell, cells, low, ISLANDS + 1
        low = card
        cell += 1
    return cells, cells, low, ISLANDS + 1


@final
class Gaps:
    """The gaps of a strip: for each the first cell, the number of cells, and its ends as in `gap_around`."""

    def __init__(self, grid: vec[i64]) -> None:
        self.first: vec[i64] = vec[i64](capacity=24)
        self.size: vec[i64] = vec[i64](capacity=24)
        self.low: vec[i64] = vec[i64](capacity=24)
        self.high: vec[i64] = vec[i64](capacity=24)
        self.empty_cells: i64 = 0
        cells: i64 = len(grid)
        first: i64 = 0
        low: Card = NO_CARD
        cell: i64 = 0
        while cell <= cells:
            card = grid[cell] if cell < cells else ISLANDS + 1
            if card != NO_CARD:
                if cell > first:
                    self._add(first, cell - first, low, card)
                first = cell + 1
                low = card
            cell += 1

    def _add(self, first: i64, size: i64, low: Card, high: Card) -> None:
        self.first = append(self.first, first)
        self.size = append(self.size, size)
        self.low = append(self.low, low)
        self.high = append(self.high, high)
        self.empty_cells += size


@final
class GapCounts:
    """The numbers that are left, counted once for all gaps of a grid."""

    def __init__(self, grid: vec[i64], gone_cards: vec[i64]) -> None:
        self.grid: vec[i64] = grid
        self.up_to: vec[i64] = _left_up_to(grid, gone_cards)

    def around(self, card: Card, cell: i64) -> tuple[i64, i64, i64, i64]:
        """Empty cells before a placement and the numbers left for them, then the same after it."""
        first, behind, low, high = gap_around(self.grid, cell)
        return cell - first, self.between(low, card), behind - cell - 1, self.between(card, high)

    def between(self, low: Card, high: Card) -> i64:
        """How many numbers between these two are left."""
        return self.up_to[high - 1] - self.up_to[low]


def risk_of(before: i64, below: i64, after: i64, above: i64) -> i64:
    """The risk of a placement; `CALM` if the gap could not be filled even before it."""
    if before + after + 1 > below + above + 1:
        return CALM
    if below < before or above < after:
        return HOPELESS
    return TIGHT if is_tight(before, below) or is_tight(after, above) else CALM


def is_tight(cells: i64, numbers: i64) -> bool:
    """Whether nearly all numbers that are left for a gap are needed in it."""
    return cells > 0 and numbers - cells < 1 + cells // SPARE


def _left_up_to(grid: vec[i64], gone_cards: vec[i64]) -> vec[i64]:
    """For each number, how many numbers up to it are left."""
    left = vec[i64]([1] * (ISLANDS + 1))
    left[0] = 0
    for card in grid:
        left[card] = 0
    for card in gone_cards:
        if card <= ISLANDS:
            left[card] = 0
    number: i64 = 1
    while number <= ISLANDS:
        left[number] += left[number - 1]
        number += 1
    return left
