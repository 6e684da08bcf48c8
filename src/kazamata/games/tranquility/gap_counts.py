"""The gaps around a placement: empty cells on either side, and the numbers that can still fill them (TQ-9).

They use public information only. A number is gone if it lies in the sea or left the game in the open.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.games.tranquility.cards import ISLANDS, NO_CARD, Card
from kazamata.games.tranquility.state import State

CALM: Final = 0
TIGHT: Final = 1
HOPELESS: Final = 2
"""Whether the sea can still be filled after a placement: easily, barely, or not at all."""
SPARE: Final = 4
"""A gap is tight if it has fewer than 1 + cells // SPARE spare numbers."""


@final
class GapCounts:
    """The remaining numbers, counted once for all placements of a question."""

    def __init__(self, state: State) -> None:
        self.grid: vec[i64] = state.grid
        self.upto: vec[i64] = _left_upto(state)

    def around(self, card: Card, cell: i64) -> tuple[i64, i64, i64, i64]:
        """Empty cells before a placement and the numbers left for them, then the same after it."""
        first = cell
        while first > 0 and self.grid[first - 1] == NO_CARD:
            first -= 1
        cells: i64 = len(self.grid)
        last = cell
        while last + 1 < cells and self.grid[last + 1] == NO_CARD:
            last += 1
        low: Card = 0
        high: Card = ISLANDS + 1
        if first > 0:
            low = self.grid[first - 1]
        if last + 1 < cells:
            high = self.grid[last + 1]
        return cell - first, self._left(low, card), last - cell, self._left(card, high)

    def _left(self, low: Card, high: Card) -> i64:
        """How many numbers between these two remain."""
        return self.upto[high - 1] - self.upto[low]


def risk_of(before: i64, below: i64, after: i64, above: i64) -> i64:
    """The risk of a placement; `CALM` if the gap could not be filled even before it."""
    if before + after + 1 > below + above + 1:
        return CALM
    if below < before or above < after:
        return HOPELESS
    return TIGHT if _is_tight(before, below) or _is_tight(after, above) else CALM


def _is_tight(cells: i64, numbers: i64) -> bool:
    return cells > 0 and numbers - cells < 1 + cells // SPARE


def _left_upto(state: State) -> vec[i64]:
    """For each number, how many numbers up to it remain."""
    seen = vec[i64]()
    while len(seen) <= ISLANDS:
        seen = append(seen, 1)
    seen[0] = 0
    for card in state.grid:
        if card != NO_CARD:
            seen[card] = 0
    for card in state.gone_cards:
        if card <= ISLANDS:
            seen[card] = 0
    number: i64 = 1
    while number <= ISLANDS:
        seen[number] += seen[number - 1]
        number += 1
    return seen
