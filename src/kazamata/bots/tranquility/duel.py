"""The duel policy: points now, and space for later placements (TQ-H6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from kazamata.core.asks import Question
from kazamata.games.tranquility.cards import ISLANDS, NO_CARD
from kazamata.games.tranquility.layout import MAX_CELLS, by_columns
from kazamata.games.tranquility.placement import price
from kazamata.games.tranquility.scoring import POINTS_DISCARDED, POINTS_PLACED
from kazamata.games.tranquility.view import DuelView, View

ROOM: Final = 0.7
"""The present value of one later placement, in points. It may fail or be expensive."""
HOPE: Final = 0.5
"""The value of two new cards beyond the open ones, in points, while the pile lasts."""
STOPPING: Final = -0.7
"""Stopping leaves the empty cells to the rival, so it is worse than a placement without points."""
HOPELESS: Final = -99.0
"""The value of a card that fits nowhere."""


@final
class DuelStrip:
    """The grid in the order of one seat.

    Only the seat's cards limit and price a placement. The rival's cards just occupy cells.
    """

    def __init__(self, view: View, duel: DuelView) -> None:
        seat = int(view.viewer)
        self.place_of = _places(seat == duel.first_player)
        cells = self.place_of  # each order is its own inverse
        owned = [view.grid[cell] if duel.cell_owners[cell] == seat + 1 else NO_CARD for cell in cells]
        self.own = [*owned, NO_CARD]  # places before the first and after the last hold no card
        self.empty = [view.grid[cell] == NO_CARD for cell in cells]
        self.max_price = len(view.seats[seat].hand) - 1

    def bounds(self, card: int) -> tuple[int, int, int, int]:
        """Where a number keeps the order: (first place, place after the last, card below, card above)."""
        first, low = 0, NO_CARD
        for index in range(MAX_CELLS):
            placed = self.own[index]
            if placed > card:
                return first, index, low, placed
            if placed != NO_CARD:
                first, low = index + 1, placed
        return first, MAX_CELLS, low, ISLANDS + 1

    def cost(self, card: int, index: int) -> int:
        return int(price(card, self.own[index - 1], self.own[index + 1]))

    def gain(self, card: int, index: int, bounds: tuple[int, int, int, int]) -> float:
        """The points of a placement, minus the value of the later placements that it prevents."""
        first, last, low, high = bounds
        left, right = sum(self.empty[first:index]), sum(self.empty[index + 1 : last])
        lost = (
            expected_placements(left + right + 1, high - low - 1)
            - expected_placements(left, card - low - 1)
            - expected_placements(right, high - card - 1)
        )
        return POINTS_PLACED + POINTS_DISCARDED * self.cost(card, index) - ROOM * lost

    def best_gain(self, card: int) -> float:
        """The gain of a number at its best place."""
        bounds = self.bounds(card)
        places = [index for index in range(bounds[0], bounds[1]) if self.empty[index]]
        fair = [index for index in places if self.cost(card, index) <= self.max_price]
        return max((self.gain(card, index, bounds) for index in fair), default=HOPELESS)


def expected_placements(cells: int, numbers: int) -> float:
    """The expected placements in a stretch: few if either cells or numbers are few."""
    return cells * numbers / (cells + numbers) if cells > 0 else 0.0


@lru_cache(maxsize=2)
def _places(first: bool) -> tuple[int, ...]:
    """[cell]: its place in the first or second player's order. The mapping is its own inverse."""
    return tuple(cell if first else int(by_columns(cell)) for cell in range(MAX_CELLS))


def _duel(view: View) -> DuelView:
    assert view.duel is not None, "not a duel"
    return view.duel


def choose_action(view: View, question: Question) -> int:
    """The placement with the largest gain. Discard two if that promises more, otherwise stop."""
    lane = DuelStrip(view, _duel(view))
    bounds = {card: lane.bounds(card) for card in view.seats[view.viewer].hand}

    def gain(option: int) -> float:
        answer = question.read(option)
        if answer.form.name == "stop":
            return STOPPING
        if answer.form.name == "discard-two":
            return gain_of_fresh_cards(view, lane)
        card = answer["card"]
        return lane.gain(card, lane.place_of[answer["cell"]], bounds[card])

    return max(question.options, key=gain)


def gain_of_fresh_cards(view: View, lane: DuelStrip) -> float:
    """The gain from discarding two cards now and placing the best open card next turn (TQ-H6)."""
    duel = _duel(view)
    promise = max((lane.best_gain(card) for card in duel.open_row), default=HOPELESS)
    return 2 * POINTS_DISCARDED + promise + (HOPE if duel.pile_size > 0 else 0.0)


def discard(view: View, hand: list[int], count: int) -> int:
    """The lowest of the least promising cards (TQ-R5)."""
    lane = DuelStrip(view, _duel(view))
    return min(sorted(hand, key=lane.best_gain)[:count])


def take_open_card(view: View, question: Question) -> int:
    """The most promising open card."""
    return max(question.options, key=DuelStrip(view, _duel(view)).best_gain)
