"""What a card of the hand is worth, and which cards to part with."""

from __future__ import annotations

from typing import Final

from kazamata.bots.tranquility.greedy_gaps import Gap, GreedyGaps
from kazamata.games.tranquility.cards import FINISH, ISLANDS, MONSTER

USE: Final = 0.4
"""What a number that could be placed for nothing next turn is worth beyond its need."""
TOO_EXPENSIVE: Final = 3
"""At this price nobody would place the number soon."""
FINISH_BASE: Final = 0.2
"""What a Finish is worth while plenty of others are about (TQ-18)."""
FINISH_NEED: Final = 1.6
"""What the last Finish is worth."""
OTHER_FINISHES: Final = 3
"""Of the other four so many may still be hoped for: others discard theirs too."""
SPARE_FINISH: Final = 0.02
"""A second Finish in the same hand is hardly ever needed."""


def worth(chart: GreedyGaps, card: int) -> float:
    """What is lost with a card."""
    if card > ISLANDS:
        return finish_worth(chart) if card == FINISH else 0.0
    gap = chart.gap_of(card)
    return 0.0 if gap is None else chart.need(card) + USE * ease(chart, gap, card)


def ease(chart: GreedyGaps, gap: Gap, card: int) -> float:
    """1 for a number that can be placed for nothing, less for its price, 0 if it is too dear or must wait."""
    if chart.locked(gap):
        return 0.0
    ends = chart.closed_ends(gap.first, gap.cells)
    if gap.cells > ends:
        return 1.0
    below = card - gap.low if gap.first > 0 else ISLANDS
    above = gap.high - card if gap.first + gap.cells < chart.cells else ISLANDS
    return max(0.0, 1 - min(below, above) / TOO_EXPENSIVE)


def finish_worth(chart: GreedyGaps) -> float:
    """A Finish is needed the more, the fewer cards are left among which another could be (TQ-18)."""
    return FINISH_BASE + FINISH_NEED * chart.out_of_play**OTHER_FINISHES


def worths(chart: GreedyGaps, hand: list[int]) -> list[tuple[float, int]]:
    """The cards of a hand that can be discarded, the most worthless first."""
    valued: list[tuple[float, int]] = []
    for place, card in enumerate(hand):
        if card == FINISH and place > 0 and hand[place - 1] == FINISH:
            valued.append((SPARE_FINISH, card))
        elif card != MONSTER:
            valued.append((worth(chart, card), card))
    valued.sort()
    return valued


def card_to_discard(chart: GreedyGaps, hand: list[int], count: int) -> int:
    """The card to name next when `count` of these are to go: the lowest of the most worthless (TQ-R5)."""
    return min(card for _, card in worths(chart, hand)[:count])
