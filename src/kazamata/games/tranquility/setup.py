"""The setup and the deal (TQ-1 to TQ-6, TQ-25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from kazamata.core.dice import Dice, seeded
from kazamata.core.events import NO_EVENTS
from kazamata.core.seats import Seat
from kazamata.core.steps import run_agenda, schedule
from kazamata.games.tranquility.cards import (
    BORDER,
    COMPASS,
    COMPASSES,
    FINISH,
    ISLANDS,
    MONSTER,
    NO_CARD,
    ORANGE,
    PURPLE,
    ROCKS,
    STORMS_PER_COLOUR,
    YELLOW,
    Card,
)
from kazamata.games.tranquility.layout import Layout
from kazamata.games.tranquility.state import (
    HAND_LIMIT,
    NO_ROCKS,
    NO_STARTER,
    RUNNING,
    Duel,
    Player,
    State,
)
from kazamata.games.tranquility.steps.duel import CHECK_DUEL_TURN_STEP, OPEN_CARDS
from kazamata.games.tranquility.steps.shuffle_starts import SHUFFLE_STARTS
from kazamata.games.tranquility.steps.start import refills
from kazamata.games.tranquility.terms import FEWEST_CARDS, FIRST_SEAT, Terms

EXPLORATION: Final = (
    (FINISH, 5),
    (BORDER, 7),
    (ROCKS, 1),
    (MONSTER, 3),
    (YELLOW, 1),
    (PURPLE, 1),
    (ORANGE, 1),
    (COMPASS, 3),
)
"""The exploration deck of 22 cards (TQ-H4)."""


def append_copies(cards: vec[i64], card: Card, count: i64) -> vec[i64]:
    """Add some copies of a card."""
    while count > 0:
        cards = append(cards, card)
        count -= 1
    return cards


def islands() -> vec[i64]:
    cards = vec[i64](capacity=112)
    number: i64 = 1
    while number <= ISLANDS:
        cards = append(cards, number)
        number += 1
    return cards


def shuffled_in_cards(terms: Terms) -> vec[i64]:
    """The cards that are shuffled into the islands before the deal (TQ-4, TQ-23, TQ-24)."""
    cards = vec[i64](capacity=16)
    cards = append_copies(cards, FINISH, terms.variant_row.finishes)
    cards = append_copies(cards, MONSTER, terms.monster_count)
    if terms.has_storms:
        for storm in (YELLOW, PURPLE, ORANGE):
            cards = append_copies(cards, storm, STORMS_PER_COLOUR)
    return cards


def exploration() -> vec[i64]:
    cards = vec[i64](capacity=24)
    for card, count in EXPLORATION:
        cards = append_copies(cards, card, count)
    return cards


def sides(terms: Terms, dice: Dice) -> vec[i64]:
    """Choose the upper side of each island at random (TQ-H5); without day and night all show day."""
    coins = vec[i64]([0])
    while len(coins) <= ISLANDS:
        coins = append(coins, dice.below(2) if terms.variant_row.has_sides else 0)
    return coins


def new_player(pile: vec[i64]) -> Player:
    return Player(vec[i64](capacity=8), pile, 0, 0, 0, 0, 0, 0, 0, 0, False)


def share_out(cards: vec[i64], terms: Terms) -> list[Player]:
    """Deal all cards as evenly as possible; the first seats get one more (TQ-4, TQ-A27)."""
    total: i64 = len(cards)
    players: list[Player] = []
    begin: i64 = 0
    seat: i64 = 0
    while seat < terms.seats:
        size = total // terms.seats + (1 if seat < total % terms.seats else 0)
        players.append(new_player(cards[begin : begin + size]))
        begin += size
        seat += 1
    return players


def first_player(players: list[Player], starter: str, dice: Dice) -> Seat:
    """The first seat, any seat, or a random one among those with the fewest cards (TQ-6, TQ-A14)."""
    fewest = players[-1].pile_size()  # the last seat never has more cards than another
    candidates = vec[i64](capacity=8)
    seat: i64 = 0
    for player in players:
        if starter == FEWEST_CARDS:
            may_begin = player.pile_size() == fewest
        else:
            may_begin = starter != FIRST_SEAT or seat == 0
        if may_begin:
            candidates = append(candidates, seat)
        seat += 1
    return candidates[dice.below(len(candidates))]


def empty_grid(layout: Layout) -> vec[i64]:
    return append_copies(vec[i64](capacity=36), NO_CARD, layout.cells)


def new_state(terms: Terms, dice: Dice) -> State:
    """A table before the deal."""
    layout = terms.layout
    deck = exploration() if terms.variant_row.has_exploration else vec[i64]()
    dice.shuffle(deck)
    supply = COMPASSES if terms.has_storms else terms.variant_row.supply
    return State(
        terms,
        sides(terms, dice),
        vec[i64](),
        deck,
        empty_grid(layout),
        vec[i64](),
        [],
        dice,
        [],
        0,
        NO_STARTER,
        0,
        NO_ROCKS,
        0,
        0,
        supply,
        0,
        layout.borders,
        False,
        False,
        RUNNING,
        None,
        None,
    )


def deal(terms: Terms, seed: int, starter: str) -> State:
    """Shuffle, remove, deal, draw the opening hands, shuffle the Starts in (TQ-3 to TQ-6)."""
    state = new_state(terms, seeded(seed))
    cards = islands()
    state.dice.shuffle(cards)
    if terms.variant_row.is_duel:
        deal_duel(state, cards, starter)
    else:
        deal_team(state, cards, starter)
    run_agenda(state, state.agenda, NO_EVENTS)
    return state


def deal_team(state: State, cards: vec[i64], starter: str) -> None:
    terms, dice = state.terms, state.dice
    state.removed_cards = cards[
        : terms.removed_count
    ]  # random and unseen, before other cards are added (TQ-25)
    cards = cards[terms.removed_count :]
    for extra in shuffled_in_cards(terms):
        cards = append(cards, extra)
    dice.shuffle(cards)
    state.players = share_out(cards, terms)
    state.active_seat = first_player(state.players, starter, dice)
    if terms.has_rocks:
        state.rocks_row = dice.below(state.layout.rows)
    schedule(state.agenda, (*refills(state, state.active_seat), SHUFFLE_STARTS))


def deal_duel(state: State, cards: vec[i64], starter: str) -> None:
    """Deal two hands of five and four open cards; nobody has fewer cards, so anybody may begin (TQ-6, TQ-H6)."""
    state.players = [new_player(vec[i64]()), new_player(vec[i64]())]
    drawn: i64 = 0
    for player in state.players:
        while len(player.hand) < HAND_LIMIT:
            player.gain(cards[drawn])
            drawn += 1
    first = first_player(state.players, starter, state.dice)
    shown = cards[drawn : drawn + OPEN_CARDS]
    state.duel = Duel(cards, drawn + OPEN_CARDS, shown, empty_grid(state.layout), first)
    state.active_seat = first
    state.agenda.append(CHECK_DUEL_TURN_STEP)
