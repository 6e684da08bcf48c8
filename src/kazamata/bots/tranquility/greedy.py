"""The greedy bot for Tranquility. It looks no further than the present action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kazamata.bots.tranquility import duel
from kazamata.bots.tranquility.greedy_actions import choose_action
from kazamata.bots.tranquility.greedy_gaps import GreedyGaps
from kazamata.bots.tranquility.greedy_hand import card_to_discard
from kazamata.bots.tranquility.greedy_start import give
from kazamata.bots.tranquility.offers import offer
from kazamata.bots.tranquility.storms import block_row, call_compass, move_rocks
from kazamata.core.asks import Question
from kazamata.core.dice import Dice
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.view import View

Answerer = Callable[[View, Question], int]


def discard(view: View, question: Question) -> int:
    """A payment or other discard: the least valuable cards, the lowest of them first (TQ-R5)."""
    hand, left = question.fact_list("discardable"), question.fact("left")
    if view.duel is not None:
        return duel.discard(view, hand, left)
    return card_to_discard(GreedyGaps(view, question.fact("lowest_card")), hand, left)


ANSWERS: Final[dict[int, Answerer]] = {
    asks.TAKE_TURN: choose_action,
    asks.PAY_COST: discard,
    asks.PICK_TWO: discard,
    asks.GIVE_CARDS: give,
    asks.DISCARD_TO_TURN: discard,
    asks.WEATHER_STORM: discard,
    asks.PLACE_STORM: block_row,
    asks.CALL_COMPASS: call_compass,
    asks.MOVE_ROCKS: move_rocks,
    asks.FEED_ROCKS: discard,
    asks.PLACE_ROCKS: block_row,
    asks.DUEL_TURN: duel.choose_action,
    asks.TAKE_OPEN_CARD: duel.take_open_card,
}


class GreedyBot:
    """Takes the action that costs least now, in cards and in the risk of an unfilled gap."""

    name = "greedy"

    def choose(self, view: View, question: Question, dice: Dice, memory: Sequence[int] = ()) -> int:
        """The same view gives the same answer; the dice are unused."""
        if question.kind == asks.OFFER_CARDS:
            return offer(view, question, memory)
        return ANSWERS[int(question.kind)](view, question)
