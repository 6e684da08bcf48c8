"""A seat's memory: the cards it has held, and all offers at the Start.

Its discards follow from the cards, and no player may look at them (TQ-19). The table shows offers once and
then clears them (TQ-A7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.core.events import Event
from kazamata.games.tranquility.cards import ISLANDS, NO_CARD
from kazamata.games.tranquility.events import CARD_DRAWN, CARD_FOUND, OFFER_SHOWN
from kazamata.games.tranquility.view import View

_SECRET_SHOWN: Final = 2
"""The number of values in a draw event for the player who drew."""
OFFER_BASE: Final = 1000
"""Numbers from here on are offers, since no card is this high."""


def start(view: View) -> list[int]:
    """The cards of the first hand."""
    return list(view.seats[view.viewer].hand)


def observe(memory: list[int], event: Event) -> None:
    """Remember a card that came into the seat's hand, or an offer that everyone saw.

    Events hide the cards of other seats.
    """
    if event.kind in (CARD_DRAWN, CARD_FOUND) and len(event.values) == _SECRET_SHOWN:
        memory.append(event.values[1])
    elif event.kind == OFFER_SHOWN:
        memory.append(OFFER_BASE + event.values[1])


def lately(memory: Sequence[int], count: int) -> list[int]:
    """The last `count` cards of a memory, and every offer."""
    cards = [number for number in memory if number < OFFER_BASE]
    return [*cards[-count:], *(number for number in memory if number >= OFFER_BASE)]


def rounds_of_offers(memory: Sequence[int], seats: int) -> list[list[int]]:
    """The seats' offers by round. A game has one Start, and its offers come in seat order."""
    said = [number - OFFER_BASE for number in memory if number >= OFFER_BASE]
    return [said[first : first + seats] for first in range(0, len(said), seats)]


def own_discards(view: View, memory: Sequence[int]) -> list[int]:
    """The islands and Finishes that the viewer has held and that are not visible."""
    rest = [card for card in memory if card <= ISLANDS + 1]
    for card in (*view.seats[view.viewer].hand, *view.grid, *view.gone_cards):
        if card != NO_CARD and card in rest:
            rest.remove(card)
    return rest
