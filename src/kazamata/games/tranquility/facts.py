"""The facts of each question: prices and the cards to choose from (TQ-10, TQ-11, TQ-14).

They are separate from the steps because this work for people would slow down the steps' loops.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.asks import Ask, Option
from kazamata.core.seats import Seat
from kazamata.core.steps import Step
from kazamata.games.tranquility.asks import (
    DISCARD_TWO,
    DUEL_ISLAND,
    PLAY_ISLAND,
    TURN_CARD,
    card_of,
    cell_of,
)
from kazamata.games.tranquility.cards import is_discardable
from kazamata.games.tranquility.even_split import even_share
from kazamata.games.tranquility.gap_counts import GapCounts, risk_of
from kazamata.games.tranquility.placement import cost_of
from kazamata.games.tranquility.state import HAND_LIMIT, Player, State
from kazamata.games.tranquility.steps.discards import DiscardCards, fits
from kazamata.games.tranquility.steps.duel import DuelTurn, TakeOpenCards, cell_at, duel_cost, duel_of
from kazamata.games.tranquility.steps.rough_seas import CallCompass
from kazamata.games.tranquility.steps.start import GiveCards, OfferCards, bargain_of, unseen_left
from kazamata.games.tranquility.steps.turn import TakeTurn


def question_facts(state: State, ask: Ask) -> vec[i64]:
    """The facts of a question, in the order of its definition in `asks`."""
    step = state.agenda[-1]
    player = state.players[ask.seat]
    if isinstance(step, DiscardCards):
        return _listed(vec[i64]([step.left, step.lowest_card, step.reason]), _loose(player, step))
    if isinstance(step, TakeTurn):
        return _listed(_with_gap_figures(state, ask, _prices(state, step, ask)), discardables(player))
    if isinstance(step, DuelTurn):
        return _listed(_prices(state, step, ask), discardables(player))
    if isinstance(step, CallCompass):
        return vec[i64]([step.drawn_storm])
    if isinstance(step, TakeOpenCards):
        held: i64 = len(player.hand)
        return vec[i64]([HAND_LIMIT - held])
    if isinstance(step, OfferCards | GiveCards):
        return _bargaining(state, ask.seat, step)
    return vec[i64]()


def _bargaining(state: State, seat: Seat, step: Step[State]) -> vec[i64]:
    bargain = bargain_of(state)
    if isinstance(step, OfferCards):
        return vec[i64]([bargain.round, state.terms.offer_rounds, even_share(state, seat)])
    numbers = vec[i64]([bargain.owed[seat], bargain.last_named[seat], unseen_left(state, bargain, seat)])
    return _listed(numbers, discardables(state.players[seat]))


def _listed(numbers: vec[i64], cards: vec[i64]) -> vec[i64]:
    """The numbers, followed by the count of the cards and the cards."""
    count: i64 = len(cards)
    numbers = append(numbers, count)
    for card in cards:
        numbers = append(numbers, card)
    return numbers


def discardables(player: Player) -> vec[i64]:
    """The hand cards that may be discarded."""
    cards = vec[i64](capacity=8)
    for card in player.hand:
        if is_discardable(card):
            cards = append(cards, card)
    return cards


def _loose(player: Player, step: DiscardCards) -> vec[i64]:
    cards = vec[i64](capacity=8)
    for card in player.hand:
        if card >= step.lowest_card and fits(card, step.reason):
            cards = append(cards, card)
    return cards


def _prices(state: State, step: Step[State], ask: Ask) -> vec[i64]:
    """The number of cards that the seat must choose and discard for each option."""
    prices = vec[i64](capacity=64)
    for option in ask.options:
        prices = append(prices, _price(state, ask.seat, step, option))
    return prices


def _price(state: State, seat: Seat, step: Step[State], option: Option) -> i64:
    if option == DISCARD_TWO:
        return 2
    if isinstance(step, DuelTurn):
        return _duel_price(state, seat, option)
    if option < TURN_CARD:
        return 0
    if option < PLAY_ISLAND:
        return 1
    return cost_of(state, card_of(option, PLAY_ISLAND), cell_of(option, PLAY_ISLAND))


def _with_gap_figures(state: State, ask: Ask, numbers: vec[i64]) -> vec[i64]:
    """The numbers, followed by the gap counts and risk of each placement; other options get 0 (TQ-9)."""
    left = GapCounts(state.grid, state.gone_cards)
    rows = [vec[i64](capacity=64) for _ in range(5)]
    for option in ask.options:
        before, below, after, above = 0, 0, 0, 0
        if option >= PLAY_ISLAND:
            card, cell = card_of(option, PLAY_ISLAND), cell_of(option, PLAY_ISLAND)
            before, below, after, above = left.around(card, cell)
        figures = (before, below, after, above, risk_of(before, below, after, above))
        for place, number in enumerate(figures):
            rows[place] = append(rows[place], number)
    for row in rows:
        for number in row:
            numbers = append(numbers, number)
    return numbers


def _duel_price(state: State, seat: Seat, option: Option) -> i64:
    if option < DUEL_ISLAND:
        return 0
    cell = cell_at(duel_of(state), seat, cell_of(option, DUEL_ISLAND))
    return duel_cost(state, seat, card_of(option, DUEL_ISLAND), cell)
