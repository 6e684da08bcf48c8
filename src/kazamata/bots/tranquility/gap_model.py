"""The risks of the sea from one seat: its gaps, the numbers that may come, the value of a card.

It reads a complete position but only what the seat knows: the grid, counts, its hand and its discards. The
same code therefore serves real tables, imagined worlds and playouts.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.tranquility import gap_weights
from kazamata.bots.tranquility.gap_weights import STEPS, Weights, paid_cells, risk_place
from kazamata.core.bits import bit, has_bit
from kazamata.games.tranquility.asks import MAX_OFFERED
from kazamata.games.tranquility.cards import ISLANDS, NO_CARD
from kazamata.games.tranquility.gap_counts import Gaps
from kazamata.games.tranquility.layout import MAX_CELLS, MIDDLE
from kazamata.games.tranquility.placement import MAX_PRICE
from kazamata.games.tranquility.state import LOW_ISLANDS, State

MAX_MISSING: Final = 0.94
MAX_BOXED: Final = 0.9
TINY: Final = 1e-9


@final
class GapModel:
    """The gaps of the strip, and how likely each number is to arrive."""

    def __init__(self, state: State, seat: i64, table: Weights) -> None:
        self.state = state
        self.seat: i64 = seat
        self.cells: i64 = state.layout.cells
        self.hand: vec[i64] = state.players[seat].hand
        gaps = Gaps(state.grid)
        self.first: vec[i64] = gaps.first
        self.size: vec[i64] = gaps.size
        self.low: vec[i64] = gaps.low
        self.high: vec[i64] = gaps.high
        self.empty: i64 = gaps.empty_cells
        self.unseen_up_to: vec[i64] = vec[i64]([0] * (ISLANDS + 2))
        self.own_up_to: vec[i64] = vec[i64]([0] * (ISLANDS + 2))
        self._count_numbers()
        self.w: vec[float] = table.by_empty_cells[self.empty if self.empty <= MAX_CELLS else MAX_CELLS]
        self.risks: vec[float] = table.risks
        self.cards_left: i64 = 0
        self.cards_in_other_hands: i64 = 0
        self.others_discards: i64 = 0
        self._count_cards()
        self.gone_share: float = 0.0
        self.level: i64 = 0
        self._foresee()
        self.arrival_chance: float = 1.0 - float(self.level) / STEPS * gap_weights.SPAN
        self.card_price: float = self._card_price()
        self.new_gap_failure: vec[float] = vec[float]([1.0] * (MAX_PRICE + 1))
        self.old_gap_failure: vec[float] = vec[float]([1.0] * (MAX_PRICE + 1))
        self.own_card_failure: vec[float] = vec[float]([1.0] * (MAX_PRICE + 1))
        self._weigh_prices()

    def _count_numbers(self) -> None:
        """[number]: how many numbers up to it may still arrive from elsewhere, and how many are in hand."""
        player = self.state.players[self.seat]
        low, high = player.discarded_low, player.discarded_high
        for card in self.state.gone_cards:
            if card <= LOW_ISLANDS:
                low |= bit(card - 1)
            elif card <= ISLANDS:
                high |= bit(card - LOW_ISLANDS - 1)
        index: i64 = 0
        hand = self.hand
        size: i64 = len(hand)
        coming: i64 = 0
        own: i64 = 0
        alive, held = self.unseen_up_to, self.own_up_to
        number: i64 = 1
        while number <= ISLANDS:
            if index < size and hand[index] == number:
                own += 1
                index += 1
            elif number <= LOW_ISLANDS:
                coming += 1 - ((low >> (number - 1)) & 1)
            else:
                coming += 1 - ((high >> (number - LOW_ISLANDS - 1)) & 1)
            alive[number] = coming
            held[number] = own
            number += 1
        alive[number] = coming
        held[number] = own

    def _count_cards(self) -> None:
        seat: i64 = 0
        for player in self.state.players:
            held: i64 = len(player.hand)
            self.cards_left += player.pile_size() + held
            if seat != self.seat:
                self.cards_in_other_hands += held
                self.others_discards += player.discard_count
            seat += 1

    def _foresee(self) -> None:
        """The chance that a fitting number that the seat cannot see will never be placed."""
        state, w = self.state, self.w
        player = state.players[self.seat]
        mine: i64 = len(self.hand)
        gone: i64 = len(state.gone_cards)
        placed = self.cells - self.empty
        unseen = state.terms.card_count - placed - gone - mine - player.discard_count
        if state.is_start_played():
            unseen -= 1
        if unseen < 1:
            unseen = 1
        self.gone_share = at_least(0.0, 1.0 - float(self.cards_left - mine) / float(unseen))
        fitting = self._fitting()
        numbers = self.unseen_up_to[ISLANDS] - placed
        boxed = (
            w[gap_weights.REMOVED] * float(state.terms.removed_count) / float(numbers if numbers > 1 else 1)
        )
        rest = at_least(0.0, float(unseen - fitting))
        thrown = float(self.others_discards) / (float(fitting) + w[gap_weights.DEAD_FIRST] * rest + 1.0)
        spare = at_least(0.0, 1.0 - float(self.empty) / float(self.cards_left if self.cards_left > 0 else 1))
        lost = spare * w[gap_weights.FUTURE]
        if is_rough(state):
            lost *= w[gap_weights.ROUGH]
        kept = (1.0 - at_most(MAX_BOXED, boxed)) * (1.0 - at_most(1.0, thrown)) * at_least(0.0, 1.0 - lost)
        self.level = i64(at_most(MAX_MISSING, 1.0 - kept) / gap_weights.SPAN * STEPS + 0.5)

    def _fitting(self) -> i64:
        count: i64 = 0
        gap: i64 = 0
        while gap < len(self.first):
            count += self.unseen_up_to[self.high[gap] - 1] - self.unseen_up_to[self.low[gap]]
            gap += 1
        return count

    def _card_price(self) -> float:
        """The value of a card. It grows when few cards are spare beyond the cells to fill (TQ-20)."""
        w, state = self.w, self.state
        mine: i64 = len(self.hand)
        if_all_were_as_poor = state.terms.seats * (mine + state.players[self.seat].pile_size())
        spare = (
            self.cards_left if self.cards_left < if_all_were_as_poor else if_all_were_as_poor
        ) - self.empty
        if not state.is_start_played():
            spare -= MAX_OFFERED
        need: i64 = 0
        gap: i64 = 0
        while gap < len(self.first):
            need += paid_cells(self.ends(self.first[gap], self.size[gap]), self.size[gap])
            gap += 1
        owed = w[gap_weights.PAYMENT] * float(need) + w[gap_weights.SIDES] * self._wrong_sides() + 1.0
        strain = owed / float(spare if spare > 1 else 1)
        strain = at_most(w[gap_weights.MAX_STRAIN], strain)
        return w[gap_weights.MIN_CARD_PRICE] + w[gap_weights.CARD] * exp(
            w[gap_weights.STRAIN_POWER] * log(strain)
        )

    def _wrong_sides(self) -> float:
        """How many cards must be turned, including a third of those still to be placed (TQ-H5)."""
        state = self.state
        if not state.terms.variant_row.has_sides:
            return 0.0
        wrong: i64 = 0
        cell: i64 = 0
        for card in state.grid:
            if card != NO_CARD and has_bit(state.night_cells, cell) != (cell < MIDDLE):
                wrong += 1
            cell += 1
        return float(wrong) + float(self.empty) / 3.0

    def _weigh_prices(self) -> None:
        """[price]: the chance that a number fills no cell in a new gap, in an old gap, or from the hand."""
        w = self.w
        elsewhere = self.cards_left - len(self.hand)
        share = float(self.cards_in_other_hands) / float(elsewhere if elsewhere > 0 else 1)
        own = w[gap_weights.OWN_LAST] + (1.0 - w[gap_weights.OWN_LAST]) * self.arrival_chance
        price: i64 = 1
        while price <= MAX_PRICE:
            ready = 1.0 if price == 1 else w[gap_weights.AT_TWO + price - 2]
            away = w[gap_weights.ELSEWHERE + price - 1] * share if price <= 2 else 0.0
            self.new_gap_failure[price] = 1.0 - self.arrival_chance * ready
            self.old_gap_failure[price] = 1.0 - self.arrival_chance * ready * (1.0 - away)
            self.own_card_failure[price] = 1.0 - own * ready
            price += 1

    def gap_of(self, card: i64) -> i64:
        """The gap that a number fits into; -1 if it fits nowhere."""
        gap: i64 = 0
        while gap < len(self.first):
            if card < self.high[gap]:
                return gap if self.low[gap] < card else -1
            gap += 1
        return -1

    def gap_at(self, cell: i64) -> i64:
        """The gap of an empty cell."""
        gap: i64 = 0
        while cell >= self.first[gap] + self.size[gap]:
            gap += 1
        return gap

    def ends(self, first: i64, cells: i64) -> i64:
        """How many ends of a stretch have a neighbour. The ends of the strip have none (TQ-10)."""
        count: i64 = 0
        if first > 0:
            count += 1
        if first + cells < self.cells:
            count += 1
        return count

    def threat(self, first: i64, cells: i64, low: i64, high: i64, without: i64, old: bool) -> float:
        """The risk and cost of a stretch, without one card of the hand."""
        if cells == 0:
            return 0.0
        if cells == 1:
            return self._threat_of_one(first, low, high, without, old)
        w = self.w
        coming = self.unseen_up_to[high - 1] - self.unseen_up_to[low]
        own = self.own_up_to[high - 1] - self.own_up_to[low]
        if low < without < high:
            own -= 1
        risk = self.risks[risk_place(self.level, cells, coming + own)]
        if own > 0:
            sure = own if own < cells else cells
            rest = self.risks[risk_place(self.level, cells - sure, coming)]
            risk += w[gap_weights.OWN] * (rest - risk)
        crowd = (
            w[gap_weights.CROWD] * float(cells * cells) / (self.arrival_chance * float(coming + own) + 1.0)
        )
        return risk + crowd + self.card_price * w[gap_weights.FEE] * self._fees(first, cells)

    def _fees(self, first: i64, cells: i64) -> float:
        """The weight of the future payments for a stretch of several cells, in cards."""
        ends = self.ends(first, cells)
        fees = float(paid_cells(ends, cells))
        if ends == 2 and cells <= 6:
            fees += self.w[gap_weights.TWO_ENDS + cells - 1]
        elif ends == 1 and cells <= 3:
            fees += self.w[gap_weights.ONE_END + cells - 1]
        return fees

    def _threat_of_one(self, first: i64, low: i64, high: i64, without: i64, old: bool) -> float:
        """The threat of a single cell: a hand must pay for its number, and the nearest is cheapest."""
        before, after = first > 0, first + 1 < self.cells
        none = 1.0
        fee = 0.0
        price: i64 = 1
        while price <= MAX_PRICE:
            was = none
            if before and low + price < high and (not after or high - low - price >= price):
                none *= self._fails(low + price, price, without, old)
            if after and high - price > low and (not before or high - price - low > price):
                none *= self._fails(high - price, price, without, old)
            fee += float(price) * (was - none)
            price += 1
        chance = 1.0 - none
        fee = fee / chance if chance > TINY else float(MAX_PRICE)
        w = self.w
        extra = w[gap_weights.TWO_ENDS] if before and after else w[gap_weights.ONE_END]
        return -log(chance + w[gap_weights.NEVER]) + self.card_price * (w[gap_weights.LAST_FEE] * fee + extra)

    def _fails(self, number: i64, price: i64, without: i64, old: bool) -> float:
        if self.own_up_to[number] != self.own_up_to[number - 1]:
            return 1.0 if number == without else self.own_card_failure[price]
        if self.unseen_up_to[number] != self.unseen_up_to[number - 1]:
            return self.old_gap_failure[price] if old else self.new_gap_failure[price]
        return 1.0


def at_most(most: float, value: float) -> float:
    return value if value < most else most


def at_least(least: float, value: float) -> float:
    return value if value > least else least


def is_rough(state: State) -> bool:
    """Whether there are monsters or storms, or the arch is closed (TQ-23, TQ-24, TQ-H3, TQ-H4)."""
    terms = state.terms
    return (
        terms.monster_count > 0
        or terms.has_storms
        or terms.variant_row.has_exploration
        or (state.layout.arch and not state.arch_open)
    )
