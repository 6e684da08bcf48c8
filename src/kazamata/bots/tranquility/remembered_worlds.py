"""Sampled worlds for a seat with a memory.

Its own discards are where it put them. Other seats rarely discarded numbers that still fit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.bots.tranquility.memory import own_discards
from kazamata.core.dice import Dice
from kazamata.games.tranquility.cards import FINISH, ISLANDS, START
from kazamata.games.tranquility.gap_counts import Gaps
from kazamata.games.tranquility.state import Player, State
from kazamata.games.tranquility.view import View
from kazamata.games.tranquility.worlds import imagine

FITTING_DISCARD: Final = 320
"""Of 1,000 sampled discards that still fit, this many stay discards."""
TRIES: Final = 20
PILE: Final = 0
HAND: Final = 1
DISCARDS: Final = 2
REMOVED: Final = 3
ANYWHERE: Final = -1
ANY_SEAT: Final = -1


@final
class HiddenCards:
    """The numbers and Finishes that the viewer cannot see: which, where and whose. They can be swapped."""

    def __init__(self, highest: i64) -> None:
        self.highest: i64 = highest  # the highest card that may be swapped
        self.cards: vec[i64] = vec[i64](capacity=128)
        self.zones: vec[i64] = vec[i64](capacity=128)
        self.seats: vec[i64] = vec[i64](capacity=128)
        self.fixed: list[bool] = []

    def add(self, cards: vec[i64], zone: i64, seat: i64) -> None:
        for card in cards:
            self.cards = append(self.cards, card)
            self.zones = append(self.zones, zone)
            self.seats = append(self.seats, seat)
            self.fixed.append(card > self.highest)

    def find(self, card: i64, zone: i64, seat: i64) -> i64:
        """The index of a movable card, in one zone of a seat or anywhere; -1 if there is none."""
        index: i64 = 0
        for held in self.cards:
            there = zone == ANYWHERE or (self.zones[index] == zone and self.seats[index] == seat)
            if held == card and there and not self.fixed[index]:
                return index
            index += 1
        return -1

    def find_start(self, zone: i64, seat: i64) -> i64:
        """The index of a Start in one zone of a seat; -1 if there is none."""
        index: i64 = 0
        for held in self.cards:
            if held == START and self.zones[index] == zone and self.seats[index] == seat:
                return index
            index += 1
        return -1

    def any_loose(self, zone: i64, seat: i64, highest: i64) -> i64:
        """The index of the first movable card of a zone up to `highest`; -1 if there is none."""
        index: i64 = 0
        for held in self.cards:
            there = self.zones[index] == zone and (seat == ANY_SEAT or self.seats[index] == seat)
            if there and held <= highest and not self.fixed[index]:
                return index
            index += 1
        return -1

    def swap(self, one: i64, other: i64) -> None:
        card = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = card

    def of(self, zone: i64, seat: i64) -> vec[i64]:
        """The cards of one zone of one seat, in their order."""
        found = vec[i64](capacity=64)
        index: i64 = 0
        for card in self.cards:
            if self.zones[index] == zone and self.seats[index] == seat:
                found = append(found, card)
            index += 1
        return found


def sample_world(view: View, memory: Sequence[int], dice: Dice) -> State:
    """Return a complete position that matches the view and the viewer's memory."""
    state = imagine(view, dice)
    if state.duel is not None:
        return state
    unknown = _unknown(state, view.viewer)
    _recall(unknown, view, memory)
    _believe(unknown, state, dice)
    _write_back(state, unknown, view.viewer)
    return state


def _unknown(state: State, viewer: i64) -> HiddenCards:
    unknown = HiddenCards(
        ISLANDS if state.terms.variant_row.has_exploration else FINISH
    )  # found cards are counted (TQ-H4)
    seat: i64 = 0
    for player in state.players:
        unknown.add(player.pile[player.drawn_count :], PILE, seat)
        if seat != viewer:
            unknown.add(player.hand, HAND, seat)
        unknown.add(player.discarded_cards(), DISCARDS, seat)
        seat += 1
    unknown.add(state.removed_cards, REMOVED, 0)
    return unknown


def _recall(unknown: HiddenCards, view: View, memory: Sequence[int]) -> None:
    """Move the remembered discards to the viewer's discards, each in exchange for a card sampled there."""
    seat = view.viewer
    _place_start(unknown, seat, START in memory and view.start_seat != seat)
    for card in own_discards(view, memory):
        index = unknown.find(card, DISCARDS, seat)
        if index < 0:
            index = unknown.find(card, ANYWHERE, seat)
            if index < 0:
                continue
            other = _loose_discard(unknown, seat, unknown.zones[index] == REMOVED)
            if other < 0:
                continue
            unknown.swap(index, other)
            index = other
        unknown.fixed[index] = True


def _place_start(unknown: HiddenCards, seat: i64, was_held: bool) -> None:
    """Put the Start into the viewer's pile if the viewer never held it, or into the discards if it was not played."""
    wrong, right = (PILE, DISCARDS) if was_held else (DISCARDS, PILE)
    index = unknown.find_start(wrong, seat)
    other = unknown.any_loose(right, seat, unknown.highest)
    if index >= 0 and other >= 0:
        unknown.swap(index, other)
        unknown.fixed[index] = False
        unknown.fixed[other] = True


def _loose_discard(unknown: HiddenCards, seat: i64, for_removed: bool) -> i64:
    """An own discard that may go elsewhere. Only islands were removed before the deal (TQ-25)."""
    other = unknown.any_loose(DISCARDS, seat, ISLANDS)
    if other < 0:
        other = unknown.any_loose(DISCARDS, seat, unknown.highest)
        island = unknown.any_loose(PILE, ANY_SEAT, ISLANDS)
        if for_removed and other >= 0 and island >= 0:
            unknown.swap(other, island)
    return other


def _believe(unknown: HiddenCards, state: State, dice: Dice) -> None:
    """Make discards plausible: players prefer to discard numbers that fit nowhere."""
    elsewhere = vec[i64](capacity=128)
    index: i64 = 0
    while index < len(unknown.cards):
        if unknown.zones[index] < DISCARDS and not unknown.fixed[index]:
            elsewhere = append(elsewhere, index)
        index += 1
    if len(elsewhere) == 0:
        return
    fits = fitting_numbers(state)
    index = 0
    while index < len(unknown.cards):
        if unknown.zones[index] == DISCARDS and not unknown.fixed[index]:
            tries: i64 = 0
            while tries < TRIES and fits[unknown.cards[index]] and dice.below(1000) >= FITTING_DISCARD:
                unknown.swap(index, elsewhere[dice.below(len(elsewhere))])
                tries += 1
        index += 1


def fitting_numbers(state: State) -> list[bool]:
    """[card]: whether it is a number that still fits somewhere."""
    fits = [False] * (FINISH + 1)
    gaps = Gaps(state.grid)
    gap: i64 = 0
    while gap < len(gaps.first):
        number = gaps.low[gap] + 1
        while number < gaps.high[gap]:
            fits[number] = True
            number += 1
        gap += 1
    return fits


def _write_back(state: State, unknown: HiddenCards, viewer: i64) -> None:
    """Write the cards back into the position."""
    state.removed_cards = unknown.of(REMOVED, 0)
    seat: i64 = 0
    for player in state.players:
        player.pile = unknown.of(PILE, seat)
        player.drawn_count = 0
        if seat != viewer:
            _fill_hand(player, unknown.of(HAND, seat))
        player.discard_count = 0
        player.discarded_low = 0
        player.discarded_high = 0
        for card in unknown.of(DISCARDS, seat):
            player.add_discard(card)
        seat += 1


def _fill_hand(player: Player, cards: vec[i64]) -> None:
    player.hand = vec[i64](capacity=8)
    for card in cards:
        player.gain(card)
