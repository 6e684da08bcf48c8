"""The cards that a seat gives for the Start once the shares are agreed (TQ-14)."""

from __future__ import annotations

from kazamata.bots.tranquility.greedy_gaps import GreedyGaps
from kazamata.bots.tranquility.greedy_hand import card_to_discard, worth, worths
from kazamata.core.asks import Question
from kazamata.games.tranquility.asks import UNSEEN
from kazamata.games.tranquility.cards import ISLANDS
from kazamata.games.tranquility.view import View


def give(view: View, question: Question) -> int:
    """The least valuable card, or an unseen one if it is probably worth less (TQ-24)."""
    options, lowest_card = question.options, question.fact("lowest_card")
    hand = view.seats[view.viewer].hand
    chart = GreedyGaps(view, lowest_card)
    if options[0] == UNSEEN and (len(options) == 1 or worths(chart, hand)[0][0] >= unseen_worth(chart)):
        return UNSEEN
    return card_to_discard(chart, [card for card in hand if card >= lowest_card], question.fact("left"))


def unseen_worth(chart: GreedyGaps) -> float:
    """The mean value of a card from the pile, assuming that it is an island."""
    return sum(worth(chart, number) for number in range(1, ISLANDS + 1)) / ISLANDS
