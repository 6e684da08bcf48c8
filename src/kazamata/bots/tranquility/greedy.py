"""A team player for Tranquility who looks no further than the present action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kazamata.bots.tranquility import duel
from kazamata.bots.tranquility.chart import Chart
from kazamata.bots.tranquility.hand import part_with
from kazamata.bots.tranquility.start import give, offer
from kazamata.bots.tranquility.storms import call_compass, least_missed_row, move_rocks
from kazamata.bots.tranquility.turn import choose_action
from kazamata.core.asks import Ask
from kazamata.core.dice import Dice
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import ISLANDS, KINDS
from kazamata.games.tranquility.events import FOR_ROCKS
from kazamata.games.tranquility.view import View

Answer = Callable[[View, list[int]], int]


def discard(view: View, options: list[int]) -> int:
    """A payment or any other discard: the most worthless cards, the lowest of them first (TQ-R5)."""
    _, _, _, left, floor, reason = view.road[-1]
    highest = ISLANDS if reason == FOR_ROCKS else KINDS
    hand = [card for card in view.seats[view.viewer].hand if floor <= card <= highest]
    if view.duel is not None:
        return duel.discard(view, hand, left)
    return part_with(Chart(view, floor), hand, left)


ANSWERS: Final[dict[int, Answer]] = {
    asks.TAKE_TURN: choose_action,
    asks.PAY_COST: discard,
    asks.PICK_TWO: discard,
    asks.OFFER_CARDS: offer,
    asks.GIVE_CARDS: give,
    asks.DISCARD_TO_TURN: discard,
    asks.WEATHER_STORM: discard,
    asks.PLACE_STORM: least_missed_row,
    asks.CALL_COMPASS: call_compass,
    asks.MOVE_ROCKS: move_rocks,
    asks.FEED_ROCKS: discard,
    asks.PLACE_ROCKS: least_missed_row,
    asks.DUEL_TURN: duel.choose_action,
    asks.TAKE_OPEN_CARD: duel.take_open_card,
}


class GreedyBot:
    """Takes the action that costs least now: in cards, and in the risk that a gap stays unfilled."""

    name = "greedy"

    def choose(self, view: View, ask: Ask, dice: Dice) -> int:
        """The same view gives the same answer: the dice are not needed."""
        return ANSWERS[int(ask.kind)](view, list(ask.options))
