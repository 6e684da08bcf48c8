"""The eight cards of the Start: what to give once the shares are agreed (TQ-14)."""

from __future__ import annotations

from kazamata.bots.tranquility.greedy_gaps import GreedyGaps
from kazamata.bots.tranquility.greedy_hand import card_to_discard, worth, worths
from kazamata.core.asks import Question
from kazamata.games.tranquility.asks import UNSEEN
from kazamata.games.tranquility.cards import ISLANDS
from kazamata.games.tranquility.view import View


def give(view: View, question: Question) -> int:
    """The most worthless card; an unseen one if it is likely to be worth less still (TQ-24)."""
    options, floor = question.options, question.fact("floor")
    hand = view.seats[view.viewer].hand
    chart = GreedyGaps(view, floor)
    if options[0] == UNSEEN and (len(options) == 1 or worths(chart, hand)[0][0] >= unseen_worth(chart)):
        return UNSEEN
    return card_to_discard(chart, [card for card in hand if card >= floor], question.fact("left"))


def unseen_worth(chart: GreedyGaps) -> float:
    """What a card from the pile is worth on average, if it is an island."""
    return sum(worth(chart, number) for number in range(1, ISLANDS + 1)) / ISLANDS
