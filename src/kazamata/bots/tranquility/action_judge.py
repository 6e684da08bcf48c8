"""The cost of every action to the team, from the gaps it leaves and the cards it takes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.bots.tranquility import gap_weights
from kazamata.bots.tranquility.gap_model import GapModel
from kazamata.bots.tranquility.gap_weights import Weights
from kazamata.bots.tranquility.storms import compass_worth
from kazamata.core.bits import bit, has_bit
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import FINISH, ISLANDS, MONSTER, NO_CARD
from kazamata.games.tranquility.gap_counts import gap_around
from kazamata.games.tranquility.layout import MIDDLE, is_arch
from kazamata.games.tranquility.placement import cost_of, price
from kazamata.games.tranquility.state import State
from kazamata.games.tranquility.view import see

SPARE_FINISH: Final = 0.02
"""The value of a second Finish in the same hand, which is rarely needed."""
AT_ONCE: Final = -1e9
KEPT: Final = 1e9
"""The value of a card that cannot be discarded."""
POINTLESS: Final = 1e6
UNKNOWN: Final = -1e18
"""A threat that has not been computed yet."""


@final
class ActionJudge:
    """Judges the actions of one seat in one position. A lower loss is better."""

    def __init__(self, state: State, seat: i64, table: Weights) -> None:
        self.state = state
        self.seat: i64 = seat
        self.outlook = GapModel(state, seat, table)
        self.hand: vec[i64] = self.outlook.hand
        self.fears = table.fears
        self.wholes: vec[float] = vec[float]([UNKNOWN] * len(self.outlook.first))
        worths = vec[float](capacity=8)
        finish = False
        for card in self.hand:
            worths = append(worths, SPARE_FINISH if card == FINISH and finish else self.worth(card))
            finish = finish or card == FINISH
        self.worths: vec[float] = worths

    def worth(self, card: i64) -> float:
        """The loss from giving up a card of the hand."""
        w = self.outlook.w
        if card == FINISH:
            share = self.outlook.gone_share
            return w[gap_weights.FINISH_BASE] + w[gap_weights.FINISH_NEED] * share * share * share
        if card > ISLANDS:
            return KEPT if card == MONSTER else 0.0
        gap = self.outlook.gap_of(card)
        if gap < 0:
            return 0.0
        look = self.outlook
        first, cells, low, high = look.first[gap], look.size[gap], look.low[gap], look.high[gap]
        need = look.threat(first, cells, low, high, card, True) - self.whole(gap)
        return need + w[gap_weights.USE] * self._ease(gap, card) + w[gap_weights.HOLD]

    def whole(self, gap: i64) -> float:
        """The threat of a gap as it stands, cached because many actions need it."""
        threat = self.wholes[gap]
        if threat == UNKNOWN:
            look = self.outlook
            threat = look.threat(look.first[gap], look.size[gap], look.low[gap], look.high[gap], 0, True)
            self.wholes[gap] = threat
        return threat

    def _ease(self, gap: i64, card: i64) -> float:
        """1 for a number that can be placed for free, less with its price, 0 if too expensive or locked."""
        look = self.outlook
        first, cells = look.first[gap], look.size[gap]
        last = first + cells - 1
        if self.state.layout.arch and not self.state.arch_open and is_arch(first) and is_arch(last):
            return 0.0
        if cells > look.ends(first, cells):
            return 1.0
        after = look.high[gap] if last + 1 < look.cells else NO_CARD
        ease = 1.0 - float(price(card, look.low[gap], after)) / look.w[gap_weights.TOO_EXPENSIVE]
        return ease if ease > 0.0 else 0.0

    def loss(self, option: i64) -> float:
        """The cost of an action to the team (TQ-7)."""
        if asks.places_island(option):
            card = asks.card_of(option, asks.PLAY_ISLAND)
            return self.loss_of_island(card, asks.cell_of(option, asks.PLAY_ISLAND))
        if option == asks.PLAY_START or option == asks.PLAY_FINISH:
            return AT_ONCE
        price = self.outlook.card_price
        if option == asks.DISCARD_TWO:
            return self.loss_of_cards(2, NO_CARD) + price * self.outlook.w[gap_weights.TEMPO]
        if option == asks.DISCARD_HAND:
            worth = compass_worth(see(self.state, self.seat), self.fears)
            return self.loss_of_cards(len(self.hand), NO_CARD) - price * worth
        if asks.turns_card(option):
            return self.loss_of_turning(asks.cell_of(option, asks.TURN_CARD))
        return self.loss_of_monster(asks.cell_of(option, asks.PLAY_MONSTER))

    def loss_of_cards(self, count: i64, played: i64) -> float:
        """The loss from discarding the least valuable cards of the hand, except the card being played."""
        loss = self.outlook.card_price * float(count)
        used: i64 = 0
        while count > 0:
            index = self._worst(used, played, NO_CARD, MONSTER)
            if index < 0:
                break
            used |= bit(index)
            loss += self.worths[index]
            count -= 1
        return loss

    def _worst(self, used: i64, played: i64, lowest_card: i64, below: i64) -> i64:
        """The index of the least valuable card that may still be discarded; -1 if there is none."""
        worst: i64 = -1
        index: i64 = 0
        size: i64 = len(self.hand)
        while index < size:
            card = self.hand[index]
            free = card != played and lowest_card <= card < below and not has_bit(used, index)
            if free and (worst < 0 or self.worths[index] < self.worths[worst]):
                worst = index
            index += 1
        return worst

    def loss_of_island(self, card: i64, cell: i64) -> float:
        """The loss from splitting a gap in two, plus the payment (TQ-10)."""
        look = self.outlook
        gap = look.gap_at(cell)
        loss = self._parts(look.first[gap], look.size[gap], look.low[gap], look.high[gap], card, cell)
        loss -= self.whole(gap)
        cost = cost_of(self.state, card, cell)
        if cost > 0:
            loss += self.loss_of_cards(cost, card)
        if self.state.terms.variant_row.has_sides and (self.state.island_sides[card] == 1) != (cell < MIDDLE):
            loss += look.card_price * look.w[gap_weights.WRONG_SIDE]
        return loss

    def _parts(self, first: i64, cells: i64, low: i64, high: i64, card: i64, cell: i64) -> float:
        """The threat of the two gaps that a card makes of one."""
        look = self.outlook
        left = look.threat(first, cell - first, low, card, 0, False)
        return left + look.threat(cell + 1, first + cells - cell - 1, card, high, 0, False)

    def loss_of_monster(self, cell: i64) -> float:
        """The loss from removing an island: two gaps and its cell join and are filled later (TQ-23)."""
        grid = self.state.grid
        first, behind, low, high = gap_around(grid, cell)
        gained = self._parts(first, behind - first, low, high, grid[cell], cell)
        gained -= self.outlook.threat(first, behind - first, low, high, 0, True)
        return self.outlook.card_price * (1.0 - self.outlook.w[gap_weights.MONSTER_SLOT]) - gained

    def loss_of_turning(self, cell: i64) -> float:
        """The loss from discarding a card to turn another one. A card on its right side stays (TQ-H5)."""
        wrong = has_bit(self.state.night_cells, cell) != (cell < MIDDLE)
        gain = -self.outlook.card_price * self.outlook.w[gap_weights.TURNED] if wrong else POINTLESS
        return self.loss_of_cards(1, NO_CARD) + gain

    def card_to_discard(self, count: i64, lowest_card: i64, below: i64) -> i64:
        """The card to name next when `count` cards go: the lowest of the least valuable (TQ-R5)."""
        used: i64 = 0
        lowest: i64 = asks.MAX_OFFERED * ISLANDS
        while count > 0:
            index = self._worst(used, NO_CARD, lowest_card, below)
            if index < 0:
                break
            used |= bit(index)
            if self.hand[index] < lowest:
                lowest = self.hand[index]
            count -= 1
        return lowest

    def least_worth(self) -> float:
        """The value of the least valuable card in hand."""
        index = self._worst(0, NO_CARD, NO_CARD, MONSTER)
        return KEPT if index < 0 else self.worths[index]

    def unseen_worth(self) -> float:
        """The mean value of a card from the pile, assuming that it is an island."""
        total = 0.0
        number: i64 = 1
        while number <= ISLANDS:
            total += self.worth(number)
            number += 1
        return total / ISLANDS

    def ranked(self, options: vec[i64], most: i64, margin: float) -> vec[i64]:
        """The best few options, best first, within a margin of the best."""
        losses: list[float] = []
        for option in options:
            losses.append(self.loss(option))
        chosen = vec[i64](capacity=8)
        least = 0.0
        while len(chosen) < most:
            best: i64 = -1
            index: i64 = 0
            for option in options:
                if option not in chosen and (best < 0 or losses[index] < losses[best]):
                    best = index
                index += 1
            if best < 0 or (len(chosen) > 0 and losses[best] > least + margin):
                break
            if len(chosen) == 0:
                least = losses[best]
            chosen = append(chosen, options[best])
        return chosen
