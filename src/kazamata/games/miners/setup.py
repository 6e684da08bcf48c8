"""The setup and the deal (IM-2 to IM-9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.bits import bit
from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.steps import run_agenda
from kazamata.games.miners.cardset import DEEP
from kazamata.games.miners.decks import DECKS, draw
from kazamata.games.miners.mine import empty_mine
from kazamata.games.miners.program import Program
from kazamata.games.miners.state import NO_BOARD, NOT_CHOSEN, Player, State
from kazamata.games.miners.steps.draws import KeepCards
from kazamata.games.miners.steps.rounds import OPEN_ROUND, start_lanes
from kazamata.games.miners.terms import RANDOM_SIDE, Terms

START_HAND: Final = (2, 3, 3)
FIRST_GAME_HAND: Final = (2, 2, 2)
KEPT: Final = 4


def deck_of(program: Program, level: i64) -> vec[i64]:
    """All cards of a level, unshuffled."""
    cards = vec[i64](capacity=44)
    kind: i64 = 0
    for copies in program.copies:
        if program.level[kind] == level:
            left = copies
            while left > 0:
                cards = append(cards, kind)
                left -= 1
        kind += 1
    return cards


def all_events(program: Program) -> vec[i64]:
    events = vec[i64](capacity=18)
    event: i64 = 0
    while event < len(program.event_type):
        events = append(events, event)
        event += 1
    return events


def sides_of(terms: Terms, dice: Dice) -> i64:
    """One bit per board: the chosen side, or by the rules a random one (IM-2, IM-D16)."""
    sides: i64 = 0
    board: i64 = 0
    for agreed in (terms.alchemy, terms.technology, terms.diplomacy):
        side = dice.below(2) if agreed == RANDOM_SIDE else agreed
        if side == 1:
            sides |= bit(board)
        board += 1
    return sides


def new_player() -> Player:
    """A player without coins, points or tokens (IM-6, IM-9)."""
    empty = vec[i64](capacity=10)
    return Player(empty, vec[i64](), empty_mine(), [], 0, 0, NO_BOARD, 0, 0, 0, 0, NOT_CHOSEN, 0, 0, NO_BOARD)


def new_state(terms: Terms, dice: Dice) -> State:
    """A table with boards, shuffled decks and events (IM-2 to IM-5)."""
    program = terms.program
    sides = sides_of(terms, dice)
    decks: list[vec[i64]] = []
    level: i64 = 1
    while level <= DECKS:
        deck = deck_of(program, level)
        dice.shuffle(deck)
        decks.append(deck)
        level += 1
    events = all_events(program)
    dice.shuffle(events)
    left = vec[i64]([len(decks[0]), len(decks[1]), len(decks[2])])
    deep: i64 = len(deck_of(program, DEEP))
    players = [new_player() for _ in range(terms.seats)]
    piles = [vec[i64](), vec[i64](), vec[i64]()]
    return State(terms, sides, events, decks, left, piles, deep, 0, 0, players, dice, [], 0, False)


def deal(terms: Terms, seed: int) -> State:
    """Deal the start hands in seat order; seats keep four of eight, or all of a first game (IM-7, IM-8)."""
    state = new_state(terms, seeded(seed))
    state.agenda.append(OPEN_ROUND)
    seat: i64 = 0
    while seat < terms.seats:
        deck: i64 = 0
        for count in FIRST_GAME_HAND if terms.first_game else START_HAND:
            for _ in range(count):
                draw(state, seat, deck, NO_EVENTS)
            deck += 1
        if not terms.first_game:
            hand: i64 = len(state.players[seat].hand)
            state.players[seat].lane.append(KeepCards(seat, hand - KEPT))
        seat += 1
    start_lanes(state, NO_EVENTS)
    run_agenda(state, state.agenda, NO_EVENTS)
    return state
