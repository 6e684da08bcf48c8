"""The shared decks and their discard piles (IM-3, IM-5, IM-38 to IM-41, IM-A10 to IM-A12, IM-A19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from kazamata.core.bits import bit, has_bit
from kazamata.core.events import EventSink
from kazamata.core.seats import Seat
from kazamata.games.miners.cardset import DEEP
from kazamata.games.miners.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_TURNED_UP,
    DECK_SHUFFLED,
    DEEP_CARD_TAKEN,
    FACTION_FOUND,
    FACTION_MISSING,
)
from kazamata.games.miners.state import NO_CARD, Card, Player, State, insert

DECKS: Final = 3


def has_cards(state: State, deck: i64) -> bool:
    """Whether a deck (0 to 2) or its discards have a card (IM-A11)."""
    return state.deck_sizes[deck] > 0 or len(state.discard_piles[deck]) > 0


def open_decks(state: State) -> i64:
    """The decks that have cards to draw, one bit each."""
    decks: i64 = 0
    deck: i64 = 0
    while deck < DECKS:
        if has_cards(state, deck):
            decks |= bit(deck)
        deck += 1
    return decks


def refill(state: State, deck: i64, sink: EventSink) -> None:
    """Shuffle the discards into an empty deck when a card is needed from it (IM-5, IM-A19)."""
    if state.deck_sizes[deck] > 0:
        return
    cards = state.discard_piles[deck]
    state.dice.shuffle(cards)
    state.decks[deck] = cards
    state.deck_sizes[deck] = len(cards)
    state.discard_piles[deck] = vec[i64]()
    sink.emit1(DECK_SHUFFLED, deck + 1)


def take_top(state: State, deck: i64, sink: EventSink) -> Card:
    """Take the top card of a deck that has cards."""
    refill(state, deck, sink)
    left = state.deck_sizes[deck] - 1
    state.deck_sizes[deck] = left
    return state.decks[deck][left]


def draw(state: State, seat: Seat, deck: i64, sink: EventSink) -> None:
    """Draw one card from a deck into a hand, hidden from the others (IM-38)."""
    card = take_top(state, deck, sink)
    state.players[seat].gain(card)
    sink.emit_private2(CARD_DRAWN, seat, deck + 1, card)


def take_deep(state: State, seat: Seat, sink: EventSink) -> None:
    """Take a level IV card; the pile never runs out, because all its cards are identical (IM-40, IM-A11)."""
    if state.deep_left == 0:
        state.deep_left = state.deep_discards
        state.deep_discards = 0
    if state.deep_left > 0:
        state.deep_left -= 1
    else:
        state.deep_made += 1
    state.players[seat].gain(state.program.deep_card)
    sink.emit1(DEEP_CARD_TAKEN, seat)


def add_to_discards(state: State, card: Card) -> None:
    """Put a card on the discards of its level (IM-39)."""
    level = state.program.level[card]
    if level == DEEP:
        state.deep_discards += 1
    else:
        state.discard_piles[level - 1] = append(state.discard_piles[level - 1], card)


def discard(state: State, player: Player, seat: Seat, card: Card, sink: EventSink) -> None:
    player.lose(card)
    add_to_discards(state, card)
    sink.emit2(CARD_DISCARDED, seat, card)


def search_faction(state: State, seat: Seat, deck: i64, faction: i64, sink: EventSink) -> bool:
    """Reveal cards until one of the faction appears; shuffle the rest back (IM-41, IM-A10)."""
    refill(state, deck, sink)
    cards = state.decks[deck]
    place = state.deck_sizes[deck] - 1
    found = NO_CARD
    while place >= 0 and found == NO_CARD:
        card = cards[place]
        sink.emit2(CARD_TURNED_UP, seat, card)
        if has_bit(state.program.factions[card], faction):
            found = card
        place -= 1
    rest = cards[: state.deck_sizes[deck]]
    if found != NO_CARD:
        rest = remove(rest, found)
        _show(state.players[seat], found)
        sink.emit3(FACTION_FOUND, seat, faction, found)
    else:
        sink.emit3(FACTION_MISSING, seat, faction, deck + 1)
    state.dice.shuffle(rest)
    state.decks[deck] = rest
    state.deck_sizes[deck] = len(rest)
    sink.emit1(DECK_SHUFFLED, deck + 1)
    return found != NO_CARD


def _show(player: Player, card: Card) -> None:
    player.gain(card)
    player.shown_cards = insert(player.shown_cards, card)
