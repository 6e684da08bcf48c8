"""The gap policy: how one seat answers, and how a table of such seats plays to the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kazamata.bots.tranquility.action_judge import ActionJudge
from kazamata.bots.tranquility.gap_weights import Weights
from kazamata.bots.tranquility.greedy import ANSWERS
from kazamata.bots.tranquility.storms import call_compass
from kazamata.core.asks import Ask, Question
from kazamata.core.bits import bit
from kazamata.core.events import EventSink
from kazamata.core.seats import lowest_seat
from kazamata.core.steps import run_agenda
from kazamata.games.tranquility import asks
from kazamata.games.tranquility.cards import FINISH, FINISHES, ISLANDS, MONSTER
from kazamata.games.tranquility.even_split import even_share
from kazamata.games.tranquility.facts import question_facts
from kazamata.games.tranquility.fields import FOR_ROCKS
from kazamata.games.tranquility.gap_counts import next_gap
from kazamata.games.tranquility.state import LOW_ISLANDS, WON, State
from kazamata.games.tranquility.steps.discards import DiscardCards
from kazamata.games.tranquility.steps.start import GiveCards, OfferCards, bargain_of
from kazamata.games.tranquility.steps.turn import TakeTurn
from kazamata.games.tranquility.view import see

FULL: Final = -1
"""A mask with all bits set."""


def answer(state: State, seat: i64, table: Weights) -> i64:
    """The answer of a seat that looks no further than its own action."""
    step = state.agenda[-1]
    options = step.options(state, seat)
    if len(options) == 1:
        return options[0]
    if isinstance(step, TakeTurn):
        return best_action(state, seat, options, table)
    if state.duel is None:
        if isinstance(step, DiscardCards):
            below = FINISH if step.reason == FOR_ROCKS else MONSTER
            return ActionJudge(state, seat, table).card_to_discard(step.left, step.lowest_card, below)
        if isinstance(step, GiveCards):
            return card_for_start(state, seat, table)
        if isinstance(step, OfferCards):
            return even_share(state, seat)
    ask = Ask(step.ask_kind(state, seat), seat, options)
    question = Question(asks.ASKS[ask.kind], ask.kind, seat, options, question_facts(state, ask))
    if ask.kind == asks.CALL_COMPASS:
        return call_compass(see(state, seat), question, table.fears)
    return ANSWERS[ask.kind](see(state, seat), question)


def best_action(state: State, seat: i64, options: vec[i64], table: Weights) -> i64:
    """The action with the least loss; the first one in a tie."""
    judge = ActionJudge(state, seat, table)
    best: i64 = -1
    least = 0.0
    for option in options:
        loss = judge.loss(option)
        if best < 0 or loss < least:
            best = option
            least = loss
    return best


def card_for_start(state: State, seat: i64, table: Weights) -> i64:
    """The least valuable card for the Start, or an unseen one if it is probably worth less (TQ-24)."""
    judge = ActionJudge(state, seat, table)
    options = state.agenda[-1].options(state, seat)
    if options[0] == asks.UNSEEN and judge.least_worth() >= judge.unseen_worth():
        return asks.UNSEEN
    bargain = bargain_of(state)
    return judge.card_to_discard(bargain.owed[seat], bargain.last_named[seat], MONSTER)


def play_to_end(state: State, table: Weights, sink: EventSink) -> bool:
    """Let every seat follow the policy until the game ends or is hopeless. Return whether it is won."""
    agenda = state.agenda
    while agenda:
        step = agenda[-1]
        if isinstance(step, TakeTurn) and is_hopeless(state):
            return False
        seat = lowest_seat(step.asked_seats(state))
        step.take(state, seat, answer(state, seat, table), sink)
        run_agenda(state, agenda, sink)
    return state.result == WON


def is_hopeless(state: State) -> bool:
    """Whether a gap has too few numbers in play, or no Finish is left.

    It is always False with monsters, which may open a gap again, with exploration, and in a duel.
    """
    terms = state.terms
    if terms.monster_count > 0 or terms.variant_row.has_exploration or state.duel is not None:
        return False
    low, high = in_play(state)
    if low == 0 and high == 0:
        return True
    first, behind, below, above = next_gap(state.grid, 0)
    while first < behind:
        if not has_enough_numbers(low, high, below, above, behind - first):
            return True
        first, behind, below, above = next_gap(state.grid, behind)
    return False


def in_play(state: State) -> tuple[i64, i64]:
    """The numbers that are neither discarded nor removed, as bits. No bits are set if no Finish is left."""
    low: i64 = 0
    high: i64 = 0
    finishes: i64 = 0
    for player in state.players:
        low |= player.discarded_low
        high |= player.discarded_high
        finishes += player.discarded_copies(FINISH)
    if finishes >= FINISHES:
        return 0, 0
    for card in state.removed_cards:
        if card <= LOW_ISLANDS:
            low |= bit(card - 1)
        elif card <= ISLANDS:
            high |= bit(card - LOW_ISLANDS - 1)
    return low ^ FULL, high ^ FULL


def has_enough_numbers(low: i64, high: i64, below: i64, above: i64, cells: i64) -> bool:
    """Whether enough numbers between two others are in play for the cells."""
    number = below + 1
    while number < above:
        in_it = low >> (number - 1) if number <= LOW_ISLANDS else high >> (number - LOW_ISLANDS - 1)
        if in_it & 1:
            cells -= 1
            if cells == 0:
                return True
        number += 1
    return False
