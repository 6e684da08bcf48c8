"""The greedy bot's value of a card in hand, and its choice of discards."""

from __future__ import annotations

from typing import Final

from kazamata.bots.tranquility.greedy_gaps import Gap, GreedyGaps
from kazamata.games.tranquility.cards import FINISH, ISLANDS, MONSTER, NO_CARD
from kazamata.games.tranquility.placement import price

USE: Final = 0.4
"""The extra value of a number that could be placed for free next turn."""
TOO_EXPENSIVE: Final = 3
"""A number at this price is not placed soon."""
FINISH_BASE: Final = 0.2
"""The value of a Finish while there are many others (TQ-18)."""
FINISH_NEED: Final = 1.6
"""The extra value of the last Finish."""
OTHER_FINISHES: Final = 3
"""How many of the other four can be expected, since other players discard theirs too."""
SPARE_FINISH: Final = 0.02
"""The value of a second Finish in the same hand, which is rarely needed."""


def worth(chart: GreedyGaps, card: int) -> float:
    """The loss from giving up a card."""
    if card > ISLANDS:
        return finish_worth(chart) if card == FINISH else 0.0
    gap = chart.gap_of(card)
    return 0.0 if gap is None else chart.need(card) + USE * ease(chart, gap, card)


def ease(chart: GreedyGaps, gap: Gap, card: int) -> float:
    """1 for a number that can be placed for free, less with its price, 0 if too expensive or locked."""
    if chart.locked(gap):
        return 0.0
    ends = chart.closed_ends(gap.first, gap.cells)
    if gap.cells > ends:
        return 1.0
    after = gap.high if gap.first + gap.cells < chart.cells else NO_CARD
    return max(0.0, 1 - int(price(card, gap.low, after)) / TOO_EXPENSIVE)


def finish_worth(chart: GreedyGaps) -> float:
    """The value of a Finish. It grows when fewer cards are left that may contain another one (TQ-18)."""
    return FINISH_BASE + FINISH_NEED * chart.out_of_play**OTHER_FINISHES


def worths(chart: GreedyGaps, hand: list[int]) -> list[tuple[float, int]]:
    """The cards of a hand that can be discarded, least valuable first."""
    valued: list[tuple[float, int]] = []
    for index, card in enumerate(hand):
        if card == FINISH and index > 0 and hand[index - 1] == FINISH:
            valued.append((SPARE_FINISH, card))
        elif card != MONSTER:
            valued.append((worth(chart, card), card))
    valued.sort()
    return valued


def card_to_discard(chart: GreedyGaps, hand: list[int], count: int) -> int:
    """The card to name next when `count` cards go: the lowest of the least valuable (TQ-R5)."""
    return min(card for _, card in worths(chart, hand)[:count])
