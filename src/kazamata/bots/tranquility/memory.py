"""What a seat remembers: the cards it has held, and what everybody offered at the Start.

Its discards follow from the cards, and nobody may look (TQ-19); offers are shown once and then cleared (TQ-A7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kazamata.core.events import Event
from kazamata.games.tranquility.cards import ISLANDS, NO_CARD
from kazamata.games.tranquility.events import CARD_DRAWN, CARD_FOUND, OFFER_SHOWN
from kazamata.games.tranquility.view import View

_SECRET_TOLD: Final = 2
"""How many numbers a draw tells to whoever drew."""
OFFER_BASE: Final = 1000
"""From here on a number is an offer: there are no such cards."""


def start(view: View) -> list[int]:
    """The cards of the first hand."""
    return list(view.seats[view.viewer].hand)


def observe(memory: list[int], event: Event) -> None:
    """A card that came into the own hand, for others' cards are not told; an offer that was shown to all."""
    if event.kind in (CARD_DRAWN, CARD_FOUND) and len(event.values) == _SECRET_TOLD:
        memory.append(event.values[1])
    elif event.kind == OFFER_SHOWN:
        memory.append(OFFER_BASE + event.values[1])


def lately(memory: Sequence[int], count: int) -> list[int]:
    """What is left to a seat that remembers so many of the cards it held last, and every offer."""
    cards = [number for number in memory if number < OFFER_BASE]
    return [*cards[-count:], *(number for number in memory if number >= OFFER_BASE)]


def rounds_of_offers(memory: Sequence[int], seats: int) -> list[list[int]]:
    """What the seats offered, round by round: one Start is played a game, and offers are shown in seat order."""
    said = [number - OFFER_BASE for number in memory if number >= OFFER_BASE]
    return [said[first : first + seats] for first in range(0, len(said), seats)]


def own_discards(view: View, memory: Sequence[int]) -> list[int]:
    """The islands and Finishes that the viewer has held and that lie nowhere to be seen."""
    rest = [card for card in memory if card <= ISLANDS + 1]
    for card in (*view.seats[view.viewer].hand, *view.grid, *view.gone_cards):
        if card != NO_CARD and card in rest:
            rest.remove(card)
    return rest
